internal import FileSystem
internal import Foundation

/// The result of one read or write.
enum Transfer {
  /// The number of transferred bytes.
  case bytes(Int)
  /// Nothing can be transferred now.
  case nothing
  /// The end of the input, or a closed output.
  case end
}

/// Reads once, up to 256 KiB, and appends to a buffer; blocks unless the descriptor is non-blocking.
///
/// - Throws: `SystemFailure` if reading fails.
func readOnce(from descriptor: Int32, into buffer: inout [UInt8]) throws -> Transfer {
  guard let chunk = try readChunk(of: descriptor, upTo: 262_144) else { return .nothing }
  buffer += chunk
  return chunk.isEmpty ? .end : .bytes(chunk.count)
}

/// Writes once, as much as possible; blocks unless the descriptor is non-blocking.
///
/// - Throws: `SystemFailure` if writing fails.
func writeOnce(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) throws -> Transfer {
  var count = 0
  var code: Int32 = 0
  bytes.withUnsafeBytes { bytes in
    repeat {
      count = Foundation.write(descriptor, bytes.baseAddress, bytes.count)
      code = errno
    } while count < 0 && code == EINTR
  }
  if count >= 0 { return .bytes(count) }
  switch code {
  case EAGAIN: return .nothing
  case EPIPE: return .end
  default: throw SystemFailure(code: code)
  }
}

/// Writes everything, blocking as long as necessary, and returns whether there is a reader.
///
/// - Throws: `SystemFailure` if writing fails.
func sendAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemFailure) -> Bool {
  do throws(SystemFailure) {
    try writeAll(bytes, to: descriptor)
    return true
  } catch {
    guard error.code == EPIPE else { throw error }
    return false
  }
}

/// The index of the first line feed from an index on, or `nil`.
///
/// Pictures in base64 are long lines, for which this is 20 times as fast as `firstIndex(of:)`.
func firstLineFeed(in bytes: [UInt8], from start: Int) -> Int? {
  bytes.withUnsafeBytes { bytes in
    guard let base = bytes.baseAddress, start < bytes.count else { return nil }
    let found = memchr(base + start, Int32(UInt8(ascii: "\n")), bytes.count - start)
    return found.map { UnsafeRawPointer($0) - base }
  }
}
