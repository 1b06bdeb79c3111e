internal import Plumbline

/// Prints warnings about a layout: its conflicts and its ambiguous views.
func reportLayout(
  _ conflicts: [SolvedTree.Conflict], _ ambiguities: [Ambiguity], in scene: Scene, at canvas: Canvas
) throws {
  for warning in layoutWarnings(conflicts, ambiguities, in: scene.name, at: canvas.name) {
    try print(warning, to: .error)
  }
}

/// Warnings about what `--strict` fails on: a line for each constraint that was left out, and one for all views
/// that are ambiguous.
func layoutWarnings(
  _ conflicts: [SolvedTree.Conflict], _ ambiguities: [Ambiguity], in scene: String,
  at canvas: String
) -> [String] {
  conflictWarnings(conflicts, in: scene, at: canvas)
    + ambiguityWarnings(ambiguities, in: scene, at: canvas)
}

/// A line for each constraint that was left out, with the constraints that leave it no room.
func conflictWarnings(
  _ conflicts: [SolvedTree.Conflict], in scene: String, at canvas: String
) -> [String] {
  conflicts.map { conflict in
    let because = conflict.because.map { "'\($0)'" }.joined(separator: ", ")
    let reason = because.isEmpty ? "" : " because of \(because)"
    return
      "\(scene): warning: at \(canvas) '\(conflict.broken)' cannot hold\(reason); it was left out"
  }
}

/// The maximum number of views that a warning names.
private let namedViewLimit = 12

/// One line that names the views whose position or size constraints leave open, or none.
private func ambiguityWarnings(
  _ ambiguities: [Ambiguity], in scene: String, at canvas: String
) -> [String] {
  if ambiguities.isEmpty { return [] }
  var views = ambiguities.prefix(namedViewLimit).map { view in
    let axes = view.axes.map { $0 == .horizontal ? "horizontally" : "vertically" }
    return "'\(view.name)' \(axes.joined(separator: " and "))"
  }
  let rest = ambiguities.count - views.count
  if rest > 0 { views.append("\(rest) more") }
  return [
    "\(scene): warning: at \(canvas) the layout is ambiguous: constraints do not determine "
      + views.joined(separator: ", ")
  ]
}

/// Says what a figure was asked to show and had no place for.
func reportOmissions(
  _ omissions: [FigureOmission], in scene: Scene, at canvas: Canvas
) throws {
  let notes = omissionNotes(
    omissions.map(\.description), in: scene.name, at: canvas.name)
  for note in notes { try print(note, to: .error) }
}

/// The most lines that say what a figure has no place for.
private let mostOmissionNotes = 12

/// A line for each thing that a figure was asked to show and had no place for, as long as they are
/// not too many to be read; the first that is a matter of room says what may help.
func omissionNotes(_ omissions: [String], in scene: String, at canvas: String) -> [String] {
  var notes = omissionNotes(omissions, after: "\(scene): note: at \(canvas)")
  let advice = "; a larger margin may give it one: figure: { margin: … }, or --margin"
  let told = omissions.prefix(mostOmissionNotes)
  if let first = told.firstIndex(where: FigureOmission.isMatterOfRoom) { notes[first] += advice }
  return notes
}

/// A line for each thing that there is no room for, and one for how many more there are.
func omissionNotes(_ omissions: [String], after place: String) -> [String] {
  let rest = omissions.count - mostOmissionNotes
  let told = omissions.prefix(mostOmissionNotes) + (rest > 0 ? ["\(rest) more"] : [])
  return told.map { "\(place) \(FigureOmission.sentence($0))" }
}

/// Says which scripts there is no font for, once for each scene and script.
struct ScriptReport {
  private var reported: Set<String> = []

  /// Reports what was not reported of the scene before.
  mutating func report(_ scripts: [MissingScript], of scene: Scene) throws {
    for warning in warnings(scripts, of: scene.name) {
      try print(warning, to: .error)
    }
  }

  /// What was not said of the scene before, a line for each script.
  mutating func warnings(_ scripts: [MissingScript], of scene: String) -> [String] {
    scripts.filter { reported.insert("\($0.name)\n\(scene)").inserted }
      .map { "\(scene): warning: \($0)" }
  }
}
