/// Ties and rows that come and go after a component was laid out.
extension SimplexProblem {
  /// Adds a residual with a single tie point.
  @inline(__always)
  mutating func appendTie(_ list: borrowing UnsafeList<Entry>, at position: AffineConstant) {
    for place in list.indices { entries.append(list[place]) }
    starts.append(Int32(truncatingIfNeeded: entries.count))
    residualOfPoint.append(Int32(truncatingIfNeeded: residualCount - 1))
    var point = LinePoint(tieAt: position)
    point.level = Int32(truncatingIfNeeded: levels.count)
    points.append(point)
    pointStarts.append(Int32(truncatingIfNeeded: points.count))
  }

  /// Replaces what a point costs.
  mutating func setSlopes(of point: Int, below: Double, above: Double) {
    points[point].slopeBelow = below
    points[point].slopeAbove = above
  }

  /// Lays out nothing but the rows again, after ties were added.
  mutating func removeTies() {
    entries.truncate(to: rowEntryCount)
    starts.truncate(to: rowResidualCount + 1)
    pointStarts.truncate(to: rowResidualCount + 1)
    residualOfPoint.truncate(to: rowPointCount)
    points.truncate(to: rowPointCount)
  }

  /// Adds a residual with a single point, whether or not there is one with the same entries.
  ///
  /// Nothing is laid out anew but the lists of levels. All residuals that are ties come later.
  mutating func append(_ form: borrowing UnsafeList<Entry>, _ point: LinePoint) {
    for place in form.indices { entries.append(form[place]) }
    starts.append(Int32(truncatingIfNeeded: entries.count))
    var point = point
    let level = makeLevel(point.rank)
    point.level = Int32(truncatingIfNeeded: level)
    scale.formMaximum(point.magnitude, times: 1)
    pointsOfLevel.insert(
      Int32(truncatingIfNeeded: points.count), at: Int(levelStarts[level + 1]))
    for later in level + 1..<levelStarts.count { levelStarts[later] += 1 }
    residualOfPoint.append(Int32(truncatingIfNeeded: residualCount - 1))
    points.append(point)
    pointStarts.append(Int32(truncatingIfNeeded: points.count))
  }

  /// Moves a point.
  mutating func setPosition(
    _ position: AffineConstant, _ magnitude: AffineConstant, of point: Int
  ) {
    points[point].position = position
    points[point].magnitude = magnitude
    scale.formMaximum(magnitude, times: 1)
  }

  /// The index of a rank among the levels, which it enters if it is not one of them.
  private mutating func makeLevel(_ rank: Double) -> Int {
    var level = 0
    while level < levels.count, levels[level] > rank { level += 1 }
    if level < levels.count, levels[level] == rank { return level }
    levels.insert(rank, at: level)
    levelStarts.insert(levelStarts[level], at: level)
    for point in points.indices where Int(points[point].level) >= level {
      points[point].level += 1
    }
    return level
  }
}

/// How a component was laid out before rows came and went.
struct SimplexLayout: ~Copyable {
  private(set) var residualCount = 0
  private(set) var pointCount = 0
  private var entryCount = 0
  private var points = UnsafeList<LinePoint>()
  private var levels = UnsafeList<Double>()
  private var levelStarts = UnsafeList<Int32>()
  private var pointsOfLevel = UnsafeList<Int32>()
  private(set) var scale = AffineConstant()

  /// Takes down how a problem is laid out.
  mutating func save(_ problem: borrowing SimplexProblem) {
    residualCount = problem.residualCount
    pointCount = problem.points.count
    entryCount = problem.entries.count
    points.copy(problem.points)
    levels.copy(problem.levels)
    levelStarts.copy(problem.levelStarts)
    pointsOfLevel.copy(problem.pointsOfLevel)
    scale = problem.scale
  }

  /// Lays a problem out as it was, but for points that were altered in place.
  mutating func restore(_ problem: inout SimplexProblem) {
    let hasNewLevels = problem.levels.count != levels.count
    if problem.pointsOfLevel.count != pointsOfLevel.count {
      problem.levels.copy(levels)
      problem.levelStarts.copy(levelStarts)
      problem.pointsOfLevel.copy(pointsOfLevel)
    }
    problem.entries.truncate(to: entryCount)
    problem.starts.truncate(to: residualCount + 1)
    problem.pointStarts.truncate(to: residualCount + 1)
    problem.residualOfPoint.truncate(to: pointCount)
    problem.points.truncate(to: pointCount)
    if hasNewLevels { problem.points.copy(points) }
    problem.scale = scale
  }

  /// Makes a point what it was.
  mutating func restore(point: Int, of problem: inout SimplexProblem) {
    problem.points[point] = points[point]
  }
}
