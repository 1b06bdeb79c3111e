extension PNGError: CustomStringConvertible {
  /// The reason in words, without the name of the file.
  package var description: String {
    switch self {
    case .notPNG: "it is not a PNG file"
    case .damaged(let reason): "the PNG file is damaged: \(reason)"
    case .tooLarge(let width, let height):
      "its \(width) × \(height) pixels are more than the limit of \(PNGReader.pixelLimit)"
    case .outOfMemory: "there is not enough memory for its pixels"
    }
  }
}
