public import AutoLayout
public import Foundation

/// AppKit's pop-up button, as wide as its widest title, or as its first title if it pulls down.
///
/// The height is that of the platform's pop-up buttons, regardless of the bezel style.
open class NSPopUpButton: NSButton {
  /// Whether the button is a pull-down button, whose title is the first item of its menu.
  open var pullsDown = false { didSet { menuChanged() } }

  /// The menu.
  open override var menu: NSMenu? {
    didSet {
      menu?.owner = self
      menuChanged()
    }
  }

  private var picked: Int?

  /// Creates an empty pop-up button with a frame in its superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    title = ""
    menu = NSMenu()
    // Observers aren't called in initializers.
    menu?.owner = self
  }

  /// Creates an empty pop-up or pull-down button with a frame in its superview's coordinates, in points.
  public convenience init(frame buttonFrame: CGRect, pullsDown flag: Bool) {
    self.init(frame: buttonFrame)
    pullsDown = flag
  }

  /// Returns `nil`: archives aren't supported.
  public required init?(coder: NSCoder) { nil }

  /// The items, from top to bottom.
  public var itemArray: [NSMenuItem] { menu?.items ?? [] }

  /// The titles of the items.
  public var itemTitles: [String] { itemArray.map(\.title) }

  /// The number of items.
  public var numberOfItems: Int { itemArray.count }

  /// The index of the selected item, or −1 if there isn't one.
  public var indexOfSelectedItem: Int {
    if let picked, itemArray.indices.contains(picked) { return picked }
    return -1
  }

  /// The selected item, or `nil` if there isn't one.
  public var selectedItem: NSMenuItem? { menu?.item(at: indexOfSelectedItem) }

  /// The title of the selected item, or `nil` if there isn't one.
  public var titleOfSelectedItem: String? { selectedItem?.title }

  /// Adds an item at the end, and removes any earlier item with the same title.
  open func addItem(withTitle title: String) {
    menu?.items.removeAll { $0.title == title }
    menu?.addItem(NSMenuItem(title: title))
  }

  /// Adds items at the end, and removes any earlier items with the same titles.
  open func addItems(withTitles itemTitles: [String]) {
    for title in itemTitles { addItem(withTitle: title) }
  }

  /// Inserts an item at the nearest valid index.
  open func insertItem(withTitle title: String, at index: Int) {
    menu?.items.removeAll { $0.title == title }
    menu?.items.insert(
      NSMenuItem(title: title), at: min(max(index, 0), itemArray.count))
  }

  /// Removes the item at an index; does nothing if the index is out of range.
  open func removeItem(at index: Int) {
    guard itemArray.indices.contains(index) else { return }
    menu?.items.remove(at: index)
  }

  /// Removes all items.
  open func removeAllItems() { menu?.removeAllItems() }

  /// The item at an index, or `nil` if the index is out of range.
  public func item(at index: Int) -> NSMenuItem? { menu?.item(at: index) }

  /// The item with a title, or `nil` if there isn't one.
  public func item(withTitle title: String) -> NSMenuItem? { itemArray.first { $0.title == title } }

  /// The last item, or `nil` if there isn't one.
  public var lastItem: NSMenuItem? { itemArray.last }

  /// Selects the item at an index, or no item if the index is out of range.
  open func selectItem(at index: Int) { picked = index }

  /// Selects an item, or no item if the button doesn't have it.
  open func select(_ item: NSMenuItem?) { picked = itemArray.firstIndex { $0 === item } }

  /// Selects the item with a title, or no item if the title is unknown.
  open func selectItem(withTitle title: String) {
    picked = itemArray.firstIndex { $0.title == title }
  }

  /// Selects the first item with a tag, and returns false if there is no such item.
  @discardableResult
  open func selectItem(withTag tag: Int) -> Bool {
    guard let index = itemArray.firstIndex(where: { $0.tag == tag }) else { return false }
    picked = index
    return true
  }

  /// The tag of the selected item, or 0 if there isn't one.
  public func selectedTag() -> Int { selectedItem?.tag ?? 0 }

  open override var alignmentRectInsets: EdgeInsets { desktop.popUpInsets }

  open override var intrinsicContentSize: CGSize {
    let titles = pullsDown ? Array(itemTitles.prefix(1)) : itemTitles
    let widest = titles.map { measuredSize(of: $0, shownFont, lineLimit: 1).width }.max() ?? 0
    let insets = desktop.popUpInsets
    return CGSize(
      width: widest + desktop.popUpHorizontalPadding,
      height: desktop.popUpHeight - insets.top - insets.bottom)
  }

  package override var figureLook: Appearance {
    var look = Appearance(
      fill: backgroundColor, cornerRadius: cornerRadius,
      text: (pullsDown ? itemTitles.first : titleOfSelectedItem) ?? "", font: shownFont)
    let room = BezelShapes.popUpRoom
    look.textInsets = lineInsets(shownFont, start: room.start, end: room.end)
    return look
  }

  package override var drawnParts: [Artwork.Part] {
    BezelShapes.popUp(
      alignedBox, pullsDown: pullsDown, isMirrored: userInterfaceLayoutDirection == .rightToLeft)
  }

  /// Updates the button after its items changed: selects the first item if none is selected, as in AppKit.
  func menuChanged() {
    if itemArray.isEmpty { picked = nil } else if picked == nil { picked = 0 }
    invalidateIntrinsicContentSize()
  }
}
