/// The reason why a file can't be decoded, or a bitmap can't be encoded.
package enum PNGError: Error, Hashable, Sendable {
  /// The bytes don't start with the PNG signature.
  case notPNG
  /// The file is truncated, a checksum is wrong, or a chunk has an invalid format.
  ///
  /// The reason is the decoder's message.
  case damaged(reason: String)
  /// The picture has more pixels than the limit, and wasn't decompressed.
  case tooLarge(pixelWidth: Int, pixelHeight: Int)
  /// There isn't enough memory.
  case outOfMemory
}
