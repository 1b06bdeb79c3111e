import AutoLayout
import Foundation

/// Computes the frames of a section's groups, headers, footers and backgrounds.
///
/// Coordinates are left to right. They are relative to the section's start along the layout's axis, and to the
/// container's start across it.
struct SectionPlacement {
  let section: NSCollectionLayoutSection
  let index: Int
  let axis: NSLayoutConstraint.Axis
  let container: CGSize
  /// The insets that are added to the section's content insets, such as the insets of the safe area.
  let reference: NSDirectionalEdgeInsets
  let supplementaryReference: NSDirectionalEdgeInsets

  private(set) var elements: [PlacedElement] = []
  private(set) var length: CGFloat = 0
  /// The area in which groups scroll orthogonally, and the length of its content, or `nil` if groups don't scroll.
  private(set) var orthogonal: (frame: CGRect, length: CGFloat)?

  private var scrollsOrthogonally: Bool { section.orthogonalScrollingBehavior != .none }

  private var insets: NSDirectionalEdgeInsets { section.contentInsets.adding(reference) }

  mutating func place(
    itemCount: Int, measured: [CollectionElement: CGSize], traits: UITraitCollection
  ) {
    var placement = GroupPlacement(
      section: index, itemCount: itemCount, measured: measured, traits: traits)
    let content = placeGroups(&placement, in: container.inset(by: insets))
    length = insets.start(axis) + content + insets.end(axis)
    var area = CGRect(origin: .zero, size: container)
    if section.supplementariesFollowContentInsets {
      area = area.inset(by: section.contentInsets.adding(supplementaryReference).only(axis.other))
    }
    area.origin[axis] = 0
    area.size[axis] = length
    var boundary = BoundaryPlacement(
      area: area, axis: axis, container: container, place: [index, 0], measured: measured)
    boundary.place(section.boundarySupplementaryItems)
    var shift = CGPoint.zero
    shift[axis] = -boundary.range.lowerBound
    length = boundary.range.upperBound - boundary.range.lowerBound
    elements = (elements + boundary.elements).map { $0.moved(by: shift) }
    orthogonal?.frame.origin[axis] += shift[axis]
    placeDecorations()
  }

  private mutating func placeGroups(
    _ placement: inout GroupPlacement, in room: CGSize
  ) -> CGFloat {
    let line = scrollsOrthogonally ? axis.other : axis
    var place: CGFloat = 0
    var across: CGFloat = 0
    var parts: [PlacedItem] = []
    while placement.next < placement.itemCount {
      let first = placement.next
      let part = placement.place(section.group, in: room)
      // A group without items would repeat forever.
      guard placement.next > first else { break }
      let spacing = section.group.spacing(line)
      var corner = CGPoint.zero
      corner[line] =
        place + (parts.isEmpty ? 0 : section.interGroupSpacing) + spacing.before.spacing
      corner[line.other] =
        scrollsOrthogonally
        ? section.group.spacing(line.other).before.spacing
        : section.group.start(line.other, part.size, in: room)
      place = corner[line] + part.size[line] + spacing.after.spacing
      across = max(
        across,
        corner[line.other] + part.size[line.other]
          + section.group.spacing(line.other).after.spacing)
      parts.append(part)
      corner = corner.moved(by: CGPoint(x: insets.leading, y: insets.top))
      elements += part.elements.map { $0.moved(by: corner) }
    }
    guard scrollsOrthogonally else { return place }
    makeOrthogonal(length: place, extent: across, first: parts.first, last: parts.last)
    return across
  }

  /// Makes the groups scroll orthogonally, and centers the first group if the behavior is `groupPagingCentered`.
  private mutating func makeOrthogonal(
    length: CGFloat, extent: CGFloat, first: PlacedItem?, last: PlacedItem?
  ) {
    let line = axis.other
    var (before, after) = (insets.start(line), insets.end(line))
    var shift = CGPoint.zero
    if section.orthogonalScrollingBehavior == .groupPagingCentered, let first, let last {
      let start = (container[line] - first.size[line]) / 2
      shift[line] = start - before
      (before, after) = (start, (container[line] - last.size[line]) / 2)
    }
    for index in elements.indices {
      elements[index] = elements[index].moved(by: shift)
      elements[index].scrollsOrthogonally = true
    }
    var frame = CGRect(origin: .zero, size: container)
    frame.origin[axis] = insets.start(axis)
    frame.size[axis] = extent
    orthogonal = (frame, before + length + after)
  }

  private mutating func placeDecorations() {
    var area = CGRect(origin: .zero, size: container)
    area.size[axis] = length
    for item in section.decorationItems {
      let element = CollectionElement(kind: .decoration(item.elementKind), place: [index, 0])
      elements.append(
        PlacedElement(element, area.inset(by: item.contentInsets), zIndex: item.zIndex))
    }
  }
}

/// Computes the frames of headers and footers around a section or a whole layout.
struct BoundaryPlacement {
  /// The rectangle of the content, inset across the axis by the insets of headers and footers.
  let area: CGRect
  let axis: NSLayoutConstraint.Axis
  let container: CGSize
  let place: [Int]
  let measured: [CollectionElement: CGSize]

  private(set) var elements: [PlacedElement] = []
  /// The range along the axis that the content occupies together with its headers and footers.
  private(set) var range: ClosedRange<CGFloat>

  init(
    area: CGRect, axis: NSLayoutConstraint.Axis, container: CGSize, place: [Int],
    measured: [CollectionElement: CGSize]
  ) {
    self.area = area
    self.axis = axis
    self.container = container
    self.place = place
    self.measured = measured
    let start = area.origin[axis]
    range = start...(start + area.size[axis])
  }

  mutating func place(_ items: [NSCollectionLayoutBoundarySupplementaryItem]) {
    for item in items { place(item) }
  }

  private mutating func place(_ item: NSCollectionLayoutBoundarySupplementaryItem) {
    var room = container
    room[axis.other] = area.size[axis.other]
    var view = PlacedElement(
      CollectionElement(kind: .supplementary(item.elementKind), place: place), item.layoutSize,
      in: room, measured: measured, zIndex: item.zIndex)
    let size = view.frame.size
    var corner = item.frame(of: size, in: area).origin
    let isStart = item.alignment.edges.contains(axis == .vertical ? .top : .leading)
    let isEnd = item.alignment.edges.contains(axis == .vertical ? .bottom : .trailing)
    if item.extendsBoundary {
      if isStart { corner[axis] -= size[axis] }
      if isEnd { corner[axis] += size[axis] }
    }
    view.frame.origin = corner.moved(by: item.offset)
    if item.extendsBoundary {
      let start = view.frame.origin[axis]
      range = min(range.lowerBound, start)...max(range.upperBound, start + size[axis])
    }
    view.frame = view.frame.inset(by: item.insetsInEffect)
    if item.pinToVisibleBounds { view.pin = isEnd ? .end : .start }
    elements.append(view)
  }
}
