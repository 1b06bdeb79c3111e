public import AutoLayout
public import Foundation

extension View: NSView.Relative {}

extension NSView.Relative {
  /// Whether the view will be laid out in the next pass.
  public var needsLayout: Bool {
    get { (self as? NSView)?.needsLayout ?? isLayoutNeeded }
    set {
      if let view = self as? NSView {
        view.needsLayout = newValue
      } else if newValue {
        setNeedsLayout()
      }
    }
  }

  /// Whether `updateConstraints()` will be called in the next layout.
  public var needsUpdateConstraints: Bool {
    get { (self as? NSView)?.needsUpdateConstraints ?? needsUpdateConstraints() }
    set {
      if let view = self as? NSView {
        view.needsUpdateConstraints = newValue
      } else if newValue {
        setNeedsUpdateConstraints()
      }
    }
  }

  /// Lays out the view tree if it needs layout.
  public func layoutSubtreeIfNeeded() {
    if let view = self as? NSView { view.layoutSubtreeIfNeeded() } else { layoutIfNeeded() }
  }

  /// The smallest size that satisfies the view's constraints, in points.
  public var fittingSize: CGSize {
    (self as? NSView)?.fittingSize ?? systemLayoutSizeFitting(.zero)
  }

  /// Whether the view has to be drawn again: always false, because drawing follows layout.
  public var needsDisplay: Bool {
    get { (self as? NSView)?.needsDisplay ?? false }
    set { (self as? NSView)?.needsDisplay = newValue }
  }
}

// Members of all views, because superviews and subviews have the type `View`.
extension View {
  /// The effective layout direction of the view; setting it overrides the inherited direction.
  public var userInterfaceLayoutDirection: LayoutDirection {
    get { effectiveUserInterfaceLayoutDirection }
    set {
      semanticContentAttribute =
        newValue == .leftToRight ? .forceLeftToRight : .forceRightToLeft
    }
  }

  /// Whether the view or one of its ancestors is hidden.
  public var isHiddenOrHasHiddenAncestor: Bool {
    ancestors.contains(where: \.isHidden)
  }

  /// The part of the bounds that ancestors don't clip, in points, or zero if they clip all of it.
  public var visibleRect: CGRect {
    var visible = bounds
    for view in ancestors.dropFirst() where view.clipsToBounds || view.superview == nil {
      visible = visible.intersection(convert(view.bounds, from: view))
    }
    return visible.isNull ? .zero : visible
  }
}

extension NSView {
  /// Sorts the subviews by a comparison; equal subviews keep their order.
  public func sortSubviews(
    _ compare: (NSView, NSView, UnsafeMutableRawPointer?) -> ComparisonResult,
    context: UnsafeMutableRawPointer?
  ) {
    var sorted = subviews
    // Insertion sort, because it keeps equal views in order.
    for index in sorted.indices.dropFirst() {
      var place = index
      while place > 0, let view = sorted[place] as? NSView,
        let former = sorted[place - 1] as? NSView,
        unsafe compare(former, view, context) == .orderedDescending
      {
        sorted.swapAt(place - 1, place)
        place -= 1
      }
    }
    for view in sorted { bringSubviewToFront(view) }
  }

  /// The rectangle that bars don't cover, in the view's own coordinates, in points.
  public var safeAreaRect: CGRect { rect(for: .safeArea()) }
}

extension NSView {
  /// An area inside a view for laying out content, as in macOS 26.
  ///
  /// In AppKit, regions can avoid the controls in a window's corners. Corner adaptation has no effect here, because
  /// there are no such controls.
  public struct LayoutRegion: Hashable, Sendable {
    fileprivate let isSafeArea: Bool
    private let cornerAdaptation: AdaptivityAxis?

    /// The region that bars don't cover.
    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(isSafeArea: true, cornerAdaptation: cornerAdaptation)
    }

    /// The region inside the margins.
    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(isSafeArea: false, cornerAdaptation: cornerAdaptation)
    }
  }

  /// Returns the guide of a region: `safeAreaLayoutGuide` or `layoutMarginsGuide`.
  public func layoutGuide(for layoutRegion: LayoutRegion) -> LayoutGuide {
    layoutRegion.isSafeArea ? safeAreaLayoutGuide : layoutMarginsGuide
  }

  /// Returns the insets of a region from the view's edges, in points.
  public func edgeInsets(for layoutRegion: LayoutRegion) -> EdgeInsets {
    layoutRegion.isSafeArea ? safeAreaInsets : layoutMargins
  }

  /// Returns the rectangle of a region in the view's own coordinates, in points.
  public func rect(for layoutRegion: LayoutRegion) -> CGRect {
    let insets = edgeInsets(for: layoutRegion)
    return turned(
      CGRect(
        x: insets.left, y: insets.top, width: max(0, bounds.width - insets.left - insets.right),
        height: max(0, bounds.height - insets.top - insets.bottom)))
  }
}
