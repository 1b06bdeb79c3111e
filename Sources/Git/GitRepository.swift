internal import FileSystem
internal import Foundation

/// A git repository, which is read with the program `git` and never changed.
///
/// Commands are chosen so that git starts no other programs, such as filters, text converters or file monitors. They
/// also fetch nothing from other repositories.
package struct GitRepository: Sendable {
  /// The absolute path of the working tree's root folder, without symbolic links.
  package let root: String
  private let git: String
  private let folder: String

  /// Finds the repository that contains a folder.
  ///
  /// - Throws: ``GitFailure`` if git isn't installed, or the folder isn't in a repository with a working tree.
  package init(around folder: String) throws(GitFailure) {
    guard let git = executable("git") else {
      throw GitFailure("git isn't installed; install it, or put it on the PATH")
    }
    self.git = git
    self.folder = folder
    let answer = try Self.run(git, ["rev-parse", "--show-toplevel"], in: folder)
    guard answer.isDone, !answer.line.isEmpty else {
      throw GitFailure(
        answer.errors.contains("dubious ownership")
          ? "git doesn't trust the repository, because another user owns it; "
            + "'git config --global --add safe.directory' names folders to trust"
          : "'\(folder)' is not in a git repository with a working tree; run this inside one")
    }
    root = answer.line
  }

  /// Finds the commit that a revision names, such as `origin/main`, a tag, or `HEAD~1`.
  ///
  /// - Throws: ``GitFailure`` if the repository doesn't have the commit.
  package func commit(_ revision: String) throws(GitFailure) -> GitCommit {
    let answer = try run([
      "rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}",
    ])
    guard answer.isDone, !answer.line.isEmpty else {
      throw GitFailure("there is no commit '\(revision)'" + (try advice(for: revision)))
    }
    return GitCommit(answer.line, revision, in: self)
  }

  /// Finds the merge base of the current branch and a revision.
  ///
  /// - Throws: ``GitFailure`` if the repository doesn't have the revision, or the two have no common commit.
  package func mergeBase(with revision: String) throws(GitFailure) -> GitCommit {
    let other = try commit(revision)
    let answer = try run(["merge-base", "HEAD", other.id])
    guard answer.isDone, !answer.line.isEmpty else {
      throw GitFailure(
        "HEAD and '\(revision)' have no commit in common"
          + (try isShallow ? "; the clone is shallow: 'git fetch --unshallow' gets all of it" : ""))
    }
    return GitCommit(
      answer.line, "the merge base with \(revision)", name: String(answer.line.prefix(8)), in: self)
  }

  private var isShallow: Bool {
    get throws(GitFailure) { try run(["rev-parse", "--is-shallow-repository"]).line == "true" }
  }

  /// Returns advice on obtaining a revision that the repository doesn't have.
  private func advice(for revision: String) throws(GitFailure) -> String {
    guard try isShallow else { return "; 'git branch --all' and 'git tag' list what exists" }
    guard !revision.contains(where: "~^@:".contains) else {
      return "; the clone is shallow: 'git fetch --deepen 1' gets the commit before the oldest one"
    }
    let remote = revision.hasPrefix("origin/")
    let branch = remote ? String(revision.dropFirst(7)) : revision
    let place = remote ? "refs/remotes/\(revision)" : branch
    return "; the clone is shallow: 'git fetch --depth 1 origin \(branch):\(place)' gets it"
  }

  /// Finds the path of a file or folder relative to the root.
  ///
  /// - Parameter path: The path of the file or folder, which needn't exist.
  /// - Returns: The relative path, which is empty for the root itself, or `nil` if the path is outside of the root.
  package func path(of path: String) -> String? {
    let url = URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: folder))
    // Links in the existing part of the path are resolved, because git has no paths through links.
    var (place, rest) = (url.standardizedFileURL, [String]())
    while place.path != "/", access(place.path, F_OK) != 0 {
      rest.insert(place.lastPathComponent, at: 0)
      place.deleteLastPathComponent()
    }
    guard let resolved = realpath(place.path, nil) else { return nil }
    defer { free(resolved) }
    let full = ([String(cString: resolved)] + rest).joined(separator: "/")
    if full == root { return "" }
    let prefix = root == "/" ? root : root + "/"
    return full.hasPrefix(prefix) ? String(full.dropFirst(prefix.count)) : nil
  }
}

// MARK: - Running git

extension GitRepository {
  /// The output and errors of a git command, and whether the command succeeded.
  struct Answer {
    let output: [UInt8]
    let errors: String
    let isDone: Bool

    /// The first line of the command's output.
    var line: String {
      String(decoding: output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }
  }

  /// Runs a git command and waits for it to end.
  ///
  /// - Parameters:
  ///   - arguments: The command, followed by its arguments.
  ///   - input: The contents of the command's standard input.
  /// - Returns: The result of the command, even if git reports an error.
  /// - Throws: ``GitFailure`` if git can't be started.
  func run(_ arguments: [String], input: [UInt8] = []) throws(GitFailure) -> Answer {
    try Self.run(git, arguments, input: input, in: folder)
  }

  private static func run(
    _ git: String, _ arguments: [String], input: [UInt8] = [], in folder: String
  ) throws(GitFailure) -> Answer {
    var environment = ProcessInfo.processInfo.environment
    environment["LC_ALL"] = "C"
    environment["GIT_TERMINAL_PROMPT"] = "0"
    // Versions before 2.44 don't support the first, and don't fetch over a protocol that isn't allowed.
    environment["GIT_NO_LAZY_FETCH"] = "1"
    environment["GIT_ALLOW_PROTOCOL"] = ""
    let options = ["--no-pager", "--no-optional-locks", "-C", folder]
    do throws(SystemFailure) {
      let program = try FileSystem.run(
        git, ["git"] + options + arguments, input: input, environment: environment)
      return Answer(
        output: program.output, errors: String(decoding: program.errors, as: UTF8.self),
        isDone: program.ending == .exited(0))
    } catch {
      throw GitFailure("git can't be started: \(error.reason)")
    }
  }
}
