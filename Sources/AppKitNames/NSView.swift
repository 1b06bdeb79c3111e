public import AutoLayout
public import Foundation

/// AppKit's view: y grows upward from the bottom left corner, unless the class is flipped.
///
/// The frame is in the superview's coordinates. The bounds and the subviews' frames are in the view's own coordinates.
/// Trees of these views have the metrics of `PlatformProfile.macOS` by default.
///
/// Most types in this module are aliases. This one is a subclass, because its coordinates and metrics differ.
open class NSView: View, LayoutHooks {
  /// Whether y grows downward from the top left corner in the view's own coordinates.
  open var isFlipped: Bool { false }

  /// Performs custom layout after the frames are set; overrides call super first.
  open func layout() {}

  /// Whether the view will be laid out in the next pass.
  open var needsLayout: Bool {
    get { isLayoutNeeded }
    set { if newValue { setNeedsLayout() } }
  }

  /// Whether `updateConstraints()` will be called in the next layout.
  open var needsUpdateConstraints: Bool {
    get { needsUpdateConstraints() }
    set { if newValue { setNeedsUpdateConstraints() } }
  }

  /// Whether the view has to be drawn again: always false, because drawing follows layout.
  open var needsDisplay: Bool {
    get { false }
    set {}
  }

  /// Lays out the view tree if it needs layout.
  open func layoutSubtreeIfNeeded() { layoutIfNeeded() }

  /// The smallest size that satisfies the view's constraints, in points.
  open var fittingSize: CGSize { systemLayoutSizeFitting(.zero) }

  open override func layoutSubviews() {
    let size = bounds.size
    if let laidOutSize, laidOutSize != size, autoresizesSubviews {
      resizeSubviews(withOldSize: laidOutSize)
    }
    laidOutSize = size
    super.layoutSubviews()
    layout()
  }

  /// The size of the bounds when the subviews were last laid out, in points, or `nil` before the first layout.
  private var laidOutSize: CGSize?

  /// Called before ``layout()`` if the size has changed, with the former size in points.
  ///
  /// At that time, autoresizing masks and constraints have already set the subviews' frames.
  open func resizeSubviews(withOldSize oldSize: CGSize) {
    for case let view as NSView in subviews { view.resize(withOldSuperviewSize: oldSize) }
  }

  /// Called after the superview's size has changed, with the former size in points.
  open func resize(withOldSuperviewSize oldSize: CGSize) {}

  /// Whether the view is opaque; layout ignores it.
  open var isOpaque: Bool { false }

  /// Never called; present for source compatibility.
  open func viewWillDraw() {}

  /// Called before the view moves to another superview, or to none.
  open func viewWillMove(toSuperview newSuperview: NSView?) {}

  /// Called after the view has moved to another superview, or to none.
  open func viewDidMoveToSuperview() {}

  open override func willMove(toSuperview newSuperview: View?) {
    viewWillMove(toSuperview: newSuperview as? NSView)
  }

  open override func didMoveToSuperview() { viewDidMoveToSuperview() }

  // Superviews and subviews have the type ``View``; overrides use AppKit's type.

  /// Adds a view in front of the other subviews, removing it from its former superview.
  open func addSubview(_ view: NSView) { super.addSubview(view) }

  /// Called after a view was added to this one.
  open func didAddSubview(_ subview: NSView) {}

  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: NSView) {}

  open override func addSubview(_ view: View) {
    if let view = view as? NSView { addSubview(view) } else { super.addSubview(view) }
  }

  open override func didAddSubview(_ subview: View) {
    if let subview = subview as? NSView { didAddSubview(subview) }
  }

  open override func willRemoveSubview(_ subview: View) {
    if let subview = subview as? NSView { willRemoveSubview(subview) }
  }

  /// The window at the root of the tree, or `nil` if there isn't one.
  open override var window: NSWindow? { super.window as? NSWindow }

  /// Called before the view moves to another window, or to none.
  open func viewWillMove(toWindow newWindow: NSWindow?) {}

  /// Called after the view has moved to another window, or to none.
  open func viewDidMoveToWindow() {}

  open override func willMove(toWindow newWindow: Window?) {
    viewWillMove(toWindow: newWindow as? NSWindow)
  }

  open override func didMoveToWindow() { viewDidMoveToWindow() }

  /// Whether the view has a layer; if true, its descendants also have layers.
  open var wantsLayer = false

  /// The tool tip; never shown.
  open var toolTip: String?

  /// The context menu; never shown.
  open var menu: NSMenu?

  /// The focus ring; never drawn.
  open var focusRingType = NSFocusRingType.default

  /// The tracking areas, which are never notified.
  public private(set) var trackingAreas: [NSTrackingArea] = []

  /// The gesture recognizers, which never recognize anything.
  public private(set) var gestureRecognizers: [NSGestureRecognizer] = []

  /// Adds a tracking area, which is never notified.
  open func addTrackingArea(_ trackingArea: NSTrackingArea) { trackingAreas.append(trackingArea) }

  /// Removes a tracking area; does nothing if the view doesn't have it.
  open func removeTrackingArea(_ trackingArea: NSTrackingArea) {
    trackingAreas.removeAll { $0 === trackingArea }
  }

  /// Adds a gesture recognizer, which never recognizes anything.
  open func addGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
    gestureRecognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  /// Removes a gesture recognizer; does nothing if the view doesn't have it.
  open func removeGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  /// The frontmost view at a point in the superview's coordinates, or `nil` if the point is outside the view.
  open func hitTest(_ point: CGPoint) -> NSView? {
    super.hitTest(superview?.convert(point, to: self) ?? point, with: nil) as? NSView
  }

  /// Whether the view can become first responder; layout ignores it.
  open var acceptsFirstResponder: Bool { false }

  /// Whether the view handles the click that activates its window; layout ignores it.
  open func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }

  /// Whether dragging the view moves its window; layout ignores it.
  open var mouseDownCanMoveWindow: Bool { true }

  /// Whether the view allows vibrancy; layout ignores it.
  open var allowsVibrancy: Bool { false }

  /// Whether AppKit calls ``updateLayer()`` instead of drawing; ignored here.
  open var wantsUpdateLayer: Bool { false }

  /// Never called; present for source compatibility.
  open func updateLayer() {}

  /// Never called; present for source compatibility.
  open func updateTrackingAreas() {}

  /// Never called; present for source compatibility.
  open func resetCursorRects() {}

  /// Never called; present for source compatibility.
  open func viewDidChangeEffectiveAppearance() {}

  /// Never called; present for source compatibility.
  open func viewDidChangeBackingProperties() {}

  /// Never called; present for source compatibility.
  open func viewWillStartLiveResize() {}

  /// Never called; present for source compatibility.
  open func viewDidEndLiveResize() {}

  /// Never called; present for source compatibility.
  open func mouseDown(with event: NSEvent) {}

  /// Never called; present for source compatibility.
  open func mouseDragged(with event: NSEvent) {}

  /// Never called; present for source compatibility.
  open func mouseUp(with event: NSEvent) {}

  /// Never called; present for source compatibility.
  open func mouseMoved(with event: NSEvent) {}

  /// Never called; present for source compatibility.
  open func mouseEntered(with event: NSEvent) {}

  /// Never called; present for source compatibility.
  open func mouseExited(with event: NSEvent) {}

  /// Never called; present for source compatibility.
  open func rightMouseDown(with event: NSEvent) {}

  /// Never called; present for source compatibility.
  open func rightMouseUp(with event: NSEvent) {}

  /// Never called; present for source compatibility.
  open func scrollWheel(with event: NSEvent) {}

  /// Never called; present for source compatibility.
  open func keyDown(with event: NSEvent) {}

  /// Never called; present for source compatibility.
  open func keyUp(with event: NSEvent) {}

  /// Never called; present for source compatibility.
  open func flagsChanged(with event: NSEvent) {}

  /// Never called; present for source compatibility.
  open func cancelOperation(_ sender: Any?) {}

  /// Never called; present for source compatibility.
  open func performKeyEquivalent(with event: NSEvent) -> Bool { false }

  /// The distance of the first baseline from the top of the alignment rectangle, in points.
  ///
  /// It is 0 for views without text, as Apple documents.
  open var firstBaselineOffsetFromTop: CGFloat { 0 }

  /// The distance of the last baseline from the bottom of the alignment rectangle, in points.
  ///
  /// It is 0 for views without text, as Apple documents.
  open var lastBaselineOffsetFromBottom: CGFloat { baselineOffsetFromBottom }

  /// The earlier name of `lastBaselineOffsetFromBottom`; an override determines both.
  open var baselineOffsetFromBottom: CGFloat { 0 }

  /// The baselines of the view's own text, or `nil` if the baselines are at the view's edges.
  package var ownTextBaselines: TextBaselines? {
    let (first, last) = (firstBaselineOffsetFromTop, lastBaselineOffsetFromBottom)
    // Views without text have their baselines at the edges, which needn't be shown or stored.
    return first == 0 && last == 0 ? nil : .fromEdges(firstFromTop: first, lastFromBottom: last)
  }

  open override var forFirstBaselineLayout: View { self }

  public final override func layoutHooks(_ type: PackageHooks.Type) -> PackageHooks? {
    PackageHooks(self)
  }

  /// Whether y coordinates grow downward, as ``isFlipped`` specifies.
  package final var growsDownward: Bool { isFlipped }

  /// The metrics of macOS.
  package final var platformProfile: PlatformProfile { .macOS }

  /// The fill, text and symbols that represent the view in figures.
  package var figureLook: Appearance { plainLook }

  /// The shapes that figures draw below the view's text and subviews, relative to the view's top left corner.
  package var drawnParts: [Artwork.Part] { [] }

  /// The font of the text, or `nil` for views without text.
  package var baselineFont: Font? { nil }

  /// Returns the constraints that the view itself creates for its subviews.
  package func systemConstraints() -> [LayoutConstraint] { [] }

  /// The guides that are used only in ``systemConstraints()``.
  package var hiddenGuides: [LayoutGuide] { [] }

  /// Called when a subview was hidden or shown.
  package func arrangedVisibilityChanged() {}

  /// Whether ``systemConstraints()`` depends on the content sizes of subviews.
  package var arrangesByContent: Bool { false }

  /// Whether the content size depends on solved frames, as for text that wraps.
  package var contentAdaptsToFrames: Bool { false }

  /// Called before a layout is solved, to reset `adaptation`.
  package func prepareForSolving() {}

  /// Called with solved frames to update `adaptation`; returns whether it changed.
  package func contentAdapts(to frames: ProvisionalFrames) -> Bool { false }

  /// Sets the origin of the frame in the superview's coordinates, in points.
  open func setFrameOrigin(_ newOrigin: CGPoint) { frame.origin = newOrigin }

  /// Sets the size of the frame, in points, without changing the origin.
  open func setFrameSize(_ newSize: CGSize) { frame.size = newSize }
}

extension LayoutGuide {
  /// The solved, unrounded frame in the owning view's own coordinates, in points.
  ///
  /// The frame is zero before the first layout and without an owning view.
  public var frame: CGRect {
    guard let owner = owningView else { return .zero }
    return owner.turned(layoutFrame)
  }
}

extension NSView {
  /// The alignment rectangle in coordinates with the origin at the view's top left corner, in points.
  var alignedBox: CGRect {
    CGRect(origin: .zero, size: bounds.size).inset(by: alignmentRectInsets)
  }

  /// The insets, from the view's edges, of a line of text that is vertically centered in the alignment rectangle.
  func lineInsets(_ font: Font, start: CGFloat, end: CGFloat = 0) -> EdgeInsets {
    let (box, isMirrored) = (alignedBox, userInterfaceLayoutDirection == .rightToLeft)
    return EdgeInsets(
      top: max(0, box.midY - (font.ascender - font.descender) / 2),
      left: box.minX + (isMirrored ? end : start), bottom: 0,
      right: bounds.width - box.maxX + (isMirrored ? start : end))
  }
}
