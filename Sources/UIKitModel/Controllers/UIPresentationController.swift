public import Foundation

/// Told of what a person does to a presented sheet. Every method may be left out.
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// Manages one presentation: where the presented view stands, and how a person may end it.
open class UIPresentationController: UIKitObject {
  public let presentedViewController: UIViewController
  public internal(set) weak var presenting: UIViewController?
  public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The view that holds the presented view while it is shown.
  public internal(set) var containerView: UIView?
  let style: UIModalPresentationStyle

  init(presented: UIViewController, presenting: UIViewController?, style: UIModalPresentationStyle) {
    presentedViewController = presented
    self.presenting = presenting
    self.style = style
    super.init()
  }

  public var presentingViewController: UIViewController? { presenting }
  public var presentedView: UIView? { presentedViewController.viewIfLoaded }
  public var presentationStyle: UIModalPresentationStyle { style }
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenting view leaves the window when the presentation is over.
  open var shouldRemovePresentersView: Bool { style.coversPresenter }
  /// Where the presented view stands in the container.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  open override var modelClassName: String {
    switch style {
    case .fullScreen: "_UIFullscreenPresentationController"
    case .overFullScreen: "_UIOverFullscreenPresentationController"
    case .currentContext, .overCurrentContext: "_UICurrentContextPresentationController"
    default: super.modelClassName
    }
  }

  /// A person drags the presented view down as far as it goes.
  ///
  /// - Returns: whether it was dismissed. A presentation that is no sheet can't be dragged.
  @discardableResult
  public func swipeDown() -> Bool {
    guard style.isSheet, presentedViewController.ownPresenting != nil else { return false }
    if presentedViewController.isModalInPresentation {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return false
    }
    guard delegate?.presentationControllerShouldDismiss(self) ?? true else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return false
    }
    delegate?.presentationControllerWillDismiss(self)
    presenting?.startDismissal(animated: true) { self.delegate?.presentationControllerDidDismiss(self) }
    return true
  }
}

/// Manages a sheet.
open class UISheetPresentationController: UIPresentationController {
  /// A height a sheet rests at.
  public struct Detent: Hashable, Sendable {
    /// The name of a height.
    public struct Identifier: Hashable, Sendable, RawRepresentable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
      public static let large = Identifier(rawValue: "com.apple.UIKit.large")
    }
    public let identifier: Identifier
    public static func medium() -> Detent { Detent(identifier: .medium) }
    public static func large() -> Detent { Detent(identifier: .large) }
  }

  open var detents: [Detent] = [.large()] { didSet { layOut() } }
  /// The height it rests at now; `nil` for the smallest of `detents`.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { layOut() } }
  /// The largest height that does not dim what is behind.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersGrabberVisible = false
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var preferredCornerRadius: CGFloat?

  open override var shouldPresentInFullscreen: Bool { false }

  /// Full width; from 10 points under the covered top edge, or half the height for the medium detent.
  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let area = containerView?.bounds else { return .zero }
    let top = UIKitEnvironment.current.mainScreen.deviceInsets.top + 10
    let chosen =
      selectedDetentIdentifier
      ?? (detents.contains(.medium()) ? .medium : detents.first?.identifier ?? .large)
    let y = chosen == .medium ? max(top, (area.height / 2).rounded()) : top
    return CGRect(x: 0, y: y, width: area.width, height: area.height - y)
  }

  private func layOut() {
    guard let view = presentedView, containerView != nil else { return }
    view.frame = frameOfPresentedViewInContainerView
  }
}
