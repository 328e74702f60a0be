import Foundation

/// A small sign at an end of a list cell.
///
/// Left out: badges, detail, pop-up menus, the placement and look options of each kind.
public struct UICellAccessory {
  /// The kinds of signs.
  public enum AccessoryType: Int, Sendable {
    case disclosureIndicator = 0, outlineDisclosure, checkmark, delete, insert, reorder, multiselect, label, customView
  }

  /// When a sign is seen.
  public enum DisplayedState: Int, Sendable { case always = 0, whenEditing, whenNotEditing }

  public let accessoryType: AccessoryType
  /// When it is seen.
  public let displayedState: DisplayedState
  /// The text of a label.
  public let text: String?
  /// The view of a custom one.
  public let customView: UIView?
  /// Called when a person taps a sign that does something.
  public let actionHandler: (() -> Void)?

  private init(
    _ type: AccessoryType, _ displayed: DisplayedState, text: String? = nil, view: UIView? = nil, action: (() -> Void)? = nil
  ) {
    accessoryType = type
    displayedState = displayed
    self.text = text
    customView = view
    actionHandler = action
  }

  /// An arrow: a tap leads further.
  public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory { .init(.disclosureIndicator, displayed) }
  /// An arrow that shows and hides the item's children.
  public static func outlineDisclosure(displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil) -> UICellAccessory {
    .init(.outlineDisclosure, displayed, action: actionHandler)
  }
  /// A tick.
  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory { .init(.checkmark, displayed) }
  /// A red circle, before the content.
  public static func delete(displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil) -> UICellAccessory {
    .init(.delete, displayed, action: actionHandler)
  }
  /// A green circle, before the content.
  public static func insert(displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil) -> UICellAccessory {
    .init(.insert, displayed, action: actionHandler)
  }
  /// A handle to move the item with.
  public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory { .init(.reorder, displayed) }
  /// A circle that is filled while the cell is selected, before the content.
  public static func multiselect(displayed: DisplayedState = .whenEditing) -> UICellAccessory { .init(.multiselect, displayed) }
  /// A text.
  public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory { .init(.label, displayed, text: text) }
  /// Any view.
  public static func customView(_ view: UIView, displayed: DisplayedState = .always) -> UICellAccessory {
    .init(.customView, displayed, view: view)
  }

  /// Whether it stands before the content.
  var isLeading: Bool { accessoryType == .delete || accessoryType == .insert || accessoryType == .multiselect }

  func isShown(isEditing: Bool) -> Bool {
    switch displayedState {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  /// A view for the sign.
  func makeView(isSelected: Bool) -> UIView {
    switch accessoryType {
    case .disclosureIndicator: symbol("chevron.forward", .tertiaryLabel)
    case .outlineDisclosure: symbol("chevron.forward", nil)
    case .checkmark: symbol("checkmark", nil)
    case .delete: symbol("minus.circle.fill", .systemRed)
    case .insert: symbol("plus.circle.fill", .systemGreen)
    case .reorder: symbol("line.3.horizontal", .tertiaryLabel)
    case .multiselect: symbol(isSelected ? "checkmark.circle.fill" : "circle", nil)
    case .label: label
    case .customView: customView ?? UIView()
    }
  }

  private func symbol(_ name: String, _ color: UIColor?) -> UIView {
    let view = UIImageView(image: UIImage(systemName: name))
    if let color { view.tintColor = color }
    return view
  }

  private var label: UIView {
    let label = UILabel()
    label.text = text
    label.textColor = .secondaryLabel
    label.sizeToFit()
    return label
  }
}
