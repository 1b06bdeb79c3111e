internal import ArgumentParser
internal import Plumbline

/// `--strict`: layouts that can't hold or are ambiguous fail the run, and so does what was not understood.
struct StrictnessOption: ParsableArguments {
  @Flag(
    name: .customLong("strict"),
    help: ArgumentHelp(
      "Fail on conflicting constraints (exit code 4), on ambiguous views (5) and on what is not understood of Interface "
        + "Builder documents (3)."))
  var isStrict = false

  /// The statuses that a run ends with for a layout; empty without the option.
  func statuses(
    _ conflicts: [SolvedTree.Conflict], _ ambiguities: [Ambiguity]
  ) -> [ExitStatus] {
    guard isStrict else { return [] }
    return (conflicts.isEmpty ? [] : [.conflicts]) + (ambiguities.isEmpty ? [] : [.ambiguity])
  }

  /// Prints what was not understood, and returns the statuses that a run ends with for it.
  func report(_ notes: SceneNotes) throws -> [ExitStatus] {
    for line in notes.lines(isStrict: isStrict) { try print(line, to: .error) }
    return isStrict && notes.hasFaults ? [.unreadableInput] : []
  }
}
