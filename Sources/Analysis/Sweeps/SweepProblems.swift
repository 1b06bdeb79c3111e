package import AutoLayout
package import Foundation

/// Finds problems in the pieces of a sweep.
///
/// The problems are conflicts, ambiguities, overlaps, truncated texts, and views outside their superview, the canvas or
/// the safe area. Frames and texts follow the rules of ``Linter``, applied before frames are rounded. Inside a piece,
/// the rules are linear inequalities, so problems begin and end where these hold with equality.
package struct SweepProblems {
  package typealias Problem = SweepProblem

  let pixel: CGFloat
  private let rules: Set<LintRule>
  /// The problems in the order in which they were found.
  private var found: [Problem] = []
  private var places: [Subject: Int] = [:]
  /// A number for each item's name.
  ///
  /// Pairs of numbers are faster to look up than pairs of names.
  private var numbers: [String: Int] = [:]
  /// The views of the last two trees.
  ///
  /// Two are stored, because sweeps alternate between two trees.
  private var views: [SweptViews] = []

  /// The identity of a problem: its kind and items, without the canvas's width or height.
  private struct Subject: Hashable {
    let kind: Problem.Kind
    let names: [Int]
  }

  /// The properties of a tree's views that are the same at every canvas size.
  private struct SweptViews {
    let treeNumber: Int
    /// Groups of two or more siblings that draw something themselves, as item indices from back to front.
    let siblings: [[Int]]
    /// The number that ``numbers`` assigns to each item's name, in the order of the tree's items.
    let names: [Int]
    let confinements: [Confinement]
  }

  /// Creates a search without problems.
  ///
  /// - Parameters:
  ///   - pixel: The size of a pixel, in points.
  ///   - rules: The lint rules to apply to views outside their superview, the canvas or the safe area.
  package init(pixel: CGFloat, rules: Set<LintRule>) { (self.pixel, self.rules) = (pixel, rules) }

  /// Adds the problems of the next stretch.
  package mutating func add(_ stretch: LayoutSweep.Stretch) {
    let views = views(of: stretch)
    for piece in stretch.pieces {
      addConflicts(piece, stretch.tree)
      addAmbiguities(piece, stretch.tree)
      for siblings in views.siblings { addOverlaps(among: siblings, piece, stretch, views.names) }
      addOutside(views.confinements, piece, stretch)
      addTruncations(piece, stretch)
    }
  }

  private mutating func views(of stretch: LayoutSweep.Stretch) -> SweptViews {
    if let known = views.first(where: { $0.treeNumber == stretch.treeNumber }) { return known }
    let tree = stretch.tree
    let found = SweptViews(
      treeNumber: stretch.treeNumber, siblings: tree.drawnSiblings,
      names: tree.items.indices.map { number(of: tree.constraintName(of: $0)) },
      confinements: tree.confinements.compactMap { $0.limited(to: rules) })
    views = views.suffix(1) + [found]
    return found
  }

  /// The problems, sorted by kind, and then by the first extent at which they exist.
  package var all: [Problem] {
    let kinds = Problem.Kind.allCases
    return Self.grouped(found).enumerated().sorted {
      let (one, other) = (
        kinds.firstIndex(of: $0.element.kind), kinds.firstIndex(of: $1.element.kind)
      )
      return (one ?? 0, $0.offset) < (other ?? 0, $1.offset)
    }.map(\.element)
  }

  mutating func add(
    _ kind: Problem.Kind, _ names: [String], _ range: ClosedRange<CGFloat>, items: [String]? = nil,
    constraints: [String] = [], ordinals: [Int] = [], _ text: @autoclosure () -> String
  ) {
    add(kind, numbered: names.map { number(of: $0) }, range) {
      var problem = Problem(
        kind: kind, items: items ?? names, text: text(), constraints: constraints, ranges: [])
      problem.ordinals = ordinals
      return problem
    }
  }

  /// Adds a range to the problem of the given kind and items, or adds a new problem that `make` creates.
  mutating func add(
    _ kind: Problem.Kind, numbered names: [Int], _ range: ClosedRange<CGFloat>,
    _ make: () -> Problem
  ) {
    let subject = Subject(kind: kind, names: names)
    let place = places[subject] ?? found.count
    if place == found.count {
      places[subject] = place
      found.append(make())
    }
    if let last = found[place].ranges.last, range.lowerBound - last.upperBound < 1e-6 {
      found[place].ranges[found[place].ranges.count - 1] =
        last.lowerBound...max(last.upperBound, range.upperBound)
    } else {
      found[place].ranges.append(range)
    }
  }

  private mutating func number(of name: String) -> Int {
    if let known = numbers[name] { return known }
    numbers[name] = numbers.count
    return numbers.count - 1
  }

  // MARK: - Conflicts and ambiguities

  private mutating func addConflicts(_ piece: LayoutSweep.Piece, _ tree: SolvedTree) {
    for conflict in piece.conflicts {
      let words = ConflictWords(of: conflict, in: tree)
      let items = words.constraints.flatMap { tree.constraints[$0].items }.uniqued()
        .map(tree.constraintName)
      let stated = words.constraints.map { tree.text(of: tree.constraints[$0]) }
      let others = ([conflict.broken] + conflict.because).filter { !stated.contains($0) }
      // Constraints that the author didn't write, such as the width of a text, may change with the canvas.
      let names = [words.culprit] + stated
      add(
        .conflict, names, piece.range, items: items, constraints: stated + others,
        ordinals: words.constraints.compactMap { tree.constraints[$0].ordinal },
        words.others.isEmpty
          ? "\(words.culprit) cannot be satisfied"
          : "\(words.culprit) conflicts with \(words.others)")
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

  // MARK: - Truncations

  private mutating func addTruncations(_ piece: LayoutSweep.Piece, _ stretch: LayoutSweep.Stretch) {
    for (index, item) in stretch.tree.items.enumerated() {
      let fitting = item.isHidden ? nil : stretch.fittingWidths[index]
      for axis in LayoutConstraint.Axis.allCases {
        let limited = axis == .horizontal ? fitting : nil
        guard let needed = limited ?? item.neededLength(axis) else { continue }
        let tolerance = axis.textTolerance(pixel: pixel)
        let start = axis == .horizontal ? 0 : 2
        // Text needs its whole width but less than its height; for widths, the tolerance only covers rounding.
        let least = axis == .horizontal ? needed : needed - tolerance
        func missing(_ edges: SIMD4<Double>) -> CGFloat {
          least - CGFloat(edges[start + 1] - edges[start])
        }
        let (lower, upper) = (missing(piece.path.lower[index]), missing(piece.path.upper[index]))
        guard max(lower, upper).exceeds(axis == .horizontal ? tolerance : 0),
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
