import Measuring

/// A case that a program is asked to measure.
struct Case {
  let program: BenchProgram
  let arguments: [String]

  init(_ program: BenchProgram, _ arguments: [String]) {
    self.program = program
    self.arguments = arguments
  }
}

/// Measures cases several times in turn, and keeps the least times of each.
///
/// A machine that does other work as well may be half as fast a second later. Cases that are compared
/// are therefore measured side by side and more than once, so that each of them meets the machine at its
/// best. A case that takes longer than three seconds spans such changes, and has one turn.
func measureInTurns(_ cases: [Case]) -> [Measurement] {
  var best = cases.map { $0.program.measure($0.arguments) }
  for _ in 1..<3 {
    for (index, one) in cases.enumerated() where best[index].duration < 3 {
      best[index].keepLeast(one.program.measure(one.arguments))
    }
  }
  return best
}

/// Measures a large case between two turns of a small one, several times.
///
/// For cases that do not meet the machine at its best together: the large one waits for memory, of which
/// neighbors may be using the best part, and the small one does not.
///
/// - Returns: The middle of the ratios of their builds, and the least time of the large one; nil if one of
///   them gives no time.
func medianRatio(
  of large: Case, to small: Case, turnCount: Int
) -> (ratio: Double, build: Double)? {
  var ratios: [Double] = []
  var least = Double.infinity
  for _ in 0..<turnCount {
    let builds = [small, large, small].compactMap { $0.program.measure($0.arguments).build }
    guard builds.count == 3 else { return nil }
    ratios.append(2 * builds[1] / (builds[0] + builds[2]))
    least = min(least, builds[1])
  }
  return (median(ratios), least)
}
