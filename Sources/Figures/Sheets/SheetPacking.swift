import Foundation

/// Blocks arranged in lines, so that the page has little empty paper and good proportions.
///
/// For each possible page width, the lines with the minimum total height are found, from the last block to the first.
/// The result is the page with the smallest area, where unusual proportions count as additional area. A few blocks of
/// different sizes may also be stacked in columns, if that saves much of the area.
struct SheetPacking {
  /// The size of a block and its texts, in points.
  struct Block {
    var width: CGFloat
    var height: CGFloat
  }

  /// For each line, the range of blocks in each of its columns.
  let lines: [[Range<Int>]]

  /// The ratio of width to height above which a page is too wide.
  private static let widestPage: CGFloat = 1.9
  /// The ratio of width to height below which a page is too tall.
  private static let tallestPage: CGFloat = 0.8
  /// The maximum number of blocks on a page with stacked blocks.
  private static let stackedLimit = 16
  /// The maximum area of a page with stacked blocks, as a fraction of the area without stacking.
  ///
  /// Stacking has to save at least 15% of the area, because lines are easier to read.
  private static let gain: CGFloat = 0.85

  /// Finds the lines of the best page for some blocks.
  init(_ blocks: [Block]) {
    let flat = blocks.indices.map { $0..<($0 + 1) }
    var best = Self.packed(flat, of: blocks)
    let limit = Self.gain * best.badness
    var tried: Set<[Range<Int>]> = [flat]
    for height in Self.heights(of: blocks) {
      let columns = Self.columns(of: blocks, within: height)
      guard tried.insert(columns).inserted else { continue }
      let packed = Self.packed(columns, of: blocks)
      if packed.badness < min(limit, best.badness) { best = packed }
    }
    lines = best.lines
  }

  /// The column heights to try, which are the total heights of consecutive blocks, in ascending order.
  private static func heights(of blocks: [Block]) -> [CGFloat] {
    guard blocks.count <= stackedLimit else { return [] }
    let runs = blocks.indices.flatMap { start in
      blocks.indices.dropFirst(start + 1).map { stacked(Array(blocks[start...$0])).height }
    }
    return Set(runs).sorted()
  }

  /// Stacks consecutive blocks in columns, with as many blocks in each column as a height has room for.
  private static func columns(of blocks: [Block], within height: CGFloat) -> [Range<Int>] {
    var columns: [Range<Int>] = []
    for index in blocks.indices {
      if let last = columns.last,
        stacked(Array(blocks[last.lowerBound...index])).height <= height + 1e-6
      {
        columns[columns.count - 1] = last.lowerBound..<(index + 1)
      } else {
        columns.append(index..<(index + 1))
      }
    }
    return columns
  }

  /// The block that results from stacking blocks in a column.
  private static func stacked(_ blocks: [Block]) -> Block {
    Block(
      width: blocks.map(\.width).max() ?? 0,
      height: blocks.reduce(-SheetLayout.rowGap) { $0 + $1.height + SheetLayout.rowGap })
  }

  /// The columns in each line of the best page, and the page's badness as returned by ``best(_:)``.
  private static func packed(
    _ columns: [Range<Int>], of blocks: [Block]
  ) -> (lines: [[Range<Int>]], badness: CGFloat) {
    let (lines, badness) = best(columns.map { stacked(Array(blocks[$0])) })
    return (lines.map { Array(columns[$0]) }, badness)
  }

  /// The lines of the best page, and the page's badness, which is its area with a penalty for unusual proportions.
  private static func best(_ blocks: [Block]) -> (lines: [Range<Int>], badness: CGFloat) {
    var best: (lines: [Range<Int>], badness: CGFloat)?
    for width in widths(of: blocks) {
      let lines = lines(of: blocks, within: width)
      let page = page(blocks, lines)
      let proportion = page.width / max(1, page.height)
      let badness =
        page.width * page.height
        * max(1, proportion / widestPage, tallestPage / max(proportion, 1e-6))
      if badness < best?.badness ?? .infinity { best = (lines, badness) }
      // From here on, pages only get wider.
      if proportion > 2 * widestPage { break }
    }
    return best ?? ([], 0)
  }

  /// The page widths to try, which are the total widths of consecutive blocks, in ascending order.
  ///
  /// If there are many blocks, only sequences that start with one of the first blocks are considered.
  private static func widths(of blocks: [Block]) -> [CGFloat] {
    let widest = blocks.map(\.width).max() ?? 0
    let starts = 0..<min(blocks.count, max(1, 1_000 / max(1, blocks.count)))
    var widths: Set<CGFloat> = [widest]
    for start in starts {
      var width = -SheetLayout.columnGap
      for block in blocks[start...] {
        width += block.width + SheetLayout.columnGap
        if width > widest { widths.insert(width) }
      }
    }
    return widths.sorted()
  }

  /// The lines with the minimum total height for a page width.
  ///
  /// If there are several solutions, the first lines are as long as possible.
  private static func lines(of blocks: [Block], within limit: CGFloat) -> [Range<Int>] {
    // For each block, the minimum height from it to the end, and the end of the line it
    // starts.
    var heights = Array(repeating: CGFloat(0), count: blocks.count + 1)
    var ends = Array(repeating: blocks.count, count: blocks.count)
    for start in blocks.indices.reversed() {
      var (width, height) = (-SheetLayout.columnGap, CGFloat(0))
      var least = CGFloat.infinity
      for end in start..<blocks.count {
        width += blocks[end].width + SheetLayout.columnGap
        // Sums of the same widths in another order may differ in the last digit.
        if end > start, width > limit + 1e-6 { break }
        height = max(height, blocks[end].height)
        let whole = height + SheetLayout.rowGap + heights[end + 1]
        if whole <= least { (least, ends[start]) = (whole, end + 1) }
      }
      heights[start] = least
    }
    var lines: [Range<Int>] = []
    while let start = lines.last?.upperBound ?? blocks.indices.first, start < blocks.count {
      lines.append(start..<ends[start])
    }
    return lines
  }

  private static func page(_ blocks: [Block], _ lines: [Range<Int>]) -> CGSize {
    var page = CGSize(width: 0, height: -SheetLayout.rowGap)
    for line in lines {
      let width = blocks[line].reduce(-SheetLayout.columnGap) {
        $0 + $1.width + SheetLayout.columnGap
      }
      page.width = max(page.width, width)
      page.height += (blocks[line].map(\.height).max() ?? 0) + SheetLayout.rowGap
    }
    return page
  }
}
