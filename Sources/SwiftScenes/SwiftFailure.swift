/// An error that explains why Swift files have no scene, or why a scene has no layout.
package struct SwiftFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The messages, one per line.
  ///
  /// Messages of the compiler begin with the file, line and column.
  package let lines: [String]

  /// Creates a failure with one message.
  init(_ message: String) { lines = [message] }

  /// Creates a failure with several messages.
  init(lines: [String]) { self.lines = lines }

  /// The messages, joined by line breaks.
  package var description: String { lines.joined(separator: "\n") }
}
