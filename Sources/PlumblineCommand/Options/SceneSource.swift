internal import Plumbline

/// A scene from the command line; a batch reads the scene only when drawing it.
indirect enum SceneSource: Sendable {
  /// An unread file with its project settings; `measuresText` applies to Interface Builder documents.
  case file(String, measuresText: Bool, ProjectSettings?)
  /// A scene that has been read, because its stream can be read only once, or because options depend on the scene.
  case read(Scene)
  /// An argument that names no scene, with the error.
  case missing(argument: String, PlumblineError)

  /// Returns the scenes that arguments name, including those in folders and streams, in order and without duplicates.
  static func all(
    for arguments: [String], _ documents: DocumentOptions,
    using cache: DocumentCache = DocumentCache()
  ) -> [SceneSource] {
    let projects = documents.project.files
    var seen: Set<String> = []
    var sources: [SceneSource] = []
    for argument in arguments {
      do {
        let project = try projects?.file(for: argument)
        if SceneInput.isStream(argument) {
          guard seen.insert(argument).inserted else { continue }
          let scenes = try SceneInput.scenes(
            ofStream: argument, scene: documents.scene, using: cache,
            project: project?.settings(for: "stdin"))
          for var scene in scenes {
            scene.measuresText = documents.measureText
            sources.append(.read(scene))
          }
          continue
        }
        if SwiftInput.isSwift(documents.path(argument)) {
          guard seen.insert(argument).inserted else { continue }
          sources += try documents.swiftScenes(of: argument).map { scene in
            .read(project?.settings(for: scene.name).settle(scene) ?? scene)
          }
          continue
        }
        // A file that is named twice, for example also by its folder, is one scene.
        for file in try SceneInput.files(for: argument, scene: documents.scene)
        where seen.insert(file).inserted {
          sources.append(
            .file(file, measuresText: documents.measureText, project?.settings(for: file)))
        }
      } catch {
        // Arguments may share an unreadable project file.
        if !sources.contains(where: { $0.isMissing(for: error) }) {
          sources.append(.missing(argument: argument, error))
        }
      }
    }
    return sources
  }

  private func isMissing(for error: PlumblineError) -> Bool {
    if case .missing(_, let other) = self { other == error } else { false }
  }

  var project: ProjectSettings? {
    switch self {
    case .file(_, _, let project): project
    case .read(let scene): scene.project
    case .missing: nil
    }
  }

  func read(using cache: DocumentCache = DocumentCache()) throws(PlumblineError) -> Scene {
    switch self {
    case .read(let scene): return scene
    case .file(let path, _, _): return try scene(from: try cache.bytes(at: path), using: cache)
    case .missing(_, let error): throw error
    }
  }

  /// Reads the scene, or returns the unread source if reading fails; the error is then reported while drawing.
  func readAhead() -> SceneSource { (try? read()).map { .read($0) } ?? self }

  func scene(
    from bytes: [UInt8], using cache: DocumentCache
  ) throws(PlumblineError) -> Scene {
    if case .read(let scene) = self { return scene }
    var scene = try SceneInput.scene(from: bytes, at: name, using: cache, project: project)
    if case .file(_, let measuresText, _) = self { scene.measuresText = measuresText }
    return scene
  }

  /// Whether drawing the scene runs the code of Swift files.
  var runsFiles: Bool { if case .read(let scene) = self { scene.runsFiles } else { false } }

  func bytes() throws(PlumblineError) -> [UInt8] {
    switch self {
    case .file(let path, _, _): return try SceneInput.bytes(at: path)
    case .read(let scene): return Array(scene.keyText.utf8)
    case .missing(_, let error): throw error
    }
  }

  /// The name of the scene in messages and manifests: a path or an argument.
  var name: String {
    switch self {
    case .file(let path, _, _): path
    case .read(let scene): scene.name
    case .missing(let argument, _): argument
    }
  }

  var file: String? {
    if case .file(let path, _, _) = self { path } else { nil }
  }

  /// Returns the scenes whose pictures might have equal names, in the order of `sources`.
  ///
  /// Names can be equal if the name of one scene starts with the name of another. For example, `a` on a canvas `b.1x1`
  /// and `a.b` on a canvas `1x1` have the same name, `a.b.1x1.png`. `stem` returns the start of the names of a scene's
  /// pictures, or `nil` if the scene has no pictures.
  static func suspects(
    among sources: [SceneSource], stem: (SceneSource) -> String?
  ) -> [SceneSource] {
    var numbers: [String: [Int]] = [:]
    for (number, source) in sources.enumerated() {
      if let stem = stem(source) { numbers[stem, default: []].append(number) }
    }
    var suspects: Set<Int> = []
    for (stem, own) in numbers {
      if own.count > 1 { suspects.formUnion(own) }
      for dot in stem.indices where stem[dot] == "." {
        guard let others = numbers[String(stem[..<dot])] else { continue }
        suspects.formUnion(own + others)
      }
    }
    return suspects.sorted().map { sources[$0] }
  }

  /// The identifier that the scene has once it is read, or `nil` if the argument names no scene.
  var identifier: String? {
    switch self {
    case .file(let path, _, _): Scene.identifier(ofFile: path)
    case .read(let scene): scene.identifier
    case .missing: nil
    }
  }
}

/// Reads all scenes that arguments name, prints errors, and adds their exit statuses to `statuses`.
func loadScenes(
  _ arguments: [String], _ documents: DocumentOptions, using cache: DocumentCache = DocumentCache(),
  statuses: inout [ExitStatus], in slot: UnsafeScenesInProgress.Slot,
  noting note: (PlumblineError) -> Void = { _ in }
) throws -> [Scene] {
  var scenes: [Scene] = []
  for source in SceneSource.all(for: arguments, documents, using: cache) {
    slot.begin(source.name)
    defer { slot.end() }
    do {
      scenes.append(try source.read(using: cache))
    } catch {
      note(error)
      try statuses.report(error)
    }
  }
  return scenes
}

func notes(on scenes: [Scene]) -> SceneNotes {
  scenes.reduce(into: SceneNotes()) { $0.add($1.notes) }
}
