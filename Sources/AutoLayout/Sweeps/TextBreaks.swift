import Foundation

/// The widths at which a text's number of lines changes.
///
/// Lines stay the same until the longest line no longer fits. Measuring just below that line's width gives new lines.
struct TextBreaks {
  /// The minimum width in points for each number of lines, ascending.
  private var widths: [Double] = []
  /// The range of widths, in points, in which all breaks are known, or `nil` if there isn't one.
  private var known: ClosedRange<Double>?

  /// The coarsest unit to which text measurements round, in points: twice Pango's unit.
  private static let coarsestUnit = 1.0 / 512
  /// Pango's unit, in points; a line still fits if it exceeds the available width by less than this.
  private static let unit = 1.0 / 1024
  /// The precision of the widths, in points.
  private static let precision = 1e-7
  /// The length of the steps in which a range is searched for breaks, in points.
  private static let partLength = 64.0

  /// Returns the first width from `start` to `end`, in points, at which a label's number of lines changes, or `nil`.
  ///
  /// Results are stored, so that a range of widths is searched only once.
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

  /// Returns the minimum width at which a label keeps its lines, and the lines that it has below that width.
  ///
  /// Returns `nil` if the lines can't get narrower.
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

/// The lines of a text: the number of lines, and the width of the longest line in points.
private typealias Lines = (count: Int, width: Double)

extension Label {
  fileprivate func lines(in width: Double) -> Lines {
    let extent = wrappedExtent(in: CGFloat(width))
    return (shownLineCount(of: extent), Double(extent.width))
  }
}
