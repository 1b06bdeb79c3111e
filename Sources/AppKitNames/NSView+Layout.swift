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

  /// Whether ``updateConstraints()`` will be called in the next layout.
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

  /// Brings frames and guides of the tree up to date.
  public func layoutSubtreeIfNeeded() {
    if let view = self as? NSView { view.layoutSubtreeIfNeeded() } else { layoutIfNeeded() }
  }

  /// The smallest size that the constraints in the view allow, in points.
  public var fittingSize: CGSize {
    (self as? NSView)?.fittingSize ?? systemLayoutSizeFitting(.zero)
  }

  /// Whether the view is to be drawn again; nothing is drawn before layout has ended.
  public var needsDisplay: Bool {
    get { (self as? NSView)?.needsDisplay ?? false }
    set { (self as? NSView)?.needsDisplay = newValue }
  }
}

// What any view has, as superviews and subviews are known as such.
extension View {
  /// Which side leads for the view; setting it decides against the direction of the tree.
  public var userInterfaceLayoutDirection: LayoutDirection {
    get { effectiveUserInterfaceLayoutDirection }
    set {
      semanticContentAttribute =
        newValue == .leftToRight ? .forceLeftToRight : .forceRightToLeft
    }
  }

  /// Whether the view is hidden, or one that it lies in.
  public var isHiddenOrHasHiddenAncestor: Bool {
    ancestors.contains(where: \.isHidden)
  }

  /// The part of the bounds that no view around it cuts off, in points; empty where nothing is left.
  public var visibleRect: CGRect {
    var visible = bounds
    for view in ancestors.dropFirst() where view.clipsToBounds || view.superview == nil {
      visible = visible.intersection(convert(view.bounds, from: view))
    }
    return visible.isNull ? .zero : visible
  }
}

extension NSView {
  /// Brings the subviews into an order, as far as a comparison of two says one; the rest stays.
  public func sortSubviews(
    _ compare: (NSView, NSView, UnsafeMutableRawPointer?) -> ComparisonResult,
    context: UnsafeMutableRawPointer?
  ) {
    var sorted = subviews
    // Put in one by one, as nothing else keeps equal ones in their order.
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

  /// What bars leave free of the view, in its own coordinates, in points.
  public var safeAreaRect: CGRect { rect(for: .safeArea()) }
}

extension NSView {
  /// A part of a view that content belongs into, as macOS 26 names it.
  ///
  /// Regions can keep away from what is in a window's corners. There are no such things here, and a
  /// region that adapts to them is the same as one that does not.
  public struct LayoutRegion: Hashable, Sendable {
    fileprivate let isSafeArea: Bool
    private let cornerAdaptation: AdaptivityAxis?

    /// What bars leave free.
    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(isSafeArea: true, cornerAdaptation: cornerAdaptation)
    }

    /// What lies inside of the margins.
    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(isSafeArea: false, cornerAdaptation: cornerAdaptation)
    }
  }

  /// The guide at a region: `safeAreaLayoutGuide` or `layoutMarginsGuide`.
  public func layoutGuide(for layoutRegion: LayoutRegion) -> LayoutGuide {
    layoutRegion.isSafeArea ? safeAreaLayoutGuide : layoutMarginsGuide
  }

  /// How far a region lies inside of the view, in points.
  public func edgeInsets(for layoutRegion: LayoutRegion) -> EdgeInsets {
    layoutRegion.isSafeArea ? safeAreaInsets : layoutMargins
  }

  /// Where a region lies in the view's own coordinates, in points.
  public func rect(for layoutRegion: LayoutRegion) -> CGRect {
    let insets = edgeInsets(for: layoutRegion)
    return turned(
      CGRect(
        x: insets.left, y: insets.top, width: max(0, bounds.width - insets.left - insets.right),
        height: max(0, bounds.height - insets.top - insets.bottom)))
  }
}
