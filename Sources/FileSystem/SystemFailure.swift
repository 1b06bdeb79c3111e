internal import Foundation

/// A system error about a file, folder or process.
package struct SystemFailure: Error, Hashable {
  /// The system's number of the error, such as `ENOSPC`.
  package let code: Int32

  /// The reason, such as “No space left on device”.
  package let reason: String

  /// Creates an error with a system's number, and with the system's words unless others are given.
  package init(code: Int32, reason: String? = nil) {
    self.code = code
    self.reason = reason ?? systemReason(code)
  }
}

/// The system's description of the last error or of another one.
package func systemReason(_ code: Int32 = errno) -> String {
  // The system reports this for the whole path, which reads as if it were about the last component.
  code == ENOTDIR ? "part of its path is not a folder" : String(cString: strerror(code))
}
