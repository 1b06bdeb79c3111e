// Generated from Names/AppKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import Foundation

extension NSStackView {
  /// The area of a stack that contains a view; Apple's raw values.
  public enum Gravity: Int, Sendable {
    case leading = 1
    case center = 2
    case trailing = 3
    /// The leading area, for columns.
    public static let top = Gravity.leading
    /// The trailing area, for columns.
    public static let bottom = Gravity.trailing
  }
}

extension NSStackView {
  /// The distribution of views along the orientation; Apple's raw values.
  public enum Distribution: Int, Sendable {
    case gravityAreas = -1
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
}

extension NSStackView {
  /// The priority of keeping a view visible in a stack that is too small; Apple's numbers.
  public struct VisibilityPriority: RawRepresentable, Hashable, Sendable, Comparable {
    /// The raw value.
    public let rawValue: Float
    /// Creates a value from its raw value.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority from its number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// The view is never detached; the default.
    public static let mustHold = VisibilityPriority(rawValue: 1000)
    /// The view is detached if there isn't enough room.
    public static let detachOnlyIfNecessary = VisibilityPriority(rawValue: 900)
    /// The view is always detached.
    public static let notVisible = VisibilityPriority(rawValue: 0)
    /// Whether a view of the left priority is detached before one of the right.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  }
}

extension NSStackView {
  /// The value of ``customSpacing(after:)`` if none is set.
  public static let useDefaultSpacing = CGFloat(Float.greatestFiniteMagnitude)
  /// The views, by the name that UIKit uses.
  public var arrangedSubviews: [NSView] { views }
}

/// The delegate of a stack view, called during layout when views are detached and attached again.
public protocol NSStackViewDelegate: AnyObject {
  /// Called after views were detached.
  func stackView(_ stackView: NSStackView, willDetach views: [NSView])
  /// Called after views were attached again.
  func stackView(_ stackView: NSStackView, didReattach views: [NSView])
}

extension NSStackViewDelegate {
  /// Does nothing.
  public func stackView(_ stackView: NSStackView, willDetach views: [NSView]) {}
  /// Does nothing.
  public func stackView(_ stackView: NSStackView, didReattach views: [NSView]) {}
}
