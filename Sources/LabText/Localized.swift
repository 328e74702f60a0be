/// A language the lab speaks. Both are complete and equal: a test proves that no sentence exists in one only.
public enum Language: String, Sendable, Hashable, CaseIterable, Codable {
  /// English.
  case english = "en"
  /// Simplified Chinese.
  case simplifiedChinese = "zh-Hans"

  /// The language asked for by a `--lang` value or a POSIX locale name (`zh_CN.UTF-8`, `zh-Hans`, `en_GB`, `C`).
  ///
  /// - Returns: `nil` for a name that begins with neither `en`, `zh`, `C` nor `POSIX`.
  public init?(localeName: String) {
    let name = localeName.lowercased()
    if name.hasPrefix("zh") {
      self = .simplifiedChinese
    } else if name.hasPrefix("en") || name == "c" || name.hasPrefix("c.") || name == "posix" {
      self = .english
    } else {
      return nil
    }
  }
}

/// One sentence for learners, in every language of the lab.
public struct Localized: Sendable, Hashable, Codable {
  /// The English wording.
  public let en: String
  /// The Simplified Chinese wording.
  public let zh: String

  /// Creates a sentence that exists in both languages.
  public init(en: String, zh: String) {
    self.en = en
    self.zh = zh
  }

  /// Creates a sentence that is the same in both languages: a name, a symbol, code.
  public init(same text: String) { self.init(en: text, zh: text) }

  /// The wording in one language.
  public func text(in language: Language) -> String {
    switch language {
    case .english: en
    case .simplifiedChinese: zh
    }
  }
}
