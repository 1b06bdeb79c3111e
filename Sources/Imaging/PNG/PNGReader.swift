private import CSPNG

/// A decoder of PNG files: it decodes files written by this package directly, and other files with libspng.
///
/// Swift doesn't support libpng, which reports errors with `longjmp`. In contrast, libspng returns errors and accepts
/// limits in advance.
package enum PNGReader {
  /// The maximum number of pixels to decode, such as 8,192 × 4,096: six times a tablet's screen.
  ///
  /// Two pictures of this size take 256 MiB.
  package static let pixelLimit = 1 << 25
  /// The maximum size of a file to read, in bytes: the size of the largest picture after decoding.
  package static let byteLimit = 4 * pixelLimit
  /// The maximum size of a text or profile in a file, in bytes.
  ///
  /// Texts and profiles are ignored.
  private static let chunkLimit = 8 << 20
  /// The maximum compression ratio of DEFLATE.
  static let packingLimit = 1_032

  /// Decodes the pixels of a file as stored, ignoring gamma, profiles, and the lower 8 of 16 bits per channel.
  ///
  /// - Throws: ``PNGError`` if the file isn't a PNG file, is damaged or is too large. The size is checked before
  ///   anything is decompressed.
  /// - Complexity: O(pixels). A figure of 1170 × 2532 pixels, compressed with ``PNGCoding/fast``, takes 2 ms.
  package static func bitmap(
    of file: [UInt8], pixelLimit: Int = pixelLimit
  ) throws(PNGError) -> Bitmap {
    try check(file, pixelLimit: pixelLimit)
    if let bitmap = unsafe file.withUnsafeBytes({ unsafe DirectPNG($0)?.bitmap(of: $0) }) {
      return bitmap
    }
    let decoder = try UnsafeDecoder(pixelLimit: pixelLimit)
    // The decoder reads from the file's bytes until it is done.
    let result = unsafe file.withUnsafeBytes { bytes -> Result<Bitmap, PNGError> in
      do throws(PNGError) {
        return .success(try unsafe decoder.bitmap(of: bytes))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Checks a file's signature, size and sequence of chunks, without decompressing it or verifying checksums.
  ///
  /// - Throws: ``PNGError`` if it isn't a PNG file, is truncated or is too large.
  /// - Complexity: O(chunks).
  package static func check(
    _ file: [UInt8], pixelLimit: Int = pixelLimit
  ) throws(PNGError) {
    guard file.starts(with: PNGFile.signature) else { throw .notPNG }
    // libspng accepts a file as soon as all pixels are there.
    guard reachesEnd(file) else { throw .damaged(reason: "it is cut off") }
    guard file.count >= 24, file[12..<16].elementsEqual("IHDR".utf8) else { return }
    let (width, height) = (number(file[16..<20]), number(file[20..<24]))
    guard height == 0 || width <= pixelLimit / height else {
      throw .tooLarge(pixelWidth: width, pixelHeight: height)
    }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns whether the sequence of chunks is complete up to the end chunk.
  ///
  /// Bytes after that chunk are ignored.
  private static func reachesEnd(_ file: [UInt8]) -> Bool {
    var index = 8
    while index + 12 <= file.count {
      let length = number(file[index..<index + 4])
      let isLast = file[index + 4..<index + 8].elementsEqual("IEND".utf8)
      index += length + 12
      if isLast { return index <= file.count }
    }
    return false
  }

  /// libspng's state for one file.
  @safe
  private struct UnsafeDecoder: ~Copyable {
    private let context: OpaquePointer
    private let pixelLimit: Int

    init(pixelLimit: Int) throws(PNGError) {
      guard let context = unsafe spng_ctx_new(0) else { throw .outOfMemory }
      unsafe self.context = context
      self.pixelLimit = pixelLimit
    }

    deinit { unsafe spng_ctx_free(context) }

    func bitmap(of file: UnsafeRawBufferPointer) throws(PNGError) -> Bitmap {
      try check(unsafe spng_set_chunk_limits(context, chunkLimit, chunkLimit))
      try check(unsafe spng_set_png_buffer(context, file.baseAddress, file.count))
      var header = spng_ihdr()
      try check(unsafe spng_get_ihdr(context, &header))
      let (width, height) = (Int(header.width), Int(header.height))
      guard width <= pixelLimit / height else {
        throw .tooLarge(pixelWidth: width, pixelHeight: height)
      }
      // A file that is too short for its size is rejected before memory is allocated for the pixels.
      let bitCount = width * height * bitsPerPixel(header)
      guard bitCount / 8 / packingLimit <= file.count else {
        throw .damaged(reason: "it ends before its pixels do")
      }
      var pixels = try pixels(count: width * height)
      // Complete files have chunks after the pixels, up to the end.
      try check(unsafe spng_decode_chunks(context))
      let common = normalize(&pixels)
      return Bitmap(
        pixelWidth: width, pixelHeight: height,
        alpha: common == 0xFF ? .opaque : .straight, pixels: pixels)
    }

    private func pixels(count: Int) throws(PNGError) -> [UInt32] {
      var status: Int32 = 0
      let pixels = unsafe [UInt32](unsafeUninitializedCapacity: count) { buffer, filled in
        unsafe status = spng_decode_image(
          context, buffer.baseAddress, count * 4, Int32(SPNG_FMT_RGBA8.rawValue),
          Int32(SPNG_DECODE_TRNS.rawValue))
        filled = status == 0 ? count : 0
      }
      try check(status)
      return pixels
    }

    private func check(_ status: Int32) throws(PNGError) {
      if status == 0 { return }
      if status == SPNG_EMEM.rawValue { throw .outOfMemory }
      throw .damaged(reason: unsafe String(cString: spng_strerror(status)))
    }

    private func bitsPerPixel(_ header: spng_ihdr) -> Int {
      let channels =
        switch header.color_type {
        case 2: 3
        case 4: 2
        case 6: 4
        default: 1
        }
      return channels * Int(header.bit_depth)
    }
  }

  /// Converts RGBA bytes in memory to words `0xAARRGGBB`, and returns the bitwise AND of all alphas.
  private static func normalize(_ pixels: inout [UInt32]) -> UInt32 {
    var common: UInt32 = 0xFF
    for index in pixels.indices {
      let bytes = UInt32(littleEndian: pixels[index])
      let word = bytes & 0xFF00_FF00 | bytes << 16 & 0xFF_0000 | bytes >> 16 & 0xFF
      common &= word >> 24
      pixels[index] = visible(word)
    }
    return common
  }
}
