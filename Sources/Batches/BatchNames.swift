internal import Scenes

/// The paths of the files that a batch writes beside its pictures.
struct BatchNames: Hashable, Sendable {
  /// The folder of the pictures, with a trailing slash unless it is empty.
  let folder: String
  private let manifestName: String
  /// The path of the whole batch's manifest, which `merge` writes, or `nil` if the batch isn't a shard.
  let whole: String?

  /// Creates the paths for a batch or a shard in a folder.
  init(folder: String, shard: Shard?) {
    self.folder = folder.asFolderPrefix
    whole = shard == nil ? nil : self.folder + "manifest.json"
    manifestName = shard?.fileName("manifest.json") ?? "manifest.json"
  }

  /// The path of the manifest, which is written at the end of a batch.
  var manifest: String { folder + manifestName }
  /// The path of the journal, which exists while a batch runs and after a batch was killed.
  var journal: String { "\(folder).\(manifestName.dropLast(4))journal" }

  /// The text that every manifest starts with.
  static let manifestHead = "{\n  \"manifest\": 1,\n"
  /// The text that every journal starts with.
  static let journalHead = "{ \"journal\": 1,"
}
