import Foundation
import Testing

@testable import Figures

@Suite("The packing of sheets")
struct SheetPackingTests {
  private func lines(_ sizes: [(CGFloat, CGFloat)]) -> [[Range<Int>]] {
    SheetPacking(sizes.map { SheetPacking.Block(width: $0.0, height: $0.1) }).lines
  }

  /// The cost of a page of lines of columns.
  private func badness(_ sizes: [(CGFloat, CGFloat)], _ lines: [[Range<Int>]]) -> CGFloat {
    let widths = lines.map { line in
      line.reduce(-40) { $0 + (sizes[$1].map(\.0).max() ?? 0) + 40 }
    }
    let heights = lines.map { line in
      line.map { sizes[$0].reduce(-36) { $0 + $1.1 + 36 } }.max() ?? 0
    }
    let (width, height) = (widths.max() ?? 0, heights.reduce(-36) { $0 + $1 + 36 })
    return width * height * max(1, width / height / 1.9, 0.8 * height / width)
  }

  @Test("canvases are stacked if that leaves much less paper empty")
  func mixed() {
    let sizes: [(CGFloat, CGFloat)] = [(320, 400), (390, 844), (844, 390), (1024, 768)]
    #expect(lines(sizes) == [[0..<2, 2..<4]])
  }

  @Test("equal canvases fill the first lines")
  func equal() {
    #expect(
      lines(Array(repeating: (100, 100), count: 5)) == [[0..<1, 1..<2, 2..<3], [3..<4, 4..<5]])
    #expect(lines([(100, 100)]) == [[0..<1]])
    #expect(lines([]) == [])
  }

  @Test("no other breaks of lines make a better page", arguments: 0..<60)
  func best(seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func next(_ limit: Int) -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(Int(state >> 33) % limit)
    }
    let sizes = (0..<1 + seed % 8).map { _ in (60 + next(900), 60 + next(900)) }
    let packed = lines(sizes)
    #expect(packed.joined().flatMap(Array.init) == Array(sizes.indices))
    // Each bit says whether a line ends there.
    let best = (0..<1 << (sizes.count - 1)).map { bits -> CGFloat in
      var lines: [[Range<Int>]] = []
      var start = 0
      for index in sizes.indices where index == sizes.count - 1 || bits >> index & 1 == 1 {
        lines.append((start...index).map { $0..<$0 + 1 })
        start = index + 1
      }
      return badness(sizes, lines)
    }.min()
    #expect(badness(sizes, packed) <= (best ?? 0) * (1 + 1e-9), "\(sizes)")
  }
}
