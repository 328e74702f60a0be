/// When typing begins with a capital letter.
public enum UITextAutocapitalizationType: Int, Sendable { case none = 0, words, sentences, allCharacters }
/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable { case `default` = 0, no, yes }
/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable { case `default` = 0, no, yes }
/// Whether quotation marks become curly.
public enum UITextSmartQuotesType: Int, Sendable { case `default` = 0, no, yes }
/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable { case `default` = 0, no, yes }
/// Which keys the keyboard has.
public enum UIKeyboardType: Int, Sendable {
  case `default` = 0, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad, twitter, webSearch, asciiCapableNumberPad
}
/// Whether the keyboard is light or dark.
public enum UIKeyboardAppearance: Int, Sendable { case `default` = 0, dark, light }
/// What the Return key says.
public enum UIReturnKeyType: Int, Sendable {
  case `default` = 0, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// What a text input is for, so that the system can fill it in.
public struct UITextContentType: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let name = UITextContentType(rawValue: "name")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
}
