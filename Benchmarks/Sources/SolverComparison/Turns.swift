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
