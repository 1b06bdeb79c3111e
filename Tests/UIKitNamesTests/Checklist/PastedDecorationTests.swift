import Testing
import UIKitNames

/// What pasted screens say besides their layout: it compiles, and keeps what it is told.
@Suite("Pasted code: what layout does not depend on")
struct PastedDecorationTests {
  /// A screen as its author writes it, with `#selector` as a string.
  final class Screen: UIViewController, UIGestureRecognizerDelegate, UITableViewDataSource {
    let tableView = UITableView(frame: .zero, style: .insetGrouped)
    lazy var button: UIButton = {
      let button = UIButton(type: .system)
      button.addTarget(self, action: "tapped(_:)", for: .touchUpInside)
      return button
    }()
    var height = NSLayoutConstraint()

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.dataSource = self
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      tableView.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(tableView)
      view.addSubview(button)
      let tap = UITapGestureRecognizer(target: self, action: "tapped(_:)")
      tap.delegate = self
      view.addGestureRecognizer(tap)
      NotificationCenter.default.addObserver(
        self, selector: "rotated", name: UIDevice.orientationDidChangeNotification, object: nil)
      height = tableView.heightAnchor.constraint(equalToConstant: 200)
      NSLayoutConstraint.activate([
        tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor), height,
      ])
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesBegan(touches, with: event)
      height.constant = touches.first?.location(in: view).y ?? 0
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "\(indexPath.section) \(indexPath.row)"
      return cell
    }
  }

  @Test("a table takes part in layout, and shows its rows")
  func table() {
    let screen = Screen()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = screen
    window.makeKeyAndVisible()
    #expect(screen.tableView.frame == CGRect(x: 0, y: 0, width: 320, height: 200))
    #expect(screen.tableView.visibleCells.map(\.frame.minY) == [35, 79, 123])
    #expect(screen.tableView.visibleCells.map(\.textLabel?.text) == ["0 0", "0 1", "0 2"])
    let cell = screen.tableView(screen.tableView, cellForRowAt: IndexPath(row: 2, section: 1))
    #expect(cell.textLabel?.text == "1 2" && cell.reuseIdentifier == "cell")
    screen.touchesBegan([UITouch(at: CGPoint(x: 5, y: 120), in: screen.view)], with: nil)
    window.layoutIfNeeded()
    #expect(screen.tableView.frame.height == 120)
    #expect(screen.supportedInterfaceOrientations.rawValue == 24)
  }

  @Test("recognizers are kept by one view at a time")
  func recognizers() {
    let (one, other, pan) = (UIView(), UIView(), UIPanGestureRecognizer())
    one.addGestureRecognizer(pan)
    other.addGestureRecognizer(pan)
    #expect(one.gestureRecognizers == nil)
    #expect(other.gestureRecognizers?.count == 1 && pan.view === other)
    pan.setTranslation(CGPoint(x: 3, y: 4), in: nil)
    #expect(pan.translation(in: other) == CGPoint(x: 3, y: 4))
    other.removeGestureRecognizer(pan)
    #expect(pan.view == nil)
  }

  @Test("targets are kept, told of by name, and forgotten")
  func targets() {
    let (control, target) = (UIButton(), UIView())
    control.addTarget(target, action: "tapped", for: [.touchUpInside, .touchCancel])
    #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["tapped"])
    control.removeTarget(target, action: nil, for: .touchUpInside)
    #expect(control.actions(forTarget: target, forControlEvent: .touchCancel) == ["tapped"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.actions(forTarget: target, forControlEvent: .touchCancel) == nil)
  }

  @Test("alerts and other controllers that are presented are known, and shown to nobody")
  func presentation() {
    let (screen, alert) = (
      UIViewController(), UIAlertController(title: "A", message: nil, preferredStyle: .alert)
    )
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in })
    alert.addTextField { $0.placeholder = "Name" }
    #expect(alert.actions.map(\.title) == ["OK"] && alert.textFields?.count == 1)
    var isDone = false
    screen.present(alert, animated: true) { isDone = true }
    #expect(isDone && screen.presentedViewController === alert)
    #expect(alert.presentingViewController === screen && alert.view.superview == nil)
    alert.dismiss(animated: true)
    #expect(screen.presentedViewController == nil && alert.presentingViewController == nil)
  }

  @Test("an empty constraint stays inactive")
  func unset() {
    let constraint = NSLayoutConstraint()
    #expect(constraint.firstItem == nil && constraint.constant == 0)
    constraint.isActive = true
    #expect(!constraint.isActive)
  }

  @Test("values are kept with views, controllers and guides by the address of a key")
  func associatedObjects() {
    var keys: (UInt8, UInt8) = (0, 0)
    let objects: [AnyObject] = [UIView(), UIViewController(), UILayoutGuide()]
    for object in objects {
      objc_setAssociatedObject(object, &keys.0, "kept", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(object, &keys.0) as? String == "kept")
      #expect(objc_getAssociatedObject(object, &keys.1) == nil)
      objc_setAssociatedObject(object, &keys.0, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(object, &keys.0) == nil)
    }
    #expect(UIView().isEqual(UIView()) == false)
  }

  // swift-format-ignore: NoPlaygroundLiterals
  @available(*, deprecated)
  @Test("colors, fonts and pictures by literals and names")
  func literals() {
    let color: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(color == .red && UIColor(named: "Brand") != nil)
    let label = UILabel()
    label.font = UIFont(name: "Lato-Bold", size: 13)
    #expect(label.font == .systemFont(ofSize: 13, weight: .bold))
    #expect(UIFont(name: "Lato-Regular", size: 13)?.weight == .regular)
    let insets: UIEdgeInsets = UIEdgeInsetsMake(1, 2, 3, 4)
    #expect(UIEdgeInsetsInsetRect(CGRectMake(0, 0, 10, 10), insets) == CGRectMake(2, 1, 4, 6))
    #expect(UIWindow.Level.alert > .normal && UIWindow().windowLevel == .normal)
  }
}
