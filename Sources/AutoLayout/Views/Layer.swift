public import Foundation

/// What a view's layer adds to its look, and layers in it: figures show the corners of a view; the rest is
/// kept, and changes nothing.
///
/// A class, as Apple's is. The layer of a view has the view's own fill, corners, opacity and place; others
/// keep what they are told. Layers in a layer move with nothing.
open class Layer: CustomStringConvertible, CustomDebugStringConvertible {
  /// The view that the layer is of; nil for a layer of its own.
  package private(set) weak var view: View?
  private let values = KeptValues()
  private var ownBounds = CGRect.zero
  private var ownPosition = CGPoint.zero

  /// The layer that this one lies in; a view's own layer lies in none.
  public private(set) weak var superlayer: Layer?
  /// The layers in this one, from back to front, without those of subviews; nil for none.
  open var sublayers: [Layer]? {
    didSet {
      for layer in oldValue ?? [] where layer.superlayer === self { layer.superlayer = nil }
      for layer in sublayers ?? [] { layer.superlayer = self }
    }
  }
  /// A layer whose shape clips this one, or `nil` if all of it shows; gradients and images clip nothing.
  open var mask: Layer?
  /// The name of the layer.
  open var name: String?
  private var ownAnchorPoint = CGRect.middleAnchor

  /// The point of the bounds, from 0 to 1, that ``position`` is the place of; setting it moves the frame.
  open var anchorPoint: CGPoint {
    get { view?.anchorPoint ?? ownAnchorPoint }
    set { if let view { view.anchorPoint = newValue } else { ownAnchorPoint = newValue } }
  }

  /// The transform in the plane, about ``position``; of layers that aren't a view's.
  package var ownTransform = Transform.identity

  /// Makes a layer without extent.
  public required init() {}

  /// Makes a copy for an animation on a device; here one without extent.
  public init(layer: Any) {}

  /// Nil: archives are not read here.
  public required init?(coder: NSCoder) { nil }

  /// What people see of it: the name of its class, unless a class says otherwise.
  open var description: String { "<\(type(of: self))>" }

  /// What debuggers show of it: ``description``, unless a class says otherwise.
  open var debugDescription: String { description }

  /// What was set under a name, if anything was.
  package func kept<Value>(_ name: String) -> Value? { values.values[name] as? Value }

  /// Keeps what is set under a name; nil forgets it.
  package func keep(_ value: Any?, _ name: String) { values.values[name] = value }

  /// The fill.
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

  /// Whether what lies outside of the bounds is cut off.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? kept(#function) ?? false }
    set { if let view { view.clipsToBounds = newValue } else { keep(newValue, #function) } }
  }

  /// The opacity, from 0 to 1.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? kept(#function) ?? 1 }
    set { if let view { view.alpha = CGFloat(newValue) } else { keep(newValue, #function) } }
  }

  /// Whether the layer is left out of pictures.
  open var isHidden: Bool {
    get { view?.isHidden ?? kept(#function) ?? false }
    set { if let view { view.isHidden = newValue } else { keep(newValue, #function) } }
  }

  /// The rectangle in its own coordinates, in points.
  open var bounds: CGRect {
    get { view?.bounds ?? ownBounds }
    set { if let view { view.bounds = newValue } else { ownBounds = newValue } }
  }

  /// The place of ``anchorPoint`` in the coordinates around the layer, in points.
  open var position: CGPoint {
    get { view?.center ?? ownPosition }
    set { if let view { view.center = newValue } else { ownPosition = newValue } }
  }

  /// The smallest rectangle around the transformed layer in the coordinates around it, in points.
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

  /// Puts a layer in front of the others in this one, taking it from where it was.
  open func addSublayer(_ layer: Layer) { insert(layer, at: sublayers?.count ?? 0) }

  /// Puts a layer among the others, at a position counted from the back.
  open func insertSublayer(_ layer: Layer, at index: UInt32) { insert(layer, at: Int(index)) }

  /// Puts a layer just behind another one of this layer, or behind all.
  open func insertSublayer(_ layer: Layer, below sibling: Layer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: sublayers?.firstIndex { $0 === sibling } ?? 0)
  }

  /// Puts a layer just in front of another one of this layer, or in front of all.
  open func insertSublayer(_ layer: Layer, above sibling: Layer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: sublayers?.firstIndex { $0 === sibling }.map { $0 + 1 } ?? .max)
  }

  /// Takes the layer out of the one that it lies in.
  open func removeFromSuperlayer() {
    guard let old = superlayer else { return }
    let rest = old.sublayers?.filter { $0 !== self } ?? []
    old.sublayers = rest.isEmpty ? nil : rest
  }

  /// What a change of a property does on a device; never asked here.
  open class func defaultAction(forKey event: String) -> (any LayerAction)? { nil }

  /// What a change of a property of this layer does on a device; never asked here.
  open func action(forKey event: String) -> (any LayerAction)? { nil }

  /// Lays out the layers in this one on a device; never called here.
  open func layoutSublayers() {}

  /// Asks for a layout of the layers in this one; here it does nothing.
  open func setNeedsLayout() {}

  /// Brings the layout of the view up to date, for a view's own layer.
  open func layoutIfNeeded() { view?.layoutIfNeeded() }

  /// Asks for the layer to be drawn; here it does nothing.
  open func setNeedsDisplay() {}

  private func insert(_ layer: Layer, at index: Int) {
    layer.removeFromSuperlayer()
    var all = sublayers ?? []
    all.insert(layer, at: min(index, all.count))
    sublayers = all
  }
}

/// What a change of a layer's property does on a device.
public protocol LayerAction {}

extension Layer: Hashable {
  /// Layers are equal when they are the same object.
  public static func == (lhs: Layer, rhs: Layer) -> Bool { lhs === rhs }

  /// Hashes the layer's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension View {
  /// The view's layer, made when it is first asked for.
  package var ownLayer: Layer {
    if let layerIfMade { return layerIfMade }
    let layer = (Self.layerClass as? Layer.Type ?? Layer.self).init()
    layer.belong(to: self)
    keep(layer, "layer")
    return layer
  }

  /// The view's layer if something has asked for it.
  var layerIfMade: Layer? { kept("layer") }

  /// The radius of the corners in figures, in points; nil leaves it to the figure's style.
  package var cornerRadius: CGFloat? {
    get { look.cornerRadius }
    set { look.cornerRadius = newValue }
  }
}

extension Layer {
  fileprivate func belong(to view: View) { self.view = view }
}
