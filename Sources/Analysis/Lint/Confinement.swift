internal import AutoLayout
internal import Foundation

/// A view, and the rectangles that it may not extend beyond.
///
/// Frames that move along a line can be checked, too, because the conditions are linear inequalities of edges.
struct Confinement: Sendable {
  /// A rectangle, and the rule that a view beyond it violates.
  struct Limit: Sendable {
    /// The rule that forbids a view to extend beyond the rectangle.
    let rule: LintRule
    /// The view or guide whose frame is the rectangle, as an index into the tree's items.
    let outer: Int
    /// Whether a view that covers the whole rectangle, such as a background, may extend beyond it.
    let allowsBackground: Bool

    /// Returns the parts of a straight movement during which a view extends beyond the rectangle at any edge.
    ///
    /// The parts in which the view is a permitted background are left out.
    ///
    /// - Parameters:
    ///   - lower: The distances of the view's edges at one end; see ``Confinement/distances(_:beyond:)``.
    ///   - upper: The distances at the other end; between the ends, distances change linearly.
    ///   - pixel: The size of a pixel, in points: smaller distances come from rounding.
    /// - Returns: The parts, as fractions of the movement from 0 to 1.
    func violations(
      _ lower: SIMD4<Double>, _ upper: SIMD4<Double>, pixel: CGFloat
    ) -> [ClosedRange<CGFloat>] {
      let tolerance = Double(lengthTolerance)
      let allowed = Double(pixel) + tolerance
      // Most views are inside.
      if all((lower .<= allowed) .& (upper .<= allowed)) { return [] }
      let beyond = (0..<4).compactMap { positivePart(lower[$0] - allowed, upper[$0] - allowed) }
        .united
      guard allowsBackground, !beyond.isEmpty else { return beyond }
      let background = (0..<4).reduce(0...1 as ClosedRange<CGFloat>?) { common, edge in
        common?.intersection(positivePart(lower[edge] + tolerance, upper[edge] + tolerance))
      }
      return background.map { common in beyond.flatMap { $0.without(common) } } ?? beyond
    }
  }

  /// The index of the view in the tree.
  let item: Int
  /// The limits of the view, the narrowest first.
  ///
  /// Only the first violated limit is reported.
  let limits: [Limit]

  /// Returns the view with only the limits of the given rules, or `nil` if no limit is left.
  func limited(to rules: Set<LintRule>) -> Self? {
    let limits = limits.filter { rules.contains($0.rule) }
    return limits.isEmpty ? nil : Self(item: item, limits: limits)
  }

  /// Returns the distances by which a frame extends beyond another at its left, right, top and bottom edges.
  ///
  /// Both frames are given by their left, right, top and bottom edges. Distances are negative at edges that are inside.
  static func distances(
    _ frame: SIMD4<Double>, beyond outer: SIMD4<Double>
  ) -> SIMD4<Double> {
    (frame - outer) * SIMD4(-1, 1, -1, 1)
  }
}

extension SolvedTree {
  /// The views that may not extend beyond their superview, the canvas or the safe area, each with its limits.
  ///
  /// The contents of scroll views have no limits. A view without area shows nothing, so it violates no limit.
  var confinements: [Confinement] {
    let linted = LintedTree(self)
    let safeArea = items.firstIndex { $0.kind == .systemGuide(.safeArea) && $0.owner == 0 }
    var isInCanvas = Array(repeating: false, count: items.count)
    return linted.visibleViews.compactMap { index in
      guard let owner = items[index].owner, !linted.isScrolled[index] else { return nil }
      let item = items[index]
      var limits: [Confinement.Limit] = []
      if owner != 0, item.showsSomething {
        limits.append(.init(rule: .outsideSuperview, outer: owner, allowsBackground: false))
      }
      // If a superview is outside, it is reported instead of its decoration.
      let isPart = isInCanvas[owner] && !item.hasContent
      isInCanvas[index] = isInCanvas[owner] || linted.isVisible(index)
      if linted.isVisible(index), !isPart {
        limits.append(
          .init(rule: .outsideCanvas, outer: 0, allowsBackground: !item.hasContent))
      }
      if let safeArea, item.hasContent {
        limits.append(.init(rule: .outsideSafeArea, outer: safeArea, allowsBackground: false))
      }
      return limits.isEmpty ? nil : Confinement(item: index, limits: limits)
    }
  }
}
