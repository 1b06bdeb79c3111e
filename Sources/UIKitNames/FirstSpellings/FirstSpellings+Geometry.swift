public import AutoLayout
public import Foundation

// The functions that made rectangles and insets before Swift had initializers for them.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The first way to make insets.
@available(*, deprecated, message: "Use UIEdgeInsets(top:left:bottom:right:)")
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> EdgeInsets { EdgeInsets(top: top, left: left, bottom: bottom, right: right) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The first way to make a rectangle less its insets.
@available(*, deprecated, message: "Use inset(by:)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: EdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The first way to make a rectangle.
@available(*, deprecated, message: "Use CGRect(x:y:width:height:)")
public func CGRectMake(
  _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The first way to make a size.
@available(*, deprecated, message: "Use CGSize(width:height:)")
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The first way to make a point.
@available(*, deprecated, message: "Use CGPoint(x:y:)")
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
