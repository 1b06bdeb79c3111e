import Foundation

/// Measures this solver and its peer on the same cases, one after the other, and prints both.
///
///     solver-comparison SOLVER_BENCH [KIWI_BENCH ENAML_PROBLEM]
///     solver-comparison --layout LAYOUT_BENCH SOLVER_BENCH
///
/// Without a peer its columns stay empty. A case that takes the peer more than 20 s is cut off.
@main
struct SolverComparison {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.count == 3, arguments[0] == "--layout" {
      let programs = arguments.dropFirst().map { BenchProgram(path: $0, limit: nil) }
      return LayoutComparison(layout: programs[0], solver: programs[1]).run()
    }
    guard let own = arguments.first else {
      print("usage: solver-comparison SOLVER_BENCH [KIWI_BENCH ENAML_PROBLEM]")
      exit(2)
    }
    let peer = arguments.count > 1 ? BenchProgram(path: arguments[1], limit: 20) : nil
    let comparison = Comparison(own: BenchProgram(path: own, limit: nil), peer: peer)
    comparison.printWorkloads()
    if arguments.count > 2 { comparison.printCase("enaml 1", ["--bench", arguments[2]]) }
    comparison.printToggles()
    comparison.printPieces()
    comparison.printConflicts()
    comparison.printLargest()
  }
}

/// The tables, printed row by row as they are measured.
private struct Comparison {
  let own: BenchProgram
  let peer: BenchProgram?

  func printWorkloads() {
    print("seconds".padded(18) + "build".padded(11) + "kiwi".padded(11) + "ratio".padded(10))
    for workload in Workload.all {
      var points: [(views: Int, seconds: Double)] = []
      for size in workload.sizes {
        let measured = printCase("\(workload.name) \(size)", [workload.name, "\(size)"])
        if let build = measured.build { points.append((workload.views(size), build)) }
      }
      if let exponent = growth(points) {
        print("  growth per view: exponent \(decimals(exponent)) (at most \(workload.exponent))")
      }
    }
  }

  /// Measures one case with both programs, and prints a row.
  @discardableResult
  func printCase(_ title: String, _ arguments: [String]) -> Measurement {
    let mine = own.measure(arguments)
    let theirs = peer?.measure(arguments)
    print(
      title.padded(18) + columns(mine.build, theirs?.build, theirs?.remark)
        + "   resize " + columns(mine.resize, theirs?.resize, theirs?.remark))
    return mine
  }

  func printToggles() {
    print("one constraint taken out and put back; here also solved in between, and a constant")
    print(
      "seconds".padded(18) + "once".padded(11) + "kiwi".padded(11) + "ratio".padded(10)
        + "both".padded(11) + "ratio".padded(10) + "constant")
    for toggle in Workload.toggles {
      let arguments = [toggle.name, "\(toggle.size)"]
      let theirs = peer?.measure(["--toggle"] + arguments)
      let once = own.measure(["--toggle"] + arguments).build
      let both = own.measure(["--toggle-both"] + arguments).build
      let constant = own.measure(["--edit-constant"] + arguments).build
      print(
        "\(toggle.name) \(toggle.size)".padded(18)
          + columns(once, theirs?.build, theirs?.remark)
          + text(both).padded(11) + ratio(both, theirs?.build).padded(10) + text(constant))
    }
  }

  func printPieces() {
    print("all pieces".padded(18) + "pieces".padded(11) + "20 solves".padded(11) + "ratio")
    for (name, size) in Workload.pieces {
      let times = own.measure(["--pieces", name, "\(size)"])
      print("\(name) \(size)".padded(18) + columns(times.build, times.resize, nil))
    }
    print("in conflict".padded(18) + "pieces".padded(11) + "20 solves".padded(11) + "ratio")
    for (name, size) in Workload.conflictPieces {
      let times = own.measure(["--conflict-pieces", name, "\(size)"])
      print("\(name) \(size)".padded(18) + columns(times.build, times.resize, nil))
    }
  }

  /// Conflicts that all views have a part in; the peer throws at the first of them.
  func printConflicts() {
    print("in conflict".padded(18) + "build".padded(11) + "another size")
    for workload in Workload.conflicts {
      var points: [(views: Int, seconds: Double)] = []
      var others: [(views: Int, seconds: Double)] = []
      for size in workload.sizes {
        let times = own.measure(["--conflict", workload.name, "\(size)"])
        print(
          "\(workload.name) \(size)".padded(18) + text(times.build).padded(11) + text(times.resize))
        if let build = times.build { points.append((workload.views(size), build)) }
        if let other = times.resize { others.append((workload.views(size), other)) }
      }
      if let exponent = growth(points), let other = growth(others) {
        print(
          "  growth per view: exponent \(decimals(exponent)) (at most \(workload.exponent)),"
            + " at another size \(decimals(other))")
      }
    }
  }

  func printLargest() {
    let base = own.measure(["rows", "1000"])
    let large = own.measure(["rows", "25000"])
    guard let small = base.build, let build = large.build else { return }
    print("100,000 views (rows 25000): \(seconds(build)), \(decimals(build / small)) × rows 1000")
  }
}
