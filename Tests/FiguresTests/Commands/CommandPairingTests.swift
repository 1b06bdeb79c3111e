import AutoLayout
import Foundation
import TestTools
import Testing

@testable import Figures

@Suite("Pairs of commands")
struct CommandPairingTests {
  private func fill(_ place: Int, _ gray: CGFloat = 0) -> DrawingCommand {
    DrawingCommand(
      .fill(
        CGRect(x: place, y: 0, width: 1, height: 1), Color(red: gray, green: gray, blue: gray)))
  }

  private var clip: DrawingCommand {
    DrawingCommand(.begin(.clip(CGRect(x: 0, y: 0, width: 9, height: 9))))
  }

  private let end = DrawingCommand(.end)

  @Test("differ in color alone, and what only one drawing has stays in its place")
  func pairs() {
    let first = [fill(1), fill(2), fill(3), fill(5)]
    let second = [fill(1, 1), fill(3, 1), fill(4, 1), fill(5, 1)]
    #expect(
      Array(CommandPairing(first, second)) == [
        .both(0, 0), .first(1), .both(2, 1), .second(2), .both(3, 3),
      ])
    #expect(Array(CommandPairing([], second)) == (0..<4).map { .second($0) })
    #expect(Array(CommandPairing(first, [])) == (0..<4).map { .first($0) })
  }

  @Test("a scope begins and ends in both drawings at once", arguments: 0..<40)
  func scopes(seed: Int) {
    // The same fills again and again, some of them in one drawing alone.
    var numbers = SeededGenerator(seed: UInt64(seed))
    func commands() -> [DrawingCommand] {
      (0..<6).flatMap { _ in
        [clip]
          + (0..<Int.random(in: 0..<4, using: &numbers)).map { _ in
            fill(Int.random(in: 0..<3, using: &numbers))
          } + [end]
      }
    }
    let (first, second) = (commands(), commands())
    var depths = (0, 0)
    func depth(_ command: DrawingCommand) -> Int {
      switch command.step {
      case .begin: 1
      case .end: -1
      default: 0
      }
    }
    var counts = (0, 0)
    for pair in CommandPairing(first, second) {
      switch pair {
      case .both(let one, let other):
        #expect(one == counts.0 && other == counts.1)
        counts = (counts.0 + 1, counts.1 + 1)
        depths = (depths.0 + depth(first[one]), depths.1 + depth(second[other]))
      case .first(let index):
        #expect(index == counts.0 && depth(first[index]) == 0)
        counts.0 += 1
      case .second(let index):
        #expect(index == counts.1 && depth(second[index]) == 0)
        counts.1 += 1
      }
      #expect(depths.0 == depths.1)
    }
    #expect(counts == (first.count, second.count))
  }

  @Test("many differences take no more time than few", .timeLimit(.minutes(1)))
  func growth() {
    let first = (0..<40_000).map { fill(2 * $0) }
    let second = (0..<40_000).map { fill($0 % 2 == 0 ? 2 * $0 : 2 * $0 + 1) }
    let pairs = Array(CommandPairing(first, second))
    #expect(pairs.count { if case .both = $0 { true } else { false } } == 20_000)
    #expect(pairs.count == 60_000)
  }
}
