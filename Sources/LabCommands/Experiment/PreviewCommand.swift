import Catalog
import CommandGrammar
import LabCore
import LabSystem
import LabText
import Screen
import UIKitModel

/// `preview`: draws what the screen shows.
enum PreviewCommand: ShellCommand {
  static let spec = CommandSpec(
    "preview", group: .experiment, summary: Localized(en: "draw what the screen shows", zh: "画出屏幕上显示的内容"),
    details: Localized(
      en: """
        Draws the committed view tree: what 'expr' changed is not on it before the run loop turns. Says what changed since \
        the last preview. --svg and --png write a picture file. For characters outside ASCII a PNG needs the dot shapes of \
        GNU Unifont: --font names a .hex file, else the system's is taken where there is one.
        """,
      zh: """
        画的是已经提交的视图树：expr 的修改要等运行循环转一圈才会上屏。还会说出与上次相比变了什么。--svg 与 --png 写出图片文件。\
        PNG 里 ASCII 以外的字符需要 GNU Unifont 的点阵：用 --font 指定 .hex 文件，不指定就用系统里的（如果有）。
        """),
    options: [
      OptionSpec("svg", value: .file, summary: Localized(en: "write an SVG file", zh: "写出 SVG 文件")),
      OptionSpec("png", value: .file, summary: Localized(en: "write a PNG file", zh: "写出 PNG 文件")),
      OptionSpec("font", value: .file, summary: Localized(en: "a GNU Unifont .hex file for the PNG", zh: "PNG 用的 GNU Unifont .hex 字体文件")),
    ], changes: .session,
    examples: [CommandExample("preview", setup: ["use UIView"], Localized(en: "the bubble", zh: "气泡"))])

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    guard workbench.subject != nil else { throw arguments.rebased(Workbench.noSubject, at: 0) }
    guard let picture = workbench.displayedPicture() else {
      throw arguments.diagnostic(
        Localized(en: "this subject has nothing to see", zh: "这个实例没有可以看的画面"),
        hint: Localized(en: "'p' and 'v' show its values; 'use UIView' has a picture", zh: "用 p 和 v 看它的值；use UIView 有画面"))
    }
    if let file = arguments.value("svg") {
      return try ReviewCommand.write(SVGRenderer().svg(of: DisplayList(of: picture)), to: file, arguments, in: workbench)
    }
    if let file = arguments.value("png") { return try write(picture, file, arguments, in: workbench) }
    let selection = (workbench.subject?.instance as? UIView).map { workbench.world.address(of: $0) }
    let renderer = ScreenRenderer(width: workbench.width, depth: workbench.environment.colorDepth, maximumRows: 30)
    var page = renderer.picture(of: picture, selection: selection)
    if !page.plain.hasSuffix("\n") { page.append("\n") }
    if let last = workbench.lastPicture {
      for change in ScreenDiff(from: last, to: picture).changes.prefix(12) {
        page.append("· " + change.sentence.text(in: workbench.language) + "\n")
      }
    }
    if workbench.isScreenBehind {
      page.append(
        Localized(en: "(the debugger may have changed the model; the screen shows it after 'flush')\n", zh: "（调试器可能改了模型；flush 之后屏幕才显示）\n")
          .text(in: workbench.language), .dim)
    }
    workbench.lastPicture = picture
    return Reply(output: page)
  }

  private static func write(
    _ picture: SnapshotNode, _ file: String, _ arguments: ParsedArguments, in workbench: isolated Workbench
  ) throws(Diagnostic) -> Reply {
    let list = DisplayList(of: picture)
    let font = try font(arguments, in: workbench)
    let data = PNGRenderer(font: font).png(of: list)
    var page = try OutputFile.write(Array(data), to: file, arguments, in: workbench)
    if font == nil, list.hasTextBeyondASCII {
      page.append(
        Localized(
          en: "Characters outside ASCII are boxes in it: --font takes GNU Unifont's unifont.hex.\n",
          zh: "ASCII 以外的字符在图里是方框：可以用 --font 指定 GNU Unifont 的 unifont.hex。\n"
        ).text(in: workbench.language), .dim)
    }
    return Reply(output: page)
  }

  /// Where systems keep GNU Unifont's file.
  private static let systemFonts = ["/usr/share/unifont/unifont.hex", "/usr/local/share/unifont/unifont.hex"]

  /// The dot shapes for a PNG: of the file that was named, else the system's, else none.
  private static func font(_ arguments: ParsedArguments, in workbench: isolated Workbench) throws(Diagnostic) -> HexFont? {
    let disk = POSIXFileSystem()
    guard let file = arguments.value("font") else {
      return systemFonts.lazy.compactMap { try? disk.read($0) }.first.map { HexFont(String(decoding: $0, as: UTF8.self)) }
    }
    let bytes: [UInt8]
    do { bytes = Array(try disk.read(TranscriptPaths.absolute(file, in: workbench))) } catch {
      throw arguments.diagnostic(of: error)
    }
    let font = HexFont(String(decoding: bytes, as: UTF8.self))
    guard font.count > 0 else {
      let shown = file.escapingUntrusted()
      throw arguments.diagnostic(
        Localized(en: "there are no dot shapes in \(shown)", zh: "\(shown) 里没有点阵字形"),
        hint: Localized(en: "it takes GNU Unifont's file unifont.hex", zh: "需要 GNU Unifont 的 unifont.hex 文件"))
    }
    return font
  }
}

/// `tree`: the view hierarchy as UIKit describes it.
enum TreeCommand: ShellCommand {
  static let spec = CommandSpec(
    "tree", group: .experiment,
    summary: Localized(en: "show the view or controller hierarchy as UIKit describes it", zh: "按 UIKit 的格式显示视图或控制器层级"),
    examples: [CommandExample("tree", setup: ["use UIView"], Localized(same: "recursiveDescription"))])

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    guard let subject = workbench.subject else { throw arguments.rebased(Workbench.noSubject, at: 0) }
    let text = UIKitEnvironment.with(workbench.world) { () -> String? in
      if let controller = subject.instance as? UIViewController { return controller.hierarchyDescription }
      return subject.screen?.recursiveDescription
    }
    guard let text else {
      throw arguments.diagnostic(
        Localized(en: "this subject has no view hierarchy", zh: "这个实例没有视图层级"), hint: Localized(same: "use UIView"))
    }
    return Reply(output: StyledText(text.escapingUntrusted(keepingNewlines: true) + "\n"))
  }
}

/// `constraints`: what decides the current view's frame.
enum ConstraintsCommand: ShellCommand {
  static let spec = CommandSpec(
    "constraints", group: .experiment, summary: Localized(en: "list the constraints that decide a view's frame", zh: "列出决定视图位置大小的约束"),
    examples: [CommandExample("constraints", setup: ["use UIView"], Localized(en: "none yet: it has a frame", zh: "还没有：它用的是 frame"))])

  static func run(_ arguments: ParsedArguments, in workbench: isolated Workbench) async throws(Diagnostic) -> Reply {
    guard let subject = workbench.subject else { throw arguments.rebased(Workbench.noSubject, at: 0) }
    let view = (subject.instance as? UIView) ?? subject.screen
    guard let view else { throw arguments.diagnostic(Localized(en: "this subject has no view", zh: "这个实例没有视图")) }
    let language = workbench.language
    return UIKitEnvironment.with(workbench.world) {
      var page = StyledText()
      for (axis, name) in [(NSLayoutConstraint.Axis.horizontal, "H"), (.vertical, "V")] {
        for constraint in view.constraintsAffectingLayout(for: axis) { page.append("\(name)  \(constraint)\n") }
      }
      if page.isEmpty { page.append(Localized(en: "No constraint: the frame decides.\n", zh: "没有约束：由 frame 决定。\n").text(in: language)) }
      if view.hasAmbiguousLayout {
        page.append(
          Localized(en: "The layout is ambiguous: more than one frame would do.\n", zh: "布局有歧义：满足约束的 frame 不止一个。\n").text(in: language),
          .warning)
      }
      return Reply(output: page)
    }
  }
}
