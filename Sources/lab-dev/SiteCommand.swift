import Catalog
import CommandGrammar
import CompilerLab
import Foundation
import LabCommands
import LabCore
import LabSystem
import LabText
import Lessons
import SiteGenerator

/// `lab-dev site [--check] [--address URL] [--record-compiler]`: writes the public page into docs/.
enum SiteCommand {
  static let usage = "lab-dev site [--check | --record-compiler] [--address URL]   the public page, docs/"

  static func run(_ words: [String]) async -> Int32 {
    var rest = words[...]
    var checks = false
    var records = false
    var address: String?
    while let word = rest.popFirst() {
      switch word {
      case "--check": checks = true
      case "--record-compiler": records = true
      case "--address": address = rest.popFirst()
      default:
        print("usage: \(usage)")
        return 2
      }
    }
    do {
      if records { try await CompilerRecorder.record() }
      let content = try await SiteSources.content(address: address, date: checks ? nil : Self.today)
      let files = Site(content).files
      let stale = SiteSources.strays(files)
      let changed = files.filter { (try? String(contentsOfFile: "docs/" + $0.path, encoding: .utf8)) != $0.text }
      if checks {
        for file in changed { print("docs/\(file.path) is out of date") }
        for path in stale { print("\(path) does not belong to the site") }
        guard changed.isEmpty, stale.isEmpty else {
          print("run 'make site'")
          return 1
        }
        print("docs/ is what the generator writes: \(files.count) files")
        return 0
      }
      for file in changed { try SiteSources.write(file) }
      for path in stale { try FileManager.default.removeItem(atPath: path) }
      print("\(files.count) files, \(changed.count) written, \(stale.count) removed")
      return 0
    } catch let diagnostic as Diagnostic {
      print(diagnostic.styled(in: .english).plain)
    } catch {
      print("lab-dev site: \(error) (run it from the project's root)")
    }
    return 1
  }

  static var today: String {
    let parts = Calendar(identifier: .gregorian).dateComponents(in: .gmt, from: Date())
    return String(format: "%04d-%02d-%02d", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
  }
}
