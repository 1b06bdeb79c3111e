import Foundation

/// A user who may do no more than the owner of a folder: whoever runs the tests, or else `nobody`, for
/// root may write and list what is closed.
struct PlainUser {
  private static let nobody: UInt32 = 65534
  private let isRoot = geteuid() == 0

  /// Makes sure that the command can be run by such a user; nil, with a word on what is left out, where
  /// it cannot.
  init?() {
    guard isRoot else { return }
    let status = try? run(["version"], in: "/tmp").status
    guard status == 0 else {
      print("skipped: the tests run as root, and setpriv cannot run the command as nobody")
      return nil
    }
  }

  /// Gives a folder that tests have made to the user, with what is in it.
  func own(_ folder: String) {
    guard isRoot else { return }
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    for path in [folder] + files.map({ "\(folder)/\($0)" }) {
      chown(path, Self.nobody, Self.nobody)
    }
  }

  /// Runs `plumbline` as the user.
  func run(_ arguments: [String], in folder: String) throws -> CommandRun {
    guard isRoot else { return try CommandRun(arguments, in: folder) }
    return try CommandRun(
      [
        "--reuid=\(Self.nobody)", "--regid=\(Self.nobody)", "--clear-groups",
        CommandRun.executable.path,
      ] + arguments, of: URL(fileURLWithPath: "/usr/bin/setpriv"), in: folder,
      environment: ["HOME": "/nonexistent"])
  }
}
