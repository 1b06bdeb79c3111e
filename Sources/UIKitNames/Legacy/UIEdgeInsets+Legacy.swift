public import AutoLayout
public import Foundation

// The functions of UIKit that made and applied insets up to Swift 4.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes insets.
@available(*, deprecated, message: "Use UIEdgeInsets(top:left:bottom:right:)")
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> EdgeInsets { EdgeInsets(top: top, left: left, bottom: bottom, right: right) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Insets a rectangle.
@available(*, deprecated, message: "Use inset(by:)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: EdgeInsets) -> CGRect {
  rect.inset(by: insets)
}
