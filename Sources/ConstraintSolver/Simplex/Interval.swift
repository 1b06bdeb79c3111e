/// The interval of optimal values of a linear form, which is narrowed level by level.
///
/// Its ends are stored as indices of breakpoints.
struct Interval {
  /// The index of the breakpoint at the lower end, or −1 if there is no lower end.
  private(set) var low = -1
  /// The index of the breakpoint at the upper end, or −1 if there is no upper end.
  private(set) var high = -1

  /// Whether the interval has been narrowed to a single value.
  func isPoint(_ points: inout BreakpointValues) -> Bool {
    low >= 0 && high >= 0 && (low == high || points.compare(low, high) >= 0)
  }

  /// Narrows the interval to one of its ends.
  mutating func narrow(to end: Int) {
    low = end
    high = end
  }

  /// Narrows the interval to the values with the least cost, given the breakpoints of a level.
  @inline(__always)
  mutating func narrow(_ level: Range<Int>, _ points: inout BreakpointValues) {
    if level.count == 1 {
      narrow(level.lowerBound, &points)
    } else {
      narrow(several: level, &points)
    }
  }

  @inline(__always)
  private mutating func narrow(_ point: Int, _ points: inout BreakpointValues) {
    let costsBelow = points[point].slopeBelow < 0
    let costsAbove = points[point].slopeAbove > 0
    let againstLow = low < 0 ? 1 : points.compare(point, low)
    let againstHigh = high < 0 ? -1 : points.compare(point, high)
    if costsBelow, againstHigh > 0 {
      low = high
    } else if costsAbove, againstLow < 0 {
      high = low
    } else {
      if costsBelow, againstLow > 0 { low = point }
      if costsAbove, againstHigh < 0 { high = point }
    }
  }

  private mutating func narrow(several level: Range<Int>, _ points: inout BreakpointValues) {
    var slope = RoundedSum()
    // Swapped out to avoid overlapping accesses.
    var inner = Buffer<Int>()
    swap(&inner, &points.inner)
    defer { swap(&inner, &points.inner) }
    inner.removeAll()
    for point in level where points[point].slopeAbove > points[point].slopeBelow {
      let isPassed = low >= 0 && points.compare(point, low) <= 0
      slope.add(isPassed ? points[point].slopeAbove : points[point].slopeBelow)
      if !isPassed, high < 0 || points.compare(point, high) < 0 { inner.append(point) }
    }
    inner.sort(inner.indices) { lhs, rhs in
      (points[lhs].position, lhs) < (points[rhs].position, rhs)
    }
    if low >= 0, slope.value() > 0 {
      high = low
      return
    }
    if slope.value() == 0 {
      if !inner.isEmpty { high = inner[0] }
      return
    }
    for index in inner.indices {
      let point = inner[index]
      slope.add(points[point].slopeAbove - points[point].slopeBelow)
      guard slope.value() >= 0 else { continue }
      low = point
      if slope.value() > 0 {
        high = point
      } else if index + 1 < inner.count {
        high = inner[index + 1]
      }
      return
    }
    if high >= 0 { low = high }
  }
}
