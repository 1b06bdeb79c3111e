internal import AutoLayout
internal import Foundation

/// Finds unwanted overlaps of siblings: partial overlaps, any overlap of two texts or controls, and hidden contents.
///
/// Other siblings may contain each other, as a background contains a text.
struct OverlapSearch {
  /// An overlap of two sibling views.
  struct Overlap {
    let back: MovingFrame
    let front: MovingFrame
    /// The parts of the movement during which the two views overlap, as fractions from 0 to 1.
    let parts: [ClosedRange<CGFloat>]
  }

  let tree: SolvedTree
  /// The threshold, in points, above which an overlap is reported; smaller overlaps may come from rounding.
  let least: Double
  /// The maximum distance, in points, between edges that are considered touching.
  let tolerance: Double

  /// Returns the overlaps among siblings, in the order of their left edges.
  ///
  /// - Complexity: O(*n* log *n*) for *n* frames, plus the number of pairs that overlap along an axis. Of the two axes,
  ///   the one with fewer pairs counts.
  func overlaps(among frames: [MovingFrame]) -> [Overlap] {
    let frames = frames.sorted { $0.extent(0).start < $1.extent(0).start }
    let vertical = Strips(frames, 2)
    // Views in a column share no vertical range.
    guard vertical.pairCount > 0 else { return [] }
    let axes = [Strips(frames, 0), vertical]
    let along = axes[0].pairCount <= axes[1].pairCount ? 0 : 1
    var found: [(places: (Int, Int), overlap: Overlap)] = []
    for (first, second) in axes[along].pairs where axes[1 - along].mayMeet(first, second) {
      let places = (min(first, second), max(first, second))
      let (one, other) = (frames[places.0], frames[places.1])
      let (back, front) = one.item < other.item ? (one, other) : (other, one)
      let parts = parts(back, front)
      if !parts.isEmpty { found.append((places, Overlap(back: back, front: front, parts: parts))) }
    }
    return found.sorted { $0.places < $1.places }.map(\.overlap)
  }

  /// Returns the parts of the movement during which two frames have an unwanted overlap, as fractions from 0 to 1.
  private func parts(_ back: MovingFrame, _ front: MovingFrame) -> [ClosedRange<CGFloat>] {
    var common: ClosedRange<CGFloat>? = 0...1
    for (start, end) in [(0, 1), (2, 3)] {
      for (low, high) in [(back, back), (back, front), (front, back), (front, front)] {
        common = common?.intersection(
          positivePart(
            high.lower[end] - low.lower[start] - least, high.upper[end] - low.upper[start] - least))
      }
    }
    guard let common else { return [] }
    let covered = front.covering(back, within: tolerance)
    var allowed = back.covering(front, within: tolerance).map { [$0] } ?? []
    if !allowed.isEmpty, !tree.items[front.item].mayLie(on: tree.items[back.item]) { allowed = [] }
    if let covered {
      // Equal frames cover each other.
      allowed = allowed.flatMap { $0.without(covered) }
      if tree.items[front.item].mayCover(tree.items[back.item]) { allowed.append(covered) }
    }
    return allowed.reduce([common]) { parts, share in parts.flatMap { $0.without(share) } }
  }
}

/// The ranges of frames along an axis, sorted to find those that overlap.
private struct Strips {
  /// The range of coordinates that each frame covers on the axis, by the index of the frame.
  private let extents: [(start: Double, end: Double)]
  /// The indices of the frames, sorted by the starts of their ranges.
  private let order: [Int]
  /// For each frame in ``order``, the number of frames whose ranges start before its own range ends.
  private let ends: [Int]

  /// Collects the ranges of frames on an axis; `start` is 0 for the horizontal axis and 2 for the vertical one.
  init(_ frames: [MovingFrame], _ start: Int) {
    let extents = frames.map { $0.extent(start) }
    let order = extents.indices.sorted { (extents[$0].start, $0) < (extents[$1].start, $1) }
    let starts = order.map { extents[$0].start }
    (self.extents, self.order) = (extents, order)
    ends = order.map { place in starts.partitioningIndex { $0 >= extents[place].end } }
  }

  /// The number of pairs of frames whose ranges overlap.
  var pairCount: Int { ends.enumerated().reduce(0) { $0 + max(0, $1.element - $1.offset - 1) } }

  /// The indices of each pair of frames whose ranges overlap.
  var pairs: some Sequence<(Int, Int)> {
    ends.indices.lazy.flatMap { first in
      (first + 1..<Swift.max(first + 1, ends[first])).lazy.map { (order[first], order[$0]) }
    }
  }

  /// Returns whether the ranges of two frames overlap.
  func mayMeet(_ first: Int, _ second: Int) -> Bool {
    extents[first].start < extents[second].end && extents[second].start < extents[first].end
  }
}
