public import Foundation

/// A cell of a collection view: a content view over two backgrounds, with a state.
///
/// Left out: drag and drop states, accessories and swipe actions.
open class UICollectionViewCell: UICollectionReusableView {
  /// Updates the cell for a state.
  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

  /// The view that holds what the cell shows: as large as the cell, until a content configuration replaces it.
  public private(set) var contentView: UIView
  /// Shown behind everything.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue, with: backgroundView) } }
  /// Shown over `backgroundView` while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? { didSet { replaceBackground(oldValue, with: nil) } }

  /// Creates a cell.
  public required init(frame: CGRect) {
    contentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    addSubview(contentView)
  }

  // MARK: State

  /// Whether the item is selected. The collection view sets it.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether a finger is on the cell. The collection view sets it.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  var isReordering = false { didSet { if isReordering != oldValue { stateDidChange() } } }

  /// The cell's state as configurations see it.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState()
    state.isDisabled = !isUserInteractionEnabled
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isReordering = isReordering
    state.isEditing = (superview as? UICollectionView)?.isEditing ?? false
    return state
  }

  private func stateDidChange() {
    placeSelectedBackground()
    setNeedsUpdateConfiguration()
  }

  // MARK: Configuration

  private var isConfigurationUpdateNeeded = false
  private var isUpdatingConfiguration = false

  /// Run after `updateConfiguration(using:)`. Setting it asks for an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// What the cell shows, as a description that makes and fills the content view.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { showContentConfiguration() } }
  /// What is behind the content.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { showBackgroundConfiguration() } }
  /// Whether `contentConfiguration` follows the state by itself.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether `backgroundConfiguration` follows the state by itself.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// A background in the style of the cell.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// Asks for one update at the next layout pass, however often it is called before.
  open func setNeedsUpdateConfiguration() {
    isConfigurationUpdateNeeded = true
    setNeedsLayout()
  }

  /// Fits the cell to a state. Called before `configurationUpdateHandler`.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  private func updateConfigurationIfNeeded() {
    guard isConfigurationUpdateNeeded else { return }
    isConfigurationUpdateNeeded = false
    isUpdatingConfiguration = true
    defer { isUpdatingConfiguration = false }
    let state = configurationState
    if automaticallyUpdatesContentConfiguration, let content = contentConfiguration {
      contentConfiguration = content.updated(for: state)
    }
    showBackgroundConfiguration()
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  private func showContentConfiguration() {
    guard let configuration = contentConfiguration else { return }
    if let shown = contentView as? any UIContentView, shown.supports(configuration) {
      shown.configuration = configuration
    } else {
      let made: any UIContentView & UIView = configuration.makeContentView()
      contentView.removeFromSuperview()
      contentView = made
      addSubview(made)
    }
    if !isUpdatingConfiguration { setNeedsUpdateConfiguration() }
    setNeedsLayout()
  }

  private func showBackgroundConfiguration() {
    guard let configuration = backgroundConfiguration else { return }
    let shown =
      automaticallyUpdatesBackgroundConfiguration ? configuration.updated(for: configurationState) : configuration
    backgroundColor = shown.backgroundColor
    layer.values.cornerRadius = shown.cornerRadius
    layer.values.borderColor = shown.strokeColor
    layer.values.borderWidth = shown.strokeWidth
  }

  // MARK: Layout

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    let area = CGRect(origin: .zero, size: bounds.size)
    for view in [backgroundView, selectedBackgroundView, contentView] {
      if let view, view.superview === self, view.frame != area { view.frame = area }
    }
  }

  override func layerDidChange(from old: LayerValues) {
    super.layerDidChange(from: old)
    if layer.values.bounds.size != old.bounds.size {
      contentView.frame = CGRect(origin: .zero, size: layer.values.bounds.size)
    }
  }

  private func replaceBackground(_ old: UIView?, with new: UIView?) {
    if let old, old.superview === self { old.removeFromSuperview() }
    if let new { insertSubview(new, at: 0) }
    placeSelectedBackground()
    setNeedsLayout()
  }

  /// The selected background is in the tree only while it is shown: over the background, under the content.
  private func placeSelectedBackground() {
    guard let view = selectedBackgroundView else { return }
    if isSelected || isHighlighted {
      insertSubview(view, belowSubview: contentView)
    } else if view.superview === self {
      view.removeFromSuperview()
    }
  }

  override func resetForReuse() {
    isSelected = false
    isHighlighted = false
    super.resetForReuse()
  }
}
