import Foundation
import Inspection

/// The table of texts with attributes, as far as UIKit's properties ask for them.
enum AttributedStringRows {
  /// All of them.
  static var all: [DeferredTable] {
    [
      DeferredTable("NSAttributedString", module: SwiftType(NSAttributedString.self).canonicalNominal?.module ?? "Foundation") { text },
      DeferredTable("AttributedString", module: SwiftType(AttributedString.self).canonicalNominal?.module ?? "Foundation") { value },
    ]
  }

  private static var value: TypeTable {
    TypeTable(AttributedString.self, conformances: ["Hashable"]) {
      Initializer("init(_ string: String)") { (text: String) in AttributedString(text) }
    }
  }

  private static var text: TypeTable {
    TypeTable(NSAttributedString.self) {
      Property("string", \NSAttributedString.string, .get)
      Property("length", \NSAttributedString.length, .get)
      Initializer("init(string: String)") { (text: String) in NSAttributedString(string: text) }
    }
  }
}
