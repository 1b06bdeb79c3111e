import AutoLayout
import Foundation

/// Where the figures of a sheet stand: canvases at one scale, in lines with equal gaps.
struct SheetLayout {
  /// Figures that stand side by side, below one title where they have one.
  struct Block {
    /// The title above the first figure.
    var title: String?
    /// The figures, from the left.
    var figures: [Cell]

    /// The distance from the first figure's left edge to the last one's right edge, in points.
    var width: CGFloat {
      figures.reduce(-SheetLayout.columnGap) { $0 + $1.width + SheetLayout.columnGap }
    }
    /// The height of the tallest canvas, in points.
    var height: CGFloat { figures.map(\.size.height).max() ?? 0 }
    /// The height of the texts above the canvases, in points.
    var captionHeight: CGFloat {
      title == nil ? SheetLayout.plainCaptionHeight : Page.captionHeight
    }
  }

  /// A figure on its way to a place.
  struct Cell {
    /// Which of the sheet's figures this is.
    var index: Int
    /// The canvas, in points, on whole pixels.
    var size: CGSize
    /// The width kept for the canvas and its caption, in points.
    var width: CGFloat
  }

  /// A text above a canvas that stands at a place.
  struct Title {
    /// What is written.
    var text: String
    /// The top left corner of the canvas below, in points.
    var corner: CGPoint
    /// How wide the text may be, in points.
    var width: CGFloat
  }

  /// The distance between neighbouring canvases, in points.
  static let columnGap: CGFloat = 40
  /// The distance from a line's tallest canvas to the next line's texts, in points.
  static let rowGap: CGFloat = 36
  /// The height kept for a caption without a title above it, in points.
  static let plainCaptionHeight: CGFloat = 18

  /// The page, in points, on whole pixels.
  let size: CGSize
  /// The top left corner of each figure's canvas, by the sheet's figures.
  let corners: [CGPoint]
  /// The titles.
  let titles: [Title]
  /// The width kept for each figure's caption, in points, by the sheet's figures.
  let captionWidths: [CGFloat]

  /// Lays a sheet out.
  ///
  /// - Parameters:
  ///   - sheet: The figures.
  ///   - sizes: What each figure takes, its canvas with what stands around that, in points.
  ///   - captionWidths: The widths of the figures' captions, in points.
  ///   - grid: The pixels.
  ///
  /// - Complexity: O(*n*) in the number of figures, times that of the columns of a page if no number of
  ///   columns is given.
  init(
    _ sheet: FigureSheet, sizes: [CGSize], captionWidths: [CGFloat], grid: PixelGrid
  ) {
    let rows = Self.blocks(of: sheet, sizes, captionWidths, grid)
    let lines = Self.lines(of: rows, columns: sheet.columns).filter { !$0.isEmpty }
    var corners = Array(repeating: CGPoint.zero, count: captionWidths.count)
    var slots = captionWidths
    var titles: [Title] = []
    let padding = grid.wholePixels(Page.padding)
    let width = (lines.map { Self.width(of: $0) }.max() ?? 0) + 2 * padding
    var y = padding
    for (number, line) in lines.enumerated() {
      if number > 0 { y += grid.wholePixels(Self.rowGap) }
      y += grid.wholePixels(Self.captionHeight(of: line))
      var x = padding
      for block in line {
        if let title = block.title {
          // The title of a line has all of the line.
          let isAlone = line.count { $0.title != nil } == 1
          let room = isAlone ? width - padding - x : block.width
          titles.append(Title(text: title, corner: CGPoint(x: x, y: y), width: room))
        }
        for cell in block.figures {
          corners[cell.index] = CGPoint(x: grid.snapped(x), y: y)
          slots[cell.index] = cell.width
          x += cell.width + Self.columnGap
        }
      }
      y += line.map(\.height).max() ?? 0
    }
    size = CGSize(width: grid.snapped(width), height: grid.snapped(y + padding))
    self.corners = corners
    self.titles = titles
    self.captionWidths = slots
  }
}

extension SheetLayout {
  /// What stands side by side: a row of a grid, a number of blocks, or as many as suit the page.
  private static func lines(of rows: [[Block]], columns: Int?) -> [[Block]] {
    let isGrid = rows.count > 1 && rows.contains { $0.count > 1 }
    if isGrid { return aligned(rows.map { single($0) }) }
    let blocks = rows.flatMap(\.self)
    guard let columns else { return packed(blocks) }
    return aligned(
      stride(from: 0, to: blocks.count, by: columns).map {
        Array(blocks[$0..<min($0 + columns, blocks.count)])
      })
  }

  /// The groups of each row as blocks; the first of each has the row's title.
  private static func blocks(
    of sheet: FigureSheet, _ sizes: [CGSize], _ captionWidths: [CGFloat], _ grid: PixelGrid
  ) -> [[Block]] {
    var index = 0
    return sheet.rows.map { row in
      row.groups.enumerated().map { number, group in
        let cells = group.map { _ in
          let size = CGSize(
            width: grid.snapped(sizes[index].width), height: grid.snapped(sizes[index].height))
          defer { index += 1 }
          let width = max(size.width, captionWidths[index])
          return Cell(index: index, size: size, width: grid.wholePixels(width.rounded(.up)))
        }
        return Block(title: number == 0 ? row.title : nil, figures: cells)
      }
    }
  }

  /// Blocks of one figure each.
  private static func single(_ blocks: [Block]) -> [Block] {
    blocks.flatMap { block in
      block.figures.enumerated().map { number, cell in
        Block(title: number == 0 ? block.title : nil, figures: [cell])
      }
    }
  }

  /// Lines whose figures stand below each other: each as wide as the widest of its column.
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

  /// The most columns that are tried: more than the widest page has at the smallest scale.
  private static let mostColumns = 4_096

  /// Blocks in lines such that the page wastes little and is neither a tower nor a ribbon.
  private static func packed(_ blocks: [Block]) -> [[Block]] {
    // The numbers alone, because every width that a line may have is tried.
    let extents = blocks.map(BlockExtent.init)
    let widest = extents.map(\.width).max() ?? 0
    var best: (limit: CGFloat, badness: CGFloat)?
    var prefixWidth = -columnGap
    for extent in extents.prefix(mostColumns) {
      prefixWidth = prefixWidth + extent.width + columnGap
      let limit = max(widest, prefixWidth)
      let badness = badness(of: extents, brokenAt: limit)
      if badness < best?.badness ?? .infinity { best = (limit, badness) }
    }
    return best.map { broken(blocks, at: $0.limit) } ?? [blocks]
  }

  /// How much a page wastes and how far it is from good proportions, if lines break at a width.
  private static func badness(of blocks: [BlockExtent], brokenAt limit: CGFloat) -> CGFloat {
    var page = CGSize(width: 0, height: -rowGap)
    var line = BlockExtent()
    func endLine() {
      page.width = max(page.width, line.width)
      page.height += rowGap + line.captionHeight + line.height
      line = BlockExtent()
    }
    for (number, block) in blocks.enumerated() {
      if number > 0, line.width + block.width + columnGap > limit { endLine() }
      line.width = line.width + block.width + columnGap
      line.height = max(line.height, block.height)
      line.captionHeight = max(line.captionHeight, block.captionHeight)
    }
    endLine()
    let proportion = page.width / max(1, page.height)
    return page.width * page.height
      * max(1, proportion / widestPage, tallestPage / proportion)
  }

  /// The width by height above which a page is a ribbon.
  private static let widestPage: CGFloat = 1.9
  /// The width by height below which a page is a tower.
  private static let tallestPage: CGFloat = 0.8

  private static func broken(_ blocks: [Block], at limit: CGFloat) -> [[Block]] {
    var lines: [[Block]] = []
    var width = -columnGap
    for block in blocks {
      if lines.isEmpty || width + block.width + columnGap > limit {
        lines.append([])
        width = -columnGap
      }
      lines[lines.count - 1].append(block)
      width = width + block.width + columnGap
    }
    return lines
  }

  private static func width(of line: [Block]) -> CGFloat {
    line.reduce(-columnGap) { $0 + $1.width + columnGap }
  }

  private static func captionHeight(of line: [Block]) -> CGFloat {
    line.map(\.captionHeight).max() ?? plainCaptionHeight
  }
}

/// What a block, or a line of them, takes of a page, in points.
private struct BlockExtent {
  var width = -SheetLayout.columnGap
  var height: CGFloat = 0
  var captionHeight: CGFloat = 0

  /// An empty line.
  init() {}

  init(_ block: SheetLayout.Block) {
    width = block.width
    height = block.height
    captionHeight = block.captionHeight
  }
}
