internal import Plumbline

/// Reads every scene that the arguments name; what cannot be read is reported and left out.
func loadScenes(_ arguments: [String], statuses: inout [ExitStatus]) -> [Scene] {
  var scenes: [Scene] = []
  for argument in arguments {
    do throws(PlumblineError) {
      for file in try SceneInput.files(for: argument) {
        do throws(PlumblineError) {
          scenes.append(try SceneInput.scene(at: file))
        } catch {
          print(error.description, to: .error)
          statuses.append(error.exitStatus)
        }
      }
    } catch {
      print(error.description, to: .error)
      statuses.append(error.exitStatus)
    }
  }
  return scenes
}

/// Says which constraints lost on a canvas, and to which.
func reportConflicts(
  _ conflicts: [SolvedTree.Conflict], in scene: Scene, at canvas: Canvas
) {
  for conflict in conflicts {
    let because = conflict.because.map { "'\($0)'" }.joined(separator: ", ")
    let reason = because.isEmpty ? "" : " because of \(because)"
    print(
      "\(scene.file ?? scene.identifier): warning: at \(canvas.name) '\(conflict.broken)' cannot "
        + "hold\(reason); it was left out",
      to: .error)
  }
}
