import Foundation

/// A spatial index of rectangles, numbered in insertion order.
///
/// The index is a grid of square cells over the picture. Rectangles outside of the picture are in the cells at its
/// edge. A query takes time proportional to the number of cells that it covers, plus the number of rectangles in these
/// cells.
struct FrameIndex {
  /// The rectangles, in insertion order.
  private(set) var frames: [CGRect] = []
  private let bounds: CGRect
  private let cellSide: CGFloat
  private let columnCount: Int
  private let rowCount: Int
  private var cells: [[Int32]]
  /// The numbers of large rectangles, which aren't listed in the many cells that they cover.
  private var large: [Int32] = []

  /// Creates an empty index for a picture.
  init(bounds: CGRect) {
    self.bounds = bounds
    cellSide = max(48, max(bounds.width, bounds.height) / 64)
    columnCount = max(1, Int((bounds.width / cellSide).rounded(.up)))
    rowCount = max(1, Int((bounds.height / cellSide).rounded(.up)))
    cells = Array(repeating: [], count: columnCount * rowCount)
  }

  /// Adds a rectangle, with its zero-based insertion index as its number.
  mutating func insert(_ frame: CGRect) {
    let number = Int32(frames.count)
    frames.append(frame)
    let (columns, rows) = cellRange(frame)
    guard columns.count * rows.count <= 256 else { return large.append(number) }
    for row in rows {
      for column in columns { cells[row * columnCount + column].append(number) }
    }
  }

  /// The rectangles that overlap a frame, in insertion order.
  func frames(intersecting frame: CGRect) -> [CGRect] {
    numbers(intersecting: frame).map { frames[$0] }
  }

  /// The numbers of the rectangles that overlap a frame, without duplicates, in ascending order.
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

  /// Returns the highest index of a rectangle that overlaps a frame and meets a condition, or `nil` if there isn't one.
  ///
  /// This is fast even if many rectangles overlap each other.
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

  /// Whether any rectangle overlaps a frame.
  func intersects(_ frame: CGRect) -> Bool {
    var isFree = true
    visit(frame) { _ in
      isFree = false
      return false
    }
    return !isFree
  }

  /// Calls a closure with the numbers of the rectangles that overlap a frame, until the closure returns false.
  ///
  /// The closure may be called more than once for the same rectangle.
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

  /// The ranges of columns and rows of the cells that a frame touches, clamped to the grid.
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
  /// Whether the origin and size are smaller than a limit in magnitude, which is false for NaN.
  func isWithin(_ limit: CGFloat) -> Bool {
    [minX, minY, width, height].allSatisfy { abs($0) < limit }
  }

  /// The parts of the rectangle outside of another one, as up to four rectangles that don't overlap.
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

/// Whether two rectangles overlap, not only touch.
func overlaps(_ first: CGRect, _ second: CGRect) -> Bool {
  first.minX < second.maxX && second.minX < first.maxX && first.minY < second.maxY
    && second.minY < first.maxY
}

/// Whether a rectangle is completely inside another one, where edges may coincide.
///
/// Foundation's `contains` compares the union with the outer rectangle, so it may return false because of rounding.
func holds(_ outer: CGRect, _ inner: CGRect) -> Bool {
  outer.minX <= inner.minX && inner.maxX <= outer.maxX && outer.minY <= inner.minY
    && inner.maxY <= outer.maxY
}
