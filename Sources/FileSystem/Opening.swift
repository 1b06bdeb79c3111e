internal import Foundation

// Files, pipes and devices are opened only here, and never block for long on the other end of a pipe.

/// An open input, with any bytes that were read while waiting for a process to open a pipe for writing.
///
/// The caller closes the descriptor, which is non-blocking.
package struct OpenInput {
  /// The descriptor of the open file, pipe or device.
  package let descriptor: Int32
  /// The first bytes of the input if they were already read, or an empty array.
  package fileprivate(set) var beginning: [UInt8] = []
}

/// Opens an input named by the user: a file, a pipe or a device.
///
/// - Parameter path: The path of the input, such as `scene.yaml`, or `/dev/fd/63` from a shell's `<(…)`.
/// - Returns: The open input.
/// - Throws: ``SystemFailure`` if the input can't be opened, or if it is a pipe that no process opens for writing
///   within three seconds.
package func openInput(_ path: String) throws(SystemFailure) -> OpenInput {
  let descriptor = try opened(path, O_RDONLY)
  var input = OpenInput(descriptor: descriptor)
  do throws(SystemFailure) {
    if try kind(ofDescriptor: descriptor) == S_IFIFO { try awaitWriter(of: &input) }
  } catch {
    close(descriptor)
    throw error
  }
  return input
}

/// Opens an output that isn't a regular file, such as a pipe or a terminal, and returns its descriptor.
///
/// - Throws: ``SystemFailure`` if the output can't be opened, or if it is a pipe that no process opens for reading
///   within three seconds.
package func openStream(_ path: String) throws(SystemFailure) -> Int32 {
  for _ in 0..<waitCount {
    do throws(SystemFailure) {
      return try opened(path, O_WRONLY | O_APPEND)
    } catch {
      var state = stat()
      guard error.code == ENXIO, stat(path, &state) == 0, state.st_mode & S_IFMT == S_IFIFO else {
        throw error
      }
    }
    usleep(waitLength)
  }
  throw SystemFailure(code: ENXIO, reason: "it is a pipe that no process reads")
}

/// Opens a regular file, following links.
///
/// - Parameters:
///   - path: The path of the file.
///   - flags: The flags for `open`, such as `O_WRONLY | O_CREAT`.
/// - Returns: The descriptor, which the caller closes.
/// - Throws: ``SystemFailure`` if the file can't be opened or isn't a regular file.
package func openFile(_ path: String, _ flags: Int32) throws(SystemFailure) -> Int32 {
  let descriptor = try opened(path, flags)
  do throws(SystemFailure) {
    let kind = try kind(ofDescriptor: descriptor)
    if kind == S_IFDIR { throw SystemFailure(code: EISDIR) }
    guard kind == S_IFREG else {
      throw SystemFailure(code: EINVAL, reason: "it is not a file")
    }
  } catch {
    close(descriptor)
    throw error
  }
  return descriptor
}

/// The maximum number of checks for the other end of a pipe, which take three seconds in total.
private let waitCount = 150
/// The time between two checks for the other end of a pipe, in microseconds.
private let waitLength: UInt32 = 20_000

private func opened(_ path: String, _ flags: Int32) throws(SystemFailure) -> Int32 {
  let descriptor = open(path, flags | O_NONBLOCK | O_CLOEXEC, 0o666)
  guard descriptor < 0 else { return descriptor }
  // The system's error for a pipe without a reader is the one for a missing device.
  let isFile = errno == ENXIO && flags & O_CREAT != 0
  throw SystemFailure(code: errno, reason: isFile ? "it is not a file" : nil)
}

private func kind(ofDescriptor descriptor: Int32) throws(SystemFailure) -> mode_t {
  var state = stat()
  guard fstat(descriptor, &state) == 0 else { throw SystemFailure(code: errno) }
  return state.st_mode & S_IFMT
}

/// Waits until a process has opened a pipe for writing, and stores any bytes read while waiting.
private func awaitWriter(of input: inout OpenInput) throws(SystemFailure) {
  for _ in 0..<waitCount {
    guard let bytes = try readChunk(of: input.descriptor, upTo: 4096) else { return }
    guard bytes.isEmpty else {
      input.beginning = bytes
      return
    }
    usleep(waitLength)
  }
  throw SystemFailure(code: ENXIO, reason: "it is a pipe that no process writes to")
}
