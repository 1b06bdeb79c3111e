import Foundation

/// Layout through the public API beside the solver alone, printed workload by workload.
///
/// What the solver is asked alone has no rows for sizes that are not negative and for what is left
/// open, which layout adds for every view.
struct LayoutComparison {
  let layout: BenchProgram
  let solver: BenchProgram

  func run() {
    printWorkloads()
    printTenfold("views added, each laid out", ["--grow"], from: 100)
    printTenfold("rows, all constraints turned off", ["--release", "rows"], from: 1000)
    printEdits()
    print(layout.text(["--memory", "rows", "1000"]))
  }

  private func printWorkloads() {
    print(
      "seconds".padded(18) + "layout".padded(11) + "solver".padded(11) + "ratio".padded(10)
        + "  resize " + "layout".padded(11) + "solver".padded(11) + "ratio")
    for workload in Workload.layout {
      let arguments = workload.sizes.map { [workload.name, "\($0)"] }
      let measured = measureInTurns(
        [layout, solver].flatMap { program in arguments.map { Case(program, $0) } })
      let (mine, alone) = (
        measured.prefix(arguments.count), Array(measured.dropFirst(arguments.count))
      )
      for (index, size) in workload.sizes.enumerated() {
        let title = "\(workload.name) \(size)"
        let isLimited = ["rows 1000", "grid 30"].contains(title)
        print(
          title.padded(18)
            + columns(mine[index].build, alone[index].build, atMost: isLimited ? 5 : .infinity)
            + "         "
            + columns(mine[index].resize, alone[index].resize, atMost: isLimited ? 10 : .infinity))
      }
      printGrowth(of: workload, mine.map(\.build))
    }
  }

  /// Measures a case at a size and at ten times that, and prints how much longer it takes.
  private func printTenfold(_ title: String, _ arguments: [String], from size: Int) {
    let measured = measureInTurns(
      [size, 10 * size].map { Case(layout, arguments + ["\($0)"]) })
    guard let first = measured[0].build, let last = measured[1].build else { return }
    print(
      "\(title): \(size) \(seconds(first)), \(10 * size) \(seconds(last)), "
        + "\(decimals(last / first)) ×")
  }

  private func printEdits() {
    for (name, size) in [("rows", 100), ("rows", 1000), ("grid", 30), ("form", 100)] {
      let measured = measureInTurns(
        ["--toggle", "--constant"].map { Case(layout, [$0, name, "\(size)"]) })
      guard let both = measured[0].build, let one = measured[1].build else { continue }
      print(
        "\(name) \(size): a constraint off and on \(seconds(both)), a constant \(seconds(one))")
    }
  }
}
