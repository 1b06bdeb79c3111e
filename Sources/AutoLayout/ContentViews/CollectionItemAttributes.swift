public import Foundation

/// The place of a view in a collection view, and its looks.
///
/// A class, as Apple's is: a cell is given one, and may answer with another.
open class CollectionItemAttributes {
  /// The middle of the item in the collection's content, in points.
  open var center = CGPoint.zero
  /// The size of the item, in points.
  open var size = CGSize.zero
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// What lies in front where items overlap: the larger number.
  open var zIndex = 0
  /// Whether the item is left out.
  open var isHidden = false
  /// Where the item is shown from where it lies, about its middle.
  open var transform = Transform.identity
  /// The section and the item that it is about.
  package var place: [Int] = [0, 0]
  /// The kind of a view that isn't a cell, or `nil` for a cell.
  package var elementKind: String?
  /// Whether the view is behind or between the cells and has no data.
  package var isDecoration = false
  /// Whether the view decides its width and its height.
  package var hasEstimatedWidth = false, hasEstimatedHeight = false
  /// Whether the view scrolls across the layout's direction.
  package var scrollsOrthogonally = false

  /// Makes attributes without extent.
  public required init() {}

  /// The rectangle in the collection's content, in points.
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

  /// The rectangle in the item's own coordinates, in points; it begins at 0, wherever that is set to.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  /// The same once more, of the same class.
  open func copy() -> Any { copy(with: nil) }

  /// The same once more, of the same class; subclasses add what they have.
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

  /// Whether another object has the same values; subclasses compare what they have.
  open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CollectionItemAttributes else { return false }
    return (center, size, alpha, zIndex) == (other.center, other.size, other.alpha, other.zIndex)
      && (isHidden, transform) == (other.isHidden, other.transform)
      && (place, elementKind) == (other.place, other.elementKind)
      && isDecoration == other.isDecoration
  }

  /// A copy with the size that a view wants near the present one.
  ///
  /// If the layout leaves one extent to the view, the other one is required.
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
