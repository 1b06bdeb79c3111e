public import AutoLayout
public import Foundation

/// AppKit's pane of a split view controller: a controller, and how much room it wants.
open class NSSplitViewItem {
  /// What stands for a thickness that was not said.
  public static let unspecifiedDimension: CGFloat = -1

  /// The controller whose view is the pane.
  open var viewController: NSViewController

  /// What the pane is for.
  public let behavior: Behavior

  /// The controller that shows the pane.
  fileprivate weak var owner: NSSplitViewController?

  /// Whether the pane is closed, which hides it.
  open var isCollapsed = false { didSet { owner?.arrange() } }

  /// Whether people may close the pane; nobody does here.
  open var canCollapse = false

  /// How strongly the pane keeps its length.
  open var holdingPriority = LayoutPriority.defaultLow { didSet { owner?.arrange() } }

  /// The least length, in points.
  open var minimumThickness = NSSplitViewItem.unspecifiedDimension { didSet { owner?.arrange() } }

  /// The greatest length, in points.
  open var maximumThickness = NSSplitViewItem.unspecifiedDimension { didSet { owner?.arrange() } }

  /// The part of the whole length that the pane would like, from 0 to 1.
  open var preferredThicknessFraction = NSSplitViewItem.unspecifiedDimension {
    didSet { owner?.arrange() }
  }

  /// Makes a pane that keeps its length as others do.
  public convenience init(viewController: NSViewController) {
    self.init(.default, viewController)
  }

  /// Makes a pane at the side, which keeps its length more strongly than others and may be closed.
  ///
  /// That it is 10 stronger, and from 150 to 280 points wide as long as nothing else is said, are estimates.
  public convenience init(sidebarWithViewController viewController: NSViewController) {
    self.init(.sidebar, viewController)
    canCollapse = true
    holdingPriority = LayoutPriority(260)
    (minimumThickness, maximumThickness) = (150, 280)
  }

  /// Makes a pane for a list beside a sidebar, which keeps its length a little more strongly than others;
  /// by how much is an estimate.
  public convenience init(contentListWithViewController viewController: NSViewController) {
    self.init(.contentList, viewController)
    holdingPriority = LayoutPriority(255)
  }

  /// Makes a pane at the far side, which is 270 points wide as long as nothing else is said, and may be
  /// closed; the width is an estimate.
  public convenience init(inspectorWithViewController viewController: NSViewController) {
    self.init(.inspector, viewController)
    canCollapse = true
    holdingPriority = LayoutPriority(260)
    (minimumThickness, maximumThickness) = (270, 270)
  }

  private init(_ behavior: Behavior, _ viewController: NSViewController) {
    self.behavior = behavior
    self.viewController = viewController
  }

  /// Returns the pane: changes are never animated.
  public func animator() -> NSSplitViewItem { self }

  /// Hands the pane's say on to its split view.
  fileprivate func arrange(in split: NSSplitView, at index: Int) {
    func said(_ length: CGFloat) -> CGFloat? { length >= 0 && length.isFinite ? length : nil }
    let view = viewController.view
    view.isHidden = isCollapsed
    split.setHoldingPriority(holdingPriority, forSubviewAt: index)
    split.setThickness(
      of: view, from: said(minimumThickness), to: said(maximumThickness),
      share: said(preferredThicknessFraction))
  }
}

/// AppKit's controller of controllers side by side, or above each other.
///
/// Least and greatest thicknesses are required, shares of the whole are wished for as strongly as panes hold
/// on.
open class NSSplitViewController: NSViewController {
  /// The split view, which is the controller's view; side by side unless said otherwise.
  open var splitView: NSSplitView = {
    let split = NSSplitView()
    split.isVertical = true
    split.dividerStyle = .thin
    split.arrangesAllSubviews = false
    return split
  }()

  /// The panes, from the leading edge or the top on.
  open var splitViewItems: [NSSplitViewItem] {
    get { items }
    set {
      for item in items where !newValue.contains(where: { $0 === item }) {
        removeSplitViewItem(item)
      }
      items = []
      for item in newValue { addSplitViewItem(item) }
    }
  }

  private var items: [NSSplitViewItem] = []

  open override func loadView() {
    view = splitView
    arrange()
  }

  /// Adds a pane after the others.
  open func addSplitViewItem(_ splitViewItem: NSSplitViewItem) {
    insertSplitViewItem(splitViewItem, at: items.count)
  }

  /// Puts a pane among the others, at the nearest place that there is.
  open func insertSplitViewItem(_ splitViewItem: NSSplitViewItem, at index: Int) {
    items.removeAll { $0 === splitViewItem }
    items.insert(splitViewItem, at: min(max(index, 0), items.count))
    splitViewItem.owner = self
    if splitViewItem.viewController.parent !== self { addChild(splitViewItem.viewController) }
    arrange()
  }

  /// Takes a pane out; does nothing with a stranger.
  open func removeSplitViewItem(_ splitViewItem: NSSplitViewItem) {
    guard items.contains(where: { $0 === splitViewItem }) else { return }
    items.removeAll { $0 === splitViewItem }
    splitViewItem.owner = nil
    splitViewItem.viewController.removeFromParent()
    splitViewItem.viewController.viewIfLoaded?.removeFromSuperview()
    arrange()
  }

  /// The pane of a controller; nil for a stranger.
  open func splitViewItem(for viewController: NSViewController) -> NSSplitViewItem? {
    items.first { $0.viewController === viewController }
  }

  /// Opens or closes the first sidebar.
  open func toggleSidebar(_ sender: Any?) {
    items.first { $0.behavior == .sidebar }?.isCollapsed.toggle()
  }

  /// Puts the panes into the split view, once that is shown.
  fileprivate func arrange() {
    guard isViewLoaded else { return }
    for (index, item) in items.enumerated() {
      let view = item.viewController.view
      if splitView.arrangedSubviews.firstIndex(where: { $0 === view }) != index {
        splitView.insertArrangedSubview(view, at: index)
      }
      item.arrange(in: splitView, at: index)
    }
  }
}
