import Foundation
import TestTools
import Testing

@testable import Plumbline

/// Holds answers about layouts to a linear-programming library, which shares nothing with the solver.
@Suite(
  "Linear programs",
  .enabled(
    if: LinearProgramSolution.isAvailable,
    "PLUMBLINE_TOOLS names no folder with solver/lp_oracle.py, or SciPy is not installed"))
struct LinearProgramTests {
  private static let canvas = Canvas(width: 390, height: 844)
  /// A step that is small enough to leave the active constraints as they are.
  private static let hair: CGFloat = 1e-2

  private static func scene(_ seed: UInt64) throws -> Scene {
    var random = RandomSweepScene(seed: seed)
    return try Scene(bytes: Array(random.next().utf8), file: "random.scene.yaml")
  }

  private static func views(of tree: SolvedTree) -> [Int] {
    tree.items.indices.filter { tree.items[$0].identifier.hasPrefix("v") }
  }

  @Test("move by the derivatives of explanations")
  func derivatives() throws {
    let painter = try Painter()
    var (layouts, claims) = (0, 0)
    try forEachSeed(6) { seed in
      let scene = try Self.scene(seed)
      let placement = Scene.Placement(Self.canvas)
      let tree = try scene.solve(placement, with: painter)
      guard tree.conflicts.isEmpty else { return }
      let names = Self.views(of: tree).map { tree.items[$0].identifier }
      let explanations = try names.flatMap { name in
        try SceneExplanation(.item(name), in: scene, at: placement, with: painter).explanations
      }
      .filter(\.isDetermined)
      // All programs of a scene are solved together: the layout, and a step of each constraint to both sides.
      let steps = tree.constraints.indices.flatMap { [($0, Self.hair), ($0, -Self.hair)] }
      let solutions = try LinearProgramSolution.solutions(
        of: [LinearProgram(tree)] + steps.map { LinearProgram(tree, shifts: [$0: $1]) })
      #expect(solutions[0].acceptsLayout, "seed \(seed)")
      layouts += 1
      for explanation in explanations {
        let (item, attribute) = (explanation.item, explanation.attribute)
        let value = solutions[0].value(item, attribute)
        let origin = tree.items[explanation.space].metrics.alignmentRect
        let start: CGFloat =
          attribute.isSize ? 0 : attribute.axis == .vertical ? origin.minY : origin.minX
        #expect(abs(value - explanation.value - start) < 1e-4, "seed \(seed)")
        for constraint in tree.constraints.indices {
          let slopes = [(1, Self.hair), (2, -Self.hair)].map { place, step in
            (solutions[2 * constraint + place].value(item, attribute) - value) / step
          }
          // Where several constraints are at their limit, a step to either side may activate another one.
          guard abs(slopes[0] - slopes[1]) < 1e-3 else { continue }
          let reason = explanation.reasons.first { $0.source == .constraint(constraint) }
          claims += 1
          #expect(
            abs((reason?.derivative ?? 0) - slopes[0]) < 1e-3,
            "seed \(seed): \(tree.items[item].identifier).\(attribute.name) by \(tree.text(of: tree.constraints[constraint]))"
          )
        }
      }
    }
    #expect(!seedsAreOwn || (layouts >= 4 && claims > 300), "\(layouts) layouts, \(claims) claims")
  }

  /// A row of views whose widths have limits and wishes of different priorities, and which fills the root.
  private static func row(_ seed: UInt64) -> String {
    var generator = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    let priorities = (1...8).map { 100 * $0 }.shuffled(using: &generator)
    var text =
      "root: { subviews: [{ id: v0 }, { id: v1 }, { id: v2 }, { id: v3 }] }\nconstraints:\n"
    for place in 0..<4 {
      let before = place == 0 ? "root.leading" : "v\(place - 1).trailing"
      text += """
          - v\(place).leading == \(before) + \(number(0...12))
          - v\(place).width >= \(number(10...35))
          - v\(place).width <= \(number(60...200)) @\(priorities[2 * place])
          - v\(place).width == \(number(30...250)) @\(priorities[2 * place + 1])

        """
    }
    return text + "  - v3.trailing == root.trailing - 8\n"
  }

  @Test("bend at the borders of sweeps, or violate something from there on, and nowhere else")
  func borders() throws {
    let painter = try Painter()
    var borderCount = 0
    try forEachSeed(6) { seed in
      let scene = try Scene(bytes: Array(Self.row(seed).utf8), file: "row.scene.yaml")
      let sweep = try scene.sweep(
        along: .horizontal, 200...900, at: Scene.Placement(Self.canvas), with: painter)
      let borders = sweep.intervals.dropFirst().map(\.range.lowerBound)
      // Two places on each side of a border, and three inside of each interval.
      let offsets: [CGFloat] = [-2, -1, 1, 2]
      var widths = borders.flatMap { border in offsets.map { border + $0 * Self.hair } }
      for interval in sweep.intervals.map(\.range) {
        let length = interval.upperBound - interval.lowerBound
        for share: CGFloat in [0.25, 0.5, 0.75] {
          widths.append(interval.lowerBound + share * length)
        }
      }
      let trees = try widths.map { width in
        try scene.solve(Scene.Placement(Canvas(width: width, height: 844)), with: painter)
      }
      let views = Self.views(of: trees[0])
      let solutions = try LinearProgramSolution.solutions(of: trees.map { LinearProgram($0) })
      let areOptima = solutions.allSatisfy(\.acceptsLayout)
      #expect(areOptima, "seed \(seed)")
      /// How much edges move otherwise after some places than before them.
      func bend(_ first: Int, _ count: Int) -> Double {
        views.map { view in
          let values = (first..<first + count).map { solutions[$0].value(view, .left) }
          return abs((values[1] - values[0]) - (values[count - 1] - values[count - 2]))
        }.max() ?? 0
      }
      /// Whether a width goes past the number that a constraint compares it with.
      func crosses(_ first: Int) -> Bool {
        trees[first].constraints.contains { constraint in
          guard constraint.second == nil else { return false }
          let values = [first + 1, first + 2].map {
            solutions[$0].value(constraint.first.item, .width) - constraint.constant
          }
          return values[0] * values[1] < 0
        }
      }
      for (place, interval) in sweep.intervals.dropFirst().enumerated() {
        borderCount += 1
        let grows = interval.events.contains { $0.kind == .growth }
        let isBorder = bend(4 * place, 4) > 1e-3 || !grows && crosses(4 * place)
        #expect(isBorder, "seed \(seed) at \(interval.range): \(interval.events.map(\.text))")
      }
      for place in sweep.intervals.indices {
        let first = 4 * borders.count + 3 * place
        #expect(bend(first, 3) < 1e-6, "seed \(seed) in \(sweep.intervals[place].range)")
      }
    }
    #expect(!seedsAreOwn || borderCount > 10, "\(borderCount) borders")
  }

  /// Views in a row with equations between their edges, of which some follow from others.
  private static func equations(_ seed: UInt64) -> String {
    var generator = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    let views = (0..<4).map { ("v\($0)", number(0...200), number(10...90)) }
    var text =
      "root: { subviews: [{ id: v0 }, { id: v1 }, { id: v2 }, { id: v3 }] }\nconstraints:\n"
    for _ in 0..<9 {
      let ((name, left, width), (other, otherLeft, otherWidth)) = (
        views[number(0...3)], views[number(0...3)]
      )
      let relation = number(1...3) == 1 ? ">=" : "=="
      let slack = relation == ">=" ? number(0...30) : 0
      switch number(1...3) {
      case 1: text += "  - \(name).width \(relation) \(width - slack)\n"
      case 2: text += "  - \(name).left \(relation) root.left + \(left - slack)\n"
      default:
        guard name != other else { continue }
        text +=
          "  - \(name).left \(relation) \(other).right + \(left - otherLeft - otherWidth - slack)\n"
      }
    }
    return text
  }

  @Test("cannot violate constraints that the linter calls redundant, on any canvas")
  func redundancy() throws {
    let painter = try Painter()
    let linter = Linter(rules: [.redundant])
    var claims: [(text: String, programs: [LinearProgram])] = []
    try forEachSeed(40) { seed in
      let scene = try Scene(
        bytes: Array(Self.equations(seed).utf8), file: "equations.scene.yaml")
      let tree = try scene.solve(Scene.Placement(Self.canvas), with: painter)
      guard tree.conflicts.isEmpty else { return }
      let findings = linter.findings(in: [LintedLayout(canvas: "a", tree: tree)])
      let found = Set(findings.compactMap(\.constraints.first))
      for (index, constraint) in tree.constraints.enumerated() {
        guard let ordinal = constraint.ordinal, found.contains(ordinal) else { continue }
        let program = LinearProgram(tree, skipping: index, fixesCanvas: false)
        claims.append(("seed \(seed): \(tree.text(of: constraint))", program.negations(of: index)))
      }
    }
    var solutions = try LinearProgramSolution.solutions(of: claims.flatMap(\.programs))[...]
    for claim in claims {
      let canBeViolated = solutions.prefix(claim.programs.count).contains(where: \.isFeasible)
      solutions = solutions.dropFirst(claim.programs.count)
      #expect(!canBeViolated, "\(claim.text)")
    }
    #expect(!seedsAreOwn || claims.count > 10, "\(claims.count) claims")
  }
}
