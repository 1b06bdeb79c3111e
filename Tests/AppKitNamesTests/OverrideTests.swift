import AppKitNames
import AutoLayout
import Testing

@Suite("What classes of AppKit's views may override")
struct OverrideTests {
  @Test("sizes that a class says fit are told also of it as any view's subview")
  func fitting() {
    let view: NSView = OwnView()
    let root = NSView()
    root.addSubview(view)
    #expect(view.fittingSize == CGSize(width: 30, height: 40))
    #expect(root.subviews.map(\.fittingSize) == [CGSize(width: 30, height: 40)])
  }

  @Test("a class hears that it needs layout, display or its constraints, whoever says so")
  func requests() {
    let view = OwnView()
    let root = NSView()
    root.addSubview(view)
    root.layoutSubtreeIfNeeded()
    view.calls = []
    root.subviews[0].needsLayout = true
    root.subviews[0].needsDisplay = true
    root.subviews[0].needsUpdateConstraints = true
    #expect(view.calls == ["layout", "display", "constraints"])
    #expect(view.needsLayout && root.subviews[0].needsUpdateConstraints)
    root.subviews[0].layoutSubtreeIfNeeded()
    #expect(view.calls.last == "subtree" && !view.needsLayout)
  }

  @Test("the first name of the last baseline's distance counts in constraints")
  func baselines() {
    let view = NSView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let own = OwnView()
    let mark = NSView()
    for subview in [own, mark] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      own.topAnchor.constraint(equalTo: view.topAnchor),
      own.heightAnchor.constraint(equalToConstant: 40),
      mark.topAnchor.constraint(equalTo: own.lastBaselineAnchor),
      mark.heightAnchor.constraint(equalToConstant: 10),
    ])
    view.layoutSubtreeIfNeeded()
    // 40 − 7 from the top, in 100 counted from the bottom.
    #expect(mark.frame.maxY == 67)
    let label = NSTextField(labelWithString: "Name")
    #expect(label.baselineOffsetFromBottom == label.lastBaselineOffsetFromBottom)
    #expect(label.baselineOffsetFromBottom > 0)
  }

  @Test("only views with text, or with baselines of their own, have them in what is solved")
  func solvedBaselines() throws {
    let view = NSView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let subviews = [NSView(), OwnView(), NSTextField(labelWithString: "Name")]
    for (subview, name) in zip(subviews, ["plain", "own", "label"]) {
      subview.identifier = name
      view.addSubview(subview)
    }
    let tree = view.solvedTree(canvas: Canvas(width: 100, height: 100))
    func item(_ name: String) throws -> SolvedTree.Item {
      try #require(tree.items.first { $0.identifier == name })
    }
    #expect(try item("plain").metrics.baselines == nil)
    #expect(try item("plain").settings.allSatisfy { $0.property != .baselines })
    #expect(try item("own").metrics.baselines != nil)
    #expect(try item("own").settings.contains { $0.property == .baselines })
    #expect(try item("label").metrics.baselines != nil)
  }

  @Test("subviews are sorted, and equal ones stay as they were")
  func sorting() {
    let root = NSView()
    let views = [3, 1, 2, 1].map { tag in
      let view = NSView()
      view.tag = tag
      return view
    }
    for view in views { root.addSubview(view) }
    unsafe root.sortSubviews(
      { one, other, _ in
        one.tag < other.tag
          ? .orderedAscending : one.tag > other.tag ? .orderedDescending : .orderedSame
      }, context: nil)
    #expect(root.subviews == [views[1], views[3], views[2], views[0]])
  }
}

private final class OwnView: NSView {
  var calls: [String] = []

  override var fittingSize: NSSize { NSSize(width: 30, height: 40) }
  override var needsLayout: Bool { didSet { calls.append("layout") } }
  override var needsDisplay: Bool { didSet { calls.append("display") } }
  override var needsUpdateConstraints: Bool { didSet { calls.append("constraints") } }
  override var baselineOffsetFromBottom: CGFloat { 7 }
  override func layoutSubtreeIfNeeded() {
    super.layoutSubtreeIfNeeded()
    calls.append("subtree")
  }
}

@Suite("Split view controllers")
struct SplitViewControllerTests {
  private let controller = NSSplitViewController()
  private let side = NSSplitViewItem(sidebarWithViewController: NSViewController())
  private let main = NSSplitViewItem(viewController: NSViewController())

  init() {
    controller.addSplitViewItem(side)
    controller.addSplitViewItem(main)
    side.minimumThickness = 180
    side.maximumThickness = 300
  }

  private func widths(_ width: CGFloat) -> [CGFloat] {
    controller.view.frame = CGRect(x: 0, y: 0, width: width, height: 400)
    controller.view.layoutSubtreeIfNeeded()
    return controller.splitViewItems.map {
      $0.isCollapsed ? 0 : $0.viewController.view.frame.width
    }
  }

  @Test("panes keep between their least and their greatest thickness; the line takes a point")
  func thicknesses() {
    #expect(widths(800) == [180, 619])
    side.preferredThicknessFraction = 0.25
    #expect(widths(800) == [200, 599])
    #expect(widths(1600) == [300, 1299])
    main.minimumThickness = 400
    #expect(widths(600) == [180, 419])
  }

  @Test("those that hold on more strongly keep their share")
  func holding() {
    side.preferredThicknessFraction = 0.25
    main.preferredThicknessFraction = 0.5
    #expect(widths(1000) == [250, 749])
    main.holdingPriority = NSLayoutConstraint.Priority(300)
    #expect(widths(1000) == [300, 699])
  }

  @Test("closed panes leave their room to the others, and panes come and go with their controllers")
  func collapsing() {
    side.preferredThicknessFraction = 0.25
    side.animator().isCollapsed = true
    #expect(widths(800) == [0, 800])
    controller.toggleSidebar(nil)
    #expect(widths(800) == [200, 599])
    #expect(controller.splitViewItem(for: main.viewController) === main)
    #expect(main.viewController.parent === controller)
    let list = NSSplitViewItem(contentListWithViewController: NSViewController())
    list.minimumThickness = 100
    controller.insertSplitViewItem(list, at: 1)
    #expect(controller.splitView.arrangedSubviews[1] === list.viewController.view)
    #expect(widths(800) == [200, 100, 498])
    controller.removeSplitViewItem(side)
    #expect(side.viewController.parent == nil && widths(800) == [100, 699])
  }
}
