import Foundation

/// The widths at which a text takes another number of lines.
///
/// Lines end at the last place that fits, so a text keeps its lines down to the width of the longest of them. One
/// measurement just below that width gives the next lines.
struct TextBreaks {
  /// The least widths of numbers of lines, ascending, in points.
  private var widths: [Double] = []
  /// The widths among which all breaks are known.
  private var known: ClosedRange<Double>?

  /// How much narrower than its longest line a text may be measured, because measures round widths; in points.
  private static let rounding = 1.0 / 512
  /// Half of the unit to which most measures round, 1/1024 point.
  private static let halfUnit = 1.0 / 2048
  /// The precision of breaks, in points.
  private static let precision = 1e-7

  /// The break that is reached first when a width changes, in points.
  ///
  /// - Returns: `nil` if the text takes the same number of lines in all widths in between.
  /// - Complexity: A measurement for each width at which lines end elsewhere, once.
  mutating func first(from start: Double, to end: Double, in label: Label) -> Double? {
    learn(min(start, end)...max(start, end), label)
    let index = widths.partitioningIndex { $0 > start }
    let next = start < end ? index : index - 1
    guard widths.indices.contains(next) else { return nil }
    // A text has its lines also in their least width.
    let isReached = start < end ? widths[next] <= end : widths[next] > end
    return isReached ? widths[next] : nil
  }

  private mutating func learn(_ range: ClosedRange<Double>, _ label: Label) {
    guard let known else {
      widths = breaks(in: range, label)
      self.known = range
      return
    }
    let (low, high) = (known.lowerBound, known.upperBound)
    if range.lowerBound < low { widths = breaks(in: range.lowerBound...low, label) + widths }
    if range.upperBound > high { widths += breaks(in: high...range.upperBound, label) }
    self.known = min(low, range.lowerBound)...max(high, range.upperBound)
  }

  /// The breaks above the lower end of a range, ascending.
  private func breaks(in range: ClosedRange<Double>, _ label: Label) -> [Double] {
    var found: [Double] = []
    var wide = label.lines(in: range.upperBound)
    while wide.width > range.lowerBound {
      let below = wide.width - Self.rounding
      let narrow = label.lines(in: below)
      if narrow.count != wide.count {
        found.append(leastWidth(wide.count, below, wide.width, label))
      }
      // A letter that is wider than the text may be sticks out.
      guard narrow.width < wide.width else { break }
      wide = narrow
    }
    return found.reversed()
  }

  /// The least width between two widths in which the text takes a number of lines.
  ///
  /// - Complexity: Three measurements if widths aren't rounded, or to the usual unit.
  private func leastWidth(_ count: Int, _ low: Double, _ high: Double, _ label: Label) -> Double {
    func holds(_ width: Double) -> Bool { label.lines(in: width).count == count }
    for width in [high, high - Self.halfUnit]
    where !holds(width - Self.precision) && holds(width + Self.precision) {
      return width
    }
    return leastNumber(between: low, and: high, holds)
  }
}

extension Label {
  /// The number of lines that the text takes in a width, and the least width in which they end where they do.
  fileprivate func lines(in width: Double) -> (count: Int, width: Double) {
    let extent = wrappedExtent(in: CGFloat(width))
    return (shownLineCount(of: extent), Double(extent.width))
  }
}

extension [Double] {
  /// The index of the first of ascending numbers that meets a condition, which all after it meet as well.
  fileprivate func partitioningIndex(_ isAfter: (Double) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
