public import Foundation

extension NSStackView {
  /// The part of the stack that a view is in; Apple's raw values.
  public enum Gravity: Int, Sendable {
    case leading = 1
    case center = 2
    case trailing = 3

    /// The leading area, by the word for columns.
    public static let top = Gravity.leading
    /// The trailing area, by the word for columns.
    public static let bottom = Gravity.trailing
  }

  /// How views share the space along the orientation; Apple's raw values.
  public enum Distribution: Int, Sendable {
    case gravityAreas = -1
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// How strongly a view is kept in a stack that is too small; Apple's numbers.
  public struct VisibilityPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number, from 0 to 1000.
    public let rawValue: Float

    /// Makes a priority from its number.
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// Makes a priority from its number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// The view is never dropped: the default.
    public static let mustHold = VisibilityPriority(1000)
    /// The view is dropped where there is no room.
    public static let detachOnlyIfNecessary = VisibilityPriority(900)
    /// The view is always dropped.
    public static let notVisible = VisibilityPriority(0)

    /// Whether a view of one priority is dropped before one of the other.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// What ``customSpacing(after:)`` answers where nothing was set.
  public static let useDefaultSpacing = CGFloat(Float.greatestFiniteMagnitude)
}

extension NSStackView.Distribution {
  /// The distribution in records.
  var word: String {
    switch self {
    case .gravityAreas: "gravityAreas"
    case .fill: "fill"
    case .fillEqually: "fillEqually"
    case .fillProportionally: "fillProportionally"
    case .equalSpacing: "equalSpacing"
    case .equalCentering: "equalCentering"
    }
  }
}
