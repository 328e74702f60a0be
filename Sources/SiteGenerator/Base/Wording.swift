import LabText
import Markup

/// Words in the language of one page.
struct Wording: Sendable {
  let language: Language

  /// A sentence that exists in both languages.
  func callAsFunction(_ en: String, _ zh: String) -> String { Localized(en: en, zh: zh).text(in: language) }

  /// A sentence of the lab's data.
  func callAsFunction(_ text: Localized) -> String { text.text(in: language) }

  /// A sentence with its `code` between backticks set as code.
  func prose(_ text: Localized) -> HTML { Self.prose(text.text(in: language)) }

  /// A sentence with its `code` between backticks set as code.
  func prose(_ en: String, _ zh: String) -> HTML { prose(Localized(en: en, zh: zh)) }

  static func prose(_ text: String) -> HTML {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    // A lone backtick is a backtick.
    guard parts.count % 2 == 1 else { return .text(text) }
    return .join(parts.enumerated().map { index, part in index % 2 == 0 ? .text(String(part)) : "<code>\(part)</code>" })
  }

  /// Markdown as blocks.
  func markdown(_ text: Localized, headingOffset: Int = 0) -> HTML { Self.markdown(text.text(in: language), headingOffset: headingOffset) }

  static func markdown(
    _ text: String, headingOffset: Int = 0, resolveLink: @escaping @Sendable (String) -> String? = { $0 }
  ) -> HTML {
    let writer = HTMLMarkupWriter(
      headingOffset: headingOffset, usesClasses: true, resolveLink: resolveLink,
      codeBlock: { info, code in
        let kind = info.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
        return (Code.block(code, label: kind.isEmpty ? nil : String(kind))).text + "\n"
      })
    return HTML(trusted: writer.html(MarkupDocument(parsing: text).blocks))
  }

  /// Markdown of one paragraph, without the paragraph around it.
  func inline(_ text: Localized) -> HTML {
    guard case .paragraph(let inlines)? = MarkupDocument(parsing: text.text(in: language)).blocks.first?.kind else {
      return prose(text)
    }
    return HTML(trusted: HTMLMarkupWriter().html(inlines))
  }
}

/// Code and lines to type.
enum Code {
  /// A block that can be reached by keyboard, because a narrow screen has to scroll it.
  static func block(_ text: String, label: String? = nil, kind: String = "") -> HTML {
    let text = text.hasSuffix("\n") ? String(text.dropLast()) : text
    let name = label ?? "code"
    return "<pre class=\"code \(kind)\" tabindex=\"0\" role=\"group\" aria-label=\"\(name)\"><code>\(text)</code></pre>"
  }

  /// A line to type in the lab, with a button that copies it.
  static func line(_ text: String, _ say: Wording, prompt: String = "lab>") -> HTML {
    """
    <div class="line"><code><span class="prompt" aria-hidden="true">\(prompt)</span> <span class="typed">\(text)</span></code>\
    <button type="button" class="copy" data-copy="\(text)" aria-label="\(say("Copy", "复制")): \(text)">\(Icon.copy)</button></div>
    """
  }
}
