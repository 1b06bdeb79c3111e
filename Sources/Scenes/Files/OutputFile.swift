internal import FileSystem
internal import Foundation

/// A file that is either whole or not there: written beside its place, then renamed into it.
package struct OutputFile {
  /// Where the file goes.
  package let path: String

  /// Names a file to write.
  package init(path: String) { self.path = path }

  /// Whether the path stands for what hands bytes on and keeps none, such as a pipe, a terminal, or
  /// standard output by one of its paths.
  ///
  /// Nothing is renamed into the place of these: whoever may do that would take `/dev/null` away.
  package var isStream: Bool {
    if ["/dev/std", "/dev/fd/", "/proc/"].contains(where: path.hasPrefix) { return true }
    var state = stat()
    guard stat(path, &state) == 0 else { return false }
    return [S_IFCHR, S_IFBLK, S_IFIFO, S_IFSOCK].contains(state.st_mode & S_IFMT)
  }

  /// Writes the file, replacing what stood there in one step; folders are made as needed.
  ///
  /// A pipe or a device stays in place and gets the bytes. A pipe waits three seconds for a reader.
  ///
  /// - Throws: `PlumblineError.unwritableFile`; then nothing is left behind, and what stood there
  ///   before still does.
  package func write(_ bytes: [UInt8]) throws(PlumblineError) {
    if isStream { return try hand(on: bytes) }
    try makeFolder()
    try UnfinishedFile(of: path).write(bytes)
  }

  private func hand(on bytes: [UInt8]) throws(PlumblineError) {
    do throws(SystemFailure) {
      try writeAndClose(bytes, to: openStream(path))
    } catch {
      throw .unwritableFile(path: path, reason: error.reason)
    }
  }

  /// Makes the folder and those that it lies in.
  ///
  /// - Throws: `PlumblineError.unwritableFile` with what the system says of the first that could not be
  ///   made.
  package func makeFolder() throws(PlumblineError) {
    do throws(SystemFailure) {
      try FileSystem.makeFolder(path.folderPrefix.dropLast())
    } catch {
      throw .unwritableFile(path: path, reason: error.reason)
    }
  }
}
