public import Foundation

/// A view that shows a part of larger content.
///
/// Constraints between subviews and its edges refer to the content's edges; those with its size refer to the frame's.
open class ScrollView: View {
  /// The guide of the content's edges; constraints determine its size.
  public var contentLayoutGuide: LayoutGuide { systemGuide(.scrollContent) }

  /// The guide of the frame's edges, which don't scroll.
  public var frameLayoutGuide: LayoutGuide { systemGuide(.scrollFrame) }

  /// The size of the content, in points, from constraints, or from the author if these leave it open.
  ///
  /// A size that was set is returned until the next layout, which constrains the content to it with the lowest
  /// priority. Lengths that are negative or not finite count as 0 there.
  open var contentSize: CGSize {
    get { pendingContentSize ?? contentLayoutGuide.layoutFrame.size }
    set {
      pendingContentSize = newValue
      explicitContentSize = newValue
      invalidateRows()
      announceObserved()
    }
  }

  /// The point of the content at the top left corner, in points; initially at the ``adjustedContentInset``.
  open var contentOffset: CGPoint {
    get { geometry.boundsOrigin }
    set {
      isScrolled = true
      guard newValue != geometry.boundsOrigin else { return }
      setBoundsOrigin(newValue)
      delegate?.scrollViewDidScroll(self)
    }
  }

  /// The distances by which the content can be scrolled beyond its edges, in points; constraints don't depend on them.
  open var contentInset = EdgeInsets.zero {
    didSet {
      // The safe area's part stays until the next layout.
      adjustment = adjustment.map { $0 + contentInset + -oldValue }
      invalidateRows()
    }
  }

  /// The cases in which the safe area insets are added to ``contentInset``.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { invalidateRows() }
  }

  /// ``contentInset`` with the insets that the safe area added in the last layout, in points.
  open var adjustedContentInset: EdgeInsets { adjustment ?? contentInset }

  override class var knownClass: KnownViewClass { .scrollView }

  /// Whether the content can be scrolled; only text views lay out differently for it.
  open var isScrollEnabled = true { didSet { invalidateIntrinsicContentSize() } }

  /// The delegate.
  open weak var delegate: (any ScrollViewDelegate)?

  /// Whether content that isn't taller than the view scrolls vertically too.
  open var alwaysBounceVertical = false { didSet { invalidateRows() } }

  /// Whether content that isn't wider than the view scrolls horizontally too.
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

  override func restContentOffset(in system: LayoutSystem) -> Bool { rest(in: system) }

  override func announceOwnInsets() {
    guard adjustedContentInset != announcedAdjustment else { return }
    announcedAdjustment = adjustedContentInset
    adjustedContentInsetDidChange()
  }

  override var contentEdgesGuide: LayoutGuide? { contentLayoutGuide }

  /// The constraints on the content's guide for the size that the author set.
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

  /// Makes a scroll view from a nib; returns `nil` for other coders.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
    _ = (contentLayoutGuide, frameLayoutGuide)
  }
}
