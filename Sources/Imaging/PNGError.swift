/// The reason why a file can't be decoded, or a bitmap can't be encoded.
package enum PNGError: Error, Hashable, Sendable {
  /// The bytes don't start like a PNG file.
  case notPNG
  /// The file is truncated, a checksum is wrong, or a part has an invalid format.
  ///
  /// The reason is the decoder's message.
  case damaged(reason: String)
  /// The picture exceeds the limit of pixels, and wasn't decompressed.
  case tooLarge(pixelWidth: Int, pixelHeight: Int)
  /// There isn't enough memory.
  case outOfMemory
}
