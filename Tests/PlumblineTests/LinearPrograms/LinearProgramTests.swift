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
      // All programs of a scene are solved in one run: the layout, and a step of each constraint to both sides.
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

  @Test(
    "have the borders of sweeps: layouts on both sides, and a bend where edges begin to move otherwise"
  )
  func borders() throws {
    let painter = try Painter()
    var bends = 0
    let bending: Set<SceneSweep.Event.Kind> = [.growth, .violation]
    try forEachSeed(16) { seed in
      let scene = try Self.scene(100 + seed)
      let sweep = try scene.sweep(
        along: .horizontal, 180...900, at: Scene.Placement(Self.canvas), with: painter)
      let borders = sweep.intervals.dropFirst().filter { interval in
        interval.tolerance == 0 && interval.events.contains { bending.contains($0.kind) }
          && !interval.events.contains { $0.kind == .text || $0.kind == .margins }
          && sweep.intervals.count {
            abs($0.range.lowerBound - interval.range.lowerBound) < 3 * Self.hair
          } == 1
      }.prefix(4)
      let offsets = [-2, -1, 1, 2].map { $0 * Self.hair }
      let trees = try borders.flatMap { interval in
        try offsets.map { offset in
          let width = interval.range.lowerBound + offset
          return try scene.solve(
            Scene.Placement(Canvas(width: width, height: 844)), with: painter)
        }
      }
      let usable = trees.map(\.conflicts.isEmpty)
      let solutions = try LinearProgramSolution.solutions(of: trees.map { LinearProgram($0) })
      for (place, interval) in borders.enumerated()
      where usable[4 * place..<4 * place + 4].allSatisfy(\.self) {
        let sides = Array(solutions[4 * place..<4 * place + 4])
        let areOptima = sides.allSatisfy(\.acceptsLayout)
        #expect(areOptima, "seed \(seed) at \(interval.range.lowerBound)")
        let own = trees[4 * place..<4 * place + 4]
        // What constraints leave open has no value that two solvers share.
        let views = Self.views(of: trees[0])
        let isOpen = own.contains { tree in views.contains { !tree.items[$0].ambiguousAxes.isEmpty }
        }
        if isOpen { continue }
        let bend = views.contains { item in
          [LayoutConstraint.Attribute.width, .left].contains { attribute in
            let values = sides.map { $0.value(item, attribute) }
            return abs((values[1] - values[0]) - (values[3] - values[2])) > 1e-4
          }
        }
        bends += 1
        #expect(
          bend, "seed \(seed) at \(interval.range.lowerBound): \(interval.events.map(\.text))")
      }
    }
    #expect(!seedsAreOwn || bends > 5, "\(bends) bends")
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
