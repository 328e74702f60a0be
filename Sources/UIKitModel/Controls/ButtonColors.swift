import Foundation

/// The colours a configuration's style chooses for a state, where the configuration does not say.
struct ButtonColors {
  let foreground: UIColor
  let background: UIColor?

  init(_ configuration: UIButton.Configuration, state: UIControl.State, role: UIButton.Role, tint: UIColor?) {
    let accent: UIColor = role == .destructive ? .systemRed : tint ?? .systemBlue
    let isSelected = state.contains(.selected) && configuration.automaticallyUpdateForSelection
    var foreground: UIColor
    var background: UIColor?
    switch configuration.style {
    case .plain: (foreground, background) = (accent, isSelected ? accent.withAlphaComponent(0.15) : nil)
    case .gray: (foreground, background) = (accent, isSelected ? accent : .secondarySystemFill)
    case .tinted: (foreground, background) = (accent, isSelected ? accent : accent.withAlphaComponent(0.18))
    case .filled: (foreground, background) = (.white, accent)
    }
    if isSelected, configuration.style == .gray || configuration.style == .tinted { foreground = .white }
    foreground = configuration.baseForegroundColor ?? foreground
    if let base = configuration.baseBackgroundColor {
      background = configuration.style == .tinted && !isSelected ? base.withAlphaComponent(0.18) : base
    }
    if state.contains(.disabled) {
      foreground = .tertiaryLabel
      if background != nil { background = .tertiarySystemFill }
    } else if state.contains(.highlighted) {
      foreground = foreground.withAlphaComponent(0.75)
      background = background?.withAlphaComponent(0.75)
    }
    self.foreground = foreground
    self.background = background
  }
}
