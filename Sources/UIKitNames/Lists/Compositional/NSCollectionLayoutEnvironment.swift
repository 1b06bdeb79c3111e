struct CompositionalEnvironment: NSCollectionLayoutEnvironment {
  var room: CompositionalContainer
  var traitCollection: UITraitCollection

  var container: any NSCollectionLayoutContainer { room }
}

struct CompositionalContainer: NSCollectionLayoutContainer, Equatable {
  var contentSize: CGSize
  var contentInsets: NSDirectionalEdgeInsets

  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize { contentSize.inset(by: contentInsets) }
}

extension CGSize {
  subscript(axis: NSLayoutConstraint.Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Returns the size reduced by insets, with a minimum of zero.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGSize {
    CGSize(
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }
}

extension CGPoint {
  subscript(axis: NSLayoutConstraint.Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  func moved(by distance: CGPoint) -> CGPoint { CGPoint(x: x + distance.x, y: y + distance.y) }
}

extension CGRect {
  /// Whether the rectangles share an area; Foundation's `intersects(_:)` is also true for touching rectangles.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Returns the rectangle reduced by insets in left-to-right coordinates, with a minimum size of zero.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      origin: origin.moved(by: CGPoint(x: insets.leading, y: insets.top)),
      size: size.inset(by: insets))
  }
}

extension NSDirectionalEdgeInsets {
  func start(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? leading : top }

  func end(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? trailing : bottom }

  /// Returns the insets on one axis, with 0 on the other axis.
  func only(_ axis: NSLayoutConstraint.Axis) -> NSDirectionalEdgeInsets {
    axis == .horizontal
      ? NSDirectionalEdgeInsets(top: 0, leading: leading, bottom: 0, trailing: trailing)
      : NSDirectionalEdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
  }

  func adding(_ other: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top + other.top, leading: leading + other.leading, bottom: bottom + other.bottom,
      trailing: trailing + other.trailing)
  }
}

extension NSLayoutConstraint.Axis {
  var other: NSLayoutConstraint.Axis { self == .horizontal ? .vertical : .horizontal }
}
