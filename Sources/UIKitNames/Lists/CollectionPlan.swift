import AutoLayout
import Foundation

/// The frames of all elements in a collection view layout.
struct CollectionPlan {
  let surroundings: CollectionEnvironment
  let axis: NSLayoutConstraint.Axis
  var contentSize: CGSize
  var elements: [PlacedElement] = []
  var ranges: [Int: ClosedRange<CGFloat>] = [:]
  private var numbers: [CollectionElement: Int] = [:]

  /// Creates an empty plan for content that fills the container across the scroll axis.
  init(_ surroundings: CollectionEnvironment, along axis: NSLayoutConstraint.Axis) {
    self.surroundings = surroundings
    self.axis = axis
    contentSize = surroundings.container
    contentSize[axis] = 0
  }

  /// Mirrors the elements for right-to-left layout, and indexes them; elements mustn't change afterward.
  mutating func finish() {
    if surroundings.isMirrored { mirror() }
    for (number, element) in elements.enumerated() { numbers[element.element] = number }
  }

  private mutating func mirror() {
    for index in elements.indices {
      elements[index].frame = elements[index].frame.mirrored(in: contentSize.width)
    }
    guard axis == .horizontal else { return }
    ranges = ranges.mapValues {
      (contentSize.width - $0.upperBound)...(contentSize.width - $0.lowerBound)
    }
  }

  /// The attributes of the elements that intersect a rectangle, in the order of sections.
  func attributes(in rect: CGRect, visible: CGRect) -> [CollectionItemAttributes] {
    elements.compactMap { element in
      let frame = frame(of: element, visible: visible)
      return frame.overlaps(rect) ? attributes(of: element, frame) : nil
    }
  }

  /// The attributes of an element, or `nil` if it doesn't exist.
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

  /// The frame of an element, moved into the visible range of its section if the element is pinned.
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

extension CGRect {
  /// The rectangle mirrored horizontally within a content width.
  func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }
}
