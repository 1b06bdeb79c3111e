import AutoLayout
import Foundation

/// Where the pieces of a formula stand: in one line where that fits, in several where it does not.
///
/// Places are in points from the formula's top left corner. What stands above and below the pieces,
/// the names of parts or the numbers of constraints, keeps apart as well, so that nothing overlaps.
struct FormulaLayout {
  /// A piece at its place.
  struct Piece {
    /// The piece; its text may be cut where it is wider than the formula may be.
    var token: Formula.Token
    /// The font.
    var font: Font
    /// From the left edge of its ground or letters to the right one, and from ascenders to
    /// descenders.
    var box: CGRect
    /// The width of the letters.
    var textWidth: CGFloat
    /// The name of the part, above or below; its box is where its letters stand.
    var part: (text: String, box: CGRect, isAbove: Bool)?
    /// The badges of the constraints' numbers.
    var badges: [Badge] = []
  }

  /// The pieces.
  private(set) var pieces: [Piece] = []
  /// What the formula takes.
  private(set) var size = CGSize.zero

  /// The distance between two lines, in points.
  private static let lineGap: CGFloat = 10
  /// From a piece to the letters of its part's name, in points: a bracket and a short leader.
  static let partRise: CGFloat = 11
  /// From a piece to the badges below it, in points.
  private static let badgeRise: CGFloat = 4

  private let formula: Formula
  private let measure: TextMeasure
  private let sizes: [CGFloat]

  /// Lays a formula out, no wider than a limit where its pieces are not.
  ///
  /// Letters are no larger than a size, where one is given.
  init(
    _ formula: Formula, width limit: CGFloat, largestSize: CGFloat? = nil,
    measure: @escaping TextMeasure
  ) {
    self.formula = formula
    self.measure = measure
    sizes = Formula.sizes.filter { $0 <= largestSize ?? .infinity }
    var lines: [Line] = []
    for lineCount in 1...max(1, formula.tokens.count) {
      guard let fitting = broken(into: lineCount, limit) else { continue }
      lines = fitting
      break
    }
    if lines.isEmpty { lines = narrowed(to: limit) }
    place(lines)
  }

  private struct Line {
    var pieces: [Piece] = []
    var width: CGFloat = 0
  }

  /// The lines in the largest letters in which there are no more of them than asked for, and none
  /// is wider than a limit; one line may use all sizes, several only the smaller ones.
  private func broken(into count: Int, _ limit: CGFloat) -> [Line]? {
    for size in sizes where count == 1 || size < Formula.sizes[0] {
      let lines = lines(size, limit)
      if lines.count <= count, lines.allSatisfy({ $0.width <= limit }) {
        return balanced(lines, size)
      }
    }
    return nil
  }

  /// As many lines, of which the widest is as narrow as it can be.
  private func balanced(_ lines: [Line], _ size: CGFloat) -> [Line] {
    var best = lines
    guard lines.count > 1 else { return best }
    while let widest = best.map(\.width).max() {
      let narrower = self.lines(size, widest - 1)
      guard narrower.count == lines.count, narrower.allSatisfy({ $0.width < widest }) else {
        break
      }
      best = narrower
    }
    return best
  }

  /// The lines in the smallest letters, with pieces cut that are too wide for one.
  private func narrowed(to limit: CGFloat) -> [Line] {
    let size = Formula.sizes[Formula.sizes.count - 1]
    var formula = self.formula
    for index in formula.tokens.indices {
      let token = formula.tokens[index]
      formula.tokens[index].mayBeginLine = true
      let font = Formula.font(of: token, size)
      let room = limit - 2 * Formula.chipPadding
      let fitted = FittedText(
        token.text, font: font, width: room, manner: .truncating, measure: measure)
      if let fitted { formula.tokens[index].text = fitted.text }
    }
    return FormulaLayout(formula, measure).lines(size, limit)
  }

  private init(_ formula: Formula, _ measure: @escaping TextMeasure) {
    self.formula = formula
    self.measure = measure
    sizes = Formula.sizes
  }

  /// The pieces in lines, each as full as it can be.
  private func lines(_ size: CGFloat, _ limit: CGFloat) -> [Line] {
    var lines: [Line] = []
    var current: [Formula.Token] = []
    var rest = formula.tokens[...]
    while let first = rest.first {
      // What cannot begin a line stays with what comes before it.
      let count = 1 + rest.dropFirst().prefix { !$0.mayBeginLine }.count
      let unit = Array(rest.prefix(count))
      rest = rest.dropFirst(count)
      let isTooWide = !current.isEmpty && line(current + unit, size).width > limit
      if isTooWide, first.mayBeginLine {
        lines.append(line(current, size))
        current = unit
      } else {
        current += unit
      }
    }
    if !current.isEmpty { lines.append(line(current, size)) }
    return lines
  }

  /// Pieces in one line, from the left: each as far right as what stands above and below needs.
  private func line(_ tokens: [Formula.Token], _ size: CGFloat) -> Line {
    var line = Line()
    var notes = NoteEnds()
    var end: CGFloat = 0
    for token in tokens {
      let piece = piece(
        token, size, from: line.pieces.isEmpty ? end : end + token.space * size, &notes)
      line.pieces.append(piece)
      end = piece.box.maxX
    }
    line.width = max(end, notes.right) - notes.left
    for index in line.pieces.indices { line.pieces[index].move(by: -notes.left, 0) }
    return line
  }

  /// A piece at a place or right of it, with what stands above or below it.
  private func piece(
    _ token: Formula.Token, _ size: CGFloat, from place: CGFloat, _ notes: inout NoteEnds
  ) -> Piece {
    let font = Formula.font(of: token, size)
    let textWidth = token.text.isEmpty ? 0 : measure(token.text, font, nil).width
    let isItem = if case .item = token.look { true } else { false }
    let width = textWidth + (isItem ? 2 * Formula.chipPadding : 0)
    let noteWidth = noteWidth(of: token)
    var left = place
    var isAbove = false
    if noteWidth > 0 {
      (left, isAbove) = notes.take(
        noteWidth, isPart: token.part != nil, over: width, from: place)
    }
    let box = CGRect(x: left, y: 0, width: width, height: LetterMetrics(font).height)
    var piece = Piece(token: token, font: font, box: box, textWidth: textWidth)
    let noteLeft = box.midX - noteWidth / 2
    if let part = token.part {
      piece.part = (part, CGRect(x: noteLeft, y: 0, width: noteWidth, height: 0), isAbove)
    }
    piece.badges = badges(of: token, from: noteLeft)
    return piece
  }

  /// The badges of a piece without a name, from the left.
  private func badges(of token: Formula.Token, from left: CGFloat) -> [Badge] {
    guard token.part == nil else { return [] }
    var x = left
    return token.numbers.map { number in
      var badge = Badge(number, measure)
      badge.box.origin.x = x
      x += badge.box.width + 2
      return badge
    }
  }

  /// How wide what stands above or below a piece is; 0 where nothing does.
  private func noteWidth(of token: Formula.Token) -> CGFloat {
    if let part = token.part { return measure(part, Formula.partFont, nil).width }
    return token.numbers.reduce(-2) { $0 + Badge($1, measure).box.width + 2 }
  }

  /// Puts lines below each other.
  private mutating func place(_ lines: [Line]) {
    let width = lines.map(\.width).max() ?? 0
    let part = LetterMetrics(Formula.partFont)
    var y: CGFloat = 0
    for (number, line) in lines.enumerated() {
      if number > 0 { y += Self.lineGap }
      let hasPart = [true, false].map { isAbove in
        line.pieces.contains { $0.part?.isAbove == isAbove }
      }
      let hasBadges = line.pieces.contains { !$0.badges.isEmpty }
      if hasPart[0] { y += part.capHeight + Self.partRise }
      let height = line.pieces.map(\.box.height).max() ?? 0
      let x = formula.isCentred ? (width - line.width) / 2 : 0
      for var piece in line.pieces {
        piece.move(by: x, y)
        if let isAbove = piece.part?.isAbove {
          piece.part?.box.origin.y =
            isAbove ? y - Self.partRise - part.capHeight : y + height + Self.partRise
          piece.part?.box.size.height = part.capHeight
        }
        for index in piece.badges.indices {
          piece.badges[index].box.origin.y = y + height + Self.badgeRise
        }
        pieces.append(piece)
      }
      y += height
      if hasPart[1] { y += part.capHeight + Self.partRise }
      if hasBadges { y += Badge.numberSize + Self.badgeRise }
    }
    size = CGSize(width: width.rounded(.up), height: y.rounded(.up))
  }
}

extension FormulaLayout.Piece {
  /// Moves the piece with what stands above and below it.
  fileprivate mutating func move(by x: CGFloat, _ y: CGFloat) {
    box = box.offsetBy(dx: x, dy: y)
    part?.box.origin.x += x
    for index in badges.indices { badges[index].box.origin.x += x }
  }
}

/// Where what stands above and below the pieces of a line ends so far.
private struct NoteEnds {
  private var above: CGFloat = -.infinity
  private var below: CGFloat = -.infinity
  private var partCount = 0
  /// Where the leftmost begins, where that is before the line.
  private(set) var left: CGFloat = 0

  /// Where the rightmost ends.
  var right: CGFloat { max(above, below) }

  /// Puts a note on the middle of a piece: names of parts stand above and below in turn, badges below.
  ///
  /// Returns where the piece begins, at `place` or as far right of it as keeps notes apart, and whether
  /// the note stands above.
  mutating func take(
    _ width: CGFloat, isPart: Bool, over pieceWidth: CGFloat, from place: CGFloat
  ) -> (left: CGFloat, isAbove: Bool) {
    let isAbove = isPart && partCount % 2 == 0
    if isPart { partCount += 1 }
    let end = isAbove ? above : below
    let inset = (pieceWidth - width) / 2
    let pieceLeft = max(place, end + (isPart ? 9 : 3) - inset)
    left = min(left, pieceLeft + inset)
    if isAbove {
      above = pieceLeft + (pieceWidth + width) / 2
    } else {
      below = pieceLeft + (pieceWidth + width) / 2
    }
    return (pieceLeft, isAbove)
  }
}
