/// The reason why git doesn't give something, in words.
package struct GitFailure: Error, Hashable {
  /// The reason, with the likely fix.
  package let reason: String

  init(_ reason: String) { self.reason = reason }

  /// A file has more bytes than may be read.
  static func tooLarge(_ limit: Int) -> GitFailure {
    GitFailure("it has more than \(limit / 1_048_576) MiB in the commit")
  }
}
