/// The reason why Swift files have no scene, or a scene has no layout.
package struct SwiftFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The messages, a line each; those of the compiler begin with the file, line and column.
  package let lines: [String]

  /// Creates a failure with one message.
  init(_ message: String) { lines = [message] }

  /// Creates a failure with messages.
  init(lines: [String]) { self.lines = lines }

  /// The messages.
  package var description: String { lines.joined(separator: "\n") }
}
