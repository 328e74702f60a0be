public import Foundation

/// What a person pulls down above a list to load it anew.
///
/// Left out: the pull itself (call `beginRefreshing()` and `sendActions(for: .valueChanged)`), and the look of the spinner.
open class UIRefreshControl: UIControl {
  /// Whether it spins.
  open private(set) var isRefreshing = false
  /// The text under the spinner.
  open var attributedTitle: NSAttributedString?

  /// Creates one of the system's height.
  public convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 60)) }

  /// Spins because the app loads by itself. Sends no event.
  open func beginRefreshing() { isRefreshing = true }
  /// The load is done.
  open func endRefreshing() { isRefreshing = false }
}
