internal import AutoLayout
internal import Foundation

// Problems of frames, by the rules of the linter: views that cover each other, and views that extend too far.
extension SweepProblems {
  mutating func addOverlaps(
    among siblings: [Int], _ piece: LayoutSweep.Piece, _ stretch: LayoutSweep.Stretch,
    _ names: [Int]
  ) {
    let tree = stretch.tree
    let frames = siblings.map { SweptFrame($0, piece, stretch) }.sorted { $0.left < $1.left }
    for (place, frame) in frames.enumerated() {
      // Frames that begin to the right of this one at both ends can't overlap it.
      for other in frames[(place + 1)...].prefix(while: { $0.left < frame.right })
      where frame.mayMeet(other) {
        let (back, front) = frame.item < other.item ? (frame, other) : (other, frame)
        let pair = [front.item, back.item]
        for range in overlaps(back, front, tree) {
          add(.overlap, numbered: pair.map { names[$0] }, piece.range.part(range)) {
            Problem(
              kind: .overlap, items: pair.map(tree.constraintName),
              text: "'\(tree.reportName(of: pair[0]))' overlaps '\(tree.reportName(of: pair[1]))'",
              constraints: [], ranges: [])
          }
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
    let covered = front.covering(back)
    var allowed = back.covering(front).map { [$0] } ?? []
    if !allowed.isEmpty, !tree.items[front.item].mayLie(on: tree.items[back.item]) { allowed = [] }
    if let covered {
      // Equal frames cover each other.
      allowed = allowed.flatMap { $0.without(covered) }
      if tree.items[front.item].mayCover(tree.items[back.item]) { allowed.append(covered) }
    }
    return allowed.reduce([common]) { parts, share in parts.flatMap { $0.without(share) } }
  }

  /// Overlaps with those of a view that covers many siblings as one, as in the linter's findings.
  static func grouped(_ problems: [Problem]) -> [Problem] {
    let covered = Dictionary(grouping: problems.filter { $0.kind == .overlap }) { $0.items[0] }
    var reported: Set<String> = []
    return problems.compactMap { problem in
      guard problem.kind == .overlap, let all = covered[problem.items[0]],
        all.count > LintFinding.coveredLimit
      else { return problem }
      guard reported.insert(problem.items[0]).inserted else { return nil }
      let named = all.prefix(LintFinding.coveredLimit)
      var group = problem
      group.items += named.dropFirst().map { $0.items[1] }
      group.text =
        "'\(problem.items[0])' overlaps "
        + (named.map { "'\($0.items[1])'" } + ["\(all.count - named.count) more"]).asList
      group.ranges = all.flatMap(\.ranges).united
      return group
    }
  }

  // MARK: - Views outside

  /// Adds the views that extend beyond a rectangle, each with the narrowest one.
  mutating func addOutside(
    _ confinements: [Confinement], _ piece: LayoutSweep.Piece, _ stretch: LayoutSweep.Stretch
  ) {
    for confinement in confinements {
      let frame = SweptFrame(confinement.item, piece, stretch)
      guard frame.lower.hasArea || frame.upper.hasArea else { continue }
      // Switches and some other controls draw outside of their alignment rectangles.
      let (lower, upper) = (
        piece.path.lower[confinement.item], piece.path.upper[confinement.item]
      )
      var rest: [ClosedRange<CGFloat>] = [0...1]
      for limit in confinement.limits {
        let outer = SweptFrame(limit.outer, piece, stretch)
        let found = violations(
          of: limit, Confinement.distances(lower, beyond: outer.lower),
          Confinement.distances(upper, beyond: outer.upper))
        let parts = rest.flatMap { part in found.compactMap { part.intersection($0) } }
        rest = parts.reduce(rest) { rest, part in rest.flatMap { $0.without(part) } }
        for part in parts { add(confinement.item, beyond: limit, piece.range.part(part), stretch) }
      }
    }
  }

  /// The parts of a piece, as shares of it, in which distances that change linearly violate a limit.
  private func violations(
    of limit: Confinement.Limit, _ lower: SIMD4<Double>, _ upper: SIMD4<Double>
  ) -> [ClosedRange<CGFloat>] {
    let tolerance = Double(lengthTolerance)
    let allowed = Double(pixel) + tolerance
    let beyond = (0..<4).compactMap { positivePart(lower[$0] - allowed, upper[$0] - allowed) }
    guard limit.allowsBackground, !beyond.isEmpty else { return beyond.united }
    let background = (0..<4).reduce(0...1 as ClosedRange<CGFloat>?) { common, edge in
      common?.intersection(positivePart(lower[edge] + tolerance, upper[edge] + tolerance))
    }
    let all = beyond.united
    return background.map { common in all.flatMap { $0.without(common) } } ?? all
  }

  private mutating func add(
    _ item: Int, beyond limit: Confinement.Limit, _ range: ClosedRange<CGFloat>,
    _ stretch: LayoutSweep.Stretch
  ) {
    let tree = stretch.tree
    let name = tree.constraintName(of: item)
    let outer =
      switch limit.rule {
      case .outsideSuperview: "its superview '\(tree.reportName(of: limit.outer))'"
      case .outsideCanvas: "the canvas"
      default: "the safe area"
      }
    add(
      .outside, [name, limit.rule.rawValue], range, items: [name],
      "'\(tree.reportName(of: item))' extends beyond \(outer)")
  }
}

extension SIMD4<Double> {
  /// Whether a frame with these edges has an area: left, right, top and bottom.
  fileprivate var hasArea: Bool { self[1] > self[0] && self[3] > self[2] }
}

extension LayoutSweep.Stretch {
  /// The subviews of each view that show something themselves, from back to front.
  var drawnSiblings: [[Int]] {
    var siblings: [[Int]] = Array(repeating: [], count: tree.items.count)
    for (index, item) in tree.items.enumerated() {
      if let owner = item.owner, item.showsSomething { siblings[owner].append(index) }
    }
    return siblings.filter { $0.count > 1 }
  }
}
