import ConstraintSolver
import Testing

/// Views along one axis that don't fit, in shapes that layouts have.
private enum LongConflict: String, CaseIterable, CustomTestStringConvertible {
  /// No widths, only gaps that alone are too wide.
  case bounds
  /// Minimum widths and gaps.
  case gaps
  /// Equal widths, one of which has a minimum.
  case equal
  /// Views inside one another, with minimum insets.
  case nested
  /// Views inside one another, centered.
  case centered
  /// Two rows side by side, connected every few views.
  case ladder
  /// Views in groups, and these in others.
  case grouped

  var testDescription: String { rawValue }

  /// A scene for a canvas that is too narrow by half.
  func views(_ count: Int) throws -> Views {
    let views = try Views()
    switch self {
    case .bounds: try views.addRow(count, gaps: .equal, of: 108) { _ in }
    case .gaps:
      try views.addRow(count, gaps: .greaterThanOrEqual) {
        try views.size($0, .greaterThanOrEqual, 100)
      }
    case .equal:
      try views.addRow(count, gaps: .greaterThanOrEqual) { place in
        if place == 2 { return try views.size(place, .greaterThanOrEqual, 100) }
        try views.scene.add([(1, place + 1), (-1, place), (-1, 3), (1, 2)], .equal, 0)
      }
    case .nested, .centered: try addNested(count, views)
    case .ladder:
      let rows = try [150.0, 190].map { width in
        try views.addRow(count / 2, gaps: .greaterThanOrEqual) {
          try views.size($0, .greaterThanOrEqual, width)
        }
      }
      for index in stride(from: 3, to: count / 2, by: 5) {
        try views.distance(rows[0][index], rows[1][index], .greaterThanOrEqual, 0)
      }
    case .grouped: try addGroups(count, 1, 0, views)
    }
    return views
  }

  private func addNested(_ count: Int, _ views: Views) throws {
    var (left, right) = (1, 0)
    for _ in 0..<count {
      let place = try views.add()
      if self == .nested {
        try views.distance(place + 1, right, .greaterThanOrEqual, 40)
      } else {
        try views.scene.add(
          [(0.5, place), (0.5, place + 1), (-0.5, left), (-0.5, right)], .equal, 0)
      }
      try views.distance(left, place, .greaterThanOrEqual, 40)
      (left, right) = (place, place + 1)
    }
    try views.size(left, .greaterThanOrEqual, 50)
  }

  private func addGroups(_ count: Int, _ left: Int, _ right: Int, _ views: Views) throws {
    var last = left
    for part in 0..<min(count, 5) {
      let place = try views.add()
      try views.distance(last, place, .greaterThanOrEqual, 8)
      let inside = (count + part) / 5
      if inside <= 1 {
        try views.size(place, .greaterThanOrEqual, 100)
      } else {
        try addGroups(inside, place, place + 1, views)
      }
      last = place + 1
    }
    try views.distance(last, right, .greaterThanOrEqual, 8)
  }
}

/// Views whose left edges are variables and whose right edges are the next ones; 1 and 0 are the
/// left and the right edge of the canvas.
private struct Views {
  let scene = Scene(variables: 2)

  init() throws {
    try scene.add([(1, 1)], .equal, 0, isBreakable: false)
    try scene.add([(1, 0)], .equal, AffineConstant(perWidth: 1), isBreakable: false)
  }

  /// Adds a view with the rows that every view of a layout has.
  func add() throws -> Int {
    let place = scene.makeVariable()
    scene.makeVariable()
    try scene.add([(1, place + 1), (-1, place)], .greaterThanOrEqual, 0, isBreakable: false)
    try scene.add([(1, place + 1), (-1, place)], .equal, 0, .preference(2))
    try scene.add([(1, place), (-1, 1)], .equal, 0, .preference(1))
    return place
  }

  func size(_ place: Int, _ relation: Relation, _ size: Double) throws {
    try distance(place, place + 1, relation, size)
  }

  func distance(_ from: Int, _ to: Int, _ relation: Relation, _ distance: Double) throws {
    try scene.add([(1, to), (-1, from)], relation, distance)
  }

  @discardableResult
  func addRow(
    _ count: Int, gaps: Relation, of gap: Double = 8, _ body: (Int) throws -> Void
  ) throws -> [Int] {
    var places: [Int] = []
    for _ in 0..<count {
      let place = try add()
      try distance(places.last.map { $0 + 1 } ?? 1, place, gaps, gap)
      try body(place)
      places.append(place)
    }
    try distance(places[count - 1] + 1, 0, gaps, gap)
    return places
  }
}

@Suite("Conflicts that run through many views")
struct LongConflictTests {
  @Test("are irreducible sets, whatever their shape", arguments: LongConflict.allCases)
  private func irreducible(form: LongConflict) throws {
    let scene = try form.views(50).scene
    let width = 54.0 * 50
    let conflicts = scene.solve(width: width).conflicts
    // Each view takes part, with more than one of its constraints in most shapes.
    #expect((conflicts.first?.because.count ?? 0) >= 25)
    for conflict in conflicts {
      let ids = conflict.because + [conflict.broken]
      let members = scene.present.filter { ids.contains($0.id) }.map(\.row)
      for absent in members.indices {
        var others = members
        others.remove(at: absent)
        let part = try Scene(variables: scene.variables.count, others)
        #expect(part.solve(width: width).conflicts.isEmpty, "without \(absent)")
      }
      let whole = try Scene(variables: scene.variables.count, members)
      #expect(whole.solve(width: width).conflicts.map(\.because.count) == [ids.count - 1])
    }
    for conflict in conflicts { scene.remove(conflict.broken) }
    #expect(scene.solve(width: width).conflicts.isEmpty)
  }

  @Test("end where there is room for everything", arguments: [0.5, 2])
  func room(share: Double) throws {
    for form in [LongConflict.gaps, .bounds] {
      let scene = try form.views(200).scene
      let solution = scene.solve(width: share * 108 * 200 + 8)
      #expect(solution.conflicts.isEmpty == (share > 1))
      #expect(!solution.reachedIterationLimit)
      #expect(scene.largestViolation() <= 1e-7)
    }
  }

  @Test("through hundreds of rows are found whole")
  func long() throws {
    let count = 150
    let scene = Scene(variables: 2 * count)
    for item in 0..<count {
      let gap: Sum = item == 0 ? [(1, 0)] : [(1, 2 * item), (-1, 2 * item - 1)]
      try scene.add(gap, .greaterThanOrEqual, 8)
      try scene.add([(1, 2 * item + 1), (-1, 2 * item)], .greaterThanOrEqual, 20)
    }
    try scene.add([(1, 2 * count - 1)], .equal, AffineConstant(perWidth: 1))
    let conflicts = scene.solve(width: 28 * Double(count) - 1).conflicts
    #expect(conflicts.map { ($0.because + [$0.broken]).sorted() } == [scene.ids])
    #expect(scene.solve(width: 28 * Double(count)).conflicts.isEmpty)
  }

  @Test("of which hundreds share the edges of the canvas are all found")
  func together() throws {
    let views = try Views()
    let rows = 30
    for _ in 0..<rows {
      try views.addRow(4, gaps: .equal) { try views.size($0, .equal, 100) }
    }
    let scene = views.scene
    #expect(scene.solve(width: 250).conflicts.count >= rows)
    #expect(scene.largestViolation() <= 1e-7)
    #expect(scene.solve(width: 440).conflicts.isEmpty)
  }
}
