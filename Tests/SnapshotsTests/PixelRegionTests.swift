import Foundation
import Imaging
import Snapshots
import Testing

@Suite("Regions of pixels that differ") struct PixelRegionTests {
  private func regions(
    _ places: [(Int, Int)], width: Int = 200, height: Int = 150, items: PictureItems = .unknown
  ) -> [PixelDifference.Region] {
    let comparison = BitmapComparison(
      reference: dots(width, height, []), actual: dots(width, height, places), items: items)
    return comparison.result.difference?.regions ?? []
  }

  @Test("hang together up to eight pixels apart, and no further, in every direction")
  func distance() {
    for (x, y) in [(1, 0), (0, 1), (1, 1), (-1, 1)] {
      let near = regions([(50, 50), (50 + 8 * x, 50 + 8 * y)])
      #expect(near.map(\.count) == [2])
      #expect(near[0].size == PixelSize(width: 1 + 8 * abs(x), height: 1 + 8 * y))
      #expect(regions([(50, 50), (50 + 9 * x, 50 + 9 * y)]).map(\.count) == [1, 1])
    }
  }

  @Test("are in order from top to bottom and left to right")
  func order() {
    let found = regions([(150, 20), (10, 20), (80, 100), (70, 5)])
    #expect(found.map { [$0.x, $0.y] } == [[70, 5], [10, 20], [150, 20], [80, 100]])
  }

  @Test("are those that a search from pixel to pixel finds", arguments: 1...12)
  func agreesWithSearch(seed: Int) {
    var state = UInt64(seed)
    var places: [(Int, Int)] = []
    for _ in 0..<(20 + seed * 6) {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      places.append((Int(state >> 33) % 200, Int(state >> 13) % 150))
    }
    let found = regions(places)
    #expect(
      found.map { [$0.x, $0.y, $0.size.width, $0.size.height, $0.count] }.sorted(by: isLess)
        == searched(places))
  }

  private func isLess(_ one: [Int], _ other: [Int]) -> Bool { one.lexicographicallyPrecedes(other) }

  /// Boxes and counts of what hangs together, found by comparing all pixels with all.
  private func searched(_ places: [(Int, Int)]) -> [[Int]] {
    var rest = Set(places.map { [$0.0, $0.1] })
    var found: [[Int]] = []
    while let first = rest.first {
      var group = [first]
      rest.remove(first)
      var next = 0
      while next < group.count {
        let place = group[next]
        let near = rest.filter { abs($0[0] - place[0]) <= 8 && abs($0[1] - place[1]) <= 8 }
        group += near
        rest.subtract(near)
        next += 1
      }
      let (columns, rows) = (group.map { $0[0] }, group.map { $0[1] })
      guard let left = columns.min(), let right = columns.max(), let top = rows.min(),
        let bottom = rows.max()
      else { return [] }
      found.append([left, top, right - left + 1, bottom - top + 1, group.count])
    }
    return found.sorted(by: isLess)
  }

  @Test("are at most 64, and together hold every pixel, for noise and grids", arguments: 0..<6)
  func noise(kind: Int) {
    let size = 600
    let ground = dots(size, size, [])
    let actual = picture(size, size) { column, row in
      let hash = UInt32(truncatingIfNeeded: (column &* 73_856_093) ^ (row &* 19_349_663)) >> 3
      let differs =
        switch kind {
        case 0: true
        case 1: (column + row) % 2 == 0
        case 2: hash % 2 == 0
        case 3: column % 9 == 0 && row % 9 == 0
        case 4: column % 20 == 0 && row % 20 == 0
        default: hash % 500 == 0
        }
      return differs ? 0xFF00_0000 : 0xFFFF_FFFF
    }
    let difference = BitmapComparison(reference: ground, actual: actual).result.difference
    let regions = difference?.regions ?? []
    #expect((1...64).contains(regions.count))
    #expect(regions.reduce(0) { $0 + $1.count } == difference?.count)
    #expect(difference?.count == actual.pixels.count { $0 != 0xFFFF_FFFF })
  }

  @Test(
    "name the items that they touch, the most alike first; of equals the innermost, then the one in front"
  )
  func items() {
    func item(_ name: String, _ depth: Int, _ x: Double, _ y: Double, _ side: Double)
      -> PictureItems.Item
    {
      .init(
        identifier: name, frame: CGRect(x: x, y: y, width: side, height: side), depth: depth)
    }
    let items = PictureItems(
      scale: 2,
      items: [
        item("root", 0, 0, 0, 75), item("card", 1, 10, 10, 40), item("title", 2, 12, 12, 10),
        item("badge", 2, 20, 20, 10), item("line", 1, 60, 0, 0),
      ])
    #expect(regions([(20, 20)], items: items).map(\.items) == [["card", "root"]])
    #expect(regions([(24, 24)], items: items).map(\.items) == [["title", "card", "root"]])
    #expect(
      regions([(42, 42)], items: items).map(\.items) == [["badge", "title", "card", "root"]])
    #expect(regions([(19, 19)], items: items).map(\.items) == [["root"]])
    #expect(regions([(199, 149)], items: items).map(\.items) == [[]])
    let below = PictureItems(scale: 2, items: items.items, origin: CGPoint(x: 24, y: 50))
    #expect(regions([(68, 120)], items: below).map(\.items) == [["card", "root"]])
  }
}
