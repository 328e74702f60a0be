extension UIViewController {
  /// The controllers from this one down, a line each: the state of its appearance and its view; children with `   | ` a
  /// level, a presented controller with `   + `.
  public var hierarchyDescription: String { hierarchyLines(prefix: "", mark: "").joined(separator: "\n") }

  private func hierarchyLines(prefix: String, mark: String) -> [String] {
    var line = "\(prefix)\(mark)<\(modelClassName) \(addressText)>, state: \(appearance.rawValue), view: "
    if let view = viewIfLoaded {
      line += "<\(view.modelClassName) \(view.addressText)>" + (view.window == nil ? " not in the window" : "")
    } else {
      line += "(view not loaded)"
    }
    if ownPresenting != nil, let manager = storedPresentationController {
      line += ", presented with: <\(manager.modelClassName) \(manager.addressText)>"
    }
    let inner = prefix + mark
    var lines = [line]
    for child in childList { lines += child.hierarchyLines(prefix: inner, mark: "   | ") }
    if let ownPresented { lines += ownPresented.hierarchyLines(prefix: inner, mark: "   + ") }
    return lines
  }
}
