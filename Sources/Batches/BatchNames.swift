internal import Scenes

/// The names of the files that a batch stores beside its pictures.
struct BatchNames: Hashable, Sendable {
  /// The folder of the pictures, with a trailing slash unless it is empty.
  let folder: String
  private let manifestName: String
  /// The path of the manifest that `merge` writes for the whole batch, or `nil` if this isn't a shard.
  let whole: String?

  /// Names the files of a batch, or of a shard, in a folder.
  init(folder: String, shard: Shard?) {
    self.folder = folder.asFolderPrefix
    whole = shard == nil ? nil : self.folder + "manifest.json"
    manifestName = shard?.fileName("manifest.json") ?? "manifest.json"
  }

  /// The path of the manifest, which is written when a batch is done.
  var manifest: String { folder + manifestName }
  /// The path of the journal, which exists during a batch and after a batch that was killed.
  var journal: String { "\(folder).\(manifestName.dropLast(4))journal" }

  /// The start of every manifest.
  static let manifestHead = "{\n  \"manifest\": 1,\n"
  /// The start of every journal.
  static let journalHead = "{ \"journal\": 1,"
}
