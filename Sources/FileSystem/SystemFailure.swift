internal import Foundation

/// Why the system would not do something with a file or a folder.
package struct SystemFailure: Error, Hashable {
  /// What the system calls it, such as `ENOSPC`.
  package let code: Int32

  /// The reason in words, such as “No space left on device”.
  package let reason: String

  /// A failure with a code of the system's, in the system's words unless others say more.
  package init(code: Int32, reason: String? = nil) {
    self.code = code
    self.reason = reason ?? systemReason(code)
  }
}

/// What the system says of what went wrong last, or of one of its codes.
package func systemReason(_ code: Int32 = errno) -> String {
  // The system says it of the whole path, which seems to be about its last part.
  code == ENOTDIR ? "part of its path is not a folder" : String(cString: strerror(code))
}
