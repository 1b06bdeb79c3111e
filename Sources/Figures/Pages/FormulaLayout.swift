import AutoLayout
import Foundation
import PictureDescriptions

/// The positions of a formula's tokens, on one line if they fit, otherwise on several lines.
///
/// Positions are in points from the formula's top left corner. Tokens don't overlap, and neither do their labels and
/// badges.
struct FormulaLayout {
  /// A token with its position.
  struct Piece {
    /// The token, with its text truncated if it's too wide.
    var token: Formula.Token
    /// The font of the token's text.
    var font: Font
    /// The bounding rectangle of the token from ascender to descender, including any background.
    var box: CGRect
    /// The width of the token's text, in points.
    var textWidth: CGFloat
    /// The label above or below the token and the bounding rectangle of its letters, or `nil` if there is no label.
    var part: (text: String, box: CGRect, isAbove: Bool)?
    /// The badges below the token, with the numbers of its constraints.
    var badges: [Badge] = []
  }

  /// The positioned tokens.
  private(set) var pieces: [Piece] = []
  /// The size of the formula, in points.
  private(set) var size = CGSize.zero

  /// The distance between lines, in points.
  private static let lineGap: CGFloat = 10
  /// The distance between a token and its label, in points, with room for a bracket and a short leader.
  static let partRise: CGFloat = 11
  /// The distance from a token to the badges below it, in points.
  private static let badgeRise: CGFloat = 4

  private let formula: Formula
  private let measure: TextMeasure
  private let sizes: [CGFloat]

  /// Lays out a formula within a width, which only a single token or label may exceed.
  ///
  /// If `largestSize` isn't `nil`, larger font sizes aren't used.
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

  /// The lines in the largest font size at which the formula fits on `count` lines, or `nil` if no size fits.
  ///
  /// The greatest size is tried only if `count` is 1.
  private func broken(into count: Int, _ limit: CGFloat) -> [Line]? {
    for size in sizes where count == 1 || size < Formula.sizes[0] {
      let lines = lines(size, limit)
      if lines.count <= count, lines.allSatisfy({ $0.width <= limit }) {
        return balanced(lines, size)
      }
    }
    return nil
  }

  /// Breaks the formula into as many lines as `lines` has, with the widest line as narrow as possible.
  private func balanced(_ lines: [Line], _ size: CGFloat) -> [Line] {
    var best = lines
    guard lines.count > 1 else { return best }
    while let widest = best.map(\.width).max() {
      let narrower = self.lines(size, widest - 1)
      guard narrower.count == lines.count, narrower.allSatisfy({ $0.width < widest }) else { break }
      best = narrower
    }
    return best
  }

  /// The lines in the smallest font size, with tokens truncated to the width of a line.
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

  /// The tokens broken into lines, each as full as possible.
  private func lines(_ size: CGFloat, _ limit: CGFloat) -> [Line] {
    var lines: [Line] = []
    var current: [Formula.Token] = []
    var rest = formula.tokens[...]
    while let first = rest.first {
      // A token that can't start a line stays with the preceding one.
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

  /// Lays out tokens on one line from the left, spaced so that labels and badges don't overlap.
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

  /// Lays out a token with its label or badges at a position, or farther right if the label or badges need room.
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

  /// The badges of a token without a label, from left to right.
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

  /// The width of a token's label or badges, or 0 if it has none.
  private func noteWidth(of token: Formula.Token) -> CGFloat {
    if let part = token.part { return measure(part, Formula.partFont, nil).width }
    return token.numbers.reduce(-2) { $0 + Badge($1, measure).box.width + 2 }
  }

  /// Stacks the lines vertically, and stores their tokens.
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
      let x = formula.isCentered ? (width - line.width) / 2 : 0
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
  /// Moves the token in both directions, and its label and badges only horizontally.
  fileprivate mutating func move(by x: CGFloat, _ y: CGFloat) {
    box = box.offsetBy(dx: x, dy: y)
    part?.box.origin.x += x
    for index in badges.indices { badges[index].box.origin.x += x }
  }
}

/// The ends of the labels and badges on the line that is being laid out.
private struct NoteEnds {
  private var above: CGFloat = -.infinity
  private var below: CGFloat = -.infinity
  private var partCount = 0
  /// The left end of the leftmost label or badge, or 0 if none extends beyond the start of the line.
  private(set) var left: CGFloat = 0

  /// The right end of the rightmost label or badge.
  var right: CGFloat { max(above, below) }

  /// Positions a token so that its label or badges, which are centered on it, don't overlap the previous ones.
  ///
  /// Labels alternate above and below. Badges are always below.
  ///
  /// - Returns: The token's left edge, at or right of `place`, and whether the label is above.
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
