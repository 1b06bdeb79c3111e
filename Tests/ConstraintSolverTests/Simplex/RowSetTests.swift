import TestTools
import Testing

@testable import ConstraintSolver

@Suite("Sets of rows")
struct RowSetTests {
  @Test("are walked like sorted sets from either end", arguments: UInt64(1)..<20)
  func likeSets(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = [64, 4096, 20_000].randomElement(using: &random) ?? 64
    var rows = RowSet()
    rows.reset(count: count)
    var expected: Set<Int> = []
    for _ in 0..<300 {
      if Int.random(in: 0..<3, using: &random) == 0 {
        #expect(rows.popFirst() == expected.min())
        if let first = expected.min() { expected.remove(first) }
      } else {
        let row = Int.random(in: 0..<count, using: &random)
        rows.insert(row)
        expected.insert(row)
      }
      let limit = Int.random(in: 0...count, using: &random)
      #expect(rows.last(below: limit) == expected.filter { $0 < limit }.max(), "below \(limit)")
    }
    var drained: [Int] = []
    while let row = rows.popFirst() { drained.append(row) }
    #expect(drained == expected.sorted())
    #expect(rows.popFirst() == nil && rows.last(below: count) == nil)
  }
}
