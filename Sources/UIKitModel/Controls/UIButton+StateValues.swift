public import Foundation

/// What was set for each combination of states.
struct ButtonStateValues {
  var titles: [UInt: String] = [:]
  var attributedTitles: [UInt: NSAttributedString] = [:]
  var titleColors: [UInt: UIColor] = [:]
  var shadowColors: [UInt: UIColor] = [:]
  var images: [UInt: UIImage] = [:]
  var backgroundImages: [UInt: UIImage] = [:]

  /// The value of exactly this combination, else of the normal state.
  static func look<Value>(_ table: [UInt: Value], _ state: UIControl.State) -> Value? {
    table[state.rawValue] ?? table[UIControl.State.normal.rawValue]
  }
}

extension UIButton {
  // MARK: Setting

  /// Sets the title of a combination of states. On a button with configuration the normal title goes into it.
  public func setTitle(_ title: String?, for state: UIControl.State) {
    values.titles[state.rawValue] = title
    if state == .normal { storedConfiguration?.title = title }
    valueDidChange()
  }

  /// Sets the title with attributes of a combination of states; it is shown in place of the plain one.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    values.attributedTitles[state.rawValue] = title
    valueDidChange()
  }

  /// Sets the title's colour of a combination of states.
  public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    values.titleColors[state.rawValue] = color
    valueDidChange()
  }

  /// Sets the title's shadow colour of a combination of states.
  public func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    values.shadowColors[state.rawValue] = color
    valueDidChange()
  }

  /// Sets the picture of a combination of states. On a button with configuration the normal one goes into it.
  public func setImage(_ image: UIImage?, for state: UIControl.State) {
    values.images[state.rawValue] = image
    if state == .normal { storedConfiguration?.image = image }
    valueDidChange()
  }

  /// Sets the background picture of a combination of states.
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    values.backgroundImages[state.rawValue] = image
    valueDidChange()
  }

  // MARK: Reading

  /// The title of a combination of states; the normal title if it has none of its own.
  public func title(for state: UIControl.State) -> String? { ButtonStateValues.look(values.titles, state) }
  /// The title with attributes of a combination of states, else the normal one.
  public func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    ButtonStateValues.look(values.attributedTitles, state)
  }
  /// The title's colour of a combination of states, else the normal one: white, or the tint colour on a system button.
  public func titleColor(for state: UIControl.State) -> UIColor? {
    ButtonStateValues.look(values.titleColors, state) ?? defaultTitleColor(for: state)
  }
  /// The title's shadow colour of a combination of states, else the normal one.
  public func titleShadowColor(for state: UIControl.State) -> UIColor? {
    ButtonStateValues.look(values.shadowColors, state)
  }
  /// The picture of a combination of states, else the normal one.
  public func image(for state: UIControl.State) -> UIImage? { ButtonStateValues.look(values.images, state) }
  /// The background picture of a combination of states, else the normal one.
  public func backgroundImage(for state: UIControl.State) -> UIImage? {
    ButtonStateValues.look(values.backgroundImages, state)
  }

  /// The title shown now.
  public var currentTitle: String? {
    guard let configuration = shownConfiguration ?? storedConfiguration else { return title(for: state) }
    if state != .normal, let own = values.titles[state.rawValue] { return own }
    return configuration.title
  }
  /// The title with attributes shown now.
  public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The colour the title is shown in now.
  public var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The shadow colour of the title now.
  public var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The picture shown now.
  public var currentImage: UIImage? { storedConfiguration == nil ? image(for: state) : shownImage }
  /// The background picture shown now.
  public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  private func defaultTitleColor(for state: UIControl.State) -> UIColor? {
    guard buttonType != .custom else { return .white }
    return state.contains(.disabled) ? UIColor(white: 0.52, alpha: 0.45) : tintColor
  }

  // MARK: Showing

  private func valueDidChange() {
    if storedConfiguration == nil { showStateValues() } else { setNeedsUpdateConfiguration() }
    contentDidChange()
  }

  /// Puts the values of the present state into the label and the picture view.
  func showStateValues() {
    let text = attributedTitle(for: state)?.string ?? title(for: state)
    if text != nil || titleView != nil {
      let label = makeTitleLabel()
      if let attributed = attributedTitle(for: state) { label.attributedText = attributed } else { label.text = text }
      label.textColor = currentTitleColor
    }
    if let image = image(for: state) {
      makeImageView().image = image
    } else {
      pictureView?.image = nil
    }
  }

  func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// The title's font without a configuration: 18 points on a custom button, 15 on the system's.
  var plainTitleFont: UIFont { .systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : 15) }

  @discardableResult
  func makeTitleLabel() -> UILabel {
    if let titleView { return titleView }
    let label = ButtonLabel(frame: .zero)
    label.font = storedConfiguration == nil ? plainTitleFont : .systemFont(ofSize: 17)
    label.lineBreakMode = .byTruncatingMiddle
    label.textColor = currentTitleColor
    titleView = label
    addSubview(label)
    return label
  }

  @discardableResult
  func makeImageView() -> UIImageView {
    if let pictureView { return pictureView }
    let view = ButtonImageView(frame: .zero)
    view.clipsToBounds = true
    pictureView = view
    insertSubview(view, at: 0)
    return view
  }
}
