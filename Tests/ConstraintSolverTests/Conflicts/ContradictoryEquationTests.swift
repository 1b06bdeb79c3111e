import ConstraintSolver
import Testing

@Suite("Equations with the same terms that contradict one another")
struct ContradictoryEquationTests {
  @Test("all give way to one of them", arguments: [2, 3, 40, 300])
  func rivals(count: Int) throws {
    let scene = Scene(variables: 3)
    try scene.add([(1, 0)], .equal, 5)
    try scene.add([(1, 2), (-1, 1)], .greaterThanOrEqual, 8)
    let rivals = try (0..<count).map { number in
      try scene.add([(1, 1), (-1, 0)], .equal, Double(count - 1 - number))
    }
    for width in [100.0, 50, 100] {
      let solution = scene.solve(width: width)
      // The one with the smallest right side is kept.
      #expect(solution.values[1] == 5)
      #expect(Set(solution.conflicts.map(\.broken)) == Set(rivals.dropLast()))
      #expect(solution.conflicts.allSatisfy { $0.because == rivals.suffix(1) })
    }
  }

  @Test("do so about a sum of variables without other rows")
  func sum() throws {
    let scene = Scene(variables: 2)
    let rivals = try (0..<50).map { try scene.add([(1, 0), (1, 1)], .equal, Double($0)) }
    let conflicts = scene.solve().conflicts
    #expect(Set(conflicts.map(\.broken)) == Set(rivals.dropFirst()))
    #expect(conflicts.allSatisfy { $0.because == [rivals[0]] })
  }

  @Test("stay together if their constants are the same")
  func repetition() throws {
    let scene = Scene(variables: 1)
    let rivals = try [1.0, 1, 1, 2, 2, 3].map { try scene.add([(1, 0)], .equal, $0) }
    #expect(Set(scene.solve().conflicts.map(\.broken)) == Set(rivals[3...]))
  }

  @Test("give way to the one that isn't breakable")
  func unbreakable() throws {
    let scene = Scene(variables: 1)
    let rivals = try (0..<9).map {
      try scene.add([(1, 0)], .equal, Double($0), isBreakable: $0 != 4)
    }
    let solution = scene.solve()
    #expect(solution.values == [4])
    #expect(solution.conflicts.count == 8)
    #expect(solution.conflicts.allSatisfy { $0.because == [rivals[4]] })
  }
}
