public import AutoLayout

/// UIKit's name for the part of a view's layer that is there.
public typealias CALayer = ViewLayer
/// UIKit's name for ``LayerCorners``.
public typealias CACornerMask = LayerCorners
/// UIKit's name for ``LayerCornerCurve``.
public typealias CALayerCornerCurve = LayerCornerCurve
/// The colours of layers, which are those of views here.
public typealias CGColor = Color

extension View {
  /// The view's corners and edges, under the name by which UIKit reaches them.
  public var layer: ViewLayer { ViewLayer(of: self) }
}
