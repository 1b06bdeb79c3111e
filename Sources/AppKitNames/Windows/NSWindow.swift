public import AutoLayout
public import Foundation

/// AppKit's window: a title bar, and a view below it or under it.
///
/// It is a view here, the root of the content's tree, like the frame view of AppKit's windows; ``NSView/window``
/// therefore finds it. Unlike all other frames, its frame is in the screen's coordinates.
open class NSWindow: Window, LayoutHooks {
  /// The style, which determines the position of the content.
  open var styleMask: StyleMask = [] { didSet { placeContent() } }

  /// The title; layout ignores it.
  open var title = ""

  /// The content view, which follows the window's size.
  open var contentView: NSView? { didSet { showContent(insteadOf: oldValue) } }

  /// The content view controller.
  ///
  /// Setting it makes its view the content, and resizes the window to that.
  open var contentViewController: NSViewController? {
    didSet { if contentViewController !== oldValue { showController() } }
  }

  /// The minimum size of the content for resizing by the user; layout ignores it.
  open var contentMinSize = CGSize.zero

  /// The maximum size of the content for resizing by the user; layout ignores it.
  open var contentMaxSize = endlessSize

  /// The minimum size for resizing by the user, in points; layout ignores it.
  open var minSize = CGSize.zero

  /// The maximum size for resizing by the user, in points; layout ignores it.
  open var maxSize = endlessSize

  /// The delegate; never called.
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

  /// Creates a window with a title bar around a controller's view, of its size.
  public convenience init(contentViewController: NSViewController) {
    self.init(
      contentRect: .zero, styleMask: [.titled, .closable, .miniaturizable, .resizable],
      backing: .buffered, defer: false)
    self.contentViewController = contentViewController
    showController()
    title = contentViewController.title ?? ""
  }

  /// Lays out the window.
  ///
  /// It resizes to the content size required by constraints stronger than `windowSizeStayPut`.
  open override func layoutIfNeeded() {
    placeContent()
    fitContent()
    super.layoutIfNeeded()
  }

  /// Shows the window: lays out its content, and calls its controller's appearance hooks.
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

  /// Positions the content below the title bar, or under it so that the bar covers it.
  private func placeContent() {
    addedSafeAreaInsets = EdgeInsets(top: titleBarHeight)
    titleBarConstraint?.constant = titleBarHeight
    guard let contentView, contentView.translatesAutoresizingMaskIntoConstraints else { return }
    let place =
      styleMask.contains(.fullSizeContentView)
      ? CGRect(origin: .zero, size: frame.size) : contentLayoutRect
    if contentView.frame != place { contentView.frame = place }
  }

  /// Resizes the window to the size that strong constraints in the content require.
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

  /// Enlarges the window, keeping the part in place that ``anchorAttribute(for:)`` names.
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

  /// A guide at ``contentLayoutRect`` for views in the window: an `NSLayoutGuide` that the window owns.
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

  /// The attribute that stays in place when constraints resize the window along an axis.
  ///
  /// The defaults are the leading and the top edge; Apple's aren't published.
  public func anchorAttribute(
    for orientation: LayoutConstraint.Orientation
  ) -> LayoutConstraint.Attribute {
    anchors[orientation.rawValue]
  }

  /// Sets the attribute that stays in place when constraints resize the window along an axis.
  ///
  /// It is an edge or the center; any other attribute stands for the default.
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

  /// The content rectangle of a window frame, both in the screen's coordinates, in points.
  public func contentRect(forFrameRect frameRect: CGRect) -> CGRect {
    var rect = frameRect
    if !styleMask.contains(.fullSizeContentView) { rect.size.height -= titleBarHeight }
    return rect
  }

  /// The window frame of a content rectangle, both in the screen's coordinates, in points.
  public func frameRect(forContentRect contentRect: CGRect) -> CGRect {
    var rect = contentRect
    if !styleMask.contains(.fullSizeContentView) { rect.size.height += titleBarHeight }
    return rect
  }
}

private let endlessSize = CGSize(
  width: CGFloat(Float.greatestFiniteMagnitude), height: CGFloat(Float.greatestFiniteMagnitude))
