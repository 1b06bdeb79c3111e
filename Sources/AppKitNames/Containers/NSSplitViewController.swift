public import AutoLayout
public import Foundation

/// AppKit's pane of a split view controller: a controller with its thickness settings.
open class NSSplitViewItem {
  /// The placeholder for a thickness that isn't set.
  public static let unspecifiedDimension: CGFloat = -1

  /// The controller whose view is the pane.
  open var viewController: NSViewController

  /// The role of the pane.
  public let behavior: Behavior

  fileprivate weak var owner: NSSplitViewController?

  /// Whether the pane is collapsed, which hides it.
  open var isCollapsed = false { didSet { owner?.arrange() } }

  /// Whether the user can collapse the pane; layout ignores it.
  open var canCollapse = false

  /// The priority with which the pane keeps its length.
  open var holdingPriority = LayoutPriority.defaultLow { didSet { owner?.arrange() } }

  /// The minimum length of the pane, in points, or ``unspecifiedDimension`` for no limit.
  open var minimumThickness = NSSplitViewItem.unspecifiedDimension { didSet { owner?.arrange() } }

  /// The maximum length of the pane, in points, or ``unspecifiedDimension`` for no limit.
  open var maximumThickness = NSSplitViewItem.unspecifiedDimension { didSet { owner?.arrange() } }

  /// The preferred fraction of the split view's length, from 0 to 1, or ``unspecifiedDimension`` for none.
  open var preferredThicknessFraction = NSSplitViewItem.unspecifiedDimension {
    didSet { owner?.arrange() }
  }

  /// Creates a pane with the default behavior.
  public convenience init(viewController: NSViewController) {
    self.init(.default, viewController)
  }

  /// Creates a sidebar, which keeps its length more strongly than other panes and can be collapsed.
  ///
  /// The holding priority of 260 and the limits of 150 to 280 points are estimates.
  public convenience init(sidebarWithViewController viewController: NSViewController) {
    self.init(.sidebar, viewController)
    canCollapse = true
    holdingPriority = LayoutPriority(260)
    (minimumThickness, maximumThickness) = (150, 280)
  }

  /// Creates a pane for a content list beside a sidebar; its holding priority of 255 is an estimate.
  public convenience init(contentListWithViewController viewController: NSViewController) {
    self.init(.contentList, viewController)
    holdingPriority = LayoutPriority(255)
  }

  /// Creates an inspector, which can be collapsed; its fixed width of 270 points is an estimate.
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

  /// Returns the pane itself, because changes are never animated.
  public func animator() -> NSSplitViewItem { self }

  /// Applies the pane's settings to its split view.
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

/// AppKit's split view controller, which shows the views of its children side by side or stacked.
///
/// Minimum and maximum thicknesses are required. Preferred fractions have the holding priority of their pane.
open class NSSplitViewController: NSViewController {
  /// The split view, which is the controller's view; its panes are side by side by default.
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

  /// Adds a pane at the end.
  open func addSplitViewItem(_ splitViewItem: NSSplitViewItem) {
    insertSplitViewItem(splitViewItem, at: items.count)
  }

  /// Inserts a pane at the nearest valid index.
  open func insertSplitViewItem(_ splitViewItem: NSSplitViewItem, at index: Int) {
    items.removeAll { $0 === splitViewItem }
    items.insert(splitViewItem, at: min(max(index, 0), items.count))
    splitViewItem.owner = self
    if splitViewItem.viewController.parent !== self { addChild(splitViewItem.viewController) }
    arrange()
  }

  /// Removes a pane; does nothing if the controller doesn't have the pane.
  open func removeSplitViewItem(_ splitViewItem: NSSplitViewItem) {
    guard items.contains(where: { $0 === splitViewItem }) else { return }
    items.removeAll { $0 === splitViewItem }
    splitViewItem.owner = nil
    splitViewItem.viewController.removeFromParent()
    splitViewItem.viewController.viewIfLoaded?.removeFromSuperview()
    arrange()
  }

  /// The pane that shows a view controller's view, or `nil` if there isn't one.
  open func splitViewItem(for viewController: NSViewController) -> NSSplitViewItem? {
    items.first { $0.viewController === viewController }
  }

  /// Collapses or expands the first sidebar.
  open func toggleSidebar(_ sender: Any?) {
    items.first { $0.behavior == .sidebar }?.isCollapsed.toggle()
  }

  /// Applies the settings of all panes to the split view, if the view is loaded.
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
