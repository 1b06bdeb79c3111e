internal import Scenes

/// What a batch came to, counted.
package struct BatchTotals: Hashable, Sendable {
  /// Scenes that had their turn.
  package var scenes = 0
  /// Scenes that gave no picture.
  package var failedScenes = 0
  /// Pictures that were drawn.
  package var drawn = 0
  /// Pictures that were there already.
  package var unchanged = 0
  /// Pictures that could not be drawn or written.
  package var failed = 0

  /// Nothing had its turn yet.
  package init() {}

  /// Counts what came of a scene.
  package mutating func add(_ record: SceneRecord) {
    scenes += 1
    if record.error != nil { failedScenes += 1 }
    for picture in record.pictures {
      switch picture.status {
      case .drawn: drawn += 1
      case .unchanged: unchanged += 1
      case .failed: failed += 1
      }
    }
  }

  /// The last event of a batch, as a line of JSON.
  package func event(_ remains: BatchFolder.Remains?, isComplete: Bool) -> String {
    func list(_ files: [String]) -> JSONValue { .array(files.map { .string($0) }, .inline) }
    return JSONValue.line([
      ("event", .string("summary")), ("complete", .bool(isComplete)),
      ("scenes", .number(.init(scenes))), ("failedScenes", .number(.init(failedScenes))),
      ("drawn", .number(.init(drawn))), ("unchanged", .number(.init(unchanged))),
      ("failed", .number(.init(failed))), ("orphans", list(remains?.orphans ?? [])),
      ("removed", list(remains?.removed ?? [])),
    ]).text
  }
}

extension SceneRecord {
  /// What came of the scene as lines of JSON: one for each picture, or one for a scene that failed.
  ///
  /// - Parameter path: The path of a file by its name.
  /// - Returns: The lines, without line breaks.
  package func events(path: (_ file: String) -> String) -> [String] {
    if let error {
      return [
        JSONValue.line([
          ("event", .string("scene")), ("status", .string("failed")), ("scene", .string(scene)),
          ("error", .string(error.description)),
        ]).text
      ]
    }
    return pictures.map { picture in
      var members: [(String, JSONValue)] = [
        ("event", .string("picture")), ("status", .string(picture.status.rawValue)),
        ("scene", .string(scene)), ("path", .string(path(picture.file))),
      ]
      if case .line(let rest) = picture.json {
        // Without a manifest nobody asked for hashes.
        members += rest.filter { !(["sha256", "key"].contains($0.0) && picture.key.isEmpty) }
      }
      return JSONValue.line(members).text
    }
  }
}
