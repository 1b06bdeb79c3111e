import AutoLayout
import Foundation
import Measuring

/// The command line:
/// `layout-bench [workload [N]] | --flat N | --toggle workload N | --constant workload N
/// | --phases N | --memory workload N | --grow N | --release workload N | --growth [part of a name]
/// | --instructions [part of a name] | --once name N`.
@main
struct LayoutBench {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "--flat": count(arguments).map { report("flat", $0, flatTree) }
    case "--phases": count(arguments).map { reportPhases($0) }
    case "--grow": count(arguments).map { print("grow", $0, text(timeGrowing($0)), "-") }
    case "--release": edit(arguments, timeRelease)
    case "--toggle": edit(arguments, timeToggle)
    case "--constant": edit(arguments, timeConstant)
    case "--memory": memory(arguments)
    case "--growth": exit(Growth.report(arguments.count > 1 ? arguments[1] : "") ? 0 : 1)
    case "--instructions":
      exit(Growth.reportInstructions(arguments.count > 1 ? arguments[1] : "") ? 0 : 1)
    case "--once": once(arguments)
    default: benchAll(arguments)
    }
  }

  /// Does once what a row of the table of growth is about, for a tool to look at what that takes.
  private static func once(_ arguments: [String]) {
    guard arguments.count == 3, let count = Int(arguments[2]),
      let growth = Growth.all.first(where: { $0.name == arguments[1] })
    else { return complain("usage: layout-bench --once 'name of a row of --growth' N") }
    print("once", growth.name, count, text(growth.time(count)))
  }

  private static func benchAll(_ arguments: [String]) {
    let workloads = Workload.allCases.filter { arguments.isEmpty || arguments[0] == $0.rawValue }
    let counts = arguments.dropFirst().map { Int($0) }
    guard !workloads.isEmpty, counts.count < 2, !counts.contains(nil) else {
      let names = Workload.allCases.map(\.rawValue).joined(separator: ", ")
      return complain("usage: layout-bench [workload [N]], where a workload is one of: \(names)")
    }
    for workload in workloads {
      for count in counts.isEmpty ? workload.counts : counts.compactMap(\.self) {
        report(workload.rawValue, count, workload.tree)
      }
    }
  }

  private static func report(_ name: String, _ count: Int, _ make: (Int) -> Tree) {
    let times = timeBuildAndResize { make(count) }
    print(name, count, text(times.build), text(times.resize))
  }

  private static func reportPhases(_ count: Int) {
    keepMemory()
    for phase in timePhases(count) {
      print("flat-\(phase.name)", count, text(phase.seconds / Double(count)), "a view")
    }
  }

  private static func edit(_ arguments: [String], _ time: (Tree) -> Double) {
    guard let (workload, count) = workload(arguments) else { return }
    let name = arguments[0].dropFirst(2)
    print("\(name)-\(workload.rawValue)", count, text(time(workload.tree(count))), "-")
  }

  /// Prints how much memory a tree takes for each view once it is laid out.
  private static func memory(_ arguments: [String]) {
    guard let (workload, count) = workload(arguments) else { return }
    let before = residentBytes()
    let tree = workload.tree(count)
    _ = tree.layOut()
    let bytes = residentBytes() - before
    print("memory-\(workload.rawValue)", count, bytes / tree.views.count, "bytes a view")
  }

  private static func workload(_ arguments: [String]) -> (Workload, Int)? {
    guard arguments.count == 3, let workload = Workload(rawValue: arguments[1]),
      let count = Int(arguments[2])
    else {
      complain("usage: layout-bench \(arguments.first ?? "") workload N")
      return nil
    }
    return (workload, count)
  }

  private static func count(_ arguments: [String]) -> Int? {
    guard arguments.count == 2, let count = Int(arguments[1]), count > 0 else {
      complain("usage: layout-bench \(arguments.first ?? "") N")
      return nil
    }
    return count
  }

  private static func text(_ seconds: Double) -> String { String(format: "%.3e", seconds) }
}
