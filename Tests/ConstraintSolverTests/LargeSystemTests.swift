import ConstraintSolver
import Testing

@Suite("What large systems are made of")
struct LargeSystemTests {
  /// Views in a row from one edge of the canvas to the other, each with a share of the width, the later
  /// the weaker; with wishes for each, if asked for.
  private func shares(_ count: Int, wishes: Bool) throws -> [Double] {
    var scene = Scene(variables: count + 1)
    try scene.add([(1, 0)], .equal, 0)
    try scene.add([(1, count)], .equal, AffineConstant(perWidth: 1))
    for view in 0..<count {
      let size = [(1.0, view + 1), (-1.0, view)]
      let content = Double(20 + view * 37 % 30)
      try scene.add(size, .greaterThanOrEqual, 0)
      try scene.add(size, .greaterThanOrEqual, content, .optional(750))
      try scene.add(size, .lessThanOrEqual, content, .optional(250))
      let priority = 999 - 998 * Double(view) / Double(count)
      try scene.add(
        size, .equal, AffineConstant(perWidth: 0.8125 / Double(count)), .optional(priority))
      guard wishes else { continue }
      try scene.add(size, .equal, 0, .preference(2))
      try scene.add([(1, view)], .equal, 0, .preference(1))
    }
    return scene.solve(width: 64 * Double(count)).values
  }

  @Test("leaves to the last of thousands what the shares of the others leave")
  func thousandsOfShares() throws {
    let count = 4096
    let values = try shares(count, wishes: true)
    // 52 points are more than any content.
    #expect((0..<count).allSatisfy { values[$0] == 52 * Double($0) })
    #expect(values[count] == 64 * Double(count))
  }

  @Test("does not let wishes move what constraints decide", arguments: [1, 2, 10, 100, 1000])
  func idleWishes(count: Int) throws {
    #expect(try shares(count, wishes: true) == shares(count, wishes: false))
  }

  @Test("holds pieces together that only a wish connects")
  func islands() throws {
    var scene = Scene(variables: 4)
    try scene.add([(1, 0)], .equal, 5, .optional(500))
    try scene.add([(1, 1), (-1, 0)], .equal, 3, .optional(500))
    try scene.add([(1, 1)], .equal, 9, .optional(400))
    try scene.add([(1, 2), (-1, 3)], .equal, 2, .optional(500))
    try scene.add([(1, 2), (-1, 1)], .equal, 1, .preference(1))
    let solution = scene.solve()
    #expect(solution.values == [5, 8, 9, 7])
    #expect(
      (0..<4).map { solution.isDetermined([scene.term(1, $0)]) } == [true, true, false, false])
  }

  @Test("solves a loop that only a wish connects with another")
  func loops() throws {
    var scene = Scene(variables: 5)
    try scene.add([(1, 0)], .equal, 5, .optional(500))
    try scene.add([(1, 1), (-1, 0)], .equal, 3, .optional(499))
    try scene.add([(1, 1)], .equal, 9, .optional(400))
    try scene.add([(1, 3), (-1, 2)], .equal, 3, .optional(500))
    try scene.add([(1, 4), (-1, 3)], .equal, 3, .optional(499))
    try scene.add([(1, 4), (-1, 2)], .equal, 7, .optional(400))
    try scene.add([(1, 2), (-1, 1)], .equal, 1, .preference(1))
    #expect(scene.solve().values == [5, 8, 9, 12, 15])
  }

  @Test("lets a constant begin and cease to depend on the canvas")
  func growingConstants() throws {
    var scene = Scene(variables: 2)
    let first = try scene.add([(1, 0)], .equal, 10)
    try scene.add([(1, 1), (-1, 0)], .equal, AffineConstant(4, perHeight: 0.5))
    #expect(scene.solve(width: 100, height: 20).values == [10, 24])
    try scene.solver.setConstant(AffineConstant(-1, perWidth: -1), of: first)
    #expect(scene.solve(width: 100, height: 20).values == [101, 115])
    #expect(scene.solve(width: 50, height: 40).values == [51, 75])
    try scene.solver.setConstant(AffineConstant(-7), of: first)
    #expect(scene.solve(width: 50, height: 40).values == [7, 31])
    scene.solver.remove(first)
    try scene.add([(1, 0)], .equal, AffineConstant(perWidth: 2))
    #expect(scene.solve(width: 50, height: 40).values == [100, 124])
  }

  @Test("adds thousands of constraints in order, with some between that need work")
  func mixedAdditions() throws {
    var solver = Solver()
    let variables = (0..<2000).map { _ in solver.makeVariable() }
    let constraints = variables.indices.map { index in
      // A name, a repeated variable, and a part of the canvas' width every now and then.
      LinearConstraint(
        index % 7 == 3
          ? [Term(0.5, variables[index]), Term(0.5, variables[index])]
          : [Term(1, variables[index])], .equal,
        constant: AffineConstant(-Double(index), perWidth: index % 5 == 2 ? -1 : 0),
        name: index % 11 == 4 ? "\(index)" : "")
    }
    let ids = try solver.add(contentsOf: constraints)
    #expect(ids.map(\.index) == Array(0..<2000))
    let values = solver.solve(at: CanvasSize(width: 8, height: 0)).values
    for index in values.indices {
      #expect(values[index] == Double(index) + (index % 5 == 2 ? 8 : 0))
    }
  }

  @Test("gives each variable its value among hundreds of numbers, unknowns and sums of both")
  func mixedValues() throws {
    var scene = Scene(variables: 900)
    for index in 0..<300 {
      let (number, sum, unknown) = (3 * index, 3 * index + 1, 3 * index + 2)
      try scene.add([(1, number)], .equal, AffineConstant(Double(index), perWidth: 1))
      try scene.add([(1, sum), (-1, number), (-1, unknown)], .equal, 4)
      try scene.add([(1, unknown)], .equal, AffineConstant(perHeight: 2), .optional(500))
    }
    for (width, height) in [(100.0, 20.0), (50, 40)] {
      let values = scene.solve(width: width, height: height).values
      for index in 0..<300 {
        let number = Double(index) + width
        let expected = [number, number + 4 + 2 * height, 2 * height]
        #expect(Array(values[3 * index..<3 * index + 3]) == expected)
      }
    }
  }

  @Test("follows values in whatever order equations stand", arguments: [false, true])
  func chains(isReversed: Bool) throws {
    let count = 500
    var scene = Scene(variables: count)
    let order = isReversed ? Array((0..<count).reversed()) : Array(0..<count)
    try scene.add([(1, order[0])], .equal, 1)
    for (before, after) in zip(order, order.dropFirst()) {
      try scene.add([(1, after), (-1, before)], .equal, 2)
    }
    // Once more what follows already.
    try scene.add([(1, order[count - 1]), (-1, order[0])], .equal, 2 * Double(count - 1))
    let solution = scene.solve()
    #expect(solution.conflicts.isEmpty)
    #expect(order.enumerated().allSatisfy { solution.values[$1] == 1 + 2 * Double($0) })
  }
}
