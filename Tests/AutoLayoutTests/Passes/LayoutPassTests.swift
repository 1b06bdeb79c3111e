import Foundation
import Testing

@testable import AutoLayout

@Suite("Layout passes")
struct LayoutPassTests {
  @Test("constraints are updated from the leaves up, then views laid out from the root down")
  func order() {
    let log = Log()
    let root = Recorder("root", log)
    let (a, b) = (Recorder("a", log), Recorder("b", log))
    root.addSubview(a)
    a.addSubview(b)
    root.layoutIfNeeded()
    #expect(
      log.calls == [
        "b updates", "a updates", "root updates", "root lays out", "a lays out",
        "b lays out",
      ])
  }

  @Test("laying out twice does nothing, and asking calls only the view that asked")
  func noMoreThanNeeded() {
    let log = Log()
    let root = Recorder("root", log)
    let child = Recorder("child", log)
    root.addSubview(child)
    root.layoutIfNeeded()
    log.calls = []
    root.layoutIfNeeded()
    #expect(log.calls.isEmpty)
    child.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(log.calls == ["child lays out"])
    child.setNeedsUpdateConstraints()
    #expect(child.needsUpdateConstraints())
    root.layoutIfNeeded()
    #expect(log.calls == ["child lays out", "child updates"])
  }

  @Test("layout from any view lays out the whole tree")
  func fromAnywhere() {
    let root = makeRoot()
    let (a, b) = (addView("a", to: root), addView("b", to: root))
    place(a, 1, 2, 3, 4)
    place(b, 5, 6, 7, 8)
    a.layoutIfNeeded()
    #expect(b.frame == CGRect(5, 6, 7, 8))
  }

  @Test("a size that changes lays out the view, a frame that changes its superview")
  func changes() {
    let log = Log()
    let root = Recorder("root", log)
    root.frame = CGRect(0, 0, 300, 200)
    let outer = addView(Recorder("outer", log), "outer", to: root)
    let inner = addView(Recorder("inner", log), "inner", to: outer)
    place(outer, 10, 10, 100, 100)
    place(inner, 10, 10, 20, 20)
    root.layoutIfNeeded()
    log.calls = []
    outer.constraints.first { $0.firstItem === inner }?.constant = 15
    root.layoutIfNeeded()
    #expect(log.calls == ["outer lays out"])
    log.calls = []
    inner.constraints.first?.constant = 40
    root.layoutIfNeeded()
    #expect(log.calls == ["outer lays out", "inner lays out"])
  }

  @Test(
    "frames set in layoutSubviews hold, also for views that constraints place, and don't call it again"
  )
  func framesInHook() {
    let root = Placer(frame: CGRect(0, 0, 300, 200))
    let (free, bound) = (View(), addView("bound", to: root))
    root.addSubview(free)
    place(bound, 1, 2, 3, 4)
    root.action = {
      free.frame = CGRect(x: bound.frame.maxX, y: 0, width: 9, height: 9)
      bound.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
    }
    root.layoutIfNeeded()
    #expect(free.frame == CGRect(4, 0, 9, 9))
    #expect(bound.frame == CGRect(100, 100, 100, 100))
    #expect(root.count == 1)
  }

  @Test("constraints changed in updateConstraints count in the same layout")
  func updating() {
    let root = makeRoot()
    let view = Updater()
    addView(view, "view", to: root)
    root.layoutIfNeeded()
    #expect(view.frame.width == 33)
  }

  @Test("a question that is answered before the layout takes no request for properties away")
  func propertiesAfterQuestions() {
    let root = Shower()
    let child = Shower()
    root.addSubview(child)
    // Solves, and calls nothing.
    _ = root.hasAmbiguousLayout
    root.layoutIfNeeded()
    #expect([root, child].map(\.updates) == [1, 1])
    child.setNeedsUpdateProperties()
    root.addLayoutGuide(LayoutGuide())
    _ = root.hasAmbiguousLayout
    root.layoutIfNeeded()
    #expect([root, child].map(\.updates) == [1, 2])
    let (late, inner) = (Shower(), Shower())
    late.addSubview(inner)
    root.addSubview(late)
    _ = root.hasAmbiguousLayout
    root.layoutIfNeeded()
    #expect([root, child, late, inner].map(\.updates) == [1, 2, 1, 1])
  }

  @Test("a hook that never rests does not hang")
  func restless() {
    let root = Placer(frame: CGRect(0, 0, 300, 200))
    root.action = { [unowned root] in root.setNeedsLayout() }
    root.layoutIfNeeded()
    #expect(root.count == View.passLimit)
  }

  @Test("the system is solved once where nothing follows from frames")
  func solves() {
    let root = makeRoot(1000, 500) { $0.safeAreaInsets = EdgeInsets(top: 40) }
    let view = CountingView()
    addView(view, "view", to: root)
    for edge in [view.topAnchor.constraint(equalTo: root.topAnchor)] { edge.isActive = true }
    root.layoutIfNeeded()
    #expect(view.askings == 1, "one solve asks for the content's size once for both axes")
  }

  @Test("a root that constraints size takes their size and keeps its place")
  func sizedRoot() {
    let root = makeRoot(10, 10)
    root.frame.origin = CGPoint(x: 7, y: 8)
    root.translatesAutoresizingMaskIntoConstraints = false
    let view = addView("view", to: root)
    size(view, 30, 40)
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 1),
      view.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -1),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(root.frame == CGRect(7, 8, 32, 40))
    #expect(view.frame == CGRect(1, 0, 30, 40))
  }
}

private final class Log { var calls: [String] = [] }

private final class Recorder: View {
  private let log: Log

  init(_ name: String, _ log: Log) {
    self.log = log
    super.init(frame: .zero)
    identifier = name
  }

  required init?(coder: NSCoder) { nil }

  override func updateConstraints() {
    log.calls.append("\(layoutName) updates")
    super.updateConstraints()
  }

  override func layoutSubviews() { log.calls.append("\(layoutName) lays out") }
}

private final class Placer: View {
  var action: () -> Void = {}
  var count = 0

  override func layoutSubviews() {
    count += 1
    action()
  }
}

private final class Shower: View {
  var updates = 0

  override func updateProperties() {
    super.updateProperties()
    updates += 1
  }
}

private final class Updater: View {
  override func updateConstraints() {
    widthAnchor.constraint(equalToConstant: 33).isActive = true
    super.updateConstraints()
  }
}

private final class CountingView: View {
  var askings = 0

  override var intrinsicContentSize: CGSize {
    askings += 1
    return CGSize(width: 10, height: 10)
  }
}
