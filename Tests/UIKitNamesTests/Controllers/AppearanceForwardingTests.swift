import Testing
import UIKitNames

@Suite("Appearing")
struct AppearanceForwardingTests {
  private final class Log { var calls: [String] = [] }

  private final class Screen: UIViewController {
    let name: String
    let log: Log
    var tellsChildren = true

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { tellsChildren }

    override func viewWillAppear(_ animated: Bool) { log.calls.append("\(name) will") }
    override func viewIsAppearing(_ animated: Bool) { log.calls.append("\(name) is") }
    override func viewDidAppear(_ animated: Bool) { log.calls.append("\(name) did") }

    func show(_ child: UIViewController) {
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }

  private func show(_ controller: UIViewController) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  @Test("is told to children whose views are in their parent's, after it, and to no others")
  func children() {
    let log = Log()
    let (outer, middle, inner) = (Screen("outer", log), Screen("middle", log), Screen("inner", log))
    outer.show(middle)
    middle.show(inner)
    outer.addChild(Screen("unseen", log))
    show(outer)
    let expected = ["will", "is", "did"].flatMap { hook in
      ["outer", "middle", "inner"].map { "\($0) \(hook)" }
    }
    #expect(log.calls == expected)
  }

  @Test("is told by the parent itself where it says that it does")
  func byHand() {
    let log = Log()
    let (outer, inner) = (Screen("outer", log), Screen("inner", log))
    outer.tellsChildren = false
    outer.show(inner)
    show(outer)
    #expect(log.calls == ["outer will", "outer is", "outer did"])
  }

  @Test("is told to the controller that a tab bar controller shows, and not to the others")
  func tabs() {
    let log = Log()
    let tabs = UITabBarController()
    tabs.viewControllers = [Screen("first", log), Screen("second", log)]
    tabs.selectedIndex = 1
    show(UINavigationController(rootViewController: tabs))
    #expect(log.calls == ["second will", "second is", "second did"])
  }
}
