import Testing

@testable import ConstraintSolver

/// Views along one axis that do not fit, in a shape that layouts have.
private enum LongConflict: String, CaseIterable, CustomTestStringConvertible {
  /// Fixed widths.
  case fixed
  /// No widths, only gaps that alone are too wide.
  case bounds
  /// Least widths.
  case widths
  /// Least widths and least gaps.
  case gaps
  /// The same, the constraints in the opposite order of the views.
  case backwards
  /// Equal widths, one of which has a least one.
  case equal
  /// Views inside one another, with least insets.
  case nested
  /// Views inside one another, centered.
  case centered
  /// Two rows side by side, held together every few views.
  case ladder
  /// Views in groups, and these in others.
  case grouped

  var testDescription: String { rawValue }

  /// A scene with some views; its canvas is too narrow by half.
  func scene(_ count: Int) throws -> Views {
    var views = try Views()
    switch self {
    case .fixed: try views.addRow(count, gaps: .equal) { try $0.size($1, .equal, 100) }
    case .bounds: try views.addRow(count, gaps: .equal, of: 108) { _, _ in }
    case .widths:
      try views.addRow(count, gaps: .equal) { try $0.size($1, .greaterThanOrEqual, 100) }
    case .gaps:
      try views.addRow(count, gaps: .greaterThanOrEqual) {
        try $0.size($1, .greaterThanOrEqual, 100)
      }
    case .backwards:
      let places = try (0..<count).map { _ in try views.add() }
      for place in places.reversed() {
        let before = place == places[0] ? 1 : place - 1
        try views.size(place, .greaterThanOrEqual, 100)
        try views.distance(before, place, .greaterThanOrEqual, 8)
      }
      try views.distance(places[count - 1] + 1, 0, .greaterThanOrEqual, 8)
    case .equal:
      var first: Int?
      try views.addRow(count, gaps: .greaterThanOrEqual) { views, place in
        if let first {
          try views.scene.add(
            [(1, place + 1), (-1, place), (-1, first + 1), (1, first)], .equal, 0)
        } else {
          first = place
          try views.size(place, .greaterThanOrEqual, 100)
        }
      }
    case .nested, .centered: try addNested(count, &views)
    case .ladder:
      let upper = try views.addRow(count / 2, gaps: .greaterThanOrEqual) {
        try $0.size($1, .greaterThanOrEqual, 150)
      }
      let lower = try views.addRow(count / 2, gaps: .greaterThanOrEqual) {
        try $0.size($1, .greaterThanOrEqual, 190)
      }
      for index in stride(from: 3, to: count / 2, by: 5) {
        try views.distance(upper[index], lower[index], .greaterThanOrEqual, 0)
      }
    case .grouped: try addGroups(count, 1, 0, &views)
    }
    return views
  }

  private func addNested(_ count: Int, _ views: inout Views) throws {
    var (left, right) = (1, 0)
    for _ in 0..<count {
      let place = try views.add()
      if self == .nested {
        try views.distance(left, place, .greaterThanOrEqual, 40)
        try views.distance(place + 1, right, .greaterThanOrEqual, 40)
      } else {
        try views.scene.add(
          [(0.5, place), (0.5, place + 1), (-0.5, left), (-0.5, right)], .equal, 0)
        try views.distance(left, place, .greaterThanOrEqual, 40)
      }
      (left, right) = (place, place + 1)
    }
    try views.size(left, .greaterThanOrEqual, 50)
  }

  private func addGroups(_ count: Int, _ left: Int, _ right: Int, _ views: inout Views) throws {
    var last = left
    for part in 0..<min(count, 5) {
      let place = try views.add()
      try views.distance(last, place, .greaterThanOrEqual, 8)
      let inside = (count + part) / 5
      if inside <= 1 {
        try views.size(place, .greaterThanOrEqual, 100)
      } else {
        try addGroups(inside, place, place + 1, &views)
      }
      last = place + 1
    }
    try views.distance(last, right, .greaterThanOrEqual, 8)
  }
}

/// Views whose left edges are variables and whose right edges are the next ones; 1 and 0 are the left and
/// the right edge of the canvas.
private struct Views {
  var scene = Scene(variables: 2)

  init() throws {
    try scene.add([(1, 1)], .equal, 0, isBreakable: false)
    try scene.add([(1, 0)], .equal, AffineConstant(perWidth: 1), isBreakable: false)
  }

  /// Adds a view; as in a layout, it is not inside out and otherwise small.
  mutating func add() throws -> Int {
    let place = scene.variables.count
    scene.makeVariable()
    scene.makeVariable()
    try scene.add([(1, place + 1), (-1, place)], .greaterThanOrEqual, 0, isBreakable: false)
    try scene.add([(1, place + 1), (-1, place)], .equal, 0, .preference(2))
    try scene.add([(1, place), (-1, 1)], .equal, 0, .preference(1))
    return place
  }

  mutating func size(_ place: Int, _ relation: Relation, _ size: Double) throws {
    try distance(place, place + 1, relation, size)
  }

  mutating func distance(
    _ from: Int, _ to: Int, _ relation: Relation, _ distance: Double
  ) throws {
    try scene.add([(1, to), (-1, from)], relation, distance)
  }

  @discardableResult
  mutating func addRow(
    _ count: Int, gaps: Relation, of gap: Double = 8,
    _ body: (inout Views, Int) throws -> Void
  ) throws -> [Int] {
    var places: [Int] = []
    for _ in 0..<count {
      let place = try add()
      try distance(places.last.map { $0 + 1 } ?? 1, place, gaps, gap)
      try body(&self, place)
      places.append(place)
    }
    try distance(places[count - 1] + 1, 0, gaps, gap)
    return places
  }
}

@Suite("Conflicts that run through many views")
struct LongConflictTests {
  private func width(_ count: Int) -> Double { 54 * Double(count) }

  @Test("are irreducible sets, whatever their shape", arguments: LongConflict.allCases)
  private func irreducible(form: LongConflict) throws {
    let views = try form.scene(50)
    var scene = views.scene
    let conflicts = scene.solve(width: width(50)).conflicts
    #expect(!conflicts.isEmpty)
    // Each view has a part in it, with more than one of its constraints in most shapes.
    #expect((conflicts.first?.because.count ?? 0) >= 25)
    for conflict in conflicts {
      let members = conflict.because + [conflict.broken]
      for absent in members {
        var part = views.scene
        for id in part.ids where !members.contains(id) || id == absent { part.solver.remove(id) }
        #expect(part.solve(width: width(50)).conflicts.isEmpty, "without \(absent)")
      }
      var whole = views.scene
      for id in whole.ids where !members.contains(id) { whole.solver.remove(id) }
      #expect(whole.solve(width: width(50)).conflicts.map(\.broken) == [conflict.broken])
    }
    for conflict in conflicts { scene.solver.remove(conflict.broken) }
    #expect(scene.solve(width: width(50)).conflicts.isEmpty)
  }

  @Test("are the sets that the simplex finds", arguments: LongConflict.allCases)
  private func agreement(form: LongConflict) throws {
    let views = try form.scene(30)
    let blueprint = views.scene.solver.blueprint
    let size = CanvasSize(width: width(30), height: 0)
    #expect(expectAgreementWithSimplex(blueprint, at: size) == blueprint.components.count)
  }

  @Test("take work in proportion to find", arguments: LongConflict.allCases)
  private func growth(form: LongConflict) throws {
    // What is fixed throughout is found among the equations.
    if form == .fixed { return }
    let (small, large) = (try work(form, 200), try work(form, 1600))
    // Eight times as many, and a few levels more in each tree.
    #expect(Double(large) <= 8 * 2 * Double(small), "\(small) grows to \(large)")
  }

  /// How much is looked at to find the first sets.
  private func work(_ form: LongConflict, _ count: Int) throws -> Int {
    let views = try form.scene(count)
    let blueprint = views.scene.solver.blueprint
    let size = CanvasSize(width: width(count), height: 0)
    var total = 0
    for component in 0..<blueprint.components.count {
      var simplex = SparseSimplex()
      simplex.load(requiredRowsOf: component, of: blueprint, at: size)
      var implied = ImpliedConflicts()
      let isLoaded = implied.load(&simplex.problem, at: size)
      try #require(isLoaded)
      for _ in 0..<3 {
        guard let last = implied.irreducibleSet().last else { break }
        implied.relax(row: last)
      }
      total += implied.effort
    }
    #expect(total > count)
    return total
  }

  @Test(
    "take no step for each view to be told apart from what fits",
    arguments: [LongConflict.gaps, .bounds], [0.5, 2])
  private func steps(form: LongConflict, share: Double) throws {
    let views = try form.scene(1000)
    let blueprint = views.scene.solver.blueprint
    let size = CanvasSize(width: share * 108 * 1000 + 8, height: 0)
    var simplex = SparseSimplex()
    var outcome = Outcome()
    simplex.solve([0], of: blueprint, at: size, decidesTies: true, fixed: [], into: &outcome)
    #expect(outcome.isBroken == (share < 1))
    let allowed = 1000 + 50 * (simplex.problem.points.count + simplex.problem.unknowns.count)
    let stepCount = allowed - simplex.stepsLeft
    #expect(stepCount < 2 * SparseSimplex.usualPatience)
  }

  @Test("are told from rounding by the simplex")
  func doubt() throws {
    var scene = Scene(variables: 2)
    try scene.add([(1, 1), (-1, 0)], .greaterThanOrEqual, 100)
    // Less than what counts as a conflict, and more than what is left of nothing.
    try scene.add([(1, 1), (-1, 0)], .lessThanOrEqual, 100 - 1e-9)
    try scene.add([(1, 0)], .greaterThanOrEqual, 0)
    let blueprint = scene.solver.blueprint
    var simplex = SparseSimplex()
    let size = CanvasSize(width: 0, height: 0)
    simplex.load(requiredRowsOf: 0, of: blueprint, at: size)
    var implied = ImpliedConflicts()
    let isLoaded = implied.load(&simplex.problem, at: size)
    try #require(isLoaded)
    let found = implied.irreducibleSet()
    let isDoubtful = implied.isDoubtful
    #expect(found.isEmpty)
    #expect(isDoubtful)
    #expect(scene.solve().conflicts.isEmpty)
  }

  @Test("are left to the simplex where coefficients would be rounded")
  func rounded() throws {
    var scene = Scene(variables: 3)
    try scene.add([(1, 1), (-0.1, 0)], .greaterThanOrEqual, 3)
    try scene.add([(1, 2), (-0.3, 1)], .greaterThanOrEqual, 7)
    try scene.add([(1, 2), (-0.7, 0)], .lessThanOrEqual, -20)
    try scene.add([(1, 0)], .lessThanOrEqual, 10)
    let blueprint = scene.solver.blueprint
    var simplex = SparseSimplex()
    let size = CanvasSize(width: 0, height: 0)
    simplex.load(requiredRowsOf: 0, of: blueprint, at: size)
    var implied = ImpliedConflicts()
    let isLoaded = implied.load(&simplex.problem, at: size)
    #expect(!isLoaded)
    #expect(scene.solve().conflicts.map(\.because.count) == [3])
  }

  @Test("of which hundreds share the edges of the canvas are settled together")
  func together() throws {
    var views = try Views()
    let rows = 60
    for _ in 0..<rows {
      try views.addRow(4, gaps: .equal) { try $0.size($1, .equal, 100) }
    }
    let conflicts = views.scene.solve(width: 250).conflicts
    #expect(conflicts.count == 2 * rows)
    let looks = views.scene.solver.effort
    #expect(looks < 40 * views.scene.ids.count, "\(looks) for \(views.scene.ids.count)")
  }
}
