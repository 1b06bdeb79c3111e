internal import AutoLayout
internal import Foundation
internal import Lint

/// Finds conflicts, ambiguities, overlaps and truncations in the pieces of a sweep.
///
/// Overlaps and truncations follow the rules of ``Lint``, before frames are rounded. Inside a piece they are linear
/// inequalities, so where they begin and end are roots.
struct SweepProblems {
  typealias Problem = SceneSweep.Problem

  private let pixel: CGFloat
  private var found: [Subject: Problem] = [:]
  private var order: [Subject] = []

  /// The identity of a problem.
  private struct Subject: Hashable {
    let kind: Problem.Kind
    let names: [String]
  }

  /// Starts without problems, for layouts that are drawn in pixels of a size in points.
  init(pixel: CGFloat) { self.pixel = pixel }

  /// Adds the problems of the next stretch.
  mutating func add(_ stretch: LayoutSweep.Stretch) {
    let drawn = stretch.drawnSiblings
    for piece in stretch.pieces {
      addConflicts(piece, stretch.tree)
      addAmbiguities(piece, stretch.tree)
      for siblings in drawn { addOverlaps(among: siblings, piece, stretch) }
      addTruncations(piece, stretch)
    }
  }

  /// The problems by kind, and within a kind in the order of their first extents.
  var all: [Problem] {
    let kinds = Problem.Kind.allCases
    return order.compactMap { found[$0] }.enumerated().sorted {
      let (one, other) = (
        kinds.firstIndex(of: $0.element.kind), kinds.firstIndex(of: $1.element.kind)
      )
      return (one ?? 0, $0.offset) < (other ?? 0, $1.offset)
    }.map(\.element)
  }

  private mutating func add(
    _ kind: Problem.Kind, _ names: [String], _ range: ClosedRange<CGFloat>, items: [String]? = nil,
    constraints: [String] = [], _ text: @autoclosure () -> String
  ) {
    let subject = Subject(kind: kind, names: names)
    if found[subject] == nil {
      order.append(subject)
      found[subject] = Problem(
        kind: kind, items: items ?? names, text: text(), constraints: constraints, ranges: [])
    }
    let last = found[subject]?.ranges.last
    if let last, range.lowerBound - last.upperBound < 1e-6 {
      found[subject]?.ranges.removeLast()
      found[subject]?.ranges.append(last.lowerBound...max(last.upperBound, range.upperBound))
    } else {
      found[subject]?.ranges.append(range)
    }
  }

  // MARK: - Conflicts and ambiguities

  private mutating func addConflicts(_ piece: LayoutSweep.Piece, _ tree: SolvedTree) {
    for conflict in piece.conflicts {
      let words = ConflictWords(of: conflict, in: tree)
      let items = Set(words.constraints.flatMap { tree.constraints[$0].items }).sorted().map(
        tree.constraintName)
      let stated = words.constraints.map { tree.text(of: tree.constraints[$0]) }
      let others = ([conflict.broken] + conflict.because).filter { !stated.contains($0) }
      // What else is in the way may change with the width.
      add(
        .conflict, [words.culprit], piece.range, items: items, constraints: stated + others,
        words.others.isEmpty
          ? "\(words.culprit) cannot be satisfied"
          : "\(words.culprit) conflicts with \(words.others)")
      let subject = Subject(kind: .conflict, names: [words.culprit])
      found[subject]?.ordinals = words.constraints.compactMap { tree.constraints[$0].ordinal }
    }
  }

  private mutating func addAmbiguities(_ piece: LayoutSweep.Piece, _ tree: SolvedTree) {
    for group in piece.ambiguities {
      let causes = group.causes.filter { index in
        if case .systemGuide = tree.items[index].kind { return false }
        return !tree.items[index].isHidden
      }
      if causes.isEmpty { continue }
      addAmbiguity(of: causes, group.axis, piece.range, tree)
    }
    for (index, item) in tree.items.enumerated() where item.className != nil && !item.isHidden {
      for axis in item.unconstrainedAxes {
        addAmbiguity(of: [index], axis, piece.range, tree)
      }
    }
  }

  private mutating func addAmbiguity(
    of items: [Int], _ axis: LayoutConstraint.Axis, _ range: ClosedRange<CGFloat>,
    _ tree: SolvedTree
  ) {
    let names = items.map(tree.constraintName)
    let direction = axis == .horizontal ? "horizontal" : "vertical"
    add(
      .ambiguity, names + [direction], range, items: names,
      "the \(direction) layout of \(items.map(tree.reportName).asNames) is ambiguous")
  }

  // MARK: - Overlaps

  private mutating func addOverlaps(
    among siblings: [Int], _ piece: LayoutSweep.Piece, _ stretch: LayoutSweep.Stretch
  ) {
    let frames = siblings.map { SweptFrame($0, piece, stretch) }.sorted { $0.left < $1.left }
    for (place, frame) in frames.enumerated() {
      // Frames that begin to the right of this one at both ends can't overlap it.
      for other in frames[(place + 1)...].prefix(while: { $0.left < frame.right })
      where frame.mayMeet(other) {
        let (back, front) = frame.item < other.item ? (frame, other) : (other, frame)
        for range in overlaps(back, front, stretch.tree) {
          let (pair, tree) = ([front.item, back.item], stretch.tree)
          add(
            .overlap, pair.map(tree.constraintName), piece.range.part(range),
            "'\(tree.reportName(of: pair[0]))' overlaps '\(tree.reportName(of: pair[1]))'")
        }
      }
    }
  }

  /// The parts of a piece, as shares of it, in which two frames cover each other.
  private func overlaps(
    _ back: SweptFrame, _ front: SweptFrame, _ tree: SolvedTree
  ) -> [ClosedRange<CGFloat>] {
    var common: ClosedRange<CGFloat>? = 0...1
    for (start, end) in [(0, 1), (2, 3)] {
      for (low, high) in [(back, back), (back, front), (front, back), (front, front)] {
        common = common?.intersection(
          positivePart(
            high.lower[end] - low.lower[start] - pixel, high.upper[end] - low.upper[start] - pixel))
      }
    }
    guard let common else { return [] }
    let (lower, upper) = (tree.items[back.item], tree.items[front.item])
    let covered = front.covering(back)
    var allowed = upper.mayLie(on: lower) ? back.covering(front).map { [$0] } ?? [] : []
    if let covered {
      // Equal frames cover each other.
      allowed = allowed.flatMap { $0.without(covered) }
      if upper.mayCover(lower) { allowed.append(covered) }
    }
    return allowed.reduce([common]) { parts, share in parts.flatMap { $0.without(share) } }
  }

  // MARK: - Truncations

  private mutating func addTruncations(_ piece: LayoutSweep.Piece, _ stretch: LayoutSweep.Stretch) {
    for (index, item) in stretch.tree.items.enumerated() {
      let fitting = item.isHidden ? nil : stretch.fittingWidths[index]
      for axis in LayoutConstraint.Axis.allCases {
        let limited = axis == .horizontal ? fitting : nil
        guard let needed = limited ?? item.neededLength(axis) else { continue }
        let start = axis == .horizontal ? 0 : 2
        func missing(_ edges: SIMD4<Double>) -> CGFloat {
          needed - CGFloat(edges[start + 1] - edges[start])
        }
        let (lower, upper) = (missing(piece.path.lower[index]), missing(piece.path.upper[index]))
        guard max(lower, upper) > axis.textTolerance(pixel: pixel),
          let part = positivePart(lower, upper)
        else { continue }
        let tree = stretch.tree
        add(
          .truncation, [tree.constraintName(of: index)], piece.range.part(part),
          "the text of '\(tree.reportName(of: index))' is truncated")
        break
      }
    }
  }
}

/// A frame that moves linearly, in the root's coordinates.
private struct SweptFrame {
  let item: Int
  /// Left, right, top and bottom at the lower end of the piece.
  let lower: SIMD4<Double>
  /// The same at the upper end.
  let upper: SIMD4<Double>

  init(_ item: Int, _ piece: LayoutSweep.Piece, _ stretch: LayoutSweep.Stretch) {
    self.item = item
    let outset = stretch.outsets[item]
    let change = SIMD4(
      -Double(outset.left), Double(outset.right), -Double(outset.top), Double(outset.bottom))
    lower = piece.path.lower[item] + change
    upper = piece.path.upper[item] + change
  }

  var left: Double { min(lower[0], upper[0]) }
  var right: Double { max(lower[1], upper[1]) }

  /// Whether the frames share a vertical range at either end.
  func mayMeet(_ other: SweptFrame) -> Bool {
    min(lower[2], upper[2]) < max(other.lower[3], other.upper[3])
      && min(other.lower[2], other.upper[2]) < max(lower[3], upper[3])
  }

  /// The part of the piece in which the frame contains another, as a share of it.
  func covering(_ other: SweptFrame) -> ClosedRange<CGFloat>? {
    var common: ClosedRange<CGFloat>? = 0...1
    for edge in 0..<4 {
      let sign: Double = edge % 2 == 0 ? 1 : -1
      common = common?.intersection(
        positivePart(
          sign * (other.lower[edge] - lower[edge]) + SweepProblems.contact,
          sign * (other.upper[edge] - upper[edge]) + SweepProblems.contact))
    }
    return common
  }
}

extension SweepProblems {
  /// The distance at which edges touch, in points: rounding errors are smaller.
  fileprivate static let contact = 1e-9
}

/// The part of a segment on which a linear function is positive, as shares, or `nil` if there isn't any.
private func positivePart(_ start: Double, _ end: Double) -> ClosedRange<CGFloat>? {
  if start > 0, end > 0 { return 0...1 }
  guard start > 0 || end > 0 else { return nil }
  let root = CGFloat(start / (start - end))
  return start > 0 ? 0...root : root...1
}

private func positivePart(_ start: CGFloat, _ end: CGFloat) -> ClosedRange<CGFloat>? {
  positivePart(Double(start), Double(end))
}

extension ClosedRange<CGFloat> {
  fileprivate func intersection(_ other: Self?) -> Self? {
    guard let other else { return nil }
    let (low, high) = (
      Swift.max(lowerBound, other.lowerBound), Swift.min(upperBound, other.upperBound)
    )
    return low < high ? low...high : nil
  }

  /// The parts outside another range.
  fileprivate func without(_ other: Self) -> [Self] {
    guard let common = intersection(other) else { return [self] }
    return [(lowerBound, common.lowerBound), (common.upperBound, upperBound)].compactMap {
      $0 < $1 ? $0...$1 : nil
    }
  }

  /// The part of the range between two shares of it.
  fileprivate func part(_ shares: Self) -> Self {
    let length = upperBound - lowerBound
    let start = shares.lowerBound == 0 ? lowerBound : lowerBound + length * shares.lowerBound
    let end = shares.upperBound == 1 ? upperBound : lowerBound + length * shares.upperBound
    return start...Swift.max(start, end)
  }
}

extension LayoutSweep.Stretch {
  /// The subviews of each view that show something themselves, from back to front.
  fileprivate var drawnSiblings: [[Int]] {
    var siblings: [[Int]] = Array(repeating: [], count: tree.items.count)
    for (index, item) in tree.items.enumerated() {
      if let owner = item.owner, item.showsSomething { siblings[owner].append(index) }
    }
    return siblings.filter { $0.count > 1 }
  }
}
