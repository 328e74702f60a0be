import Foundation
import LabText

/// JSON in one line of a transcript.
enum JSONText {
  static func tree(_ text: some StringProtocol) throws -> JSONValue { try CanonicalJSON.tree(parsing: Data(text.utf8)) }
}
