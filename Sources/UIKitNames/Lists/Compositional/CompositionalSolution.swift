import AutoLayout
import Foundation

/// Everything about a collection view that the places in a compositional layout depend on.
struct CompositionalSurroundings: Equatable {
  /// The room of the content, without what safe area and margins cover.
  var container: CGSize
  var safeArea: NSDirectionalEdgeInsets
  var margins: NSDirectionalEdgeInsets
  var readable: NSDirectionalEdgeInsets
  var isMirrored: Bool
  var traits: UITraitCollection

  init(
    of view: UICollectionView, _ configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    let inset = view.adjustedContentInset
    container = CGSize(
      width: max(0, view.bounds.width - inset.left - inset.right),
      height: max(0, view.bounds.height - inset.top - inset.bottom))
    isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    traits = view.traitCollection
    let across = configuration.scrollDirection.axis.other
    let isMirrored = isMirrored
    /// What insets of the view leave to be kept clear of in its content.
    func remaining(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
      let (left, right) = (max(0, insets.left - inset.left), max(0, insets.right - inset.right))
      return NSDirectionalEdgeInsets(
        top: max(0, insets.top - inset.top), leading: isMirrored ? right : left,
        bottom: max(0, insets.bottom - inset.bottom), trailing: isMirrored ? left : right
      ).only(across)
    }
    safeArea = remaining(view.safeAreaInsets)
    margins = remaining(view.layoutMargins)
    let inside = view.readableInset
    readable = remaining(
      UIEdgeInsets(
        top: view.layoutMargins.top, left: view.layoutMargins.left + inside,
        bottom: view.layoutMargins.bottom, right: view.layoutMargins.right + inside))
  }

  func insets(_ reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
    switch reference {
    case .none: .zero
    case .automatic, .safeArea: safeArea
    case .layoutMargins: margins
    case .readableContent: readable
    }
  }
}

extension UICollectionView.ScrollDirection {
  /// The axis of the direction.
  var axis: NSLayoutConstraint.Axis { self == .vertical ? .vertical : .horizontal }
}

/// The groups of a section that scroll across the layout's direction.
struct OrthogonalRegion {
  var section: Int
  /// The rectangle in the collection view's content in which they are visible.
  var frame: CGRect
  /// The size of all of them.
  var contentSize: CGSize
  /// The point of them at the rectangle's top left corner.
  var offset: CGPoint
}

/// The places of all elements of a compositional layout.
struct CompositionalSolution {
  let surroundings: CompositionalSurroundings
  private(set) var contentSize: CGSize
  private(set) var regions: [OrthogonalRegion] = []

  private let axis: NSLayoutConstraint.Axis
  private var elements: [PlacedElement] = []
  private var numbers: [CollectionElement: Int] = [:]
  /// The range of each section along the axis.
  private var ranges: [Int: ClosedRange<CGFloat>] = [:]
  private var handlers: [Int: NSCollectionLayoutSection.VisibleItemsInvalidationHandler] = [:]
  private let environment: CompositionalEnvironment

  init(
    _ surroundings: CompositionalSurroundings,
    _ configuration: UICollectionViewCompositionalLayoutConfiguration,
    _ provider: UICollectionViewCompositionalLayoutSectionProvider,
    _ measured: [CollectionElement: CGSize], itemCounts: [Int]
  ) {
    self.surroundings = surroundings
    axis = configuration.scrollDirection.axis
    environment = CompositionalEnvironment(
      room: CompositionalContainer(
        contentSize: surroundings.container,
        contentInsets: surroundings.insets(configuration.contentInsetsReference)),
      traitCollection: surroundings.traits)
    contentSize = surroundings.container
    contentSize[axis] = 0
    placeSections(configuration, provider, measured, itemCounts)
    placeBoundary(configuration, measured)
    if surroundings.isMirrored { mirror() }
    for (number, element) in elements.enumerated() { numbers[element.element] = number }
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
      elements += placement.elements.map { $0.moved(by: corner) }
      if let (frame, length) = placement.orthogonal {
        var region = OrthogonalRegion(
          section: index, frame: frame, contentSize: frame.size, offset: .zero)
        region.frame.origin = frame.origin.moved(by: corner)
        region.contentSize[axis.other] = length
        regions.append(region)
      }
      ranges[index] = place...(place + placement.length)
      place += placement.length
    }
    contentSize[axis] = place
  }

  /// Places the headers and footers of the whole layout.
  private mutating func placeBoundary(
    _ configuration: UICollectionViewCompositionalLayoutConfiguration,
    _ measured: [CollectionElement: CGSize]
  ) {
    guard !configuration.boundarySupplementaryItems.isEmpty else { return }
    let reference = surroundings.insets(configuration.contentInsetsReference)
    var boundary = BoundaryPlacement(
      area: CGRect(origin: .zero, size: contentSize).inset(by: reference), axis: axis,
      container: surroundings.container, place: [0], measured: measured)
    boundary.place(configuration.boundarySupplementaryItems)
    var shift = CGPoint.zero
    shift[axis] = -boundary.range.lowerBound
    elements = (elements + boundary.elements).map { $0.moved(by: shift) }
    for index in regions.indices {
      regions[index].frame.origin = regions[index].frame.origin.moved(by: shift)
    }
    ranges = ranges.mapValues { ($0.lowerBound + shift[axis])...($0.upperBound + shift[axis]) }
    contentSize[axis] = boundary.range.upperBound - boundary.range.lowerBound
  }

  /// Exchanges left and right.
  private mutating func mirror() {
    func mirrored(_ rect: CGRect) -> CGRect {
      CGRect(origin: CGPoint(x: contentSize.width - rect.maxX, y: rect.minY), size: rect.size)
    }
    for index in elements.indices { elements[index].frame = mirrored(elements[index].frame) }
    for index in regions.indices {
      let region = regions[index]
      regions[index].frame = mirrored(region.frame)
      // The start of the groups is at the right end of what scrolls.
      regions[index].offset.x = max(0, region.contentSize.width - region.frame.width)
    }
    guard axis == .horizontal else { return }
    ranges = ranges.mapValues {
      (contentSize.width - $0.upperBound)...(contentSize.width - $0.lowerBound)
    }
  }
}

extension CompositionalSolution {
  /// The attributes of the elements that reach into a rectangle, in the order of sections.
  func attributes(in rect: CGRect, visible: CGRect) -> [CollectionItemAttributes] {
    let shown = elements.compactMap { element -> CollectionItemAttributes? in
      let frame = frame(of: element, visible: visible)
      guard frame.overlaps(rect) else { return nil }
      return attributes(of: element, frame)
    }
    for (section, handler) in handlers.sorted(by: { $0.key < $1.key }) {
      let items = shown.filter { $0.place.count > 1 && $0.place[0] == section }
      guard !items.isEmpty else { continue }
      let offset = regions.first { $0.section == section }?.offset ?? visible.origin
      handler(items, offset, environment)
    }
    return shown
  }

  /// The attributes of an element, or `nil` for one that isn't there.
  func attributes(of element: CollectionElement, visible: CGRect) -> CollectionItemAttributes? {
    guard let number = numbers[element] else { return nil }
    return attributes(of: elements[number], frame(of: elements[number], visible: visible))
  }

  private func attributes(of element: PlacedElement, _ frame: CGRect) -> CollectionItemAttributes {
    let attributes = CollectionItemAttributes()
    attributes.element = element.element
    attributes.frame = frame
    attributes.zIndex = element.zIndex
    attributes.hasEstimatedWidth = element.hasEstimatedWidth
    attributes.hasEstimatedHeight = element.hasEstimatedHeight
    attributes.scrollsOrthogonally = element.scrollsOrthogonally
    return attributes
  }

  /// The rectangle of an element, which a pinned one leaves with the visible part of its section.
  private func frame(of element: PlacedElement, visible: CGRect) -> CGRect {
    guard let pin = element.pin else { return element.frame }
    let place = element.element.place
    let whole = 0...contentSize[axis]
    let range = place.count > 1 ? ranges[place[0]] ?? whole : whole
    var frame = element.frame
    let last = range.upperBound - frame.size[axis]
    let isStart = (pin == .start) != (surroundings.isMirrored && axis == .horizontal)
    if isStart {
      frame.origin[axis] = max(frame.origin[axis], min(visible.origin[axis], last))
    } else {
      let end = visible.origin[axis] + visible.size[axis] - frame.size[axis]
      frame.origin[axis] = min(frame.origin[axis], max(end, range.lowerBound))
    }
    return frame
  }
}
