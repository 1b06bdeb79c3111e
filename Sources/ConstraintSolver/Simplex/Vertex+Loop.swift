extension Vertex {
  /// Computes all unknowns of a component along its loop, and along what hangs on that.
  ///
  /// Gives what ``propagate(_:into:)`` does, without having to find out what follows from what: from
  /// zero on there is one way to each unknown if all edges are at a limit but one of the loop.
  ///
  /// - Returns: Whether zero is on the loop, if there is one, and one of its edges is at no limit; else
  ///   nothing happens.
  mutating func follow(
    _ loop: inout Loop, _ problem: inout SimplexProblem,
    into coordinates: inout UnsafeList<AffineConstant>
  ) -> Bool {
    let count = problem.unknowns.count
    guard loop.origin == count, let gap = gap(in: &loop) else { return false }
    coordinates.replaceAll(with: AffineConstant(), count: count)
    for index in 0..<gap {
      place(loop.steps[index].node, by: loop.steps[index].edge, &loop, &problem, &coordinates)
    }
    var index = loop.steps.count - 1
    while index > gap {
      place(loop.steps[index - 1].node, by: loop.steps[index].edge, &loop, &problem, &coordinates)
      index -= 1
    }
    for index in loop.leaves.indices.reversed() {
      place(loop.leaves[index].node, by: loop.leaves[index].edge, &loop, &problem, &coordinates)
    }
    // Ties add nothing to what constraints decide.
    for residual in loop.ends.count..<definers.count { definers[residual] = -1 }
    return true
  }

  /// The only step along the loop whose edge is at no limit, or 0 if there is no loop.
  ///
  /// - Returns: Nil if there is none, or another edge at no limit.
  private mutating func gap(in loop: inout Loop) -> Int? {
    for index in loop.leaves.indices where definers[Int(loop.leaves[index].edge)] < 0 {
      return nil
    }
    var gap = loop.steps.isEmpty ? 0 : -1
    for index in loop.steps.indices where definers[Int(loop.steps[index].edge)] < 0 {
      if gap >= 0 { return nil }
      gap = index
    }
    return gap >= 0 ? gap : nil
  }

  /// Computes the unknown at one end of an edge from the one at the other.
  @inline(__always)
  private mutating func place(
    _ node: Int32, by edge: Int32, _ loop: inout Loop, _ problem: inout SimplexProblem,
    _ coordinates: inout UnsafeList<AffineConstant>
  ) {
    let ends = loop.ends[Int(edge)]
    var value = problem.points[Int(definers[Int(edge)])].position
    let other = Int(ends.other(than: node))
    let isFirst = ends.first == node
    if other < coordinates.count {
      value.subtract(coordinates[other], times: isFirst ? -1 : 1)
    }
    coordinates[Int(node)] = isFirst ? value : value.negated
  }
}
