import Testing
import UIKitNames

@Suite("Checklist 3.1: geometry and hierarchy")
struct ViewItems {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  @Test("frame, bounds, center, transforms, and what layout does not depend on")
  func geometry() {
    let child = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(child.alpha == 1 && !child.isHidden && child.tag == 0 && !child.clipsToBounds)
    #expect(child.backgroundColor == nil && child.contentMode == .scaleToFill)
    #expect(child.transform == .identity && child.transform3D == CATransform3DIdentity)
    view.addSubview(child)
    child.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(child.center == CGPoint(x: 25, y: 40))
    child.center = CGPoint(x: 5, y: 5)
    #expect(child.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    child.alpha = 0.5
    child.isHidden = true
    child.tag = 7
    child.clipsToBounds = true
    child.backgroundColor = .systemBlue
    child.contentMode = .scaleAspectFit
    child.transform = CGAffineTransform(scaleX: 2, y: 1)
    view.layoutIfNeeded()
    #expect(child.frame == CGRect(x: -5, y: 0, width: 20, height: 10))
    #expect(UIView.ContentMode.allCases.map(\.rawValue) == Array(0...12))
  }

  @Test("transform3D is transform in the plane, and keeps the rest")
  func space() {
    let child = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.addSubview(child)
    child.transform3D = CATransform3DMakeTranslation(5, 6, 7)
    #expect(child.transform == CGAffineTransform(translationX: 5, y: 6))
    #expect(child.transform3D.m43 == 7)
    #expect(child.convert(CGPoint.zero, to: view) == CGPoint(x: 15, y: 26))
    child.transform = CGAffineTransform(scaleX: 2, y: 3)
    #expect(child.transform3D == CATransform3DMakeScale(2, 3, 1))
    var deep = CATransform3DMakeAffineTransform(child.transform)
    deep.m34 = -1 / 500
    child.transform3D = deep
    #expect(child.transform3D == deep)
    #expect(CATransform3DGetAffineTransform(deep) == child.transform)
  }

  @Test("superview, subviews, and what adds, inserts, exchanges, moves and removes")
  func hierarchy() {
    let (a, b, c) = (UIView(), UIView(), UIView())
    view.addSubview(a)
    view.insertSubview(b, at: 0)
    view.insertSubview(c, aboveSubview: b)
    #expect(view.subviews == [b, c, a])
    view.insertSubview(a, belowSubview: b)
    #expect(view.subviews == [a, b, c])
    view.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(view.subviews == [c, b, a])
    view.bringSubviewToFront(b)
    view.sendSubviewToBack(a)
    #expect(view.subviews == [a, c, b])
    #expect(a.superview === view && a.isDescendant(of: view) && a.window == nil)
    #expect(view.isDescendant(of: view) && !view.isDescendant(of: a))
    c.tag = 9
    #expect(view.viewWithTag(9) === c && view.viewWithTag(10) == nil)
    a.removeFromSuperview()
    #expect(a.superview == nil && view.subviews == [c, b])
    b.addSubview(c)
    #expect(view.subviews == [b] && c.superview === b)
    let window = UIWindow(frame: view.frame)
    window.addSubview(view)
    #expect(c.window === window)
  }

  @Test("hooks of moving, in Apple's order")
  func hooks() {
    let log = Log()
    let (parent, child) = (Hooked("parent", log), Hooked("child", log))
    parent.addSubview(child)
    #expect(
      log.calls == [
        "child willMove(toSuperview: parent)", "parent didAddSubview(child)",
        "child didMoveToSuperview()",
      ])
    log.calls = []
    let window = UIWindow(frame: view.frame)
    window.addSubview(parent)
    #expect(
      log.calls == [
        "parent willMove(toSuperview: view)", "parent willMove(toWindow: true)",
        "child willMove(toWindow: true)", "parent didMoveToWindow()", "child didMoveToWindow()",
        "parent didMoveToSuperview()",
      ])
    log.calls = []
    child.removeFromSuperview()
    #expect(
      log.calls == [
        "child willMove(toSuperview: nil)", "child willMove(toWindow: false)",
        "parent willRemoveSubview(child)", "child didMoveToWindow()",
        "child didMoveToSuperview()",
      ])
  }

  @Test("convert(_:to:) and convert(_:from:), point(inside:with:)")
  func conversion() {
    let (a, b) = (UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50)), UIView())
    b.frame = CGRect(x: 100, y: 0, width: 50, height: 50)
    view.addSubview(a)
    view.addSubview(b)
    a.bounds.origin = CGPoint(x: 3, y: 4)
    #expect(a.convert(CGPoint(x: 3, y: 4), to: view) == CGPoint(x: 10, y: 20))
    #expect(a.convert(CGPoint(x: 10, y: 20), from: view) == CGPoint(x: 3, y: 4))
    let rect = CGRect(x: 3, y: 4, width: 5, height: 6)
    #expect(a.convert(rect, to: b) == CGRect(x: -90, y: 20, width: 5, height: 6))
    #expect(b.convert(rect, from: a) == CGRect(x: -90, y: 20, width: 5, height: 6))
    #expect(a.convert(rect, to: nil) == CGRect(x: 10, y: 20, width: 5, height: 6))
    #expect(a.point(inside: CGPoint(x: 3, y: 4), with: nil))
    #expect(!a.point(inside: CGPoint(x: 2, y: 4), with: nil))
    #expect(view.hitTest(CGPoint(x: 12, y: 22), with: nil) === a)
  }

  @Test("sizeThatFits(_:) and sizeToFit(): the present size of plain views, contents' of controls")
  func fitting() {
    #expect(view.sizeThatFits(CGSize(width: 1, height: 1)) == CGSize(width: 300, height: 200))
    view.sizeToFit()
    #expect(view.bounds.size == CGSize(width: 300, height: 200))
    let control = UISwitch(frame: CGRect(x: 5, y: 6, width: 0, height: 0))
    #expect(control.sizeThatFits(.zero) == CGSize(width: 51, height: 31))
    control.sizeToFit()
    #expect(control.frame == CGRect(x: 5, y: 6, width: 51, height: 31))
  }

  @Test("autoresizesSubviews and autoresizingMask")
  func autoresizing() {
    let all: [UIView.AutoresizingMask] = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
      .flexibleHeight, .flexibleBottomMargin,
    ]
    #expect(all.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
    #expect(view.autoresizesSubviews && view.autoresizingMask == [])
    let child = UIView(frame: CGRect(x: 10, y: 20, width: 280, height: 10))
    child.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.addSubview(child)
    view.frame.size = CGSize(width: 400, height: 250)
    #expect(child.frame == CGRect(x: 10, y: 70, width: 380, height: 10))
    view.autoresizesSubviews = false
    view.frame.size.width = 300
    #expect(child.frame.width == 380)
  }

  @Test("layoutSubviews(), setNeedsLayout(), layoutIfNeeded(): once for any number of requests")
  func layout() {
    let (outer, inner) = (Counter(frame: view.bounds), Counter(frame: .zero))
    view.addSubview(outer)
    outer.addSubview(inner)
    inner.widthAnchor.constraint(equalToConstant: 7).isActive = true
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.layoutIfNeeded()
    #expect(outer.layouts == 1 && inner.layouts == 1 && inner.widthThen == 7)
    view.layoutIfNeeded()
    #expect(outer.layouts == 1)
    for _ in 0..<3 { outer.setNeedsLayout() }
    inner.layoutIfNeeded()
    #expect(outer.layouts == 2 && inner.layouts == 1)
  }

  @Test("updateProperties(), once for any number of requests, before constraints and layout")
  func properties() {
    let log = Log()
    let controller = Screen(log)
    controller.view.frame = view.bounds
    let child = Passes("child", log)
    controller.view.addSubview(child)
    log.calls = []
    controller.view.layoutIfNeeded()
    #expect(
      log.calls == [
        "controller updateProperties", "view updateProperties", "child updateProperties",
        "child updateConstraints", "view updateConstraints", "view layoutSubviews",
        "child layoutSubviews",
      ])
    log.calls = []
    child.setNeedsUpdateProperties()
    child.setNeedsUpdateProperties()
    controller.view.layoutIfNeeded()
    #expect(log.calls == ["child updateProperties"])
    controller.setNeedsUpdateProperties()
    controller.updatePropertiesIfNeeded()
    child.updatePropertiesIfNeeded()
    #expect(log.calls.dropFirst() == ["controller updateProperties", "view updateProperties"])
    // A view that comes is asked with all that is in it, and only where it is.
    let (late, inner) = (Passes("late", log), Passes("inner", log))
    late.addSubview(inner)
    controller.view.addSubview(late)
    log.calls = []
    child.updatePropertiesIfNeeded()
    #expect(log.calls.isEmpty)
    controller.view.layoutIfNeeded()
    #expect(log.calls.prefix(2) == ["late updateProperties", "inner updateProperties"])
  }

  @Test("what updateProperties() sets is laid out in the same pass")
  func propertiesBeforeLayout() {
    let titled = Titled()
    titled.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(titled)
    view.layoutIfNeeded()
    #expect(titled.text == "Title 1" && titled.frame.width > 0)
    titled.setNeedsUpdateProperties()
    titled.layoutIfNeeded()
    #expect(titled.text == "Title 2")
  }
}

private final class Log { var calls: [String] = [] }

private class Hooked: UIView {
  let name: String
  let log: Log

  init(_ name: String, _ log: Log) {
    (self.name, self.log) = (name, log)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func willMove(toSuperview newSuperview: UIView?) {
    let text = newSuperview.map { ($0 as? Hooked)?.name ?? "view" } ?? "nil"
    log.calls.append("\(name) willMove(toSuperview: \(text))")
  }

  override func didMoveToSuperview() { log.calls.append("\(name) didMoveToSuperview()") }

  override func willMove(toWindow newWindow: UIWindow?) {
    log.calls.append("\(name) willMove(toWindow: \(newWindow != nil))")
  }

  override func didMoveToWindow() { log.calls.append("\(name) didMoveToWindow()") }

  override func didAddSubview(_ subview: UIView) {
    log.calls.append("\(name) didAddSubview(\((subview as? Hooked)?.name ?? "?"))")
  }

  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    log.calls.append("\(name) willRemoveSubview(\((subview as? Hooked)?.name ?? "?"))")
  }
}

private final class Counter: UIView {
  var layouts = 0
  var widthThen: CGFloat = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    widthThen = frame.width
  }
}

private final class Titled: UILabel {
  var updates = 0

  override func updateProperties() {
    super.updateProperties()
    updates += 1
    text = "Title \(updates)"
  }
}

private final class Passes: UIView {
  let name: String
  let log: Log

  init(_ name: String, _ log: Log) {
    (self.name, self.log) = (name, log)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func updateProperties() {
    super.updateProperties()
    log.calls.append("\(name) updateProperties")
  }

  override func updateConstraints() {
    log.calls.append("\(name) updateConstraints")
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    log.calls.append("\(name) layoutSubviews")
  }
}

private final class Screen: UIViewController {
  let log: Log

  init(_ log: Log) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = Passes("view", log) }

  override func updateProperties() {
    super.updateProperties()
    log.calls.append("controller updateProperties")
  }
}
