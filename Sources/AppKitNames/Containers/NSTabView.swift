public import AutoLayout
public import Foundation

/// AppKit's tab view, which shows one of several contents.
///
/// The selected content fills it. Tabs take no space, because their height isn't published.
open class NSTabView: NSView {
  /// The position of the tabs; layout ignores it.
  open var tabViewType = TabType.topTabsBezelBorder

  /// The delegate; never called, because tabs aren't clicked.
  open weak var delegate: (any NSTabViewDelegate)?

  /// The contents, in the order of their tabs.
  public private(set) var tabViewItems: [NSTabViewItem] = []

  /// The shown content, or `nil` if there isn't one.
  public private(set) var selectedTabViewItem: NSTabViewItem?

  /// The number of contents.
  public var numberOfTabViewItems: Int { tabViewItems.count }

  /// The rectangle of the content in the view's own coordinates, in points.
  public var contentRect: CGRect { bounds }

  /// Adds a content at the end; the first one is shown.
  open func addTabViewItem(_ tabViewItem: NSTabViewItem) {
    tabViewItems.append(tabViewItem)
    tabViewItem.tabView = self
    if selectedTabViewItem == nil { select(tabViewItem) }
  }

  /// Removes a content and shows another instead; does nothing if it isn't the view's.
  open func removeTabViewItem(_ tabViewItem: NSTabViewItem) {
    guard let index = tabViewItems.firstIndex(where: { $0 === tabViewItem }) else { return }
    tabViewItems.remove(at: index)
    tabViewItem.tabView = nil
    guard selectedTabViewItem === tabViewItem else { return }
    select(tabViewItems.isEmpty ? nil : tabViewItems[max(0, index - 1)])
  }

  /// Shows a content; does nothing if it isn't the view's.
  open func selectTabViewItem(_ tabViewItem: NSTabViewItem?) {
    guard let tabViewItem, tabViewItem.tabView === self else { return }
    select(tabViewItem)
  }

  /// Shows the content at an index; does nothing if the index is out of range.
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
  /// The identifier.
  open var identifier: Any?
  /// The text of the tab.
  open var label = ""
  /// The picture of the tab.
  open var image: Image?
  /// The tab view that contains the content.
  public internal(set) weak var tabView: NSTabView?

  /// The view of the content.
  open var view: NSView? {
    willSet { if tabView?.selectedTabViewItem === self { view?.removeFromSuperview() } }
    didSet { if tabView?.selectedTabViewItem === self { tabView?.select(self) } }
  }

  /// The controller of the view.
  open var viewController: NSViewController? { didSet { view = viewController?.view } }

  /// Creates a content with an identifier.
  public init(identifier: Any? = nil) { self.identifier = identifier }

  /// Creates a content from a controller.
  public convenience init(viewController: NSViewController) {
    self.init(identifier: nil)
    self.viewController = viewController
    // Observers aren't called in initializers.
    view = viewController.view
    label = viewController.title ?? ""
  }
}
