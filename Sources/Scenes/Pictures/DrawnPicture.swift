public import Figures

/// A drawn picture: the bytes of its file, and the parts that were left out.
public struct DrawnPicture: Hashable, Sendable {
  /// The file, from its first byte to its last.
  public var bytes: [UInt8]
  /// The parts that the options ask for and the picture doesn't have, such as notes without room.
  public var omissions: [FigureOmission]

  /// Writes the file, in one step if the path names a file: another process sees the old bytes or the new ones.
  ///
  /// - Throws: `PlumblineError.unwritableFile`, with the system's reason.
  public func write(to path: String) throws(PlumblineError) {
    try OutputFile(path: path).write(bytes)
  }
}
