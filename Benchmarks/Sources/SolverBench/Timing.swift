import ConstraintSolver
import Measuring

/// Medians of the time to build and solve a problem and of the time to solve it at another size.
///
/// To ask for the processor's time takes half a microsecond: several small systems are built in one go. As in the
/// peer's own measurement, the time to release them doesn't count.
func timeBuildAndResize(_ problem: Problem) throws -> (build: Double, resize: Double) {
  let prepared = PreparedProblem(problem)
  let batch = (0..<max(1, 300 / problem.demands.count)).map { _ in Box() }
  var builds: [Double] = []
  var resizes: [Double] = []
  var spent = 0.0
  while builds.count < 5 || (spent < 0.5 && builds.count < 51) {
    var checksum = 0.0
    builds.append(
      try seconds {
        for box in batch {
          var system = try prepared.load()
          checksum += system.solve(width: problem.width, height: problem.height)
          box.system = consume system
        }
      } / Double(batch.count))
    for box in batch { box.system = nil }
    var system = try prepared.load()
    checksum += system.solve(width: problem.width, height: problem.height)
    resizes.append(
      seconds {
        for index in 0..<100 {
          let factor = 1 + 0.005 * Double(index * 37 % 100)
          checksum += system.solve(width: problem.width * factor, height: problem.height * factor)
        }
      } / 100)
    precondition(checksum.isFinite)
    spent += Double(batch.count) * (builds.last ?? 0) + 100 * (resizes.last ?? 0)
    if spent > 60 { break }
  }
  return (median(builds), median(resizes))
}

/// Keeps a system until it may be released.
private final class Box {
  var system: System?
}

/// The time to build and solve a problem and list its conflicts, to do so at another size, and the number of conflicts.
func timeHard(_ problem: Problem) throws -> (build: Double, resize: Double, count: Int) {
  let prepared = PreparedProblem(problem)
  var system = try prepared.load()
  var count = 0
  let build = seconds {
    _ = system.solve(width: problem.width, height: problem.height)
    count = system.solver.conflicts.count
  }
  let resize = seconds {
    _ = system.solve(width: 0.9 * problem.width, height: problem.height)
    precondition(system.solver.conflicts.count >= 0)
  }
  return (build, resize, count)
}

/// A change of one constraint that is made and taken back.
enum RoundTrip {
  /// Out and in again, solved once at the end: what the peer's own measurement does.
  case toggle
  /// Out and in again, solved after each: two changed systems.
  case toggleBoth
  /// Another constant and the first one again, solved after each.
  case editConstant

  /// The name of the option without its dashes.
  var name: String {
    switch self {
    case .toggle: "toggle"
    case .toggleBoth: "toggle-both"
    case .editConstant: "edit-constant"
    }
  }
}

/// Median of the time to change one constraint and change it back.
func time(_ trip: RoundTrip, _ problem: Problem) throws -> Double {
  var system = try PreparedProblem(problem).load()
  func resolve(_ system: inout System) {
    _ = system.solve(width: problem.width, height: problem.height)
  }
  resolve(&system)
  var samples: [Double] = []
  for index in 0..<101 {
    let chosen = 4 + index * 7919 % (problem.demands.count - 2)
    samples.append(
      try seconds {
        switch trip {
        case .toggle, .toggleBoth:
          system.remove(chosen)
          if trip == .toggleBoth { resolve(&system) }
          try system.putBack(chosen)
        case .editConstant:
          try system.move(chosen, by: 1)
          resolve(&system)
          try system.move(chosen, by: 0)
        }
        resolve(&system)
      })
    if samples.reduce(0, +) > 20 { break }
  }
  return median(samples)
}

/// Medians of the time to find all pieces along widths and of the time of twenty solves from nothing at
/// widths between these, measured by turns; and how many pieces there are.
func timePieces(
  _ problem: Problem, along widths: ClosedRange<Double>
) throws -> (pieces: Double, solves: Double, count: Int) {
  let prepared = PreparedProblem(problem)
  var pieces: [Double] = []
  var solves: [Double] = []
  var count = 0
  var spent = 0.0
  while pieces.count < 9 && (spent < 20 || pieces.count < 3) {
    pieces.append(
      try seconds {
        var system = try prepared.load()
        count = system.pieces(along: widths, height: problem.height).count
      })
    var checksum = 0.0
    solves.append(
      try seconds {
        for index in 0..<20 {
          var system = try prepared.load()
          let share = Double(index) / 19
          let width = widths.lowerBound + share * (widths.upperBound - widths.lowerBound)
          checksum += system.solve(width: width, height: problem.height)
        }
      })
    precondition(checksum.isFinite)
    spent += (pieces.last ?? 0) + (solves.last ?? 0)
  }
  return (median(pieces), median(solves), count)
}
