import AutoLayout
import Foundation

/// The layout of a sheet: canvases at one scale, in lines with equal gaps.
struct SheetLayout {
  /// Figures side by side, with or without a common title.
  struct Block {
    /// The lines of the title above the first figure; empty without one.
    var title: [String]
    /// The figures, from the left.
    var figures: [Cell]

    /// The distance from the first figure's left edge to the last one's right edge, in
    /// points.
    var width: CGFloat {
      figures.reduce(-SheetLayout.columnGap) { $0 + $1.width + SheetLayout.columnGap }
    }
    /// The height of the tallest canvas, in points.
    var height: CGFloat { figures.map(\.size.height).max() ?? 0 }
    /// The number of lines of the longest caption.
    var captionLineCount: Int { figures.map(\.captionLineCount).max() ?? 1 }
  }

  /// A figure without a position.
  struct Cell {
    /// The figure's index on the sheet.
    var index: Int
    /// The canvas, in points, on whole pixels.
    var size: CGSize
    /// The width of the canvas or its caption, whichever is wider, in points.
    var width: CGFloat
    /// The lines of the caption.
    var captionLineCount: Int
  }

  /// A text above a canvas, with its position.
  struct Title {
    /// The lines, from the top.
    var lines: [String]
    /// The left end of the last line's baseline, in points.
    var baseline: CGPoint
    /// The maximum width of the text, in points.
    var width: CGFloat
  }

  /// The distance between neighboring canvases, in points.
  static let columnGap: CGFloat = 40
  /// The distance from a line's tallest canvas to the next line's texts, in points.
  static let rowGap: CGFloat = 36
  /// The height of a caption line without a title above it, in points.
  static let plainCaptionHeight: CGFloat = 18

  /// The page, in points, on whole pixels.
  let size: CGSize
  /// The top left corner of each figure's canvas, by index.
  let corners: [CGPoint]
  /// The titles.
  let titles: [Title]

  /// Lays out a sheet.
  ///
  /// - Parameters:
  ///   - sheet: The figures.
  ///   - sizes: The size of each canvas with its surroundings, in points.
  ///   - texts: The captions and titles.
  ///   - grid: The pixel grid.
  ///
  /// - Complexity: O(*n*) in the number of figures, times the figures in a line. Without a
  /// number of columns, this is multiplied by the number of widths to try.
  init(_ sheet: FigureSheet, sizes: [CGSize], texts: SheetTexts, grid: PixelGrid) {
    let rows = Self.blocks(of: sheet, sizes, texts, grid)
    var lines = Self.lines(of: rows, columns: sheet.columns, texts).filter { !$0.isEmpty }
    var contentWidth = lines.map { Self.width(of: $0) }.max() ?? 0
    // A title may be as wide as the line.
    for number in lines.indices where lines[number].count(where: { !$0.title.isEmpty }) == 1 {
      let title = texts.title(
        lines[number].flatMap(\.title).joined(separator: " "), width: contentWidth)
      for block in lines[number].indices where !lines[number][block].title.isEmpty {
        lines[number][block].title = title.lines
      }
      contentWidth = max(contentWidth, grid.wholePixels(title.width.rounded(.up)))
    }
    var corners = Array(repeating: CGPoint.zero, count: sizes.count)
    var titles: [Title] = []
    let padding = grid.wholePixels(Page.padding)
    let width = contentWidth + 2 * padding
    var y = padding
    for (number, line) in lines.enumerated() {
      if number > 0 { y += grid.wholePixels(Self.rowGap) }
      y += grid.wholePixels(Self.textHeight(of: line, texts))
      var x = padding
      for block in line {
        if !block.title.isEmpty {
          let isAlone = line.count { !$0.title.isEmpty } == 1
          let room = isAlone ? width - padding - x : block.width
          let captionHeight = CGFloat(Self.captionLineCount(of: line) - 1) * texts.captionLeading
          let baseline = CGPoint(x: x, y: grid.snapped(y - texts.titleRise - captionHeight))
          titles.append(Title(lines: block.title, baseline: baseline, width: room))
        }
        for cell in block.figures {
          corners[cell.index] = CGPoint(x: grid.snapped(x), y: y)
          x += cell.width + Self.columnGap
        }
      }
      y += line.map(\.height).max() ?? 0
    }
    size = CGSize(width: grid.snapped(width), height: grid.snapped(y + padding))
    self.corners = corners
    self.titles = titles
  }
}

extension SheetLayout {
  /// The blocks in lines: rows of a grid, a fixed number of blocks, or the best page
  /// proportions.
  private static func lines(
    of rows: [[Block]], columns: Int?, _ texts: SheetTexts
  ) -> [[Block]] {
    let isGrid = rows.count > 1 && rows.contains { $0.count > 1 }
    if isGrid { return aligned(rows.map { single($0) }) }
    let blocks = rows.flatMap(\.self)
    guard let columns else {
      let extents = blocks.map {
        SheetPacking.Block(
          width: $0.width, height: $0.height + textHeight(of: [$0], texts))
      }
      return SheetPacking(extents).lines.map { Array(blocks[$0]) }
    }
    return aligned(
      stride(from: 0, to: blocks.count, by: columns).map {
        Array(blocks[$0..<min($0 + columns, blocks.count)])
      })
  }

  /// The groups of each row as blocks.
  ///
  /// The first block has the row's title, wrapped into lines if other blocks may be beside
  /// it.
  private static func blocks(
    of sheet: FigureSheet, _ sizes: [CGSize], _ texts: SheetTexts, _ grid: PixelGrid
  ) -> [[Block]] {
    let breaksTitles = sheet.rows.count > 1 && sheet.rows.allSatisfy { $0.groups.count == 1 }
    var index = 0
    return sheet.rows.map { row in
      row.groups.enumerated().map { number, group in
        var cells = group.map { _ in
          let size = CGSize(
            width: grid.snapped(sizes[index].width), height: grid.snapped(sizes[index].height))
          defer { index += 1 }
          let caption = texts.caption(index, width: size.width)
          return Cell(
            index: index, size: size,
            width: grid.wholePixels(max(size.width, caption.width).rounded(.up)),
            captionLineCount: caption.lines.count)
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

  /// Blocks of one figure each.
  private static func single(_ blocks: [Block]) -> [Block] {
    blocks.flatMap { block in
      block.figures.enumerated().map { number, cell in
        Block(title: number == 0 ? block.title : [], figures: [cell])
      }
    }
  }

  /// Lines whose figures form columns, each as wide as its widest figure.
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

  private static func width(of line: [Block]) -> CGFloat {
    line.reduce(-columnGap) { $0 + $1.width + columnGap }
  }

  /// The height of the texts above a line's canvases, in points.
  private static func textHeight(of line: [Block], _ texts: SheetTexts) -> CGFloat {
    texts.height(
      captionLines: captionLineCount(of: line), titleLines: line.map(\.title.count).max() ?? 0)
  }

  private static func captionLineCount(of line: [Block]) -> Int {
    line.map(\.captionLineCount).max() ?? 1
  }
}
