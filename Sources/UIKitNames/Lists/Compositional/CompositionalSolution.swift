import AutoLayout
import Foundation

/// The groups of a section that scroll orthogonally to the layout.
struct OrthogonalRegion {
  var section: Int
  /// The visible area of the groups, in the collection view's content coordinates.
  var frame: CGRect
  var contentSize: CGSize
  /// The content offset: the point of the groups' content at the top left corner of ``frame``.
  var offset: CGPoint
}

/// The frames of all elements in a compositional layout, and the regions that scroll orthogonally.
struct CompositionalSolution {
  private(set) var plan: CollectionPlan
  private(set) var regions: [OrthogonalRegion] = []

  private var handlers: [Int: NSCollectionLayoutSection.VisibleItemsInvalidationHandler] = [:]
  private let environment: CompositionalEnvironment

  private var surroundings: CollectionEnvironment { plan.surroundings }
  private var axis: NSLayoutConstraint.Axis { plan.axis }

  init(
    _ surroundings: CollectionEnvironment,
    _ configuration: UICollectionViewCompositionalLayoutConfiguration,
    _ provider: UICollectionViewCompositionalLayoutSectionProvider,
    _ measured: [CollectionElement: CGSize], itemCounts: [Int]
  ) {
    plan = CollectionPlan(surroundings, along: configuration.scrollDirection.axis)
    environment = CompositionalEnvironment(
      room: CompositionalContainer(
        contentSize: surroundings.container,
        contentInsets: surroundings.insets(configuration.contentInsetsReference)),
      traitCollection: surroundings.traits)
    placeSections(configuration, provider, measured, itemCounts)
    placeBoundary(configuration, measured)
    plan.finish()
    if surroundings.isMirrored { mirrorRegions() }
  }

  private mutating func placeSections(
    _ configuration: UICollectionViewCompositionalLayoutConfiguration,
    _ provider: UICollectionViewCompositionalLayoutSectionProvider,
    _ measured: [CollectionElement: CGSize], _ itemCounts: [Int]
  ) {
    let outer = configuration.contentInsetsReference
    var place: CGFloat = 0
    for (index, count) in itemCounts.enumerated() {
      guard let section = provider(index, environment) else { continue }
      if index > 0 { place += configuration.interSectionSpacing }
      handlers[index] = section.visibleItemsInvalidationHandler
      let own = section.contentInsetsReference
      let reference = surroundings.insets(own == .automatic ? outer : own)
      let supplementary = section.supplementaryContentInsetsReference
      var placement = SectionPlacement(
        section: section, index: index, axis: axis, container: surroundings.container,
        reference: reference,
        supplementaryReference: supplementary == .automatic
          ? reference : surroundings.insets(supplementary))
      placement.place(itemCount: count, measured: measured, traits: surroundings.traits)
      var corner = CGPoint.zero
      corner[axis] = place
      plan.elements += placement.elements.map { $0.moved(by: corner) }
      if let (frame, length) = placement.orthogonal {
        var region = OrthogonalRegion(
          section: index, frame: frame, contentSize: frame.size, offset: .zero)
        region.frame.origin = frame.origin.moved(by: corner)
        region.contentSize[axis.other] = length
        regions.append(region)
      }
      plan.ranges[index] = place...(place + placement.length)
      place += placement.length
    }
    plan.contentSize[axis] = place
  }

  private mutating func placeBoundary(
    _ configuration: UICollectionViewCompositionalLayoutConfiguration,
    _ measured: [CollectionElement: CGSize]
  ) {
    guard !configuration.boundarySupplementaryItems.isEmpty else { return }
    let reference = surroundings.insets(configuration.contentInsetsReference)
    var boundary = BoundaryPlacement(
      area: CGRect(origin: .zero, size: plan.contentSize).inset(by: reference), axis: axis,
      container: surroundings.container, place: [0], measured: measured)
    boundary.place(configuration.boundarySupplementaryItems)
    var shift = CGPoint.zero
    shift[axis] = -boundary.range.lowerBound
    plan.elements = (plan.elements + boundary.elements).map { $0.moved(by: shift) }
    for index in regions.indices {
      regions[index].frame.origin = regions[index].frame.origin.moved(by: shift)
    }
    plan.ranges = plan.ranges.mapValues {
      ($0.lowerBound + shift[axis])...($0.upperBound + shift[axis])
    }
    plan.contentSize[axis] = boundary.range.upperBound - boundary.range.lowerBound
  }

  private mutating func mirrorRegions() {
    for index in regions.indices {
      let region = regions[index]
      regions[index].frame = region.frame.mirrored(in: plan.contentSize.width)
      // The groups start at the right end of the region.
      regions[index].offset.x = max(0, region.contentSize.width - region.frame.width)
    }
  }

  /// The attributes of the elements that intersect a rectangle, as modified by the sections' handlers.
  func attributes(in rect: CGRect, visible: CGRect) -> [CollectionItemAttributes] {
    let shown = plan.attributes(in: rect, visible: visible)
    for (section, handler) in handlers.sorted(by: { $0.key < $1.key }) {
      let items = shown.filter { $0.place.count > 1 && $0.place[0] == section }
      guard !items.isEmpty else { continue }
      let offset = regions.first { $0.section == section }?.offset ?? visible.origin
      handler(items, offset, environment)
    }
    return shown
  }
}
