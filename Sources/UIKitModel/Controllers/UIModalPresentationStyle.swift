/// How much of the screen a presented controller takes.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2, none, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover

  /// What `automatic` and `none` come to.
  var resolved: UIModalPresentationStyle {
    switch self {
    case .automatic: .pageSheet
    case .none: .fullScreen
    default: self
    }
  }

  /// Whether the presenting controller's view leaves the window.
  var coversPresenter: Bool { resolved == .fullScreen || resolved == .currentContext }

  /// Whether it is shown as a sheet.
  var isSheet: Bool { [.pageSheet, .formSheet, .popover].contains(resolved) }
}

/// How a presented controller comes in.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0, flipHorizontal, crossDissolve, partialCurl
}
