internal import AutoLayout
internal import Foundation

// Problems of frames, by the rules of the linter: views that cover each other, and views that extend too far.
extension SweepProblems {
  mutating func addOverlaps(
    among siblings: [Int], _ piece: LayoutSweep.Piece, _ stretch: LayoutSweep.Stretch,
    _ names: [Int]
  ) {
    let tree = stretch.tree
    let search = OverlapSearch(tree: tree, least: Double(pixel), tolerance: Self.contact)
    for overlap in search.overlaps(among: siblings.map { MovingFrame($0, piece, stretch) }) {
      let pair = [overlap.front.item, overlap.back.item]
      for part in overlap.parts {
        add(.overlap, numbered: pair.map { names[$0] }, piece.range.part(part)) {
          Problem(
            kind: .overlap, items: pair.map(tree.constraintName),
            text: "'\(tree.reportName(of: pair[0]))' overlaps '\(tree.reportName(of: pair[1]))'",
            constraints: [], ranges: [])
        }
      }
    }
  }

  /// The maximum distance, in points, between edges that are considered touching.
  ///
  /// Rounding errors are smaller.
  private static let contact = 1e-9

  /// Returns the problems, merging the overlaps of a view that covers many siblings, as the linter's findings do.
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

  /// Adds the problems of views that extend beyond their superview, the canvas or the safe area.
  mutating func addOutside(
    _ confinements: [Confinement], _ piece: LayoutSweep.Piece, _ stretch: LayoutSweep.Stretch
  ) {
    for confinement in confinements {
      let frame = MovingFrame(confinement.item, piece, stretch)
      guard frame.lower.hasArea || frame.upper.hasArea else { continue }
      // Switches and some other controls draw outside their alignment rectangles.
      let (lower, upper) = (
        piece.path.lower[confinement.item], piece.path.upper[confinement.item]
      )
      var rest: [ClosedRange<CGFloat>] = [0...1]
      for limit in confinement.limits {
        let outer = MovingFrame(limit.outer, piece, stretch)
        let found = limit.violations(
          Confinement.distances(lower, beyond: outer.lower),
          Confinement.distances(upper, beyond: outer.upper), pixel: pixel)
        let parts = rest.flatMap { part in found.compactMap { part.intersection($0) } }
        rest = parts.reduce(rest) { rest, part in rest.flatMap { $0.without(part) } }
        for part in parts { add(confinement.item, beyond: limit, piece.range.part(part), stretch) }
      }
    }
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
  /// Whether the frame with these edges (left, right, top and bottom) has an area.
  fileprivate var hasArea: Bool { self[1] > self[0] && self[3] > self[2] }
}

extension SolvedTree {
  /// Groups of two or more siblings that draw something themselves, as item indices from back to front.
  var drawnSiblings: [[Int]] {
    var siblings: [[Int]] = Array(repeating: [], count: items.count)
    for (index, item) in items.enumerated() {
      if let owner = item.owner, item.showsSomething { siblings[owner].append(index) }
    }
    return siblings.filter { $0.count > 1 }
  }
}
