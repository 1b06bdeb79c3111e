/// An error while using git, described by a text.
package struct GitFailure: Error, Hashable {
  /// The reason for the error, with the likely fix.
  package let reason: String

  init(_ reason: String) { self.reason = reason }

  /// Returns the error for a file that exceeds a size limit in bytes.
  static func tooLarge(_ limit: Int) -> GitFailure {
    GitFailure("it has more than \(limit / 1_048_576) MiB in the commit")
  }
}
