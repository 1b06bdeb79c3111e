/// The choice of an initial basis, with each residual at its cheapest breakpoint regardless of other residuals.
///
/// Residuals that are most likely to stay at their breakpoints come first. In most layouts, this crash basis is
/// optimal or a few steps away from the optimum.
struct CrashBasis: ~Copyable {
  /// For each residual, the index of its cheapest breakpoint, or −1 if the residual has no such breakpoint.
  private(set) var preferredPoints = Buffer<Int32>()
  /// The residuals with a preferred breakpoint, in the order in which they enter the basis.
  private(set) var order = Buffer<Int32>()
  /// For each residual, the index of its priority class, or −1 for residuals without a preferred breakpoint.
  private var priorityClasses = Buffer<Int32>()
  /// For each priority class, the index in ``order`` of its first residual.
  private var starts = Buffer<Int32>()

  /// Finds the preferred breakpoints and the order of residuals.
  ///
  /// A residual may have one cost below its breakpoint and another cost above it. The less important cost determines
  /// the residual's position in the order. For example, a label with compression resistance 750 and hugging 250 comes
  /// after an equation with priority 260. Residuals with only one cost come after all other constraints. Required
  /// inequalities come last, because most of them aren't active.
  ///
  /// - Complexity: Linear in the number of breakpoints and levels.
  mutating func choose(_ problem: borrowing SimplexProblem, _ points: inout BreakpointValues) {
    let levelCount = problem.levels.count
    var firstPreference = 0
    while firstPreference < levelCount, problem.levels[firstPreference] > 0 { firstPreference += 1 }
    preferredPoints.resize(to: problem.residualCount)
    priorityClasses.resize(to: problem.residualCount)
    starts.fill(with: 0, count: levelCount + 3)
    for residual in 0..<problem.residualCount {
      let priorityClass = choosePoint(of: residual, problem, firstPreference, &points)
      priorityClasses[residual] = Int32(small: priorityClass)
      if priorityClass >= 0 { starts[priorityClass + 1] += 1 }
    }
    for priorityClass in 1..<starts.count { starts[priorityClass] += starts[priorityClass - 1] }
    order.resize(to: Int(starts[starts.count - 1]))
    // The most important residuals of a priority class come first, required ones last.
    for index in 1...levelCount {
      for place in problem.points(onLevel: index % levelCount) {
        let residual = Int(problem.residualOfPoint[problem.point(byLevel: place)])
        let priorityClass = Int(priorityClasses[residual])
        guard priorityClass >= 0 else { continue }
        order[Int(starts[priorityClass])] = Int32(small: residual)
        starts[priorityClass] += 1
        priorityClasses[residual] = -1
      }
    }
  }

  /// Finds a residual's cheapest breakpoint, regardless of other residuals.
  ///
  /// - Returns: The index of the residual's priority class, or −1 if there is no such breakpoint.
  private mutating func choosePoint(
    of residual: Int, _ problem: borrowing SimplexProblem, _ firstPreference: Int,
    _ points: inout BreakpointValues
  ) -> Int {
    let range = problem.points(of: residual)
    var interval = Interval()
    var start = range.lowerBound
    var holdingLevel = -1
    while start < range.upperBound, holdingLevel < 0 {
      let level = problem.points[start].level
      var end = start + 1
      while end < range.upperBound, problem.points[end].level == level { end += 1 }
      interval.narrow(start..<end, &points)
      if interval.isPoint(&points) { holdingLevel = Int(level) }
      start = end
    }
    let preferred = interval.low >= 0 ? interval.low : interval.high
    preferredPoints[residual] = Int32(small: preferred)
    guard preferred >= 0 else { return -1 }
    let first = Int(problem.points[range.lowerBound].level)
    if holdingLevel >= 0, holdingLevel < firstPreference { return holdingLevel }
    if first > 0, first < firstPreference { return firstPreference }
    if holdingLevel >= 0 { return holdingLevel + 1 }
    return first > 0 ? first + 1 : problem.levels.count + 1
  }
}
