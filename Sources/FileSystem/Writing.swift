internal import Foundation

/// Creates a folder and the folders that contain it, unless they exist.
///
/// - Parameter path: The path of the folder. An empty path means the current folder, which always exists.
/// - Throws: ``SystemFailure`` for the first folder that can't be created. This error is more specific than that of
///   opening a file in the missing folder.
package func makeFolder(_ path: some StringProtocol) throws(SystemFailure) {
  var failure: Int32?
  var end = path.startIndex
  while end < path.endIndex {
    end = path[path.index(after: end)...].firstIndex(of: "/") ?? path.endIndex
    let isThere = mkdir(String(path[..<end]), 0o777) == 0 || errno == EEXIST
    failure = isThere ? nil : failure ?? errno
  }
  if let failure { throw SystemFailure(code: failure) }
}

/// Writes all bytes to an open file and closes it, because some file systems report a full disk only on close.
///
/// - Throws: ``SystemFailure`` if writing or closing fails. The file is closed, and may contain some of the bytes.
package func writeAndClose(_ bytes: [UInt8], to descriptor: Int32) throws(SystemFailure) {
  do throws(SystemFailure) {
    try writeAll(bytes, to: descriptor)
  } catch {
    close(descriptor)
    throw error
  }
  if close(descriptor) != 0 { throw SystemFailure(code: errno) }
}

/// Writes all bytes to an open file, using several system calls if necessary.
///
/// - Throws: ``SystemFailure`` if writing fails. The file may then contain some of the bytes.
package func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemFailure) {
  var done = 0
  while done < bytes.count {
    let count = bytes[done...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    // A signal arrived before the first byte.
    if count < 0, errno == EINTR { continue }
    // A pipe may be non-blocking, because other programs can leave standard output in that mode.
    if count < 0, errno == EAGAIN {
      var reader = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      poll(&reader, 1, -1)
      continue
    }
    guard count > 0 else { throw SystemFailure(code: count < 0 ? errno : ENOSPC) }
    done += count
  }
}
