import Foundation
import Testing

/// A git repository in a folder that goes away with the test.
package final class GitFolder {
  private let folder: TemporaryFolder

  /// The path.
  package var path: String { folder.path }

  /// Makes a repository without commits.
  package init() throws {
    folder = try TemporaryFolder()
    try git("init", "-q", "-b", "main")
  }

  /// Makes a repository of a clone.
  package init(cloneOf other: GitFolder, _ options: [String]) throws {
    folder = try TemporaryFolder()
    try git(["clone", "-q"] + options + ["file://\(other.path)", "."])
  }

  /// Runs git.
  ///
  /// - Returns: The standard output.
  @discardableResult
  package func git(_ arguments: String...) throws -> String { try git(arguments) }

  /// Runs git.
  ///
  /// - Returns: The standard output.
  @discardableResult
  package func git(_ arguments: [String]) throws -> String {
    let person = ["-c", "user.name=a", "-c", "user.email=a@b", "-c", "protocol.file.allow=always"]
    let run = try ProgramRun(
      URL(fileURLWithPath: "/usr/bin/env"), ["git"] + person + arguments, in: path)
    try #require(run.status == 0, "git \(arguments): \(run.error)")
    return run.output
  }

  /// Writes files, or removes those without a content.
  package func write(_ files: [String: String?]) throws {
    for (name, text) in files {
      let file = URL(fileURLWithPath: "\(path)/\(name)")
      guard let text else {
        try FileManager.default.removeItem(at: file)
        continue
      }
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  /// Commits files, and everything else that changed.
  package func commit(_ files: [String: String?]) throws {
    try write(files)
    try git("add", "-A")
    try git("commit", "-q", "--allow-empty", "-m", "step")
  }
}
