public import Foundation

/// Buttons that stand together.
open class UIBarButtonItemGroup: UIKitObject {
  open var barButtonItems: [UIBarButtonItem]
  /// What stands for all of them where there is no room.
  open var representativeItem: UIBarButtonItem?
  open var isHidden = false
  open var alwaysAvailable = false
  /// Whether the representative stands for them now: the model has room.
  open var isDisplayingRepresentativeItem: Bool { false }
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
  }
}

// What follows is kept and not acted on: search bars, groups and menus in the bar, appearances of single items.
extension UINavigationItem {
  /// Where a search bar stands.
  public enum SearchBarPlacement: Int, Sendable { case automatic = 0, inline, stacked, integrated, integratedCentered, integratedButton }

  public var preferredSearchBarPlacement: SearchBarPlacement {
    get { kept(.automatic) }
    set { keep(newValue) }
  }
  /// Where the search bar stands now.
  public var searchBarPlacement: SearchBarPlacement { preferredSearchBarPlacement == .automatic ? .stacked : preferredSearchBarPlacement }
  public var leadingItemGroups: [UIBarButtonItemGroup] {
    get { kept([]) }
    set { keep(newValue) }
  }
  public var centerItemGroups: [UIBarButtonItemGroup] {
    get { kept([]) }
    set { keep(newValue) }
  }
  public var trailingItemGroups: [UIBarButtonItemGroup] {
    get { kept([]) }
    set { keep(newValue) }
  }
  public var pinnedTrailingGroup: UIBarButtonItemGroup? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var documentProperties: AnyObject? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var overflowPresentationSource: AnyObject? { nil }
  public var additionalOverflowItems: UIMenuElement? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Told of a new name a person gives what the bar stands over.
  public var renameDelegate: AnyObject? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// The smaller text under the title.
  public var subtitle: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var largeTitle: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var largeSubtitle: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var standardAppearance: UINavigationBarAppearance? {
    get { kept(nil) }
    set { keep(newValue?.copy()) }
  }
  public var compactAppearance: UINavigationBarAppearance? {
    get { kept(nil) }
    set { keep(newValue?.copy()) }
  }
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { kept(nil) }
    set { keep(newValue?.copy()) }
  }
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { kept(nil) }
    set { keep(newValue?.copy()) }
  }
}

extension UIBarButtonItem {
  /// A button the system draws, with an action.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    self.menu = menu
  }
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu?) {
    self.init(title: title, image: image, primaryAction: primaryAction)
    self.menu = menu
  }
  /// Room that grows.
  public static func flexibleSpace() -> Self { Self.space(.flexibleSpace, 0) }
  /// Room of a width in points.
  public static func fixedSpace(_ width: CGFloat) -> Self { Self.space(.fixedSpace, width) }

  private static func space(_ kind: SystemItem, _ width: CGFloat) -> Self {
    let item = Self()
    item.makeSystemItem(kind)
    item.width = width
    return item
  }
  /// The group it stands in.
  public var buttonGroup: UIBarButtonItemGroup? { nil }
}

extension UITabBarItem {
  /// A tab the system names.
  public enum SystemItem: Int, Sendable {
    case more = 0, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent, mostViewed

    var title: String {
      switch self {
      case .more: "More"
      case .favorites: "Favorites"
      case .featured: "Featured"
      case .topRated: "Top Rated"
      case .recents: "Recents"
      case .contacts: "Contacts"
      case .history: "History"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .downloads: "Downloads"
      case .mostRecent: "Most Recent"
      case .mostViewed: "Most Viewed"
      }
    }
  }
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: nil, tag: tag)
  }
  public var badgeColor: UIColor? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var titlePositionAdjustment: UIOffset {
    get { kept(.zero) }
    set { keep(newValue) }
  }
}
