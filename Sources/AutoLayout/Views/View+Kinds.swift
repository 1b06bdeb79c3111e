public import Foundation

extension View {
  /// What ``intrinsicContentSize`` says for an axis on which the content has no opinion.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Where a text has its baselines in the alignment rectangle of its view, in points.
  ///
  /// The rules are those of stored layouts that Apple's engine computed.
  public enum TextBaselines: Hashable, Sendable, Codable {
    /// Lines that start at the top edge and end at the bottom edge, as a label's do.
    case fromEdges(firstFromTop: CGFloat, lastFromBottom: CGFloat)
    /// One line in the middle of the height, its baseline below the middle by this much.
    case fromMiddle(below: CGFloat)
  }

  /// How a view that draws fits its content into its bounds; Apple's raw values.
  public enum ContentMode: Int, Sendable, CaseIterable, Codable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right,
      topLeft, topRight, bottomLeft, bottomRight
  }

  /// The parts of a view's place that give when its superview's size changes; Apple's raw values.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable, Codable {
    // A byte, as every view has a mask.
    private let bits: UInt8

    /// The bits of the mask, of which six mean something.
    public var rawValue: UInt { UInt(bits) }

    /// Makes a mask from its bits; those that Apple leaves without a meaning for now may be dropped.
    public init(rawValue: UInt) { bits = UInt8(truncatingIfNeeded: rawValue) }

    /// The distance to the superview's left edge gives.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width gives.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance to the superview's right edge gives.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance to the superview's top edge gives.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height gives.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance to the superview's bottom edge gives.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}

extension View: ViewMembers {}
