package import AutoLayout
package import Foundation

/// The rectangles that a view may not extend beyond.
///
/// The rules are linear inequalities of edges, so they also hold for frames that move along a line.
package struct Confinement: Sendable {
  /// A rectangle, and the rule that a view beyond it violates.
  package struct Limit: Sendable {
    /// The rule.
    package let rule: LintRule
    /// The view or guide with the rectangle, as an index into the tree.
    package let outer: Int
    /// Whether a view that covers the whole rectangle is a background, which may extend beyond it.
    package let allowsBackground: Bool

    /// Whether a view violates the rule, by the distances of its edges.
    ///
    /// - Parameters:
    ///   - distances: See ``Confinement/distances(_:beyond:)``.
    ///   - pixel: The size of a pixel, in points: smaller distances come from rounding.
    /// - Returns: Whether it extends beyond the rectangle at any edge, unless it is a background.
    package func isViolated(_ distances: SIMD4<Double>, pixel: CGFloat) -> Bool {
      let isBackground = allowsBackground && distances.min() >= -Double(lengthTolerance)
      return !isBackground && CGFloat(distances.max()).exceeds(pixel)
    }
  }

  /// The view, as an index into the tree.
  package let item: Int
  /// The limits, the narrowest first: only the first that is violated is reported.
  package let limits: [Limit]

  /// The view with the limits of some rules, or `nil` without any.
  package func limited(to rules: Set<LintRule>) -> Self? {
    let limits = limits.filter { rules.contains($0.rule) }
    return limits.isEmpty ? nil : Self(item: item, limits: limits)
  }

  /// The distances by which a frame extends beyond another at its left, right, top and bottom edges.
  ///
  /// Frames are given by these edges as well. Distances are negative at edges that are inside.
  package static func distances(
    _ frame: SIMD4<Double>, beyond outer: SIMD4<Double>
  ) -> SIMD4<Double> {
    (frame - outer) * SIMD4(-1, 1, -1, 1)
  }
}

extension SolvedTree {
  /// The views that may not extend beyond their superview, the canvas or the safe area, each with its limits.
  ///
  /// The contents of scroll views have none. A view without area shows nothing and violates none.
  package var confinements: [Confinement] {
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
      // A superview that is outside is reported in place of its decoration.
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
