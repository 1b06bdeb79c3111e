import Foundation

/// Layout through the public API beside the solver alone, printed row by row as it is measured.
///
/// What the solver is asked alone has no rows for sizes that are not negative and for what is left
/// open, which layout adds for every view.
struct LayoutComparison {
  let layout: BenchProgram
  let solver: BenchProgram

  func run() {
    printWorkloads()
    printGrowth("views added, each laid out", ["--grow"], from: 100)
    printGrowth("rows, all constraints turned off", ["--release", "rows"], from: 1000)
    printEdits()
    print(layout.text(["--memory", "rows", "1000"]))
  }

  private func printWorkloads() {
    print(
      "seconds".padded(18) + "layout".padded(11) + "solver".padded(11) + "ratio".padded(10)
        + "  resize " + "layout".padded(11) + "solver".padded(11) + "ratio")
    for workload in Workload.layout {
      var points: [(views: Int, seconds: Double)] = []
      for size in workload.sizes {
        let arguments = [workload.name, "\(size)"]
        let (mine, alone) = (layout.measure(arguments), solver.measure(arguments))
        print(
          "\(workload.name) \(size)".padded(18) + columns(mine.build, alone.build)
            + "         " + columns(mine.resize, alone.resize))
        if let build = mine.build { points.append((workload.views(size), build)) }
      }
      if let exponent = growth(points) {
        print("  growth per view: exponent \(decimals(exponent)) (at most \(workload.exponent))")
      }
    }
  }

  /// Measures a case at a size and at ten times that, and prints how much longer it takes.
  private func printGrowth(_ title: String, _ arguments: [String], from size: Int) {
    let small = layout.measure(arguments + ["\(size)"])
    let large = layout.measure(arguments + ["\(10 * size)"])
    guard let first = small.build, let last = large.build else { return }
    print(
      "\(title): \(size) \(seconds(first)), \(10 * size) \(seconds(last)), "
        + "\(decimals(last / first)) ×")
  }

  private func printEdits() {
    for (name, size) in [("rows", 100), ("rows", 1000), ("grid", 30), ("form", 100)] {
      let toggle = layout.measure(["--toggle", name, "\(size)"])
      let constant = layout.measure(["--constant", name, "\(size)"])
      guard let both = toggle.build, let one = constant.build else { continue }
      print(
        "\(name) \(size): a constraint off and on \(seconds(both)), a constant \(seconds(one))")
    }
  }
}
