import Foundation
import Testing

@testable import Figures

@Suite struct FrameIndexTests {
  @Test("finds what looking at every rectangle finds", arguments: [1, 2, 3] as [CGFloat])
  func agreesWithSearch(step: CGFloat) {
    var index = FrameIndex(bounds: CGRect(x: 0, y: 0, width: 500, height: 300))
    var frames: [CGRect] = []
    for number in 0..<200 {
      let place = CGFloat(number) * step
      let frame = CGRect(
        x: (place * 37).truncatingRemainder(dividingBy: 600) - 50,
        y: (place * 53).truncatingRemainder(dividingBy: 400) - 50,
        width: (place * 11).truncatingRemainder(dividingBy: 90),
        height: (place * 7).truncatingRemainder(dividingBy: 50))
      frames.append(frame)
      index.insert(frame)
    }
    index.insert(CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9))
    for query in frames {
      let expected = frames.indices.filter { overlaps(frames[$0], query) }
      let found = index.numbers(intersecting: query)
      #expect(found.filter { $0 < frames.count } == expected)
      #expect(index.intersects(query) == !found.isEmpty)
      #expect(index.last(intersecting: query) == found.last)
      #expect(index.last(intersecting: query) { $0 % 3 == 0 } == found.last { $0 % 3 == 0 })
    }
  }

  @Test("the parts of a rectangle outside of another cover all of it but what they share")
  func parts() {
    let whole = CGRect(x: 10, y: 10, width: 20, height: 10)
    func parts(_ other: [CGFloat]) -> [CGRect] {
      whole.parts(
        outside: CGRect(x: other[0], y: other[1], width: other[2], height: other[3]))
    }
    #expect(parts([0, 0, 10, 30]) == [whole])
    #expect(parts([0, 0, 40, 40]).isEmpty)
    #expect(parts([15, 0, 5, 40]).map(\.width) == [5, 10])
    let around = parts([15, 12, 5, 5])
    #expect(around.count == 4)
    #expect(around.map { $0.width * $0.height }.reduce(0, +) == CGFloat(175))
  }
}
