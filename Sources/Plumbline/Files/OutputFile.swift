internal import FileSystem

/// A file that is either whole or not there: written beside its place, then renamed into it.
public struct OutputFile {
  /// Where the file goes.
  public let path: String

  /// Names a file to write.
  public init(path: String) { self.path = path }

  /// Writes the file, replacing what stood there in one step; folders are made as needed.
  ///
  /// - Throws: `PlumblineError.unwritableFile`; then nothing is left behind, and what stood there
  ///   before still does.
  public func write(_ bytes: [UInt8]) throws(PlumblineError) {
    try makeFolder()
    try UnfinishedFile(of: path).write(bytes)
  }

  /// Makes the folder and those that it lies in.
  ///
  /// - Throws: `PlumblineError.unwritableFile` with what the system says of the first that could not be
  ///   made.
  func makeFolder() throws(PlumblineError) {
    do throws(SystemFailure) {
      try FileSystem.makeFolder(path.folderPrefix.dropLast())
    } catch {
      throw .unwritableFile(path: path, reason: error.reason)
    }
  }
}
