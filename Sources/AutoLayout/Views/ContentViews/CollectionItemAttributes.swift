public import Foundation

/// The geometry and the appearance of an item of a collection view.
open class CollectionItemAttributes {
  /// The center of the item in the collection's content, in points.
  open var center = CGPoint.zero
  /// The size of the item, in points.
  open var size = CGSize.zero
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// The depth of the item; items with greater values are in front of items with lower values.
  open var zIndex = 0
  /// Whether the item is hidden.
  open var isHidden = false
  /// The transform of the item about its center.
  open var transform = Transform.identity
  /// The index path of the item: its section, and its index in the section.
  package var place: [Int] = [0, 0]
  /// The kind of the view if it isn't a cell, or `nil` for a cell.
  package var elementKind: String?
  /// Whether the view is a decoration view, behind or between the cells.
  package var isDecoration = false
  /// Whether the view determines its own width, and whether it determines its own height.
  package var hasEstimatedWidth = false, hasEstimatedHeight = false
  /// Whether the item scrolls orthogonally to the direction of the layout.
  package var scrollsOrthogonally = false

  /// Makes attributes of size zero.
  public required init() {}

  /// The frame of the item in the collection's content, in points.
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  /// The bounds of the item, in points; the origin is always zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// Returns a copy of the attributes, of the same class.
  open func copy() -> Any { copy(with: nil) }

  /// Returns a copy of the attributes, of the same class; overrides copy the properties of the subclass.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    (copy.center, copy.size, copy.alpha) = (center, size, alpha)
    (copy.zIndex, copy.isHidden, copy.transform) = (zIndex, isHidden, transform)
    (copy.place, copy.elementKind, copy.isDecoration) = (place, elementKind, isDecoration)
    copy.hasEstimatedWidth = hasEstimatedWidth
    copy.hasEstimatedHeight = hasEstimatedHeight
    copy.scrollsOrthogonally = scrollsOrthogonally
    return copy
  }

  /// Returns whether another object has equal attributes; overrides compare the properties of the subclass.
  open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CollectionItemAttributes else { return false }
    return (center, size, alpha, zIndex) == (other.center, other.size, other.alpha, other.zIndex)
      && (isHidden, transform) == (other.isHidden, other.transform)
      && (place, elementKind) == (other.place, other.elementKind)
      && isDecoration == other.isDecoration
  }

  /// Returns a copy with the size that fits a view; if only one dimension is estimated, the other is kept.
  package func fitting(_ view: View) -> CollectionItemAttributes {
    guard let fitted = copy() as? CollectionItemAttributes else { return self }
    let keepsWidth = hasEstimatedHeight && !hasEstimatedWidth
    let keepsHeight = hasEstimatedWidth && !hasEstimatedHeight
    let wanted =
      keepsWidth || keepsHeight
      ? view.systemLayoutSizeFitting(
        size, withHorizontalFittingPriority: keepsWidth ? .required : .fittingSizeLevel,
        verticalFittingPriority: keepsHeight ? .required : .fittingSizeLevel)
      : view.systemLayoutSizeFitting(size)
    fitted.frame = CGRect(origin: frame.origin, size: wanted)
    return fitted
  }
}
