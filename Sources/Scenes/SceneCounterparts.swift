internal import InterfaceBuilder

/// The older scenes to compare newer scenes with.
package struct SceneCounterparts: Sendable {
  private let path: String
  private let source: Source

  /// The source of the older scenes.
  private indirect enum Source: Sendable {
    /// A single scene.
    case one(Scene)
    /// The scenes of an Interface Builder document.
    case document
    /// The scenes of a Swift file.
    case swift([Scene])
    /// The paths of a folder's files, by the identifiers of their scenes.
    case folder([String: String])
  }

  /// Finds the older scenes in a file or folder, or in standard input if the path is `-`.
  ///
  /// - Throws: `PlumblineError` if the path doesn't exist, or a single scene can't be read.
  package init(at path: String) throws(PlumblineError) {
    self.path = path
    if SwiftInput.isSwift(path) {
      let scenes = try SwiftInput(path).scenes
      source = scenes.count == 1 ? .one(scenes[0]) : .swift(scenes)
      return
    }
    let files = try SceneInput.files(for: path)
    if InterfacePath(path)?.scene == nil, InterfacePath(path) != nil {
      source = .document
    } else if files == [path] {
      source = .one(try Scene(at: path))
    } else {
      let named = files.map(InterfacePath.file).map { (Scene.identifier(ofFile: $0), $0) }
      source = .folder(Dictionary(named) { first, _ in first })
    }
  }

  /// Whether there is only one older scene.
  package var isSingleScene: Bool { if case .one = source { true } else { false } }

  /// Returns the older scene to compare a scene with.
  ///
  /// In a folder, the file must have the same name. In an Interface Builder document, the root view must have the same
  /// object ID, or else the scene must have the same name.
  ///
  /// - Throws: `PlumblineError` if there is no such scene, or if the scene can't be read.
  package func counterpart(of scene: Scene) throws(PlumblineError) -> Scene {
    var older = try found(for: scene)
    // Both have the direction of the same project file, unless they have their own.
    if let project = scene.project, older.project == nil {
      project.settle(&older, stating: older.document?.statedKeys ?? [])
    }
    return older
  }

  private func found(for scene: Scene) throws(PlumblineError) -> Scene {
    switch source {
    case .one(let older): return older
    case .document: return try counterpart(of: scene, in: path)
    case .swift(let scenes):
      guard let older = scenes.first(where: { $0.identifier == scene.identifier }) else {
        throw missing(scene, in: path)
      }
      return older
    case .folder(let files):
      let identifier = scene.file.map { Scene.identifier(ofFile: InterfacePath.file(of: $0)) }
      guard let file = files[identifier ?? scene.identifier] else { throw missing(scene, in: path) }
      return try counterpart(of: scene, in: file)
    }
  }

  private func counterpart(of scene: Scene, in file: String) throws(PlumblineError) -> Scene {
    guard InterfacePath(file) != nil else { return try Scene(at: file) }
    let bytes = try SceneInput.bytes(at: file)
    let cache = DocumentCache()
    let first = try SceneInput.scene(from: bytes, at: file, using: cache)
    // The document is readable, so the only possible error is the name.
    for name in [scene.rootIdentifier, scene.title].compactMap(\.self) {
      if let older = try? SceneInput.scene(from: bytes, at: "\(file)#\(name)", using: cache) {
        return older
      }
    }
    // If two documents have only one scene each, these are counterparts.
    guard SceneInput.namedScenes(of: bytes, file).count == 1,
      scene.file.flatMap(InterfacePath.init)?.scene == nil
    else { throw missing(scene, in: file) }
    return first
  }

  private func missing(_ scene: Scene, in place: String) -> PlumblineError {
    .noEarlierScene(scene: scene.identifier, place: place)
  }
}
