internal import Plumbline

/// A scene that the command line names, not read yet: batches read scenes when they draw them.
indirect enum SceneSource: Sendable {
  /// A file, whether text is measured also where an Interface Builder document stores the sizes of contents, and the
  /// settings of its project file.
  case file(String, measuresText: Bool, ProjectSettings?)
  /// A scene that was read already: that of standard input or a pipe, which can be read once only, or one that was
  /// asked something before it is drawn.
  case read(Scene)
  /// An argument that stands for no scene.
  case missing(argument: String, PlumblineError)

  /// Every scene that the arguments name, each file once, in the order of the arguments; folders are
  /// searched, and standard input and pipes are read.
  ///
  /// - Parameters:
  ///   - arguments: Files, folders, or `-`.
  ///   - documents: What is read of Interface Builder documents.
  ///   - shelf: What documents that are read share with others.
  /// - Returns: The scenes, none twice.
  static func all(
    for arguments: [String], _ documents: DocumentOptions, on shelf: DocumentShelf = DocumentShelf()
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
            ofStream: argument, scene: documents.scene, on: shelf,
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
        // A file that is named twice, by itself and by its folder say, is one scene.
        for file in try SceneInput.files(for: argument, scene: documents.scene)
        where seen.insert(file).inserted {
          sources.append(
            .file(file, measuresText: documents.measureText, project?.settings(for: file)))
        }
      } catch {
        // Arguments share a project file that can't be read.
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

  /// The settings of the scene's project file; `nil` without one.
  var project: ProjectSettings? {
    switch self {
    case .file(_, _, let project): project
    case .read(let scene): scene.project
    case .missing: nil
    }
  }

  /// The scene.
  ///
  /// - Throws: `PlumblineError` for what cannot be read.
  func read(on shelf: DocumentShelf = DocumentShelf()) throws(PlumblineError) -> Scene {
    switch self {
    case .read(let scene): return scene
    case .file(let path, _, _): return try scene(from: try shelf.bytes(at: path), on: shelf)
    case .missing(_, let error): throw error
    }
  }

  /// The source with its scene read, where that can be; else it stays, and says why when it is its turn.
  func readAhead() -> SceneSource { (try? read()).map { .read($0) } ?? self }

  /// The scene that the file's bytes say.
  ///
  /// - Throws: `PlumblineError.unreadableScene`.
  func scene(
    from bytes: [UInt8], on shelf: DocumentShelf
  ) throws(PlumblineError) -> Scene {
    if case .read(let scene) = self { return scene }
    var scene = try SceneInput.scene(from: bytes, at: name, on: shelf, project: project)
    if case .file(_, let measuresText, _) = self { scene.measuresText = measuresText }
    return scene
  }

  /// Whether the scene is of Swift files, whose code runs.
  var runsFiles: Bool { if case .read(let scene) = self { scene.runsFiles } else { false } }

  /// The scene file's bytes.
  ///
  /// - Throws: `PlumblineError` for what cannot be read.
  func bytes() throws(PlumblineError) -> [UInt8] {
    switch self {
    case .file(let path, _, _): return try SceneInput.bytes(at: path)
    case .read(let scene): return Array(scene.keyText.utf8)
    case .missing(_, let error): throw error
    }
  }

  /// What messages and manifests call the scene.
  var name: String {
    switch self {
    case .file(let path, _, _): path
    case .read(let scene): scene.name
    case .missing(let argument, _): argument
    }
  }

  /// The file of the scene; nil where there is none.
  var file: String? {
    if case .file(let path, _, _) = self { path } else { nil }
  }

  /// The scenes of which two could have a picture of one name: `a` has one `a.b.1x1.png` on a canvas
  /// named `b.1x1`, and so has `a.b` on `1x1`.
  ///
  /// - Parameters:
  ///   - sources: All scenes.
  ///   - stem: What the names of a scene's pictures begin with; nil where there are none.
  /// - Returns: Those scenes, in their order.
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

  /// The identifier that the scene will have; nil where there is no scene.
  var identifier: String? {
    switch self {
    case .file(let path, _, _): Scene.identifier(ofFile: path)
    case .read(let scene): scene.identifier
    case .missing: nil
    }
  }
}

/// Reads every scene that the arguments name; what can't be read is reported and left out.
func loadScenes(
  _ arguments: [String], _ documents: DocumentOptions, on shelf: DocumentShelf = DocumentShelf(),
  statuses: inout [ExitStatus], in slot: UnsafeScenesInProgress.Slot
) throws -> [Scene] {
  var scenes: [Scene] = []
  for source in SceneSource.all(for: arguments, documents, on: shelf) {
    slot.begin(source.name)
    defer { slot.end() }
    do {
      scenes.append(try source.read(on: shelf))
    } catch {
      try statuses.report(error)
    }
  }
  return scenes
}

/// What was not understood of scenes.
func notes(on scenes: [Scene]) -> SceneNotes {
  scenes.reduce(into: SceneNotes()) { $0.add($1.notes) }
}
