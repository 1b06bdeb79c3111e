public import AutoLayout
public import Foundation

extension NSView {
  /// Whether the view will be laid out in the next pass.
  public var needsLayout: Bool {
    get { isLayoutNeeded }
    set { if newValue { setNeedsLayout() } }
  }

  /// Brings frames and guides of the tree up to date.
  public func layoutSubtreeIfNeeded() { layoutIfNeeded() }

  /// Calls `updateConstraints()` of every view in this one's tree that asked for it.
  public func updateConstraintsForSubtreeIfNeeded() { updateConstraintsIfNeeded() }

  /// The smallest size that the constraints in the view allow, in points.
  public var fittingSize: CGSize { systemLayoutSizeFitting(.zero) }

  /// Which side leads for the view; setting it decides against the direction of the tree.
  public var userInterfaceLayoutDirection: LayoutDirection {
    get { effectiveUserInterfaceLayoutDirection }
    set {
      semanticContentAttribute =
        newValue == .leftToRight ? .forceLeftToRight : .forceRightToLeft
    }
  }

  /// The distance of the last baseline from the bottom, by its first name.
  public var baselineOffsetFromBottom: CGFloat { lastBaselineOffsetFromBottom }

  /// The opacity in figures, from 0 to 1.
  public var alphaValue: CGFloat {
    get { alpha }
    set { alpha = newValue }
  }

  /// What is added to the safe area's insets of the view and so of all that is in it, in points;
  /// negative numbers take away, down to 0.
  public var additionalSafeAreaInsets: EdgeInsets {
    get { addedSafeAreaInsets }
    set { addedSafeAreaInsets = newValue }
  }

  /// What bars leave free of the view, in its own coordinates, in points.
  public var safeAreaRect: CGRect { rect(for: .safeArea()) }

  /// A size of this view in another view's coordinates: the same, as nothing is scaled.
  public func convert(_ size: CGSize, to view: NSView?) -> CGSize { size }

  /// A size of another view in this view's coordinates: the same, as nothing is scaled.
  public func convert(_ size: CGSize, from view: NSView?) -> CGSize { size }
}
