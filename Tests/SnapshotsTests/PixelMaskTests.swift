import Imaging
import TestTools
import Testing

@testable import Snapshots

@Suite("Masks of pixels")
struct PixelMaskTests {
  private func runs(_ mask: PixelMask) -> [PixelRun] {
    var runs: [PixelRun] = []
    mask.forEachRun { runs.append($0) }
    return runs
  }

  @Test(
    "show what was inserted as the longest runs",
    arguments: [1, 2, 63, 64, 65, 127, 128, 130, 200] as [Int32])
  func insert(width: Int32) {
    var random = SeededGenerator(seed: UInt64(width))
    for _ in 0..<40 {
      var mask = PixelMask(width: Int(width), height: 5)
      #expect(runs(mask).isEmpty && mask.count == 0)
      var expected: [PixelRun] = []
      for row in [0, 1, 4] as [Int32] {
        var column = Int32.random(in: 0...3, using: &random)
        while column < width {
          let end = min(width, column + Int32.random(in: 1...90, using: &random))
          let run = PixelRun(row: row, columns: column..<end)
          // Neighbours become one.
          if let last = expected.last, last.row == row, last.columns.upperBound == column {
            expected[expected.count - 1].columns = last.columns.lowerBound..<end
          } else {
            expected.append(run)
          }
          mask.insert(run)
          column = end + Int32.random(in: 0...70, using: &random)
        }
      }
      #expect(runs(mask) == expected)
      #expect(mask.count == expected.reduce(0) { $0 + $1.columns.count })
    }
  }
}
