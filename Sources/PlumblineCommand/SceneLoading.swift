internal import Plumbline

/// Reads every scene that the arguments name; what cannot be read is reported and left out.
func loadScenes(
  _ arguments: [String], statuses: inout [ExitStatus]
) throws -> [Scene] {
  var scenes: [Scene] = []
  var seen: Set<String> = []
  for argument in arguments {
    do {
      // A file that is named twice, by itself and by its folder say, is one scene.
      for file in try SceneInput.files(for: argument) where seen.insert(file).inserted {
        do {
          scenes.append(try SceneInput.scene(at: file))
        } catch {
          try print(error.description, to: .error)
          statuses.append(error.exitStatus)
        }
      }
    } catch let error as PlumblineError {
      try print(error.description, to: .error)
      statuses.append(error.exitStatus)
    }
  }
  return scenes
}

/// Says which constraints lost on a canvas, and to which.
func reportConflicts(
  _ conflicts: [SolvedTree.Conflict], in scene: Scene, at canvas: Canvas
) throws {
  for conflict in conflicts {
    let because = conflict.because.map { "'\($0)'" }.joined(separator: ", ")
    let reason = because.isEmpty ? "" : " because of \(because)"
    try print(
      "\(scene.file ?? scene.identifier): warning: at \(canvas.name) '\(conflict.broken)' cannot "
        + "hold\(reason); it was left out",
      to: .error)
  }
}

/// An overlay limited to what no scene has would show nothing, which is hardly what was meant.
func refuseUnknownSubjects(
  _ show: [OverlayList], in scenes: [Scene], of command: String
) throws {
  let known = scenes.map(\.figureSubjects)
  guard !known.isEmpty, known.allSatisfy({ $0 != nil }) else { return }
  let subjects = Set(known.compactMap(\.self).joined())
  for word in show.flatMap(\.words) {
    guard let subject = word.subject, !subjects.contains(subject) else { continue }
    let suggestion = spellingSuggestion(for: subject, among: subjects.sorted())
    throw UsageError(
      "--show \(word.overlay.rawValue):\(subject): '\(subject)' is not the id of a view or guide, "
        + "nor the identifier of a constraint"
        + (suggestion.map { "; did you mean '\($0)'?" } ?? ""),
      of: command)
  }
}
