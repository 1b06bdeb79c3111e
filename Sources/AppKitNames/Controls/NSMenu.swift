public import AutoLayout

/// AppKit's menu: what pop-up buttons choose from; nobody opens it.
open class NSMenu {
  /// The title; shown by nobody.
  open var title: String

  /// What the menu offers, from the top down.
  open var items: [NSMenuItem] = [] { didSet { owner?.menuChanged() } }

  /// The button that chooses from the menu.
  weak var owner: NSPopUpButton?

  /// Makes an empty menu.
  public init(title: String = "") { self.title = title }

  /// How many items there are.
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

  /// Takes all items away.
  open func removeAllItems() { items = [] }

  /// The item at a place from the top; nil for a place that is not there.
  public func item(at index: Int) -> NSMenuItem? {
    items.indices.contains(index) ? items[index] : nil
  }
}

/// AppKit's item of a menu.
open class NSMenuItem {
  /// What the menu shows.
  open var title: String
  /// What would be told.
  open var action: Selector?
  /// Who would be told.
  open weak var target: AnyObject?
  /// The key that stands for the item.
  open var keyEquivalent: String
  /// The keys that go with ``keyEquivalent``.
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = .command
  /// A number to find the item by.
  open var tag = 0
  /// Whether the item is on, off or both.
  open var state = NSControl.StateValue.off
  /// Whether the item can be chosen.
  open var isEnabled = true
  /// Whether the item is left out.
  open var isHidden = false
  /// The picture before the title.
  open var image: Image?
  /// What the item stands for.
  open var representedObject: Any?
  /// The menu beside the item.
  open var submenu: NSMenu?
  /// Whether the item is a line that separates.
  public private(set) var isSeparatorItem = false

  /// Makes an item with a title.
  public init(
    title string: String = "", action selector: Selector? = nil, keyEquivalent charCode: String = ""
  ) {
    title = string
    action = selector
    keyEquivalent = charCode
  }

  /// Makes a line that separates.
  public static func separator() -> NSMenuItem {
    let item = NSMenuItem()
    item.isSeparatorItem = true
    return item
  }
}
