internal import Foundation

/// Makes a folder and those that it lies in; what is there already is left as it is.
///
/// - Parameter path: The folder; an empty path is the current one.
/// - Throws: ``SystemFailure`` with what the system says of the first that could not be made; opening a
///   file in the folder would only say that it is not there.
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

/// Writes all of some bytes to an open file, and closes it, because some file systems find out only then that they
/// are full.
///
/// - Throws: ``SystemFailure`` where the file takes no more; it is closed, and part of the bytes may be in it.
package func writeAndClose(_ bytes: [UInt8], to descriptor: Int32) throws(SystemFailure) {
  do throws(SystemFailure) {
    try writeAll(bytes, to: descriptor)
  } catch {
    close(descriptor)
    throw error
  }
  if close(descriptor) != 0 { throw SystemFailure(code: errno) }
}

/// Writes all of some bytes to an open file, in as many steps as the system takes.
///
/// - Throws: ``SystemFailure`` where the file takes no more; part of the bytes may be in it then.
package func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemFailure) {
  var done = 0
  while done < bytes.count {
    let count = bytes[done...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    // A signal came before the first byte.
    if count < 0, errno == EINTR { continue }
    // The reader of a pipe that does not block, as other programs may leave standard output to us.
    if count < 0, errno == EAGAIN {
      var reader = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      poll(&reader, 1, -1)
      continue
    }
    guard count > 0 else { throw SystemFailure(code: count < 0 ? errno : ENOSPC) }
    done += count
  }
}
