import ConstraintSolver
import Measuring

/// Medians of the time to build and solve a problem and of the time to solve it at another size.
///
/// To ask for the processor's time takes half a microsecond: several small systems are built in one go.
func timeBuildAndResize(_ problem: Problem) throws -> (build: Double, resize: Double) {
  let prepared = try System(problem)
  let batch = max(1, 300 / problem.demands.count)
  var builds: [Double] = []
  var resizes: [Double] = []
  var spent = 0.0
  while builds.count < 5 || (spent < 0.5 && builds.count < 51) {
    var systems = Array(repeating: prepared, count: batch)
    var checksum = 0.0
    builds.append(
      try seconds {
        for index in systems.indices {
          try systems[index].load()
          checksum += systems[index].resolve(width: problem.width, height: problem.height)
        }
      } / Double(batch))
    resizes.append(
      seconds {
        for index in 0..<100 {
          let factor = 1 + 0.005 * Double(index * 37 % 100)
          checksum +=
            systems[0].resolve(width: problem.width * factor, height: problem.height * factor)
        }
      } / 100)
    precondition(checksum.isFinite)
    spent += Double(batch) * (builds.last ?? 0) + 100 * (resizes.last ?? 0)
    if spent > 60 { break }
  }
  return (median(builds), median(resizes))
}

/// The least time to build a problem in conflict and say what is, to say it at another size, and to say
/// that from nothing; and how many constraints are in the sets of the first size.
///
/// At the other size there may be far more to tell: resizing is to be held to the last of the times.
func timeConflict(
  _ problem: Problem
) throws -> (build: Double, resize: Double, anew: Double, count: Int) {
  let prepared = try System(problem)
  var build = Double.infinity
  var resize = Double.infinity
  var anew = Double.infinity
  var spent = 0.0
  var count = 0
  while spent < 1 {
    var system = prepared
    let time = try seconds {
      try system.load()
      let solution = system.solve(width: problem.width, height: problem.height)
      count = solution.conflicts.reduce(0) { $0 + 1 + $1.because.count }
    }
    let other = seconds {
      let solution = system.solve(width: 0.9 * problem.width, height: problem.height)
      precondition(!solution.conflicts.isEmpty)
    }
    var fresh = prepared
    let again = try seconds {
      try fresh.load()
      _ = fresh.solve(width: 0.9 * problem.width, height: problem.height)
    }
    build = min(build, time)
    resize = min(resize, other)
    anew = min(anew, again)
    spent += time + other + again
  }
  return (build, resize, anew, count)
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
  var system = try System(problem)
  try system.load()
  func resolve() { _ = system.resolve(width: problem.width, height: problem.height) }
  resolve()
  var samples: [Double] = []
  for index in 0..<101 {
    let chosen = 4 + index * 7919 % (problem.demands.count - 2)
    samples.append(
      try seconds {
        switch trip {
        case .toggle, .toggleBoth:
          system.remove(chosen)
          if trip == .toggleBoth { resolve() }
          try system.putBack(chosen)
        case .editConstant:
          try system.move(chosen, by: 1)
          resolve()
          try system.move(chosen, by: 0)
        }
        resolve()
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
  let prepared = try System(problem)
  var pieces: [Double] = []
  var solves: [Double] = []
  var count = 0
  var spent = 0.0
  while pieces.count < 9 && (spent < 20 || pieces.count < 3) {
    var system = prepared
    pieces.append(
      try seconds {
        try system.load()
        count = system.pieces(along: widths, height: problem.height).count
      })
    var checksum = 0.0
    solves.append(
      try seconds {
        for index in 0..<20 {
          var system = prepared
          try system.load()
          let share = Double(index) / 19
          let width = widths.lowerBound + share * (widths.upperBound - widths.lowerBound)
          checksum += system.resolve(width: width, height: problem.height)
        }
      })
    precondition(checksum.isFinite)
    spent += (pieces.last ?? 0) + (solves.last ?? 0)
  }
  return (median(pieces), median(solves), count)
}
