public import AutoLayout
public import Foundation

/// AppKit's view of one content among several.
///
/// The content that is picked fills it; the row of tabs takes no room here, as its height is not
/// published.
open class NSTabView: NSView {
  /// Where tabs are; layout does not depend on it.
  open var tabViewType = TabType.topTabsBezelBorder

  /// What is told of tabs that people pick; nobody does.
  open weak var delegate: (any NSTabViewDelegate)?

  /// The contents, in the order of their tabs.
  public private(set) var tabViewItems: [NSTabViewItem] = []

  /// The content that is shown; nil for none.
  public private(set) var selectedTabViewItem: NSTabViewItem?

  /// How many contents there are.
  public var numberOfTabViewItems: Int { tabViewItems.count }

  /// The rectangle of the content in the view's own coordinates, in points.
  public var contentRect: CGRect { bounds }

  /// Adds a content after the others; the first is shown.
  open func addTabViewItem(_ tabViewItem: NSTabViewItem) {
    tabViewItems.append(tabViewItem)
    tabViewItem.tabView = self
    if selectedTabViewItem == nil { select(tabViewItem) }
  }

  /// Takes a content away, in whose place another is shown; does nothing with a stranger.
  open func removeTabViewItem(_ tabViewItem: NSTabViewItem) {
    guard let index = tabViewItems.firstIndex(where: { $0 === tabViewItem }) else { return }
    tabViewItems.remove(at: index)
    tabViewItem.tabView = nil
    guard selectedTabViewItem === tabViewItem else { return }
    select(tabViewItems.isEmpty ? nil : tabViewItems[max(0, index - 1)])
  }

  /// Shows a content; does nothing with a stranger.
  open func selectTabViewItem(_ tabViewItem: NSTabViewItem?) {
    guard let tabViewItem, tabViewItem.tabView === self else { return }
    select(tabViewItem)
  }

  /// Shows the content at a place; does nothing for one that is not there.
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

/// AppKit's content of a tab view.
open class NSTabViewItem {
  /// What code finds the content by.
  open var identifier: Any?
  /// The text of the tab.
  open var label = ""
  /// The picture of the tab.
  open var image: Image?
  /// The tab view that the content is of.
  public internal(set) weak var tabView: NSTabView?

  /// The view that is shown.
  open var view: NSView? {
    willSet { if tabView?.selectedTabViewItem === self { view?.removeFromSuperview() } }
    didSet { if tabView?.selectedTabViewItem === self { tabView?.select(self) } }
  }

  /// The controller of the view.
  open var viewController: NSViewController? { didSet { view = viewController?.view } }

  /// Makes a content that code finds by something.
  public init(identifier: Any? = nil) { self.identifier = identifier }

  /// Makes a content of a controller's view.
  public convenience init(viewController: NSViewController) {
    self.init(identifier: nil)
    self.viewController = viewController
    // Observers are not called in initializers.
    view = viewController.view
    label = viewController.title ?? ""
  }
}
