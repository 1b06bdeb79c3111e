internal import Foundation

/// Returns the first bytes of an input named by the user: a file, a pipe or a device.
///
/// - Parameters:
///   - path: The path of the input, such as `scene.yaml`, or `/dev/fd/63` from a shell's `<(…)`.
///   - limit: The maximum number of bytes to read. Any further bytes are ignored.
/// - Returns: The bytes, up to `limit`.
/// - Throws: ``SystemFailure`` if the input can't be opened or read; see ``openInput(_:)``.
package func contents(ofInput path: String, upTo limit: Int) throws(SystemFailure) -> [UInt8] {
  let input = try openInput(path)
  defer { close(input.descriptor) }
  return try contents(of: input.descriptor, after: input.beginning, upTo: limit)
}

/// Returns the first bytes of a regular file, up to `limit`.
///
/// - Throws: ``SystemFailure`` if the file can't be read, or is a pipe or device.
package func contents(ofFile path: String, upTo limit: Int) throws(SystemFailure) -> [UInt8] {
  let descriptor = try openFile(path, O_RDONLY)
  defer { close(descriptor) }
  return try contents(of: descriptor, after: [], upTo: limit)
}

/// Returns the remaining bytes of an open file, up to `limit`.
///
/// - Throws: ``SystemFailure`` if the file can't be read.
package func contents(
  ofDescriptor descriptor: Int32, upTo limit: Int
) throws(SystemFailure) -> [UInt8] {
  try contents(of: descriptor, after: [], upTo: limit)
}

private func contents(
  of descriptor: Int32, after beginning: [UInt8], upTo limit: Int
) throws(SystemFailure) -> [UInt8] {
  var state = stat()
  guard fstat(descriptor, &state) == 0 else { throw SystemFailure(code: errno) }
  var bytes = Array(beginning.prefix(limit))
  while bytes.count < limit {
    // One byte more than the size detects the end of the file without another read.
    let expected = Int(state.st_size) - bytes.count + 1
    let wanted = min(max(expected, 4096), limit - bytes.count)
    guard let chunk = try readChunk(of: descriptor, upTo: wanted) else {
      var reader = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      poll(&reader, 1, -1)
      continue
    }
    if chunk.isEmpty { break }
    bytes = bytes.isEmpty ? chunk : bytes + chunk
  }
  return bytes
}

/// Reads the next available bytes of an open file, up to `limit`.
///
/// The result is empty at the end of the file, and `nil` if no bytes are available yet.
///
/// - Throws: ``SystemFailure`` if the file can't be read.
package func readChunk(of descriptor: Int32, upTo limit: Int) throws(SystemFailure) -> [UInt8]? {
  var count = 0
  var code: Int32 = 0
  let chunk = [UInt8](unsafeUninitializedCapacity: limit) { buffer, initialized in
    repeat {
      count = read(descriptor, buffer.baseAddress, limit)
      code = errno
    } while count < 0 && code == EINTR
    initialized = max(0, count)
  }
  if count >= 0 { return chunk }
  guard code == EAGAIN else { throw SystemFailure(code: code) }
  return nil
}
