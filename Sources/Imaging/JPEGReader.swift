private import CJPEG

/// A decoder of JPEG files, based on libjpeg-turbo.
///
/// It uses the TurboJPEG interface, which returns errors. The older interface of libjpeg reports errors with `longjmp`,
/// which Swift doesn't support.
package enum JPEGReader {
  /// Decodes the pixels of a file as stored, ignoring color profiles and the camera's orientation.
  ///
  /// If the file is truncated, the pixels before the end of the file are decoded, as in browsers.
  ///
  /// - Parameters:
  ///   - file: The contents of the file.
  ///   - pixelLimit: The maximum number of pixels to decode.
  /// - Returns: The pixels, all opaque.
  /// - Throws: ``JPEGError`` for files of other formats, invalid headers, CMYK colors, and sizes beyond the limit.
  /// - Complexity: O(pixels).
  package static func bitmap(of file: [UInt8], pixelLimit: Int) throws(JPEGError) -> Bitmap {
    guard let decoder = unsafe tjInitDecompress() else { throw .outOfMemory }
    defer { unsafe tjDestroy(decoder) }
    var (width, height, subsampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    let isHeader = unsafe file.withUnsafeBufferPointer { bytes in
      unsafe tjDecompressHeader3(
        decoder, bytes.baseAddress, UInt(bytes.count), &width, &height, &subsampling, &space)
        == 0
    }
    guard isHeader, width > 0, height > 0 else { throw .damaged(unsafe reason(decoder)) }
    guard Int(width) <= pixelLimit / Int(height) else {
      throw .tooLarge(pixelWidth: Int(width), pixelHeight: Int(height))
    }
    guard space != TJCS_CMYK.rawValue, space != TJCS_YCCK.rawValue else { throw .inks }
    let count = Int(width) * Int(height)
    var isWhole = false
    var pixels = unsafe [UInt32](unsafeUninitializedCapacity: count) { buffer, filled in
      // A truncated file leaves the remaining pixels unchanged.
      unsafe buffer.initialize(repeating: 0xFF80_8080)
      filled = count
      isWhole = unsafe file.withUnsafeBufferPointer { bytes in
        let status = unsafe tjDecompress2(
          decoder, bytes.baseAddress, UInt(bytes.count),
          UnsafeMutableRawPointer(buffer.baseAddress)?.assumingMemoryBound(to: UInt8.self), width,
          0, height, Int32(TJPF_BGRX.rawValue), TJFLAG_ACCURATEDCT)
        let code = unsafe UInt32(tjGetErrorCode(decoder))
        return status == 0 || code == TJERR_WARNING.rawValue
      }
    }
    guard isWhole else { throw .damaged(unsafe reason(decoder)) }
    for index in pixels.indices {
      pixels[index] = UInt32(littleEndian: pixels[index]) | 0xFF00_0000
    }
    return Bitmap(
      pixelWidth: Int(width), pixelHeight: Int(height), alpha: .opaque, pixels: pixels)
  }

  private static func reason(_ decoder: tjhandle) -> String {
    guard let text = unsafe tjGetErrorStr2(decoder) else { return "it is damaged" }
    return unsafe String(cString: text)
  }
}

/// The reason why a JPEG file can't be decoded.
package enum JPEGError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file has another format or is damaged.
  ///
  /// The value is the decoder's message.
  case damaged(String)
  /// The file has more pixels than the limit.
  case tooLarge(pixelWidth: Int, pixelHeight: Int)
  /// The file has colors for printing inks, such as CMYK.
  case inks
  case outOfMemory

  /// The reason in words, without the name of the file.
  package var description: String {
    switch self {
    case .damaged(let reason): reason
    case .tooLarge(let width, let height): "it has \(width) x \(height) pixels"
    case .inks: "its colors are those of printing inks (CMYK); save it with RGB colors"
    case .outOfMemory: "there is not enough memory for its pixels"
    }
  }
}
