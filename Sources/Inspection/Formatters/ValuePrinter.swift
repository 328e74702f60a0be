/// How a value is to be printed: what LLDB's options and settings ask for.
public struct PrintingOptions: Sendable {
  /// LLDB's `target.max-children-depth`.
  public static let defaultDepth = 5
  /// LLDB's `target.max-children-count`.
  public static let defaultChildCount = 24

  /// Levels of members shown; nil for the setting's own.
  public var depth: Int?
  /// The setting `target.max-children-depth`.
  public var depthSetting = PrintingOptions.defaultDepth
  /// Members shown of one value at most; nil for all.
  public var childCount: Int? = PrintingOptions.defaultChildCount
  /// Whether every member's type is written (`-T`).
  public var showsTypes = false
  /// Whether values are shown by their storage alone, without any formatter (`-R`).
  public var showsRawStorage = false
  /// Whether each line starts with the place of its value (`-L`).
  public var showsLocations = false
  /// Whether the value is taken for the first of several in memory (`-Z`), which has a format but no members.
  public var showsAsElements = false
  /// A summary in place of the type's own (`-z`): text and `${var.member}`.
  public var summary: String?
  /// Whether the value's name is written; `p` has none.
  public var showsName = true

  public init() {}

  var depthLimit: Int { depth ?? depthSetting }
}

/// A limit that was reached while printing; LLDB says so once a session.
public struct PrintingLimits: Sendable, Equatable {
  public var hidChildren = false
  public var hidDepth = false
  public init() {}
}

/// Writes a value object the way LLDB's `ValueObjectPrinter` does.
public struct ValuePrinter {
  private var context: FormattingContext
  private let options: PrintingOptions
  private var output = ""
  private var printedObjects: Set<ObjectIdentifier> = []
  private var limits = PrintingLimits()
  private var placeCount = 0

  private init(context: FormattingContext, options: PrintingOptions) {
    self.context = context
    self.options = options
  }

  /// The value's lines, each with its newline, and the limits that were reached.
  public static func print(
    _ object: ValueObject, in context: FormattingContext, options: PrintingOptions = PrintingOptions()
  ) -> (text: String, limits: PrintingLimits) {
    var printer = ValuePrinter(context: context, options: options)
    printer.print(object, depth: 0)
    return (printer.output, printer.limits)
  }

  /// The value's type, name and plain value, without summary, members and newline: what `v -O` puts before a description.
  public static func head(
    _ object: ValueObject, in context: FormattingContext, options: PrintingOptions
  ) -> String {
    let description = ValueDescriber.describe(object, in: context)
    let head = parenthesized(typeName: object.shownTypeName) + " " + object.name + " ="
    return head + (description.value.map { " " + $0 } ?? "")
  }

  /// The value as a backtrace writes an argument: its summary, its members on one line, or its type and place.
  public static func argumentText(_ value: Any, in context: FormattingContext) -> String {
    let object = ValueObject(name: "", value: value)
    let description = ValueDescriber.describe(object, in: context)
    if let summary = description.summary { return summary }
    if OneLineRule.fits(description, of: value, in: context) { return OneLineRule.text(of: description, in: context) }
    if let text = description.value { return text }
    return "\(object.shownTypeName) @ \(FormattingContext.hexadecimal(0x7FFF_FFFF_E000))"
  }

  // MARK: One value

  private mutating func print(_ object: ValueObject, depth: Int) {
    let isRoot = depth == 0
    if isRoot, options.showsAsElements, object.value is any ScalarValue, context.format == nil { context.format = .hexadecimal }
    var description = ValueDescriber.describe(object, in: context)
    if object.showsRawStorage || options.showsRawStorage { description = RawStorage.description(of: object, like: description) }
    if isRoot { adapt(&description, to: object) }
    if options.showsLocations { output += place(of: object, isRoot: isRoot) }
    output += String(repeating: "  ", count: depth)
    if isRoot || options.showsTypes { output += parenthesized(typeName: typeName(of: object)) }
    let showsName = !isRoot || options.showsName
    if showsName {
      if isRoot || options.showsTypes { output += " " }
      output += object.name + " ="
    }
    if let complaint = description.complaint {
      output += " <" + complaint.text + ">\n" + (complaint.endsInNewline ? "" : "\n")
      return
    }
    let hasHead = printHead(description)
    printMembers(description, of: object, depth: depth, head: Head(isPrinted: hasHead, isNamed: showsName))
  }

  /// What the options say of the value itself: another summary, and no members of what is taken for an element.
  private func adapt(_ description: inout ValueDescription, to object: ValueObject) {
    if let summary = options.summary { description.summary = SummaryString.text(summary, for: object, in: context) }
    guard options.showsAsElements, !description.hasSyntheticChildren, !(object.value is any ScalarValue) else { return }
    description.children = .none
    description.hidesChildren = false
  }

  /// Where a value is: an object that a variable holds is in a register.
  private mutating func place(of object: ValueObject, isRoot: Bool) -> String {
    if isRoot, object.value.map({ Swift.type(of: $0) is AnyClass }) ?? false { return "scalar: " }
    placeCount += 1
    return FormattingContext.hexadecimal(0x7FFF_FFFF_D000 + UInt64(placeCount) * 8) + ": "
  }

  private func typeName(of object: ValueObject) -> String {
    options.showsRawStorage ? object.qualifiedTypeName : object.shownTypeName
  }

  private struct Head {
    var isPrinted: Bool
    var isNamed: Bool
    /// LLDB leaves a second space before what follows a type with neither name nor value.
    var gap: String { isPrinted || isNamed ? " " : "  " }
  }

  /// The value and the summary; whether there was either.
  private mutating func printHead(_ description: ValueDescription) -> Bool {
    var isPrinted = false
    if let value = description.value, !description.hidesValue || context.format != nil {
      output += " " + value
      isPrinted = true
    }
    if let summary = description.summary {
      output += " " + summary
      isPrinted = true
    }
    return isPrinted
  }

  // MARK: Members

  private mutating func printMembers(_ description: ValueDescription, of object: ValueObject, depth: Int, head: Head) {
    if depth >= options.depthLimit {
      guard description.isAggregate else { return endLine() }
      output += "{...}\n"
      if options.depth == nil { limits.hidDepth = true }
      return
    }
    if description.hidesChildren { return endLine() }
    guard description.children.count > 0 else {
      let isBare = options.showsRawStorage && RawStorage.isAggregateCase(object)
      let hasBraces =
        description.isAggregate && (isBare || description.showsEmptyBraces && !isPlainLeaf(description))
      if hasBraces { output += head.gap + "{}" }
      return endLine()
    }
    if let identity = description.object, !printedObjects.insert(ObjectIdentifier(identity)).inserted {
      output += " {...}\n"
      return
    }
    if !options.showsTypes, !options.showsRawStorage, !options.showsLocations, OneLineRule.fits(description, of: object.value, in: context)
    {
      output += head.gap + OneLineRule.text(of: description, in: context) + "\n"
      return
    }
    output += " {\n"
    let shown = min(description.children.count, options.childCount ?? .max)
    for index in 0..<shown {
      var child = description.children[index]
      child.showsRawStorage = child.showsRawStorage || object.elementsShowRawStorage
      print(child, depth: depth + 1)
    }
    if shown < description.children.count {
      output += String(repeating: "  ", count: depth + 1) + "...\n"
      limits.hidChildren = true
    }
    output += String(repeating: "  ", count: depth) + "}\n"
  }

  /// A number or an enum's case: a value with nothing below it.
  private func isPlainLeaf(_ description: ValueDescription) -> Bool {
    guard description.value != nil, description.object == nil, !description.hidesValue else { return false }
    return !description.isPointer
  }

  private mutating func endLine() { output += "\n" }
}
