/// One level after another, step by step.
extension SparseSimplex {
  /// Optimizes one level after another, as long as anything may be displaced.
  ///
  /// - Returns: Whether constraints alone, without preferences, leave one solution.
  mutating func optimizeLevels() -> Bool {
    var isUnique: Bool?
    var level = 0
    isImpossible = false
    while level < problem.levels.count, freedom > 0, !isSingular {
      if problem.levels[level] < 0, isUnique == nil { isUnique = false }
      optimize(level)
      // What comes next may take a step for each of many views, to a place that nobody looks at.
      if level == 0, patience > 0, freedom > Self.usualPatience, missesAtBest {
        isImpossible = true
      }
      if isImpossible { break }
      level += 1
    }
    return isUnique ?? (freedom == 0)
  }

  /// Sets how many steps may be taken: far more than are ever needed.
  mutating func allowSteps() {
    stepsLeft = 1000 + 50 * (problem.points.count + problem.unknowns.count)
    patience = 0
    returnsLeft = 3
  }

  /// Displaces rows until that no longer lowers the cost of a level, and forbids what would raise it.
  mutating func optimize(_ level: Int) {
    _ = descend(level)
    forbidRising()
  }

  /// Displaces rows until that no longer lowers the cost of a level.
  ///
  /// - Returns: Whether residuals that are not pinned have a part in the cost.
  mutating func descend(_ level: Int) -> Bool {
    clearBarred()
    zeroSteps = 0
    var hasPrices = computePrices(level)
    while let move = bestMove(level, hasPrices), stepsLeft > 0, !isSingular {
      guard let slope = verifiedSlope(of: move.row, move.sign, level), slope.cleaned < 0 else {
        bar(move.row, move.sign)
        continue
      }
      guard let length = step(move.row, move.sign, level, slope: slope) else {
        if isInaccurate {
          refresh()
          hasPrices = computePrices(level)
        } else {
          bar(move.row, move.sign)
        }
        continue
      }
      stepsLeft -= 1
      if level == 0, patience > 0 {
        patience -= 1
        if patience == 0 {
          settleRequired()
          if isImpossible { break }
        }
      }
      zeroSteps = length > 0 ? 0 : zeroSteps + 1
      clearBarred()
      assert(isConsistent)
      hasPrices = computePrices(level)
    }
    return hasPrices
  }

  private mutating func bar(_ row: Int, _ sign: Double) {
    barred[row].insert(Directions(sign))
    hasBarred = true
  }

  mutating func clearBarred() {
    guard hasBarred else { return }
    for row in barred.indices { barred[row] = [] }
    hasBarred = false
  }
}
