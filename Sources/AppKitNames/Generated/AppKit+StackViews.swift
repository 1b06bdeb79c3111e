// Generated from Names/AppKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import Foundation

extension NSStackView {
  /// An area of a stack view, with the same raw values as in AppKit.
  public enum Gravity: Int, Sendable {
    case leading = 1
    case center = 2
    case trailing = 3
    /// The top area, which equals `leading`.
    public static let top = Gravity.leading
    /// The bottom area, which equals `trailing`.
    public static let bottom = Gravity.trailing
  }
}

extension NSStackView {
  /// The distribution of a stack's views along its orientation, with the same raw values as in AppKit.
  public enum Distribution: Int, Sendable {
    case gravityAreas = -1
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
}

extension NSStackView {
  /// The priority of keeping a view visible in a stack that is too small, with the same raw values as in AppKit.
  public struct VisibilityPriority: RawRepresentable, Hashable, Sendable, Comparable {
    /// The raw value.
    public let rawValue: Float
    /// Creates an instance with a raw value.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority from its raw value.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// The view is never detached, which is the default.
    public static let mustHold = VisibilityPriority(rawValue: 1000)
    /// The view is detached if there isn't enough space.
    public static let detachOnlyIfNecessary = VisibilityPriority(rawValue: 900)
    /// The view is always detached.
    public static let notVisible = VisibilityPriority(rawValue: 0)
    /// Whether a view with the first priority is detached before a view with the second.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  }
}

extension NSStackView {
  /// The value of ``customSpacing(after:)`` for a view without custom spacing.
  public static let useDefaultSpacing = CGFloat(Float.greatestFiniteMagnitude)
  /// The stack's views, under UIKit's name.
  public var arrangedSubviews: [NSView] { views }
}

/// The delegate of a stack view, called during layout when views are detached or attached again.
public protocol NSStackViewDelegate: AnyObject {
  /// Called during layout with the views that were detached.
  func stackView(_ stackView: NSStackView, willDetach views: [NSView])
  /// Called during layout with the views that were attached again.
  func stackView(_ stackView: NSStackView, didReattach views: [NSView])
}

extension NSStackViewDelegate {
  /// Does nothing.
  public func stackView(_ stackView: NSStackView, willDetach views: [NSView]) {}
  /// Does nothing.
  public func stackView(_ stackView: NSStackView, didReattach views: [NSView]) {}
}
