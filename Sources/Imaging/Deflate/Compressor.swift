private import CDeflate

/// libdeflate's packing of whole streams.
///
/// The only type that holds its compressor. It cannot be copied, so the memory is released once.
@safe
struct Compressor: ~Copyable {
  /// A phone's figure takes 45 ms and 138 kB.
  ///
  /// Level 6 takes a third of the time and a ninth more
  /// bytes, level 12 twenty times as long for a seventeenth fewer.
  private static let level: Int32 = 9

  private let compressor: OpaquePointer

  /// Takes some memory for the search for repetitions.
  init() throws(PNGError) {
    guard let compressor = unsafe libdeflate_alloc_compressor(Self.level) else {
      throw .outOfMemory
    }
    unsafe self.compressor = compressor
  }

  deinit { unsafe libdeflate_free_compressor(compressor) }

  /// The most bytes that packing a number of bytes can make.
  func byteLimit(packing count: Int) -> Int {
    unsafe libdeflate_zlib_compress_bound(compressor, count)
  }

  /// Packs bytes as a zlib stream and returns its length.
  ///
  /// - Precondition: the memory holds ``byteLimit(packing:)`` bytes.
  func pack(_ bytes: [UInt8], to memory: UnsafeMutableRawBufferPointer) -> Int {
    let count = unsafe bytes.withUnsafeBytes { source in
      unsafe libdeflate_zlib_compress(
        compressor, source.baseAddress, source.count, memory.baseAddress, memory.count)
    }
    precondition(count > 0, "too little memory for the stream")
    return count
  }
}
