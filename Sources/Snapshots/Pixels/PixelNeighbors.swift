/// The indices of a pixel's eight neighbors, column by column.
///
/// Neighbors outside the picture are replaced by the pixel itself. This avoids a branch per neighbor, which would be
/// hard to predict.
struct PixelNeighbors {
  private let index: Int
  private let left: (Int, Int, Int)
  private let middle: (Int, Int)
  private let right: (Int, Int, Int)
  /// The correction of the number of equal neighbors, which is 0 unless the pixel is at the edge of the picture.
  ///
  /// With the correction, the entire outside of the picture counts as one equal neighbor.
  let allowance: Int

  /// Creates the neighbors of a pixel in a picture of the given size.
  @inline(__always)
  init(_ column: Int, _ row: Int, width: Int, height: Int) {
    index = row &* width &+ column
    let (hasLeft, hasRight) = (column > 0, column < width &- 1)
    let (above, below) = (row > 0 ? -width : 0, row < height &- 1 ? width : 0)
    func diagonal(_ isThere: Bool, _ column: Int, _ row: Int) -> Int {
      isThere && row != 0 ? column &+ row : 0
    }
    left = (diagonal(hasLeft, -1, above), hasLeft ? -1 : 0, diagonal(hasLeft, -1, below))
    middle = (above, below)
    right = (diagonal(hasRight, 1, above), hasRight ? 1 : 0, diagonal(hasRight, 1, below))
    let columns = (hasLeft ? 2 : 1) + (hasRight ? 1 : 0)
    let rows = (above != 0 ? 2 : 1) + (below != 0 ? 1 : 0)
    allowance = columns &* rows == 9 ? 0 : columns &* rows &- 8
  }

  /// Calls a closure with the index and color of each neighbor, in order.
  ///
  /// - Precondition: The picture has the size passed to the initializer.
  @inline(__always)
  func forEach(in picture: Span<UInt32>, _ body: (_ number: Int, _ color: UInt32) -> Void) {
    precondition(
      index &+ left.0 >= 0 && index &+ middle.0 >= 0 && index &+ right.2 < picture.count
        && index &+ middle.1 < picture.count, "no such pixel")
    func show(_ number: Int, _ offset: Int) {
      body(number, unsafe picture[unchecked: index &+ offset])
    }
    show(0, left.0)
    show(1, left.1)
    show(2, left.2)
    show(3, middle.0)
    show(4, middle.1)
    show(5, right.0)
    show(6, right.1)
    show(7, right.2)
  }

  /// Returns the offset from the pixel to the neighbor with an index, in columns and rows.
  static func place(_ number: Int) -> (column: Int, row: Int) {
    let (column, row) = (number < 4 ? number : number + 1).quotientAndRemainder(dividingBy: 3)
    return (column - 1, row - 1)
  }

  /// Returns the number of neighbors with the pixel's color, counting the outside of the picture as one neighbor.
  @inline(__always)
  func equalNeighborCount(in picture: Span<UInt32>) -> Int {
    let own = picture[index]
    var equalNeighborCount = allowance
    forEach(in: picture) { _, color in equalNeighborCount &+= color == own ? 1 : 0 }
    return equalNeighborCount
  }
}
