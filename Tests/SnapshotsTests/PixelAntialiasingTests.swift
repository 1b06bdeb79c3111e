import Foundation
import Imaging
import TestTools
import Testing

@testable import Snapshots

/// A disc on white whose edge is smoothed by so many samples on a side of each pixel, and which dots
/// may lie over.
private func disc(samples: Int, hasDots: Bool) -> Bitmap {
  picture(80, 60) { column, row in
    var covered = 0
    for index in 0..<samples * samples {
      let x = (column * samples + index / samples) * 16 / samples - 40 * 16
      let y = (row * samples + index % samples) * 16 / samples - 30 * 16
      if x * x + y * y < 20 * 20 * 256 { covered += 1 }
    }
    var value = UInt32(255 - covered * 200 / (samples * samples))
    if hasDots, (column * 31 + row * 17) % 97 == 0 { value ^= 64 }
    return 0xFF00_0000 | value << 16 | (255 - (255 - value) / 2) << 8 | value * 3 / 4
  }
}

@Suite("Antialiasing") struct PixelAntialiasingTests {
  /// Two discs, and for each threshold how many pixels count as different.
  struct Case: Sendable {
    var samples: (Int, Int)
    var hasDots: Bool
    var exact: Int
    var counts: [(threshold: Double, different: Int, withEdges: Int)]
  }

  /// The numbers are those of pixelmatch-cpp for the same pixels.
  static let cases = [
    Case(
      samples: (4, 2), hasDots: false, exact: 107,
      counts: [(0, 0, 107), (0.02, 0, 107), (0.1, 0, 38), (0.3, 0, 0)]),
    Case(
      samples: (4, 1), hasDots: false, exact: 113,
      counts: [(0, 0, 113), (0.02, 0, 113), (0.1, 0, 87), (0.3, 0, 39)]),
    Case(
      samples: (4, 2), hasDots: true, exact: 156,
      counts: [(0, 45, 156), (0.02, 45, 156), (0.1, 45, 87), (0.3, 0, 1)]),
    Case(
      samples: (8, 4), hasDots: true, exact: 175,
      counts: [(0, 45, 175), (0.02, 45, 129), (0.1, 45, 50), (0.3, 0, 0)]),
    Case(
      samples: (2, 1), hasDots: true, exact: 128,
      counts: [(0, 47, 128), (0.02, 47, 128), (0.1, 47, 127), (0.3, 0, 11)]),
  ]

  @Test("is left out as pixelmatch leaves it out, and said to be", arguments: cases)
  func agreesWithPixelmatch(discs: Case) throws {
    let reference = disc(samples: discs.samples.0, hasDots: false)
    let actual = disc(samples: discs.samples.1, hasDots: discs.hasDots)
    let exact = BitmapComparison(reference: reference, actual: actual)
    #expect(exact.result.difference?.count == discs.exact)
    for (threshold, different, withEdges) in discs.counts {
      let comparison = BitmapComparison(
        reference: reference, actual: actual,
        tolerance: PictureTolerance(antialiasing: .ignored(threshold: threshold)))
      let difference = try #require(comparison.result.difference)
      #expect(difference.count == different)
      #expect(difference.ignoredCount == discs.exact - different)
      #expect(comparison.result.isMatch == (different == 0))
      let smoothed = comparison.allowances.contains { $0.contains("only in antialiasing") }
      let alike = comparison.allowances.contains { $0.contains("look alike") }
      #expect(smoothed == (withEdges > different) && alike == (discs.exact > withEdges))
    }
  }

  @Test("is none in pictures of one row or column, nor where all is flat")
  func thinPictures() {
    for (width, height) in [(9, 1), (1, 9), (1, 1), (2, 2)] {
      let comparison = BitmapComparison(
        reference: dots(width, height, []), actual: dots(width, height, [(0, 0)]),
        tolerance: PictureTolerance(antialiasing: .ignored()))
      #expect(comparison.result.difference?.count == 1)
    }
  }

  @Test("is told of pixels at edges alone, and those within shapes would tell the same")
  func shapes() {
    var random = SeededGenerator(seed: 17)
    var counts = (within: 0, smoothed: 0)
    for (width, height) in [(1, 5), (2, 2), (3, 3), (40, 9), (70, 30)] {
      // Few colors make shapes, and a pixel in nine breaks them.
      let pictures = (0..<2).map { number in
        picture(width, height) { column, row in
          let shade = UInt32((column + 3 * number) / 4 + row / 3) * 60 % 256
          return 0xFF00_0000 | (random.chance(11) ? shade / 2 : shade) * 0x01_0101
        }
      }
      let (reference, actual) = (pictures[0], pictures[1])
      let (lhs, rhs) = (reference.pixels.span, actual.pixels.span)
      let antialiasing = PixelAntialiasing(width: width, height: height, threshold: 0.1)
      var shapes = PixelShapes(width: width, height: height)
      reference.forEachDifferingRun(from: actual) { run in
        shapes.find(in: run, lhs, rhs)
        for column in run.columns.map({ Int($0) }) {
          let (row, within) = (Int(run.row), shapes[column])
          let isAntialiasing = antialiasing.isAntialiasing(column, row, lhs, rhs, [])
          let isSame = antialiasing.isAntialiasing(column, row, lhs, rhs, within) == isAntialiasing
          let around = PixelNeighbors(column, row, width: width, height: height)
          let alike = (around.equalNeighborCount(in: lhs), around.equalNeighborCount(in: rhs))
          #expect(isSame)
          #expect(!within.contains(.reference) || alike.0 > 2)
          #expect(!within.contains(.actual) || alike.1 > 2)
          if within == .both { counts.within += 1 }
          if isAntialiasing { counts.smoothed += 1 }
        }
      }
    }
    #expect(counts.within > 50 && counts.smoothed > 20)
  }

  @Test("translucent colors are compared as they look on white")
  func translucentColors() {
    let clear = picture(3, 3) { _, _ in 0 }
    let white = picture(3, 3) { _, _ in 0xFFFF_FFFF }
    let tolerance = PictureTolerance(antialiasing: .ignored(threshold: 0))
    let comparison = BitmapComparison(reference: clear, actual: white, tolerance: tolerance)
    #expect(comparison.result.isMatch && comparison.result.difference?.ignoredCount == 9)
    #expect(!BitmapComparison(reference: clear, actual: white).result.isMatch)
  }
}
