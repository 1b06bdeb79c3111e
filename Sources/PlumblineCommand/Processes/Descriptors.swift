internal import FileSystem
internal import Foundation

/// What came of reading or writing once.
enum Transfer {
  /// So many bytes went over.
  case bytes(Int)
  /// Nothing can go over for now.
  case nothing
  /// There is nothing more to read, or nobody left to write to.
  case end
}

/// Reads once, at most 256 KiB, and adds what there was to a buffer; waits where nothing is, unless the
/// file was opened not to.
///
/// - Throws: `SystemFailure` for a file that cannot be read.
func readOnce(from descriptor: Int32, into buffer: inout [UInt8]) throws -> Transfer {
  guard let chunk = try readChunk(of: descriptor, upTo: 262_144) else { return .nothing }
  buffer += chunk
  return chunk.isEmpty ? .end : .bytes(chunk.count)
}

/// Writes once what goes over at once, and waits where nothing does, unless the file was opened not to.
///
/// - Throws: `SystemFailure` for a file that cannot be written.
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

/// Writes everything, waiting as long as that takes.
///
/// - Returns: Whether somebody is there to read it.
/// - Throws: `SystemFailure` for a file that cannot be written.
func sendAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemFailure) -> Bool {
  do throws(SystemFailure) {
    try writeAll(bytes, to: descriptor)
    return true
  } catch {
    guard error.code == EPIPE else { throw error }
    return false
  }
}

/// Where the first line feed is, from an index on; nil where there is none.
///
/// Pictures in base64 are long lines, which `firstIndex(of:)` takes twenty times as long to search.
func firstLineFeed(in bytes: [UInt8], from start: Int) -> Int? {
  bytes.withUnsafeBytes { bytes in
    guard let base = bytes.baseAddress, start < bytes.count else { return nil }
    let found = memchr(base + start, Int32(UInt8(ascii: "\n")), bytes.count - start)
    return found.map { UnsafeRawPointer($0) - base }
  }
}
