import Foundation
import TestTools
import Testing

@testable import AutoLayout

/// Layouts after the first one look at what was touched.
@Suite("Layout of what has changed")
struct IncrementalLayoutTests {
  /// A root with rows of views, a thousand in all.
  private func makeRows(_ root: View) -> [[CountingView]] {
    (0..<50).map { row in
      let outer = addView(CountingView(), "row\(row)", to: root)
      place(outer, 0, 20 * CGFloat(row), 300, 20)
      let inner = (0..<19).map { column in
        let view = addView(CountingView(), "v\(row)-\(column)", to: outer)
        place(view, 15 * CGFloat(column), 2, 10, 10)
        return view
      }
      return [outer] + inner
    }
  }

  @Test("of a thousand views, a leaf that moves is looked at with its superview alone")
  func leaf() {
    let root = makeRoot(300, 1000)
    let rows = makeRows(root)
    let all = rows.joined()
    root.layoutIfNeeded()
    for view in all { view.forget() }
    let leaf = rows[20][7]
    let constraint = rows[20][0].constraints.first { $0.firstItem === leaf }
    constraint?.constant += 1
    root.layoutIfNeeded()
    #expect(leaf.frame == CGRect(91, 2, 10, 10))
    #expect(all.filter { $0.layouts > 0 } == [rows[20][0]])
    #expect(all.filter { $0.frameVisits > 0 } == [rows[20][0], leaf])
  }

  @Test("a view that is taken away is forgotten, and the others are not looked at")
  func departure() {
    let root = makeRoot(300, 1000)
    let rows = makeRows(root)
    let all = rows.joined()
    root.layoutIfNeeded()
    for view in all { view.forget() }
    let (system, row) = (root.passes.system, rows[10][0])
    row.removeFromSuperview()
    root.layoutIfNeeded()
    #expect(root.passes.system === system)
    #expect(all.allSatisfy { $0.frameVisits == 0 && $0.layouts == 0 })
    #expect(root.constraints.count == 49 * 2)
    row.layoutIfNeeded()
    root.addSubview(row)
    LayoutConstraint.activate([
      row.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
      row.topAnchor.constraint(equalTo: root.topAnchor, constant: 6),
    ])
    root.layoutIfNeeded()
    #expect(root.passes.system === system)
    #expect(row.frame == CGRect(5, 6, 300, 20))
    #expect(rows[10].dropFirst().map(\.frame) == rows[11].dropFirst().map(\.frame))
  }

  @Test("a view that goes during layout is neither laid out nor asked any more")
  func departureInHook() {
    let root = makeRoot(300, 1000)
    let rows = makeRows(root)
    let remover = addView(Remover(), "remover", to: root)
    place(remover, 0, 0, 9, 9)
    remover.victim = rows[5][0]
    root.sendSubviewToBack(remover)
    root.layoutIfNeeded()
    #expect(rows[5].allSatisfy { $0.layouts == 0 })
    #expect(rows[6].allSatisfy { $0.layouts == 1 })
    #expect(rows[5][0].superview == nil)
  }

  @Test("a container that moves leaves the frames in it alone, and places what it does not carry")
  func container() {
    let root = makeRoot(300, 1000)
    let outer = addView("outer", to: root)
    place(outer, 10, 10, 100, 100)
    let (carried, pinned) = (addView("carried", to: outer), addView("pinned", to: outer))
    place(carried, 1, 2, 3, 4)
    size(pinned, 5, 6)
    LayoutConstraint.activate([
      pinned.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50),
      pinned.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
    ])
    let guide = addGuide("guide", to: outer)
    LayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: pinned.leftAnchor),
      guide.topAnchor.constraint(equalTo: pinned.topAnchor),
    ])
    // Enough others for the walk over all of them not to be the shorter way.
    for index in 0..<40 { place(addView("other\(index)", to: root), 0, 0, 1, 1) }
    root.layoutIfNeeded()
    #expect(pinned.frame == CGRect(40, 40, 5, 6))
    root.constraints.first { $0.firstItem === outer && $0.firstAttribute == .left }?.constant = 20
    root.layoutIfNeeded()
    #expect(outer.frame == CGRect(20, 10, 100, 100))
    #expect(carried.frame == CGRect(1, 2, 3, 4))
    #expect(pinned.frame == CGRect(30, 40, 5, 6))
    #expect(guide.layoutFrame.origin == CGPoint(x: 30, y: 40))
  }

  @Test("a frame that its author moves away comes back though nothing else has changed")
  func displaced() {
    let root = makeRoot(300, 1000)
    let rows = makeRows(root)
    let placed = View(frame: CGRect(1, 1, 50, 50))
    placed.autoresizingMask = .flexibleWidth
    rows[3][0].addSubview(placed)
    root.layoutIfNeeded()
    let before = placed.frame
    rows[3][0].frame = CGRect(0, 0, 9, 9)
    #expect(placed.frame != before)
    root.layoutIfNeeded()
    #expect(rows[3][0].frame == CGRect(0, 60, 300, 20))
    #expect(placed.frame == before)
  }

  @Test("a scrolled content has other frames though no edge has moved")
  func scrolled() {
    let root = makeRoot(300, 1000)
    let rows = makeRows(root)
    root.layoutIfNeeded()
    rows[1][0].bounds.origin = CGPoint(x: 7, y: 0)
    root.layoutIfNeeded()
    #expect(rows[1][1].frame == CGRect(7, 2, 10, 10))
    #expect(rows[2][1].frame == CGRect(0, 2, 10, 10))
  }

  @Test("views that ask are called in the order of a walk from the leaves up, new ones among them")
  func orderOfUpdates() {
    var random = SeededGenerator(seed: 5)
    let log = UpdateLog()
    let root = LoggingView("0", log)
    var views = [root]
    for index in 1..<60 {
      let view = LoggingView("\(index)", log)
      views[Int.random(in: 0..<views.count, using: &random)].addSubview(view)
      views.append(view)
    }
    root.layoutIfNeeded()
    for step in 0..<30 {
      log.calls = []
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        views[Int.random(in: 0..<views.count, using: &random)].setNeedsUpdateConstraints()
      }
      if step % 5 == 0 {
        let view = LoggingView("new\(step)", log)
        views[Int.random(in: 0..<views.count, using: &random)].addSubview(view)
        view.addSubview(LoggingView("in new\(step)", log))
      }
      let expected = root.postorder.filter { $0.needsUpdateConstraints() }.map(\.layoutName)
      root.layoutIfNeeded()
      #expect(log.calls == expected, "step \(step)")
    }
  }

  @Test("asking for the updates of a part leaves the others for the next layout")
  func updatesOfPart() {
    let log = UpdateLog()
    let root = LoggingView("root", log)
    let (a, b) = (LoggingView("a", log), LoggingView("b", log))
    root.addSubview(a)
    root.addSubview(b)
    root.layoutIfNeeded()
    log.calls = []
    a.setNeedsUpdateConstraints()
    b.setNeedsUpdateConstraints()
    b.updateConstraintsIfNeeded()
    #expect(log.calls == ["b"])
    root.layoutIfNeeded()
    #expect(log.calls == ["b", "a"])
  }

  @Test("a view that moves in a safe area has its insets told, and the others are not asked")
  func safeArea() {
    let root = makeRoot(300, 1000) { $0.safeAreaInsets = EdgeInsets(top: 40) }
    let rows = makeRows(root)
    let all = rows.joined()
    root.layoutIfNeeded()
    #expect(rows[1][0].safeAreaInsets == EdgeInsets(top: 20))
    #expect(rows[1][1].safeAreaInsets == EdgeInsets(top: 10))
    for view in all { view.forget() }
    root.constraints.first { $0.firstItem === rows[1][0] && $0.firstAttribute == .top }?.constant =
      30
    root.layoutIfNeeded()
    #expect(rows[1][0].safeAreaInsets == EdgeInsets(top: 10))
    #expect(rows[1][1].safeAreaInsets == EdgeInsets(top: 8))
    #expect(rows[1][0].safeAreaChanges == 1)
    #expect(rows[1].allSatisfy { $0.marginReads > 0 })
    #expect(all.count { $0.marginReads > 0 } == rows[1].count)
  }

  @Test("margins that follow a superview's change with it")
  func preservedMargins() {
    let root = makeRoot(300, 1000)
    let rows = makeRows(root)
    for view in rows[4].dropFirst() { view.preservesSuperviewLayoutMargins = true }
    root.layoutIfNeeded()
    #expect(rows[4][1].layoutMargins.left == 8)
    rows[4][0].layoutMargins = EdgeInsets(left: 30)
    root.layoutIfNeeded()
    #expect(rows[4][1].layoutMargins.left == 30)
    #expect(rows[4][2].layoutMargins.left == 15)
    rows[4][2].preservesSuperviewLayoutMargins = false
    root.layoutIfNeeded()
    #expect(rows[4][2].layoutMargins.left == 8)
  }
}

/// Counts what layout asks it for.
private final class CountingView: View {
  var layouts = 0
  var frameVisits = 0
  var marginReads = 0
  var safeAreaChanges = 0

  func forget() { (layouts, frameVisits, marginReads, safeAreaChanges) = (0, 0, 0, 0) }

  override func layoutSubviews() { layouts += 1 }

  /// Read for each view whose frame is set.
  override var alignmentRectInsets: EdgeInsets {
    frameVisits += 1
    return EdgeInsets(bottom: 1e-9)
  }

  override var layoutMargins: EdgeInsets {
    get {
      marginReads += 1
      return super.layoutMargins
    }
    set { super.layoutMargins = newValue }
  }

  override func safeAreaInsetsDidChange() { safeAreaChanges += 1 }
}

/// Takes another view away when it is laid out.
private final class Remover: View {
  var victim: View?

  override func layoutSubviews() { victim?.removeFromSuperview() }
}

private final class UpdateLog { var calls: [String] = [] }

private final class LoggingView: View {
  private let log: UpdateLog

  init(_ name: String, _ log: UpdateLog) {
    self.log = log
    super.init(frame: .zero)
    identifier = name
  }

  required init?(coder: NSCoder) { nil }

  override func updateConstraints() {
    log.calls.append(layoutName)
    super.updateConstraints()
  }
}

extension View {
  /// The views in this one before it, from back to front.
  fileprivate var postorder: [View] { subviews.flatMap(\.postorder) + [self] }
}
