internal import SceneFile

/// Limits that keep a single job from exhausting the machine.
package struct JobLimits: Hashable, Sendable {
  /// The maximum number of pixels of a picture, including the area around the canvas.
  package var pixelCount = 67_108_864
  /// The maximum number of views and guides of a scene.
  package var itemCount = 20_000

  /// Whether jobs may run the code of Swift files to create scenes.
  package var allowsCode = false

  /// The maximum number of bytes of a job's line, without the line feed.
  package static let lineByteCount = JobDocument.byteLimit
  /// The maximum number of bytes of a line that Plumbline itself sends to a drawing process.
  ///
  /// This limit is higher than ``lineByteCount``, because a job that is created from a command line may be longer.
  package static let ownLineByteCount = JobDocument.ownByteLimit

  /// Creates the default limits.
  package init() {}

  /// A limit that a job exceeds.
  package enum Excess: Hashable, Sendable {
    case pixels(width: Int, height: Int, limit: Int)
    case items(count: Int, limit: Int)
    case lineBytes(limit: Int)
  }
}

extension JobLimits.Excess: CustomStringConvertible {
  /// A message about the exceeded limit.
  package var description: String {
    switch self {
    case .pixels(let width, let height, let limit):
      "the picture has \(width) × \(height) = \(width * height) pixels including everything around its canvas; "
        + "it may have at most \(limit)"
    case .items(let count, let limit):
      "the scene has \(count) views and guides; a job's scene has at most \(limit)"
    case .lineBytes(let limit):
      "the line is too long; a job has at most \(limit) bytes"
    }
  }
}
