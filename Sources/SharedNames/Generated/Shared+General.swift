// Generated from Names/Shared.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout

/// Apple's name for `LayoutConstraint`.
public typealias NSLayoutConstraint = LayoutConstraint

/// Apple's name for `LayoutAnchor`.
public typealias NSLayoutAnchor = LayoutAnchor

/// Apple's name for `LayoutXAxisAnchor`.
public typealias NSLayoutXAxisAnchor = LayoutXAxisAnchor

/// Apple's name for `LayoutYAxisAnchor`.
public typealias NSLayoutYAxisAnchor = LayoutYAxisAnchor

/// Apple's name for `LayoutDimension`.
public typealias NSLayoutDimension = LayoutDimension

/// Apple's name for `DirectionalEdgeInsets`.
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets

/// Apple's name for `DirectionalRectEdge`.
public typealias NSDirectionalRectEdge = DirectionalRectEdge

/// Apple's name for `TextAlignment`, with the raw values of iOS and of Macs with Apple silicon.
public typealias NSTextAlignment = TextAlignment

/// Apple's name for `LineBreakMode`.
public typealias NSLineBreakMode = LineBreakMode

/// Apple's name for `UnderlineStyle`.
public typealias NSUnderlineStyle = UnderlineStyle

/// Apple's name for `KeyValueChangeKey`.
public typealias NSKeyValueChangeKey = KeyValueChangeKey

/// Apple's name for `ParagraphStyle`.
public typealias NSParagraphStyle = ParagraphStyle

/// Apple's name for `MutableParagraphStyle`.
public typealias NSMutableParagraphStyle = MutableParagraphStyle

/// Core Animation's name for `Layer`, which has only some of `CALayer`'s members.
public typealias CALayer = Layer

/// Core Animation's name for `LayerAction`.
public typealias CAAction = LayerAction

/// Core Animation's name for `LayerCorners`.
public typealias CACornerMask = LayerCorners

/// Core Animation's name for `LayerCornerCurve`.
public typealias CALayerCornerCurve = LayerCornerCurve

/// Core Graphics' name for the type of a layer's colors: `Color`.
public typealias CGColor = Color

/// Core Graphics' name for `Transform`.
public typealias CGAffineTransform = Transform

extension Font {
  /// A nested name for `TextStyle`, as in Apple's frameworks.
  public typealias TextStyle = AutoLayout.TextStyle
}
