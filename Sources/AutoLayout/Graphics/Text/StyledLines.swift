package import Foundation

/// The lines of a text in several fonts.
///
/// Fragments are measured separately, without kerning between them. Lines break at blanks, beside pictures, and within
/// words that are wider than the line. A line is high enough for all of its fonts, pictures and baseline offsets. Extra
/// height is above the letters, and no line spacing follows the last line. Fragments run from the right in a paragraph
/// that begins with Hebrew or Arabic letters. Rules that Apple doesn't document are estimates.
package struct StyledLines {
  /// A part of a line in one style.
  package struct Fragment {
    /// The index of the ``StyledPiece`` that contains the fragment.
    package let piece: Int
    /// The text of the fragment.
    package let text: String
    /// The distance from the left end of the line, in points.
    package fileprivate(set) var x: CGFloat
    /// The advance width of the fragment, in points.
    package let width: CGFloat
  }

  /// A line of the text.
  package struct Line {
    /// The fragments of the line, from the left.
    package fileprivate(set) var fragments: [Fragment]
    /// The advance width of the line, in points.
    package fileprivate(set) var width: CGFloat
    /// The distance of the line's top from the top of the first line, in points.
    package fileprivate(set) var top: CGFloat = 0
    /// The distance from the line's top to its baseline, in points.
    package fileprivate(set) var ascent: CGFloat = 0
    /// The height of the line, in points.
    package fileprivate(set) var height: CGFloat = 0
    /// The style of the line's paragraph.
    package let paragraph: ParagraphLook
    /// Whether the line's paragraph begins with right-to-left letters.
    package let isReversed: Bool
    fileprivate let endsParagraph: Bool
  }

  /// The lines, from the top.
  package private(set) var lines: [Line] = []
  /// The number of lines that the text would have without a line limit.
  package private(set) var lineCount = 0

  /// The width of the widest line, in points.
  package var width: CGFloat { lines.map(\.width).max() ?? 0 }
  /// The height of all lines, in points.
  package var height: CGFloat { lines.last.map { $0.top + $0.height } ?? 0 }

  private let pieces: [StyledPiece]
  private let measure: TextMeasure

  /// Breaks a text into lines.
  ///
  /// A line is at most `width` points wide, or a whole paragraph if `width` is `nil`. A `lineLimit` of 0 is no limit. A
  /// paragraph's last line is cut to `ellipsisWidth` with an ellipsis if it is wider or the limit omits text after it.
  package init(
    _ pieces: [StyledPiece], width: CGFloat?, lineLimit: Int = 0,
    cutAt ellipsisWidth: CGFloat? = nil,
    measure: @escaping TextMeasure
  ) {
    self.pieces = pieces
    self.measure = measure
    let paragraphs = paragraphs().map { broken($0, in: width) }
    for (number, paragraph) in paragraphs.enumerated() {
      let isLast = number == paragraphs.count - 1
      let first = lines.count
      var starts: [Int] = []
      for range in ranges(of: paragraph, in: width) {
        lineCount += 1
        guard lineLimit == 0 || lines.count < lineLimit else { continue }
        starts.append(range.lowerBound)
        lines.append(
          line(
            Array(paragraph.atoms[range]), of: paragraph,
            endsParagraph: range.upperBound == paragraph.atoms.count))
      }
      guard let ellipsisWidth, !starts.isEmpty else { continue }
      let isCut = lineLimit > 0 && lines.count == lineLimit && (!isLast || lineCount > lineLimit)
      let last = lines.count - 1
      guard last >= first, isCut || lines[last].width > ellipsisWidth + Self.tolerance,
        let start = starts.last
      else { continue }
      lines[last] = cutLine(
        Array(paragraph.atoms[start...]), of: paragraph, at: ellipsisWidth, isCut: isCut)
    }
    place()
  }

  /// The width, in points, by which a line may exceed the available width, because frames are rounded to pixels.
  private static let tolerance: CGFloat = 0.01
}

extension StyledLines {
  /// An unbreakable part of a line.
  private struct Atom {
    let piece: Int
    let text: String
    let width: CGFloat
    let isBlank: Bool
    /// Whether a line may end before the atom.
    let isBreak: Bool
  }

  private struct Paragraph {
    var atoms: [Atom] = []
    var look = ParagraphLook()
    /// The index of the piece in which the paragraph begins; an empty paragraph begins with its line break.
    var piece: Int
    var isReversed = false

    mutating func begin(with number: Int, _ piece: StyledPiece) {
      self.piece = number
      look = piece.style.paragraph ?? ParagraphLook()
    }
  }

  private func width(of text: String, _ piece: Int) -> CGFloat {
    let style = pieces[piece].style
    if let attachment = style.attachment { return attachment.width * CGFloat(text.count) }
    return max(
      0, measure(text, pieces[piece].font, nil).width + style.kern * CGFloat(text.count))
  }

  private func paragraphs() -> [Paragraph] {
    var paragraphs = [Paragraph(piece: 0)]
    for (number, piece) in pieces.enumerated() {
      let parts = piece.text.split(
        omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      for (index, part) in parts.enumerated() {
        if index > 0 {
          // An empty paragraph is as high as its line break.
          if paragraphs[paragraphs.count - 1].atoms.isEmpty {
            paragraphs[paragraphs.count - 1].begin(with: number, piece)
          }
          paragraphs.append(Paragraph(piece: number))
        }
        guard !part.isEmpty else { continue }
        let last = paragraphs.count - 1
        if paragraphs[last].atoms.isEmpty { paragraphs[last].begin(with: number, piece) }
        paragraphs[last].atoms += atoms(of: part, number, after: paragraphs[last].atoms.last)
      }
    }
    for index in paragraphs.indices {
      let first = paragraphs[index].atoms.first { $0.text.contains(where: \.isLetter) }
      paragraphs[index].isReversed = first?.text.isReversed ?? false
    }
    return paragraphs
  }

  private func atoms(of text: Substring, _ piece: Int, after last: Atom?) -> [Atom] {
    var atoms: [Atom] = []
    let isPicture = pieces[piece].style.attachment != nil
    var rest = text
    while let first = rest.first {
      let isBlank = first == " " || first == "\t"
      let part =
        isPicture ? rest.prefix(1) : rest.prefix { ($0 == " " || $0 == "\t") == isBlank }
      rest = rest.dropFirst(part.count)
      let before = atoms.last ?? last
      let followsPicture = before.map { pieces[$0.piece].style.attachment != nil } ?? false
      atoms.append(
        Atom(
          piece: piece, text: String(part), width: width(of: String(part), piece), isBlank: isBlank,
          isBreak: !isBlank && (before?.isBlank != false || isPicture || followsPicture)))
    }
    return atoms
  }

  /// Returns the paragraph, splitting words that are wider than a line into letters.
  private func broken(_ paragraph: Paragraph, in room: CGFloat?) -> Paragraph {
    guard let room else { return paragraph }
    var paragraph = paragraph
    paragraph.atoms = paragraph.atoms.flatMap { atom in
      guard atom.width > room, atom.text.count > 1, !atom.isBlank else { return [atom] }
      return atom.text.enumerated().map { index, letter in
        Atom(
          piece: atom.piece, text: String(letter), width: width(of: String(letter), atom.piece),
          isBlank: false, isBreak: index > 0 || atom.isBreak)
      }
    }
    return paragraph
  }

  /// Returns the range of atoms in each line; a paragraph without atoms has one line.
  private func ranges(of paragraph: Paragraph, in room: CGFloat?) -> [Range<Int>] {
    let atoms = paragraph.atoms
    guard let room, !atoms.isEmpty else { return [0..<atoms.count] }
    var ranges: [Range<Int>] = []
    var (start, index, used) = (0, 0, CGFloat(0))
    while index < atoms.count {
      // Blanks at the end of a line take no room.
      if atoms[index].isBlank {
        used += atoms[index].width
        index += 1
        continue
      }
      var end = index + 1
      while end < atoms.count, !atoms[end].isBlank, !atoms[end].isBreak { end += 1 }
      let word = atoms[index..<end].reduce(0) { $0 + $1.width }
      if used + word > room + Self.tolerance, index > start {
        ranges.append(start..<index)
        (start, used) = (index, 0)
      }
      used += word
      index = end
    }
    ranges.append(start..<atoms.count)
    return ranges
  }

  private func line(
    _ atoms: [Atom], of paragraph: Paragraph, endsParagraph: Bool
  ) -> Line {
    var atoms = atoms
    while atoms.last?.isBlank == true { atoms.removeLast() }
    var parts: [(piece: Int, text: String)] = []
    for atom in atoms {
      if let last = parts.last, last.piece == atom.piece {
        parts[parts.count - 1].text += atom.text
      } else {
        parts.append((atom.piece, atom.text))
      }
    }
    return line(parts, of: paragraph, endsParagraph: endsParagraph)
  }

  private func line(
    _ parts: [(piece: Int, text: String)], of paragraph: Paragraph, endsParagraph: Bool
  ) -> Line {
    var x: CGFloat = 0
    let parts = paragraph.isReversed ? parts.flatMap(Self.withBlanksApart) : parts
    var fragments = parts.map {
      Fragment(piece: $0.piece, text: $0.text, x: 0, width: width(of: $0.text, $0.piece))
    }
    if paragraph.isReversed { fragments.reverse() }
    for index in fragments.indices {
      fragments[index].x = x
      x += fragments[index].width
    }
    let shown = parts.isEmpty ? [paragraph.piece] : parts.map(\.piece)
    let ascent = shown.map { pieces[$0].ascent }.max() ?? 0
    let natural = ascent + (shown.map { pieces[$0].descent }.max() ?? 0)
    var line = Line(
      fragments: fragments, width: x, paragraph: paragraph.look, isReversed: paragraph.isReversed,
      endsParagraph: endsParagraph)
    line.height = paragraph.look.height(ofLine: natural)
    line.ascent = ascent + line.height - natural
    return line
  }

  /// Separates the blanks at both ends from a fragment, because blanks follow the reading direction.
  private static func withBlanksApart(
    _ part: (piece: Int, text: String)
  ) -> [(piece: Int, text: String)] {
    let before = part.text.prefix { $0 == " " }
    let rest = part.text.dropFirst(before.count)
    let end = rest.lastIndex { $0 != " " }.map { rest.index(after: $0) } ?? rest.startIndex
    return [String(before), String(rest[..<end]), String(rest[end...])]
      .filter { !$0.isEmpty }.map { (part.piece, $0) }
  }

  /// Returns the rest of a paragraph as one line, truncated to `room` with an ellipsis in the preceding text's font.
  private func cutLine(
    _ atoms: [Atom], of paragraph: Paragraph, at room: CGFloat, isCut: Bool
  ) -> Line {
    let whole = line(atoms, of: paragraph, endsParagraph: true)
    if !isCut, whole.width <= room + Self.tolerance { return whole }
    let characters = atoms.flatMap { atom in atom.text.map { (piece: atom.piece, text: String($0)) }
    }
    func shown(_ count: Int) -> Line {
      var parts: [(piece: Int, text: String)] = []
      for (piece, text) in characters.prefix(count) {
        if parts.last?.piece == piece {
          parts[parts.count - 1].text += text
        } else {
          parts.append((piece, text))
        }
      }
      while parts.last?.text.last == " " { parts[parts.count - 1].text.removeLast() }
      if parts.last?.text.isEmpty == true { parts.removeLast() }
      if let last = parts.last, pieces[last.piece].style.attachment == nil {
        parts[parts.count - 1].text += "…"
      }
      return line(parts, of: paragraph, endsParagraph: true)
    }
    var (least, most) = (0, characters.count + 1)
    while most - least > 1 {
      let middle = (least + most) / 2
      if shown(middle).width <= room + Self.tolerance { least = middle } else { most = middle }
    }
    return shown(least)
  }

  private mutating func place() {
    var top: CGFloat = 0
    for index in lines.indices {
      lines[index].top = top
      top += lines[index].height
      guard index < lines.count - 1 else { return }
      top += max(0, lines[index].paragraph.lineSpacing)
      if lines[index].endsParagraph {
        top += max(0, lines[index].paragraph.paragraphSpacing)
        top += max(0, lines[index + 1].paragraph.paragraphSpacingBefore)
      }
    }
  }
}

extension String {
  /// Whether the first letter is Hebrew, Arabic, or in a script between them in Unicode, and therefore right-to-left.
  fileprivate var isReversed: Bool {
    guard let letter = unicodeScalars.first(where: \.properties.isAlphabetic) else { return false }
    return switch letter.value {
    case 0x590..<0x900, 0xFB1D..<0xFE00, 0xFE70..<0xFF00: true
    default: false
    }
  }
}
