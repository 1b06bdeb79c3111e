public import AutoLayout
public import Foundation

/// AppKit's window: a title bar, and a content view below the bar or extending behind it.
///
/// Here the window is itself a view, the root of the view tree, like the frame view of AppKit's windows. Unlike all
/// other frames, its frame is in the screen's coordinates.
open class NSWindow: Window, LayoutHooks {
  /// The style, which determines whether there is a title bar and whether the content view extends behind it.
  open var styleMask: StyleMask = [] { didSet { placeContent() } }

  /// The title; layout ignores it.
  open var title = ""

  /// The content view, which resizes with the window.
  open var contentView: NSView? { didSet { showContent(insteadOf: oldValue) } }

  /// The controller whose view is the content view.
  ///
  /// Setting it replaces the content view, and resizes the window to the new view's size.
  open var contentViewController: NSViewController? {
    didSet { if contentViewController !== oldValue { showController() } }
  }

  /// The minimum content size when the user resizes the window, in points; layout ignores it.
  open var contentMinSize = CGSize.zero

  /// The maximum content size when the user resizes the window, in points; layout ignores it.
  open var contentMaxSize = endlessSize

  /// The minimum window size when the user resizes the window, in points; layout ignores it.
  open var minSize = CGSize.zero

  /// The maximum window size when the user resizes the window, in points; layout ignores it.
  open var maxSize = endlessSize

  /// The delegate, which is never called.
  open weak var delegate: (any NSWindowDelegate)?

  /// The constraints to visualize; figures ignore them.
  public private(set) var visualizedConstraints: [LayoutConstraint] = []

  private var guide: LayoutGuide?
  private var titleBarConstraint: LayoutConstraint?
  private var anchors: [LayoutConstraint.Attribute] = [.leading, .top]

  public final override func layoutHooks(_ type: PackageHooks.Type) -> PackageHooks? {
    PackageHooks(self)
  }

  /// Always false: y grows upward.
  package final var growsDownward: Bool { false }

  /// The metrics of macOS.
  package final var platformProfile: PlatformProfile { .macOS }

  /// Creates a window around a content rectangle in the screen's coordinates, in points.
  public convenience init(
    contentRect: CGRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType,
    defer flag: Bool
  ) {
    self.init(frame: contentRect)
    styleMask = style
    frame = frameRect(forContentRect: contentRect)
    // Observers aren't called in initializers.
    contentView = NSView(frame: .zero)
    showContent(insteadOf: nil)
  }

  /// Creates a window with a title bar around the view of a controller, at that view's size.
  public convenience init(contentViewController: NSViewController) {
    self.init(
      contentRect: .zero, styleMask: [.titled, .closable, .miniaturizable, .resizable],
      backing: .buffered, defer: false)
    self.contentViewController = contentViewController
    showController()
    title = contentViewController.title ?? ""
  }

  /// Resizes the window to the size that its content requires, and then lays it out.
  ///
  /// Constraints that are stronger than `windowSizeStayPut` determine that size.
  open override func layoutIfNeeded() {
    placeContent()
    fitContent()
    super.layoutIfNeeded()
  }

  /// Shows the window, lays it out, and calls the appearance methods of the content view controller.
  open func makeKeyAndOrderFront(_ sender: Any?) {
    isHidden = false
    contentViewController?.viewWillAppear()
    layoutIfNeeded()
    contentViewController?.viewDidAppear()
  }

  /// Does nothing: the window isn't on a screen.
  open func center() {}

  private func showContent(insteadOf old: NSView?) {
    if old !== contentView { old?.removeFromSuperview() }
    guard let contentView else { return }
    contentView.autoresizingMask = [.width, .height]
    if contentView.superview !== self { addSubview(contentView) }
    placeContent()
  }

  private func showController() {
    guard let view = contentViewController?.view else { return }
    setContentSize(view.frame.isEmpty ? view.fittingSize : view.frame.size)
    contentView = view
  }

  private var titleBarHeight: CGFloat {
    styleMask.contains(.titled) ? effectiveEnvironment.profile.desktop.titleBarHeight : 0
  }

  /// Sets the content view's frame: below the title bar, or the whole window if it extends behind the bar.
  private func placeContent() {
    addedSafeAreaInsets = EdgeInsets(top: titleBarHeight)
    titleBarConstraint?.constant = titleBarHeight
    guard let contentView, contentView.translatesAutoresizingMaskIntoConstraints else { return }
    let place =
      styleMask.contains(.fullSizeContentView)
      ? CGRect(origin: .zero, size: frame.size) : contentLayoutRect
    if contentView.frame != place { contentView.frame = place }
  }

  /// Resizes the window to the size required by content constraints stronger than `windowSizeStayPut`.
  private func fitContent() {
    guard let contentView, contentView.translatesAutoresizingMaskIntoConstraints else { return }
    let present = contentView.frame.size
    let wanted = contentView.systemLayoutSizeFitting(
      present, withHorizontalFittingPriority: .windowSizeStayPut,
      verticalFittingPriority: .windowSizeStayPut)
    // Smaller differences are rounding errors of the solver.
    guard abs(wanted.width - present.width) + abs(wanted.height - present.height) > 1e-6 else {
      return
    }
    resize(by: CGSize(width: wanted.width - present.width, height: wanted.height - present.height))
  }

  /// Enlarges the window without moving the edges or centers that ``anchorAttribute(for:)`` returns.
  private func resize(by growth: CGSize) {
    var new = frame
    new.size.width += growth.width
    new.size.height += growth.height
    let leads = effectiveUserInterfaceLayoutDirection == .leftToRight
    switch anchors[0] {
    case .right: new.origin.x -= growth.width
    case .leading where !leads, .trailing where leads: new.origin.x -= growth.width
    case .centerX: new.origin.x -= growth.width / 2
    default: break
    }
    // y grows upward: the top stays in place if the origin moves down.
    switch anchors[1] {
    case .bottom: break
    case .centerY: new.origin.y -= growth.height / 2
    default: new.origin.y -= growth.height
    }
    frame = new
    placeContent()
  }
}

extension NSWindow {
  /// The part of the window that the title bar doesn't cover, in the window's coordinates, in points.
  public var contentLayoutRect: CGRect {
    CGRect(
      x: 0, y: 0, width: frame.width, height: max(0, frame.height - titleBarHeight))
  }

  /// The layout guide whose frame is ``contentLayoutRect``; the window owns it.
  public var contentLayoutGuide: Any? {
    if let guide { return guide }
    let guide = LayoutGuide()
    guide.identifier = "contentLayout"
    addLayoutGuide(guide)
    let top = guide.topAnchor.constraint(equalTo: topAnchor, constant: titleBarHeight)
    LayoutConstraint.activate([
      top, guide.leadingAnchor.constraint(equalTo: leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: trailingAnchor),
      guide.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    titleBarConstraint = top
    self.guide = guide
    return guide
  }

  /// Stores the constraints to visualize; figures show constraints in any case.
  public func visualizeConstraints(_ constraints: [LayoutConstraint]?) {
    visualizedConstraints = constraints ?? []
  }

  /// The edge or center that stays in place when constraints resize the window along an axis.
  ///
  /// The defaults are the leading and the top edge; Apple's aren't published.
  public func anchorAttribute(
    for orientation: LayoutConstraint.Orientation
  ) -> LayoutConstraint.Attribute {
    anchors[orientation.rawValue]
  }

  /// Sets the edge or center that stays in place when constraints resize the window along an axis.
  ///
  /// Any other attribute means the default.
  public func setAnchorAttribute(
    _ attr: LayoutConstraint.Attribute, for orientation: LayoutConstraint.Orientation
  ) {
    anchors[orientation.rawValue] = attr
  }

  /// Sets the size of the content, in points, keeping the window's top left corner in place.
  public func setContentSize(_ size: CGSize) {
    let present = contentRect(forFrameRect: frame).size
    var new = frame
    new.size.width += size.width - present.width
    new.size.height += size.height - present.height
    new.origin.y -= size.height - present.height
    setFrame(new, display: true)
  }

  /// Sets the window's frame in the screen's coordinates, in points.
  public func setFrame(_ frameRect: CGRect, display flag: Bool) {
    frame = frameRect
    placeContent()
  }

  /// Converts a window's frame to its content rectangle, in the screen's coordinates, in points.
  public func contentRect(forFrameRect frameRect: CGRect) -> CGRect {
    var rect = frameRect
    if !styleMask.contains(.fullSizeContentView) { rect.size.height -= titleBarHeight }
    return rect
  }

  /// Converts a window's content rectangle to its frame, in the screen's coordinates, in points.
  public func frameRect(forContentRect contentRect: CGRect) -> CGRect {
    var rect = contentRect
    if !styleMask.contains(.fullSizeContentView) { rect.size.height += titleBarHeight }
    return rect
  }
}

private let endlessSize = CGSize(
  width: CGFloat(Float.greatestFiniteMagnitude), height: CGFloat(Float.greatestFiniteMagnitude))
