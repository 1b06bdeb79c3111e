public import AutoLayout
public import Foundation

/// AppKit's window: a title bar, and a view below it or under it.
///
/// A view here, the root of the tree that the content lies in, as the frame that AppKit's windows draw
/// is; so ``NSView/window`` finds it. Its frame is told in the screen's coordinates, which nothing else
/// here has.
open class NSWindow: Window, LayoutHooks {
  /// What surrounds the content, and where that lies.
  open var styleMask: StyleMask = [] { didSet { placeContent() } }

  /// The text of the title bar; layout does not depend on it.
  open var title = ""

  /// The view that the window shows; it follows the window's size.
  open var contentView: NSView? { didSet { showContent(insteadOf: oldValue) } }

  /// The controller of the content; setting it makes its view the content, and the window as large as
  /// that is.
  open var contentViewController: NSViewController? {
    didSet { if contentViewController !== oldValue { showController() } }
  }

  /// The least size that people can drag the content to; layout does not depend on it.
  open var contentMinSize = CGSize.zero

  /// The largest size that people can drag the content to; layout does not depend on it.
  open var contentMaxSize = endlessSize

  /// The least size that people can drag the window to, in points; layout does not depend on it.
  open var minSize = CGSize.zero

  /// The largest size that people can drag the window to, in points; layout does not depend on it.
  open var maxSize = endlessSize

  /// The delegate, which isn't called.
  open weak var delegate: (any NSWindowDelegate)?

  /// The constraints to draw over the window, stored for source compatibility; figures ignore it.
  public private(set) var visualizedConstraints: [LayoutConstraint] = []

  private var guide: LayoutGuide?
  private var titleBarConstraint: LayoutConstraint?
  private var anchors: [LayoutConstraint.Attribute] = [.leading, .top]

  public final override func layoutHooks(_ type: PackageHooks.Type) -> PackageHooks? {
    PackageHooks(self)
  }

  /// False: y grows upwards.
  package final var growsDownward: Bool { false }

  /// The numbers of macOS.
  package final var platformProfile: PlatformProfile { .macOS }

  /// Makes a window around a content of a size at a place of the screen, in points.
  public convenience init(
    contentRect: CGRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType,
    defer flag: Bool
  ) {
    self.init(frame: contentRect)
    styleMask = style
    frame = frameRect(forContentRect: contentRect)
    // Observers are not called in initializers.
    contentView = NSView(frame: .zero)
    showContent(insteadOf: nil)
  }

  /// Makes a window with a title bar around a controller's view, as large as that is.
  public convenience init(contentViewController: NSViewController) {
    self.init(
      contentRect: .zero, styleMask: [.titled, .closable, .miniaturizable, .resizable],
      backing: .buffered, defer: false)
    self.contentViewController = contentViewController
    showController()
    title = contentViewController.title ?? ""
  }

  /// Lays the window out; it becomes as large as constraints in the content want that are stronger than
  /// `windowSizeStayPut`.
  open override func layoutIfNeeded() {
    placeContent()
    fitContent()
    super.layoutIfNeeded()
  }

  /// Shows the window: its content is laid out, and its controller hears of it.
  open func makeKeyAndOrderFront(_ sender: Any?) {
    isHidden = false
    contentViewController?.viewWillAppear()
    layoutIfNeeded()
    contentViewController?.viewDidAppear()
  }

  /// Puts the window into the middle of the screen; here there is no screen, and it stays.
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

  /// Puts the content below the title bar, or under it, which then covers it.
  private func placeContent() {
    addedSafeAreaInsets = EdgeInsets(top: titleBarHeight)
    titleBarConstraint?.constant = titleBarHeight
    guard let contentView, contentView.translatesAutoresizingMaskIntoConstraints else { return }
    let place =
      styleMask.contains(.fullSizeContentView)
      ? CGRect(origin: .zero, size: frame.size) : contentLayoutRect
    if contentView.frame != place { contentView.frame = place }
  }

  /// Gives the window the size that strong constraints in the content ask for.
  private func fitContent() {
    guard let contentView, contentView.translatesAutoresizingMaskIntoConstraints else { return }
    let present = contentView.frame.size
    let wanted = contentView.systemLayoutSizeFitting(
      present, withHorizontalFittingPriority: .windowSizeStayPut,
      verticalFittingPriority: .windowSizeStayPut)
    // Less than this is the solver's rounding.
    guard abs(wanted.width - present.width) + abs(wanted.height - present.height) > 1e-6 else {
      return
    }
    resize(by: CGSize(width: wanted.width - present.width, height: wanted.height - present.height))
  }

  /// Makes the window larger, with the part in its place that ``anchorAttribute(for:)`` names.
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
    // y grows upwards: the top stays if the origin goes down.
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
  /// What the title bar leaves of the window, in the window's coordinates, in points.
  public var contentLayoutRect: CGRect {
    CGRect(
      x: 0, y: 0, width: frame.width, height: max(0, frame.height - titleBarHeight))
  }

  /// A guide at ``contentLayoutRect``, an `NSLayoutGuide` that the window owns, for views in it.
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

  /// Says which constraints a device is to draw over the window; figures draw them in any case.
  public func visualizeConstraints(_ constraints: [LayoutConstraint]?) {
    visualizedConstraints = constraints ?? []
  }

  /// The part of the window that stays where it is when constraints resize it along an axis: the
  /// leading edge and the top one where nothing else was said, which is not published.
  public func anchorAttribute(
    for orientation: LayoutConstraint.Orientation
  ) -> LayoutConstraint.Attribute {
    anchors[orientation.rawValue]
  }

  /// Says which part of the window stays where it is when constraints resize it along an axis: an edge
  /// or the middle; others are as good as the default.
  public func setAnchorAttribute(
    _ attr: LayoutConstraint.Attribute, for orientation: LayoutConstraint.Orientation
  ) {
    anchors[orientation.rawValue] = attr
  }

  /// Makes the content as large as said, in points; the window's top left corner stays.
  public func setContentSize(_ size: CGSize) {
    let present = contentRect(forFrameRect: frame).size
    var new = frame
    new.size.width += size.width - present.width
    new.size.height += size.height - present.height
    new.origin.y -= size.height - present.height
    setFrame(new, display: true)
  }

  /// Puts the window somewhere, in the screen's coordinates, in points.
  public func setFrame(_ frameRect: CGRect, display flag: Bool) {
    frame = frameRect
    placeContent()
  }

  /// The place of the content in a window at a place, both in the screen's coordinates, in points.
  public func contentRect(forFrameRect frameRect: CGRect) -> CGRect {
    var rect = frameRect
    if !styleMask.contains(.fullSizeContentView) { rect.size.height -= titleBarHeight }
    return rect
  }

  /// The place of a window around a content at a place, both in the screen's coordinates, in points.
  public func frameRect(forContentRect contentRect: CGRect) -> CGRect {
    var rect = contentRect
    if !styleMask.contains(.fullSizeContentView) { rect.size.height += titleBarHeight }
    return rect
  }
}

private let endlessSize = CGSize(
  width: CGFloat(Float.greatestFiniteMagnitude), height: CGFloat(Float.greatestFiniteMagnitude))
