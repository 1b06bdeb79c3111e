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

  /// The unit to which measures of texts round at most, in points; pango's is half of it.
  private static let coarsestUnit = 1.0 / 512
  /// Pango's unit, in points: a line fits into a width that is less than a unit narrower.
  private static let unit = 1.0 / 1024
  /// The precision of breaks, in points.
  private static let precision = 1e-7
  /// The length of the parts in which breaks are looked for, in points, because each costs a measurement.
  private static let partLength = 64.0

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

  /// The breaks above the lower end of a range, ascending.
  private func breaks(in range: ClosedRange<Double>, _ label: Label) -> [Double] {
    var found: [Double] = []
    var wide = label.lines(in: range.upperBound)
    while wide.width > range.lowerBound {
      // A letter that is wider than the text may be sticks out, and its line ends nowhere else.
      guard let (width, narrow) = leastWidth(of: wide, label) else { break }
      if narrow.count != wide.count { found.append(width) }
      wide = narrow
    }
    return found.reversed()
  }

  /// The least width in which the text takes lines, and those that it takes below; `nil` if it takes no others.
  ///
  /// - Complexity: One measurement if widths aren't rounded, or to pango's unit by a measure that knows what fits.
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
  /// The lines that the text takes in a width, in points.
  fileprivate func lines(in width: Double) -> Lines {
    let extent = wrappedExtent(in: CGFloat(width))
    return (shownLineCount(of: extent), Double(extent.width))
  }
}
