import AutoLayout
public import Foundation

extension NSTextField {
  /// The placeholder as an attributed string; its attributes are ignored.
  public var placeholderAttributedString: NSAttributedString? {
    get { placeholderString.map { NSAttributedString(string: $0) } }
    set { placeholderString = newValue?.string }
  }
}

/// AppKit's search field, with the intrinsic height that the platform profile sets.
open class NSSearchField: NSTextField {
  /// Whether only complete searches send the action; layout ignores it.
  open var sendsWholeSearchString = false

  /// Whether each keystroke sends the action immediately; layout ignores it.
  open var sendsSearchStringImmediately = false

  /// The intrinsic size, in points: no intrinsic width, and at least the platform's height for search fields.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: View.noIntrinsicMetric,
      height: max(desktop.searchFieldHeight, height(ofLines: 1)))
  }

  override var textRoom: CGFloat { 22 }

  package override var drawnParts: [Artwork.Part] {
    let (box, isMirrored) = (alignedBox, userInterfaceLayoutDirection == .rightToLeft)
    let lens = CGRect(
      x: isMirrored ? box.maxX - 17 : box.minX + 6, y: box.midY - 5.5, width: 11, height: 11)
    return BezelShapes.field(box, radius: 6) + BezelShapes.lens(lens)
  }
}

/// AppKit's combo box, which is as tall as a text field.
open class NSComboBox: NSTextField {
  /// The values of the items in the list.
  public private(set) var objectValues: [Any] = []

  /// Whether typed text is completed; layout ignores it.
  open var completes = false

  /// The number of items shown at once; layout ignores it.
  open var numberOfVisibleItems = 5

  package override var drawnParts: [Artwork.Part] {
    let (box, isMirrored) = (alignedBox, userInterfaceLayoutDirection == .rightToLeft)
    return BezelShapes.popUp(box, pullsDown: true, isMirrored: isMirrored)
  }

  /// Adds an item.
  open func addItem(withObjectValue object: Any) { objectValues.append(object) }

  /// Adds items.
  open func addItems(withObjectValues objects: [Any]) { objectValues += objects }

  /// Removes all items.
  open func removeAllItems() { objectValues = [] }

  /// Sets the text to the value of the item at an index; does nothing if the index is out of range.
  open func selectItem(at index: Int) {
    guard objectValues.indices.contains(index) else { return }
    stringValue = "\(objectValues[index])"
  }
}
