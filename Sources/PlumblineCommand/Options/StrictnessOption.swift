internal import ArgumentParser
internal import Plumbline

/// `--strict`: layouts that cannot hold or that are ambiguous fail the run.
struct StrictnessOption: ParsableArguments {
  @Flag(
    name: .customLong("strict"),
    help: "Fail on conflicting constraints (exit code 4) and on ambiguous views (5).")
  var isStrict = false

  /// The statuses that a run ends with for a layout; empty without the option.
  func statuses(
    _ conflicts: [SolvedTree.Conflict], _ ambiguities: [Ambiguity]
  ) -> [ExitStatus] {
    guard isStrict else { return [] }
    return (conflicts.isEmpty ? [] : [.conflicts]) + (ambiguities.isEmpty ? [] : [.ambiguity])
  }
}
