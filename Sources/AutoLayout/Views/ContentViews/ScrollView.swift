public import Foundation

/// A view that shows a part of larger content.
///
/// In subviews' constraints, the scroll view's edges are the content's edges, but its size is the frame's size.
open class ScrollView: View {
  /// The guide that covers the content; constraints on it determine the content's size.
  public var contentLayoutGuide: LayoutGuide { systemGuide(.scrollContent) }

  /// The guide that covers the scroll view's frame, which doesn't scroll.
  public var frameLayoutGuide: LayoutGuide { systemGuide(.scrollFrame) }

  /// The size of the content, in points: from constraints, or as set by code on axes that constraints leave open.
  ///
  /// A size set by code has the lowest priority in layout; negative and nonfinite lengths in it are treated as 0.
  open var contentSize: CGSize {
    get { pendingContentSize ?? contentLayoutGuide.layoutFrame.size }
    set {
      pendingContentSize = newValue
      explicitContentSize = newValue
      invalidateRows()
      announceObserved()
    }
  }

  /// The content's point at the view's top left, in points; by default, the negated left and top insets in effect.
  open var contentOffset: CGPoint {
    get { geometry.boundsOrigin }
    set {
      isScrolled = true
      guard newValue != geometry.boundsOrigin else { return }
      setBoundsOrigin(newValue)
      delegate?.scrollViewDidScroll(self)
    }
  }

  /// The distances by which the content can be scrolled beyond its edges, in points; constraints ignore them.
  open var contentInset = EdgeInsets.zero {
    didSet {
      // The safe area's part stays until the next layout.
      adjustment = adjustment.map { $0 + contentInset + -oldValue }
      invalidateRows()
    }
  }

  /// The rule for adding the safe area insets to ``contentInset``.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { invalidateRows() }
  }

  /// The sum of ``contentInset`` and the insets that the safe area added in the last layout, in points.
  open var adjustedContentInset: EdgeInsets { adjustment ?? contentInset }

  override class var knownClass: KnownViewClass { .scrollView }

  /// Whether the content can be scrolled; this affects only the layout of text views.
  open var isScrollEnabled = true { didSet { invalidateIntrinsicContentSize() } }

  /// The delegate, which is called after code has changed the content offset.
  open weak var delegate: (any ScrollViewDelegate)?

  /// Whether the content scrolls vertically even if it isn't taller than the view.
  open var alwaysBounceVertical = false { didSet { invalidateRows() } }

  /// Whether the content scrolls horizontally even if it isn't wider than the view.
  open var alwaysBounceHorizontal = false { didSet { invalidateRows() } }

  /// The insets of the scroll indicators, in points; layout ignores them.
  open var scrollIndicatorInsets: EdgeInsets {
    get { kept("verticalScrollIndicatorInsets") ?? .zero }
    set {
      keep(newValue, "verticalScrollIndicatorInsets")
      keep(newValue, "horizontalScrollIndicatorInsets")
    }
  }

  /// Called after ``adjustedContentInset`` has changed.
  open func adjustedContentInsetDidChange() {}

  private var explicitContentSize: CGSize?
  var pendingContentSize: CGSize?
  private(set) var isScrolled = false
  var adjustment: EdgeInsets?
  private var announcedAdjustment = EdgeInsets.zero

  override var offsetDependsOnInsets: Bool { true }

  override func restContentOffset(in frames: ProvisionalFrames) -> Bool { rest(in: frames) }

  override func announceOwnInsets() {
    guard adjustedContentInset != announcedAdjustment else { return }
    announcedAdjustment = adjustedContentInset
    adjustedContentInsetDidChange()
  }

  override var contentEdgesGuide: LayoutGuide? { contentLayoutGuide }

  /// Returns the superclass's constraints, and the constraints for ``contentSize`` if that property was set.
  package override func makeSystemConstraints() -> [LayoutConstraint] {
    guard let wanted = explicitContentSize else { return super.makeSystemConstraints() }
    var system = SystemConstraints(holder: self)
    for (attribute, length) in [
      (LayoutConstraint.Attribute.width, wanted.width), (.height, wanted.height),
    ] {
      system.add(
        "UIScrollView-contentSize", LayoutOperand(contentLayoutGuide, attribute), .equal, nil,
        constant: length.isFinite ? max(0, length) : 0, priority: .leastNonzeroMagnitude)
    }
    return super.makeSystemConstraints() + system.made
  }

  /// Makes a scroll view with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    _ = (contentLayoutGuide, frameLayoutGuide)
  }

  /// Makes a scroll view from a nib; returns `nil` for a coder that doesn't read a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
    _ = (contentLayoutGuide, frameLayoutGuide)
  }
}
