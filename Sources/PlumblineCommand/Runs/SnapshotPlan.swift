internal import Plumbline

/// The snapshots that a command line selects.
struct SnapshotPlan: Sendable {
  private let canvases: CanvasChoice
  private let direction: DirectionName?
  private let themes: [Theme?]
  /// The scenes of the command line, or only those of the shard.
  let sources: [SceneSource]
  private let picksSnapshots: Bool
  private let cache = DocumentCache()

  /// Determines the snapshots that the options select.
  ///
  /// - Throws: `UsageError` if two snapshots would have the same reference.
  init(_ options: SnapshotOptions, _ sources: [SceneSource], of command: String) throws {
    canvases = try options.canvasOptions.choice()
    direction = options.direction
    let themes = try options.themes.map { try $0.load() }.uniqued()
    self.themes = themes.isEmpty ? [nil] : themes
    let shard = options.run.shard?.shard
    self.sources = sources.filter { shard?.contains($0.name) ?? true }
    picksSnapshots = options.picksSnapshots
    try refuseCollisions(in: sources, of: command)
  }

  /// The fonts of all themes without duplicates; `nil` stands for the default font family.
  var fonts: [Theme.FontFiles?] {
    let own = themes == [nil] ? sources.map { $0.project?.theme } : []
    return (themes + own).map { $0?.font }.uniqued()
  }

  /// The folders of references without duplicates, in the order of the scenes.
  var folders: [String] {
    sources.filter { !$0.isMissing }.map(\.snapshotFolder).uniqued()
  }

  /// Prints the reason and throws an `ExitStatus` if no argument names a scene; the last run's results stay unchanged.
  static func requireScenes(in sources: [SceneSource]) throws(ExitStatus) {
    guard sources.allSatisfy(\.isMissing) else { return }
    var statuses: [ExitStatus] = []
    for case .missing(_, let error) in sources { try statuses.report(error) }
    try statuses.throwGravest()
  }

  func batch(_ suite: SnapshotSuite) -> SnapshotBatch {
    SnapshotBatch(count: sources.count, suite: suite) { index in
      sources[index].name
    } name: { index in
      let source = sources[index]
      return SnapshotName(
        folder: source.snapshotFolder,
        scene: source.identifier ?? Scene.identifier(ofFile: source.name), canvas: "*")
    } makeSnapshots: { (index) throws(PlumblineError) in
      try snapshots(of: sources[index].read(using: cache))
    }
  }

  /// Returns the snapshots of a scene, in the order of canvases and themes.
  ///
  /// - Throws: `PlumblineError.sameFile` if two snapshots would have the same reference.
  func snapshots(of scene: Scene) throws(PlumblineError) -> [Snapshot] {
    let overridden = [
      (!canvases.requested.isEmpty, "canvases"), (direction != nil, "direction"),
      (themes != [nil], "theme"),
    ]
    var scene = scene
    scene.outside.projectKeys.removeAll { key in overridden.contains { $0 == (true, key) } }
    let snapshots = canvases.canvases(for: scene).flatMap { canvas in
      themes.map { theme in
        var options = scene.figureOptions
        if let theme { options.theme = theme }
        return Snapshot(
          of: scene, on: Scene.Placement(canvas, direction: direction?.layoutDirection),
          options: options,
          suffixes: [direction == .rtl ? "rtl" : nil, theme?.name].compactMap(\.self))
      }
    }
    var seen: Set<SnapshotName> = []
    for snapshot in snapshots where !seen.insert(snapshot.name).inserted {
      throw .sameFile(
        path: ReferenceStore(of: snapshot.name).framesPath(snapshot.name),
        scene: scene.name)
    }
    return snapshots
  }

  /// Returns the references whose scene or canvas doesn't exist any more, after a run with `results`.
  ///
  /// References of canvases, directions, themes and scenes that the run didn't cover or couldn't read aren't included.
  /// If the references of a folder can't be listed, `complain` gets the error.
  func orphans(
    _ results: [SnapshotResult], complain: (ReferenceError) throws -> Void
  ) rethrows -> [SnapshotName] {
    var known: [String: [SnapshotName]] = [:]
    for result in results { known[result.name.folder, default: []].append(result.name) }
    var names: [SnapshotName] = []
    for folder in folders {
      let orphans = SnapshotOrphans(
        folder: folder, known: known[folder] ?? [], canvases: picksSnapshots ? .some : .all)
      do throws(ReferenceError) { names += try orphans.names() } catch { try complain(error) }
    }
    return names
  }

  private func refuseCollisions(in sources: [SceneSource], of command: String) throws {
    let suspects = SceneSource.suspects(among: sources) { source in
      source.identifier.map { "\(source.snapshotFolder)/\($0)" }
    }
    var seen: [SnapshotName: String] = [:]
    for scene in suspects.compactMap({ try? $0.read() }) {
      let file = scene.name
      for snapshot in (try? snapshots(of: scene)) ?? [] {
        // Different combinations of names may still be the same file.
        let name = SnapshotName(
          folder: snapshot.name.folder, scene: snapshot.name.title, canvas: "")
        if let other = seen[name] {
          throw UsageError(
            "'\(other)' and '\(file)' would both have the reference \(snapshot.name.title); give "
              + "scenes or canvases different names",
            of: command)
        }
        seen[name] = file
      }
    }
  }
}

extension SceneSource {
  fileprivate var snapshotFolder: String { Snapshot.folder(besides: file, project) }

  fileprivate var isMissing: Bool {
    if case .missing = self { true } else { false }
  }
}
