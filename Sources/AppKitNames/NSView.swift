public import AutoLayout
public import Foundation

/// AppKit's view: y grows upwards from the bottom left corner, unless the class is flipped.
///
/// Its frame is told in the superview's coordinates, its bounds and the frames of its subviews in its
/// own. Trees of such views have the numbers of ``PlatformProfile/macOS`` where nothing else is said.
/// A class of its own, unlike the other names of this module, because coordinates and platform are
/// what it differs by.
open class NSView: View, LayoutHooks {
  /// Whether y grows downwards from the top left corner in the view's own coordinates.
  open var isFlipped: Bool { false }

  /// Lays out what the engine does not, after frames are set; overrides call super first.
  open func layout() {}

  /// Whether the view will be laid out in the next pass.
  open var needsLayout: Bool {
    get { isLayoutNeeded }
    set { if newValue { setNeedsLayout() } }
  }

  /// Whether ``updateConstraints()`` will be called in the next layout.
  open var needsUpdateConstraints: Bool {
    get { needsUpdateConstraints() }
    set { if newValue { setNeedsUpdateConstraints() } }
  }

  /// Whether the view is to be drawn again; nothing is drawn before layout has ended.
  open var needsDisplay: Bool {
    get { false }
    set {}
  }

  /// Brings frames and guides of the tree up to date.
  open func layoutSubtreeIfNeeded() { layoutIfNeeded() }

  /// The smallest size that the constraints in the view allow, in points.
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

  /// The size that subviews were last laid out in, in points.
  private var laidOutSize: CGSize?

  /// Called before ``layout()`` when the size has changed, with the former one in points; masks and
  /// constraints have placed the subviews then.
  open func resizeSubviews(withOldSize oldSize: CGSize) {
    for case let view as NSView in subviews { view.resize(withOldSuperviewSize: oldSize) }
  }

  /// Called when the superview's size has changed, with the former one in points.
  open func resize(withOldSuperviewSize oldSize: CGSize) {}

  /// Whether nothing shows through the view; layout does not depend on it.
  open var isOpaque: Bool { false }

  /// Called on a device before the view is drawn; never called here.
  open func viewWillDraw() {}

  /// Called before the view gets another superview, or none.
  open func viewWillMove(toSuperview newSuperview: NSView?) {}

  /// Called after the view got another superview, or none.
  open func viewDidMoveToSuperview() {}

  open override func willMove(toSuperview newSuperview: View?) {
    viewWillMove(toSuperview: newSuperview as? NSView)
  }

  open override func didMoveToSuperview() { viewDidMoveToSuperview() }

  // Superviews and subviews are known as ``View``s; overrides name them as AppKit does.

  /// Puts a view in front of the others in this one, taking it from where it was.
  open func addSubview(_ view: NSView) { super.addSubview(view) }

  /// Called after a view was added to this one.
  open func didAddSubview(_ subview: NSView) {}

  /// Called before a view leaves this one.
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

  /// The window at the root of the tree; nil for a tree that no window shows.
  open override var window: NSWindow? { super.window as? NSWindow }

  /// Called before the view gets into another window, or none.
  open func viewWillMove(toWindow newWindow: NSWindow?) {}

  /// Called after the view got into another window, or none.
  open func viewDidMoveToWindow() {}

  open override func willMove(toWindow newWindow: Window?) {
    viewWillMove(toWindow: newWindow as? NSWindow)
  }

  open override func didMoveToWindow() { viewDidMoveToWindow() }

  /// Whether the view has a layer of its own; what lies in it then has one as well.
  open var wantsLayer = false

  /// What help says of the view; layout does not depend on it.
  open var toolTip: String?

  /// The menu of the other mouse button; shown by nobody.
  open var menu: NSMenu?

  /// The ring around what is typed into; layout does not depend on it.
  open var focusRingType = NSFocusRingType.default

  /// The areas that tell of the pointer; nobody moves it here.
  public private(set) var trackingAreas: [NSTrackingArea] = []

  /// The recognizers that were added; none ever recognizes anything.
  public private(set) var gestureRecognizers: [NSGestureRecognizer] = []

  /// Adds an area that is told of the pointer on a device.
  open func addTrackingArea(_ trackingArea: NSTrackingArea) { trackingAreas.append(trackingArea) }

  /// Takes an area away; does nothing with a stranger.
  open func removeTrackingArea(_ trackingArea: NSTrackingArea) {
    trackingAreas.removeAll { $0 === trackingArea }
  }

  /// Adds a recognizer, which is never told of anything here.
  open func addGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
    gestureRecognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  /// Takes a recognizer away; does nothing with a stranger.
  open func removeGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  /// The frontmost view at a point of the superview's coordinates; nil for a point outside.
  open func hitTest(_ point: CGPoint) -> NSView? {
    super.hitTest(superview?.convert(point, to: self) ?? point, with: nil) as? NSView
  }

  /// Whether the view could be the first to hear of keys; layout does not depend on it.
  open var acceptsFirstResponder: Bool { false }

  /// Whether the view hears of the press that brings its window to the front.
  open func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }

  /// Whether dragging the view moves its window; layout does not depend on it.
  open var mouseDownCanMoveWindow: Bool { true }

  /// Whether what is behind the view may show through; layout does not depend on it.
  open var allowsVibrancy: Bool { false }

  /// Whether ``updateLayer()`` stands in for drawing on a device.
  open var wantsUpdateLayer: Bool { false }

  // What a device calls when something happens; here nothing does.

  /// Called on a device when the layer is to be brought up to date; never called here.
  open func updateLayer() {}

  /// Called on a device when tracking areas are to be made anew; never called here.
  open func updateTrackingAreas() {}

  /// Called on a device when areas with pointers of their own are to be named; never called here.
  open func resetCursorRects() {}

  /// Called on a device when light and dark change; never called here.
  open func viewDidChangeEffectiveAppearance() {}

  /// Called on a device when the window gets onto another screen; never called here.
  open func viewDidChangeBackingProperties() {}

  /// Called on a device when dragging begins to resize the window; never called here.
  open func viewWillStartLiveResize() {}

  /// Called on a device when dragging ends; never called here.
  open func viewDidEndLiveResize() {}

  /// Called on a device when the button goes down; never called here.
  open func mouseDown(with event: NSEvent) {}

  /// Called on a device when the pointer moves with the button down; never called here.
  open func mouseDragged(with event: NSEvent) {}

  /// Called on a device when the button goes up; never called here.
  open func mouseUp(with event: NSEvent) {}

  /// Called on a device when the pointer moves; never called here.
  open func mouseMoved(with event: NSEvent) {}

  /// Called on a device when the pointer comes into a tracking area; never called here.
  open func mouseEntered(with event: NSEvent) {}

  /// Called on a device when the pointer leaves a tracking area; never called here.
  open func mouseExited(with event: NSEvent) {}

  /// Called on a device when the other button goes down; never called here.
  open func rightMouseDown(with event: NSEvent) {}

  /// Called on a device when the other button goes up; never called here.
  open func rightMouseUp(with event: NSEvent) {}

  /// Called on a device when the wheel turns; never called here.
  open func scrollWheel(with event: NSEvent) {}

  /// Called on a device when a key goes down; never called here.
  open func keyDown(with event: NSEvent) {}

  /// Called on a device when a key goes up; never called here.
  open func keyUp(with event: NSEvent) {}

  /// Called on a device when a key such as Shift goes down or up; never called here.
  open func flagsChanged(with event: NSEvent) {}

  /// Called on a device when Escape is pressed; never called here.
  open func cancelOperation(_ sender: Any?) {}

  /// Called on a device for keys that stand for a command; false, and never called here.
  open func performKeyEquivalent(with event: NSEvent) -> Bool { false }

  /// How far the first line's baseline is below the top of the rectangle that constraints align, in
  /// points; 0 for views without text (documentation).
  open var firstBaselineOffsetFromTop: CGFloat { 0 }

  /// How far the last line's baseline is above the bottom of the rectangle that constraints align, in
  /// points; 0 for views without text (documentation).
  open var lastBaselineOffsetFromBottom: CGFloat { baselineOffsetFromBottom }

  /// ``lastBaselineOffsetFromBottom`` by its first name; what a class says here counts for both.
  open var baselineOffsetFromBottom: CGFloat { 0 }

  /// The baselines of the view's own text, or `nil` if they are its edges.
  package var ownTextBaselines: TextBaselines? {
    let (first, last) = (firstBaselineOffsetFromTop, lastBaselineOffsetFromBottom)
    // Edges are where the baselines of views without text are, but nothing to show or to keep.
    return first == 0 && last == 0 ? nil : .fromEdges(firstFromTop: first, lastFromBottom: last)
  }

  open override var forFirstBaselineLayout: View { self }

  public final override func layoutHooks(_ type: PackageHooks.Type) -> PackageHooks? {
    PackageHooks(self)
  }

  /// Whether y grows downwards, as ``isFlipped`` says.
  package final var growsDownward: Bool { isFlipped }

  /// The numbers of macOS.
  package final var platformProfile: PlatformProfile { .macOS }

  /// The view's appearance in figures.
  package var figureLook: Appearance { plainLook }

  /// The shapes below the view's text and subviews, from the top left corner.
  package var drawnParts: [Artwork.Part] { [] }

  /// The font of the text, or `nil` for views without text.
  package var baselineFont: Font? { nil }

  /// Makes the view's own constraints for its subviews.
  package func systemConstraints() -> [LayoutConstraint] { [] }

  /// The guides of the view's own constraints.
  package var hiddenGuides: [LayoutGuide] { [] }

  /// Called when a subview was hidden or shown.
  package func arrangedVisibilityChanged() {}

  /// Whether the view's own constraints depend on the content sizes of its subviews.
  package var arrangesByContent: Bool { false }

  /// Whether the content depends on solved frames.
  package var contentAdaptsToFrames: Bool { false }

  /// Called before a layout is solved, to reset `adaptation`.
  package func prepareForSolving() {}

  /// Called with solved frames; returns true if that changed `adaptation`.
  package func contentAdapts(to frames: ProvisionalFrames) -> Bool { false }

  /// Sets the place of the frame, in the superview's coordinates, in points.
  open func setFrameOrigin(_ newOrigin: CGPoint) { frame.origin = newOrigin }

  /// Sets the size of the frame, in points; the origin stays.
  open func setFrameSize(_ newSize: CGSize) { frame.size = newSize }
}

extension LayoutGuide {
  /// The solved rectangle in the owning view's own coordinates, in points, not rounded; zero before
  /// the first layout and without an owner.
  public var frame: CGRect {
    guard let owner = owningView else { return .zero }
    return owner.turned(layoutFrame)
  }
}

extension NSView {
  /// The rectangle that constraints align, from the top left corner of the view.
  var alignedBox: CGRect {
    CGRect(origin: .zero, size: bounds.size).inset(by: alignmentRectInsets)
  }

  /// The insets of a line of text in the middle of the aligned box, from its reading sides.
  func lineInsets(_ font: Font, start: CGFloat, end: CGFloat = 0) -> EdgeInsets {
    let (box, isMirrored) = (alignedBox, userInterfaceLayoutDirection == .rightToLeft)
    return EdgeInsets(
      top: max(0, box.midY - (font.ascender - font.descender) / 2),
      left: box.minX + (isMirrored ? end : start), bottom: 0,
      right: bounds.width - box.maxX + (isMirrored ? start : end))
  }
}
