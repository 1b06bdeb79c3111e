internal import SceneFile

/// What a job may ask for, so that one of a million cannot take a machine for itself.
package struct JobLimits: Hashable, Sendable {
  /// The most pixels that a picture may have, its canvas with everything around that.
  package var pixelCount = 67_108_864
  /// The most views and guides that a scene may have.
  package var itemCount = 20_000

  /// Whether scenes may be those of Swift files, whose code runs then.
  package var allowsCode = false

  /// The most bytes that the line of a job may have, without what ends it.
  package static let lineByteCount = JobDocument.byteLimit
  /// The most bytes that a drawing process takes for a job: command lines make longer lines than may come
  /// from elsewhere.
  package static let ownLineByteCount = JobDocument.ownByteLimit

  /// The usual limits.
  package init() {}

  /// What a job asks for too much of.
  package enum Excess: Hashable, Sendable {
    case pixels(width: Int, height: Int, limit: Int)
    case items(count: Int, limit: Int)
    case lineBytes(limit: Int)
  }
}

extension JobLimits.Excess: CustomStringConvertible {
  /// The limit, and by how much it is exceeded.
  package var description: String {
    switch self {
    case .pixels(let width, let height, let limit):
      "the picture has \(width) × \(height) = \(width * height) pixels with everything around its canvas; "
        + "it may have at most \(limit)"
    case .items(let count, let limit):
      "the scene has \(count) views and guides; a job's scene has at most \(limit)"
    case .lineBytes(let limit):
      "the line is too long; a job has at most \(limit) bytes"
    }
  }
}
