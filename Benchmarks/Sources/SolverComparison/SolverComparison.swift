import Foundation

/// Measures this solver and its peer on the same cases, in turns, and prints both.
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
    if arguments.count > 2 {
      comparison.printCases([("enaml 1", ["--bench", arguments[2]], Workload.smallLimit)])
    }
    comparison.printToggles()
    comparison.printPieces()
    comparison.printHard()
    comparison.printLargest()
  }
}

/// The tables, printed workload by workload as they are measured.
private struct Comparison {
  let own: BenchProgram
  let peer: BenchProgram?

  func printWorkloads() {
    print("seconds".padded(18) + "build".padded(11) + "kiwi".padded(11) + "ratio".padded(10))
    for workload in Workload.all {
      let mine = printCases(
        workload.sizes.map {
          ("\(workload.name) \($0)", [workload.name, "\($0)"], workload.mostBesidePeer(at: $0))
        })
      printGrowth(of: workload, mine.map(\.build))
    }
  }

  /// Measures cases with both programs in turns, and prints a row for each.
  ///
  /// - Returns: What the own program measured.
  @discardableResult
  func printCases(
    _ cases: [(title: String, arguments: [String], limit: Double)]
  ) -> [Measurement] {
    let programs = [own, peer].compactMap(\.self)
    let measured = measureInTurns(
      programs.flatMap { program in cases.map { Case(program, $0.arguments) } })
    for (index, (title, _, limit)) in cases.enumerated() {
      let mine = measured[index]
      let theirs = peer == nil ? nil : measured[cases.count + index]
      print(
        title.padded(18)
          + columns(mine.build, theirs?.build, atMost: limit, remark: theirs?.remark)
          + "   resize "
          + columns(mine.resize, theirs?.resize, atMost: limit, remark: theirs?.remark))
    }
    return Array(measured.prefix(cases.count))
  }

  func printToggles() {
    print("one constraint taken out and put back; here also solved in between, and a constant")
    print(
      "seconds".padded(18) + "once".padded(11) + "kiwi".padded(11) + "ratio".padded(10)
        + "both".padded(11) + "ratio".padded(10) + "constant")
    for toggle in Workload.toggles {
      let arguments = [toggle.name, "\(toggle.size)"]
      let options = ["--toggle", "--toggle-both", "--edit-constant"]
      let measured = measureInTurns(
        options.map { Case(own, [$0] + arguments) }
          + [peer].compactMap(\.self).map { Case($0, ["--toggle"] + arguments) })
      let (once, both, constant) = (measured[0].build, measured[1].build, measured[2].build)
      let theirs = measured.dropFirst(options.count).first
      print(
        "\(toggle.name) \(toggle.size)".padded(18)
          + columns(once, theirs?.build, atMost: toggle.limit, remark: theirs?.remark)
          + text(both).padded(11) + ratio(both, theirs?.build, atMost: .infinity).padded(10)
          + text(constant))
    }
  }

  func printPieces() {
    print("all pieces".padded(18) + "pieces".padded(11) + "20 solves".padded(11) + "ratio")
    for (name, size) in Workload.pieces {
      let times = own.measure(["--pieces", name, "\(size)"])
      print("\(name) \(size)".padded(18) + columns(times.build, times.resize, atMost: 1))
    }
  }

  /// Systems that are hard to solve, from nothing and at another size.
  func printHard() {
    print("hard, seconds".padded(18) + "build".padded(11) + "resize".padded(11) + "at most")
    for (workload, limit) in Workload.hard {
      let measured = workload.sizes.map { own.measure(["--hard", workload.name, "\($0)"]) }
      for (size, times) in zip(workload.sizes, measured) {
        let isOver = [times.build, times.resize].contains { ($0 ?? .infinity) > limit }
        print(
          "\(workload.name) \(size)".padded(18) + text(times.build).padded(11)
            + text(times.resize).padded(11) + "\(limit)" + (isOver ? " !" : ""))
      }
      if measured.count > 1 {
        printGrowth(of: workload, measured.map(\.build), atAnotherSize: measured.map(\.resize))
      }
    }
  }

  func printLargest() {
    let sizes = ["1000", "25000"].map { Case(own, ["rows", $0]) }
    guard let growth = medianRatio(of: sizes[1], to: sizes[0], turnCount: 9) else { return }
    print(
      "100,000 views (rows 25000): \(seconds(growth.build)), "
        + "\(checked(growth.ratio, atMost: 60)) × rows 1000 (at most 60)")
    print(own.text(["--memory", "rows", "25000"]) + " (at most 400)")
  }
}
