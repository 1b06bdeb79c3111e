/// Texts at several widths or heights of the canvas, merged into one text whose numbers are functions of the width or
/// height.
struct TextFit: Sendable {
  private var extents: [Double]
  private var lines: [Line]
  private let pixel: Double

  /// A line of the merged text: either the same in all texts, or different only in its numbers.
  private enum Line: Sendable {
    case constant(String)
    case varying(texts: [String], words: [String], fits: [FunctionFit])
  }

  /// Creates a fit from the text at one width or height.
  init(_ lines: [String], at extent: Double, pixel: Double) {
    extents = [extent]
    self.lines = lines.map { .constant($0) }
    self.pixel = pixel
  }

  /// Adds the text at another width or height, provided that only numbers differ and that functions fit all of them.
  ///
  /// - Returns: Whether the text was added.
  /// - Complexity: O(*mn*) for *m* numbers that differ and *n* widths or heights.
  mutating func add(_ texts: [String], at extent: Double) -> Bool {
    guard texts.count == lines.count else { return false }
    var changed: [(index: Int, line: Line)] = []
    for (index, line) in lines.enumerated() {
      switch line {
      case .constant(let text) where text == texts[index]: continue
      case .constant(let text):
        guard let line = varying(text, texts[index], at: extent) else { return false }
        changed.append((index, line))
      case .varying(let parts, let words, var fits):
        let other = NumberedLine(texts[index])
        guard other.texts == parts else { return false }
        for place in fits.indices
        where !fits[place].add(.init(extent: extent, value: other.numbers[place])) {
          return false
        }
        changed.append((index, .varying(texts: parts, words: words, fits: fits)))
      }
    }
    for (index, line) in changed { lines[index] = line }
    extents.append(extent)
    return true
  }

  /// Merges two versions of a line: `text`, at all earlier widths or heights, and `other`, at `extent`.
  ///
  /// The result is `nil` if the lines differ in more than numbers, or if no functions fit the numbers.
  private func varying(_ text: String, _ other: String, at extent: Double) -> Line? {
    let (old, new) = (NumberedLine(text), NumberedLine(other))
    guard old.texts == new.texts else { return nil }
    var fits: [FunctionFit] = []
    for (before, after) in zip(old.numbers, new.numbers) {
      var fit = FunctionFit(.init(extent: extents[0], value: before), pixel: pixel)
      for extent in extents.dropFirst() {
        guard fit.add(.init(extent: extent, value: before)) else { return nil }
      }
      guard fit.add(.init(extent: extent, value: after)) else { return nil }
      fits.append(fit)
    }
    return .varying(texts: old.texts, words: old.words, fits: fits)
  }

  /// Returns the text as lines with functions in place of the numbers that vary.
  ///
  /// - Parameter edges: The edges of the layout.
  /// - Returns: The text.
  func text(among edges: [EdgeLine]) -> NumberedText {
    NumberedText(
      lines: lines.map { line in
        switch line {
        case .constant(let text): return NumberedText.Line(template: text)
        case .varying(let texts, let words, let fits):
          var template = texts[0]
          var functions: [ExtentFunction] = []
          for (index, fit) in fits.enumerated() {
            if fit.isConstant {
              template += words[index]
            } else {
              template += NumberedText.placeholder
              functions.append(fit.function(among: edges))
            }
            template += texts[index + 1]
          }
          return NumberedText.Line(template: template, functions: functions)
        }
      })
  }
}
