public import Foundation

/// Properties that layout ignores; figures show only the corners, the border and the shadow, in the `plain` look.
extension Layer {
  /// The corners that are rounded, all by default.
  public var maskedCorners: LayerCorners {
    get { kept(#function) ?? .all }
    set { keep(newValue, #function) }
  }

  /// The kind of curve with which corners are rounded.
  public var cornerCurve: LayerCornerCurve {
    get { kept(#function) ?? .circular }
    set { keep(newValue, #function) }
  }

  /// The width of the border, in points.
  public var borderWidth: CGFloat {
    get { kept(#function) ?? 0 }
    set { keep(newValue, #function) }
  }

  /// The color of the border; `nil` means black.
  public var borderColor: Color? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }

  /// The color of the shadow; `nil` means black.
  public var shadowColor: Color? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }

  /// The opacity of the shadow, from 0 to 1.
  public var shadowOpacity: Float {
    get { kept(#function) ?? 0 }
    set { keep(newValue, #function) }
  }

  /// The offset of the shadow from the layer, in points.
  public var shadowOffset: CGSize {
    get { kept(#function) ?? CGSize(width: 0, height: -3) }
    set { keep(newValue, #function) }
  }

  /// The blur radius of the shadow, in points.
  public var shadowRadius: CGFloat {
    get { kept(#function) ?? 3 }
    set { keep(newValue, #function) }
  }

  /// The depth among sibling layers; greater values are nearer to the viewer.
  public var zPosition: CGFloat {
    get { kept(#function) ?? 0 }
    set { keep(newValue, #function) }
  }

  /// Whether the layer is rendered once as an image that is reused.
  public var shouldRasterize: Bool {
    get { kept(#function) ?? false }
    set { keep(newValue, #function) }
  }

  /// The scale at which the layer is rendered if ``shouldRasterize`` is true.
  public var rasterizationScale: CGFloat {
    get { kept(#function) ?? 1 }
    set { keep(newValue, #function) }
  }

  /// The number of pixels per point in the contents.
  public var contentsScale: CGFloat {
    get { kept(#function) ?? 1 }
    set { keep(newValue, #function) }
  }

  /// The image that the layer shows.
  public var contents: Any? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }

  /// Whether the layer is opaque.
  public var isOpaque: Bool {
    get { kept(#function) ?? false }
    set { keep(newValue, #function) }
  }

  /// Whether the edges of the layer are antialiased.
  public var allowsEdgeAntialiasing: Bool {
    get { kept(#function) ?? false }
    set { keep(newValue, #function) }
  }
}
