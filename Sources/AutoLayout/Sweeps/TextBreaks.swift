import Foundation

/// The widths at which a text's number of lines changes.
///
/// Lines end at the last place that fits, so a text keeps its lines down to the width of the longest line. One
/// measurement just below that width gives the next lines.
struct TextBreaks {
  /// The minimum widths of numbers of lines, ascending, in points.
  private var widths: [Double] = []
  /// The range in which all breaks are known.
  private var known: ClosedRange<Double>?

  /// The coarsest unit to which measures of texts round, in points; pango's is half of it.
  private static let coarsestUnit = 1.0 / 512
  /// Pango's unit, in points: a line fits into a width that is less than a unit narrower.
  private static let unit = 1.0 / 1024
  /// The precision of breaks, in points.
  private static let precision = 1e-7
  /// The length of the parts in which breaks are searched, in points, because each break costs a measurement.
  private static let partLength = 64.0

  /// The first break on the way from one width to another, in points, or `nil` if the number of lines stays the same.
  ///
  /// Takes a measurement for each width at which lines end elsewhere, once.
  mutating func first(from start: Double, to end: Double, in label: Label) -> Double? {
    learn(min(start, end)...max(start, end), label)
    let index = widths.partitioningIndex { $0 > start }
    let next = start < end ? index : index - 1
    guard widths.indices.contains(next) else { return nil }
    // A text has its lines also in their least width.
    let isReached = start < end ? widths[next] <= end : widths[next] > end
    return isReached ? widths[next] : nil
  }

  private mutating func learn(_ wanted: ClosedRange<Double>, _ label: Label) {
    let length = Self.partLength
    let range =
      (wanted.lowerBound / length).rounded(.down) * length...(wanted.upperBound / length)
      .rounded(.up) * length
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

  private func breaks(in range: ClosedRange<Double>, _ label: Label) -> [Double] {
    var found: [Double] = []
    var wide = label.lines(in: range.upperBound)
    while wide.width > range.lowerBound {
      // A letter wider than the text's width overflows, and its line can't end elsewhere.
      guard let (width, narrow) = leastWidth(of: wide, label) else { break }
      if narrow.count != wide.count { found.append(width) }
      wide = narrow
    }
    return found.reversed()
  }

  /// The minimum width of lines, and the lines below it, or `nil` if there are no others.
  ///
  /// Takes a binary search only if the measure rounds widths, and not to pango's unit.
  private func leastWidth(of wide: Lines, _ label: Label) -> (width: Double, narrow: Lines)? {
    for width in [wide.width, wide.width - Self.unit] {
      let narrow = label.lines(in: width - Self.precision)
      guard narrow.width < wide.width else { continue }
      guard label.lines(in: width + Self.precision).width == wide.width else { break }
      return (width, narrow)
    }
    let narrow = label.lines(in: wide.width - Self.coarsestUnit)
    guard narrow.width < wide.width else { return nil }
    let width = leastNumber(between: wide.width - Self.coarsestUnit, and: wide.width) {
      label.lines(in: $0).width == wide.width
    }
    return (width, narrow)
  }
}

/// The lines of a text: their number, and the width of the longest one, in points.
private typealias Lines = (count: Int, width: Double)

extension Label {
  fileprivate func lines(in width: Double) -> Lines {
    let extent = wrappedExtent(in: CGFloat(width))
    return (shownLineCount(of: extent), Double(extent.width))
  }
}
