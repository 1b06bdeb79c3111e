internal import AutoLayout
internal import Foundation
internal import LayoutDocuments

// Texts are measured by their recorded sizes, since the fonts of another machine may be missing.
extension ReplayedDocument {
  /// Returns a function that measures texts by the sizes in the records.
  ///
  /// A text with the recorded font size has the recorded size. With another font size, the recorded size is scaled. The
  /// size of an unrecorded text is estimated from the average width of a letter.
  func measure() -> TextMeasure {
    var known: [SetText: MeasuredText] = [:]
    var ems: [String: CGFloat] = [:]
    var sum = (ems: CGFloat(0), letters: 0)
    for pair in pairs.pairs.indices {
      // If the records measured a text differently, the choice's reading comes last.
      for (text, whole, lines) in readings(of: pair) {
        if known[text]?.whole != whole { known[text] = MeasuredText(whole: whole) }
        if let lines { known[text]?.breaks.append(lines) }
        ems[text.text] = whole / text.pointSize
        sum = (sum.ems + whole / text.pointSize, sum.letters + text.text.count)
      }
    }
    for pair in pairs.pairs.indices { presume(from: readings(of: pair), ems, &known) }
    let emsOfLetter = sum.letters == 0 ? 0.5 : sum.ems / CGFloat(sum.letters)
    return { text, font, width in
      let measured =
        known[SetText(text: text, pointSize: font.pointSize)]
        ?? MeasuredText(
          whole: (ems[text] ?? emsOfLetter * CGFloat(text.count)) * font.pointSize)
      guard let width, width < measured.whole - 0.01 else {
        return TextExtent(width: measured.whole, lineCount: text.count { $0 == "\n" } + 1)
      }
      // Each line has at least one letter.
      let lines = min(measured.lineCount(at: width), max(1, text.count))
      return TextExtent(width: width, lineCount: lines)
    }
  }

  /// Estimates line counts for all combinations of a view's texts and font sizes from both records.
  ///
  /// A combination that wasn't recorded is assumed to break like a recorded text, in proportion to its length.
  private func presume(
    from readings: [Reading], _ ems: [String: CGFloat], _ known: inout [SetText: MeasuredText]
  ) {
    guard readings.count == 2 else { return }
    let sets = readings.flatMap { one in
      readings.map { SetText(text: one.text.text, pointSize: $0.text.pointSize) }
    }
    for (set, reading) in sets.flatMap({ set in readings.map { (set, $0) } }) {
      // A text that fits on one line doesn't show where it breaks.
      guard reading.text != set, let lines = reading.lines, reading.whole > 0,
        reading.whole.isFinite, lines.width < reading.whole
      else { continue }
      let whole = known[set]?.whole ?? (ems[set.text] ?? 0) * set.pointSize
      // The length of a line: its width, if that number of lines could hold the text.
      let count = CGFloat(max(1, lines.lineCount))
      let least = reading.whole / count
      let most = count > 1 ? reading.whole / (count - 1) : .infinity
      let held = min(max(lines.width, least), most)
      known[set, default: MeasuredText(whole: whole)].presumed.append(
        (lines.width, Int(min(1000, max(1, (whole / held - 0.001).rounded(.up))))))
    }
  }

  /// A recorded text with its width on one line and, if it may wrap, its line count at the view's width.
  private typealias Reading = (
    text: SetText, whole: CGFloat, lines: (width: CGFloat, lineCount: Int)?
  )

  /// Returns the recorded measurements of a view's text in both records, with those of the chosen record last.
  private func readings(of pair: Int) -> [Reading] {
    let isNew = choice.sideOfContent(of: pair) == .actual
    return (isNew ? [LayoutReplay.Side.reference, .actual] : [.actual, .reference])
      .compactMap { reading(of: pair, $0) }
  }

  private func reading(of pair: Int, _ side: LayoutReplay.Side) -> Reading? {
    // A stated size of the content isn't that of its text.
    guard let item = side == .actual ? pairs.new(pair) : pairs.old(pair), let text = item.text,
      !text.isEmpty, let wish = item.contentWidth, let height = item.contentHeight,
      let settings = replay.item(pair, side)?.item, settings[.intrinsicSize] == nil
    else { return nil }
    var size = PlatformProfile.standard.labelFontSize
    if case .font(let font) = settings[.font] { size = font.size ?? size }
    let font = Font(pointSize: size)
    let count = Int(min(1000, max(0, (height.length / font.lineHeight).rounded())))
    return (
      SetText(text: text, pointSize: font.pointSize), wish.length,
      item.lineLimit == 1 ? nil : (item.frame.width, count)
    )
  }
}

/// A text with a font size.
private struct SetText: Hashable {
  var text: String
  var pointSize: CGFloat
}

/// The width of a text on one line, and its line counts at other widths.
private struct MeasuredText {
  var whole: CGFloat
  /// The recorded widths, with the number of lines at each.
  var breaks: [(width: CGFloat, lineCount: Int)] = []
  /// The widths and line counts that were assumed from another text of the same view.
  var presumed: [(width: CGFloat, lineCount: Int)] = []

  /// Returns the number of lines at a width that is too narrow for one line.
  ///
  /// The number is estimated if no recorded or assumed width is within a point of this width.
  func lineCount(at width: CGFloat) -> Int {
    if let known = (breaks + presumed).first(where: { abs($0.width - width) <= 1 }) {
      return known.lineCount
    }
    let estimate = Int(min(1000, max(2, (whole / max(width, 1)).rounded(.up))))
    // A narrower line never holds more words.
    let fewest = breaks.filter { $0.width >= width }.map(\.lineCount).max() ?? 1
    let most = breaks.filter { $0.width <= width }.map(\.lineCount).min() ?? estimate
    return max(fewest, min(most, estimate))
  }
}
