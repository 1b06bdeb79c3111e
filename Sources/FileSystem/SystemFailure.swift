internal import Foundation

/// A system error about a file, folder or process.
package struct SystemFailure: Error, Hashable {
  /// The system's error number, such as `ENOSPC`.
  package let code: Int32

  /// The reason for the error, such as “No space left on device”.
  package let reason: String

  /// Creates an error with a system error number.
  ///
  /// By default, the reason is the system's description of the error.
  package init(code: Int32, reason: String? = nil) {
    self.code = code
    self.reason = reason ?? systemReason(code)
  }
}

/// Returns the system's description of an error number, by default of `errno`.
package func systemReason(_ code: Int32 = errno) -> String {
  // The system reports this for the whole path, which reads as if it were about the last component.
  code == ENOTDIR ? "part of its path is not a folder" : String(cString: strerror(code))
}
