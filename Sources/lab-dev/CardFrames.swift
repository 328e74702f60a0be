import Catalog
import Foundation
import Inspection
import LabSystem
import UIKitModel

/// The source of `card-probe`: one function for each card and concept, with the locals of its frame as a compiler sees them,
/// so that a real LLDB can stop there and be asked the card's debugger commands.
enum CardFrames {
  static let path = "Tests/CardProbe/Frames.swift"

  static func source() -> String {
    var text = "// Written by `lab-dev generate` from the catalog's frames. Do not edit.\n// swift-format-ignore-file\n\n"
    // The catalog's own helper types are internal; a debug build lets tests import them.
    text += "#if DEBUG\n@testable import Catalog\n" + imports.map { "import \($0)\n" }.joined()
    text += "\nlet frames: [String: @Sendable () -> Void] = [\n"
    for entry in CatalogIndex().entries { text += function(entry) }
    return text + "]\n#endif\n"
  }

  private static func function(_ entry: CatalogEntry) -> String {
    let subject = UIKitEnvironment.with(UIKitEnvironment()) {
      entry.makeSubject(WorkloadContext(folder: NSTemporaryDirectory() + "lab-frames", clock: VirtualClock(), typecheck: nil))
    }
    defer { subject.dispose() }
    let variables = subject.frame.variables
    var text = "  \(entry.experiment.debugDescription): {\n"
    for variable in variables {
      let type = spelled(variable.type)
      text += "    \(variable.isConstant ? "let" : "var") \(variable.name): \(type) = local(\"\(variable.name)\")\n"
    }
    text += "    stopHere()\n"
    // What is used after the stop is still there at it.
    for variable in variables { text += "    \(variable.isConstant ? "keep(" : "touch(&")\(variable.name))\n" }
    return text + "  },\n"
  }

  /// A type as source names it.
  private static func spelled(_ type: SwiftType) -> String {
    let name = type.qualifiedName.replacing("FoundationEssentials.", with: "Foundation.").replacing(
      "Swift.Error>", with: "any Swift.Error>")
    if case .existential = type.withoutAlias { return "any " + name }
    return name
  }

  private static let imports = ["Foundation", "Inspection", "LabSystem", "Messenger", "TeachingTypes", "UIKitModel"]
}
