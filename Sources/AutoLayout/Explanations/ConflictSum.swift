package import Foundation

/// A conflict as a sum of lengths that together exceed the available length.
///
/// Distances and sizes along one axis may form a closed path. They conflict if the lengths in one direction exceed the
/// lengths in the other direction.
package struct ConflictSum: Hashable, Sendable {
  /// The lengths in the sum, in points; overlaps are negative, and lengths of zero are left out.
  package let parts: [CGFloat]
  /// The available length, in points.
  package let room: CGFloat
  /// The index of the tree's constraint that sets the available length, or `nil` if the canvas sets it.
  package let limit: Int?
  /// The source of the only length in ``parts``, or `nil` if there are several lengths or the source isn't a ``Part``.
  package let onlyPart: Part?
  /// Whether some lengths come from inequalities, so that their sum is a minimum.
  package let isAtLeast: Bool
  /// Whether an inequality sets the available length.
  package let isAtMost: Bool

  /// A source of a length in the sum.
  package enum Part: Hashable, Sendable {
    /// A constraint, by its index in the tree.
    case constraint(Int)
    /// The content of an item, by the item's index in the tree.
    case content(item: Int)
  }

  /// The sum formatted for display: `16 + 140 − 8 = 148`, or a single number if there is only one length.
  package var equation: String {
    var text = ""
    for (index, part) in parts.enumerated() {
      if index > 0 { text += part < 0 ? " − " : " + " }
      text += plainNumber(abs(part), digits: 2)
    }
    guard parts.count > 1 else { return text }
    return text + " = " + plainNumber(parts.reduce(0, +), digits: 2)
  }

  /// Makes the sum of a conflict, or returns `nil` if the conflict isn't a single sum of lengths.
  ///
  /// Conflicts with centers, baselines, or ratios to views other than the root aren't such sums.
  package init?(of conflict: SolvedTree.Conflict, in tree: SolvedTree) {
    guard let arcs = ConflictPath.arcs(of: conflict, in: tree),
      let steps = ConflictPath.cycle(of: arcs)
    else { return nil }
    let ways = [steps, steps.reversed().map { ($0.arc, !$0.isForward) }]
    guard
      let way = ways.compactMap(Self.lengths).first(where: {
        $0.reduce(0) { $0 + $1.length } > 1e-3
      })
    else { return nil }
    let back = way.indices.filter { way[$0].length < 0 }
    guard
      let start = back.first(where: { way[$0].arc.source == .canvas })
        ?? back.filter({ way[$0].arc.isLimit }).min(by: { way[$0].length < way[$1].length })
    else { return nil }
    let rest = (way[(start + 1)...] + way[..<start]).filter { abs($0.length) > 0.005 }
    // A sum begins with a positive number.
    guard let first = rest.firstIndex(where: { $0.length > 0 }) else { return nil }
    parts = (rest[first...] + rest[..<first]).map(\.length)
    room = -way[start].length
    if case .constraint(let index) = way[start].arc.source { limit = index } else { limit = nil }
    isAtLeast = rest.contains { $0.arc.isInequality }
    isAtMost = way[start].arc.isInequality
    onlyPart =
      switch rest.count == 1 ? rest[0].arc.source : .canvas {
      case .constraint(let index): .constraint(index)
      case .content: .content(item: rest[0].arc.from.item)
      case .canvas, .other: nil
      }
  }

  /// Returns each arc of a path with its minimum length along the path, or `nil` if any arc has no minimum.
  private static func lengths(
    of way: [(arc: ConflictPath.Arc, isForward: Bool)]
  ) -> [(arc: ConflictPath.Arc, length: CGFloat)]? {
    let lengths = way.compactMap { arc, isForward in
      (isForward ? arc.least : arc.most.map { -$0 }).map { (arc: arc, length: $0) }
    }
    return lengths.count == way.count ? lengths : nil
  }
}

private enum ConflictPath {
  struct Edge: Hashable {
    let item: Int
    let isHigh: Bool
  }

  struct Arc {
    enum Source: Equatable {
      case constraint(Int)
      case canvas
      case content
      case other
    }

    let from: Edge
    let to: Edge
    /// The minimum distance from `from` to `to`, in points, or `nil` if there isn't one.
    let least: CGFloat?
    /// The maximum distance from `from` to `to`, in points, or `nil` if there isn't one.
    let most: CGFloat?
    let source: Source

    var isLimit: Bool {
      switch source {
      case .constraint, .canvas: (most ?? 0) >= 0
      case .content, .other: false
      }
    }

    var isInequality: Bool { least != most }
  }

  /// Returns the constraints of a conflict as distances between edges, or `nil` if any of them isn't a distance.
  static func arcs(of conflict: SolvedTree.Conflict, in tree: SolvedTree) -> [Arc]? {
    let indices = [conflict.brokenIndex].compactMap(\.self) + conflict.becauseIndices
    guard let axis = indices.first.map({ tree.constraints[$0].axis }) else { return nil }
    let canvas = axis == .horizontal ? tree.canvas.size.width : tree.canvas.size.height
    var arcs: [Arc] = []
    for index in indices {
      guard
        let arc = arc(of: tree.constraints[index], axis, .constraint(index), canvas: canvas)
      else { return nil }
      arcs.append(arc)
    }
    for limit in conflict.limits {
      guard let found = Self.arcs(of: limit, axis, in: tree, canvas: canvas) else { return nil }
      arcs += found
    }
    return arcs
  }

  private static func arc(
    of constraint: SolvedTree.Constraint, _ axis: LayoutConstraint.Axis, _ source: Arc.Source,
    canvas: CGFloat
  ) -> Arc? {
    let (first, second) = (constraint.first, constraint.second)
    guard constraint.axis == axis, !constraint.crossesAxes, first.originItem == nil else {
      return nil
    }
    var (from, to): (Edge, Edge)
    var length = constraint.constant
    var relation = constraint.relation
    if let second, !first.attribute.isSize {
      guard constraint.multiplier == 1, second.originItem == nil,
        let near = edge(of: second, constraint.isMirrored),
        let far = edge(of: first, constraint.isMirrored)
      else { return nil }
      (from, to) = (near, far)
      if constraint.isMirrored, axis == .horizontal {
        (length, relation) = (-length, relation.flipped)
      }
    } else {
      guard first.attribute.isSize else { return nil }
      if let second {
        // The root is as large as the canvas.
        guard second.item == 0, second.originItem == nil else { return nil }
        length += constraint.multiplier * canvas
      }
      (from, to) = (Edge(item: first.item, isHigh: false), Edge(item: first.item, isHigh: true))
    }
    return Arc(
      from: from, to: to, least: relation == .lessThanOrEqual ? nil : length,
      most: relation == .greaterThanOrEqual ? nil : length, source: source)
  }

  private static func edge(of side: SolvedTree.Constraint.Side, _ isMirrored: Bool) -> Edge? {
    switch side.attribute {
    case .left, .top: Edge(item: side.item, isHigh: false)
    case .right, .bottom: Edge(item: side.item, isHigh: true)
    case .leading: Edge(item: side.item, isHigh: isMirrored)
    case .trailing: Edge(item: side.item, isHigh: !isMirrored)
    default: nil
    }
  }

  private static func arcs(
    of limit: SolvedTree.Conflict.Limit, _ axis: LayoutConstraint.Axis, in tree: SolvedTree,
    canvas: CGFloat
  ) -> [Arc]? {
    let item = tree.items[limit.item]
    let ends = (Edge(item: limit.item, isHigh: false), Edge(item: limit.item, isHigh: true))
    func arc(_ from: Edge, _ to: Edge, _ length: CGFloat, _ source: Arc.Source = .other) -> Arc {
      Arc(from: from, to: to, least: length, most: length, source: source)
    }
    switch limit.kind {
    case .canvas:
      guard limit.axis == axis else { return nil }
      return [arc(ends.0, ends.1, canvas, .canvas)]
    case .content:
      guard limit.axis == axis, let extent = item.metrics.contentExtent(axis) else { return nil }
      return [arc(ends.0, ends.1, extent.length, .content)]
    case .sign:
      guard limit.axis == axis else { return nil }
      return [Arc(from: ends.0, to: ends.1, least: 0, most: nil, source: .other)]
    case .guide:
      guard let owner = item.owner else { return nil }
      let (inner, outer) = (item.metrics.alignmentRect, tree.items[owner].metrics.alignmentRect)
      let isHorizontal = axis == .horizontal
      return [
        arc(
          Edge(item: owner, isHigh: false), ends.0,
          isHorizontal ? inner.minX - outer.minX : inner.minY - outer.minY),
        arc(
          ends.1, Edge(item: owner, isHigh: true),
          isHorizontal ? outer.maxX - inner.maxX : outer.maxY - inner.maxY),
      ]
    case .frame: return nil
    }
  }

  /// Returns the arcs along their only cycle, with directions, or `nil` if the arcs form no cycle or several cycles.
  static func cycle(of arcs: [Arc]) -> [(arc: Arc, isForward: Bool)]? {
    var left = arcs
    while true {
      let degrees = degrees(of: left)
      // An arc to an edge without other arcs isn't part of the cycle.
      let kept = left.filter { degrees[$0.from, default: 0] > 1 && degrees[$0.to, default: 0] > 1 }
      if kept.count == left.count { break }
      left = kept
    }
    guard let first = left.first, degrees(of: left).values.allSatisfy({ $0 == 2 }) else {
      return nil
    }
    var steps: [(arc: Arc, isForward: Bool)] = [(first, true)]
    var unused = Array(left.dropFirst())
    var end = first.to
    while let next = unused.firstIndex(where: { $0.from == end || $0.to == end }) {
      let arc = unused.remove(at: next)
      steps.append((arc, arc.from == end))
      end = arc.from == end ? arc.to : arc.from
    }
    return unused.isEmpty && end == first.from ? steps : nil
  }

  private static func degrees(of arcs: [Arc]) -> [Edge: Int] {
    arcs.reduce(into: [:]) { degrees, arc in
      degrees[arc.from, default: 0] += 1
      degrees[arc.to, default: 0] += 1
    }
  }
}
