import AutoLayout
import Testing
import UIKitNames

@Suite("View controllers")
struct ViewControllerTests {
  @Test("are called in Apple's order, around their view and before its subviews")
  func order() {
    let log = Log()
    let controller = Screen(log)
    controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    #expect(log.calls == ["loadView", "viewDidLoad"])
    log.calls = []
    controller.view.layoutIfNeeded()
    #expect(
      log.calls == [
        "child updateConstraints", "updateViewConstraints", "view updateConstraints",
        "viewWillLayoutSubviews", "view layoutSubviews", "viewDidLayoutSubviews",
        "child layoutSubviews",
      ])
    log.calls = []
    controller.view.layoutIfNeeded()
    #expect(log.calls.isEmpty)
    controller.view.setNeedsLayout()
    controller.view.setNeedsLayout()
    controller.view.layoutIfNeeded()
    #expect(
      log.calls == ["viewWillLayoutSubviews", "view layoutSubviews", "viewDidLayoutSubviews"])
    log.calls = []
    controller.view.setNeedsUpdateConstraints()
    controller.view.updateConstraintsIfNeeded()
    #expect(log.calls == ["updateViewConstraints", "view updateConstraints"])
  }

  @Test("add to the safe area, not below 0, and hear of it after their view")
  func additionalSafeArea() {
    let log = Log()
    let controller = Screen(log)
    let view: UIView = controller.view
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    let child = UIView(frame: CGRect(x: 20, y: 30, width: 350, height: 800))
    view.addSubview(child)
    var surroundings = LayoutEnvironment()
    surroundings.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    view.layoutEnvironment = surroundings
    view.layoutIfNeeded()
    log.calls = []
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 25, bottom: -40, right: -5)
    view.layoutIfNeeded()
    #expect(view.safeAreaInsets == UIEdgeInsets(top: 57, left: 25, bottom: 0, right: 0))
    #expect(child.safeAreaInsets == UIEdgeInsets(top: 27, left: 5, bottom: 0, right: 0))
    #expect(view.safeAreaLayoutGuide.owningView === view)
    view.layoutIfNeeded()
    #expect(
      view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 25, y: 57, width: 365, height: 787))
    #expect(
      log.calls.filter { $0.contains("safeArea") || $0.contains("SafeArea") } == [
        "view safeAreaInsetsDidChange", "viewSafeAreaInsetsDidChange",
      ])
    #expect(log.calls.contains("viewLayoutMarginsDidChange"))
  }

  @Test("of a child, the addition reaches the views in it and no others")
  func childSafeArea() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.view.frame = CGRect(x: 0, y: 100, width: 300, height: 200)
    child.didMove(toParent: parent)
    let (inner, sibling) = (UIView(), UIView())
    inner.frame = CGRect(x: 0, y: 4, width: 300, height: 100)
    child.view.addSubview(inner)
    sibling.frame = CGRect(x: 0, y: 100, width: 300, height: 100)
    parent.view.addSubview(sibling)
    child.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    parent.view.layoutIfNeeded()
    #expect(child.view.safeAreaInsets.top == 10)
    #expect(inner.safeAreaInsets.top == 6)
    #expect(sibling.safeAreaInsets == .zero && parent.view.safeAreaInsets == .zero)
  }

  @Test("keep the platform's least margins on a screen", arguments: [(390.0, 16.0), (1024, 20)])
  func leastMargins(width: Double, side: Double) {
    let side = CGFloat(side)
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: width, height: 800)
    let least = controller.systemMinimumLayoutMargins
    #expect(
      least == NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side))
    #expect(
      controller.view.layoutMargins == UIEdgeInsets(top: 0, left: side, bottom: 0, right: side))
    let chosen = NSDirectionalEdgeInsets(top: 5, leading: 4, bottom: 6, trailing: 50)
    controller.view.directionalLayoutMargins = chosen
    #expect(
      controller.view.layoutMargins == UIEdgeInsets(top: 5, left: side, bottom: 6, right: 50))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(controller.view.directionalLayoutMargins == chosen)
  }

  @Test("that are children of others have no least margins")
  func noLeastMargins() {
    let (parent, child) = (UIViewController(), UIViewController())
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.view.addSubview(container)
    parent.addChild(child)
    container.addSubview(child.view)
    #expect(child.systemMinimumLayoutMargins == .zero)
    #expect(child.view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test("fill a window, whose views hear of it")
  func windows() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let controller = UIViewController()
    let child = Mover()
    controller.view.addSubview(child)
    #expect(child.calls.isEmpty && child.window == nil)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(child.calls == ["will move true", "did move true"])
    #expect(child.window === window && window.window === window)
    #expect(controller.view.frame == window.bounds)
    #expect(controller.view.layoutMargins.left == 16)
    window.frame.size.width = 844
    window.layoutIfNeeded()
    #expect(controller.view.frame.width == 844)
    child.calls = []
    window.rootViewController = nil
    #expect(child.calls == ["will move false", "did move false"] && child.window == nil)
  }
}

private final class Log { var calls: [String] = [] }

private final class Screen: UIViewController {
  let log: Log

  init(_ log: Log) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func loadView() {
    log.calls.append("loadView")
    view = Recorder("view", log)
    view.addSubview(Recorder("child", log))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.calls.append("viewDidLoad")
  }

  override func updateViewConstraints() {
    log.calls.append("updateViewConstraints")
    super.updateViewConstraints()
  }

  override func viewWillLayoutSubviews() { log.calls.append("viewWillLayoutSubviews") }

  override func viewDidLayoutSubviews() { log.calls.append("viewDidLayoutSubviews") }

  override func viewSafeAreaInsetsDidChange() { log.calls.append("viewSafeAreaInsetsDidChange") }

  override func viewLayoutMarginsDidChange() { log.calls.append("viewLayoutMarginsDidChange") }
}

private final class Recorder: UIView {
  private let name: String
  private let log: Log

  init(_ name: String, _ log: Log) {
    (self.name, self.log) = (name, log)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func updateConstraints() {
    log.calls.append("\(name) updateConstraints")
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    log.calls.append("\(name) layoutSubviews")
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    if name == "view" { log.calls.append("\(name) safeAreaInsetsDidChange") }
  }
}

private final class Mover: UIView {
  var calls: [String] = []

  override func willMove(toWindow newWindow: UIWindow?) {
    calls.append("will move \(newWindow != nil)")
  }

  override func didMoveToWindow() { calls.append("did move \(window != nil)") }
}
