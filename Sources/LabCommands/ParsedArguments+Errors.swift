import CommandGrammar
import LabSystem
import LabText

extension ParsedArguments {
  /// What a person is told of an error that was not made for one.
  ///
  /// - Parameter index: The word it is about; the whole rest of the line when there is none.
  func diagnostic(of error: any Error, at index: Int? = nil) -> Diagnostic {
    switch error {
    case let error as Diagnostic: error.source.isEmpty ? pointed(error, at: index ?? words.count) : error
    case let error as FileSystemError:
      diagnostic(
        Localized(en: error.sentence.en.escapingUntrusted(), zh: error.sentence.zh.escapingUntrusted()), at: index)
    case is CancellationError: diagnostic(Localized(en: "stopped", zh: "已停止"), at: index)
    default: diagnostic(Localized(same: "\(error)".escapingUntrusted()), at: index)
    }
  }

  /// A diagnostic of the repository, pointing at the word it is about.
  func pointed(_ error: Diagnostic, at index: Int) -> Diagnostic {
    var pointed = error
    pointed.source = line
    pointed.span = index < words.count ? words[index].span : nil
    return pointed
  }
}
