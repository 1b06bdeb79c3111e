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
