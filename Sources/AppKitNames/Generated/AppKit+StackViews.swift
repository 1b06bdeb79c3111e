// Generated from Names/AppKit.names: edit that, and run `make names`.
// swift-format-ignore-file
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
}

extension NSStackView {
  /// How views share the space along the orientation; Apple's raw values.
  public enum Distribution: Int, Sendable {
    case gravityAreas = -1
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
}

extension NSStackView {
  /// How strongly a view is kept in a stack that is too small; Apple's numbers.
  public struct VisibilityPriority: RawRepresentable, Hashable, Sendable, Comparable {
    /// The value.
    public let rawValue: Float
    /// Creates it from its value.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Makes a priority from its number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// The view is never dropped: the default.
    public static let mustHold = VisibilityPriority(rawValue: 1000)
    /// The view is dropped where there is no room.
    public static let detachOnlyIfNecessary = VisibilityPriority(rawValue: 900)
    /// The view is always dropped.
    public static let notVisible = VisibilityPriority(rawValue: 0)
    /// Whether a view of one priority is dropped before one of the other.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  }
}

extension NSStackView {
  /// The value of ``customSpacing(after:)`` if none is set.
  public static let useDefaultSpacing = CGFloat(Float.greatestFiniteMagnitude)
  /// The same views, by the name of the mobile stack view.
  public var arrangedSubviews: [NSView] { views }
}

/// The delegate of a stack view, called in layout for views that leave the stack and for those that return.
public protocol NSStackViewDelegate: AnyObject {
  /// Called when views have left the layout.
  func stackView(_ stackView: NSStackView, willDetach views: [NSView])
  /// Called when views are in the layout again.
  func stackView(_ stackView: NSStackView, didReattach views: [NSView])
}

extension NSStackViewDelegate {
  /// Does nothing.
  public func stackView(_ stackView: NSStackView, willDetach views: [NSView]) {}
  /// Does nothing.
  public func stackView(_ stackView: NSStackView, didReattach views: [NSView]) {}
}
