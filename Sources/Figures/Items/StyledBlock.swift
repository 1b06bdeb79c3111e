import AutoLayout
import Foundation
import PictureDescriptions

/// A text with several styles, laid out in an area of a figure in the plain look.
struct StyledBlock {
  /// The pieces of the text, each with a single style.
  let pieces: [StyledPiece]
  /// The lines into which the text is broken.
  let lines: StyledLines
  /// The area for the text, in points of the picture.
  let room: CGRect
  /// The top of the first line, in points of the picture.
  let top: CGFloat
  /// The horizontal alignment of the lines in the area.
  let side: Appearance.TextSide

  /// Lays out a text in an area, or returns `nil` if the text or the area is empty.
  ///
  /// - Parameters:
  ///   - pieces: The pieces of the text, each with a single style.
  ///   - room: The area, in points of the picture.
  ///   - side: The horizontal alignment of the lines.
  ///   - lineLimit: The maximum number of lines, or 0 for no limit.
  ///   - isAtTop: Whether the first line is at the top. If so, lines may extend below the area's bottom.
  ///   - shrinks: Whether a text that is too long is shrunk before it's truncated.
  ///   - measure: The function that measures text.
  init?(
    _ pieces: [StyledPiece], in room: CGRect, _ side: Appearance.TextSide, lineLimit: Int,
    isAtTop: Bool = false, shrinks: Bool = false, measure: @escaping TextMeasure
  ) {
    guard !pieces.isEmpty, !room.isNull, room.width > 0, room.height > 0 else { return nil }
    let width = lineLimit == 1 ? nil : room.width + Self.tolerance
    func lines(_ pieces: [StyledPiece], _ limit: Int = 0, isCut: Bool = false) -> StyledLines {
      StyledLines(
        pieces, width: width, lineLimit: limit, cutAt: isCut ? room.width + Self.tolerance : nil,
        measure: measure)
    }
    var shown = pieces
    var all = lines(shown, lineLimit)
    func fits(_ lines: StyledLines) -> Bool {
      lines.width <= room.width + Self.tolerance && lines.height <= room.height + 1
        && (lineLimit == 0 || lines.lineCount <= lineLimit)
    }
    var share: CGFloat = 1
    while shrinks, !fits(all), share > 0.5 {
      share -= 0.05
      shown = pieces.map { $0.enlarged(by: share) }
      all = lines(shown, lineLimit)
    }
    if !fits(all), !isAtTop {
      let count = all.lines.prefix { $0.top + $0.height <= room.height + $0.height / 8 }.count
      all = lines(shown, max(1, count), isCut: true)
    }
    self.pieces = shown
    self.lines = all
    self.room = room
    self.side = side
    top = isAtTop ? room.minY : max(room.minY, room.midY - all.height / 2)
  }

  /// The length, in points, by which lines may exceed the area's width, because frames are rounded to pixels.
  private static let tolerance: CGFloat = 0.26

  /// The bounding rectangle of all lines.
  var box: CGRect {
    let width = min(lines.width, room.width)
    let x =
      switch side {
      case .left: room.minX
      case .middle: room.midX - width / 2
      case .right: room.maxX - width
      }
    return CGRect(x: x, y: top, width: width, height: lines.height)
  }

  /// The x-coordinate of a line's left end.
  private func left(of line: StyledLines.Line) -> CGFloat {
    let side: Appearance.TextSide =
      switch line.paragraph.alignment {
      case .left: .left
      case .center: .middle
      case .right: .right
      case .justified, .natural: side
      }
    switch side {
    case .left: return room.minX
    case .middle: return max(room.minX, room.midX - line.width / 2)
    case .right: return room.maxX - line.width
    }
  }

  /// The steps that draw the text: backgrounds, inline pictures, letters, underlines and strikethroughs.
  func steps(
    on grid: PixelGrid, _ device: DeviceColors, _ measure: @escaping TextMeasure,
    color: (Color?) -> Color
  ) -> [DrawingCommand.Step] {
    var steps: [DrawingCommand.Step] = []
    let placed = lines.lines.flatMap { line in
      let (left, y) = (left(of: line), top + line.top)
      return line.fragments.map { fragment in
        (
          fragment: fragment, piece: pieces[fragment.piece],
          box: CGRect(x: left + fragment.x, y: y, width: fragment.width, height: line.height),
          baseline: y + line.ascent
        )
      }
    }
    for part in placed {
      if let ground = part.piece.style.background {
        steps.append(.fill(grid.snapped(part.box), color(ground)))
      }
    }
    for part in placed {
      let style = part.piece.style
      if let picture = style.attachment {
        let box = CGRect(
          x: part.box.minX, y: part.baseline - style.baselineOffset - picture.maxY,
          width: picture.width, height: picture.height)
        steps +=
          style.image?.steps(
            in: box, PictureTools(device: device, grid: grid, measure: measure),
            tint: color(style.color), opacity: 1)
          ?? pictureSteps(in: grid.snapped(box), device, color)
        continue
      }
      if part.fragment.text.allSatisfy({ $0 == " " }), style.underline == [],
        style.strikethrough == []
      {
        continue
      }
      let ink = color(style.color)
      let baseline = part.baseline - style.baselineOffset
      steps += runs(
        part.fragment, part.piece, at: part.box.minX, grid.snapped(baseline), ink, grid, measure
      )
      .map { .text($0) }
      let size = part.piece.font.pointSize
      for (line, own, y) in [
        (style.underline, style.underlineColor, baseline + Self.underlineDepth * size),
        (style.strikethrough, style.strikethroughColor, baseline - Self.strikeHeight * size),
      ] where line.rawValue & 0xf != 0 {
        steps += rules(line, at: y, part.box, size, own.map { color($0) } ?? ink, grid)
      }
    }
    return steps
  }

  /// The distance from the baseline down to the center of an underline, in ems (estimate).
  private static let underlineDepth: CGFloat = 0.12
  /// The distance from the baseline up to a strikethrough, in ems (estimate).
  private static let strikeHeight: CGFloat = 0.27
  /// The thickness of underlines and strikethroughs, in ems (estimate).
  private static let ruleThickness: CGFloat = 0.06

  private func rules(
    _ style: UnderlineStyle, at y: CGFloat, _ box: CGRect, _ size: CGFloat, _ color: Color,
    _ grid: PixelGrid
  ) -> [DrawingCommand.Step] {
    let isThick = style.rawValue & 0xf == UnderlineStyle.thick.rawValue
    let thickness = grid.wholePixels(Self.ruleThickness * size * (isThick ? 2 : 1))
    let isDouble = style.rawValue & 0xf == UnderlineStyle.double.rawValue
    return (isDouble ? [-1.0, 1] : [0]).map { place in
      .fill(
        grid.snapped(
          CGRect(
            x: box.minX, y: y + place * thickness - thickness / 2, width: box.width,
            height: thickness)), color)
    }
  }

  /// The text runs of a fragment: one for each letter if there is letter spacing, otherwise a single one.
  private func runs(
    _ fragment: StyledLines.Fragment, _ piece: StyledPiece, at x: CGFloat, _ baseline: CGFloat,
    _ color: Color, _ grid: PixelGrid, _ measure: TextMeasure
  ) -> [TextRun] {
    func run(_ text: String, _ x: CGFloat, _ width: CGFloat) -> TextRun {
      TextRun(
        text: text, font: piece.font, color: color, position: CGPoint(x: x, y: baseline),
        anchor: .left, width: width)
    }
    let kern = piece.style.kern
    guard kern != 0 else { return [run(fragment.text, grid.snapped(x), fragment.width)] }
    var (before, start) = ("", CGFloat(0))
    return fragment.text.enumerated().compactMap { number, letter in
      before.append(letter)
      let left = x + start + CGFloat(number) * kern
      let end = measure(before, piece.font, nil).width
      defer { start = end }
      return letter == " " ? nil : run(String(letter), left, end - start)
    }
  }

  /// The steps for the placeholder of an inline picture.
  private func pictureSteps(
    in box: CGRect, _ device: DeviceColors, _ color: (Color?) -> Color
  ) -> [DrawingCommand.Step] {
    guard box.width > 0, box.height > 0 else { return [] }
    let lines = color(device[.systemGray3])
    return [
      .begin(.clip(box)), .fill(box, color(device[.systemGray5])),
      .line(
        from: CGPoint(x: box.minX, y: box.minY), to: CGPoint(x: box.maxX, y: box.maxY), width: 1,
        lines),
      .line(
        from: CGPoint(x: box.minX, y: box.maxY), to: CGPoint(x: box.maxX, y: box.minY), width: 1,
        lines),
      .end,
    ]
  }
}
