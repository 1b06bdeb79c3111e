import TestTools
import Testing

@testable import AutoLayout

@Suite("Sets of slots")
struct SlotSetTests {
  @Test("are what sets of numbers are, in ascending order", arguments: 1..<20 as Range<UInt64>)
  func likeSets(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var slots = SlotSet()
    var expected: Set<Int> = []
    for _ in 0..<300 {
      // Far apart, close together and at the borders of words.
      let limit = [70, 5000, 20_000].randomElement(using: &random) ?? 70
      let slot = Int.random(in: 0..<limit, using: &random)
      if Int.random(in: 0..<3, using: &random) == 0 {
        slots.remove(expected.randomElement(using: &random) ?? slot)
        expected = expected.filter { slots.contains($0) }
      } else {
        slots.insert(slot)
        expected.insert(slot)
      }
      if Int.random(in: 0..<60, using: &random) == 0 {
        slots.removeAll()
        expected = []
        #expect(slots.isEmpty)
      }
      let start = Int.random(in: 0..<20_500, using: &random)
      #expect(slots.next(from: start) == expected.filter { $0 >= start }.min())
      #expect(slots.count == expected.count)
    }
    #expect(Array(slots) == expected.sorted())
  }

  @Test("take what is put in while one goes through them")
  func growing() {
    var slots = SlotSet()
    slots.insert(3)
    var seen: [Int] = []
    var start = 0
    while let slot = slots.next(from: start) {
      seen.append(slot)
      slots.remove(slot)
      start = slot + 1
      if slot < 200 { slots.insert(2 * slot) }
    }
    #expect(seen == [3, 6, 12, 24, 48, 96, 192, 384])
    #expect(slots.isEmpty)
  }
}
