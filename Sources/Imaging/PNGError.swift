/// A reason why bytes give no bitmap, or a bitmap no bytes.
package enum PNGError: Error, Hashable, Sendable {
  /// The bytes do not begin as a PNG file does.
  case notPNG
  /// The file breaks off, or a part of it is not what its check sum or the format says; with the
  /// decoder's words.
  case damaged(reason: String)
  /// There are more pixels than anybody draws; they were not unpacked.
  case tooLarge(pixelWidth: Int, pixelHeight: Int)
  /// There is not enough memory.
  case outOfMemory
}
