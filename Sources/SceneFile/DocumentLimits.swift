/// The limits for reading a scene file.
package enum DocumentLimits {
  /// The most bytes that a file may have.
  package static let byteCount = 4 << 20
  /// How deep values may be nested.
  static let depth = 64
  /// The most values that a document may have, aliases counted each time they are used.
  static let nodeCount = 200_000
  /// The largest number, in points or as a factor; a billion, far from where arithmetic on lengths
  /// loses pixels or overflows.
  static let number = 1e9
  /// The most problems that are reported for one file.
  static let problemCount = 200
  /// How many canvases an animation goes through.
  package static let canvasCounts = 2...16
}
