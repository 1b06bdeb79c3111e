import Testing

@testable import ConstraintSolver

@Suite("Many conflicts among the same views")
struct ManyConflictTests {
  /// Views inside one another, each at least 27 points in on either side, with widths that aren't
  /// negative.
  @Test(
    "are one for each view without room, at every size",
    arguments: [(4, [2, 3, 1, 4]), (150, [100, 140, 75])])
  func nested(count: Int, rooms: [Int]) throws {
    let scene = Scene(variables: 2 + 2 * count)
    // The edges of the canvas and, view by view, both insets.
    var places = [
      try scene.add([(1, 0)], .equal, 0, isBreakable: false),
      try scene.add([(1, 1)], .equal, AffineConstant(perWidth: 1), isBreakable: false),
    ]
    var widths: [ConstraintID] = []
    for view in 1...count {
      let (left, right) = (2 * view, 2 * view + 1)
      places.append(try scene.add([(1, left), (-1, left - 2)], .greaterThanOrEqual, 27))
      places.append(try scene.add([(1, right - 2), (-1, right)], .greaterThanOrEqual, 27))
      widths.append(try scene.add([(1, right), (-1, left)], .greaterThanOrEqual, 0))
    }
    for room in rooms {
      let conflicts = scene.solve(width: 54 * Double(room) + 10).conflicts
      #expect(Set(conflicts.map(\.broken)) == Set(widths[room...]))
      for conflict in conflicts {
        let view = try #require(widths.firstIndex(of: conflict.broken))
        #expect(conflict.because == Array(places.prefix(2 + 2 * (view + 1))))
      }
    }
  }

  @Test("leave what is inside views as optional constraints have it", arguments: [3, 100])
  func contents(count: Int) throws {
    let scene = Scene(variables: 2)
    try scene.add([(1, 0)], .equal, 0, isBreakable: false)
    try scene.add([(1, 1)], .equal, AffineConstant(perWidth: 1), isBreakable: false)
    var last = 0
    for _ in 0..<count {
      let left = scene.variables.count
      for _ in 0..<8 { scene.makeVariable() }
      try scene.add([(1, left), (-1, last)], .greaterThanOrEqual, 8)
      try scene.add([(1, left + 1), (-1, left)], .greaterThanOrEqual, 100)
      for content in [left + 2, left + 4, left + 6] {
        try scene.add([(1, content), (-1, left)], .greaterThanOrEqual, 4)
        try scene.add([(1, left + 1), (-1, content + 1)], .greaterThanOrEqual, 4)
        try scene.add([(1, content + 1), (-1, content)], .equal, 30, .optional(250))
        try scene.add([(1, content), (-1, left)], .equal, 0, .preference(1))
      }
      last = left + 1
    }
    let end = try scene.add([(1, 1), (-1, last)], .greaterThanOrEqual, 8)
    let narrow = scene.solve(width: 108 * Double(count) + 7)
    #expect(narrow.conflicts.map(\.because.count) == [2 * count + 2])
    #expect(narrow.conflicts.allSatisfy { $0.broken == end || $0.because.contains(end) })
    #expect(narrow.violated.isEmpty)
    let exact = scene.solve(width: 108 * Double(count) + 8)
    #expect(exact.conflicts.isEmpty && exact.violated.isEmpty)
    for view in 0..<count {
      #expect(exact.values[2 + 8 * view] == 8 + 108 * Double(view))
      #expect(exact.values[4 + 8 * view] == 12 + 108 * Double(view))
    }
  }

  @Test("that depend on the same rows are all found", arguments: [1, 10, 100])
  func shared(count: Int) throws {
    let scene = Scene(variables: 2 + 2 * count)
    let left = try scene.add([(1, 0)], .equal, 0)
    let right = try scene.add([(1, 1)], .equal, AffineConstant(perWidth: 1))
    for view in 1...count {
      try scene.add([(1, 2 * view), (-1, 0)], .equal, 10)
      try scene.add([(1, 2 * view + 1), (-1, 1)], .equal, -10)
      try scene.add([(1, 2 * view + 1), (-1, 2 * view)], .equal, 50)
    }
    let conflicts = scene.solve(width: 320).conflicts
    #expect(conflicts.count == count)
    #expect(conflicts.allSatisfy { $0.because.count == 4 })
    #expect(conflicts.allSatisfy { $0.because.contains(left) && $0.because.contains(right) })
    #expect(scene.solve(width: 70).conflicts.isEmpty)
  }

  @Test("in one component are found one by one", arguments: [1, 7, 40])
  func manyTogether(count: Int) throws {
    let scene = Scene(variables: 4 * count + 1)
    var expected: [Conflict] = []
    for variable in 0..<4 * count {
      let distance = [(1.0, variable + 1), (-1.0, variable)]
      let least = try scene.add(distance, .greaterThanOrEqual, 8)
      guard variable % 4 == 2 else { continue }
      let most = try scene.add(distance, .lessThanOrEqual, 4)
      expected.append(Conflict(broken: most, because: [least]))
    }
    try scene.add([(1, 0)], .greaterThanOrEqual, 0)
    let solution = scene.solve()
    #expect(solution.conflicts == expected)
    #expect(solution.values == (0...4 * count).map { 8 * Double($0) })
  }
}

@Suite("Conflicts about places that many views share")
struct SharedPlaceConflictTests {
  /// Cells in columns that are as wide as their widest, side by side.
  @Test("leave columns of a grid as wide as their cells", arguments: [4, 12])
  func grid(count: Int) throws {
    let scene = Scene(variables: 2 + 2 * count)
    try scene.add([(1, 0)], .equal, 0, isBreakable: false)
    try scene.add([(1, 1)], .equal, AffineConstant(perWidth: 1), isBreakable: false)
    var total = 8.0
    for column in 1...count {
      let before = column == 1 ? 0 : 2 * column - 1
      try scene.add([(1, 2 * column), (-1, before)], .greaterThanOrEqual, 8)
      var widest = 0.0
      for row in 0..<count {
        let cell = scene.makeVariable()
        scene.makeVariable()
        let width = 60 + Double((7 * row + 3 * column) % 50)
        widest = max(widest, width)
        try scene.add([(1, cell), (-1, 2 * column)], .greaterThanOrEqual, 0)
        try scene.add([(1, 2 * column + 1), (-1, cell + 1)], .greaterThanOrEqual, 0)
        try scene.add([(1, cell + 1), (-1, cell)], .greaterThanOrEqual, width)
      }
      total += widest + 8
    }
    try scene.add([(1, 1), (-1, 2 * count + 1)], .greaterThanOrEqual, 8)
    #expect(scene.solve(width: total).conflicts.isEmpty)
    #expect(!scene.solve(width: total - 1).conflicts.isEmpty)
    #expect(scene.largestViolation() <= 1e-7)
    #expect(!scene.solve(width: total / 3).conflicts.isEmpty)
    #expect(scene.largestViolation() <= 1e-7)
  }

  /// Views that are right of a place, and all of them farther left than there is room for.
  @Test("are one for each view beside a place", arguments: [40, 200])
  func hub(count: Int) throws {
    let scene = Scene(variables: 2)
    try scene.add([(1, 0)], .equal, 0, isBreakable: false)
    let hub = try scene.add([(1, 1), (-1, 0)], .greaterThanOrEqual, 10)
    var expected: [[ConstraintID]] = []
    for index in 0..<count {
      let view = scene.makeVariable()
      let gap = try scene.add([(1, view), (-1, 1)], .greaterThanOrEqual, 10)
      let most = try scene.add([(-1, view), (1, 0)], .greaterThanOrEqual, -15 - Double(index % 3))
      expected.append([hub, gap, most])
    }
    let conflicts = scene.solve(width: 100).conflicts
    #expect(conflicts.map { ($0.because + [$0.broken]).sorted() } == expected)
  }
}
