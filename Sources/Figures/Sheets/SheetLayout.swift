import AutoLayout
import Foundation

/// The layout of a sheet: its canvases in lines, with equal gaps.
struct SheetLayout {
  /// A group of figures side by side, possibly with a title.
  struct Block {
    /// The lines of the title above the first figure, or an empty array without a title.
    var title: [String]
    /// The figures of the block, from left to right.
    var figures: [Cell]

    /// The distance from the first figure's left edge to the last figure's right edge, in points.
    var width: CGFloat {
      figures.reduce(-SheetLayout.columnGap) { $0 + $1.width + SheetLayout.columnGap }
    }
    /// The largest distance from the top of any figure's area down to its canvas, in points.
    var rise: CGFloat { figures.map(\.canvas.minY).max() ?? 0 }
    /// The height of the figures when the tops of their canvases are aligned, in points.
    var height: CGFloat { rise + (figures.map { $0.size.height - $0.canvas.minY }.max() ?? 0) }
    /// The largest number of lines in any figure's caption.
    var captionLineCount: Int { figures.map(\.captionLineCount).max() ?? 1 }
  }

  /// The dimensions of a figure that has no position yet.
  struct Cell {
    /// The figure's index on the sheet.
    var index: Int
    /// The size of the figure's area (the canvas with its margin) in points, rounded to whole pixels.
    var size: CGSize
    /// The frame of the canvas inside the figure's area, in points.
    var canvas: CGRect
    /// The distance from the cell's left edge to the figure's area, in points.
    var inset: CGFloat = 0
    /// Whether the caption is flush with the canvas's right edge.
    var isRightToLeft: Bool
    /// The width of the cell, which has room for the figure's area and for its caption, in points.
    var width: CGFloat
    /// The number of lines in the figure's caption.
    var captionLineCount: Int

    /// The edge of the canvas with which the caption is flush, in points from the left edge of the cell.
    var leadingEdge: CGFloat { inset + (isRightToLeft ? canvas.maxX : canvas.minX) }
  }

  /// A title above a canvas, with its position.
  struct Title {
    /// The lines of the title, from top to bottom.
    var lines: [String]
    /// The left end of the last line's baseline, or the right end for a right-to-left title, in points.
    var baseline: CGPoint
    /// Whether the title is flush right.
    var isRightToLeft: Bool
    /// The maximum width of the title, in points.
    var width: CGFloat
  }

  /// The distance between neighboring canvases of a line, in points.
  static let columnGap: CGFloat = 40
  /// The distance from the bottom of a line of canvases to the texts above the next line, in points.
  static let rowGap: CGFloat = 36
  /// The height of a one-line caption without a title above it, in points.
  static let plainCaptionHeight: CGFloat = 18

  /// The size of the sheet in points, on whole pixels.
  let size: CGSize
  /// For each figure, the top left corner of its area on the sheet.
  let corners: [CGPoint]
  /// For each figure, the left end of the caption's last baseline, or the right end for a right-to-left caption.
  let captions: [CGPoint]
  /// The titles above the figures.
  let titles: [Title]

  /// Lays out a sheet.
  ///
  /// - Parameters:
  ///   - sheet: The sheet with the figures.
  ///   - sizes: For each figure, the size of its area, which contains the canvas with its margin, in points.
  ///   - canvases: For each figure, the frame of its canvas inside its area, in points.
  ///   - texts: The captions and titles.
  ///   - grid: The pixel grid of the sheet.
  ///
  /// - Complexity: O(*n*) in the number of figures, times the number of figures in a line. If the sheet has no number
  ///   of columns, this is multiplied by the number of widths to try.
  init(
    _ sheet: FigureSheet, sizes: [CGSize], canvases: [CGRect], texts: SheetTexts, grid: PixelGrid
  ) {
    let rows = Self.blocks(of: sheet, sizes, canvases, texts, grid)
    var lines = Self.lines(of: rows, columns: sheet.columns, texts).filter { !$0.isEmpty }
    var contentWidth = lines.map { Self.width(of: $0) }.max() ?? 0
    // A title may be as wide as the line.
    for number in lines.indices {
      let titled = lines[number].indices.filter { !lines[number][$0][0].title.isEmpty }
      guard lines[number].joined().count(where: { !$0.title.isEmpty }) == 1, titled.count == 1
      else { continue }
      let title = texts.title(
        lines[number][titled[0]][0].title.joined(separator: " "), width: contentWidth)
      lines[number][titled[0]][0].title = title.lines
      contentWidth = max(contentWidth, grid.wholePixels(title.width.rounded(.up)))
    }
    var places = Places(count: sizes.count, texts: texts, grid: grid)
    let padding = grid.wholePixels(Page.padding)
    let width = contentWidth + 2 * padding
    var y = padding
    for (number, line) in lines.enumerated() {
      if number > 0 { y += grid.wholePixels(Self.rowGap) }
      let isAlone = line.joined().count { !$0.title.isEmpty } == 1
      let heads = line.map { $0[0] }
      var bottom = y
      var x = padding
      for column in line {
        var below = y
        for (place, block) in column.enumerated() {
          // The first blocks of all columns are aligned.
          let beside = place == 0 ? heads : [block]
          if place > 0 { below += grid.wholePixels(Self.rowGap) }
          below += grid.wholePixels(Self.textHeight(of: beside, texts))
          places.add(
            block, at: CGPoint(x: x, y: below), beside: beside,
            titleWidth: isAlone ? width - padding - x : block.width)
          let rise = beside.map(\.rise).max() ?? 0
          below += rise + block.height - block.rise
        }
        bottom = max(bottom, below)
        x += Self.width(ofColumn: column) + Self.columnGap
      }
      y = bottom
    }
    size = CGSize(width: grid.snapped(width), height: grid.snapped(y + padding))
    (corners, captions, titles) = (places.corners, places.captions, places.titles)
  }
}

/// The positions of figures, captions and titles, collected block by block.
private struct Places {
  var corners: [CGPoint]
  var captions: [CGPoint]
  var titles: [SheetLayout.Title] = []
  let texts: SheetTexts
  let grid: PixelGrid

  init(count: Int, texts: SheetTexts, grid: PixelGrid) {
    corners = Array(repeating: .zero, count: count)
    captions = corners
    (self.texts, self.grid) = (texts, grid)
  }

  /// Adds a block, with its texts above a point and its figures below that point.
  ///
  /// The canvases of the block are aligned with the canvases of the blocks beside it.
  mutating func add(
    _ block: SheetLayout.Block, at point: CGPoint, beside blocks: [SheetLayout.Block],
    titleWidth: CGFloat
  ) {
    let rise = blocks.map(\.rise).max() ?? 0
    var x = point.x
    for cell in block.figures {
      corners[cell.index] = CGPoint(
        x: grid.snapped(x + cell.inset), y: point.y + rise - cell.canvas.minY)
      captions[cell.index] = CGPoint(
        x: grid.snapped(x + cell.leadingEdge), y: point.y - texts.captionRise)
      x += cell.width + SheetLayout.columnGap
    }
    guard !block.title.isEmpty, let first = block.figures.first, let last = block.figures.last
    else { return }
    let lineCount = blocks.map(\.captionLineCount).max() ?? 1
    let captionHeight = CGFloat(lineCount - 1) * texts.captionLeading
    let isRightToLeft = block.figures.allSatisfy(\.isRightToLeft)
    // A title that is wider than the figures extends beyond their right edge.
    let end = max(
      x - SheetLayout.columnGap - last.width + last.leadingEdge,
      point.x + texts.title(block.title.joined(separator: " "), width: titleWidth).width)
    let baseline = CGPoint(
      x: grid.snapped(isRightToLeft ? end : point.x + first.leadingEdge),
      y: grid.snapped(point.y - texts.titleRise - captionHeight))
    titles.append(
      SheetLayout.Title(
        lines: block.title, baseline: baseline, isRightToLeft: isRightToLeft,
        width: isRightToLeft ? end - point.x : titleWidth))
  }
}

extension SheetLayout {
  /// Arranges the blocks of a sheet's rows in lines, and the blocks of each line in columns.
  ///
  /// In a sheet of several rows, each row becomes a line if any row has several blocks. Otherwise, each line has up to
  /// `columns` blocks. If `columns` is `nil`, lines are chosen for good page proportions.
  private static func lines(
    of rows: [[Block]], columns: Int?, _ texts: SheetTexts
  ) -> [[[Block]]] {
    let isGrid = rows.count > 1 && rows.contains { $0.count > 1 }
    if isGrid { return aligned(rows.map { single($0) }).map { line in line.map { [$0] } } }
    let blocks = rows.flatMap(\.self)
    guard let columns else {
      let extents = blocks.map {
        SheetPacking.Block(
          width: $0.width, height: $0.height + textHeight(of: [$0], texts))
      }
      return SheetPacking(extents).lines.map { line in line.map { Array(blocks[$0]) } }
    }
    let lines = aligned(
      stride(from: 0, to: blocks.count, by: columns).map {
        Array(blocks[$0..<min($0 + columns, blocks.count)])
      })
    return lines.map { line in line.map { [$0] } }
  }

  /// Converts the groups of each row to blocks.
  ///
  /// The first block of a row has the row's title. The title is wrapped if other blocks may be beside that block.
  private static func blocks(
    of sheet: FigureSheet, _ sizes: [CGSize], _ canvases: [CGRect], _ texts: SheetTexts,
    _ grid: PixelGrid
  ) -> [[Block]] {
    let breaksTitles = sheet.rows.count > 1 && sheet.rows.allSatisfy { $0.groups.count == 1 }
    var index = 0
    return sheet.rows.map { row in
      row.groups.enumerated().map { number, group in
        var cells = group.map { figure in
          let size = CGSize(
            width: grid.snapped(sizes[index].width), height: grid.snapped(sizes[index].height))
          defer { index += 1 }
          let canvas = grid.snapped(canvases[index])
          let isRightToLeft = figure.tree.direction == .rightToLeft
          let room = isRightToLeft ? canvas.maxX : size.width - canvas.minX
          let caption = texts.caption(index, width: room)
          let reach =
            isRightToLeft
            ? size.width - canvas.maxX + caption.width : canvas.minX + caption.width
          let width = grid.wholePixels(max(size.width, reach).rounded(.up))
          return Cell(
            index: index, size: size, canvas: canvas,
            inset: isRightToLeft && reach > size.width ? grid.snapped(width - size.width) : 0,
            isRightToLeft: isRightToLeft, width: width, captionLineCount: caption.lines.count)
        }
        var block = Block(title: [], figures: cells)
        guard number == 0, !row.title.isEmpty else { return block }
        block.title = [row.title]
        if breaksTitles, let last = cells.indices.last {
          let title = texts.title(row.title, width: block.width)
          let excess = title.width - block.width
          if excess > 0 { cells[last].width += grid.wholePixels(excess.rounded(.up)) }
          block = Block(title: title.lines, figures: cells)
        }
        return block
      }
    }
  }

  /// Splits blocks into blocks with a single figure.
  private static func single(_ blocks: [Block]) -> [Block] {
    blocks.flatMap { block in
      block.figures.enumerated().map { number, cell in
        Block(title: number == 0 ? block.title : [], figures: [cell])
      }
    }
  }

  /// Widens figures so that figures in the same column have the same width in all lines.
  private static func aligned(_ lines: [[Block]]) -> [[Block]] {
    var widths: [CGFloat] = []
    for line in lines {
      for (column, cell) in line.flatMap(\.figures).enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.width)
      }
    }
    return lines.map { line in
      var column = 0
      return line.map { block in
        var block = block
        for number in block.figures.indices {
          block.figures[number].width = widths[column]
          column += 1
        }
        return block
      }
    }
  }

  private static func width(of line: [[Block]]) -> CGFloat {
    line.reduce(-columnGap) { $0 + width(ofColumn: $1) + columnGap }
  }

  private static func width(ofColumn column: [Block]) -> CGFloat {
    column.map(\.width).max() ?? 0
  }

  /// The height of the texts above a line of canvases, in points.
  private static func textHeight(of line: [Block], _ texts: SheetTexts) -> CGFloat {
    texts.height(
      captionLines: captionLineCount(of: line), titleLines: line.map(\.title.count).max() ?? 0)
  }

  private static func captionLineCount(of line: [Block]) -> Int {
    line.map(\.captionLineCount).max() ?? 1
  }
}
