/// A way to displace a column.
enum Direction: Double {
  case up = 1
  case down = -1
}

/// A displacement of a column that lowers the cost.
struct ImprovingMove {
  let column: Int
  let direction: Direction
  /// How the cost of each level changes with the length of the displacement, at first.
  var slopes: [LevelSlope]
}

/// A sum of slopes and the sum of their sizes, which tells rounding from meaning.
struct LevelSlope {
  var sum = 0.0
  var magnitude = 0.0

  mutating func add(_ slope: Double) {
    sum += slope
    magnitude += abs(slope)
  }

  /// The sum, or zero where only rounding is left of it.
  var cleaned: Double {
    abs(sum) <= Approximation.slope * magnitude ? 0 : sum
  }
}

extension Simplex {
  /// Computes the slopes through basic residuals from scratch.
  mutating func computeSlopes() {
    let width = columnCount
    var sums = Array(repeating: LevelSlope(), count: component.levelCount * width)
    for residual in values.indices where columnOfResidual[residual] < 0 {
      let row = residual * width
      for breakpoint in component.ranges[residual] {
        let slope = slope(of: breakpoint)
        guard slope != 0 else { continue }
        let level = component.breakpoints[breakpoint].level * width
        for column in 0..<width where coefficients[row + column] != 0 {
          sums[level + column].add(slope * coefficients[row + column])
        }
      }
    }
    slopes = (0..<component.levelCount).map { level in
      sums[level * width..<(level + 1) * width].map { $0.cleaned }
    }
  }

  /// A displacement that lowers the cost, or nil at the optimum.
  ///
  /// Takes the steepest on the most important level, or the first in a fixed order.
  mutating func improvingMove(rule: Rule) -> ImprovingMove? {
    while let candidate = candidate(rule: rule) {
      let move = verified(candidate.column, candidate.direction)
      for slope in move.slopes where slope.cleaned != 0 {
        if slope.cleaned < 0 { return move }
        break
      }
      // It was rounding. The column would come up again and again until something changes.
      isBarred[candidate.column] = true
    }
    return nil
  }

  private struct Candidate {
    let column: Int
    let direction: Direction
    let level: Int
    let slope: Double
    let identity: Int
  }

  private func candidate(rule: Rule) -> Candidate? {
    var best: Candidate?
    for column in 0..<columnCount where !isBarred[column] && !isSettled[column] {
      for direction in [Direction.up, .down] {
        guard let (level, slope) = firstSlope(column, direction), slope < 0 else { continue }
        let residual = residualOfColumn[column]
        let identity = residual < 0 ? column - columnCount : residual
        let candidate = Candidate(
          column: column, direction: direction, level: level, slope: slope, identity: identity)
        guard let chosen = best else {
          best = candidate
          continue
        }
        let isBetter =
          switch rule {
          case .firstIndex: candidate.identity < chosen.identity
          case .steepest: (level, slope) < (chosen.level, chosen.slope)
          }
        if isBetter { best = candidate }
      }
    }
    return best
  }

  /// Whether displacing a column raises the cost.
  func costs(_ column: Int, _ direction: Direction) -> Bool {
    guard let (_, slope) = firstSlope(column, direction) else { return false }
    return slope > 0
  }

  /// The most important level whose cost a displacement changes, and how.
  func firstSlope(_ column: Int, _ direction: Direction) -> (level: Int, slope: Double)? {
    let residual = residualOfColumn[column]
    for level in slopes.indices {
      var slope = LevelSlope()
      slope.add(direction.rawValue * slopes[level][column])
      if residual >= 0 {
        for breakpoint in component.ranges[residual]
        where component.breakpoints[breakpoint].level == level {
          slope.add(slopeOfPinned(breakpoint, direction))
        }
      }
      if slope.cleaned != 0 { return (level, slope.cleaned) }
    }
    return nil
  }

  /// How the cost at a breakpoint of a pinned residual changes when it leaves its pin.
  func slopeOfPinned(_ breakpoint: Int, _ direction: Direction) -> Double {
    let point = component.breakpoints[breakpoint]
    let side = sides[breakpoint]
    let isAbove = side > 0 || (side == 0 && direction == .up)
    return direction.rawValue * (isAbove ? point.slopeAbove : point.slopeBelow)
  }

  /// Computes the slopes of a displacement from scratch and stores what was found.
  private mutating func verified(_ column: Int, _ direction: Direction) -> ImprovingMove {
    var sums = Array(repeating: LevelSlope(), count: component.levelCount)
    for residual in values.indices where columnOfResidual[residual] < 0 {
      let coefficient = coefficients[residual * columnCount + column]
      guard coefficient != 0 else { continue }
      for breakpoint in component.ranges[residual] {
        sums[component.breakpoints[breakpoint].level].add(coefficient * slope(of: breakpoint))
      }
    }
    for level in slopes.indices {
      slopes[level][column] = sums[level].cleaned
      sums[level].sum = direction.rawValue * sums[level].cleaned
    }
    let pinned = residualOfColumn[column]
    if pinned >= 0 {
      for breakpoint in component.ranges[pinned] {
        sums[component.breakpoints[breakpoint].level].add(slopeOfPinned(breakpoint, direction))
      }
    }
    return ImprovingMove(column: column, direction: direction, slopes: sums)
  }
}
