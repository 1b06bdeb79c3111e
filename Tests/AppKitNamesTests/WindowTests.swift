import AppKitNames
import AutoLayout
import Testing

@Suite("AppKit's windows and view controllers")
struct WindowTests {
  private func makeWindow(
    _ style: NSWindow.StyleMask = [.titled, .closable, .miniaturizable, .resizable]
  ) -> NSWindow {
    NSWindow(
      contentRect: NSRect(x: 100, y: 200, width: 400, height: 300), styleMask: style,
      backing: .buffered, defer: false)
  }

  private func expect(
    _ window: NSWindow, frame: NSRect, content: NSRect, layout: NSRect, covered: CGFloat,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let view = try #require(window.contentView, sourceLocation: sourceLocation)
    let guide = try #require(
      window.contentLayoutGuide as? NSLayoutGuide, sourceLocation: sourceLocation)
    window.layoutIfNeeded()
    #expect(window.frame == frame, sourceLocation: sourceLocation)
    #expect(view.frame == content, sourceLocation: sourceLocation)
    #expect(window.contentLayoutRect == layout, sourceLocation: sourceLocation)
    #expect(guide.frame == layout, sourceLocation: sourceLocation)
    #expect(view.safeAreaInsets.top == covered, sourceLocation: sourceLocation)
    #expect(window.layoutConflicts.isEmpty, sourceLocation: sourceLocation)
  }

  @Test("a title bar of 32 lies above the content, or over it")
  func titleBar() throws {
    let content = NSRect(x: 0, y: 0, width: 400, height: 300)
    try expect(
      makeWindow(), frame: NSRect(x: 100, y: 200, width: 400, height: 332), content: content,
      layout: content, covered: 0)
    try expect(
      makeWindow([.titled, .fullSizeContentView]),
      frame: NSRect(x: 100, y: 200, width: 400, height: 300), content: content,
      layout: NSRect(x: 0, y: 0, width: 400, height: 268), covered: 32)
    try expect(
      makeWindow(.borderless), frame: NSRect(x: 100, y: 200, width: 400, height: 300),
      content: content, layout: content, covered: 0)
  }

  @Test("a title bar of 28 before macOS 26, and another style later")
  func changes() throws {
    let window = makeWindow()
    window.layoutEnvironment = LayoutEnvironment(profile: .macOS15)
    try expect(
      window, frame: NSRect(x: 100, y: 200, width: 400, height: 332),
      content: NSRect(x: 0, y: 0, width: 400, height: 304),
      layout: NSRect(x: 0, y: 0, width: 400, height: 304), covered: 0)
    window.styleMask.insert(.fullSizeContentView)
    try expect(
      window, frame: NSRect(x: 100, y: 200, width: 400, height: 332),
      content: NSRect(x: 0, y: 0, width: 400, height: 332),
      layout: NSRect(x: 0, y: 0, width: 400, height: 304), covered: 28)
  }

  @Test("sizes of window and content follow from each other, the top left corner stays")
  func sizes() {
    let window = makeWindow()
    let frame = NSRect(x: 1, y: 2, width: 30, height: 72)
    #expect(window.contentRect(forFrameRect: frame) == NSRect(x: 1, y: 2, width: 30, height: 40))
    #expect(window.frameRect(forContentRect: frame).height == 104)
    window.setContentSize(NSSize(width: 100, height: 50))
    #expect(window.frame == NSRect(x: 100, y: 450, width: 100, height: 82))
    window.setFrame(NSRect(x: 0, y: 0, width: 200, height: 132), display: true)
    #expect(window.contentView?.frame == NSRect(x: 0, y: 0, width: 200, height: 100))
    window.center()
    window.contentMinSize = NSSize(width: 300, height: 300)
    #expect(window.frame.width == 200)
  }

  struct Growth: Sendable {
    let horizontal, vertical: NSLayoutConstraint.Attribute
    let origin: [CGFloat]
  }

  // The content grows by 100 to the side and by 50 in height.
  @Test(
    "constraints stronger than windowSizeStayPut resize the window, about its anchor",
    arguments: [
      Growth(horizontal: .leading, vertical: .top, origin: [100, 150]),
      Growth(horizontal: .left, vertical: .bottom, origin: [100, 200]),
      Growth(horizontal: .trailing, vertical: .centerY, origin: [0, 175]),
      Growth(horizontal: .centerX, vertical: .top, origin: [50, 150]),
    ])
  func growing(example: Growth) throws {
    let window = makeWindow()
    let content = try #require(window.contentView)
    #expect(window.anchorAttribute(for: .horizontal) == .leading)
    #expect(window.anchorAttribute(for: .vertical) == .top)
    window.setAnchorAttribute(example.horizontal, for: .horizontal)
    window.setAnchorAttribute(example.vertical, for: .vertical)
    let box = NSView()
    box.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(box)
    let weak = box.widthAnchor.constraint(equalToConstant: 50)
    weak.priority = NSLayoutConstraint.Priority(499)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      box.topAnchor.constraint(equalTo: content.topAnchor),
      box.bottomAnchor.constraint(equalTo: content.bottomAnchor), weak,
    ])
    window.layoutIfNeeded()
    #expect(window.frame.size == NSSize(width: 400, height: 332))
    box.widthAnchor.constraint(greaterThanOrEqualToConstant: 500).isActive = true
    let height = box.heightAnchor.constraint(equalToConstant: 350)
    height.priority = .dragThatCanResizeWindow
    height.isActive = true
    window.layoutIfNeeded()
    #expect(
      window.frame
        == NSRect(x: example.origin[0], y: example.origin[1], width: 500, height: 382))
    #expect(box.frame == NSRect(x: 0, y: 0, width: 500, height: 350))
    #expect(window.layoutConflicts.isEmpty)
  }

  @Test("views hear of their window")
  func membership() throws {
    let window = makeWindow()
    let view = Mover()
    #expect(view.window == nil)
    try #require(window.contentView).addSubview(view)
    #expect(view.window === window && view.calls == ["will true", "did true"])
    view.removeFromSuperview()
    #expect(view.window == nil && view.calls.suffix(2) == ["will false", "did false"])
    let constraint = window.widthAnchor.constraint(equalToConstant: 1)
    window.visualizeConstraints([constraint])
    #expect(window.visualizedConstraints.count == 1)
    window.visualizeConstraints(nil)
    #expect(window.visualizedConstraints.isEmpty)
  }

  @Test("a controller's view becomes the content, and its hooks are called in order")
  func controllers() {
    let controller = Form()
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
    let window = NSWindow(contentViewController: controller)
    #expect(controller.calls == ["viewDidLoad"])
    #expect(window.title == "Form" && window.contentView === controller.view)
    #expect(window.frame.size == NSSize(width: 320, height: 232))
    window.makeKeyAndOrderFront(nil)
    #expect(
      controller.calls == [
        "viewDidLoad", "viewWillAppear", "updateViewConstraints", "viewWillLayout",
        "viewDidLayout", "viewDidAppear",
      ])
    let child = NSViewController()
    controller.addChild(child)
    #expect(controller.children == [child] && child.parent === controller)
    child.removeFromParent()
    #expect(controller.children.isEmpty && child.parent == nil)
  }

  @Test("anchors tell their names, their items, and whether they are ambiguous")
  func anchors() throws {
    let window = makeWindow()
    let content = try #require(window.contentView)
    let (view, guide) = (NSView(), NSLayoutGuide())
    view.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(view)
    content.addLayoutGuide(guide)
    let top = view.topAnchor.constraint(equalTo: content.topAnchor, constant: 3)
    let height = guide.heightAnchor.constraint(equalToConstant: 7)
    NSLayoutConstraint.activate([top, height])
    #expect(view.leadingAnchor.name == "leading" && guide.heightAnchor.name == "height")
    #expect(view.leadingAnchor.item === view && guide.topAnchor.item === guide)
    #expect(!view.topAnchor.hasAmbiguousLayout && view.bottomAnchor.hasAmbiguousLayout)
    #expect(view.leadingAnchor.hasAmbiguousLayout && view.widthAnchor.hasAmbiguousLayout)
    #expect(!guide.heightAnchor.hasAmbiguousLayout && guide.centerYAnchor.hasAmbiguousLayout)
    #expect(view.topAnchor.constraintsAffectingLayout == [top])
    #expect(guide.heightAnchor.constraintsAffectingLayout == [height])
    #expect(view.leadingAnchor.constraintsAffectingLayout.isEmpty)
    content.userInterfaceLayoutDirection = .rightToLeft
    let leading = view.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 5)
    leading.isActive = true
    #expect(!view.leadingAnchor.hasAmbiguousLayout && view.trailingAnchor.hasAmbiguousLayout)
    #expect(!view.rightAnchor.hasAmbiguousLayout && view.leftAnchor.hasAmbiguousLayout)
  }
}

private final class Mover: NSView {
  var calls: [String] = []

  override func viewWillMove(toWindow newWindow: NSWindow?) {
    calls.append("will \(newWindow != nil)")
  }

  override func viewDidMoveToWindow() { calls.append("did \(window != nil)") }
}

private final class Form: NSViewController {
  var calls: [String] = []

  override func loadView() {
    view = NSView(frame: NSRect(x: 0, y: 0, width: 320, height: 200))
    title = "Form"
  }

  override func viewDidLoad() { calls.append("viewDidLoad") }
  override func viewWillAppear() { calls.append("viewWillAppear") }
  override func viewDidAppear() { calls.append("viewDidAppear") }
  override func viewWillLayout() { calls.append("viewWillLayout") }
  override func viewDidLayout() { calls.append("viewDidLayout") }

  override func updateViewConstraints() {
    calls.append("updateViewConstraints")
    super.updateViewConstraints()
  }
}
