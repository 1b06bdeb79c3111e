public import AutoLayout
public import Foundation

/// AppKit's view that shows a part of its document, which lies in its coordinates.
open class NSClipView: NSView {
  /// What is shown a part of; the view that it is in.
  open var documentView: NSView? {
    get { document }
    set {
      let old = document
      guard newValue !== old else { return }
      document = newValue
      old?.removeFromSuperview()
      if let newValue, newValue.superview !== self { addSubview(newValue) }
    }
  }

  private var document: NSView?

  open override var isFlipped: Bool { documentView?.isFlipped ?? false }

  /// Whether the view has a background; layout does not depend on it.
  open var drawsBackground = true

  /// Whether moves of the bounds are told of; kept, and nobody is told.
  open var postsBoundsChangedNotifications = false

  /// Shows the part of the document that begins at a point of it, in points.
  open func scroll(to newOrigin: CGPoint) { bounds.origin = newOrigin }

  open override func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview)
    if subview === document { document = nil }
  }
}

/// AppKit's view that scrolls: its content view fills it, as scrollers lie over the content.
///
/// Constraints place its document in the content view, or the document's frame does.
open class NSScrollView: NSView {
  /// The view that cuts the document off.
  ///
  /// Another takes its place, and its document with it.
  open var contentView = NSClipView(frame: .zero) {
    didSet { if contentView !== oldValue { showContent(insteadOf: oldValue) } }
  }

  /// What is shown a part of.
  open var documentView: NSView? {
    get { contentView.documentView }
    set { contentView.documentView = newValue }
  }

  /// The part of the document that is shown, in the content view's coordinates, in points.
  public var documentVisibleRect: CGRect { contentView.bounds }

  /// Whether there is a scroller for the vertical; layout does not depend on it.
  open var hasVerticalScroller = false

  /// Whether there is a scroller for the horizontal; layout does not depend on it.
  open var hasHorizontalScroller = false

  /// Whether scrollers are hidden while nothing can be scrolled; layout does not depend on it.
  open var autohidesScrollers = false

  /// Whether the view has a background; layout does not depend on it.
  open var drawsBackground = true

  /// What surrounds the view; the content lies inside of it, where it is not none.
  open var borderType = NSBorderType.noBorder { didSet { placeContent() } }

  /// How the scrollers look; layout does not depend on it, and they lie over the content.
  open var scrollerStyle = NSScroller.Style.overlay

  /// Whether the content's insets follow the safe area; here they do not, whatever is said.
  open var automaticallyAdjustsContentInsets = true

  /// How far the content can be scrolled beyond its own edges; layout does not depend on it.
  open var contentInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// How far the scrollers are from the edges; layout does not depend on it.
  open var scrollerInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// The scroller for the vertical; it lies over the content, and is in no view here.
  open var verticalScroller: NSScroller?

  /// The scroller for the horizontal; it lies over the content, and is in no view here.
  open var horizontalScroller: NSScroller?

  /// Puts content and scrollers into their places, which layout does as well.
  open func tile() { placeContent() }

  /// Whether the content gives where it ends; layout does not depend on it.
  open var verticalScrollElasticity = Elasticity.automatic

  /// Whether the content gives where it ends; layout does not depend on it.
  open var horizontalScrollElasticity = Elasticity.automatic

  /// The size of what the view shows, in points.
  public var contentSize: CGSize { contentView.frame.size }

  /// Shows the part of a view that a content view moved to; there are no scrollers to follow it.
  open func reflectScrolledClipView(_ cView: NSClipView) {}

  /// Makes a scroll view at a rectangle in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    showContent(insteadOf: nil)
  }

  /// Nil: archives are not read here.
  public required init?(coder: NSCoder) { nil }

  // A view that came without a size has no room for its border before it is laid out.
  open override func layoutSubviews() {
    placeContent()
    super.layoutSubviews()
  }

  private func showContent(insteadOf old: NSClipView?) {
    if contentView.documentView == nil, let document = old?.documentView {
      contentView.documentView = document
    }
    old?.removeFromSuperview()
    contentView.clipsToBounds = true
    contentView.autoresizingMask = [.width, .height]
    addSubview(contentView)
    placeContent()
  }

  /// Puts the content inside of the border: lines are 1 point thick, grooves 2 (documentation of
  /// `frameSize(forContentSize:…)`: a line and a bezel add 2 to a length, a groove 4).
  private func placeContent() {
    let line: CGFloat = borderType == .noBorder ? 0 : borderType == .grooveBorder ? 2 : 1
    let place = bounds.insetBy(
      dx: min(line, bounds.width / 2), dy: min(line, bounds.height / 2))
    if contentView.frame != place { contentView.frame = place }
  }
}
