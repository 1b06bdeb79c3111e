internal import Plumbline

/// Says which scripts there is no font for, once for each scene and script.
struct ScriptReport {
  private var reported: Set<String> = []

  /// Reports what was not reported of the scene before.
  mutating func report(_ scripts: [MissingScript], of scene: Scene) throws {
    let file = scene.file ?? scene.identifier
    for script in scripts where reported.insert("\(script.name)\n\(file)").inserted {
      try print("\(file): warning: \(script)", to: .error)
    }
  }
}
