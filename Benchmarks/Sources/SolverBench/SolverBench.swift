private import ConstraintSolver
private import Foundation
private import Measuring

/// The command line:
/// `solver-bench [workload [N]] | --bench problem.txt | --toggle workload N | --toggle-both workload N
/// | --edit-constant workload N | --pieces workload N | --explain workload N | --ambiguity workload N
/// | --hard form N | --memory workload N | --dump workload N | --file problem.txt factor…`.
@main
struct SolverBench {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if !["--memory", "--dump", "--file"].contains(arguments.first) { keepMemory() }
    switch arguments.first {
    case "--bench": try bench(file: arguments.last ?? "")
    case "--toggle": try roundTrip(.toggle, arguments)
    case "--toggle-both": try roundTrip(.toggleBoth, arguments)
    case "--edit-constant": try roundTrip(.editConstant, arguments)
    case "--pieces": try pieces(arguments)
    case "--explain": try ask(.explain, arguments)
    case "--ambiguity": try ask(.ambiguity, arguments)
    case "--hard": try hard(arguments)
    case "--memory": try memory(arguments)
    case "--dump":
      if let problem = problem(arguments) { print(problem.text, terminator: "") }
    case "--file": try solve(arguments)
    default: try benchAll(arguments)
    }
  }

  private static func benchAll(_ arguments: [String]) throws {
    for workload in Workload.allCases where arguments.isEmpty || arguments[0] == workload.rawValue {
      let counts = arguments.count < 2 ? workload.counts : [Int(arguments[1])].compactMap { $0 }
      for count in counts { try report(workload.problem(count)) }
    }
  }

  private static func bench(file: String) throws {
    if let problem = read(file) { try report(problem) }
  }

  private static func report(_ problem: Problem) throws {
    let times = try timeBuildAndResize(problem)
    print(
      problem.name, problem.count, String(format: "%.3e", times.build),
      String(format: "%.3e", times.resize))
  }

  private static func roundTrip(_ trip: RoundTrip, _ arguments: [String]) throws {
    guard let problem = problem(arguments) else { return }
    let seconds = try time(trip, problem)
    print(
      "\(trip.name)-\(problem.name)", problem.count, String(format: "%.3e", seconds), "-")
  }

  private static func pieces(_ arguments: [String]) throws {
    guard let problem = problem(arguments) else { return }
    let times = try timePieces(problem, along: 320...1366)
    print(
      "pieces-\(problem.name)", problem.count, String(format: "%.3e", times.pieces),
      String(format: "%.3e", times.solves), times.count)
  }

  private static func ask(_ question: Question, _ arguments: [String]) throws {
    guard let problem = problem(arguments) else { return }
    let times = try time(question, problem)
    print(
      "\(question.rawValue)-\(problem.name)", problem.count, String(format: "%.3e", times.first),
      String(format: "%.3e", times.each), times.count)
  }

  private static func hard(_ arguments: [String]) throws {
    guard arguments.count == 3, let form = HardWorkload(rawValue: arguments[1]),
      let count = Int(arguments[2])
    else { return complain("usage: solver-bench --hard form N") }
    let times = try timeHard(form.problem(count))
    print(
      "hard-\(form.rawValue)", count, String(format: "%.3e", times.build),
      String(format: "%.3e", times.resize), times.count, "conflicts", residentBytes() >> 20, "MB")
  }

  /// Prints how much memory a solver takes for each constraint once it has solved.
  private static func memory(_ arguments: [String]) throws {
    guard let problem = problem(arguments) else { return }
    let prepared = PreparedProblem(problem)
    let before = residentBytes()
    var system = try prepared.load()
    _ = system.solve(width: problem.width, height: problem.height)
    let bytes = residentBytes() - before
    print(
      "memory-\(problem.name)", problem.count, bytes / problem.demands.count, "bytes a constraint")
  }

  /// Solves a problem at multiples of its size and prints a line for each.
  private static func solve(_ arguments: [String]) throws {
    guard arguments.count > 2, let problem = read(arguments[1]) else { return }
    var system = try PreparedProblem(problem).load()
    for factor in arguments.dropFirst(2).compactMap(Double.init) {
      _ = system.solve(width: problem.width * factor, height: problem.height * factor)
      let values = system.values.map(precise).joined(separator: " ")
      print("ok \(system.solver.reachedIterationLimit ? 0 : 1) inconsistent", terminator: " ")
      print(system.solver.conflicts.count, values)
    }
  }

  private static func problem(_ arguments: [String]) -> Problem? {
    guard arguments.count == 3, let workload = Workload(rawValue: arguments[1]),
      let count = Int(arguments[2])
    else {
      complain("usage: solver-bench \(arguments.first ?? "") workload N")
      return nil
    }
    return workload.problem(count)
  }

  private static func read(_ path: String) -> Problem? {
    guard let text = contents(ofFile: path), let problem = Problem(text: text) else {
      complain("'\(path)' is not a problem file")
      return nil
    }
    return problem
  }
}
