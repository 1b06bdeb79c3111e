import TestTools
import Testing

@testable import ConstraintSolver

@Suite("Contests")
struct ContestsTests {
  @Test("tell the largest number as numbers change", arguments: [1, 2, 5, 8, 37])
  func largest(count: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    var contests = Contests()
    contests.add(entrantCount: 3)
    contests.add(entrantCount: count)
    var numbers = [Double](repeating: -.infinity, count: count)
    for _ in 0..<200 {
      let entrant = Int.random(in: 0..<count, using: &generator)
      numbers[entrant] = Double(Int.random(in: -9...9, using: &generator))
      contests.set(entrant, of: 1, to: numbers[entrant])
      let value = contests.value(of: entrant, in: 1)
      #expect(value == numbers[entrant])
      let largest = contests.largest(1)
      #expect(largest == numbers.max())
      let start = Int.random(in: 0...count, using: &generator)
      let ofOthers = contests.largest(1, except: entrant)
      #expect(ofOthers == (numbers[..<entrant] + numbers[(entrant + 1)...]).max() ?? -.infinity)
      let least = Double(Int.random(in: -9...9, using: &generator))
      let first = contests.first(1, atLeast: least, from: start)
      #expect(first == numbers[start...].firstIndex { $0 >= least })
    }
    let untouched = contests.largest(0)
    #expect(untouched == -.infinity)
  }
}
