import ConstraintSolver
import Testing

extension Scene {
  /// Adds an inequality that minimizes its slack.
  @discardableResult
  fileprivate func addTight(
    _ sum: Sum, _ relation: Relation, _ right: Double, perWidth: Double = 0,
    _ priority: Priority = .required, slack: SlackGoal = .least
  ) throws -> ConstraintID {
    var row = LinearConstraint(
      sum, relation, AffineConstant(right, perWidth: perWidth), priority)
    row.slackGoal = slack
    return try add(row)
  }
}

@Suite("Inequalities that minimize their slack")
struct SlackTests {
  @Test("hold a variable at their bound if nothing else does", arguments: [false, true])
  func oneVariable(hasSize: Bool) throws {
    let scene = Scene(variables: 2)
    let bound = try scene.addTight([(1, 0)], .lessThanOrEqual, -30, perWidth: 1)
    // With a second unknown, the component is solved by the simplex.
    if hasSize {
      try scene.add([(1, 1), (-1, 0)], .greaterThanOrEqual, 5, .optional(250))
      try scene.add([(1, 1), (-1, 0)], .lessThanOrEqual, 9, .optional(250))
    }
    #expect(scene.values(width: 300)[0] == 270)
    #expect(scene.values(width: 100)[0] == 70)
    #expect(!scene.isDetermined(0))
    #expect(scene.determining(0) == [bound])
    scene.remove(bound)
    #expect(scene.values(width: 100)[0] == 0)
  }

  @Test("stretch what lies between them; the lower bound comes first")
  func order() throws {
    let scene = Scene(variables: 2)
    try scene.addTight([(1, 1)], .lessThanOrEqual, 280)
    try scene.addTight([(1, 0)], .greaterThanOrEqual, 20)
    try scene.add([(1, 1), (-1, 0)], .greaterThanOrEqual, 0)
    #expect(scene.values() == [20, 280])
    try scene.add([(1, 1), (-1, 0)], .equal, 50)
    #expect(scene.values() == [20, 70])
  }

  @Test("are brought near their bounds one after another, the earlier variable first")
  func sequence() throws {
    let scene = Scene(variables: 2)
    try scene.add([(1, 0), (1, 1)], .equal, 50)
    for variable in [1, 0] {
      try scene.addTight([(1, variable)], .greaterThanOrEqual, 36, .optional(750))
    }
    #expect(scene.values() == [36, 14])
  }

  @Test(
    "are made as large as possible one after another, in too little and in too much room",
    arguments: [(50, [36, 14]), (100, [64, 36])] as [(Double, [Double])])
  func growth(room: Double, widths: [Double]) throws {
    let scene = Scene(variables: 2)
    try scene.add([(1, 0), (1, 1)], .equal, room)
    for variable in [1, 0] {
      try scene.addTight([(1, variable)], .greaterThanOrEqual, 36, .optional(750), slack: .greatest)
      try scene.add([(1, variable)], .lessThanOrEqual, 36, .optional(250))
    }
    #expect(scene.values() == widths)
  }

  @Test(
    "are made as large as possible only with room to spare",
    arguments: [(50, [14, 36]), (100, [64, 36])] as [(Double, [Double])])
  func conditionalGrowth(room: Double, widths: [Double]) throws {
    let scene = Scene(variables: 2)
    try scene.add([(1, 0), (1, 1)], .equal, room)
    for variable in 0...1 {
      try scene.addTight(
        [(1, variable)], .greaterThanOrEqual, 36, .optional(750),
        slack: variable == 0 ? .greatestIfPositive : .greatest)
      try scene.add([(1, variable)], .lessThanOrEqual, 36, .optional(250))
    }
    #expect(scene.values() == widths)
  }

  @Test(
    "are the least if nothing limits them", arguments: [SlackGoal.greatest, .greatestIfPositive])
  func unlimited(goal: SlackGoal) throws {
    let scene = Scene(variables: 3)
    for variable in 0...2 {
      try scene.addTight([(1, variable)], .greaterThanOrEqual, 36, .optional(750), slack: goal)
    }
    // The last two are one component.
    try scene.add([(1, 1), (1, 2)], .greaterThanOrEqual, 50, .optional(250))
    #expect(scene.values() == [36, 36, 36])
  }

  @Test("decide between costs of one priority that balance")
  func balance() throws {
    let scene = Scene(variables: 1)
    try scene.addTight([(1, 0)], .greaterThanOrEqual, 100, .optional(250))
    try scene.addTight([(1, 0)], .lessThanOrEqual, 50, .optional(250))
    try scene.addTight([(1, 0)], .greaterThanOrEqual, 50, .optional(750), slack: .greatest)
    #expect(scene.values() == [100])
  }

  @Test("come after preferences above their level and before the others")
  func preferences() throws {
    let scene = Scene(variables: 2)
    for variable in 0...1 {
      try scene.addTight([(1, variable)], .greaterThanOrEqual, 20)
      let level = Priority.slackLevel + 1 - variable
      try scene.add([(1, variable)], .equal, 60, .preference(level))
    }
    #expect(scene.values() == [60, 20])
  }

  @Test("don't reach for bounds that are too far away", arguments: [1, 2])
  func farBounds(count: Int) throws {
    let scene = Scene(variables: count)
    for variable in 0..<count {
      try scene.addTight([(1, variable)], .lessThanOrEqual, 1e300)
    }
    if count > 1 { try scene.add([(1, 1), (-1, 0)], .greaterThanOrEqual, 8, .optional(250)) }
    #expect(scene.values() == (count == 1 ? [0] : [0, 8]))
  }

  @Test("end a linear piece where another bound takes over")
  func pieces() throws {
    let scene = Scene(variables: 1)
    try scene.addTight([(1, 0)], .lessThanOrEqual, 0, perWidth: 1)
    try scene.add([(1, 0)], .lessThanOrEqual, 100)
    let pieces = scene.pieces(
      from: CanvasSize(width: 0, height: 0), to: CanvasSize(width: 400, height: 0))
    #expect(pieces.map(\.range) == [0...0.25, 0.25...1])
    #expect(scene.values(width: 40) == [40])
    #expect(scene.values(width: 140) == [100])
  }
}
