import Foundation

/// What a layer asks its owner.
public protocol CALayerDelegate: AnyObject {
  /// The layer must place its sublayers.
  func layoutSublayers(of layer: CALayer)
}

/// The model of Core Animation's layer: geometry and appearance of a view, and the tree that is drawn.
///
/// `position`, `bounds`, `anchorPoint` and the affine transform are the stored geometry; a view's `frame`, `center`,
/// `bounds` and `transform` read and write them here.
///
/// Left out: 3-D transforms (only the affine part exists), explicit animation objects, drawing masks and `contents`,
/// filters, and layer classes other than this one.
open class CALayer: UIKitObject {
  /// Everything a layer shows, as one value.
  var values = LayerValues() {
    didSet { if values != oldValue { valuesDidChange(from: oldValue) } }
  }
  /// What was last handed to the screen; `nil` before the first commit.
  var committedValues: LayerValues?
  var committedContent = DrawnContent.none
  var committedChildren: [CALayer] = []
  /// Running animations by key.
  var animations: [LayerAnimation] = []

  /// The owner; for a view's layer, the view.
  public weak var delegate: (any CALayerDelegate)?
  /// The layer that holds this one.
  public internal(set) weak var superlayer: CALayer?
  private var children: [CALayer] = []
  /// A name for the layer's own use.
  public var name: String?

  /// Creates a layer with zero size.
  public required override init() { super.init() }

  /// The sublayers from back to front; `nil` when there are none.
  public var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for child in children { child.superlayer = nil }
      children = newValue ?? []
      for child in children { child.superlayer = self }
    }
  }

  /// The view this is the layer of.
  var view: UIView? { delegate as? UIView }

  // MARK: Tree

  /// Adds a sublayer in front.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(children.count)) }

  /// Adds a sublayer at a depth.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    layer.superlayer = self
    children.insert(layer, at: min(Int(index), children.count))
    UIKitEnvironment.current.setNeedsCommit()
  }

  /// Takes the layer out of its parent.
  open func removeFromSuperlayer() {
    superlayer?.children.removeAll { $0 === self }
    superlayer = nil
    UIKitEnvironment.current.setNeedsCommit()
  }

  // MARK: Layout and display

  /// Asks for a layout at the next pass.
  open func setNeedsLayout() { view?.setNeedsLayout() }

  /// Lays out now if that was asked for.
  open func layoutIfNeeded() { view?.layoutIfNeeded() }

  /// Asks for drawing at the next commit.
  open func setNeedsDisplay() { UIKitEnvironment.current.setNeedsCommit() }

  private func valuesDidChange(from old: LayerValues) {
    let environment = UIKitEnvironment.current
    environment.setNeedsCommit()
    if let context = environment.animations.currentContext, view != nil {
      context.record(layer: self, from: old, to: values, in: environment)
    }
    view?.layerValuesDidChange(from: old)
  }
}
