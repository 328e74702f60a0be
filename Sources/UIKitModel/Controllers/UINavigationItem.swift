/// What a navigation bar shows for one controller.
///
/// Left out: search controllers' behaviour (the property is kept), menus, and iPad styles.
open class UINavigationItem: UIKitObject {
  /// When the title is large.
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic = 0, always, never, inline }
  /// How much the back button of the next controller says.
  public enum BackButtonDisplayMode: Int, Sendable { case `default` = 0, generic, minimal }

  /// How a bar is arranged.
  public enum ItemStyle: Int, Sendable { case navigator = 0, browser, editor }

  weak var owner: UIViewController?

  open var title: String? { didSet { changed() } }
  open var prompt: String? { didSet { changed() } }
  open var titleView: UIView? { didSet { changed() } }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }
  open var searchController: UIViewController? { didSet { changed() } }
  open var hidesSearchBarWhenScrolling = true
  /// How the bar is arranged on a wide screen.
  open var style = ItemStyle.navigator { didSet { changed() } }
  /// What the back button does in place of going back.
  open var backAction: UIAction?
  /// The name under which a person's own arrangement would be kept. The model keeps none.
  open var customizationIdentifier: String?

  /// The button that leads back *here*, on the controller that follows.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// The text of that button.
  open var backButtonTitle: String? { didSet { changed() } }
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }
  /// Whether this controller shows no back button.
  open var hidesBackButton = false { didSet { changed() } }
  /// Whether the left items stand beside the back button, not in its place.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The first of the left items.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first of the right items: the right-most.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  public init(title: String?) {
    self.title = title
    super.init()
  }
  public convenience override init() { self.init(title: nil) }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

  /// The text of the button that leads back here: the back button's own title, else `backButtonTitle`, else the title,
  /// else "Back". A custom view is ignored. `nil` where only the arrow is shown.
  var textOfButtonBackHere: String? {
    switch backButtonDisplayMode {
    case .minimal: return nil
    case .generic: return "Back"
    case .default: break
    }
    if let item = backBarButtonItem, let title = item.title { return title.isEmpty ? nil : title }
    if let backButtonTitle { return backButtonTitle.isEmpty ? nil : backButtonTitle }
    if let title, !title.isEmpty { return title }
    return "Back"
  }

  private func changed() { owner?.navigationController?.navigationBarDidChange() }
}
