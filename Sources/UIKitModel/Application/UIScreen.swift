public import Foundation

/// The device's screen.
public final class UIScreen: UIKitObject {
  /// The current world's screen.
  public static var main: UIScreen { UIKitEnvironment.current.mainScreen }
  /// The size in points: 390 × 844 until changed.
  public internal(set) var bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  /// Pixels to a point.
  public internal(set) var scale: CGFloat = 3
  /// Pixels to a point, without zoom.
  public var nativeScale: CGFloat { scale }
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// What the status bar and the home indicator cover, in portrait.
  public internal(set) var deviceInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  /// Frames in a second.
  public var maximumFramesPerSecond: Int { 60 }

  /// The coordinate space of the screen, as a rectangle.
  public var coordinateSpaceBounds: CGRect { bounds }
}

extension UIKitEnvironment {
  /// Makes the device another: size in points, pixels to a point, covered edges. Windows that filled the old screen fill
  /// the new one.
  public func setScreen(size: CGSize, scale: CGFloat, deviceInsets: UIEdgeInsets) {
    let old = mainScreen.bounds
    mainScreen.bounds = CGRect(origin: .zero, size: size)
    mainScreen.scale = scale
    mainScreen.deviceInsets = deviceInsets
    traits.displayScale = scale
    for window in visibleWindows {
      if window.frame == old { window.frame = mainScreen.bounds }
      window.updateDeviceInsets()
    }
    setNeedsCommit()
  }
}
