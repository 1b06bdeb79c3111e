internal import AutoLayout
internal import Foundation

// How records spell the looks of runs that sizes follow from. Words and values are part of the format.
extension StyledRuns {
  /// The runs as words of a layout record: the length of each run, followed by the names and values of its attributes.
  var recordWords: [String] {
    inLayout.runs.flatMap { run -> [String] in
      ["\(run.length)"]
        + Self.numbers.compactMap { name, path in
          let value = run.style[keyPath: path]
          return value == 0 ? nil : "\(name):\(plainNumber(value))"
        }
        + [
          run.style.fontWeight.map { "weight:\($0.word)" },
          run.style.textStyle.map { "style:\($0.rawValue)" },
          run.style.paragraph.flatMap {
            $0.alignment == .natural ? nil : "alignment:\($0.alignment.word)"
          },
        ].compactMap(\.self)
    }
  }

  /// Creates runs from words of a layout record, or returns `nil` if the words aren't valid.
  init?(recordWords words: [String]) {
    var runs: [Run] = []
    for word in words {
      if let length = Int(word), 1...1_000_000 ~= length {
        runs.append(Run(length: length))
        continue
      }
      let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
      guard parts.count == 2, !runs.isEmpty,
        Self.read(parts[0], parts[1], into: &runs[runs.count - 1].style)
      else { return nil }
    }
    guard !runs.isEmpty else { return nil }
    self.init(runs)
  }

  private static func read(_ name: String, _ value: String, into style: inout TextRunStyle) -> Bool
  {
    switch name {
    case "weight":
      style.fontWeight = Font.Weight(word: value)
      return style.fontWeight != nil
    case "style":
      style.textStyle = TextStyle.allCases.first { $0.rawValue == value }
      return style.textStyle != nil
    case "alignment":
      guard let alignment = TextAlignment(word: value) else { return false }
      style.ownParagraph.alignment = alignment
      return true
    default:
      guard let path = numbers.first(where: { $0.name == name })?.path,
        let number = plainDecimal(value), number.isFinite
      else { return false }
      style[keyPath: path] = CGFloat(number)
      return true
    }
  }

  private static var numbers: [(name: String, path: WritableKeyPath<TextRunStyle, CGFloat>)] {
    [
      ("size", \.ownFontSize), ("kern", \.kern), ("offset", \.baselineOffset),
      ("x", \.ownAttachment.origin.x), ("y", \.ownAttachment.origin.y),
      ("width", \.ownAttachment.size.width), ("height", \.ownAttachment.size.height),
      ("lineSpacing", \.ownParagraph.lineSpacing),
      ("spacing", \.ownParagraph.paragraphSpacing),
      ("spacingBefore", \.ownParagraph.paragraphSpacingBefore),
      ("lineHeight", \.ownParagraph.lineHeightMultiple),
      ("minHeight", \.ownParagraph.minimumLineHeight),
      ("maxHeight", \.ownParagraph.maximumLineHeight),
    ]
  }
}

extension TextRunStyle {
  /// The font size of the run, or 0 if the run uses the view's font size.
  fileprivate var ownFontSize: CGFloat {
    get { fontSize ?? 0 }
    set { fontSize = newValue == 0 ? nil : newValue }
  }

  /// The frame of the attached picture, or an empty rectangle if there isn't one.
  fileprivate var ownAttachment: CGRect {
    get { attachment ?? .zero }
    set { attachment = newValue }
  }

  /// The run's paragraph style, or the default style if the run has no paragraph style.
  fileprivate var ownParagraph: ParagraphLook {
    get { paragraph ?? ParagraphLook() }
    set { paragraph = newValue }
  }
}
