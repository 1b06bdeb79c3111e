internal import Analysis
public import AutoLayout
internal import Batches
public import Foundation
internal import InterfaceBuilder
internal import LayoutDocuments
internal import Scenes

/// The layouts of a scene for every width or height of its canvas in a range.
public struct SceneSweep: Sendable {
  /// The scene that was laid out.
  public let scene: Scene
  /// The canvas whose width or height varies.
  public let canvas: Canvas
  /// The layout direction of all layouts.
  public let direction: LayoutDirection
  /// The axis along which the canvas's size varies.
  public let axis: LayoutConstraint.Axis
  /// The range of widths or heights of the canvas, in points.
  public let range: ClosedRange<CGFloat>
  /// The intervals between breakpoints, in order; together they cover the range.
  public let intervals: [Interval]
  /// The problems of the layouts: conflicts, ambiguities, overlaps, views outside of their superviews, and truncations.
  ///
  /// Problems are sorted by kind in this order, and then by the order of the tree.
  public let problems: [Problem]
  /// The positions of all items as functions of the canvas's width or height.
  package let layout: LayoutSweep

  /// A part of the range without breakpoints inside.
  public typealias Interval = SweepInterval
  /// A change of the layout at a breakpoint.
  public typealias Event = SweepEvent
  /// A problem of the layouts, with the widths or heights at which it occurs.
  public typealias Problem = SweepProblem
}

extension Scene {
  /// Finds all changes of the layout in a range of canvas widths or heights, in points.
  ///
  /// Breakpoints are computed from the constraints, the texts and the platform's metrics. A breakpoint that can't be
  /// computed is found by search, up to a tolerance. `placement` provides the direction and the canvas's size along the
  /// other axis.
  ///
  /// - Throws: `PlumblineError` if the canvas can't be laid out, and `.sweepEnded` if the layout changes too often.
  /// - Complexity: Two layouts for each linear part of the range, and about four for each change of the solver's rows.
  public func sweep(
    along axis: LayoutConstraint.Axis, _ range: ClosedRange<CGFloat>, at placement: Placement,
    with painter: Painter
  ) throws(PlumblineError) -> SceneSweep {
    var problems = SweepProblems(pixel: 1 / max(1, placement.canvas.scale), rules: confiningRules)
    var breakpoints = BreakpointSearch(along: axis, range, of: placement.canvas, profile)
    let layout = try forEachStretch(along: axis, range, at: placement, with: painter) { stretch in
      problems.add(stretch)
      breakpoints.add(stretch)
    }
    let all = problems.all
    return SceneSweep(
      scene: self, canvas: placement.canvas,
      direction: layout.tracks.first?.items.direction ?? self.direction, axis: axis, range: range,
      intervals: breakpoints.intervals(with: all), problems: all, layout: layout)
  }

  private var confiningRules: Set<LintRule> {
    let rules: Set<LintRule> = [.outsideSuperview, .outsideCanvas]
    return fillsScreen ? rules.union([.outsideSafeArea]) : rules
  }

  /// Sweeps a range of canvas widths or heights, and calls a closure for each stretch in which frames change linearly.
  package func forEachStretch(
    along axis: LayoutConstraint.Axis, _ range: ClosedRange<CGFloat>, at placement: Placement,
    with painter: Painter, _ visit: (LayoutSweep.Stretch) -> Void
  ) throws(PlumblineError) -> LayoutSweep {
    var scene = self
    // Stored sizes are valid on one canvas only.
    scene.measuresText = true
    let swept = scene
    guard !placement.canvas.fits else {
      throw .fittingSweep(scene: name, canvas: placement.canvas.name)
    }
    for extent in [range.lowerBound, range.upperBound] {
      try check(placement.canvas.with(axis, extent))
    }
    let sweeper = LayoutSweeper<PlumblineError>(
      along: axis, range, of: placement.canvas, knownBreakpoints: profile.breakpoints(along: axis),
      step: runsFiles || document?.layout.generatesParts == true ? 8 : .infinity,
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

extension SceneSweep {
  /// The shortest interval with a problem of the given kind, together with the problem, or `nil` if there isn't one.
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
