import AutoLayout
import Testing
import UIKitNames

@Suite("Controllers of columns")
struct SplitControllerTests {
  private let columns = (UIViewController(), UIViewController(), UIViewController())

  private func show(
    _ split: UISplitViewController, _ width: CGFloat = 1180, _ height: CGFloat = 820
  ) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    var surroundings = LayoutEnvironment()
    surroundings.safeAreaInsets = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    window.layoutEnvironment = surroundings
    window.rootViewController = split
    window.makeKeyAndVisible()
    return window
  }

  private func makeDouble() -> UISplitViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(columns.0, for: .primary)
    split.setViewController(columns.2, for: .secondary)
    return split
  }

  private func makeTriple() -> UISplitViewController {
    let split = UISplitViewController(style: .tripleColumn)
    split.setViewController(columns.0, for: .primary)
    split.setViewController(columns.1, for: .supplementary)
    split.setViewController(columns.2, for: .secondary)
    return split
  }

  private func frame(_ controller: UIViewController, in split: UISplitViewController) -> CGRect? {
    guard controller.view.isDescendant(of: split.view) else { return nil }
    return controller.view.convert(controller.view.bounds, to: split.view)
  }

  @Test("raw values and defaults")
  func values() {
    typealias Split = UISplitViewController
    let styles: [Split.Style] = [.unspecified, .doubleColumn, .tripleColumn]
    #expect(styles.map(\.rawValue) == [0, 1, 2])
    let all: [Split.Column] = [.primary, .supplementary, .secondary, .compact]
    #expect(all.map(\.rawValue) == [0, 1, 2, 3])
    let modes: [Split.DisplayMode] = [
      .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary,
      .twoOverSecondary, .twoDisplaceSecondary,
    ]
    #expect(modes.map(\.rawValue) == Array(0...6))
    #expect([.primaryHidden, .allVisible, .primaryOverlay] == Array(modes[1...3]))
    let behaviors: [Split.SplitBehavior] = [.automatic, .tile, .overlay, .displace]
    #expect(behaviors.map(\.rawValue) == [0, 1, 2, 3])
    let split = Split(style: .doubleColumn)
    #expect(split.preferredDisplayMode == .automatic && split.primaryEdge == .leading)
    #expect(split.preferredPrimaryColumnWidth == Split.automaticDimension)
    #expect(split.preferredSplitBehavior == .automatic && split.presentsWithGesture)
    #expect(Split().style == .unspecified && split.viewControllers.isEmpty)
  }

  @Test("two columns beside each other on a tablet on its side, with bars of their own")
  func double() {
    let split = makeDouble()
    let window = show(split)
    #expect(split.displayMode == .oneBesideSecondary && split.splitBehavior == .tile)
    #expect(split.primaryColumnWidth == 320 && !split.isCollapsed)
    #expect(frame(columns.0, in: split) == CGRect(x: 0, y: 0, width: 320, height: 820))
    #expect(frame(columns.2, in: split) == CGRect(x: 320, y: 0, width: 860, height: 820))
    #expect(columns.0.splitViewController === split && columns.0.navigationController != nil)
    #expect(split.viewController(for: .primary) === columns.0)
    // A status bar of 24 and a navigation bar of 50.
    #expect(columns.2.view.safeAreaInsets == UIEdgeInsets(top: 74, left: 0, bottom: 20, right: 0))
    window.frame.size = CGSize(width: 820, height: 1180)
    window.layoutIfNeeded()
    #expect(split.displayMode == .secondaryOnly && split.splitBehavior == .overlay)
    #expect(frame(columns.0, in: split) == nil)
    #expect(frame(columns.2, in: split) == CGRect(x: 0, y: 0, width: 820, height: 1180))
    split.show(.primary)
    window.layoutIfNeeded()
    // 40 percent of 820 are 328.
    #expect(split.displayMode == .oneOverSecondary)
    #expect(frame(columns.0, in: split) == CGRect(x: 0, y: 0, width: 320, height: 1180))
    #expect(frame(columns.2, in: split)?.width == 820)
    #expect(split.view.subviews.last === columns.0.navigationController?.view)
    split.hide(.primary)
    window.layoutIfNeeded()
    #expect(split.displayMode == .secondaryOnly && frame(columns.0, in: split) == nil)
  }

  @Test("widths: the preferred one before the part of the whole, within the limits")
  func widths() {
    let split = makeDouble()
    let window = show(split, 1000, 700)
    func width() -> CGFloat? {
      window.layoutIfNeeded()
      #expect(frame(columns.0, in: split)?.width == split.primaryColumnWidth)
      #expect(frame(columns.2, in: split)?.width == 1000 - split.primaryColumnWidth)
      return split.primaryColumnWidth
    }
    split.preferredPrimaryColumnWidthFraction = 0.25
    #expect(width() == 250)
    split.minimumPrimaryColumnWidth = 280
    #expect(width() == 280)
    split.preferredPrimaryColumnWidth = 500
    #expect(width() == 320)
    split.maximumPrimaryColumnWidth = 450
    #expect(width() == 450)
    split.preferredPrimaryColumnWidth = 400
    #expect(width() == 400)
    split.preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
    #expect(width() == 280)
  }

  @Test("three columns: beside the secondary one, over it, or pushing it out")
  func triple() {
    let split = makeTriple()
    let window = show(split)
    func frames() -> [CGRect?] {
      window.layoutIfNeeded()
      return [columns.0, columns.1, columns.2].map { frame($0, in: split) }
    }
    func column(_ x: CGFloat, _ width: CGFloat) -> CGRect {
      CGRect(x: x, y: 0, width: width, height: 820)
    }
    split.preferredPrimaryColumnWidth = 200
    split.preferredSupplementaryColumnWidth = 300
    #expect(frames() == [nil, column(0, 300), column(300, 880)])
    split.preferredDisplayMode = .twoBesideSecondary
    #expect(frames() == [column(0, 200), column(200, 300), column(500, 680)])
    split.preferredDisplayMode = .twoOverSecondary
    #expect(frames() == [column(0, 200), column(200, 300), column(0, 1180)])
    split.preferredDisplayMode = .twoDisplaceSecondary
    #expect(frames() == [column(0, 200), column(200, 300), column(500, 880)])
    split.hide(.primary)
    #expect(frames() == [nil, column(0, 300), column(300, 880)])
    split.primaryEdge = .trailing
    #expect(frames() == [nil, column(880, 300), column(0, 880)])
    split.primaryEdge = .leading
    split.view.semanticContentAttribute = .forceRightToLeft
    #expect(frames() == [nil, column(880, 300), column(0, 880)])
    split.preferredDisplayMode = .secondaryOnly
    #expect(frames() == [nil, nil, column(0, 1180)])
    split.preferredDisplayMode = .automatic
    split.preferredSplitBehavior = .tile
    #expect(split.displayMode == .twoBesideSecondary)
  }

  @Test("where the width is compact one controller is shown alone")
  func collapsed() {
    let split = makeDouble()
    let window = show(split, 390, 844)
    #expect(split.isCollapsed)
    #expect(frame(columns.2, in: split) == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(frame(columns.0, in: split) == nil)
    let chooser = Chooser()
    split.delegate = chooser
    split.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(chooser.proposed == .secondary && frame(columns.0, in: split)?.width == 390)
    split.delegate = nil
    let compact = UIViewController()
    split.setViewController(compact, for: .compact)
    window.layoutIfNeeded()
    #expect(frame(compact, in: split)?.width == 390 && compact.navigationController == nil)
    #expect(frame(columns.0, in: split) == nil && frame(columns.2, in: split) == nil)
    split.setViewController(nil, for: .compact)
    #expect(compact.parent == nil)
  }

  @Test("of the older kind: two controllers, without bars of their own")
  func older() {
    let split = UISplitViewController()
    split.viewControllers = [columns.0, columns.2]
    let window = show(split, 1024, 768)
    #expect(columns.0.parent === split && columns.0.navigationController == nil)
    #expect(frame(columns.2, in: split) == CGRect(x: 320, y: 0, width: 704, height: 768))
    split.showDetailViewController(columns.1, sender: nil)
    window.layoutIfNeeded()
    #expect(split.viewControllers == [columns.0, columns.1] && columns.2.parent == nil)
    #expect(frame(columns.1, in: split)?.minX == 320)
    let chooser = Chooser()
    split.delegate = chooser
    window.frame.size = CGSize(width: 390, height: 844)
    window.layoutIfNeeded()
    #expect(frame(columns.0, in: split)?.width == 390 && columns.1.view.window == nil)
  }
}

private final class Chooser: UISplitViewControllerDelegate {
  var proposed: UISplitViewController.Column?

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    proposed = proposedTopColumn
    return .primary
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { true }
}
