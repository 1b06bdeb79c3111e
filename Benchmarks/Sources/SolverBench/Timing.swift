import ConstraintSolver

/// Seconds that an operation took.
private func seconds(_ operation: () throws -> Void) rethrows -> Double {
  let clock = ContinuousClock()
  let duration = try clock.measure(operation)
  return Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
}

private func median(_ samples: [Double]) -> Double {
  samples.sorted()[samples.count / 2]
}

/// Reads every value, as whoever lays out views does; the sum keeps the reading from being left out.
private func readOut(_ solution: Solution) -> Double {
  var sum = 0.0
  for value in solution.values { sum += value }
  return sum
}

/// Medians of the time to build and solve a problem and of the time to solve it at another size.
func timeBuildAndResize(_ problem: Problem) throws -> (build: Double, resize: Double) {
  let prepared = try System(problem)
  var builds: [Double] = []
  var resizes: [Double] = []
  var spent = 0.0
  while builds.count < 5 || (spent < 0.5 && builds.count < 51) {
    var system = prepared
    var checksum = 0.0
    builds.append(
      try seconds {
        try system.load()
        checksum += readOut(system.solve(width: problem.width, height: problem.height))
      })
    resizes.append(
      seconds {
        for index in 0..<100 {
          let factor = 1 + 0.005 * Double(index * 37 % 100)
          checksum += readOut(
            system.solve(width: problem.width * factor, height: problem.height * factor))
        }
      } / 100)
    precondition(checksum.isFinite)
    spent += (builds.last ?? 0) + 100 * (resizes.last ?? 0)
    if spent > 60 { break }
  }
  return (median(builds), median(resizes))
}

/// Median of the time to remove a constraint, put it back and solve.
func timeToggle(_ problem: Problem) throws -> Double {
  var system = try System(problem)
  try system.load()
  var checksum = readOut(system.solve(width: problem.width, height: problem.height))
  var samples: [Double] = []
  for index in 0..<101 {
    let chosen = 4 + index * 7919 % (problem.demands.count - 2)
    samples.append(
      try seconds {
        try system.toggle(chosen)
        checksum += readOut(system.solve(width: problem.width, height: problem.height))
      })
  }
  precondition(checksum.isFinite)
  return median(samples)
}
