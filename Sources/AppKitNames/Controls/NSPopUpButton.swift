public import AutoLayout
public import Foundation

/// AppKit's button that shows one of several titles, as wide as the widest of them wants.
///
/// The size is that of push buttons; bezels and pull-downs do not change it here.
open class NSPopUpButton: NSButton {
  /// Whether the button is a title for a menu, which its first item then is.
  open var pullsDown = false { didSet { menuChanged() } }

  /// The menu that is chosen from.
  open override var menu: NSMenu? {
    didSet {
      menu?.owner = self
      menuChanged()
    }
  }

  private var picked: Int?

  /// Makes a button without items at a rectangle in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    title = ""
    menu = NSMenu()
    // Observers are not called in initializers.
    menu?.owner = self
  }

  /// Makes a button without items, which pulls a menu down or shows what is chosen of it.
  public convenience init(frame buttonFrame: CGRect, pullsDown flag: Bool) {
    self.init(frame: buttonFrame)
    pullsDown = flag
  }

  /// Nil: archives are not read here.
  public required init?(coder: NSCoder) { nil }

  /// What is chosen from, from the top down.
  public var itemArray: [NSMenuItem] { menu?.items ?? [] }

  /// The titles of what is chosen from.
  public var itemTitles: [String] { itemArray.map(\.title) }

  /// How many items there are.
  public var numberOfItems: Int { itemArray.count }

  /// The place of the chosen item; −1 for none.
  public var indexOfSelectedItem: Int {
    if let picked, itemArray.indices.contains(picked) { return picked }
    return -1
  }

  /// The chosen item; nil for none.
  public var selectedItem: NSMenuItem? { menu?.item(at: indexOfSelectedItem) }

  /// The title of the chosen item; nil for none.
  public var titleOfSelectedItem: String? { selectedItem?.title }

  /// Adds an item at the end; one of the same title leaves.
  open func addItem(withTitle title: String) {
    menu?.items.removeAll { $0.title == title }
    menu?.addItem(NSMenuItem(title: title))
  }

  /// Adds items at the end; those of the same titles leave.
  open func addItems(withTitles itemTitles: [String]) {
    for title in itemTitles { addItem(withTitle: title) }
  }

  /// Puts an item at a place from the top, the nearest that there is.
  open func insertItem(withTitle title: String, at index: Int) {
    menu?.items.removeAll { $0.title == title }
    menu?.items.insert(
      NSMenuItem(title: title), at: min(max(index, 0), itemArray.count))
  }

  /// Takes an item away; does nothing for a place that is not there.
  open func removeItem(at index: Int) {
    guard itemArray.indices.contains(index) else { return }
    menu?.items.remove(at: index)
  }

  /// Takes all items away.
  open func removeAllItems() { menu?.removeAllItems() }

  /// The item at a place from the top; nil for a place that is not there.
  public func item(at index: Int) -> NSMenuItem? { menu?.item(at: index) }

  /// The item of a title; nil for none.
  public func item(withTitle title: String) -> NSMenuItem? { itemArray.first { $0.title == title } }

  /// The last item; nil for none.
  public var lastItem: NSMenuItem? { itemArray.last }

  /// Chooses the item at a place; none for a place that is not there.
  open func selectItem(at index: Int) { picked = index }

  /// Chooses an item; none for one that is not there.
  open func select(_ item: NSMenuItem?) { picked = itemArray.firstIndex { $0 === item } }

  /// Chooses the item of a title; none where there is none.
  open func selectItem(withTitle title: String) {
    picked = itemArray.firstIndex { $0.title == title }
  }

  /// Chooses the first item of a tag, and tells whether there is one.
  @discardableResult
  open func selectItem(withTag tag: Int) -> Bool {
    guard let index = itemArray.firstIndex(where: { $0.tag == tag }) else { return false }
    picked = index
    return true
  }

  /// The tag of the chosen item; 0 for none.
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

  /// Chooses the first of items that came where none were, as AppKit does.
  func menuChanged() {
    if itemArray.isEmpty { picked = nil } else if picked == nil { picked = 0 }
    invalidateIntrinsicContentSize()
  }
}
