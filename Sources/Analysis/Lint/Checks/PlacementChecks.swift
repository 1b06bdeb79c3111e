import AutoLayout
import Foundation

/// Checks for views that cover each other, or that extend beyond their superview, the canvas or the safe area.
extension LintedTree {
  /// Returns findings about siblings that cover each other; a view that covers many others has a single finding.
  func overlaps() -> [LintFinding] {
    subviews.flatMap { siblings in
      covers(among: siblings.filter(draws)).flatMap { cover in
        cover.count > LintFinding.coveredLimit
          ? [(cover.first[0], cover.front, overlap(of: cover))]
          : cover.first.map { ($0, cover.front, overlap($0, cover.front)) }
      }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    }
  }

  /// A view, and the siblings behind it that it covers.
  private struct Cover {
    let front: Int
    /// The indices of the rearmost covered siblings, ascending; at most `LintFinding.coveredLimit`.
    var first: [Int] = []
    /// The number of covered siblings.
    var count = 0

    mutating func add(_ back: Int) {
      count += 1
      first.insert(back, at: first.firstIndex { $0 > back } ?? first.count)
      if first.count > LintFinding.coveredLimit { first.removeLast() }
    }
  }

  /// Returns the views that cover others, by ascending index, with the siblings that they cover.
  private func covers(among drawn: [Int]) -> [Cover] {
    let search = OverlapSearch(
      tree: tree, least: Double(pixel + lengthTolerance), tolerance: Double(lengthTolerance))
    var found: [Int: Cover] = [:]
    for overlap in search.overlaps(among: drawn.map { MovingFrame($0, in: tree) }) {
      let front = overlap.front.item
      found[front, default: Cover(front: front)].add(overlap.back.item)
    }
    return found.values.sorted { $0.front < $1.front }
  }

  private func overlap(_ back: Int, _ front: Int) -> LintFinding {
    let common = items[back].rootFrame.intersection(items[front].rootFrame)
    let (below, above) = (name(back), name(front))
    return LintFinding(
      .overlap, items: [constraintName(front), constraintName(back)],
      message:
        "'\(above)' covers \(points(common.width)) × \(points(common.height)) points of '\(below)'",
      fix: "Add a constraint that keeps '\(above)' and '\(below)' apart.")
  }

  private func overlap(of cover: Cover) -> LintFinding {
    let above = name(cover.front)
    let others = cover.first.map { "'\(name($0))'" } + ["\(cover.count - cover.first.count) more"]
    return LintFinding(
      .overlap, items: ([cover.front] + cover.first).map(constraintName),
      message: "'\(above)' covers parts of \(others.asList)",
      fix: "Add constraints that keep '\(above)' apart from them.")
  }

  /// Returns findings about views that extend beyond their superview, the canvas or the safe area.
  ///
  /// If a view extends beyond several of these, only the narrowest one is reported.
  func viewsOutside() -> [LintFinding] {
    tree.confinements.compactMap { confinement in
      let index = confinement.item
      guard !items[index].rootFrame.isEmpty else { return nil }
      for limit in confinement.limits {
        // Switches and some other controls draw outside their alignment rectangles.
        let distances = Confinement.distances(
          items[index].metrics.alignmentRect.edges, beyond: items[limit.outer].rootFrame.edges)
        if !limit.violations(distances, distances, pixel: pixel).isEmpty {
          return outside(index, limit, sides(distances))
        }
      }
      return nil
    }
  }

  private func outside(_ index: Int, _ limit: Confinement.Limit, _ sides: String) -> LintFinding? {
    let (name, owner) = (name(index), name(limit.outer))
    switch limit.rule {
    case .outsideSuperview:
      return finding(
        .outsideSuperview, index, "extends beyond its superview '\(owner)' \(sides)",
        "Constrain the edges of '\(name)' to '\(owner)'.")
    case .outsideCanvas:
      return finding(
        .outsideCanvas, index, "extends beyond the canvas \(sides)",
        "Constrain '\(name)' to the edges of the root view.")
    default:
      return finding(
        .outsideSafeArea, index, "extends beyond the safe area \(sides)",
        "Constrain '\(name)' to the root's safe area.")
    }
  }

  private func finding(_ rule: LintRule, _ index: Int, _ predicate: String, _ fix: String)
    -> LintFinding
  {
    LintFinding(
      rule, items: [constraintName(index)], message: "'\(name(index))' \(predicate)", fix: fix)
  }

  /// Describes the distance by which a frame extends beyond another at each side, such as `by 8 points (top)`.
  private func sides(_ distances: SIMD4<Double>) -> String {
    let isMirrored = tree.direction == .rightToLeft
    let names = [isMirrored ? "trailing" : "leading", isMirrored ? "leading" : "trailing"]
    let order = isMirrored ? [1, 0, 2, 3] : [0, 1, 2, 3]
    return "by "
      + order.filter { CGFloat(distances[$0]).exceeds(pixel) }.map { edge in
        "\(points(CGFloat(distances[edge]))) points (\((names + ["top", "bottom"])[edge]))"
      }.asList
  }
}
