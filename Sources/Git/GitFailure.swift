/// An error of git, as text.
package struct GitFailure: Error, Hashable {
  /// The reason, with the likely fix.
  package let reason: String

  init(_ reason: String) { self.reason = reason }

  /// The error for a file that exceeds the limit of bytes.
  static func tooLarge(_ limit: Int) -> GitFailure {
    GitFailure("it has more than \(limit / 1_048_576) MiB in the commit")
  }
}
