/// What residuals are pinned to at first, and in which order.
extension SparseSimplex {
  /// Finds the point at which each residual alone costs least, and lists the residuals in the order in
  /// which they are to be pinned there.
  ///
  /// By the rank that keeps a residual from leaving its point, which is the lesser one of its two sides:
  /// a label that resists with 750 and hugs with 250 grows before an equality at 260 gives way, and
  /// shrinks only where there is too little room. Would labels come first because they resist more, each
  /// of a row of equal ones would take a step to be made equal. What may leave its point to one side at
  /// no cost comes after all constraints that may not, and required inequalities come last: most hold
  /// with room to spare.
  ///
  /// - Complexity: Linear in the points and levels.
  mutating func listFavorites() {
    let levelCount = problem.levels.count
    var firstPreference = 0
    while firstPreference < levelCount, problem.levels[firstPreference] > 0 { firstPreference += 1 }
    favorites.resize(to: problem.residualCount)
    turns.resize(to: problem.residualCount)
    turnStarts.replaceAll(with: 0, count: levelCount + 3)
    for residual in 0..<problem.residualCount {
      let turn = findFavorite(of: residual, firstPreference)
      turns[residual] = Int32(truncatingIfNeeded: turn)
      if turn >= 0 { turnStarts[turn + 1] += 1 }
    }
    for turn in 1..<turnStarts.count { turnStarts[turn] += turnStarts[turn - 1] }
    pinOrder.resize(to: Int(turnStarts[turnStarts.count - 1]))
    // Of those with the same turn the most important come first.
    for index in 1...levelCount {
      for place in problem.points(onLevel: index % levelCount) {
        let residual = Int(problem.residualOfPoint[Int(problem.pointsOfLevel[place])])
        let turn = Int(turns[residual])
        guard turn >= 0 else { continue }
        pinOrder[Int(turnStarts[turn])] = Int32(truncatingIfNeeded: residual)
        turnStarts[turn] += 1
        turns[residual] = -1
      }
    }
  }

  /// Finds the point at which a residual on its own costs least.
  ///
  /// - Returns: When it is to be pinned there, or -1 if there is no such point.
  private mutating func findFavorite(of residual: Int, _ firstPreference: Int) -> Int {
    let points = problem.points(of: residual)
    var line = Line()
    var start = points.lowerBound
    var holdingLevel = -1
    while start < points.upperBound, holdingLevel < 0 {
      let level = problem.points[start].level
      var end = start + 1
      while end < points.upperBound, problem.points[end].level == level { end += 1 }
      line.narrow(start..<end, &self.line)
      if line.isPoint(&self.line) { holdingLevel = Int(level) }
      start = end
    }
    let favorite = line.low >= 0 ? line.low : line.high
    favorites[residual] = Int32(truncatingIfNeeded: favorite)
    guard favorite >= 0 else { return -1 }
    // Turns: constraints, those with one open side, preferences, required ones with an open side.
    let first = Int(problem.points[points.lowerBound].level)
    if holdingLevel >= 0, holdingLevel < firstPreference { return holdingLevel }
    if first > 0, first < firstPreference { return firstPreference }
    if holdingLevel >= 0 { return holdingLevel + 1 }
    return first > 0 ? first + 1 : problem.levels.count + 1
  }
}
