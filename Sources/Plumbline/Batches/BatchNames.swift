/// The names of the files that a batch keeps beside its pictures.
struct BatchNames: Hashable, Sendable {
  /// The folder of the pictures, with a slash at its end unless it is empty.
  let folder: String
  private let stem: String
  /// The manifest of the whole batch where this is a part of it: what `merge` makes of all parts.
  let whole: String?

  /// Names the files of a batch, or of one part of it, in a folder.
  init(folder: String, shard: Shard?) {
    self.folder = folder.asFolderPrefix
    whole = shard == nil ? nil : self.folder + "manifest.json"
    stem = shard.map { "manifest.\($0.index)-of-\($0.count)" } ?? "manifest"
  }

  /// What there is when a batch is done.
  var manifest: String { "\(folder)\(stem).json" }
  /// What there is while a batch is under way, and after one that was killed.
  var journal: String { "\(folder).\(stem).journal" }

  /// How every manifest begins.
  static let manifestHead = "{\n  \"manifest\": 1,\n"
  /// How every journal begins.
  static let journalHead = "{ \"journal\": 1,"
}
