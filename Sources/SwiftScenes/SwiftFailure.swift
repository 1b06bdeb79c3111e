/// A reason why Swift files give no scene, or a scene no layout.
package struct SwiftFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The messages, a line each, of which those of the compiler begin with file, line and column.
  package let lines: [String]

  /// Makes a failure of one message.
  init(_ message: String) { lines = [message] }

  /// Makes a failure of messages.
  init(lines: [String]) { self.lines = lines }

  /// The messages.
  package var description: String { lines.joined(separator: "\n") }
}
