internal import Foundation

/// Why the system would not do something with a file or a folder.
package struct SystemFailure: Error, Hashable {
  /// What the system calls it, such as `ENOSPC`.
  package let code: Int32

  /// A failure with a code of the system's.
  package init(code: Int32) { self.code = code }

  /// What the system says of it, such as “No space left on device”.
  package var reason: String { systemReason(code) }
}

/// What the system says of what went wrong last, or of one of its codes.
package func systemReason(_ code: Int32 = errno) -> String { String(cString: strerror(code)) }

/// What the system says went wrong, without the wrapping that Foundation puts around it.
package func systemReason(_ error: any Error) -> String {
  var reason = error as NSError
  while let inner = reason.userInfo[NSUnderlyingErrorKey] as? NSError { reason = inner }
  guard reason.domain == NSPOSIXErrorDomain else {
    return reason.code == CocoaError.fileReadNoSuchFile.rawValue
      ? "No such file or directory" : error.localizedDescription
  }
  return systemReason(Int32(reason.code))
}
