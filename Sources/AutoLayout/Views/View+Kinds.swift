public import Foundation

extension View {
  /// The value of ``intrinsicContentSize`` on an axis without an intrinsic extent.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The baselines of a view's text within the view's alignment rectangle, in points, as observed in Apple's layouts.
  public enum TextBaselines: Hashable, Sendable, Codable {
    /// The text starts at the top edge and ends at the bottom edge, as in a label.
    case fromEdges(firstFromTop: CGFloat, lastFromBottom: CGFloat)
    /// The text is one line in the middle of the height; its baseline is `below` points below the middle.
    case fromMiddle(below: CGFloat)
  }

  /// A way in which a view that draws fits its content into its bounds, with the same raw values as in UIKit.
  public enum ContentMode: Int, Sendable, CaseIterable, Codable {
    /// UIKit's mode of the same name.
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right,
      topLeft, topRight, bottomLeft, bottomRight
  }

  /// The extents and margins that change with the superview's size, with the same raw values as in UIKit.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable, Codable {
    // A byte, as every view has a mask.
    private let bits: UInt8

    /// The bits of the mask, of which the lowest six are used.
    public var rawValue: UInt { UInt(bits) }

    /// Makes a mask from its bits; bits above the lowest eight are dropped.
    public init(rawValue: UInt) { bits = UInt8(truncatingIfNeeded: rawValue) }

    /// The distance to the superview's left edge is flexible.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width is flexible.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance to the superview's right edge is flexible.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance to the superview's top edge is flexible.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height is flexible.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance to the superview's bottom edge is flexible.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}

extension View: ViewMembers {}
