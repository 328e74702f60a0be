/// What must exist: the ids and their order, as facts. Tests compare the catalog and the lessons with this table.
public enum Curriculum {
  /// One row of the lesson table.
  public struct Row: Sendable, Hashable {
    /// The number, `1...20`.
    public var number: Int
    /// The name in commands.
    public var slug: String
    /// Lessons that come before it.
    public var needs: [Int]
    /// Cards it teaches.
    public var types: [String]
    /// Concepts it teaches.
    public var concepts: [String]
  }

  /// The twenty lessons.
  public static let lessons: [Row] = [
    row(1, "let-var", [], [], ["let-var", "type-inference"]),
    row(2, "properties", [1], ["PropertyBox"], ["stored-computed", "lazy-didset"]),
    row(3, "methods-init", [2], ["MessageDraft"], ["init-self-access"]),
    row(4, "struct-class", [3], ["ValueCounter", "ReferenceCounter"], ["value-reference"]),
    row(5, "optional-enum", [1], ["Optional", "DeliveryState"], ["switch-exhaustiveness"]),
    row(6, "protocol-closure-arc", [4, 5], ["MessageTransport", "CaptureOwner"], ["delegate-closure-arc"]),
    row(7, "collections", [1], ["String", "Array", "Set", "Dictionary"], []),
    row(8, "foundation-values", [7], ["UUID", "Date", "URL", "Data", "FileManager"], ["codable"]),
    row(9, "concurrency", [5, 6], ["Task", "Result"], ["async-await-throws"]),
    row(
      10, "responder-scene", [3], ["UIResponder", "UIApplication", "UIScene", "UIWindow"], ["responder-scene-chain"]),
    row(11, "uiview", [10], ["UIView"], []),
    row(12, "auto-layout", [11], ["NSLayoutAnchor", "NSLayoutConstraint", "UIStackView"], ["auto-layout"]),
    row(13, "view-controller", [10, 11], ["UIViewController", "UINavigationItem"], ["view-controller-lifecycle"]),
    row(14, "navigation", [13], ["UINavigationController"], ["view-controller-lifecycle"]),
    row(15, "label-image", [11], ["UILabel", "UIImageView"], []),
    row(16, "button-control", [11], ["UIControl", "UIButton", "UIButton.Configuration"], ["target-action"]),
    row(
      17, "text-input", [6, 16], ["UITextField", "UITextView", "UITextFieldDelegate", "UITextViewDelegate"],
      ["first-responder"]),
    row(18, "collection-reuse", [11, 12], ["UIScrollView", "UICollectionView", "UICollectionViewCell"], ["reuse"]),
    row(
      19, "diffable", [7, 18],
      [
        "UICollectionViewDataSource", "UICollectionViewDelegate", "UICollectionViewDiffableDataSource",
        "NSDiffableDataSourceSnapshot",
      ], ["stable-identity"]),
    row(
      20, "messenger-map", [8, 9, 19],
      [
        "AppEnvironment", "MessageRepository", "MessageTransport", "JSONInboxCache", "MockMessageTransport", "Message",
        "InboxSnapshot", "DeliveryState",
      ], ["dependency-injection"]),
  ]

  private static func row(
    _ number: Int, _ slug: String, _ needs: [Int], _ types: [String], _ concepts: [String]
  ) -> Row {
    Row(number: number, slug: slug, needs: needs, types: types, concepts: concepts)
  }

  /// The 52 type cards, each once, in the order in which the lessons meet them.
  public static let types: [String] = unique(lessons.flatMap(\.types))

  /// The 18 concepts, each once, in the order in which the lessons meet them.
  public static let concepts: [String] = unique(lessons.flatMap(\.concepts))

  private static func unique(_ ids: [String]) -> [String] {
    var seen: Set<String> = []
    return ids.filter { seen.insert($0).inserted }
  }
}
