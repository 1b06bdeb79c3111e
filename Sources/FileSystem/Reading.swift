internal import Foundation

/// The content of a file, a pipe or a device, up to a limit.
///
/// - Parameters:
///   - path: The file, such as `scene.yaml`, or `/dev/fd/63` as shells call `<(…)`.
///   - limit: The maximum number of bytes that are read; the rest is left out.
/// - Returns: The bytes.
/// - Throws: ``SystemFailure`` if the file cannot be read, and for a pipe that no process writes to: opening it
///   the usual way would wait for one forever.
package func contents(ofFile path: String, upTo limit: Int) throws(SystemFailure) -> [UInt8] {
  let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
  guard descriptor >= 0 else { throw SystemFailure(code: errno) }
  defer { close(descriptor) }
  let state = try state(of: descriptor)
  var writer = AwaitedWriter(isPipe: state.st_mode & S_IFMT == S_IFIFO)
  let bytes = try contents(of: descriptor, state, upTo: limit, &writer)
  if bytes.isEmpty, writer.isMissing {
    throw SystemFailure(code: ENXIO, reason: "it is a pipe that no process writes to")
  }
  return bytes
}

/// The content of an open file, up to a limit.
///
/// - Throws: ``SystemFailure`` if the file cannot be read.
package func contents(
  ofDescriptor descriptor: Int32, upTo limit: Int
) throws(SystemFailure) -> [UInt8] {
  // Whoever opened a pipe knows who writes to it.
  var writer = AwaitedWriter(isPipe: false)
  return try contents(of: descriptor, state(of: descriptor), upTo: limit, &writer)
}

private func state(of descriptor: Int32) throws(SystemFailure) -> stat {
  var state = stat()
  guard fstat(descriptor, &state) == 0 else { throw SystemFailure(code: errno) }
  return state
}

private func contents(
  of descriptor: Int32, _ state: stat, upTo limit: Int, _ writer: inout AwaitedWriter
) throws(SystemFailure) -> [UInt8] {
  var bytes: [UInt8] = []
  while bytes.count < limit {
    // One more than there is tells the end of a file without another read.
    let expected = Int(state.st_size) - bytes.count + 1
    let wanted = min(max(expected, 4096), limit - bytes.count)
    var count = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, initialized in
      count = read(descriptor, buffer.baseAddress, wanted)
      initialized = max(0, count)
    }
    if count > 0 {
      bytes = bytes.isEmpty ? chunk : bytes + chunk
      continue
    }
    if count == 0, !bytes.isEmpty || !writer.mayCome() { break }
    if count < 0 { try awaitBytes(descriptor, errno, &writer) }
  }
  return bytes
}

/// Waits after a read that gave nothing.
///
/// - Throws: ``SystemFailure`` for a code that says that there never will be anything.
private func awaitBytes(
  _ descriptor: Int32, _ code: Int32, _ writer: inout AwaitedWriter
) throws(SystemFailure) {
  switch code {
  case EINTR: return
  case EAGAIN:
    writer.hasCome = true
    var reader = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    poll(&reader, 1, -1)
  default: throw SystemFailure(code: code)
  }
}

/// The process at the other end of a pipe, which may be just about to open it.
private struct AwaitedWriter {
  /// Whether there is a pipe to write to.
  let isPipe: Bool
  /// Whether a process has the pipe open for writing, or had.
  var hasCome = false
  private var waitCount = 0
  private static let waitLimit = 150

  init(isPipe: Bool) { self.isPipe = isPipe }

  /// Whether no process has come in time.
  var isMissing: Bool { isPipe && !hasCome && waitCount == Self.waitLimit }

  /// Waits a little at a time; false after three seconds, and for what is no pipe.
  mutating func mayCome() -> Bool {
    guard isPipe, !hasCome, waitCount < Self.waitLimit else { return false }
    waitCount += 1
    usleep(20_000)
    return true
  }
}
