import Catalog
import Foundation
import LabCore
import LabText

/// `lab-dev export catalog [--check]`: the catalog as data for other programs.
enum ExportCommand {
  static let path = "docs/assets/type-catalog.json"

  static func run(_ words: [String]) -> Int32 {
    guard words.first == "catalog", words.dropFirst().allSatisfy({ $0 == "--check" }) else {
      print("usage: lab-dev export catalog [--check]")
      return 2
    }
    let text = CatalogExport(version: LabVersion.current).value.text(isPretty: true) + "\n"
    let old = try? String(contentsOfFile: path, encoding: .utf8)
    if words.contains("--check") {
      guard old == text else {
        print("\(path) is out of date: run 'make type-cards'")
        return 1
      }
      print("\(path) says what the live tables say")
      return 0
    }
    guard old != text else { return 0 }
    do {
      try FileManager.default.createDirectory(atPath: "docs/assets", withIntermediateDirectories: true)
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      print("wrote \(path)")
      return 0
    } catch {
      print("lab-dev export: \(error.localizedDescription) (run it from the project's root)")
      return 1
    }
  }
}
