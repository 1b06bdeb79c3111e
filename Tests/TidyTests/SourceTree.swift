import Foundation
import TestTools

/// A file of the repository: where it is and what it holds.
struct SourceFile: Sendable {
  /// The path from the root of the repository.
  let path: String
  let bytes: [UInt8]
  /// The text as code and comments apart; nil for what is not Swift.
  let swift: SwiftText?

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    swift = path.hasSuffix(".swift") ? SwiftText(bytes) : nil
  }

  init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The last part of the path.
  var name: String {
    String(path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
  }

  /// The module of a Swift file in `Sources`.
  var module: String? {
    let parts = path.split(separator: "/")
    return swift != nil && parts.count > 2 && parts[0] == "Sources" ? String(parts[1]) : nil
  }

  /// Whether a script writes the file, so that its size is that of a table.
  var isGenerated: Bool { path.contains("/Generated/") }

  /// Whether the file is in a documentation catalogue, whose code and links `make test-docs` checks.
  var isInCatalogue: Bool { path.contains(".docc/") }

  /// The file read as text, split at line breaks.
  var lines: [String] {
    String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The number, counted from 1, of the line that holds the byte at an offset.
  func line(at offset: Int) -> Int {
    1 + bytes[..<offset].count { $0 == .newline }
  }
}

/// What the repository tracks, or would track after `git add`.
struct SourceTree: Sendable {
  /// The tree that this file is part of.
  static let here = SourceTree(root: URL(filePath: #filePath, relativeTo: nil).parent(3))

  let root: URL
  let files: [SourceFile]

  init(root: URL) {
    self.root = root
    let paths = Self.pathsKnownToGit(root) ?? Self.pathsOnDisk(root)
    files = paths.sorted().compactMap { path in
      guard let data = try? Data(contentsOf: root.appending(path: path)) else { return nil }
      return SourceFile(path: path, bytes: Array(data))
    }
  }

  var swiftFiles: [SourceFile] { files.filter { $0.swift != nil && !$0.isInCatalogue } }

  func file(_ path: String) -> SourceFile? { files.first { $0.path == path } }

  /// Nil where there is no git or no repository, as in an unpacked archive.
  private static func pathsKnownToGit(_ root: URL) -> [String]? {
    let git = try? ProgramRun(
      URL(filePath: "/usr/bin/env"),
      ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
      in: root.path(percentEncoded: false))
    guard let git, git.status == 0, !git.output.isEmpty else { return nil }
    return git.output.split(separator: "\0").map(String.init)
  }

  /// Every file, apart from what builds and renderings leave behind.
  private static func pathsOnDisk(_ root: URL) -> [String] {
    guard let walk = FileManager.default.enumerator(atPath: root.path(percentEncoded: false)) else {
      return []
    }
    var paths: [String] = []
    for case let path as String in walk {
      if path.hasSuffix(".build") || path == ".git" { walk.skipDescendants() }
      guard !path.hasPrefix("output/") || path == "output/README.md" else { continue }
      var isFolder: ObjCBool = false
      let full = root.appending(path: path).path(percentEncoded: false)
      let exists = FileManager.default.fileExists(atPath: full, isDirectory: &isFolder)
      if exists, !isFolder.boolValue { paths.append(path) }
    }
    return paths
  }
}

extension URL {
  /// The folder that many levels up.
  fileprivate func parent(_ levels: Int) -> URL {
    (0..<levels).reduce(self) { url, _ in url.deletingLastPathComponent() }
  }
}
