import Foundation

extension UITextField {
  /// Selects all of the text.
  public func selectAll(_ sender: Any?) { selectEverything() }
  /// Copies the selection.
  public func copy(_ sender: Any?) { keyboard.copySelection(of: self) }
  /// Copies and deletes the selection. The delegate is asked.
  public func cut(_ sender: Any?) { keyboard.cutSelection(of: self) }
  /// Replaces the selection by what was copied. The delegate is asked.
  public func paste(_ sender: Any?) { keyboard.paste(into: self) }
  /// Deletes the selection. The delegate is asked.
  public func delete(_ sender: Any?) { if selection.length > 0 { personDeletes() } }
}

extension UITextView {
  /// Selects all of the text.
  public func selectAll(_ sender: Any?) { selectEverything() }
  /// Copies the selection.
  public func copy(_ sender: Any?) { keyboard.copySelection(of: self) }
  /// Copies and deletes the selection. The delegate is asked.
  public func cut(_ sender: Any?) { keyboard.cutSelection(of: self) }
  /// Replaces the selection by what was copied. The delegate is asked.
  public func paste(_ sender: Any?) { keyboard.paste(into: self) }
  /// Deletes the selection. The delegate is asked.
  public func delete(_ sender: Any?) { if selection.length > 0 { personDeletes() } }
}
