internal import Foundation

/// Refuses an output that would take the place of something that the run reads.
///
/// Inputs are somebody's work, while outputs can be made again.
///
/// - Parameters:
///   - inputs: The files and folders that are read.
///   - output: The file or folder that is written; nil where there is none.
///   - option: The option that names it.
///   - command: The subcommand, for the advice.
/// - Throws: `UsageError`.
func refuseOverwriting(
  _ inputs: some Sequence<String>, with output: String?, named option: String = "-o",
  of command: String
) throws(UsageError) {
  guard let output, let place = FilePlace(output),
    let input = inputs.first(where: { FilePlace($0) == place })
  else { return }
  let name = input == output ? "an input" : "the input '\(input)'"
  throw UsageError(
    "\(option) \(output) would take the place of \(name); name another one", of: command)
}

/// Which file or folder a path leads to, however it is spelt.
private struct FilePlace: Equatable {
  private let device: UInt
  private let number: UInt

  /// Looks where a path leads; nil where nothing is there, and for what is neither a file nor a folder.
  init?(_ path: String) {
    var state = stat()
    guard path != "-", stat(path, &state) == 0,
      [S_IFREG, S_IFDIR].contains(state.st_mode & S_IFMT)
    else { return nil }
    device = UInt(state.st_dev)
    number = UInt(state.st_ino)
  }
}
