public import Foundation

/// What a view's layer adds to its look: figures show the corners; the rest is kept, and changes
/// nothing.
public struct ViewLayer {
  package let view: View

  /// Makes the layer of a view.
  package init(of view: View) { self.view = view }

  /// The fill of the view.
  public var backgroundColor: Color? {
    get { view.backgroundColor }
    nonmutating set { view.backgroundColor = newValue }
  }

  /// The radius of the view's corners, in points.
  public var cornerRadius: CGFloat {
    get { view.cornerRadius ?? 0 }
    nonmutating set { view.cornerRadius = newValue }
  }

  /// Whether what lies outside of the view's bounds is cut off.
  public var masksToBounds: Bool {
    get { view.clipsToBounds }
    nonmutating set { view.clipsToBounds = newValue }
  }

  /// The opacity, from 0 to 1.
  public var opacity: Float {
    get { Float(view.alpha) }
    nonmutating set { view.alpha = CGFloat(newValue) }
  }

  /// The rectangle in the view's own coordinates, in points.
  public var bounds: CGRect { view.bounds }

  /// The rectangle in the superview's coordinates, in points.
  public var frame: CGRect { view.frame }

  /// Which corners are round; all by default.
  public var maskedCorners: LayerCorners {
    get { view.kept(#function) ?? .all }
    nonmutating set { view.keep(newValue, #function) }
  }

  /// How corners are rounded.
  public var cornerCurve: LayerCornerCurve {
    get { view.kept(#function) ?? .circular }
    nonmutating set { view.keep(newValue, #function) }
  }

  /// The width of the line along the edges, in points.
  public var borderWidth: CGFloat {
    get { view.kept(#function) ?? 0 }
    nonmutating set { view.keep(newValue, #function) }
  }

  /// The colour of the line along the edges; nil for black.
  public var borderColor: Color? {
    get { view.kept(#function) }
    nonmutating set { view.keep(newValue, #function) }
  }

  /// The colour of the shadow; nil for black.
  public var shadowColor: Color? {
    get { view.kept(#function) }
    nonmutating set { view.keep(newValue, #function) }
  }

  /// The opacity of the shadow, from 0 to 1.
  public var shadowOpacity: Float {
    get { view.kept(#function) ?? 0 }
    nonmutating set { view.keep(newValue, #function) }
  }

  /// How far the shadow lies from the view, in points.
  public var shadowOffset: CGSize {
    get { view.kept(#function) ?? CGSize(width: 0, height: -3) }
    nonmutating set { view.keep(newValue, #function) }
  }

  /// How far the shadow blurs, in points.
  public var shadowRadius: CGFloat {
    get { view.kept(#function) ?? 3 }
    nonmutating set { view.keep(newValue, #function) }
  }

  /// How far in front of its siblings the layer is.
  public var zPosition: CGFloat {
    get { view.kept(#function) ?? 0 }
    nonmutating set { view.keep(newValue, #function) }
  }

  /// Whether the layer is drawn once for several pictures.
  public var shouldRasterize: Bool {
    get { view.kept(#function) ?? false }
    nonmutating set { view.keep(newValue, #function) }
  }

  /// The scale at which the layer is drawn once.
  public var rasterizationScale: CGFloat {
    get { view.kept(#function) ?? 1 }
    nonmutating set { view.keep(newValue, #function) }
  }
}

/// Corners of a layer; Apple's raw values.
public struct LayerCorners: OptionSet, Hashable, Sendable {
  /// The bits of the corners.
  public let rawValue: UInt

  /// Makes corners from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let layerMinXMinYCorner = LayerCorners(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = LayerCorners(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = LayerCorners(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = LayerCorners(rawValue: 8)

  static let all = LayerCorners(rawValue: 15)
}

/// How corners of a layer are rounded.
public struct LayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// Apple's name for the curve.
  public let rawValue: String

  /// Makes a curve from Apple's name for it.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A part of a circle.
  public static let circular = LayerCornerCurve(rawValue: "circular")
  /// A curve that begins gently.
  public static let continuous = LayerCornerCurve(rawValue: "continuous")
}
