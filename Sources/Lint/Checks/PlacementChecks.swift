import AutoLayout
import Foundation

/// Views that cover each other, and views that extend beyond their superview, the canvas or the safe area.
extension LintedTree {
  /// Siblings that cover each other in part, texts that cover each other at all, and contents that are hidden.
  ///
  /// Other views may be inside of each other, as on a background.
  func overlaps() -> [LintFinding] {
    subviews.flatMap { siblings -> [LintFinding] in
      let drawn = siblings.filter(draws)
        .sorted { items[$0].rootFrame.minX < items[$1].rootFrame.minX }
      var found: [(Int, Int)] = []
      for (place, first) in drawn.enumerated() {
        let frame = items[first].rootFrame
        // Frames that begin to the right of this one can't overlap it.
        for second in drawn[(place + 1)...].prefix(while: { items[$0].rootFrame.minX < frame.maxX })
        where isOverlap(first, second) {
          found.append((min(first, second), max(first, second)))
        }
      }
      return found.sorted { $0 < $1 }.map(overlap)
    }
  }

  private func isOverlap(_ first: Int, _ second: Int) -> Bool {
    let (frame, other) = (items[first].rootFrame, items[second].rootFrame)
    let common = frame.intersection(other)
    guard !common.isNull, common.width > pixel, common.height > pixel else { return false }
    let (back, front) = first < second ? (first, second) : (second, first)
    if items[front].rootFrame.contains(items[back].rootFrame) {
      return !items[front].mayCover(items[back])
    }
    return !items[back].rootFrame.contains(items[front].rootFrame)
      || !items[front].mayLie(on: items[back])
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

  /// Views that extend beyond their superview, the canvas or the safe area.
  ///
  /// Only the narrowest of these is reported for a view. The contents of scroll views are skipped.
  func viewsOutside() -> [LintFinding] {
    guard let root = items.first else { return [] }
    let safeArea = items.first { $0.kind == .systemGuide(.safeArea) && $0.owner == 0 }
    return visibleViews.compactMap { index in
      guard let owner = items[index].owner, !isScrolled[index], draws(index) else { return nil }
      // Switches and some other controls draw outside of their alignment rectangles.
      let frame = items[index].metrics.alignmentRect
      if owner != 0, let sides = sides(frame, beyond: items[owner].rootFrame) {
        return finding(
          .outsideSuperview, index, "extends beyond its superview '\(name(owner))' \(sides)",
          "Constrain the edges of '\(name(index))' to '\(name(owner))'.")
      }
      guard items[index].hasContent else { return nil }
      if let sides = sides(frame, beyond: root.rootFrame) {
        return finding(
          .outsideCanvas, index, "extends beyond the canvas \(sides)",
          "Constrain '\(name(index))' to the edges of the root view.")
      }
      if let safeArea, let sides = sides(frame, beyond: safeArea.rootFrame) {
        return finding(
          .outsideSafeArea, index, "extends beyond the safe area \(sides)",
          "Constrain '\(name(index))' to the root's safe area.")
      }
      return nil
    }
  }

  private func finding(_ rule: LintRule, _ index: Int, _ predicate: String, _ fix: String)
    -> LintFinding
  {
    LintFinding(
      rule, items: [constraintName(index)], message: "'\(name(index))' \(predicate)", fix: fix)
  }

  /// The distances by which a frame extends beyond another, in words, or `nil` if it is inside.
  private func sides(_ frame: CGRect, beyond outer: CGRect) -> String? {
    let (left, right) = (outer.minX - frame.minX, frame.maxX - outer.maxX)
    let isMirrored = tree.direction == .rightToLeft
    let distances = [
      ("leading", isMirrored ? right : left), ("trailing", isMirrored ? left : right),
      ("top", outer.minY - frame.minY), ("bottom", frame.maxY - outer.maxY),
    ]
    let crossed = distances.filter { $0.1 > pixel }
    guard !crossed.isEmpty else { return nil }
    return "by " + crossed.map { "\(points($0.1)) points (\($0.0))" }.asList
  }
}
