import ConstraintSolver
import Testing

@Suite("Large systems")
struct LargeSystemTests {
  /// Views in a row from one edge of the canvas to the other, each with a share of the width, the
  /// later the weaker; with preferences for each, if requested.
  private func shares(_ count: Int, hasPreferences: Bool) throws -> [Double] {
    let scene = Scene(variables: count + 1)
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
      guard hasPreferences else { continue }
      try scene.add(size, .equal, 0, .preference(2))
      try scene.add([(1, view)], .equal, 0, .preference(1))
    }
    return scene.values(width: 64 * Double(count))
  }

  @Test("leave to the last of thousands what the shares of the others leave")
  func thousandsOfShares() throws {
    let count = 4096
    let values = try shares(count, hasPreferences: true)
    // 52 points are more than any content.
    #expect((0..<count).allSatisfy { values[$0] == 52 * Double($0) })
    #expect(values[count] == 64 * Double(count))
  }

  @Test("don't let preferences move what constraints decide", arguments: [1, 2, 10, 100, 1000])
  func idlePreferences(count: Int) throws {
    let plain = try shares(count, hasPreferences: false)
    #expect(try shares(count, hasPreferences: true) == plain)
  }

  @Test("hold pieces together that only a preference connects")
  func islands() throws {
    let scene = Scene(variables: 4)
    try scene.add([(1, 0)], .equal, 5, .optional(500))
    try scene.add([(1, 1), (-1, 0)], .equal, 3, .optional(500))
    try scene.add([(1, 1)], .equal, 9, .optional(400))
    try scene.add([(1, 2), (-1, 3)], .equal, 2, .optional(500))
    try scene.add([(1, 2), (-1, 1)], .equal, 1, .preference(1))
    #expect(scene.values() == [5, 8, 9, 7])
    #expect((0..<4).map { scene.isDetermined($0) } == [true, true, false, false])
  }

  @Test("let a constant begin and cease to depend on the canvas")
  func growingConstants() throws {
    let scene = Scene(variables: 2)
    let first = try scene.add([(1, 0)], .equal, 10)
    try scene.add([(1, 1), (-1, 0)], .equal, AffineConstant(4, perHeight: 0.5))
    #expect(scene.values(width: 100, height: 20) == [10, 24])
    try scene.setRight(AffineConstant(1, perWidth: 1), of: first)
    #expect(scene.values(width: 100, height: 20) == [101, 115])
    #expect(scene.values(width: 50, height: 40) == [51, 75])
    try scene.setRight(AffineConstant(7), of: first)
    #expect(scene.values(width: 50, height: 40) == [7, 31])
    scene.remove(first)
    try scene.add([(1, 0)], .equal, AffineConstant(perWidth: 2))
    #expect(scene.values(width: 50, height: 40) == [100, 124])
  }

  @Test("give each variable its value among hundreds of numbers, unknowns and sums of both")
  func mixedValues() throws {
    let scene = Scene(variables: 900)
    for index in 0..<300 {
      let (number, sum, unknown) = (3 * index, 3 * index + 1, 3 * index + 2)
      try scene.add([(1, number)], .equal, AffineConstant(Double(index), perWidth: 1))
      try scene.add([(1, sum), (-1, number), (-1, unknown)], .equal, 4)
      try scene.add([(1, unknown)], .equal, AffineConstant(perHeight: 2), .optional(500))
    }
    for (width, height) in [(100.0, 20.0), (50, 40)] {
      let values = scene.values(width: width, height: height)
      for index in 0..<300 {
        let number = Double(index) + width
        let expected = [number, number + 4 + 2 * height, 2 * height]
        #expect(Array(values[3 * index..<3 * index + 3]) == expected)
      }
    }
  }

  @Test("follow values in whatever order equations stand", arguments: [false, true])
  func chains(isReversed: Bool) throws {
    let count = 500
    let scene = Scene(variables: count)
    let order = isReversed ? Array((0..<count).reversed()) : Array(0..<count)
    try scene.add([(1, order[0])], .equal, 1)
    for (before, after) in zip(order, order.dropFirst()) {
      try scene.add([(1, after), (-1, before)], .equal, 2)
    }
    // An equation that follows from the others.
    try scene.add([(1, order[count - 1]), (-1, order[0])], .equal, 2 * Double(count - 1))
    let solution = scene.solve()
    #expect(solution.conflicts.isEmpty)
    #expect(order.enumerated().allSatisfy { solution.values[$1] == 1 + 2 * Double($0) })
  }

  @Test("share the canvas between boxes, each as wide as the next", arguments: [1, 2, 3, 7, 200])
  func boxes(count: Int) throws {
    let scene = Scene(variables: count + 1)
    try scene.add([(1, 0)], .equal, 0)
    for box in 1..<count { try scene.add([(1, box + 1), (-2, box), (1, box - 1)], .equal, 0) }
    try scene.add([(1, count)], .equal, AffineConstant(perWidth: 1))
    let values = scene.values(width: 64 * Double(count))
    #expect(areSame(values, (0...count).map { 64 * Double($0) }))
  }
}
