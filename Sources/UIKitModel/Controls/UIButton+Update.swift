import Foundation

extension UIButton {
  /// The configuration was set: it is shown at once as it is, and fitted to the state at the next layout pass.
  func replaceConfiguration(_ new: Configuration?) {
    let isUpdate = isUpdatingConfiguration
    storedConfiguration = new
    guard let new else {
      shownConfiguration = nil
      isConfigurationUpdateNeeded = false
      subtitleView?.removeFromSuperview()
      subtitleView = nil
      titleView?.font = plainTitleFont
      showStateValues()
      contentDidChange()
      return
    }
    if let title = new.title { values.titles[State.normal.rawValue] = title }
    show(isUpdate && automaticallyUpdatesConfiguration ? new.updated(for: self) : new)
    if !isUpdate { setNeedsUpdateConfiguration() }
  }

  func handlerDidChange() {
    guard configurationUpdateHandler != nil else { return }
    if storedConfiguration == nil {
      var made = Configuration.plain()
      made.title = title(for: .normal)
      made.image = image(for: .normal)
      replaceConfiguration(made)
    }
    setNeedsUpdateConfiguration()
  }

  func updateConfigurationIfNeeded() {
    guard isConfigurationUpdateNeeded, storedConfiguration != nil else { return }
    isConfigurationUpdateNeeded = false
    isUpdatingConfiguration = true
    updateConfiguration()
    configurationUpdateHandler?(self)
    isUpdatingConfiguration = false
  }

  func fitConfiguration() {
    guard let storedConfiguration else { return }
    show(automaticallyUpdatesConfiguration ? storedConfiguration.updated(for: self) : storedConfiguration)
  }

  /// Puts a configuration into the labels, the picture view and the background.
  private func show(_ configuration: Configuration) {
    shownConfiguration = configuration
    let colors = ButtonColors(configuration, state: .normal, role: role, tint: tintColor)
    showTexts(configuration, color: configuration.baseForegroundColor ?? colors.foreground)
    let picture = configuration.showsActivityIndicator ? UIImage(systemName: "progress.indicator") : shownImage
    if let picture {
      let view = makeImageView()
      view.image = picture
      view.tintColor =
        configuration.imageColorTransformer?(configuration.baseForegroundColor ?? colors.foreground)
        ?? configuration.baseForegroundColor ?? colors.foreground
    } else {
      pictureView?.image = nil
    }
    contentDidChange()
  }

  private func showTexts(_ configuration: Configuration, color: UIColor) {
    if let text = currentTitle {
      let label = makeTitleLabel()
      let base = UIConfigurationTextAttributes(font: .systemFont(ofSize: configuration.titleSize), foregroundColor: color)
      let shown = configuration.titleTextAttributesTransformer?(base) ?? base
      label.font = shown.font
      label.textColor = shown.foregroundColor
      label.text = text
    } else {
      titleView?.text = nil
    }
    guard let text = configuration.subtitle else {
      subtitleView?.removeFromSuperview()
      subtitleView = nil
      return
    }
    let label = subtitleView ?? ButtonLabel(frame: .zero)
    if subtitleView == nil {
      subtitleView = label
      addSubview(label)
    }
    let base = UIConfigurationTextAttributes(font: .systemFont(ofSize: 12), foregroundColor: color)
    let shown = configuration.subtitleTextAttributesTransformer?(base) ?? base
    label.font = shown.font
    label.textColor = shown.foregroundColor
    label.text = text
  }

  /// The picture a configured button shows: the state's own, else the configuration's.
  var shownImage: UIImage? {
    if state != .normal, let own = values.images[state.rawValue] { return own }
    return storedConfiguration?.image
  }
}

extension UIButton.Configuration {
  /// The size of the title's font.
  var titleSize: CGFloat {
    switch buttonSize {
    case .mini, .small: 15
    case .medium, .large: 17
    }
  }

  /// How far the corners of a background of a size are rounded.
  func cornerRadius(in size: CGSize) -> CGFloat {
    let half = min(size.width, size.height) / 2
    switch cornerStyle {
    case .dynamic, .fixed: return min(background.cornerRadius, half)
    case .small: return min(5.95, half)
    case .medium: return min(8.5, half)
    case .large: return min(11.9, half)
    case .capsule: return half
    }
  }
}
