public import AutoLayout
public import Foundation

// What any view has, as superviews and subviews are known as such.
extension View {
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

  /// The opacity in figures, from 0 to 1.
  public var alphaValue: CGFloat {
    get { alpha }
    set { alpha = newValue }
  }

  /// Whether the view is hidden, or one that it lies in.
  public var isHiddenOrHasHiddenAncestor: Bool {
    var view: View? = self
    while let next = view {
      if next.isHidden { return true }
      view = next.superview
    }
    return false
  }

  /// The part of the bounds that no view around it cuts off, in points; empty where nothing is left.
  public var visibleRect: CGRect {
    var visible = bounds
    var view = superview
    while let next = view {
      if next.clipsToBounds || next.superview == nil {
        visible = visible.intersection(convert(next.bounds, from: next))
      }
      view = next.superview
    }
    return visible.isNull ? .zero : visible
  }

  /// Sets the point of the view's own coordinates that is shown in its corner, in points.
  public func setBoundsOrigin(_ newOrigin: CGPoint) { bounds.origin = newOrigin }

  /// What is added to the safe area's insets of the view and so of all that is in it, in points;
  /// negative numbers take away, down to 0.
  public var additionalSafeAreaInsets: EdgeInsets {
    get { addedSafeAreaInsets }
    set { addedSafeAreaInsets = newValue }
  }

  /// A size of this view in another view's coordinates: the same, as nothing is scaled.
  public func convert(_ size: CGSize, to view: View?) -> CGSize { size }

  /// A size of another view in this view's coordinates: the same, as nothing is scaled.
  public func convert(_ size: CGSize, from view: View?) -> CGSize { size }
}

extension NSView {
  /// The distance of the last baseline from the bottom, by its first name.
  public var baselineOffsetFromBottom: CGFloat { lastBaselineOffsetFromBottom }

  /// What bars leave free of the view, in its own coordinates, in points.
  public var safeAreaRect: CGRect { rect(for: .safeArea()) }
}
