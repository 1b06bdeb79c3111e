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
    print("one constraint taken out and put back")
    for toggle in Workload.toggles {
      let arguments = ["--toggle", toggle.name, "\(toggle.size)"]
      let mine = own.measure(arguments)
      let theirs = peer?.measure(arguments)
      print(
        "\(toggle.name) \(toggle.size)".padded(18)
          + columns(mine.build, theirs?.build, theirs?.remark))
    }
  }

  func printLargest() {
    let base = own.measure(["rows", "1000"])
    let large = own.measure(["rows", "25000"])
    guard let small = base.build, let build = large.build else { return }
    print("100,000 views (rows 25000): \(seconds(build)), \(decimals(build / small)) × rows 1000")
  }
}
