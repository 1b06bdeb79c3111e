internal import AutoLayout
internal import FileSystem
internal import Foundation
internal import SceneFile
package import Scenes

/// The files that `sentry-cli snapshots upload` reads: a JSON file beside each PNG file, and a list of all PNG files.
///
/// The JSON keys are those in Sentry's documentation, "Uploading Snapshots".
package struct SentrySidecars {
  private let folder: String
  private let listName: String
  private var names: Set<String> = []
  private var isComplete = true

  /// Creates a writer of Sentry's sidecar files in a batch's folder; `shard` is `nil` for the whole batch.
  package init(folder: String, shard: Shard?) {
    self.folder = folder.asFolderPrefix
    listName = shard?.fileName(Self.list) ?? Self.list
  }

  /// The name of the file that lists all pictures, for `--all-image-file-names-file`.
  private static let list = "sentry-image-names.txt"

  /// Writes missing or outdated JSON files for the PNG pictures of a scene.
  ///
  /// - Throws: `PlumblineError.unwritableFile`, or `.sameFile` if a JSON file would have a manifest's name.
  package mutating func add(_ record: SceneRecord) throws(PlumblineError) {
    if record.error != nil { isComplete = false }
    for picture in record.pictures where picture.format == .png {
      names.insert(picture.file)
      guard picture.status != .failed else { continue }
      let name = Self.sidecarName(picture.file)
      guard !name.hasPrefix("manifest") || name.contains("/") else {
        throw .sameFile(path: folder + name, scene: record.scene)
      }
      let bytes = Array((Self.value(of: picture, in: record).text + "\n").utf8)
      let isThere = try? contents(ofFile: folder + name, upTo: bytes.count + 1) == bytes
      if isThere != true { try OutputFile(path: folder + name).write(bytes) }
    }
  }

  /// Removes removed pictures' JSON files, and writes the list of PNG files if every scene was reached and none failed.
  ///
  /// - Throws: `PlumblineError.unwritableFile`.
  package func finish(isComplete: Bool, removed: [String]) throws(PlumblineError) {
    for file in removed where file.hasSuffix(".png") { unlink(folder + Self.sidecarName(file)) }
    guard isComplete, self.isComplete else { return }
    let lines = names.sorted().map { $0 + "\n" }.joined()
    try OutputFile(path: folder + listName).write(Array(lines.utf8))
  }

  private static func sidecarName(_ file: String) -> String { file.dropLast(4) + ".json" }

  private static func value(of picture: PictureRecord, in record: SceneRecord) -> JSONValue {
    let scene = Scene.identifier(ofFile: record.scene)
    let direction = picture.direction == .rightToLeft ? ["right to left"] : []
    let looks = [picture.canvas.name] + direction + [picture.theme]
    return .object([
      ("display_name", .string("\(scene): \(looks.joined(separator: ", "))")),
      ("group", .string(scene)),
      (
        "tags",
        .object([
          ("canvas", .string(picture.canvas.name)), ("direction", .string(picture.direction.word)),
          ("theme", .string(picture.theme)),
        ])
      ),
      (
        "context",
        .object([
          ("scene", .string(record.scene)),
          ("conflicts", .array(picture.conflicts.map(conflictValue), .lines)),
          ("ambiguities", .array(picture.ambiguities.map(ambiguityValue), .lines)),
        ])
      ),
    ])
  }
}
