internal import Plumbline

/// A scene that the command line names, not read yet: batches read scenes when they draw them.
enum SceneSource: Sendable {
  /// A file.
  case file(String)
  /// A scene that was read already: that of standard input, which can be read once only, or one that was
  /// asked something before it is drawn.
  case read(Scene)
  /// An argument that stands for no scene.
  case missing(argument: String, PlumblineError)

  /// Every scene that the arguments name, each file once, in the order of the arguments; folders are
  /// searched, and standard input is read.
  static func all(for arguments: [String]) -> [SceneSource] {
    var seen: Set<String> = []
    var sources: [SceneSource] = []
    for argument in arguments {
      do {
        // A file that is named twice, by itself and by its folder say, is one scene.
        for file in try SceneInput.files(for: argument) where seen.insert(file).inserted {
          sources.append(file == "-" ? .read(try SceneInput.scene(at: file)) : .file(file))
        }
      } catch {
        sources.append(.missing(argument: argument, error))
      }
    }
    return sources
  }

  /// The scene.
  ///
  /// - Throws: `PlumblineError` for what cannot be read.
  func read() throws(PlumblineError) -> Scene {
    switch self {
    case .file(let path): return try SceneInput.scene(at: path)
    case .read(let scene): return scene
    case .missing(_, let error): throw error
    }
  }

  /// The source with its scene read, where that can be; else it stays, and says why when it is its turn.
  func readAhead() -> SceneSource { (try? read()).map { .read($0) } ?? self }

  /// The scene that the file's bytes say.
  ///
  /// - Throws: `PlumblineError.unreadableScene`.
  func scene(from bytes: [UInt8]) throws(PlumblineError) -> Scene {
    if case .read(let scene) = self { return scene }
    return try SceneInput.scene(from: bytes, at: name)
  }

  /// The scene file's bytes.
  ///
  /// - Throws: `PlumblineError` for what cannot be read.
  func bytes() throws(PlumblineError) -> [UInt8] {
    switch self {
    case .file(let path): return try SceneInput.bytes(at: path)
    case .read(let scene): return Array((scene.source ?? "").utf8)
    case .missing(_, let error): throw error
    }
  }

  /// What messages and manifests call the scene.
  var name: String {
    switch self {
    case .file(let path): path
    case .read(let scene): scene.file ?? scene.identifier
    case .missing(let argument, _): argument
    }
  }

  /// The file of the scene; nil where there is none.
  var file: String? {
    if case .file(let path) = self { path } else { nil }
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
    case .file(let path): Scene.identifier(ofFile: path)
    case .read(let scene): scene.identifier
    case .missing: nil
    }
  }
}

/// Reads every scene that the arguments name; what cannot be read is reported and left out.
func loadScenes(
  _ arguments: [String], statuses: inout [ExitStatus]
) throws -> [Scene] {
  var scenes: [Scene] = []
  for source in SceneSource.all(for: arguments) {
    do {
      scenes.append(try source.read())
    } catch {
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
  for warning in conflictWarnings(conflicts, in: scene.file ?? scene.identifier, at: canvas.name) {
    try print(warning, to: .error)
  }
}

/// A line for each constraint that lost on a canvas, with those that it lost to.
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

/// Says what a figure was asked to show and had no place for.
func reportOmissions(
  _ omissions: [FigureOmission], in scene: Scene, at canvas: Canvas
) throws {
  let notes = omissionNotes(
    omissions.map(\.description), in: scene.file ?? scene.identifier, at: canvas.name)
  for note in notes { try print(note, to: .error) }
}

/// The most lines that say what a figure has no place for.
private let mostOmissionNotes = 12

/// A line for each thing that a figure was asked to show and had no place for, as long as they are
/// not too many to be read.
func omissionNotes(_ omissions: [String], in scene: String, at canvas: String) -> [String] {
  let prefix = "\(scene): note: at \(canvas) there is no place for "
  let advice = "; a larger margin may give it one, such as figure: { margin: 60 }"
  let notes = omissions.prefix(mostOmissionNotes).map { omission in
    prefix + omission + (FigureOmission.isMatterOfRoom(omission) ? advice : "")
  }
  let rest = omissions.count - notes.count
  return rest > 0 ? notes + [prefix + "\(rest) more"] : notes
}

/// An overlay limited to what no scene has would show nothing, which is hardly what was meant.
///
/// Scenes are asked for until everything is found, and only where an overlay is limited.
func refuseUnknownSubjects(
  _ show: [OverlayList], in scenes: some Sequence<Scene>, of command: String
) throws {
  var wanted = show.flatMap(\.words).filter { $0.subject != nil }
  if wanted.isEmpty { return }
  var subjects: Set<String> = []
  for scene in scenes {
    guard let known = scene.figureSubjects else { return }
    subjects.formUnion(known)
    wanted.removeAll { $0.subject.map(subjects.contains) ?? true }
    if wanted.isEmpty { return }
  }
  guard let word = wanted.first, let subject = word.subject, !subjects.isEmpty else { return }
  let suggestion = spellingSuggestion(for: subject, among: subjects.sorted())
  throw UsageError(
    "--show \(word.overlay.rawValue):\(subject): '\(subject)' is not the id of a view or guide, "
      + "nor the identifier of a constraint"
      + (suggestion.map { "; did you mean '\($0)'?" } ?? ""),
    of: command)
}
