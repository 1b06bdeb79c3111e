/// The limits for reading a document.
package enum InterfaceLimits {
  /// The most bytes of a document.
  package static let byteCount = 16 << 20
  /// The most views of a document.
  static let viewCount = 50_000
  /// The most elements of a document.
  static let elementCount = 500_000
  /// The most levels that elements can be nested.
  static let depth = 512
  /// The most views around a container view that shows its contents.
  static let containerDepth = 32
}
