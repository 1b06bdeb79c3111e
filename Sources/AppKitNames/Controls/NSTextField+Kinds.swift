import AutoLayout
public import Foundation

extension NSTextField {
  /// The placeholder as an attributed string; its attributes are ignored.
  public var placeholderAttributedString: NSAttributedString? {
    get { placeholderString.map { NSAttributedString(string: $0) } }
    set { placeholderString = newValue?.string }
  }
}

/// AppKit's field for what is looked for, of the platform's height.
open class NSSearchField: NSTextField {
  /// Whether a search begins only at its end; layout does not depend on it.
  open var sendsWholeSearchString = false

  /// Whether a search begins at once; layout does not depend on it.
  open var sendsSearchStringImmediately = false

  /// A height and no width.
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

/// AppKit's field with a list of texts to choose from, of a text field's height.
open class NSComboBox: NSTextField {
  /// The texts to choose from.
  public private(set) var objectValues: [Any] = []

  /// Whether a text is completed while it is typed; layout does not depend on it.
  open var completes = false

  /// How many texts are shown at once; layout does not depend on it.
  open var numberOfVisibleItems = 5

  package override var drawnParts: [Artwork.Part] {
    let (box, isMirrored) = (alignedBox, userInterfaceLayoutDirection == .rightToLeft)
    return BezelShapes.popUp(box, pullsDown: true, isMirrored: isMirrored)
  }

  /// Adds a text to choose from.
  open func addItem(withObjectValue object: Any) { objectValues.append(object) }

  /// Adds texts to choose from.
  open func addItems(withObjectValues objects: [Any]) { objectValues += objects }

  /// Takes all texts away that were to be chosen from.
  open func removeAllItems() { objectValues = [] }

  /// Shows a text that can be chosen; does nothing for a place that is not there.
  open func selectItem(at index: Int) {
    guard objectValues.indices.contains(index) else { return }
    stringValue = "\(objectValues[index])"
  }
}
