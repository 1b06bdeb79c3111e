internal import ArgumentParser
internal import Plumbline

/// `--strict`: fails the run on conflicts, ambiguities and notes.
struct StrictnessOption: ParsableArguments {
  @Flag(
    name: .customLong("strict"),
    help: ArgumentHelp(
      "Fail on conflicting constraints (exit code 4), on ambiguous views (5) and on unsupported "
        + "parts of Interface Builder documents (3)."))
  var isStrict = false

  /// The exit statuses for a layout, or an empty array without the option.
  func statuses(
    _ conflicts: [SolvedTree.Conflict], _ ambiguities: [Ambiguity]
  ) -> [ExitStatus] {
    guard isStrict else { return [] }
    return (conflicts.isEmpty ? [] : [.conflicts]) + (ambiguities.isEmpty ? [] : [.ambiguity])
  }

  /// Prints notes, and returns the exit statuses for them.
  func report(_ notes: SceneNotes) throws -> [ExitStatus] {
    for line in notes.lines(isStrict: isStrict) { try print(line, to: .error) }
    return isStrict && notes.hasFaults ? [.unreadableInput] : []
  }
}
