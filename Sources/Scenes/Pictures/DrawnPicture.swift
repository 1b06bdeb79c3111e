public import Figures

/// The bytes of a drawn picture, with the requested parts of the figure that were left out.
public struct DrawnPicture: Hashable, Sendable {
  /// The contents of the picture's file.
  public var bytes: [UInt8]
  /// The requested parts of the figure that were left out, such as notes for which there was no room.
  public var omissions: [FigureOmission]

  /// Writes the file to a path.
  ///
  /// A regular file is replaced atomically: other processes see either the old bytes or the new ones.
  ///
  /// - Throws: `PlumblineError.unwritableFile`, with the system's reason.
  public func write(to path: String) throws(PlumblineError) {
    try OutputFile(path: path).write(bytes)
  }
}
