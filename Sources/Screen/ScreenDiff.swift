import Foundation
public import LabText
public import UIKitModel

/// What changed between two committed pictures of the same views, in words.
public struct ScreenDiff: Sendable {
  /// One thing that changed.
  public struct Change: Sendable, Hashable {
    /// The address of the view.
    public var address: UInt
    /// The property as the model names it, such as `alpha`; `added`, `removed` or `order` for the tree itself.
    public var property: String
    /// The sentence for learners.
    public var sentence: Localized
  }

  /// The changes, view by view from the root, in the order of the new picture; views that are gone come last.
  public private(set) var changes: [Change] = []

  /// Compares two pictures.
  ///
  /// - Parameter name: What a view is called in the sentences; its class and text by default.
  public init(
    from old: SnapshotNode, to new: SnapshotNode, name: (SnapshotNode) -> Localized = ScreenDiff.name(of:)
  ) {
    self.init(from: [old], to: [new], name: name)
  }

  /// Compares two screens.
  public init(
    from old: ScreenSnapshot, to new: ScreenSnapshot, name: (SnapshotNode) -> Localized = ScreenDiff.name(of:)
  ) {
    self.init(from: old.windows, to: new.windows, name: name)
  }

  private init(from old: [SnapshotNode], to new: [SnapshotNode], name: (SnapshotNode) -> Localized) {
    var before: [UInt: SnapshotNode] = [:]
    Self.collect(old) { before[$0.address] = $0 }
    var after: Set<UInt> = []
    Self.collect(new) { after.insert($0.address) }
    var old = old
    if !before.isEmpty, after.isDisjoint(with: before.keys) {
      // A new run made every object anew: the same place in the tree with the same class stands for the same view.
      var renamed: [UInt: UInt] = [:]
      Self.pair(old, new, into: &renamed)
      old = old.map { Self.renamed($0, renamed) }
      before = [:]
      Self.collect(old) { before[$0.address] = $0 }
    }
    Self.collect(new) { node in
      let called = name(node)
      guard let past = before[node.address] else {
        changes.append(Change(node, "added", Localized(en: "\(called.en) appeared", zh: "\(called.zh)出现了")))
        return
      }
      changes += Self.compare(past, node, called)
    }
    Self.collect(old) { node in
      guard !after.contains(node.address) else { return }
      let called = name(node)
      changes.append(Change(node, "removed", Localized(en: "\(called.en) is gone", zh: "\(called.zh)不见了")))
    }
  }

  /// A view's class, and its text where it shows one.
  public static func name(of node: SnapshotNode) -> Localized {
    guard case .text(let text) = node.content, let line = text.lines.first else {
      return Localized(en: "the \(node.className)", zh: " \(node.className) ")
    }
    let shown = line.escapingUntrusted().truncated(to: 24)
    return Localized(en: "the \(node.className) “\(shown)”", zh: " \(node.className)“\(shown)”")
  }

  /// Which new view stands where an old one stood.
  private static func pair(_ old: [SnapshotNode], _ new: [SnapshotNode], into renamed: inout [UInt: UInt]) {
    for (past, node) in zip(old, new) where past.className == node.className {
      renamed[past.address] = node.address
      pair(past.children, node.children, into: &renamed)
    }
  }

  private static func renamed(_ node: SnapshotNode, _ names: [UInt: UInt]) -> SnapshotNode {
    var node = node
    node.address = names[node.address] ?? node.address
    node.children = node.children.map { renamed($0, names) }
    return node
  }

  private static func collect(_ nodes: [SnapshotNode], _ visit: (SnapshotNode) -> Void) {
    for node in nodes {
      visit(node)
      collect(node.children, visit)
    }
  }
}

extension ScreenDiff.Change {
  fileprivate init(_ node: SnapshotNode, _ property: String, _ sentence: Localized) {
    self.init(address: node.address, property: property, sentence: sentence)
  }
}

// MARK: One view

extension ScreenDiff {
  private static func compare(_ old: SnapshotNode, _ new: SnapshotNode, _ name: Localized) -> [Change] {
    var changes: [Change] = []
    func note(_ property: String, _ before: String, _ after: String) {
      guard before != after else { return }
      changes.append(
        Change(
          new, property,
          Localized(
            en: "\(property) of \(name.en) \(before) → \(after)", zh: "\(spaced(name.zh))的 \(property)：\(before) → \(after)")))
    }
    let (a, b) = (old.values, new.values)
    if a.affineTransform == b.affineTransform { note("frame", text(a.frame), text(b.frame)) }
    note("alpha", text(CGFloat(a.opacity)), text(CGFloat(b.opacity)))
    note("isHidden", String(a.isHidden), String(b.isHidden))
    note("backgroundColor", text(a.backgroundColor), text(b.backgroundColor))
    note("transform", text(a.affineTransform), text(b.affineTransform))
    if a.bounds.origin != b.bounds.origin { note("bounds.origin", text(a.bounds.origin), text(b.bounds.origin)) }
    note("clipsToBounds", String(a.masksToBounds), String(b.masksToBounds))
    note("cornerRadius", text(a.cornerRadius), text(b.cornerRadius))
    note("borderWidth", text(a.borderWidth), text(b.borderWidth))
    note("borderColor", text(a.borderColor), text(b.borderColor))
    if new.content != old.content { changes += compareContent(old, new, name) }
    if old.isFirstResponder != new.isFirstResponder { changes.append(focusChange(new, name)) }
    let kept = Set(old.children.map(\.address)).intersection(new.children.map(\.address))
    if old.children.map(\.address).filter(kept.contains) != new.children.map(\.address).filter(kept.contains) {
      changes.append(
        Change(
          new, "order",
          Localized(
            en: "the subviews of \(name.en) lie in another order", zh: "\(spaced(name.zh))的子视图换了前后次序")))
    }
    return changes
  }

  private static func focusChange(_ node: SnapshotNode, _ name: Localized) -> Change {
    Change(
      node, "isFirstResponder",
      node.isFirstResponder
        ? Localized(en: "\(name.en) gets the keyboard", zh: "\(spaced(name.zh))获得键盘输入")
        : Localized(en: "\(name.en) no longer gets the keyboard", zh: "\(spaced(name.zh))不再获得键盘输入"))
  }

  private static func compareContent(_ old: SnapshotNode, _ new: SnapshotNode, _ name: Localized) -> [Change] {
    guard case .text(let before) = old.content, case .text(let after) = new.content else {
      return [
        Change(
          new, "content",
          Localized(en: "\(name.en) draws something else", zh: "\(spaced(name.zh))画的内容变了"))
      ]
    }
    var changes: [Change] = []
    func note(_ property: String, _ before: String, _ after: String) {
      guard before != after else { return }
      let kind = Localized(en: "the \(new.className)", zh: " \(new.className) ")
      changes.append(
        Change(
          new, property,
          Localized(
            en: "\(property) of \(kind.en) \(before) → \(after)", zh: "\(spaced(kind.zh))的 \(property)：\(before) → \(after)")))
    }
    note("text", quoted(before.lines), quoted(after.lines))
    note("font", text(before.font.pointSize), text(after.font.pointSize))
    note("textColor", text(before.color), text(after.color))
    note("textAlignment", "\(before.alignment)", "\(after.alignment)")
    return changes
  }

  /// Chinese text begins a sentence without a space.
  private static func spaced(_ name: String) -> String { String(name.drop { $0 == " " }) }

  private static func quoted(_ lines: [String]) -> String {
    "\"" + lines.joined(separator: " ").escapingUntrusted().truncated(to: 40) + "\""
  }

  private static func text(_ value: CGFloat) -> String {
    let rounded = (Double(value) * 1_000).rounded() / 1_000
    return String(format: "%g", rounded == 0 ? 0 : rounded)
  }

  private static func text(_ point: CGPoint) -> String { "(\(text(point.x)), \(text(point.y)))" }

  private static func text(_ rect: CGRect) -> String {
    "(\(text(rect.minX)), \(text(rect.minY)), \(text(rect.width)), \(text(rect.height)))"
  }

  private static func text(_ color: UIColor?) -> String {
    guard let color else { return "nil" }
    let parts = color.components()
    let bytes = [parts.red, parts.green, parts.blue].map { Int((min(1, max(0, $0)) * 255).rounded()) }
    let hex = "#" + bytes.map { String(format: "%02X", $0) }.joined()
    return parts.alpha < 1 ? "\(hex) \(text(parts.alpha * 100))%" : hex
  }

  private static func text(_ transform: CGAffineTransform) -> String {
    guard transform != .identity else { return "identity" }
    let parts = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    return "[\(parts.map { text($0) }.joined(separator: ", "))]"
  }
}
