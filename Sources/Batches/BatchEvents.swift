internal import Scenes

/// The numbers of scenes and pictures in a batch, by result.
package struct BatchTotals: Hashable, Sendable {
  /// The number of finished scenes.
  package var scenes = 0
  /// The number of scenes that have no pictures because of an error.
  package var failedScenes = 0
  /// The number of drawn pictures.
  package var drawn = 0
  /// The number of pictures that weren't drawn because they were up to date.
  package var unchanged = 0
  /// The number of pictures that couldn't be drawn or written.
  package var failed = 0

  /// Creates totals of zero.
  package init() {}

  /// Adds the results of a scene to the totals.
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

  /// Returns the summary event, which is the last line of a batch's output, in JSON.
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
  /// Returns an event for each picture as a line of JSON, or a single event if the scene failed.
  ///
  /// - Parameter path: Returns the path of a picture file, given the file's name.
  /// - Returns: The lines, without line feeds.
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
        // Hashes aren't computed without a manifest.
        members += rest.filter { !(["sha256", "key"].contains($0.0) && picture.key.isEmpty) }
      }
      return JSONValue.line(members).text
    }
  }
}
