/// A commit of a repository.
package struct GitCommit: Sendable {
  /// The revision that identifies the commit in paths such as `origin/main:Login.scene.yaml`.
  package let name: String
  /// The requested revision and the start of the commit's hash, such as `origin/main (1a2b3c4d)`.
  package let title: String
  /// The full hash of the commit.
  package let id: String
  let repository: GitRepository

  /// Creates a commit from its hash and from `words`: the requested revision or a description of the commit.
  init(_ id: String, _ words: String, name: String? = nil, in repository: GitRepository) {
    self.id = id
    self.name = name ?? words
    title = id.hasPrefix(words) ? words : "\(words) (\(id.prefix(8)))"
    self.repository = repository
  }

  /// A file of a commit.
  package struct File: Hashable, Sendable {
    /// The path of the file, relative to the repository's root.
    package let path: String
    /// The hash of the file's contents.
    package let id: String
    /// The kind of entry, such as a file or a link.
    package let kind: Kind

    /// The kinds of entries that commits have.
    package enum Kind: Hashable, Sendable {
      case file
      case link
      case submodule
    }

    /// The reason why the entry can't be read as a file, or `nil` if it can be read.
    package var refusal: String? {
      switch kind {
      case .link: return "it is a link there, and links aren't followed in commits"
      case .submodule: return "it is a submodule there, which has commits of its own"
      case .file: break
      }
      let parts = path.split(separator: "/", omittingEmptySubsequences: false)
      if parts.contains(where: { ["", ".", "..", ".git"].contains($0.lowercased()) }) {
        return "its path leads elsewhere"
      }
      return path.utf8.contains { $0 < 0x20 || $0 == 0x7F }
        ? "its name has a line break or another control character" : nil
    }
  }

  /// Returns all files of the commit, sorted by path.
  ///
  /// - Throws: ``GitFailure`` if objects are missing in the repository.
  package func files() throws(GitFailure) -> [File] {
    let answer = try repository.run(["ls-tree", "-rz", "--full-tree", id])
    guard answer.isDone else { throw GitFailure(Self.missingObjects) }
    return answer.output.split(separator: 0).compactMap { entry in
      // <mode> <type> <hash>\t<path>
      guard let tab = entry.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
      let words = entry[..<tab].split(separator: UInt8(ascii: " "))
      guard words.count == 3 else { return nil }
      let kind: File.Kind
      switch String(decoding: words[0], as: UTF8.self) {
      case "160000": kind = .submodule
      case "120000": kind = .link
      default: kind = .file
      }
      return File(
        path: String(decoding: entry[entry.index(after: tab)...], as: UTF8.self),
        id: String(decoding: words[2], as: UTF8.self), kind: kind)
    }
  }

  static let missingObjects =
    "objects of the commit aren't here, as in a partial clone, and none are fetched; "
    + "'git fetch --refetch --no-filter' gets them"
}

// MARK: - Contents

extension GitCommit {
  /// The maximum size in bytes of the file contents to request from git at a time.
  private static let portionLength = 32 << 20

  /// Reads files in portions, to limit the use of memory.
  ///
  /// - Parameters:
  ///   - files: The files to read.
  ///   - limit: The maximum size of a file in bytes.
  ///   - receive: Receives the contents of each file, or the reason why the file can't be read, in the order of
  ///     `files`.
  /// - Throws: ``GitFailure`` if git's output is incomplete, and errors of `receive`.
  func read(
    _ files: [File], upTo limit: Int,
    receive: (File, Result<[UInt8], GitFailure>) throws(GitFailure) -> Void
  ) throws(GitFailure) {
    var portion: [(file: File, size: Int)] = []
    var length = 0
    func flush() throws(GitFailure) {
      try read(portion, receive)
      (portion, length) = ([], 0)
    }
    for (file, size) in zip(files, try sizes(of: files)) {
      guard let size, size <= limit else {
        try flush()
        try receive(
          file, .failure(size == nil ? GitFailure(Self.missingObjects) : .tooLarge(limit)))
        continue
      }
      if length + size > Self.portionLength { try flush() }
      portion.append((file, size))
      length += size
    }
    try flush()
  }

  /// Returns the sizes of files in bytes, or `nil` for a file whose contents are missing in the repository.
  private func sizes(of files: [File]) throws(GitFailure) -> [Int?] {
    if files.isEmpty { return [] }
    let answer = try repository.run(["cat-file", "--batch-check"], input: Self.question(files))
    let lines = answer.output.split(separator: UInt8(ascii: "\n"))
    let sizes: [Int?] = lines.prefix(files.count).map { line in
      // <hash> blob <size>, or <hash> missing
      let words = line.split(separator: UInt8(ascii: " "))
      return words.count == 3 ? Int(String(decoding: words[2], as: UTF8.self)) : nil
    }
    // Older versions of git stop at the first object that they would have to fetch.
    return sizes + Array(repeating: nil, count: files.count - sizes.count)
  }

  private func read(
    _ portion: [(file: File, size: Int)],
    _ receive: (File, Result<[UInt8], GitFailure>) throws(GitFailure) -> Void
  ) throws(GitFailure) {
    if portion.isEmpty { return }
    let answer = try repository.run(
      ["cat-file", "--batch"], input: Self.question(portion.map(\.file)))
    var rest = answer.output[...]
    for (file, size) in portion {
      // A line about the object, its bytes, and a line feed.
      guard let line = rest.firstIndex(of: UInt8(ascii: "\n")), rest.endIndex - line > size + 1
      else { throw GitFailure(Self.missingObjects) }
      let start = line + 1
      try receive(file, .success(Array(rest[start..<start + size])))
      rest = rest[(start + size + 1)...]
    }
  }

  private static func question(_ files: [File]) -> [UInt8] {
    Array(files.map { $0.id + "\n" }.joined().utf8)
  }
}
