public import Foundation

/// A rectangle that takes part in layout and draws nothing.
///
/// Left out: `canBeConstrainedTo…` and archiving.
open class UILayoutGuide: UIKitObject, UILayoutItem {
  /// What decides where a guide lies.
  enum Kind {
    /// Constraints only.
    case free
    /// The owner's safe area.
    case safeArea
    /// The owner's layout margins.
    case margins
    /// The part of the margins that is comfortable to read.
    case readable
    /// The owner's content area; the owner is a scroll view.
    case content
    /// The owner's frame, which does not scroll.
    case frame
    /// What the keyboard covers of the owner.
    case keyboard
  }

  let kind: Kind
  /// The view the guide belongs to.
  public internal(set) weak var owningView: UIView?
  /// A name for logs.
  open var identifier: String
  var layoutState = ItemLayoutState()
  /// The rectangle solved last, in the owner's coordinates.
  var solvedFrame = CGRect.zero

  /// Creates a guide that no view owns.
  public convenience override init() { self.init(kind: .free, identifier: "") }

  init(kind: Kind, identifier: String) {
    self.kind = kind
    self.identifier = identifier
    super.init()
  }

  public var layoutOwner: UIView? { owningView }
  final override var asGuide: UILayoutGuide? { self }

  /// The rectangle in the owner's coordinates, as of the last layout pass for a free guide.
  open var layoutFrame: CGRect {
    guard let owner = owningView else { return .zero }
    switch kind {
    case .free, .content: return solvedFrame
    case .frame: return owner.bounds
    case .keyboard:
      let height = (self as? UIKeyboardLayoutGuide)?.coveredHeight ?? 0
      return CGRect(x: owner.bounds.minX, y: owner.bounds.maxY - height, width: owner.bounds.width, height: height)
    case .safeArea: return owner.bounds.inset(by: owner.safeAreaInsets)
    case .margins: return owner.bounds.inset(by: owner.layoutMargins)
    case .readable:
      let margins = owner.bounds.inset(by: owner.layoutMargins)
      let width = min(margins.width, owner.readableWidth)
      return CGRect(x: margins.midX - width / 2, y: margins.minY, width: width, height: margins.height)
    }
  }

  open override var description: String {
    let name = identifier.isEmpty ? "" : " - \"\(identifier)\""
    let owner = owningView.map { "<\($0.modelClassName): \($0.addressText)>" } ?? "(null)"
    let frame = layoutFrame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { describeNumber($0) }
    return "<\(modelClassName): \(addressText)\(name), layoutFrame = {{\(numbers[0]), \(numbers[1])}, "
      + "{\(numbers[2]), \(numbers[3])}}, owningView = \(owner)>"
  }
}
