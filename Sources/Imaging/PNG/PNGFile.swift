private import CDeflate

/// A PNG file under construction (PNG specification, section 5.3).
struct PNGFile {
  /// The number of bytes of the signature, header and end.
  private static let frameByteCount = 8 + 25 + 12
  /// The maximum number of bytes in a chunk.
  static let chunkLimit = Int(Int32.max)

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Returns the contents of a file with 8 bits per channel, whose pixels a closure writes as a zlib stream.
  ///
  /// - Parameters:
  ///   - layout: The size and alpha; colors are RGB, or RGBA with alpha.
  ///   - pixelsPerMeter: The resolution on paper, or `nil` to omit it.
  ///   - texts: The texts of the file, which precede the pixels.
  ///   - byteLimit: The maximum number of bytes that the closure may write.
  ///   - writeStream: Writes the stream and returns its length.
  /// - Returns: The contents of the file.
  static func bytes(
    _ layout: PixelLayout, pixelsPerMeter: Int?, texts: [PNGText], byteLimit: Int,
    writeStream: (UnsafeMutableRawBufferPointer) -> Int
  ) -> [UInt8] {
    // The same horizontal and vertical resolution, in meters.
    let resolution = pixelsPerMeter.map { words($0, $0) + [1] }
    let headLimit = texts.byteCount + (resolution == nil ? 0 : 12 + 9)
    return bytes(layout, byteLimit: headLimit + 12 + byteLimit) { file in
      if let resolution { file.appendChunk("pHYs", resolution) }
      file.append(texts)
      unsafe file.appendChunk("IDAT") { memory in
        unsafe writeStream(UnsafeMutableRawBufferPointer(rebasing: memory[..<byteLimit]))
      }
    }
  }

  /// Returns the contents of a file with 8 bits per channel, whose chunks a closure writes between header and end.
  static func bytes(
    _ layout: PixelLayout, byteLimit: Int, writeChunks: (inout UnsafeChunks) -> Void
  ) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: frameByteCount + byteLimit) { buffer, count in
      var file = unsafe UnsafeChunks(UnsafeMutableRawBufferPointer(buffer))
      file.append(signature)
      // Eight bits, RGB or RGBA, the only compression and filter methods, and no interlacing.
      let coding: [UInt8] = [8, layout.alpha == .opaque ? 2 : 6, 0, 0, 0]
      file.appendChunk("IHDR", words(layout.pixelWidth, layout.pixelHeight) + coding)
      writeChunks(&file)
      file.appendChunk("IEND", [])
      count = file.count
    }
  }

  /// The big-endian bytes of some integers, four bytes for each integer.
  static func words(_ numbers: Int...) -> [UInt8] {
    numbers.flatMap { number in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
  }
}

/// The memory to which the chunks of a file are written, one after the other.
@safe
struct UnsafeChunks {
  private let memory: UnsafeMutableRawBufferPointer
  /// The number of written bytes.
  private(set) var count = 0

  init(_ memory: UnsafeMutableRawBufferPointer) { unsafe self.memory = memory }

  mutating func append(_ bytes: [UInt8]) {
    for byte in bytes {
      unsafe memory[count] = byte
      count += 1
    }
  }

  /// Appends a chunk for each text.
  mutating func append(_ texts: [PNGText]) {
    for text in texts { appendChunk("iTXt", text.content) }
  }

  /// Appends a chunk with contents.
  mutating func appendChunk(_ type: String, _ content: [UInt8]) {
    unsafe appendChunk(type) { memory in
      unsafe memory.copyBytes(from: content)
      return content.count
    }
  }

  /// Appends a chunk.
  ///
  /// The closure writes the contents and returns their length.
  mutating func appendChunk(
    _ type: String, _ write: (UnsafeMutableRawBufferPointer) -> Int
  ) {
    let start = count
    count += 4
    append(Array(type.utf8))
    let length = unsafe write(UnsafeMutableRawBufferPointer(rebasing: memory[count...]))
    precondition(length <= PNGFile.chunkLimit, "a chunk of 2 GiB")
    count += length
    unsafe memory.storeBytes(
      of: UInt32(length).bigEndian, toByteOffset: start, as: UInt32.self)
    // The checksum covers the type and the contents.
    let checked = unsafe UnsafeRawBufferPointer(rebasing: memory[start + 4..<count])
    let checksum = unsafe libdeflate_crc32(0, checked.baseAddress, checked.count)
    unsafe memory.storeBytes(of: checksum.bigEndian, toByteOffset: count, as: UInt32.self)
    count += 4
  }
}
