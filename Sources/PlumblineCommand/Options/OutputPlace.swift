internal import Foundation

/// Throws a `UsageError` if an output would overwrite an input, because inputs can't be regenerated.
func refuseOverwriting(
  _ inputs: some Sequence<String>, with output: String?, named option: String = "-o",
  of command: String
) throws(UsageError) {
  guard let output, let place = FilePlace(output),
    let input = inputs.first(where: { FilePlace($0) == place })
  else { return }
  let name = input == output ? "an input" : "the input '\(input)'"
  throw UsageError(
    "\(option) \(output) would replace \(name); name another one", of: command)
}

/// Refuses standard output as the place of a figure, because the answer is printed there.
func refuseStandardOutput(_ output: String, of command: String) throws(UsageError) {
  guard output != "-" else {
    throw UsageError("-o takes a file, because standard output has the answer", of: command)
  }
}

/// The identity of a file or folder, regardless of the spelling of its path.
private struct FilePlace: Equatable {
  private let device: UInt
  private let number: UInt

  /// Looks up the file or folder at a path, or returns `nil` if nothing is there.
  init?(_ path: String) {
    var state = stat()
    guard path != "-", stat(path, &state) == 0,
      [S_IFREG, S_IFDIR].contains(state.st_mode & S_IFMT)
    else { return nil }
    device = UInt(state.st_dev)
    number = UInt(state.st_ino)
  }
}
