import Foundation

/// Rectangles by where they are, so that those near a place are found without looking at all.
///
/// A grid of square cells over the picture; what lies outside is kept in the cells at its edge.
/// Asking costs time in proportion to the cells that are asked for and what they hold.
struct FrameIndex {
  /// The rectangles, in the order in which they were added.
  private(set) var frames: [CGRect] = []
  private let bounds: CGRect
  private let cellSide: CGFloat
  private let columnCount: Int
  private let rowCount: Int
  private var cells: [[Int32]]
  /// Rectangles over so many cells that listing them in each would cost more than looking at them.
  private var large: [Int32] = []

  /// Makes an empty index for a picture.
  init(bounds: CGRect) {
    self.bounds = bounds
    cellSide = max(48, max(bounds.width, bounds.height) / 64)
    columnCount = max(1, Int((bounds.width / cellSide).rounded(.up)))
    rowCount = max(1, Int((bounds.height / cellSide).rounded(.up)))
    cells = Array(repeating: [], count: columnCount * rowCount)
  }

  /// Adds a rectangle; its number is the count of those added before.
  mutating func insert(_ frame: CGRect) {
    let number = Int32(frames.count)
    frames.append(frame)
    let (columns, rows) = cellRange(frame)
    guard columns.count * rows.count <= 256 else { return large.append(number) }
    for row in rows {
      for column in columns { cells[row * columnCount + column].append(number) }
    }
  }

  /// The numbers of the rectangles that share an area with a frame, each once, ascending.
  func numbers(intersecting frame: CGRect) -> [Int] {
    var found: [Int] = []
    visit(frame) { number in
      found.append(number)
      return true
    }
    found.sort()
    var unique: [Int] = []
    for number in found where unique.last != number { unique.append(number) }
    return unique
  }

  /// The largest number of a rectangle that shares an area with a frame and meets a condition, or `nil`
  /// if there isn't one.
  ///
  /// Finds it at once where many rectangles lie on each other.
  func last(
    intersecting frame: CGRect, where isSuited: (Int) -> Bool = { _ in true }
  ) -> Int? {
    var found: Int?
    func search(_ numbers: [Int32]) {
      for number in numbers.reversed() {
        if let found, number <= found { return }
        if overlaps(frames[Int(number)], frame), isSuited(Int(number)) { found = Int(number) }
      }
    }
    search(large)
    let (columns, rows) = cellRange(frame)
    for row in rows {
      for column in columns { search(cells[row * columnCount + column]) }
    }
    return found
  }

  /// Whether any rectangle shares an area with a frame.
  func intersects(_ frame: CGRect) -> Bool {
    var isFree = true
    visit(frame) { _ in
      isFree = false
      return false
    }
    return !isFree
  }

  /// Calls a closure with each rectangle that shares an area with a frame, some more than once,
  /// until it returns false.
  private func visit(_ frame: CGRect, _ isToContinue: (Int) -> Bool) {
    for number in large where overlaps(frames[Int(number)], frame) {
      guard isToContinue(Int(number)) else { return }
    }
    let (columns, rows) = cellRange(frame)
    for row in rows {
      for column in columns {
        for number in cells[row * columnCount + column] where overlaps(frames[Int(number)], frame) {
          guard isToContinue(Int(number)) else { return }
        }
      }
    }
  }

  /// The columns and rows of cells that a frame touches, clamped to the grid.
  private func cellRange(_ frame: CGRect) -> (ClosedRange<Int>, ClosedRange<Int>) {
    func cell(_ distance: CGFloat, _ count: Int) -> Int {
      Int(min(max((distance / cellSide).rounded(.down), 0), CGFloat(count - 1)))
    }
    let left = cell(frame.minX - bounds.minX, columnCount)
    let right = cell(frame.maxX - bounds.minX, columnCount)
    let top = cell(frame.minY - bounds.minY, rowCount)
    let bottom = cell(frame.maxY - bounds.minY, rowCount)
    return (left...max(left, right), top...max(top, bottom))
  }
}

extension CGRect {
  /// Whether all numbers of the rectangle are nearer to zero than a limit, which those that are no
  /// numbers are not.
  func isWithin(_ limit: CGFloat) -> Bool {
    [minX, minY, width, height].allSatisfy { abs($0) < limit }
  }

  /// The parts of the rectangle that lie outside of another: up to four, which do not overlap.
  func parts(outside other: CGRect) -> [CGRect] {
    guard overlaps(self, other) else { return [self] }
    let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
    return [
      CGRect(x: minX, y: minY, width: width, height: top - minY),
      CGRect(x: minX, y: top, width: other.minX - minX, height: bottom - top),
      CGRect(x: other.maxX, y: top, width: maxX - other.maxX, height: bottom - top),
      CGRect(x: minX, y: bottom, width: width, height: maxY - bottom),
    ].filter { $0.size.width > 0 && $0.size.height > 0 }
  }
}

/// Whether two rectangles overlap; edges that only touch do not count.
func overlaps(_ first: CGRect, _ second: CGRect) -> Bool {
  first.minX < second.maxX && second.minX < first.maxX && first.minY < second.maxY
    && second.minY < first.maxY
}

/// Whether a rectangle reaches nowhere outside of another; common edges are inside.
///
/// Foundation's `contains` compares the union with the outer rectangle, and fails where adding up
/// a width rounds.
func holds(_ outer: CGRect, _ inner: CGRect) -> Bool {
  outer.minX <= inner.minX && inner.maxX <= outer.maxX && outer.minY <= inner.minY
    && inner.maxY <= outer.maxY
}
