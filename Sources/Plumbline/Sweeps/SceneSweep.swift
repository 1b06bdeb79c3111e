public import AutoLayout
internal import Batches
public import Foundation
internal import InterfaceBuilder
internal import LayoutDocuments
internal import Lint
internal import Scenes

/// The layouts of a scene over a range of widths or heights of its canvas.
public struct SceneSweep: Sendable {
  /// The scene.
  public let scene: Scene
  /// The canvas; along ``axis`` it has other extents.
  public let canvas: Canvas
  /// The direction of the layouts.
  public let direction: LayoutDirection
  /// The axis along which the canvas changes.
  public let axis: LayoutConstraint.Axis
  /// The widths or heights, in points.
  public let range: ClosedRange<CGFloat>
  /// The intervals between borders, in order; together they cover the range.
  public let intervals: [Interval]
  /// The conflicts, ambiguities, overlaps, views outside and truncations, in this order and that of the tree.
  public let problems: [Problem]
  /// The movement of the items.
  package let layout: LayoutSweep

  /// A part of the range in which nothing begins or ends.
  public struct Interval: Hashable, Sendable {
    /// The extents, in points.
    public var range: ClosedRange<CGFloat>
    /// How far the lower border may be off, in points; 0 if it was computed.
    public var tolerance: CGFloat
    /// The events at the lower border; empty for the first interval.
    public var events: [Event]
  }

  /// Something that happens at a border.
  public struct Event: Hashable, Sendable {
    /// The kind of event.
    public var kind: Kind
    /// The side of the border that the sentence is about.
    public var side: Side
    /// The names of the items, as constraints write them; the first one is the main one.
    public var items: [String]
    /// The state on that side, in a sentence without a period.
    public var text: String

    /// The kinds of events.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      case sizeClass
      case margins
      case readableWidth
      case text
      case layout
      case conflict
      case ambiguity
      case overlap
      case outside
      case truncation
      case limit
      case violation
      case growth
    }

    /// A side of a border.
    public enum Side: String, Hashable, Sendable, CaseIterable {
      /// The sentence is true up to the border.
      case below
      /// The sentence is true from the border on.
      case from
    }
  }

  /// A problem of the layouts, with the extents at which it exists.
  public struct Problem: Hashable, Sendable {
    /// The kind of problem.
    public var kind: Kind
    /// The names of the items, as constraints write them.
    public var items: [String]
    /// The problem in a sentence without a period.
    public var text: String
    /// The constraints that cannot all be satisfied, the scene's own first; empty for other kinds.
    public var constraints: [String]
    /// The ordinals of those that the scene states.
    package var ordinals: [Int] = []
    /// The extents at which it is there, ascending.
    public var ranges: [ClosedRange<CGFloat>]

    /// The kinds of problems.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      case conflict
      case ambiguity
      case overlap
      case outside
      case truncation
    }
  }
}

extension Scene {
  /// Finds everything that begins or ends between two widths or heights of the canvas.
  ///
  /// Borders are computed from the constraints, the texts and the platform's numbers. A border that had to be
  /// searched for has a tolerance.
  ///
  /// - Parameters:
  ///   - axis: The axis along which the canvas changes.
  ///   - range: The extents, in points.
  ///   - placement: The canvas, of which the other extent counts, and the direction.
  ///   - painter: The fonts that texts are measured in.
  /// - Returns: The sweep.
  /// - Throws: `PlumblineError` for a canvas that cannot be laid out, and `.sweepEnded` for a layout that changes in so
  ///   many places that the range can't be covered.
  /// - Complexity: Two layouts for each linear piece, and about four where rows change.
  public func sweep(
    along axis: LayoutConstraint.Axis, _ range: ClosedRange<CGFloat>, at placement: Placement,
    with painter: Painter
  ) throws(PlumblineError) -> SceneSweep {
    var problems = SweepProblems(pixel: 1 / max(1, placement.canvas.scale), rules: confiningRules)
    var borders = SweepBorders(along: axis, range, of: placement.canvas, profile)
    let layout = try forEachStretch(along: axis, range, at: placement, with: painter) { stretch in
      problems.add(stretch)
      borders.add(stretch)
    }
    let all = problems.all
    return SceneSweep(
      scene: self, canvas: placement.canvas,
      direction: layout.tracks.first?.items.direction ?? self.direction, axis: axis, range: range,
      intervals: borders.intervals(with: all), problems: all, layout: layout)
  }

  /// The rules about views that extend too far.
  ///
  /// A view for use inside other views gets their safe area.
  private var confiningRules: Set<LintRule> {
    if case .interface(let document) = content, !document.fillsScreen {
      return [.outsideSuperview, .outsideCanvas]
    }
    return [.outsideSuperview, .outsideCanvas, .outsideSafeArea]
  }

  /// Calls a closure with each stretch of a sweep, in order.
  ///
  /// - Returns: The movement of the items.
  /// - Throws: What ``sweep(along:_:at:with:)`` throws.
  package func forEachStretch(
    along axis: LayoutConstraint.Axis, _ range: ClosedRange<CGFloat>, at placement: Placement,
    with painter: Painter, _ visit: (LayoutSweep.Stretch) -> Void
  ) throws(PlumblineError) -> LayoutSweep {
    var scene = self
    // Stored sizes are valid on one canvas only.
    scene.measuresText = true
    let swept = scene
    for extent in [range.lowerBound, range.upperBound] {
      try check(placement.canvas.with(axis, extent))
    }
    let sweeper = LayoutSweeper<PlumblineError>(
      along: axis, range, of: placement.canvas, knownBorders: profile.borders(along: axis),
      keepsViews: viewsSuitEveryCanvas
    ) { (kept, size) throws(PlumblineError) in
      var placement = placement
      placement.canvas = placement.canvas.with(size)
      let root: View
      if let kept {
        root = kept
      } else {
        root = try swept.makeRoot(placement, measureText: painter.measureText)
      }
      root.frame = CGRect(origin: .zero, size: size)
      swept.withMainScreen(placement.canvas) { root.layOutWithSystemGuides() }
      return root
    }
    let layout = try sweeper.run(visit)
    if let limit = layout.limit { throw .sweepEnded(scene: name, axis: axis, extent: limit) }
    return layout
  }
}

extension Canvas {
  /// The canvas with another width or height, named by its size.
  package func with(_ axis: LayoutConstraint.Axis, _ extent: CGFloat) -> Canvas {
    with(
      axis == .horizontal
        ? CGSize(width: extent, height: size.height) : CGSize(width: size.width, height: extent))
  }

  /// The canvas with another size, named by it.
  fileprivate func with(_ size: CGSize) -> Canvas {
    Canvas(
      width: size.width, height: size.height, scale: scale, safeAreaInsets: safeAreaInsets,
      textSize: textSize)
  }
}

extension SceneSweep {
  /// The smallest interval in which there is a problem of a kind, with the problem; `nil` if there is none.
  public func smallest(
    _ kind: Problem.Kind
  ) -> (problem: Problem, range: ClosedRange<CGFloat>)? {
    let all = problems.filter { $0.kind == kind }.flatMap { problem in
      problem.ranges.map { (problem: problem, range: $0) }
    }
    return all.min { one, other in
      one.range.upperBound - one.range.lowerBound < other.range.upperBound - other.range.lowerBound
    }
  }
}
