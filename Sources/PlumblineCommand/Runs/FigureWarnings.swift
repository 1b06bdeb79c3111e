internal import Plumbline

/// Prints warnings about the conflicts and ambiguous views of a layout.
func reportLayout(
  _ conflicts: [SolvedTree.Conflict], _ ambiguities: [Ambiguity], in scene: Scene, at canvas: Canvas
) throws {
  for warning in layoutWarnings(conflicts, ambiguities, in: scene.name, at: canvas.name) {
    try print(warning, to: .error)
  }
}

/// Returns warnings about problems that fail strict runs: one for each broken constraint, one for all ambiguous views.
func layoutWarnings(
  _ conflicts: [SolvedTree.Conflict], _ ambiguities: [Ambiguity], in scene: String,
  at canvas: String
) -> [String] {
  conflictWarnings(conflicts, in: scene, at: canvas)
    + ambiguityWarnings(ambiguities, in: scene, at: canvas)
}

/// Returns a line for each broken constraint, with the constraints that it conflicts with.
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

private let namedViewLimit = 12

/// Returns a line that names the ambiguous views, or an empty array if there are no such views.
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
      + FigureWords.english.list(views)
  ]
}

/// Prints notes about the parts of a figure that were left out for lack of room.
func reportOmissions(
  _ omissions: [FigureOmission], in scene: Scene, at canvas: Canvas
) throws {
  let notes = omissionNotes(
    omissions.map(\.description), in: scene.name, at: canvas.name)
  for note in notes { try print(note, to: .error) }
}

/// The maximum number of notes about parts of a figure that were left out.
private let mostOmissionNotes = 12

/// Returns notes about the parts of a figure that were left out for lack of room; the first note has a hint.
func omissionNotes(_ omissions: [String], in scene: String, at canvas: String) -> [String] {
  var notes = omissionNotes(omissions, after: "\(scene): note: at \(canvas)")
  let advice = "; a larger margin may give it one: figure: { margin: … }, or --margin"
  let told = omissions.prefix(mostOmissionNotes)
  if let first = told.firstIndex(where: FigureOmission.isLackOfSpace) { notes[first] += advice }
  return notes
}

/// Returns a limited number of notes about parts that were left out, and the number of further parts.
func omissionNotes(_ omissions: [String], after place: String) -> [String] {
  let rest = omissions.count - mostOmissionNotes
  let told = omissions.prefix(mostOmissionNotes) + (rest > 0 ? ["\(rest) more"] : [])
  return told.map { "\(place) \(FigureOmission.sentence($0))" }
}

/// Warnings about scripts that no font supports, printed once for each scene and script.
struct ScriptReport {
  private var reported: Set<String> = []

  /// Prints warnings about scripts that weren't reported for the scene before.
  mutating func report(_ scripts: [MissingScript], of scene: Scene) throws {
    for warning in warnings(scripts, of: scene.name) {
      try print(warning, to: .error)
    }
  }

  /// Returns a warning for each script that hasn't been reported for the scene yet.
  mutating func warnings(_ scripts: [MissingScript], of scene: String) -> [String] {
    scripts.filter { reported.insert("\($0.name)\n\(scene)").inserted }
      .map { "\(scene): warning: \($0)" }
  }
}
