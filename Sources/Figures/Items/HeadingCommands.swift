import AutoLayout
import Foundation
import PictureDescriptions

extension FigureContents {
  /// The commands for the formulas above the canvas.
  var headingCommands: [DrawingCommand] {
    zip(heading.formulas, heading.tops).flatMap { layout, top -> [DrawingCommand] in
      let free = page.heading.width - (heading.isCentered ? layout.size.width : heading.size.width)
      // Strings start at the canvas's left edge if the page is no wider than they need.
      let left =
        heading.isCentered ? free / 2 : max(0, min(free / 2, page.window.minX - page.heading.minX))
      let origin = page.grid.snapped(
        CGPoint(x: page.heading.minX + left, y: page.heading.minY + top))
      return layout.pieces.flatMap { commands(of: $0, at: origin) }
    }
  }

  /// The commands for the legend below the canvas.
  var legendCommands: [DrawingCommand] {
    legend.entries.flatMap { commands(of: $0, at: page.legend.origin) }
  }

  /// The commands for an entry of a legend, given the legend's top left corner.
  func commands(of entry: FigureLegend.Entry, at origin: CGPoint) -> [DrawingCommand] {
    let desk = options.theme.palette.onPage
    let ink = desk.textColor(on: desk.desk)
    let corner = CGPoint(x: origin.x + entry.origin.x, y: origin.y + entry.origin.y)
    let line = CGRect(
      x: entry.isMirrored ? corner.x - entry.keyWidth : corner.x, y: corner.y,
      width: entry.keyWidth, height: FigureLegend.markSize)
    // The first line is vertically centered on the mark.
    let top = line.midY - LetterMetrics(NoteText.font).height / 2
    let words = entry.text.run(
      at: CGPoint(x: corner.x + (entry.isMirrored ? -1 : 1) * entry.textStart, y: top), color: ink,
      grid: page.grid, anchor: entry.isMirrored ? .right : .left)
    return key(of: entry, in: line, ink) + [DrawingCommand(.text(words), tag: entry.tag)]
  }

  /// The commands for the symbol of a legend entry: a marker, a swatch or a cross.
  private func key(
    of entry: FigureLegend.Entry, in line: CGRect, _ ink: Color
  ) -> [DrawingCommand] {
    switch entry.key {
    case .mark(let badge):
      return badge.centered(in: line).commands(ink, palette, page.grid, tag: entry.tag)
    case .item(let place):
      guard let index = NoteSubjects(self).item(of: place) else { return [] }
      let rest = line.height - FigureLegend.swatch.height
      return chip(of: items[index], in: page.grid.snapped(line.insetBy(dx: 0, dy: rest / 2)))
        .commands
    case .conflict:
      let box = line.insetBy(dx: 0, dy: (line.height - line.width) / 2)
      return [(box.minY, box.maxY), (box.maxY, box.minY)].map { start, end in
        DrawingCommand(
          .line(
            from: CGPoint(x: box.minX, y: start), to: CGPoint(x: box.maxX, y: end), width: 1.5,
            palette.conflict), tag: entry.tag)
      }
    }
  }

  private func commands(of piece: FormulaLayout.Piece, at origin: CGPoint) -> [DrawingCommand] {
    let box = piece.box.offsetBy(dx: origin.x, dy: origin.y)
    let metrics = LetterMetrics(piece.font)
    let padding = (box.width - piece.textWidth) / 2
    var commands: [DrawingCommand] = []
    var color: Color
    var tag: DrawingCommand.Tag?
    // Text on the desk has the theme's colors, regardless of the canvas's fill.
    let desk = options.theme.palette.onPage
    switch piece.token.look {
    case .plain: color = desk.textColor(on: desk.desk)
    case .quiet: color = desk.quietText
    case .constraint(let number): color = desk.guide(number - 1).color
    case .item(let index):
      let chip = chip(of: items[index], in: page.grid.snapped(box.insetBy(dx: 0, dy: -2)))
      commands += chip.commands
      color = chip.textColor
      tag = items[index].tag
    }
    if !piece.token.text.isEmpty {
      let run = TextRun(
        text: piece.token.text, font: piece.font, color: color,
        position: page.grid.snapped(CGPoint(x: box.minX + padding, y: box.minY + metrics.ascent)),
        anchor: .left, width: piece.textWidth)
      commands.append(DrawingCommand(.text(run), tag: tag))
    }
    if let part = piece.part {
      commands += bracket(
        box, part.text, part.box.offsetBy(dx: origin.x, dy: origin.y), isAbove: part.isAbove)
    }
    for (number, badge) in zip(piece.token.numbers, piece.badges) {
      var badge = badge
      badge.box = badge.box.offsetBy(dx: origin.x, dy: origin.y)
      commands += badge.commands(desk.guide(number - 1).color, palette, page.grid, tag: nil)
    }
    return commands
  }

  /// The commands for the background of an item's name, and the color of the name on it.
  ///
  /// The background is filled like a view, or dashed like a guide.
  func chip(
    of item: FigureItem, in frame: CGRect
  ) -> (commands: [DrawingCommand], textColor: Color) {
    let hairline = page.grid.hairline
    let radius: CGFloat = 4
    if let style = style(of: item) {
      let pattern = DashPattern(style.dash, on: page.grid)
      return (
        [
          DrawingCommand(.fill(frame, paper), tag: item.tag)
        ] + ground(of: item, in: frame) + [
          DrawingCommand(.dashedOutline(frame, pattern, style.color), tag: item.tag)
        ], style.color
      )
    }
    let fill = item.visibleFill
    let inner = frame.insetBy(dx: hairline, dy: hairline)
    let edge = item.edge ?? palette.containerEdges[palette.containerEdges.count - 1]
    let isPlain = fill.contrastRatio(with: options.theme.palette.onPage.desk) < 1.6
    let ground: [DrawingCommand] =
      isPlain
      ? [
        .rounded(frame, radius: radius, edge, tag: item.tag),
        .rounded(inner, radius: radius - hairline, fill, tag: item.tag),
      ] : [.rounded(frame, radius: radius, fill, tag: item.tag)]
    return (ground, palette.textColor(on: fill))
  }

  /// The commands for a bracket along a token, and for the token's label at the end of a short leader.
  private func bracket(
    _ box: CGRect, _ text: String, _ part: CGRect, isAbove: Bool
  ) -> [DrawingCommand] {
    let grid = page.grid
    let width = grid.hairline
    let color = options.theme.palette.quietText
    let (left, right) = (grid.snapped(box.minX), grid.snapped(box.maxX))
    let rail = grid.snapped(isAbove ? box.minY - 6 : box.maxY + 5)
    let tick = grid.wholePixels(2)
    let middle = grid.snapped(box.midX - width / 2)
    let ends = [left, max(left, right - width)].map { x in
      CGRect(x: x, y: isAbove ? rail : rail - tick, width: width, height: tick + width)
    }
    let stem = CGRect(
      x: middle, y: isAbove ? rail - grid.wholePixels(3) : rail, width: width,
      height: grid.wholePixels(3) + width)
    let bar = CGRect(x: left, y: rail, width: max(width, right - left), height: width)
    let run = TextRun(
      text: text, font: Formula.partFont, color: color,
      position: grid.snapped(CGPoint(x: part.minX, y: part.maxY)), anchor: .left,
      width: part.width)
    return ([bar, stem] + ends).map { DrawingCommand(.fill($0, color)) }
      + [DrawingCommand(.text(run))]
  }
}
