internal import AutoLayout
internal import Foundation
internal import LayoutDocuments

// Texts are measured by what records say of them, for the fonts of another machine are not here.
extension ReplayedDocument {
  /// Measures the texts of the tree by what records say of them: as they were where they were set in
  /// letters of that size, in proportion to it where not, and letter by letter where nowhere.
  func measure() -> TextMeasure {
    var known: [SetText: MeasuredText] = [:]
    var ems: [String: CGFloat] = [:]
    var sum = (ems: CGFloat(0), letters: 0)
    for pair in pairs.pairs.indices {
      // Of two that measured the same text in another way the choice's comes last.
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
      // No line has less than a letter.
      let lines = min(measured.lineCount(at: width), max(1, text.count))
      return TextExtent(width: width, lineCount: lines)
    }
  }

  /// Takes the texts of a view, in the letters of either record, to break as one of them did, as far as
  /// they are longer or shorter: where words may break only records show.
  private func presume(
    from readings: [Reading], _ ems: [String: CGFloat], _ known: inout [SetText: MeasuredText]
  ) {
    guard readings.count == 2 else { return }
    let sets = readings.flatMap { one in
      readings.map { SetText(text: one.text.text, pointSize: $0.text.pointSize) }
    }
    for (set, reading) in sets.flatMap({ set in readings.map { (set, $0) } }) {
      // One that fits where it is says nothing of where it breaks.
      guard reading.text != set, let lines = reading.lines, reading.whole > 0,
        reading.whole.isFinite, lines.width < reading.whole
      else { continue }
      let whole = known[set]?.whole ?? (ems[set.text] ?? 0) * set.pointSize
      // What a line held there: as much as it is wide, if so many lines could do with that.
      let count = CGFloat(max(1, lines.lineCount))
      let least = reading.whole / count
      let most = count > 1 ? reading.whole / (count - 1) : .infinity
      let held = min(max(lines.width, least), most)
      known[set, default: MeasuredText(whole: whole)].presumed.append(
        (lines.width, Int(min(1000, max(1, (whole / held - 0.001).rounded(.up))))))
    }
  }

  /// What a record says of a text: how wide it was on one line, and where it may take several, at which
  /// width it took how many.
  private typealias Reading = (
    text: SetText, whole: CGFloat, lines: (width: CGFloat, lineCount: Int)?
  )

  /// What both records say of the text of a view, the choice's last.
  private func readings(of pair: Int) -> [Reading] {
    let isNew = choice.sideOfContent(of: pair) == .actual
    return (isNew ? [LayoutReplay.Side.reference, .actual] : [.actual, .reference])
      .compactMap { reading(of: pair, $0) }
  }

  private func reading(of pair: Int, _ side: LayoutReplay.Side) -> Reading? {
    // A size that the author chose for the content says nothing of its text.
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

/// A text in a size of letters.
private struct SetText: Hashable {
  var text: String
  var pointSize: CGFloat
}

/// What is known of a text: how wide it is on one line, and at which widths it breaks into how many.
private struct MeasuredText {
  var whole: CGFloat
  /// As records say.
  var breaks: [(width: CGFloat, lineCount: Int)] = []
  /// As another text of the same view did.
  var presumed: [(width: CGFloat, lineCount: Int)] = []

  /// How many lines the text takes at a width that is too narrow for one, by the nearest that is known.
  func lineCount(at width: CGFloat) -> Int {
    if let known = (breaks + presumed).first(where: { abs($0.width - width) <= 1 }) {
      return known.lineCount
    }
    let estimate = Int(min(1000, max(2, (whole / max(width, 1)).rounded(.up))))
    // A narrower line holds no more words, and a wider one no fewer.
    let fewest = breaks.filter { $0.width >= width }.map(\.lineCount).max() ?? 1
    let most = breaks.filter { $0.width <= width }.map(\.lineCount).min() ?? estimate
    return max(fewest, min(most, estimate))
  }
}
