public import Foundation

/// A view's own layer, or a layer inside another layer; layout ignores layers.
///
/// A view's own layer shares the view's geometry and appearance. Sublayers aren't resized with their superlayer.
open class Layer: CustomStringConvertible, CustomDebugStringConvertible {
  /// The view whose own layer this is, or `nil` for any other layer.
  package private(set) weak var view: View?
  private let values = StoredValues()
  private var ownBounds = CGRect.zero
  private var ownPosition = CGPoint.zero

  /// The superlayer, or `nil` if there isn't one, as for a view's own layer.
  public private(set) weak var superlayer: Layer?
  /// The sublayers from back to front, without the layers of subviews, or `nil` if there are no sublayers.
  open var sublayers: [Layer]? {
    didSet {
      for layer in oldValue ?? [] where layer.superlayer === self { layer.superlayer = nil }
      for layer in sublayers ?? [] { layer.superlayer = self }
    }
  }
  /// A layer whose shape clips this layer, or `nil` for no clipping; a gradient or image as the mask clips nothing.
  open var mask: Layer?
  /// The name of the layer.
  open var name: String?
  private var ownAnchorPoint = CGRect.middleAnchor

  /// The point of the bounds, from 0 to 1 on each axis, to which ``position`` refers; setting it moves the frame.
  open var anchorPoint: CGPoint {
    get { view?.anchorPoint ?? ownAnchorPoint }
    set { if let view { view.anchorPoint = newValue } else { ownAnchorPoint = newValue } }
  }

  /// The transform about ``position``, for layers other than a view's own layer.
  package var ownTransform = Transform.identity

  /// Makes a layer of size zero.
  public required init() {}

  /// Makes a layer of size zero; Apple's system copies layers for animations with this initializer.
  public init(layer: Any) {}

  /// Returns `nil`, because archives of layers aren't supported.
  public required init?(coder: NSCoder) { nil }

  /// The name of the class in angle brackets.
  open var description: String { "<\(type(of: self))>" }

  /// The text that debuggers show, by default ``description``.
  open var debugDescription: String { description }

  /// Returns the value stored under a name, or `nil` if there isn't one.
  package func kept<Value>(_ name: String) -> Value? { values.values[name] as? Value }

  /// Stores a value under a name; `nil` removes it.
  package func keep(_ value: Any?, _ name: String) { values.values[name] = value }

  /// The color that fills the layer, or `nil` for no fill.
  open var backgroundColor: Color? {
    get {
      if let view { return view.backgroundColor }
      return kept(#function)
    }
    set { if let view { view.backgroundColor = newValue } else { keep(newValue, #function) } }
  }

  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat {
    get { view.map { $0.cornerRadius ?? 0 } ?? kept(#function) ?? 0 }
    set { if let view { view.cornerRadius = newValue } else { keep(newValue, #function) } }
  }

  /// Whether content outside the bounds is clipped.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? kept(#function) ?? false }
    set { if let view { view.clipsToBounds = newValue } else { keep(newValue, #function) } }
  }

  /// The opacity of the layer, from 0 to 1.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? kept(#function) ?? 1 }
    set { if let view { view.alpha = CGFloat(newValue) } else { keep(newValue, #function) } }
  }

  /// Whether the layer is hidden, so that figures don't show it.
  open var isHidden: Bool {
    get { view?.isHidden ?? kept(#function) ?? false }
    set { if let view { view.isHidden = newValue } else { keep(newValue, #function) } }
  }

  /// The rectangle in the layer's own coordinates, in points.
  open var bounds: CGRect {
    get { view?.bounds ?? ownBounds }
    set { if let view { view.bounds = newValue } else { ownBounds = newValue } }
  }

  /// The position of ``anchorPoint`` in the superlayer's coordinates, in points.
  open var position: CGPoint {
    get { view?.center ?? ownPosition }
    set { if let view { view.center = newValue } else { ownPosition = newValue } }
  }

  /// The bounding box of the transformed layer in the superlayer's coordinates, in points.
  open var frame: CGRect {
    get {
      if let view { return view.frame }
      return PivotedRect(size: ownBounds.size, anchor: ownAnchorPoint, transform: ownTransform)
        .frame(at: ownPosition)
    }
    set {
      let frame = newValue.standardized
      if let view {
        view.frame = frame
        return
      }
      let rect = PivotedRect(boxSize: frame.size, anchor: ownAnchorPoint, transform: ownTransform)
      ownBounds.size = rect.size
      ownPosition = rect.pivot(in: frame)
    }
  }

  /// Adds a sublayer in front of the other sublayers, and removes it from its previous superlayer.
  open func addSublayer(_ layer: Layer) { insert(layer, at: sublayers?.count ?? 0) }

  /// Inserts a sublayer at an index counted from the back.
  open func insertSublayer(_ layer: Layer, at index: UInt32) { insert(layer, at: Int(index)) }

  /// Inserts a sublayer just behind another sublayer, or behind all sublayers if `sibling` isn't a sublayer.
  open func insertSublayer(_ layer: Layer, below sibling: Layer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: sublayers?.firstIndex { $0 === sibling } ?? 0)
  }

  /// Inserts a sublayer just in front of another sublayer, or in front of all if `sibling` isn't a sublayer.
  open func insertSublayer(_ layer: Layer, above sibling: Layer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: sublayers?.firstIndex { $0 === sibling }.map { $0 + 1 } ?? .max)
  }

  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() {
    guard let old = superlayer else { return }
    let rest = old.sublayers?.filter { $0 !== self } ?? []
    old.sublayers = rest.isEmpty ? nil : rest
  }

  /// Never called; returns `nil`, because changes aren't animated.
  open class func defaultAction(forKey event: String) -> (any LayerAction)? { nil }

  /// Never called; returns `nil`, because changes aren't animated.
  open func action(forKey event: String) -> (any LayerAction)? { nil }

  /// Never called; present for source compatibility.
  open func layoutSublayers() {}

  /// Does nothing; present for source compatibility.
  open func setNeedsLayout() {}

  /// Lays out the view's tree if this is a view's own layer, otherwise does nothing.
  open func layoutIfNeeded() { view?.layoutIfNeeded() }

  /// Does nothing; present for source compatibility.
  open func setNeedsDisplay() {}

  private func insert(_ layer: Layer, at index: Int) {
    layer.removeFromSuperlayer()
    var all = sublayers ?? []
    all.insert(layer, at: min(index, all.count))
    sublayers = all
  }
}

/// The animation for a change of a layer's property.
public protocol LayerAction {}

extension Layer: Hashable {
  /// Whether both layers are the same object.
  public static func == (lhs: Layer, rhs: Layer) -> Bool { lhs === rhs }

  /// Hashes the layer's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension View {
  /// The view's own layer, made on first use.
  package var ownLayer: Layer {
    if let layerIfMade { return layerIfMade }
    let layer = (Self.layerClass as? Layer.Type ?? Layer.self).init()
    layer.belong(to: self)
    keep(layer, "layer")
    return layer
  }

  var layerIfMade: Layer? { kept("layer") }

  /// The radius of the view's corners in figures, in points, or `nil` to use the figure's style.
  package var cornerRadius: CGFloat? {
    get { look.cornerRadius }
    set { look.cornerRadius = newValue }
  }
}

extension Layer {
  fileprivate func belong(to view: View) { self.view = view }
}
