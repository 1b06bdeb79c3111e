private import CDeflate

/// A PNG file in the format that this package writes: 8 bits per channel, RGB or RGBA, without interlacing.
///
/// It has only header, text, data and end chunks, with valid checksums. Decoding such a file is five times as fast as
/// with libspng. The reasons are that libdeflate decompresses everything at once, and that rows are restored by pixel
/// instead of by byte. Other files are decoded by libspng, which reports their errors.
struct DirectPNG {
  private let pixelWidth: Int
  private let pixelHeight: Int
  private let hasAlpha: Bool
  /// The ranges of the data chunks' contents in the file.
  private let data: [Range<Int>]

  /// Parses the chunks of a file, or returns `nil` if the file has another format or too many pixels.
  ///
  /// - Complexity: O(bytes), for the checksums.
  init?(_ file: UnsafeRawBufferPointer) {
    var chunks = unsafe UnsafeChunkReader(file)
    guard let header = chunks.next(), header.isNamed("IHDR"), header.content.count == 13 else {
      return nil
    }
    var fields: [Int] = []
    for index in header.content { unsafe fields.append(Int(file[index])) }
    let sides = [0, 4].map { start in fields[start..<start + 4].reduce(0) { $0 << 8 | $1 } }
    guard fields[8] == 8, [2, 6].contains(fields[9]), fields[10...] == [0, 0, 0],
      sides.allSatisfy({ $0 > 0 && $0 <= PNGReader.pixelLimit }),
      sides[0] <= PNGReader.pixelLimit / sides[1]
    else { return nil }
    (pixelWidth, pixelHeight, hasAlpha) = (sides[0], sides[1], fields[9] == 6)
    var data: [Range<Int>] = []
    while let chunk = chunks.next() {
      if chunk.isNamed("IEND") {
        guard chunk.content.isEmpty, !data.isEmpty else { return nil }
        self.data = data
        return
      }
      if data.isEmpty, chunk.isNamed("iTXt") { continue }
      guard chunk.isNamed("IDAT") else { return nil }
      data.append(chunk.content)
    }
    return nil
  }

  /// Decodes the file.
  ///
  /// - Parameter file: The same bytes as in ``init(_:)``.
  /// - Returns: The pixels, or `nil` if the data doesn't match the header.
  /// - Complexity: O(pixels).
  func bitmap(of file: UnsafeRawBufferPointer) -> Bitmap? {
    let rowLength = pixelWidth * (hasAlpha ? 4 : 3) + 1
    let packedCount = data.reduce(0) { $0 + $1.count }
    // A file that is too short for its size is rejected before memory is allocated for the pixels.
    guard rowLength * pixelHeight / PNGReader.packingLimit <= packedCount else { return nil }
    // The rows are decompressed to the end of the memory in which they are restored. A pixel takes at least as
    // many bytes there, except for a byte in each row, so no row is overwritten before it is read.
    let wordCount = pixelWidth * pixelHeight
    let capacity = max(wordCount, (rowLength * pixelHeight + 3) / 4) + 1
    var isWhole = false
    var pixels = unsafe [UInt32](unsafeUninitializedCapacity: capacity) { buffer, count in
      let memory = unsafe UnsafeMutableRawBufferPointer(
        start: buffer.baseAddress, count: capacity * 4)
      let start = capacity * 4 - rowLength * pixelHeight
      let rows = unsafe UnsafeMutableRawBufferPointer(rebasing: memory[start...])
      guard unsafe unpack(file, to: rows) else { return }
      let scanlines = unsafe UnsafeScanlines(
        rows: UnsafeRawBufferPointer(rows), words: buffer, width: pixelWidth)
      isWhole = hasAlpha ? scanlines.restoreColorsAndAlpha() : scanlines.restoreColors()
      count = isWhole ? wordCount : 0
    }
    guard isWhole else { return nil }
    return Bitmap(
      pixelWidth: pixelWidth, pixelHeight: pixelHeight,
      alpha: hasAlpha ? hideColors(&pixels) : .opaque, pixels: pixels)
  }

  /// Decompresses the data, and returns false if the data has the wrong length or checksum.
  private func unpack(
    _ file: UnsafeRawBufferPointer, to rows: UnsafeMutableRawBufferPointer
  ) -> Bool {
    guard let decompressor = unsafe libdeflate_alloc_decompressor() else { return false }
    defer { unsafe libdeflate_free_decompressor(decompressor) }
    func inflate(_ packed: UnsafeRawBufferPointer) -> Bool {
      var used = 0
      let result = unsafe libdeflate_zlib_decompress_ex(
        decompressor, packed.baseAddress, packed.count, rows.baseAddress, rows.count, &used, nil)
      return result == LIBDEFLATE_SUCCESS && used == packed.count
    }
    if data.count == 1 { return unsafe inflate(UnsafeRawBufferPointer(rebasing: file[data[0]])) }
    var packed: [UInt8] = []
    for range in data { unsafe packed.append(contentsOf: file[range]) }
    return unsafe packed.withUnsafeBytes { unsafe inflate($0) }
  }
}

/// Sets invisible pixels to 0, and returns straight alpha if any pixel is translucent, otherwise opaque.
private func hideColors(_ pixels: inout [UInt32]) -> PixelLayout.Alpha {
  var common: UInt32 = 0xFF00_0000
  for pixel in pixels { common &= pixel }
  if common == 0xFF00_0000 { return .opaque }
  for index in pixels.indices { pixels[index] = visible(pixels[index]) }
  return .straight
}

/// Reads the chunks of a file in sequence, up to the first invalid one.
@safe
private struct UnsafeChunkReader {
  struct Chunk {
    var name: UInt32
    var content: Range<Int>

    func isNamed(_ letters: String) -> Bool {
      name == letters.utf8.reduce(0) { $0 << 8 | UInt32($1) }
    }
  }

  private let file: UnsafeRawBufferPointer
  private var index = 8

  init(_ file: UnsafeRawBufferPointer) { unsafe self.file = file }

  mutating func next() -> Chunk? {
    guard unsafe file.count - index >= 12 else { return nil }
    let length = Int(number(at: index))
    guard unsafe length <= file.count - index - 12 else { return nil }
    let content = index + 8..<index + 8 + length
    let checked = unsafe UnsafeRawBufferPointer(rebasing: file[index + 4..<content.upperBound])
    let checksum = unsafe libdeflate_crc32(0, checked.baseAddress, checked.count)
    guard checksum == number(at: content.upperBound) else { return nil }
    defer { index = content.upperBound + 4 }
    return Chunk(name: number(at: index + 4), content: content)
  }

  private func number(at offset: Int) -> UInt32 {
    UInt32(bigEndian: unsafe file.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }
}
