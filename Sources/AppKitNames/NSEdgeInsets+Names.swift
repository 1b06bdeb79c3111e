public import AutoLayout
public import Foundation

// Foundation has these of a type of its own, under the same names.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// No insets.
public let NSEdgeInsetsZero = EdgeInsets.zero

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes insets of four distances, in points.
public func NSEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> EdgeInsets { EdgeInsets(top: top, left: left, bottom: bottom, right: right) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether insets are the same.
public func NSEdgeInsetsEqual(_ aInsets: EdgeInsets, _ bInsets: EdgeInsets) -> Bool {
  aInsets == bInsets
}
