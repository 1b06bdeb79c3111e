public import Foundation

/// Stored for source compatibility; layout ignores it.
extension Layer {
  /// Which corners are round; all by default.
  public var maskedCorners: LayerCorners {
    get { kept(#function) ?? .all }
    set { keep(newValue, #function) }
  }

  /// How corners are rounded.
  public var cornerCurve: LayerCornerCurve {
    get { kept(#function) ?? .circular }
    set { keep(newValue, #function) }
  }

  /// The width of the line along the edges, in points.
  public var borderWidth: CGFloat {
    get { kept(#function) ?? 0 }
    set { keep(newValue, #function) }
  }

  /// The colour of the line along the edges; nil for black.
  public var borderColor: Color? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }

  /// The colour of the shadow; nil for black.
  public var shadowColor: Color? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }

  /// The opacity of the shadow, from 0 to 1.
  public var shadowOpacity: Float {
    get { kept(#function) ?? 0 }
    set { keep(newValue, #function) }
  }

  /// How far the shadow lies from the layer, in points.
  public var shadowOffset: CGSize {
    get { kept(#function) ?? CGSize(width: 0, height: -3) }
    set { keep(newValue, #function) }
  }

  /// How far the shadow blurs, in points.
  public var shadowRadius: CGFloat {
    get { kept(#function) ?? 3 }
    set { keep(newValue, #function) }
  }

  /// How far in front of its siblings the layer is.
  public var zPosition: CGFloat {
    get { kept(#function) ?? 0 }
    set { keep(newValue, #function) }
  }

  /// Whether the layer is drawn once for several pictures.
  public var shouldRasterize: Bool {
    get { kept(#function) ?? false }
    set { keep(newValue, #function) }
  }

  /// The scale at which the layer is drawn once.
  public var rasterizationScale: CGFloat {
    get { kept(#function) ?? 1 }
    set { keep(newValue, #function) }
  }

  /// How many pixels of its contents a point has.
  public var contentsScale: CGFloat {
    get { kept(#function) ?? 1 }
    set { keep(newValue, #function) }
  }

  /// The picture that the layer shows.
  public var contents: Any? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }

  /// Whether nothing shows through the layer.
  public var isOpaque: Bool {
    get { kept(#function) ?? false }
    set { keep(newValue, #function) }
  }

  /// Whether edges of the layer are smoothed.
  public var allowsEdgeAntialiasing: Bool {
    get { kept(#function) ?? false }
    set { keep(newValue, #function) }
  }
}
