import Imaging

/// The pixels of a PNG file.
struct DecodedImage {
  let width: Int
  let height: Int
  /// The pixels row by row from the top, each as `0xRRGGBB`.
  let pixels: [UInt32]

  /// Decodes the bytes of a file; nil for what is no PNG of opaque pixels.
  init?(png bytes: [UInt8]) {
    guard let bitmap = try? PNGReader.bitmap(of: bytes), bitmap.alpha == .opaque else { return nil }
    width = bitmap.pixelWidth
    height = bitmap.pixelHeight
    pixels = bitmap.pixels.map { $0 & 0xFF_FFFF }
  }

  /// The pixel at a column and row, as `0xRRGGBB`.
  subscript(_ column: Int, _ row: Int) -> UInt32 { pixels[row * width + column] }
}
