public import AutoLayout

/// AppKit's menu, which is never shown and only supplies the items of pop-up buttons.
open class NSMenu {
  /// The title of the menu, which is never shown.
  open var title: String

  /// The items, from top to bottom.
  open var items: [NSMenuItem] = [] { didSet { owner?.menuChanged() } }

  /// The pop-up button that shows the menu's items.
  weak var owner: NSPopUpButton?

  /// Creates an empty menu.
  public init(title: String = "") { self.title = title }

  /// The number of items.
  public var numberOfItems: Int { items.count }

  /// Adds an item at the end.
  open func addItem(_ newItem: NSMenuItem) { items.append(newItem) }

  /// Adds an item with a title at the end.
  @discardableResult
  open func addItem(
    withTitle string: String, action selector: Selector?, keyEquivalent charCode: String
  ) -> NSMenuItem {
    let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
    addItem(item)
    return item
  }

  /// Removes all items.
  open func removeAllItems() { items = [] }

  /// The item at an index, or `nil` if the index is out of range.
  public func item(at index: Int) -> NSMenuItem? {
    items.indices.contains(index) ? items[index] : nil
  }
}

/// AppKit's item of a menu.
open class NSMenuItem {
  /// The title.
  open var title: String
  /// The action, which is never called.
  open var action: Selector?
  /// The target of the action, which is never called.
  open weak var target: AnyObject?
  /// The key equivalent.
  open var keyEquivalent: String
  /// The modifier keys of ``keyEquivalent``.
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = .command
  /// A number that identifies the item.
  open var tag = 0
  /// Whether the item is on, off or mixed.
  open var state = NSControl.StateValue.off
  /// Whether the item can be chosen.
  open var isEnabled = true
  /// Whether the item is hidden.
  open var isHidden = false
  /// The picture before the title.
  open var image: Image?
  /// A value that the app associates with the item.
  open var representedObject: Any?
  /// The submenu.
  open var submenu: NSMenu?
  /// Whether the item is a separator.
  public private(set) var isSeparatorItem = false

  /// Creates an item with a title.
  public init(
    title string: String = "", action selector: Selector? = nil, keyEquivalent charCode: String = ""
  ) {
    title = string
    action = selector
    keyEquivalent = charCode
  }

  /// Creates a separator.
  public static func separator() -> NSMenuItem {
    let item = NSMenuItem()
    item.isSeparatorItem = true
    return item
  }
}
