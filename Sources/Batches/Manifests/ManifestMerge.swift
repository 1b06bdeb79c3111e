package import Scenes

/// Merges the manifests of all shards of a batch into the manifest of the whole batch.
package struct ManifestMerge {
  private var parts: [Part] = []
  /// The reasons why the manifests can't be merged; empty if they can be merged.
  package private(set) var errors: [PlumblineError] = []

  /// The manifest of a shard.
  private struct Part {
    let path: String
    let index: ManifestIndex
    let shard: Shard
    let settings: String
    let versions: [(name: String, version: String)]
    /// The records of the shard's scenes, with the scenes' indices in the whole batch.
    let scenes: [(number: Int, entry: ManifestIndex.Entry)]
  }

  /// Reads the manifests, and checks that they cover all shards of one batch.
  package init(paths: [String]) {
    for path in paths {
      do throws(PlumblineError) {
        parts.append(try Self.part(at: path))
      } catch {
        errors.append(error)
      }
    }
    guard errors.isEmpty, let first = parts.first else { return }
    for part in parts.dropFirst() { compare(part, with: first) }
    guard errors.isEmpty else { return }
    findMissingShards(of: first)
    if errors.isEmpty { findScenesOutOfPlace() }
  }

  private static func part(at path: String) throws(PlumblineError) -> Part {
    _ = try SceneInput.bytes(at: path)
    func failure(_ reason: String) -> PlumblineError { .unmergeable(path: path, reason: reason) }
    guard let index = ManifestIndex(path: path, firstLine: BatchNames.manifestHead),
      let head = index.head, let settings = head["settings"]?.string,
      case .line(let versions)? = head["versions"], let complete = index.field("complete")
    else { throw failure("this is not a manifest from plumbline") }
    guard let number = head["shard"]?["index"]?.integer,
      let count = head["shard"]?["count"]?.integer, let shard = Shard(index: number, count: count),
      let numbers = index.field("numbers")?.elements?.compactMap(\.integer)
    else { throw failure("this is the manifest of a whole batch; there is nothing to merge") }
    guard case .bool(true) = complete else {
      throw failure("shard \(shard) was interrupted; draw the rest of it first")
    }
    let scenes = index.entries.filter { $0.section == .scenes }
    guard scenes.count == numbers.count else {
      throw failure("scenes are missing in the manifest")
    }
    return Part(
      path: path, index: index, shard: shard, settings: settings,
      versions: versions.map { ($0.0, $0.1.string ?? "") }, scenes: Array(zip(numbers, scenes)))
  }

  private mutating func refuse(_ part: Part, _ reason: String) {
    errors.append(.unmergeable(path: part.path, reason: reason))
  }

  private mutating func compare(_ part: Part, with first: Part) {
    guard part.shard.count == first.shard.count else {
      return refuse(
        part, "this is shard \(part.shard), and '\(first.path)' is shard \(first.shard)")
    }
    if part.settings != first.settings {
      refuse(part, "the shard was drawn with different options than '\(first.path)'")
    }
    let theirs = Dictionary(first.versions.map { ($0.name, $0.version) }) { first, _ in first }
    for (name, version) in part.versions where theirs[name] != version {
      let other = theirs[name].map { "with \(name) \($0)" } ?? "without \(name)"
      refuse(part, "the shard was drawn with \(name) \(version), and '\(first.path)' \(other)")
    }
    let names = Set(part.versions.map(\.name))
    for (name, version) in first.versions where !names.contains(name) {
      refuse(
        part, "the shard was drawn without \(name), and '\(first.path)' with \(name) \(version)")
    }
  }

  private mutating func findMissingShards(of first: Part) {
    var paths: [Int: String] = [:]
    for part in parts {
      if let other = paths[part.shard.index] {
        refuse(part, "this is shard \(part.shard), and so is '\(other)'")
      }
      paths[part.shard.index] = part.path
    }
    let count = first.shard.count
    // Limited, because a manifest may contain any number of shards.
    let missing = (1...count).lazy.filter { paths[$0] == nil }.prefix(9).map { "\($0)/\(count)" }
    guard !missing.isEmpty else { return }
    let text = (missing.prefix(8) + (missing.count > 8 ? ["…"] : [])).joined(separator: ", ")
    refuse(first, "the manifests of other shards are missing: \(text)")
  }

  /// Reports duplicate or missing scenes, which occur if the shards were given different lists of scenes.
  private mutating func findScenesOutOfPlace() {
    var names: [String: Part] = [:]
    var numbers: [Int: Part] = [:]
    for part in parts {
      for (number, entry) in part.scenes {
        let other =
          names.updateValue(part, forKey: entry.scene) ?? numbers.updateValue(part, forKey: number)
        guard let other else { continue }
        return refuse(
          part,
          "the shard and '\(other.path)' were given different scenes: see '\(entry.scene)'")
      }
    }
    guard let hole = (0..<numbers.count).first(where: { numbers[$0] == nil }) else { return }
    refuse(
      parts[0], "the shards were given different scenes: number \(hole + 1) is in none of them")
  }

  /// Writes the manifest of the whole batch.
  ///
  /// - Throws: `PlumblineError.unwritableFile`, or `PlumblineError.foreignFile` if the path is that of a file other
  ///   than a manifest.
  /// - Precondition: There are no ``errors``.
  package func write(to path: String) throws(PlumblineError) {
    precondition(errors.isEmpty && !parts.isEmpty, "nothing that can be joined")
    let file = OutputFile(path: path)
    guard !file.isStream else {
      throw .unwritableFile(path: path, reason: "a manifest has to be a file, not a stream")
    }
    try file.makeFolder()
    if FileState(of: path) != nil,
      ManifestIndex(path: path, firstLine: BatchNames.manifestHead) == nil
    {
      throw .foreignFile(path: path)
    }
    let versions = parts[0].versions.map { Versions.Entry(name: $0.name, version: $0.version) }
    let writer = try ManifestWriter(
      path: path,
      .init(
        versions: Versions(entries: versions, scriptFonts: []), settings: parts[0].settings,
        shard: nil))
    var made: Set<String> = []
    for (index, entry) in scenes() {
      writer.add(index.bytes(of: entry))
      for picture in index.record(of: entry)?.pictures ?? [] { made.insert(picture.file) }
    }
    try writer.finish(.init(orphans: orphans(without: made), isComplete: true))
  }

  /// Returns the entries of all scenes, each with its file's index, in the batch's order.
  private func scenes() -> [(index: ManifestIndex, entry: ManifestIndex.Entry)] {
    parts.flatMap { part in part.scenes.map { (number: $0, index: part.index, entry: $1) } }
      .sorted { $0.number < $1.number }.map { ($0.index, $0.entry) }
  }

  private func orphans(without made: Set<String>) -> [SceneRecord] {
    var seen = made
    return parts.flatMap { part in
      part.index.entries.filter { $0.section == .orphans }.compactMap(part.index.record)
    }
    .sorted { $0.scene < $1.scene }
    .compactMap { record in
      var record = record
      record.pictures = record.pictures.filter { seen.insert($0.file).inserted }
      return record.pictures.isEmpty ? nil : record
    }
  }
}
