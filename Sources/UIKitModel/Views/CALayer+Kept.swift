public import Foundation

/// How a layer's contents fit into it.
public struct CALayerContentsGravity: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let top = CALayerContentsGravity(rawValue: "top")
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  public static let left = CALayerContentsGravity(rawValue: "left")
  public static let right = CALayerContentsGravity(rawValue: "right")
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

extension UIView.ContentMode {
  /// What a view's content mode is for its layer.
  var contentsGravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}

// What follows is kept and not acted on: the contents of layers of an app's own, masks, 3-D and time.
extension CALayer {
  /// The picture a layer of the app's own shows. Kept; views say in `drawnContent` what they draw.
  public var contents: Any? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// How the contents fit. A view's layer follows the view's content mode.
  public var contentsGravity: CALayerContentsGravity {
    get { kept(view?.contentMode.contentsGravity ?? .resize) }
    set { keep(newValue) }
  }
  public var contentsRect: CGRect {
    get { kept(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    set { keep(newValue) }
  }
  public var contentsCenter: CGRect {
    get { kept(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    set { keep(newValue) }
  }
  /// A layer whose alpha would be this layer's. Kept; masks are not drawn.
  public var mask: CALayer? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  public var anchorPointZ: CGFloat {
    get { kept(0) }
    set { keep(newValue) }
  }
  public var isDoubleSided: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  public var isGeometryFlipped: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  public var shouldRasterize: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  public var rasterizationScale: CGFloat {
    get { kept(1) }
    set { keep(newValue) }
  }
  public var drawsAsynchronously: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  public var needsDisplayOnBoundsChange: Bool {
    get { kept(view?.contentMode == .redraw) }
    set { keep(newValue) }
  }
  public var allowsGroupOpacity: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  public var allowsEdgeAntialiasing: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  public var beginTime: TimeInterval {
    get { kept(0) }
    set { keep(newValue) }
  }
  public var timeOffset: TimeInterval {
    get { kept(0) }
    set { keep(newValue) }
  }
  public var speed: Float {
    get { kept(1) }
    set { keep(newValue) }
  }
  public var repeatCount: Float {
    get { kept(0) }
    set { keep(newValue) }
  }
  public var autoreverses: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}
