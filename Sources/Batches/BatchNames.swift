internal import Scenes

/// The names of the files that a batch keeps beside its pictures.
struct BatchNames: Hashable, Sendable {
  /// The folder of the pictures, with a slash at its end unless it is empty.
  let folder: String
  private let manifestName: String
  /// The manifest of the whole batch where this is a part of it: what `merge` makes of all parts.
  let whole: String?

  /// Names the files of a batch, or of one part of it, in a folder.
  init(folder: String, shard: Shard?) {
    self.folder = folder.asFolderPrefix
    whole = shard == nil ? nil : self.folder + "manifest.json"
    manifestName = shard?.fileName("manifest.json") ?? "manifest.json"
  }

  /// What there is when a batch is done.
  var manifest: String { folder + manifestName }
  /// What there is while a batch is under way, and after one that was killed.
  var journal: String { "\(folder).\(manifestName.dropLast(4))journal" }

  /// How every manifest begins.
  static let manifestHead = "{\n  \"manifest\": 1,\n"
  /// How every journal begins.
  static let journalHead = "{ \"journal\": 1,"
}
