internal import ArgumentParser
internal import Plumbline

/// The option `--strict`, which makes conflicts, ambiguities and notes about scenes fail the run.
struct StrictnessOption: ParsableArguments {
  @Flag(
    name: .customLong("strict"),
    help: ArgumentHelp(
      "Fail on conflicting constraints (exit code 4), on ambiguous views (5) and on unsupported "
        + "parts of Interface Builder documents (3)."))
  var isStrict = false

  /// Returns the exit statuses for the problems of a layout, or an empty array if the option isn't given.
  func statuses(
    _ conflicts: [SolvedTree.Conflict], _ ambiguities: [Ambiguity]
  ) -> [ExitStatus] {
    guard isStrict else { return [] }
    return (conflicts.isEmpty ? [] : [.conflicts]) + (ambiguities.isEmpty ? [] : [.ambiguity])
  }

  /// Prints notes about a scene, and returns exit statuses for them if the option is given.
  func report(_ notes: SceneNotes) throws -> [ExitStatus] {
    for line in notes.lines(isStrict: isStrict) { try print(line, to: .error) }
    return isStrict && notes.hasFaults ? [.unreadableInput] : []
  }
}
