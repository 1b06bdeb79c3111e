public import AutoLayout
public import Foundation

/// AppKit's tab view, which shows the view of one of several items.
///
/// The selected item's view fills the tab view. Tabs take no space, because their height isn't published.
open class NSTabView: NSView {
  /// The position of the tabs; layout ignores it.
  open var tabViewType = TabType.topTabsBezelBorder

  /// The delegate, which is never called because tabs aren't clicked.
  open weak var delegate: (any NSTabViewDelegate)?

  /// The items, in the order of their tabs.
  public private(set) var tabViewItems: [NSTabViewItem] = []

  /// The selected item, whose view is shown, or `nil` if there are no items.
  public private(set) var selectedTabViewItem: NSTabViewItem?

  /// The number of items.
  public var numberOfTabViewItems: Int { tabViewItems.count }

  /// The rectangle of the selected item's view, in the tab view's own coordinates, in points.
  public var contentRect: CGRect { bounds }

  /// Adds an item at the end, and selects it if no item is selected.
  open func addTabViewItem(_ tabViewItem: NSTabViewItem) {
    tabViewItems.append(tabViewItem)
    tabViewItem.tabView = self
    if selectedTabViewItem == nil { select(tabViewItem) }
  }

  /// Removes an item of the tab view, and selects an adjacent item if the removed item was selected.
  open func removeTabViewItem(_ tabViewItem: NSTabViewItem) {
    guard let index = tabViewItems.firstIndex(where: { $0 === tabViewItem }) else { return }
    tabViewItems.remove(at: index)
    tabViewItem.tabView = nil
    guard selectedTabViewItem === tabViewItem else { return }
    select(tabViewItems.isEmpty ? nil : tabViewItems[max(0, index - 1)])
  }

  /// Selects an item, which shows its view; does nothing if the item isn't in the tab view.
  open func selectTabViewItem(_ tabViewItem: NSTabViewItem?) {
    guard let tabViewItem, tabViewItem.tabView === self else { return }
    select(tabViewItem)
  }

  /// Selects the item at an index; does nothing if the index is out of range.
  open func selectTabViewItem(at index: Int) {
    if tabViewItems.indices.contains(index) { select(tabViewItems[index]) }
  }

  fileprivate func select(_ item: NSTabViewItem?) {
    selectedTabViewItem?.view?.removeFromSuperview()
    selectedTabViewItem = item
    guard let view = item?.view else { return }
    view.frame = contentRect
    view.autoresizingMask = [.width, .height]
    addSubview(view)
  }
}

/// AppKit's tab view item: a tab and the view that it shows.
open class NSTabViewItem {
  /// A value that identifies the item.
  open var identifier: Any?
  /// The text of the tab.
  open var label = ""
  /// The picture of the tab.
  open var image: Image?
  /// The tab view that contains the item, or `nil` if there isn't one.
  public internal(set) weak var tabView: NSTabView?

  /// The view that the tab shows.
  open var view: NSView? {
    willSet { if tabView?.selectedTabViewItem === self { view?.removeFromSuperview() } }
    didSet { if tabView?.selectedTabViewItem === self { tabView?.select(self) } }
  }

  /// The controller of ``view``; setting it sets the view.
  open var viewController: NSViewController? { didSet { view = viewController?.view } }

  /// Creates an item with an identifier.
  public init(identifier: Any? = nil) { self.identifier = identifier }

  /// Creates an item that shows a controller's view, with the controller's title as the label.
  public convenience init(viewController: NSViewController) {
    self.init(identifier: nil)
    self.viewController = viewController
    // Observers aren't called in initializers.
    view = viewController.view
    label = viewController.title ?? ""
  }
}
