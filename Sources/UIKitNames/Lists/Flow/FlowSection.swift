import AutoLayout
import Foundation

/// A section of a flow layout, in left-to-right coordinates.
struct FlowSection {
  let index: Int
  let axis: NSLayoutConstraint.Axis
  let container: CGSize
  /// The insets of the lines from the header and footer along the axis, and from the container's edges across it.
  let inset: NSDirectionalEdgeInsets
  let lines: FlowLines
  /// The lengths of the header and the footer along the axis, or 0 without one.
  let header: CGFloat, footer: CGFloat
  let pinsHeader: Bool, pinsFooter: Bool

  /// Computes the frames of the section's elements.
  ///
  /// - Parameter start: The start of the section along the axis.
  /// - Returns: The elements, and the length of the section along the axis.
  func place(from start: CGFloat) -> (elements: [PlacedElement], length: CGFloat) {
    let room = container[axis.other] - inset.start(axis.other) - inset.end(axis.other)
    let (frames, extent) = lines.place(in: room)
    var corner = CGPoint.zero
    corner[axis] = start + header + inset.start(axis)
    corner[axis.other] = inset.start(axis.other)
    let end = corner[axis] + extent + inset.end(axis)
    var elements: [PlacedElement] = []
    if header > 0 {
      elements.append(
        boundary(
          UICollectionView.elementKindSectionHeader, header, start, pinsHeader ? .start : nil))
    }
    for (item, frame) in frames.enumerated() {
      var element = PlacedElement(CollectionElement(kind: .cell, place: [index, item]), frame)
      element.hasEstimatedWidth = lines.isEstimated
      element.hasEstimatedHeight = lines.isEstimated
      elements.append(element.moved(by: corner))
    }
    if footer > 0 {
      elements.append(
        boundary(UICollectionView.elementKindSectionFooter, footer, end, pinsFooter ? .end : nil))
    }
    return (elements, end + footer - start)
  }

  private func boundary(
    _ kind: String, _ extent: CGFloat, _ start: CGFloat, _ pin: PlacedElement.Pin?
  ) -> PlacedElement {
    var frame = CGRect(origin: .zero, size: container)
    frame.origin[axis] = start
    frame.size[axis] = extent
    var element = PlacedElement(
      CollectionElement(kind: .supplementary(kind), place: [index, 0]), frame)
    element.pin = pin
    return element
  }
}
