public import Foundation

/// The keys a person presses on the keyboard of a world. They go to the first responder, which asks its delegate before
/// it changes; calls from code (`insertText`, `text = …`) do not pass here.
public final class Keyboard {
  /// One key, or one command of the edit menu.
  public enum Key: Hashable, Sendable {
    /// A character as the keyboard gives it; an emoji is one key.
    case character(Character)
    case `return`
    /// Backspace.
    case delete
    /// Moves the caret one character.
    case left, right
    case selectAll, cut, copy
    /// Pastes the pasteboard's text.
    case paste
  }

  /// Whether the keyboard is on the screen.
  public private(set) var isVisible = false
  /// What happened, oldest first.
  public private(set) var events: [TextInputEvent] = []
  /// The text that was cut or copied last.
  public var pasteboardText: String?
  /// How long the keyboard takes to appear or to go, in seconds.
  public static let animationDuration: TimeInterval = 0.25
  private var isHandingOver = false

  init() {}

  // MARK: Keys

  /// Presses the keys of a text one after another: a line feed is Return.
  ///
  /// - Returns: whether a text input took the first of them.
  @discardableResult
  public func type(_ text: String) -> Bool {
    var isTaken = text.isEmpty ? editor != nil : false
    for (index, character) in text.enumerated() {
      let taken = press(character.isNewline ? .return : .character(character))
      if index == 0 { isTaken = taken }
    }
    return isTaken
  }

  /// Presses one key.
  ///
  /// - Returns: whether a text input took it.
  @discardableResult
  public func press(_ key: Key) -> Bool {
    guard let editor else { return false }
    record(.key, key.name)
    switch key {
    case .character(let character): editor.personInserts(String(character))
    case .return: editor.personPressesReturn()
    case .delete: editor.personDeletes()
    case .left: editor.moveCaret(by: -1)
    case .right: editor.moveCaret(by: 1)
    case .selectAll: editor.selectEverything()
    case .copy: copySelection(of: editor)
    case .cut: cutSelection(of: editor)
    case .paste: paste(into: editor)
    }
    return true
  }

  /// The text input that gets the keys.
  private var editor: (any TextEditor)? { UIKitEnvironment.current.firstResponder as? any TextEditor }

  func copySelection(of editor: any TextEditor) {
    guard editor.selection.length > 0 else { return }
    pasteboardText = TextEditing.substring(editor.selection, of: editor.editedText)
  }

  func cutSelection(of editor: any TextEditor) {
    copySelection(of: editor)
    if editor.selection.length > 0 { editor.personDeletes() }
  }

  func paste(into editor: any TextEditor) {
    if let pasteboardText { editor.personInserts(pasteboardText) }
  }

  // MARK: The record

  /// Forgets what happened.
  public func clearEvents() { events.removeAll() }

  func record(_ kind: TextInputEvent.Kind, _ name: String, _ detail: String = "") {
    events.append(TextInputEvent(kind: kind, name: name, detail: detail))
  }

  func post(_ name: Notification.Name, from object: AnyObject?) {
    record(.notification, name.rawValue)
    UIKitEnvironment.current.notifications.post(name, object: object)
  }

  // MARK: Coming and going

  /// A text input takes the focus from another without the keyboard going in between.
  func handOver(_ body: () -> Bool) -> Bool {
    isHandingOver = isVisible
    defer { isHandingOver = false }
    return body()
  }

  func editorBegan() {
    if isVisible {
      moveFrame(UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification)
    } else {
      isVisible = true
      moveFrame(UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification)
    }
  }

  func editorEnded() {
    guard isVisible, !isHandingOver else { return }
    isVisible = false
    moveFrame(UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification)
  }

  private func moveFrame(_ will: Notification.Name, _ did: Notification.Name) {
    post(will, from: nil)
    for window in UIKitEnvironment.current.visibleWindows { window.keyboardGuideDidChange() }
    UIKitEnvironment.current.runLoop.schedule(after: Self.animationDuration) { [weak self] in
      self?.post(did, from: nil)
    }
  }
}

extension Keyboard.Key {
  /// The key as it is printed in the record.
  var name: String {
    switch self {
    case .character(let character): "\"\(character)\""
    case .return: "Return"
    case .delete: "delete"
    case .left: "left"
    case .right: "right"
    case .selectAll: "select all"
    case .cut: "cut"
    case .copy: "copy"
    case .paste: "paste"
    }
  }
}

extension UIResponder {
  public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
  public static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")
}
