public import AutoLayout
public import Foundation

/// AppKit's clip view, which shows a part of its document view and scrolls by changing its bounds' origin.
open class NSClipView: NSView {
  /// The view to scroll, a subview of the clip view, or `nil` for none.
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

  /// Whether the view has a background; layout ignores it.
  open var drawsBackground = true

  /// Whether changes of the bounds post notifications; none are posted here.
  open var postsBoundsChangedNotifications = false

  /// Scrolls so that a point of the document, in the clip view's coordinates, is at the origin of the bounds.
  open func scroll(to newOrigin: CGPoint) { bounds.origin = newOrigin }

  open override func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview)
    if subview === document { document = nil }
  }
}

/// AppKit's scroll view, whose content view fills the space inside the border, because scrollers overlay it.
///
/// The document view is positioned in the content view by constraints or by its frame.
open class NSScrollView: NSView {
  /// The view that clips the document.
  ///
  /// Replacing the clip view moves the document view to the new clip view.
  open var contentView = NSClipView(frame: .zero) {
    didSet { if contentView !== oldValue { showContent(insteadOf: oldValue) } }
  }

  /// The view to scroll, or `nil` for none.
  open var documentView: NSView? {
    get { contentView.documentView }
    set { contentView.documentView = newValue }
  }

  /// The visible part of the document in the content view's coordinates, in points.
  public var documentVisibleRect: CGRect { contentView.bounds }

  /// Whether there is a vertical scroller; layout ignores it.
  open var hasVerticalScroller = false

  /// Whether there is a horizontal scroller; layout ignores it.
  open var hasHorizontalScroller = false

  /// Whether scrollers are hidden if nothing can be scrolled; layout ignores it.
  open var autohidesScrollers = false

  /// Whether the view has a background; layout ignores it.
  open var drawsBackground = true

  /// The border of the view; the content is inside it.
  open var borderType = NSBorderType.noBorder { didSet { placeContent() } }

  /// The style of the scrollers; layout ignores it and always overlays them.
  open var scrollerStyle = NSScroller.Style.overlay

  /// Whether the content insets follow the safe area; layout ignores it, and the insets never change.
  open var automaticallyAdjustsContentInsets = true

  /// The insets of the content; layout ignores them.
  open var contentInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// The insets of the scrollers; layout ignores them.
  open var scrollerInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// The vertical scroller, which is stored but never shown.
  open var verticalScroller: NSScroller?

  /// The horizontal scroller, which is stored but never shown.
  open var horizontalScroller: NSScroller?

  /// Sets the content view's frame, as every layout does.
  open func tile() { placeContent() }

  /// The vertical elasticity; layout ignores it.
  open var verticalScrollElasticity = Elasticity.automatic

  /// The horizontal elasticity; layout ignores it.
  open var horizontalScrollElasticity = Elasticity.automatic

  /// The size of the content view, in points.
  public var contentSize: CGSize { contentView.frame.size }

  /// Does nothing, because there are no scrollers to update.
  open func reflectScrolledClipView(_ cView: NSClipView) {}

  /// Creates a scroll view with a frame in its superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    showContent(insteadOf: nil)
  }

  /// Returns `nil`: archives aren't supported.
  public required init?(coder: NSCoder) { nil }

  // A view created without a size has no space for its border before it is laid out.
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

  /// Sets the content view's frame to the space inside the border.
  ///
  /// Lines and bezels are 1 point thick, and grooves 2. According to the documentation of
  /// `frameSize(forContentSize:…)`, lines and bezels add 2 points to a length, and grooves 4.
  private func placeContent() {
    let line: CGFloat = borderType == .noBorder ? 0 : borderType == .grooveBorder ? 2 : 1
    let place = bounds.insetBy(
      dx: min(line, bounds.width / 2), dy: min(line, bounds.height / 2))
    if contentView.frame != place { contentView.frame = place }
  }
}
