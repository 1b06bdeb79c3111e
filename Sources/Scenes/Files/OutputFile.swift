internal import FileSystem
internal import Foundation

/// A file that is written atomically, by writing a temporary file and renaming it.
package struct OutputFile {
  /// The path of the file.
  package let path: String

  /// Creates a value for the file without writing anything.
  package init(path: String) { self.path = path }

  /// Whether the path leads to a pipe, a terminal, a device or standard output.
  ///
  /// Streams are written in place, because renaming a file to `/dev/null` could replace the device.
  package var isStream: Bool {
    if ["/dev/std", "/dev/fd/", "/proc/"].contains(where: path.hasPrefix) { return true }
    var state = stat()
    guard stat(path, &state) == 0 else { return false }
    return [S_IFCHR, S_IFBLK, S_IFIFO, S_IFSOCK].contains(state.st_mode & S_IFMT)
  }

  /// Writes the file and creates missing folders, replacing an existing file atomically.
  ///
  /// A stream isn't replaced; the bytes are written to it. Writing to a pipe waits three seconds for a reader.
  ///
  /// - Throws: `PlumblineError.unwritableFile`. In this case, an existing file is unchanged.
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

  /// Creates the folder that contains the file, with any missing parent folders.
  ///
  /// - Throws: `PlumblineError.unwritableFile` with the system's reason for the first folder that can't be created.
  package func makeFolder() throws(PlumblineError) {
    do throws(SystemFailure) {
      try FileSystem.makeFolder(path.folderPrefix.dropLast())
    } catch {
      throw .unwritableFile(path: path, reason: error.reason)
    }
  }
}
