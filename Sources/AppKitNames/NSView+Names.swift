public import AutoLayout
public import Foundation

extension View {
  /// Whether the view will be laid out in the next pass.
  public var needsLayout: Bool {
    get { isLayoutNeeded }
    set { if newValue { setNeedsLayout() } }
  }

  /// Brings frames and guides of the tree up to date.
  public func layoutSubtreeIfNeeded() { layoutIfNeeded() }

  /// The smallest size that the constraints in the view allow, in points.
  public var fittingSize: CGSize { systemLayoutSizeFitting(.zero) }

  /// Which side leads for the view.
  public var userInterfaceLayoutDirection: LayoutDirection {
    effectiveUserInterfaceLayoutDirection
  }
}

extension LayoutGuide {
  /// AppKit's name for ``LayoutGuide/layoutFrame``.
  public var frame: CGRect { layoutFrame }
}
