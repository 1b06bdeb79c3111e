import AutoLayout
import Foundation

/// The identity of a cell, supplementary view or decoration view in a collection view.
struct CollectionElement: Hashable {
  enum Kind: Hashable {
    case cell
    case supplementary(String)
    case decoration(String)
  }

  var kind: Kind
  /// The indices of the section and the item, or a single 0 for views of the whole layout.
  var place: [Int]
}

/// An element with its frame, in left-to-right coordinates.
struct PlacedElement {
  var element: CollectionElement
  var frame: CGRect
  var zIndex = 0
  var hasEstimatedWidth = false
  var hasEstimatedHeight = false
  /// Whether the element scrolls orthogonally to the layout's scroll direction.
  var scrollsOrthogonally = false
  /// The end of the visible bounds to which the element is pinned, or `nil` if it isn't pinned.
  var pin: Pin?

  enum Pin {
    case start
    case end
  }

  init(_ element: CollectionElement, _ frame: CGRect, zIndex: Int = 0) {
    self.element = element
    self.frame = frame
    self.zIndex = zIndex
  }

  /// Creates an element with a layout size, whose estimated dimensions are replaced by measured lengths.
  init(
    _ element: CollectionElement, _ size: NSCollectionLayoutSize, in container: CGSize,
    measured: [CollectionElement: CGSize], zIndex: Int = 0
  ) {
    self.init(element, CGRect(origin: .zero, size: size.size(in: container)), zIndex: zIndex)
    hasEstimatedWidth = size.widthDimension.isEstimated
    hasEstimatedHeight = size.heightDimension.isEstimated
    guard let known = measured[element] else { return }
    if hasEstimatedWidth { frame.size.width = known.width }
    if hasEstimatedHeight { frame.size.height = known.height }
  }

  func moved(by distance: CGPoint) -> PlacedElement {
    var moved = self
    moved.frame.origin = frame.origin.moved(by: distance)
    return moved
  }
}

/// The size and elements of an item or group, with frames relative to its top leading corner.
struct PlacedItem {
  var size: CGSize
  var elements: [PlacedElement]
}

/// Distributes a section's items among its groups, and computes their frames.
struct GroupPlacement {
  let section: Int
  let itemCount: Int
  let measured: [CollectionElement: CGSize]
  let traits: UITraitCollection
  private(set) var next = 0

  /// The rounding error, in points, up to which an item still fits in its group.
  private static let tolerance: CGFloat = 0.001

  struct Child {
    let item: NSCollectionLayoutItem
    /// The index of the child's cell, or of its first cell for a group.
    let number: Int
    var part: PlacedItem

    /// The child's length along an axis, including the minimum spacing around the item.
    func extent(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
      let spacing = item.spacing(axis)
      return spacing.before.spacing + part.size[axis] + spacing.after.spacing
    }
  }

  /// Computes the frames of a group and the items inside it.
  mutating func place(_ group: NSCollectionLayoutGroup, in container: CGSize) -> PlacedItem {
    var part = place(group, in: container, fixing: [])
    part.elements.removeAll { $0.element.place[1] >= itemCount }
    return part
  }

  /// Lengths that override the item's layout size on some axes.
  private typealias FixedExtents = [(axis: NSLayoutConstraint.Axis, length: CGFloat)]

  private mutating func place(
    _ item: NSCollectionLayoutItem, in container: CGSize, fixing fixed: FixedExtents
  ) -> PlacedItem {
    guard let group = item as? NSCollectionLayoutGroup else {
      next += 1
      return cell(next - 1, of: item, in: container, fixing: fixed)
    }
    let first = next
    var size = group.layoutSize.size(in: container)
    for extent in fixed { size[extent.axis] = extent.length }
    let insets = group.insetsInEffect
    var inner = size.inset(by: insets)
    var elements: [PlacedElement]
    switch group.arrangement {
    case .line(let axis):
      let children = takeChildren(of: group, axis, in: inner)
      for axis in [axis, axis.other] where group.layoutSize[axis].isEstimated {
        inner[axis] = extent(of: children, in: group, axis) ?? inner[axis]
      }
      elements = arrange(children, of: group, axis, in: inner)
    case .custom(let provider):
      elements = takeCustomItems(provider, of: group, size: size)
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical]
      where group.layoutSize[axis].isEstimated {
        inner[axis] = elements.map { $0.frame.origin[axis] + $0.frame.size[axis] }.max() ?? 0
      }
    }
    size.width = inner.width + insets.leading + insets.trailing
    size.height = inner.height + insets.top + insets.bottom
    let corner = CGPoint(x: insets.leading, y: insets.top)
    elements = elements.map { $0.moved(by: corner) }
    let whole = CGRect(origin: corner, size: inner)
    return PlacedItem(
      size: size, elements: elements + views(attachedTo: group, first, at: whole))
  }

  /// Returns the cell of an item, together with the views attached to it.
  private func cell(
    _ number: Int, of item: NSCollectionLayoutItem, in container: CGSize,
    fixing fixed: FixedExtents
  ) -> PlacedItem {
    var cell = PlacedElement(
      CollectionElement(kind: .cell, place: [section, number]), item.layoutSize, in: container,
      measured: measured)
    for extent in fixed { cell.frame.size[extent.axis] = extent.length }
    let size = cell.frame.size
    cell.frame = cell.frame.inset(by: item.insetsInEffect)
    return PlacedItem(
      size: size, elements: [cell] + views(attachedTo: item, number, at: cell.frame))
  }

  private func views(
    attachedTo item: NSCollectionLayoutItem, _ number: Int, at container: CGRect
  ) -> [PlacedElement] {
    item.supplementaryItems.map { supplementary in
      var view = PlacedElement(
        CollectionElement(
          kind: .supplementary(supplementary.elementKind), place: [section, number]),
        supplementary.layoutSize, in: container.size, measured: measured,
        zIndex: supplementary.zIndex)
      view.frame = supplementary.frame(of: view.frame.size, in: container)
        .inset(by: supplementary.insetsInEffect)
      return view
    }
  }

  private mutating func takeCustomItems(
    _ provider: NSCollectionLayoutGroup.CustomItemProvider, of group: NSCollectionLayoutGroup,
    size: CGSize
  ) -> [PlacedElement] {
    let environment = CompositionalEnvironment(
      room: CompositionalContainer(contentSize: size, contentInsets: group.insetsInEffect),
      traitCollection: traits)
    return provider(environment).map { item in
      next += 1
      return PlacedElement(
        CollectionElement(kind: .cell, place: [section, next - 1]), item.frame, zIndex: item.zIndex)
    }
  }
}

// MARK: - Lines

extension GroupPlacement {
  /// Returns as many children as fit in the group, and consumes their items.
  ///
  /// A group without estimated sizes gets children even beyond the section's last item, so it is laid out as if full.
  private mutating func takeChildren(
    of group: NSCollectionLayoutGroup, _ axis: NSLayoutConstraint.Axis, in room: CGSize
  ) -> [Child] {
    let gap = group.interItemSpacing?.spacing ?? 0
    let fixed = equalExtent(of: group, axis, in: room)
    let isOpen = group.layoutSize[axis].isEstimated
    var children: [Child] = []
    var used: CGFloat = 0
    while let item = nextItem(of: group, after: children.count) {
      let first = next
      let part = place(item, in: room, fixing: fixed)
      let child = Child(item: item, number: first, part: part)
      let length = (children.isEmpty ? 0 : gap) + child.extent(axis)
      let estimate =
        isOpen ? item.layoutSize.size(in: room)[axis] + length - part.size[axis] : length
      let isFirstOfKind = children.isEmpty || isOpen && children.count < group.subitems.count
      let fits = used + estimate <= room[axis] + Self.tolerance
      // A group without items would repeat forever, and so would an item of zero length beyond the last one.
      let isProgress = next > first && (first < itemCount || length > 0)
      if case .asFit = group.count, !isFirstOfKind, !fits || !isProgress {
        next = first
        break
      }
      used += estimate
      children.append(child)
    }
    return withUniformExtents(children, in: room)
  }

  /// The group's next subitem after `count` items, or `nil` at the end of the line or the section.
  private func nextItem(
    of group: NSCollectionLayoutGroup, after count: Int
  ) -> NSCollectionLayoutItem? {
    guard !group.subitems.isEmpty else { return nil }
    switch group.count {
    case .asFit: break
    case .exactly(let limit), .equally(let limit): if count >= limit { return nil }
    }
    guard next < itemCount || count > 0 && group.isFixed else { return nil }
    return group.subitems[count % group.subitems.count]
  }

  /// Returns an array with the length that all items in the group share, or an empty array if lengths may differ.
  private func equalExtent(
    of group: NSCollectionLayoutGroup, _ axis: NSLayoutConstraint.Axis, in room: CGSize
  ) -> FixedExtents {
    guard case .equally(let count) = group.count, count > 0, let item = group.subitems.first,
      !group.layoutSize[axis].isEstimated
    else { return [] }
    let spacing = item.spacing(axis)
    let gaps = CGFloat(count - 1) * (group.interItemSpacing?.spacing ?? 0)
    let length =
      (room[axis] - gaps) / CGFloat(count) - spacing.before.spacing - spacing.after.spacing
    return [(axis, max(0, length))]
  }

  /// Returns the children, with uniform dimensions set to the largest among them.
  private func withUniformExtents(_ children: [Child], in room: CGSize) -> [Child] {
    var children = children
    var extents = children.map { _ in FixedExtents() }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let uniform = children.indices.filter {
        children[$0].item.layoutSize[axis].isUniformAcrossSiblings
          && !(children[$0].item is NSCollectionLayoutGroup)
      }
      guard let largest = uniform.map({ children[$0].part.size[axis] }).max() else { continue }
      for index in uniform { extents[index].append((axis, largest)) }
    }
    for index in children.indices where !extents[index].isEmpty {
      let child = children[index]
      children[index].part = cell(child.number, of: child.item, in: room, fixing: extents[index])
    }
    return children
  }

  /// The total length of a line's items on an axis, or `nil` without items.
  private func extent(
    of children: [Child], in group: NSCollectionLayoutGroup, _ axis: NSLayoutConstraint.Axis
  ) -> CGFloat? {
    guard !children.isEmpty else { return nil }
    guard case .line(axis) = group.arrangement else {
      return children.map { $0.extent(axis) }.max()
    }
    let gaps = CGFloat(children.count - 1) * (group.interItemSpacing?.spacing ?? 0)
    return children.reduce(gaps) { $0 + $1.extent(axis) }
  }

  /// Computes the frames of a line's items within the group's space.
  private func arrange(
    _ children: [Child], of group: NSCollectionLayoutGroup, _ axis: NSLayoutConstraint.Axis,
    in room: CGSize
  ) -> [PlacedElement] {
    guard let needed = extent(of: children, in: group, axis) else { return [] }
    let gap = group.interItemSpacing ?? .fixed(0)
    var flexibleCount = gap.isFlexibleSpacing ? children.count - 1 : 0
    for child in children { flexibleCount += child.item.flexibleCount(axis) }
    let share = flexibleCount > 0 ? max(0, room[axis] - needed) / CGFloat(flexibleCount) : 0
    func length(_ spacing: NSCollectionLayoutSpacing) -> CGFloat {
      spacing.spacing + (spacing.isFlexibleSpacing ? share : 0)
    }
    var place: CGFloat = 0
    var elements: [PlacedElement] = []
    for child in children {
      let spacing = child.item.spacing(axis)
      var corner = CGPoint.zero
      corner[axis] = place + length(spacing.before)
      corner[axis.other] = child.item.start(axis.other, child.part.size, in: room)
      elements += child.part.elements.map { $0.moved(by: corner) }
      place = corner[axis] + child.part.size[axis] + length(spacing.after) + length(gap)
    }
    return elements
  }
}

extension NSCollectionLayoutItem {
  /// The number of flexible spacings on an axis, before and after the item: 0 to 2.
  fileprivate func flexibleCount(_ axis: NSLayoutConstraint.Axis) -> Int {
    let spacing = spacing(axis)
    return (spacing.before.isFlexibleSpacing ? 1 : 0) + (spacing.after.isFlexibleSpacing ? 1 : 0)
  }

  /// The start of an item that is alone on an axis, derived from the spacing around it.
  func start(_ axis: NSLayoutConstraint.Axis, _ size: CGSize, in room: CGSize) -> CGFloat {
    let spacing = spacing(axis)
    guard spacing.before.isFlexibleSpacing else { return spacing.before.spacing }
    let left = room[axis] - spacing.before.spacing - size[axis] - spacing.after.spacing
    return spacing.before.spacing + max(0, left) / CGFloat(flexibleCount(axis))
  }
}
