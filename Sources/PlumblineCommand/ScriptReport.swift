internal import Plumbline

/// Says which scripts there is no font for, once for each scene and script.
struct ScriptReport {
  private var reported: Set<String> = []

  /// Reports what was not reported of the scene before.
  mutating func report(_ scripts: [MissingScript], of scene: Scene) throws {
    for warning in warnings(scripts, of: scene.file ?? scene.identifier) {
      try print(warning, to: .error)
    }
  }

  /// What was not said of the scene before, a line for each script.
  mutating func warnings(_ scripts: [MissingScript], of scene: String) -> [String] {
    scripts.filter { reported.insert("\($0.name)\n\(scene)").inserted }
      .map { "\(scene): warning: \($0)" }
  }
}
