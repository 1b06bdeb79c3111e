public import AutoLayout
public import Foundation

/// AppKit's view: y grows upwards from the bottom left corner, unless the class is flipped.
///
/// Its frame is told in the superview's coordinates, its bounds and the frames of its subviews in its
/// own. Trees of such views have the numbers of ``PlatformProfile/macOS`` where nothing else is said.
/// A class of its own, unlike the other names of this module, because coordinates and platform are
/// what it differs by.
open class NSView: View {
  /// Whether y grows downwards from the top left corner in the view's own coordinates.
  open var isFlipped: Bool { false }

  public final override var growsDownward: Bool { isFlipped }

  open override class var platformProfile: PlatformProfile { .macOS }

  /// Lays out what the engine does not, after frames are set; overrides call super first.
  open func layout() {}

  open override func layoutSubviews() { layout() }

  /// Called before the view gets another superview, or none.
  open func viewWillMove(toSuperview newSuperview: NSView?) {}

  /// Called after the view got another superview, or none.
  open func viewDidMoveToSuperview() {}

  open override func willMove(toSuperview newSuperview: View?) {
    viewWillMove(toSuperview: newSuperview as? NSView)
  }

  open override func didMoveToSuperview() { viewDidMoveToSuperview() }

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

  /// How far the first line's baseline is below the top of the rectangle that constraints align, in
  /// points; 0 for views without text (documentation).
  open var firstBaselineOffsetFromTop: CGFloat { 0 }

  /// How far the last line's baseline is above the bottom of the rectangle that constraints align, in
  /// points; 0 for views without text (documentation).
  open var lastBaselineOffsetFromBottom: CGFloat { 0 }

  open override var textBaselines: TextBaselines? {
    .fromEdges(
      firstFromTop: firstBaselineOffsetFromTop, lastFromBottom: lastBaselineOffsetFromBottom)
  }

  open override var forFirstBaselineLayout: View { self }

  /// Sets the place of the frame, in the superview's coordinates, in points.
  open func setFrameOrigin(_ newOrigin: CGPoint) { frame.origin = newOrigin }

  /// Sets the size of the frame, in points; the origin stays.
  open func setFrameSize(_ newSize: CGSize) { frame.size = newSize }
}

extension NSView {
  /// Whether the view will be laid out in the next pass.
  public var needsLayout: Bool {
    get { isLayoutNeeded }
    set { if newValue { setNeedsLayout() } }
  }

  /// Brings frames and guides of the tree up to date.
  public func layoutSubtreeIfNeeded() { layoutIfNeeded() }

  /// Calls `updateConstraints()` of every view in this one's tree that asked for it.
  public func updateConstraintsForSubtreeIfNeeded() { updateConstraintsIfNeeded() }

  /// The smallest size that the constraints in the view allow, in points.
  public var fittingSize: CGSize { systemLayoutSizeFitting(.zero) }

  /// Which side leads for the view; setting it decides against the direction of the tree.
  public var userInterfaceLayoutDirection: LayoutDirection {
    get { effectiveUserInterfaceLayoutDirection }
    set {
      semanticContentAttribute =
        newValue == .leftToRight ? .forceLeftToRight : .forceRightToLeft
    }
  }

  /// The distance of the last baseline from the bottom, by its first name.
  public var baselineOffsetFromBottom: CGFloat { lastBaselineOffsetFromBottom }

  /// The opacity in figures, from 0 to 1.
  public var alphaValue: CGFloat {
    get { alpha }
    set { alpha = newValue }
  }

  /// What is added to the safe area's insets of the view and so of all that is in it, in points;
  /// negative numbers take away, down to 0.
  public var additionalSafeAreaInsets: EdgeInsets {
    get { addedSafeAreaInsets }
    set { addedSafeAreaInsets = newValue }
  }

  /// What bars leave free of the view, in its own coordinates, in points.
  public var safeAreaRect: CGRect { rect(for: .safeArea()) }

  /// A size of this view in another view's coordinates: the same, as nothing is scaled.
  public func convert(_ size: CGSize, to view: NSView?) -> CGSize { size }

  /// A size of another view in this view's coordinates: the same, as nothing is scaled.
  public func convert(_ size: CGSize, from view: NSView?) -> CGSize { size }
}

extension LayoutGuide {
  /// The solved rectangle in the owning view's own coordinates, in points, not rounded; zero before
  /// the first layout and without an owner.
  public var frame: CGRect {
    guard let owner = owningView else { return .zero }
    return owner.turned(layoutFrame)
  }
}
