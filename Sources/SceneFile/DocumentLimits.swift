/// The limits for reading a scene file.
package enum DocumentLimits {
  /// The maximum number of bytes of a file.
  package static let byteCount = 4 << 20
  /// The maximum nesting depth of values.
  static let depth = 64
  /// The maximum number of values in a document, counting the values of a YAML alias at each use.
  static let nodeCount = 200_000
  /// The maximum absolute value of a number, such as a length in points or a factor.
  ///
  /// Arithmetic on lengths of up to a billion neither overflows nor loses pixels.
  static let number = 1e9
  /// The maximum number of problems reported for one file.
  static let problemCount = 200
  /// The permitted numbers of canvases in an animation.
  package static let canvasCounts = 2...16
}
