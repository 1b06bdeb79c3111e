import CPNG

/// A PNG file as libpng reads it: the judge of what the writer makes and the reader reads.
struct DecodedByLibpng {
  let width: Int
  let height: Int
  /// The pixels row by row, as `0xAARRGGBB`, not multiplied with alpha.
  let pixels: [UInt32]

  /// Decodes a file; nil for what libpng refuses.
  init?(_ file: [UInt8]) {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    guard png_image_begin_read_from_memory(&image, file, file.count) != 0 else { return nil }
    // Blue first is what a little-endian word has in its lowest byte.
    image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_BGR)
    var pixels = [UInt32](repeating: 0, count: Int(image.width * image.height))
    guard png_image_finish_read(&image, nil, &pixels, 0, nil) != 0 else { return nil }
    (width, height, self.pixels) = (Int(image.width), Int(image.height), pixels)
  }
}
