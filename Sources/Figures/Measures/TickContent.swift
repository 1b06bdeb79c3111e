import AutoLayout
import Foundation
import PictureDescriptions

/// One of the sizes or distances that a constraint makes equal.
struct EqualExtent: Hashable {
  /// The index of the item that has the size, or of the item to which the distance is measured.
  var item: Int
  /// The index of the item from which the distance is measured, or `nil` for a size.
  var originItem: Int?
  /// The axis of the size or distance.
  var axis: LayoutConstraint.Axis
  /// The left or top end of the size or distance, as a coordinate in the picture.
  var start: CGFloat
  /// The right or bottom end of the size or distance, as a coordinate in the picture.
  var end: CGFloat
}

/// The tick marks on sizes and distances that constraints make equal.
struct TickContent {
  /// The context for placing the ticks.
  let context: PlacementContext

  private var contents: FigureContents { context.contents }

  /// The distance between the ticks of a group, in points.
  private static let tickPitch: CGFloat = 3.5
  /// Half the length of a tick, in points.
  private static let tickReach: CGFloat = 4

  /// The requests for ticks, with the same number of ticks on all sizes that are equal to each other.
  var requests: [PlacementRequest] {
    equalExtents.enumerated().flatMap { number, group in
      group.filter { extent in
        extent.end > extent.start
          && contents.isOnCanvas(contents.items[extent.item].seenFrame)
      }.map { ticks(number + 1, on: $0) }
    }
  }

  /// The groups of sizes and distances that constraints make equal, in the order of the constraints.
  var equalExtents: [[EqualExtent]] {
    guard contents.options.overlays.contains(.equal) else { return [] }
    var groups: [[EqualExtent]] = []
    var groupOf: [EqualExtent: Int] = [:]
    func group(of extent: EqualExtent) -> Int {
      if let group = groupOf[extent] { return group }
      groupOf[extent] = groups.count
      groups.append([extent])
      return groups.count - 1
    }
    for constraint in contents.constraints
    where constraint.isEquality && contents.isVisible(constraint) {
      guard let second = constraint.second,
        contents.options.shows(.equal, of: contents.names(of: constraint))
      else { continue }
      let into = group(of: extent(second))
      let from = group(of: extent(constraint.first))
      guard into != from else { continue }
      let (low, high) = (min(into, from), max(into, from))
      for extent in groups[high] { groupOf[extent] = low }
      groups[low] += groups[high]
      groups[high] = []
    }
    // Extents with the same ends are visibly equal.
    return groups.filter { group in
      group.contains { extent in
        let first = group[0]
        return (extent.axis, extent.start, extent.end) != (first.axis, first.start, first.end)
      }
    }
  }

  private func extent(_ side: SolvedTree.Constraint.Side) -> EqualExtent {
    let axis = side.attribute.axis ?? .horizontal
    return EqualExtent(
      item: side.item, originItem: side.originItem, axis: axis,
      start: contents.place(side.start, axis), end: contents.place(side.end, axis))
  }

  private func ticks(_ count: Int, on extent: EqualExtent) -> PlacementRequest {
    let item = contents.items[extent.item]
    let along = CGFloat(count) * Self.tickPitch + 3
    let color = contents.measureColor(of: item)
    let marks = spots(of: extent).enumerated().map { order, spot in
      let box = CGRect(
        extent.axis, from: spot.along - along / 2, to: spot.along + along / 2,
        across: spot.across - Self.tickReach - 1, spot.across + Self.tickReach + 1)
      return PlacementRequest.Mark(
        baseCost: order, cost: { $0.isFree(box) ? 0 : nil }, obstacles: [.box(box)],
        strokes: { _, _ in
          LetteringLayers(
            lines: steps(count, at: spot, extent.axis, box, color)
              .map { DrawingCommand($0, tag: item.tag) })
        })
    }
    var request = PlacementRequest(
      item.tag, marks: [{ _ in marks }],
      omission: .ticks(item: contents.name(of: item), extent.axis))
    request.drawn.overlays = [.equal]
    return request
  }

  private struct Spot {
    var along: CGFloat
    var across: CGFloat
    var isOnEdge: Bool
  }

  /// The positions to try for ticks: inside an item without a fill, or on the edges of a filled item.
  private func spots(of extent: EqualExtent) -> [Spot] {
    let item = contents.items[extent.item]
    let across = extent.axis.other
    let middle = (extent.start + extent.end) / 2
    let frame =
      extent.originItem.map { item.frame.union(contents.items[$0].frame) } ?? item.frame
    let (low, high) = (frame.start(across), frame.end(across))
    func edges(_ along: CGFloat) -> [Spot] {
      (extent.axis == .horizontal ? [high, low] : [low, high]).map {
        Spot(along: along, across: $0, isOnEdge: true)
      }
    }
    // Ticks on the edge of the paper would be cut off, so they are beside it.
    let room = contents.page.room
    let reach = Self.tickReach + 3
    let beside = max(room.start(across) + reach, min(low, room.end(across) - reach))
    let quarter = (extent.end - extent.start) / 4
    let onEdges = edges(middle) + edges(middle - quarter) + edges(middle + quarter)
    let isEmpty = extent.originItem != nil || !item.isSolid
    let hasRoom = high - low >= 2 * Self.tickReach + 4
    guard isEmpty, hasRoom || high == low else { return onEdges }
    let lanes: [CGFloat] = extent.axis == .horizontal ? [0.5, 0.25, 0.75] : [0.2, 0.8, 0.5]
    let inside = lanes.map {
      Spot(along: middle, across: low + $0 * (high - low), isOnEdge: high == low)
    }
    guard high == low, beside != low else { return inside + onEdges }
    return inside
      + [middle, middle - quarter, middle + quarter].map {
        Spot(along: $0, across: beside, isOnEdge: false)
      }
  }

  private func steps(
    _ count: Int, at spot: Spot, _ axis: LayoutConstraint.Axis, _ box: CGRect, _ color: Color
  ) -> [DrawingCommand.Step] {
    let ground: Color =
      switch context.fills.backdrop(of: box) {
      case .canvas(let fill), .desk(let fill), .view(let fill): fill
      case .mixed: contents.palette.paper
      }
    let isPale = color.contrastRatio(with: ground) < 3
    let color = isPale ? contents.palette.textColor(on: ground) : color
    let passes: [(CGFloat, Color)] = (spot.isOnEdge ? [(4, ground)] : []) + [(1.5, color)]
    return passes.flatMap { width, color in
      (0..<count).map { number in
        let offset = (CGFloat(number) - CGFloat(count - 1) / 2) * Self.tickPitch
        let ends = [(CGFloat(-1.5), Self.tickReach), (1.5, -Self.tickReach)].map { aside, reach in
          CGPoint(axis, along: spot.along + offset + aside, across: spot.across + reach)
        }
        return .line(from: ends[0], to: ends[1], width: width, color)
      }
    }
  }
}
