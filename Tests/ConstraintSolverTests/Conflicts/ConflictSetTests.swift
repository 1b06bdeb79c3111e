import ConstraintSolver
import TestTools
import Testing

/// A random system most of whose rows are required.
private struct CrowdedSystem: CustomTestStringConvertible {
  let seed: UInt64
  /// How many rows in ten are equations.
  let equationShare: Int

  static let all = (UInt64(1)...40).flatMap { seed in
    [1, 4, 8].map { CrowdedSystem(seed: seed, equationShare: $0) }
  }

  var testDescription: String { "seed \(seed), \(equationShare) equations in ten" }

  /// The rows, and the generator to go on with.
  func rows() -> (variableCount: Int, rows: [LinearConstraint], SeededGenerator) {
    var generator = SeededGenerator(seed: seed)
    let variableCount = Int.random(in: 2...8, using: &generator)
    var solver = Solver()
    let variables = (0..<variableCount).map { _ in solver.makeVariable() }
    let rows = (0..<Int.random(in: variableCount...4 * variableCount, using: &generator)).map {
      _ in
      let terms = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        Term(
          Double([-3, -2, -1, -1, 1, 1, 2].randomElement(using: &generator) ?? 1),
          variables.randomElement(using: &generator) ?? variables[0])
      }
      let roll = Int.random(in: 0..<10, using: &generator)
      let isRequired = Int.random(in: 0..<5, using: &generator) > 0
      return LinearConstraint(
        terms,
        roll < equationShare ? .equal : roll % 2 == 0 ? .lessThanOrEqual : .greaterThanOrEqual,
        constant: AffineConstant(
          Double(Int.random(in: -9...9, using: &generator) * 8),
          perWidth: [0, 0, 0.5, -1].randomElement(using: &generator) ?? 0),
        priority: isRequired ? .required : .optional(500),
        isBreakable: Int.random(in: 0..<6, using: &generator) > 0)
    }
    return (variableCount, rows, generator)
  }
}

/// The conflicts of a system, each as its rows with the broken one first.
private func conflicts(
  _ rows: [LinearConstraint], variables: Int, width: Double
) throws -> [[LinearConstraint]] {
  var solver = Solver()
  for _ in 0..<variables { _ = solver.makeVariable() }
  let ids = try solver.add(contentsOf: rows)
  return solver.solve(at: CanvasSize(width: width, height: 0)).conflicts.map { conflict in
    ([conflict.broken] + conflict.because).map { id in rows[ids.firstIndex(of: id) ?? 0] }
  }
}

@Suite("Sets of rows in conflict")
struct ConflictSetTests {
  private static let widths = [0.0, 37, 300]

  @Test("are irreducible, and without what is broken the rest holds", arguments: CrowdedSystem.all)
  private func irreducible(system: CrowdedSystem) throws {
    let (count, rows, _) = system.rows()
    for width in Self.widths {
      let sets = try conflicts(rows, variables: count, width: width)
      for set in sets {
        let own = try conflicts(set, variables: count, width: width)
        #expect(own.count == 1, "\(system) width \(width)")
        for absent in set.indices {
          var rest = set
          rest.remove(at: absent)
          let others = try conflicts(rest, variables: count, width: width)
          #expect(others.isEmpty, "\(system) width \(width)")
        }
      }
      var rest = rows
      for set in sets { if let index = rest.firstIndex(of: set[0]) { rest.remove(at: index) } }
      let left = try conflicts(rest, variables: count, width: width)
      #expect(left.isEmpty, "\(system) width \(width)")
    }
  }

  @Test("depend neither on the order of additions nor on edits", arguments: CrowdedSystem.all)
  private func canonical(system: CrowdedSystem) throws {
    var (count, rows, generator) = system.rows()
    let shuffled = rows.shuffled(using: &generator)
    var edited = Solver()
    for _ in 0..<count { _ = edited.makeVariable() }
    var constraints = Dictionary(
      uniqueKeysWithValues: zip(try edited.add(contentsOf: rows), rows))
    for _ in 0..<4 {
      let chosen = constraints.keys.sorted().randomElement(using: &generator)
      guard let chosen, let row = constraints.removeValue(forKey: chosen) else { continue }
      edited.remove(chosen)
      _ = edited.solve(at: CanvasSize(width: 80, height: 0))
      constraints[try edited.add(row)] = row
    }
    for width in Self.widths {
      let expected = try conflicts(rows, variables: count, width: width)
      let others = try conflicts(shuffled, variables: count, width: width)
      #expect(expected.map(\.first) == others.map(\.first), "\(system) width \(width)")
      #expect(expected.map(Set.init) == others.map(Set.init), "\(system) width \(width)")
      let found = edited.solve(at: CanvasSize(width: width, height: 0)).conflicts
      #expect(found.map { constraints[$0.broken] } == expected.map(\.first), "\(system)")
      for (conflict, set) in zip(found, expected) {
        #expect(Set(conflict.because.compactMap { constraints[$0] }) == Set(set.dropFirst()))
      }
    }
  }

  @Test("of several sets of inequalities the one that ends first is named")
  func first() throws {
    var scene = Scene(variables: 3)
    let low = try scene.add([(1, 0)], .lessThanOrEqual, 10)
    let middle = try scene.add([(1, 1), (-1, 0)], .lessThanOrEqual, 0)
    let high = try scene.add([(1, 1)], .greaterThanOrEqual, 20)
    // Both would do in the place of the last one, and miss by more.
    try scene.add([(1, 2), (-1, 1)], .equal, 1, .optional(500))
    try scene.add([(1, 2), (-1, 0)], .lessThanOrEqual, 0)
    try scene.add([(1, 2)], .greaterThanOrEqual, 90)
    let conflicts = scene.solve().conflicts
    #expect(conflicts.map(\.broken) == [high, scene.ids[5]])
    #expect(conflicts.map(\.because) == [[low, middle], [low, scene.ids[4]]])
  }

  @Test(
    "required rows that miss one another leave no room, though others could choose between them")
  func tied() throws {
    var scene = Scene(variables: 3)
    // The second variable has a range of equally bad values, and another depends on it.
    try scene.add([(1, 0), (-1, 2), (-2, 1)], .equal, 77)
    try scene.add([(1, 1)], .lessThanOrEqual, -32)
    try scene.add([(1, 0), (-1, 2), (-3, 1)], .lessThanOrEqual, 24)
    let solution = scene.solve()
    #expect(solution.conflicts.count == 1)
    #expect(solution.conflicts.first?.because.count == 2)
  }

  @Test("many that stand on the same rows are all found", arguments: [1, 10, 200])
  func many(count: Int) throws {
    var scene = Scene(variables: 2 + 2 * count)
    let left = try scene.add([(1, 0)], .equal, 0)
    let right = try scene.add([(1, 1)], .equal, AffineConstant(perWidth: 1))
    var widths: [ConstraintID] = []
    for view in 1...count {
      try scene.add([(1, 2 * view), (-1, 0)], .equal, 10)
      try scene.add([(1, 2 * view + 1), (-1, 1)], .equal, -10)
      widths.append(try scene.add([(1, 2 * view + 1), (-1, 2 * view)], .equal, 50))
    }
    let conflicts = scene.solve(width: 320).conflicts
    #expect(conflicts.map(\.broken) == widths)
    #expect(conflicts.allSatisfy { $0.because.count == 4 })
    #expect(conflicts.allSatisfy { $0.because.contains(left) && $0.because.contains(right) })
    #expect(scene.solve(width: 70).conflicts.isEmpty)
  }

  @Test("one that runs through hundreds of rows is found whole")
  func long() throws {
    let count = 150
    var scene = Scene(variables: 2 * count)
    for item in 0..<count {
      let gap: [(Double, Int)] = item == 0 ? [(1, 0)] : [(1, 2 * item), (-1, 2 * item - 1)]
      try scene.add(gap, .greaterThanOrEqual, 8)
      try scene.add([(1, 2 * item + 1), (-1, 2 * item)], .greaterThanOrEqual, 20)
    }
    let last = try scene.add([(1, 2 * count - 1)], .equal, AffineConstant(perWidth: 1))
    let conflicts = scene.solve(width: 28 * Double(count) - 1).conflicts
    #expect(conflicts.count == 1)
    #expect(conflicts.first?.because.count == 2 * count)
    #expect(conflicts.first.map { $0.because + [$0.broken] }?.contains(last) == true)
    #expect(scene.solve(width: 28 * Double(count)).conflicts.isEmpty)
  }
}
