import Foundation
import TestTools
import Testing

@testable import Plumbline

@Suite("Sweeps over widths and heights")
struct SceneSweepTests {
  /// Rounding errors of edges that were interpolated over a thousand points are smaller, in points.
  private static let tolerance: CGFloat = 1e-4
  private static let placement = Scene.Placement(Canvas(width: 390, height: 844))

  private static func scene(_ text: String) throws -> Scene {
    try Scene(bytes: Array(text.utf8), file: "sweep.scene.yaml")
  }

  private static func sweep(
    _ text: String, _ range: ClosedRange<CGFloat>, _ axis: LayoutConstraint.Axis = .horizontal
  ) throws -> SceneSweep {
    try scene(text).sweep(along: axis, range, at: placement, with: Painter())
  }

  private static let limited = """
    root: { subviews: [{ id: a, style: { fill: "#112233" } }, { id: b, style: { fill: "#445566" } }] }
    constraints:
      - a.leading == root.leading
      - (a, b).top == root.top
      - (a, b).height == 20
      - 'a.width <= 300 "limit"'
      - a.trailing == root.trailing - 100 @900
      - b.width == 80
      - b.trailing == root.trailing
    """

  @Test("give borders that are roots of linear functions")
  func exactBorders() throws {
    let sweep = try Self.sweep(Self.limited, 120...600)
    // `a` ends at its limit or 100 points before the edge, where `b` is 80 points wide.
    #expect(sweep.intervals.map(\.range) == [120...400, 400...600])
    #expect(
      sweep.intervals[1].events.map(\.text) == [
        "'limit' is at its maximum", "'a.trailing == root.trailing - 100 @900' is violated",
        "'a' stops growing",
      ])
    #expect(sweep.intervals.allSatisfy { $0.tolerance == 0 })
    #expect(sweep.problems == [])
  }

  private static let crowded = """
    root:
      subviews:
        - { id: a, class: Button, text: Left }
        - { id: b, class: Button, text: Right }
    constraints:
      - (a, b).top == root.top
      - a.leading == root.leading
      - b.trailing == root.trailing
      - (a, b).width == 100
      - 'b.leading >= a.trailing + 8 @500 "apart"'
    """

  @Test("find overlaps from the pixel on that they are wide")
  func overlaps() throws {
    let sweep = try Self.sweep(Self.crowded, 120...300)
    let overlap = try #require(sweep.problems.first)
    #expect(sweep.problems.count == 1)
    #expect(overlap.kind == .overlap)
    #expect(overlap.items == ["b", "a"])
    #expect(overlap.ranges == [120...199])
    #expect(sweep.smallest(.overlap)?.range == 120...199)
    #expect(sweep.smallest(.conflict) == nil)
  }

  @Test("name conflicts with the widths at which they begin")
  func conflicts() throws {
    let text = Self.crowded.replacing(" @500", with: "")
    let sweep = try Self.sweep(text, 120...300)
    let conflict = try #require(sweep.problems.first { $0.kind == .conflict })
    #expect(conflict.ranges == [120...208])
    #expect(conflict.constraints.contains { $0.hasPrefix("apart") })
    #expect(conflict.constraints.contains("root.width == canvas.width"))
  }

  @Test("compute where texts break, margins jump and readable widths begin")
  func rowBorders() throws {
    let text = """
      root: { subviews: [{ id: text, class: Label, numberOfLines: 0, text: "Words that break into two lines at some width" }] }
      constraints:
        - text.top == root.top
        - text.leading == root.readable.leading
        - text.trailing == root.readable.trailing
      """
    let painter = try Painter()
    let scene = try Self.scene(text)
    let sweep = try scene.sweep(along: .horizontal, 320...1366, at: Self.placement, with: painter)
    #expect(sweep.intervals.allSatisfy { $0.tolerance == 0 })
    let kinds = sweep.intervals.flatMap(\.events).map(\.kind)
    #expect(kinds.filter { $0 == .text }.count == 1)
    #expect(sweep.intervals.contains { $0.range.lowerBound == 414 })
    let readable = try #require(
      sweep.intervals.first { $0.events.contains { $0.kind == .readableWidth } })
    #expect(abs(readable.range.lowerBound - 712) < Self.tolerance)
    // The text breaks where a layout of its own breaks it.
    let wrapping = try #require(sweep.intervals.first { $0.events.contains { $0.kind == .text } })
    let heights = try [-1e-6, 1e-6].map { offset -> CGFloat in
      let width = wrapping.range.lowerBound + offset
      let tree = try scene.solve(Self.placement(width), with: painter)
      return try #require(tree.items.first { $0.identifier == "text" }).exactFrame.height
    }
    #expect(heights[0] > 1.5 * heights[1])
  }

  @Test("go along heights")
  func heights() throws {
    let text = """
      root: { subviews: [{ id: a }] }
      constraints:
        - a.leading == root.leading
        - a.width == 10
        - a.top == root.top
        - a.height <= 200
        - a.bottom == root.bottom @500
      """
    let sweep = try Self.sweep(text, 100...300, .vertical)
    #expect(sweep.intervals.map(\.range) == [100...200, 200...300])
    #expect(sweep.intervals[1].events.contains { $0.text == "'a' stops growing" })
  }

  @Test("refuse canvases that cannot be laid out")
  func badRange() throws {
    #expect(throws: PlumblineError.self) { try Self.sweep(Self.limited, 100...100_000) }
  }

  private static func placement(_ width: CGFloat) -> Scene.Placement {
    var placement = placement
    placement.canvas = Canvas(width: width, height: 844)
    return placement
  }

  @Test("agree with layouts of their own inside pieces, at borders and everywhere else")
  func agreesWithLayouts() throws {
    let painter = try Painter()
    try forEachSeed(10) { seed in
      var random = RandomSweepScene(seed: seed)
      let text = random.next()
      let scene = try Self.scene(text)
      let stretches = try Self.stretches(of: scene, 180...900, painter)
      for stretch in stretches {
        for piece in stretch.pieces {
          let length = piece.range.upperBound - piece.range.lowerBound
          var tolerance: CGFloat = 1e-3
          if case .searched(let own) = stretch.start { tolerance = max(tolerance, own) }
          guard length > 4 * tolerance else { continue }
          let places = [
            piece.range.lowerBound + tolerance, piece.range.lowerBound + 0.3 * length,
            piece.range.lowerBound + 0.7 * length, piece.range.upperBound - 1.0 / 32,
          ]
          for width in places where piece.range.contains(width) {
            try Self.expect(
              piece, at: width, scene.solve(Self.placement(width), with: painter),
              "seed \(seed) at \(width)\n\(text)")
          }
        }
      }
    }
  }

  /// The stretches of a sweep, which have to cover the range without a gap.
  private static func stretches(
    of scene: Scene, _ range: ClosedRange<CGFloat>, _ painter: Painter
  ) throws -> [LayoutSweep.Stretch] {
    var stretches: [LayoutSweep.Stretch] = []
    _ = try scene.forEachStretch(along: .horizontal, range, at: placement, with: painter) {
      stretches.append($0)
    }
    let ranges = stretches.flatMap { $0.pieces.map(\.range) }
    #expect(ranges.first?.lowerBound == range.lowerBound)
    #expect(ranges.last?.upperBound == range.upperBound)
    for (former, latter) in zip(ranges, ranges.dropFirst()) {
      #expect(former.upperBound == latter.lowerBound)
    }
    return stretches
  }

  @Test("cover the range without a gap if constraints leave much open, and find each conflict")
  func coversAmbiguousScenes() throws {
    let painter = try Painter()
    try forEachSeed(60) { seed in
      var random = RandomSweepScene(seed: seed)
      let text = random.nextAmbiguous()
      let scene = try Self.scene(text)
      let stretches = try Self.stretches(of: scene, 40...320, painter)
      // A breakpoint would be at every size if what is open jumped.
      #expect(stretches.count < 4, "seed \(seed)\n\(text)")
      for width in stride(from: 45.5, to: 320, by: 39) {
        let piece = try #require(
          stretches.flatMap(\.pieces).first { $0.range.contains(CGFloat(width)) })
        guard piece.range.upperBound - piece.range.lowerBound > 1e-3 else { continue }
        let tree = try scene.solve(Self.placement(CGFloat(width)), with: painter)
        #expect(
          tree.conflicts.map(\.broken) == piece.conflicts.map(\.broken),
          "seed \(seed) at \(width)\n\(text)")
      }
    }
  }

  /// Expects a layout to be what a piece says.
  private static func expect(
    _ piece: LayoutSweep.Piece, at width: CGFloat, _ tree: SolvedTree,
    _ comment: String
  ) throws {
    for (index, item) in tree.items.enumerated() {
      let (edges, own) = (piece.path.edges(of: index, at: width), item.metrics.alignmentRect)
      let differences = [
        edges[0] - own.minX, max(edges[0], edges[1]) - own.maxX, edges[2] - own.minY,
        max(edges[2], edges[3]) - own.maxY,
      ]
      let isNear = differences.allSatisfy { abs(CGFloat($0)) < tolerance }
      #expect(isNear, "\(item.identifier): \(differences), \(comment)")
    }
    #expect(tree.conflicts.map(\.broken) == piece.conflicts.map(\.broken), "\(comment)")
    let ambiguous = tree.items.indices.filter { !tree.items[$0].ambiguousAxes.isEmpty }
    let open = Set(piece.ambiguities.flatMap { $0.causes + $0.followers })
    #expect(open.sorted() == ambiguous, "\(comment)")
  }

  @Test("find where views begin to extend beyond the canvas, backgrounds apart")
  func outside() throws {
    let text = """
      root:
        subviews:
          - { id: back, style: { fill: "#eeeeee" } }
          - { id: box }
      constraints:
        - back.leading == root.leading - 8
        - back.trailing == root.trailing + 8
        - back.top == root.top - 8
        - back.bottom == root.bottom + 8
        - box.leading == root.leading + 100
        - box.width == 140
        - box.top == root.safeArea.top
        - box.height == 20
      """
    let sweep = try Self.sweep(text, 100...400)
    let problems = sweep.problems.filter { $0.kind == .outside }
    #expect(problems.map(\.items) == [["box"]])
    #expect(problems.map(\.text) == ["'box' extends beyond the canvas"])
    let end = try #require(problems.first?.ranges.first?.upperBound)
    #expect(problems[0].ranges.count == 1 && abs(end - 239) < 0.01)
  }

  @Test("report a view that covers many once, at all widths at which it covers any")
  func manyOverlaps() throws {
    let backs = (0..<5).map { "    - { id: b\($0), style: { fill: \"#dddddd\" } }\n" }.joined()
    let places = (0..<5).map {
      "  - b\($0).leading == root.leading + \(100 * $0)\n  - b\($0).width == 40\n"
        + "  - b\($0).top == root.top\n  - b\($0).height == 40\n"
    }.joined()
    let text = """
      root:
        subviews:
      \(backs)    - { id: front, style: { fill: "#222222" } }
      constraints:
      \(places)  - front.trailing == root.trailing
        - front.width == 30
        - front.top == root.top + 20
        - front.height == 40
      """
    let sweep = try Self.sweep(text, 40...600)
    let problems = sweep.problems.filter { $0.kind == .overlap }
    #expect(problems.map(\.text) == ["'front' overlaps 'b0', 'b1', 'b2' and 2 more"])
    #expect(problems.first?.ranges.count == 5)
  }

  @Test("find texts that are too high for their views wherever a sweep begins")
  func lowTexts() throws {
    let text = """
      root: { subviews: [{ id: t, class: Label, text: Some words }] }
      constraints: [t.leading == root.leading, t.top == root.top, t.bottom == root.bottom]
      """
    // The text asks for 21 points, and a pixel less is enough.
    let sweep = try Self.sweep(text, 15...30, .vertical)
    #expect(sweep.problems.map(\.ranges) == [[15...20]])
    for range: ClosedRange<CGFloat> in [20...30, 20...21, 20.9...30] {
      #expect(try Self.sweep(text, range, .vertical).problems == [])
    }
  }

  @Test("tell conflicts of one constraint with several others apart")
  func severalConflicts() throws {
    let problems = try Self.sweep(
      """
      root: { subviews: [{ id: a }, { id: b }] }
      constraints:
        - a.leading == root.leading
        - b.trailing == root.trailing
        - b.leading == a.trailing
        - a.width == b.width
        - a.width >= 150
        - a.width <= 200
        - (a, b).top == root.top
        - (a, b).height == 40
      """, 200...500
    ).problems.filter { $0.kind == .conflict }
    #expect(problems.map(\.ranges) == [[200...300], [400...500]])
    #expect(problems.map { $0.text.contains("'a.width >= 150'") } == [true, false])
    #expect(problems.map { $0.text.contains("'a.width <= 200'") } == [false, true])
    #expect(problems.map { $0.items.first } == ["b", "b"])
  }

  @Test("find controls outside of the canvas that have no room but draw")
  func drawnOutside() throws {
    let problems = try Self.sweep(
      """
      root: { subviews: [{ id: s, class: Switch, compression: { horizontal: 100 } }] }
      constraints:
        - s.leading == root.trailing + 8
        - s.trailing == root.trailing + 8 @900
        - s.top == root.top + 10
      """, 200...400
    ).problems
    #expect(problems.map(\.text) == ["'s' extends beyond the canvas"])
  }

  @Test("miss no problem that the linter finds at any width")
  func missesNoProblem() throws {
    let painter = try Painter()
    let linter = Linter(rules: [
      .conflict, .ambiguity, .competingPriorities, .overlap, .outsideSuperview, .outsideCanvas,
      .outsideSafeArea, .truncatedText,
    ])
    var found = 0
    try forEachSeed(6) { seed in
      var random = RandomSweepScene(seed: 1000 + seed)
      let text = random.next()
      let scene = try Self.scene(text)
      let sweep = try scene.sweep(along: .horizontal, 180...900, at: Self.placement, with: painter)
      for step in 0..<60 {
        let width = 180 + 12 * CGFloat(step) + 0.37
        let lint = try SceneLint(
          of: scene, on: [Self.placement(width)], with: linter, painter: painter)
        for finding in lint.findings.map(\.finding) {
          found += 1
          let kind = SceneSweep.Problem.Kind(finding.rule)
          let isKnown = sweep.problems.contains { problem in
            problem.kind == kind
              // Frames that are rounded are up to two pixels closer.
              && problem.ranges.contains {
                $0.lowerBound - 6 <= width && width <= $0.upperBound + 6
              }
              && (kind == .conflict || !Set(finding.items).isDisjoint(with: problem.items))
          }
          #expect(isKnown, "seed \(seed) at \(width): \(finding.message)\n\(text)")
        }
      }
    }
    #expect(found > 50)
  }
}

extension SceneSweep.Problem.Kind {
  /// The kind that a rule finds.
  fileprivate init?(_ rule: LintRule) {
    switch rule {
    case .conflict: self = .conflict
    case .ambiguity, .competingPriorities: self = .ambiguity
    case .overlap: self = .overlap
    case .outsideSuperview, .outsideCanvas, .outsideSafeArea: self = .outside
    case .truncatedText: self = .truncation
    default: return nil
    }
  }
}
