public import Foundation

/// A view that shows a part of something larger.
///
/// To what lies in it, its edges are those of its content, and its size that of its frame.
open class ScrollView: View {
  /// The guide around the content; constraints decide how large it is.
  public var contentLayoutGuide: LayoutGuide { systemGuide(.scrollContent) }

  /// The guide around the frame, which does not scroll.
  public var frameLayoutGuide: LayoutGuide { systemGuide(.scrollFrame) }

  /// The size of the content in points: what constraints make of it, and what the author set where they
  /// leave it open.
  ///
  /// What was set is told until the next layout, which holds the content's guide to it more weakly than
  /// any constraint would; a length that is negative or not finite counts as 0 there.
  open var contentSize: CGSize {
    get { pendingContentSize ?? contentLayoutGuide.layoutFrame.size }
    set {
      pendingContentSize = newValue
      explicitContentSize = newValue
      invalidateRows()
      announceObserved()
    }
  }

  /// The point of the content at the top left corner, in points.
  ///
  /// Until it is set, the content rests against ``adjustedContentInset``.
  open var contentOffset: CGPoint {
    get { geometry.boundsOrigin }
    set {
      isScrolled = true
      guard newValue != geometry.boundsOrigin else { return }
      setBoundsOrigin(newValue)
      delegate?.scrollViewDidScroll(self)
    }
  }

  /// How far the content can be scrolled beyond its own edges, in points.
  ///
  /// The content's guide and what is tied to the scroll view's edges do not move in the content.
  open var contentInset = EdgeInsets.zero {
    didSet {
      // What the safe area adds stays until the next layout.
      adjustment = adjustment.map { $0 + contentInset + -oldValue }
      invalidateRows()
    }
  }

  /// When the safe area's insets are added to ``contentInset``.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { invalidateRows() }
  }

  /// ``contentInset`` with what the safe area added to it in the last layout, in points.
  open var adjustedContentInset: EdgeInsets { adjustment ?? contentInset }

  override class var knownClass: KnownViewClass { .scrollView }

  /// Whether the content can be scrolled; only a text view lays out differently for it.
  open var isScrollEnabled = true { didSet { invalidateIntrinsicContentSize() } }

  /// What is told of the content's moves.
  open weak var delegate: (any ScrollViewDelegate)?

  /// Whether content that is no taller than the view scrolls up and down all the same.
  open var alwaysBounceVertical = false { didSet { invalidateRows() } }

  /// Whether content that is no wider than the view scrolls sideways all the same.
  open var alwaysBounceHorizontal = false { didSet { invalidateRows() } }

  /// How far from the edges the position is shown, in points; layout ignores it.
  open var scrollIndicatorInsets: EdgeInsets {
    get { kept("verticalScrollIndicatorInsets") ?? .zero }
    set {
      keep(newValue, "verticalScrollIndicatorInsets")
      keep(newValue, "horizontalScrollIndicatorInsets")
    }
  }

  /// Called when the insets with what the safe area adds to them have changed.
  open func adjustedContentInsetDidChange() {}

  /// What the author wants the content to be as large as.
  private var explicitContentSize: CGSize?
  /// The same until a layout has heard of it.
  var pendingContentSize: CGSize?
  /// Whether the author has set where the content is.
  private(set) var isScrolled = false
  /// The insets in effect, in points; nil before a layout.
  var adjustment: EdgeInsets?
  private var announcedAdjustment = EdgeInsets.zero

  override var restsByInsets: Bool { true }

  override func restsElsewhere(in system: LayoutSystem) -> Bool { rest(in: system) }

  override func announceOwnInsets() {
    guard adjustedContentInset != announcedAdjustment else { return }
    announcedAdjustment = adjustedContentInset
    adjustedContentInsetDidChange()
  }

  override var contentEdgesGuide: LayoutGuide? { contentLayoutGuide }

  /// What holds the content's guide to the size that the author set.
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

  /// Makes a scroll view at a rectangle in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    _ = (contentLayoutGuide, frameLayoutGuide)
  }

  /// Makes a view of a nib; returns `nil` for other coders.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
    _ = (contentLayoutGuide, frameLayoutGuide)
  }
}
