internal import Imaging

/// The reason why a drawing can't be rendered.
package enum RenderError: Error, Hashable, Sendable {
  /// No folder contains a supported font.
  case fontsMissing(searchedFolders: [String])
  /// A font file exists but can't be read as a font.
  case fontUnreadable(path: String)
  /// The picture has no pixels, or more pixels on a side than cairo's images can have.
  case unusableSize(pixelWidth: Int, pixelHeight: Int)
  /// An image in the picture can't be read.
  case imageUnreadable(name: String, reason: String)
  /// There is not enough memory for the picture.
  case outOfMemory
  /// cairo failed for another reason, which the value describes.
  case cairo(String)
}

extension RenderError: CustomStringConvertible {
  /// The error in words, with a remedy if one is known.
  package var description: String {
    switch self {
    case .fontsMissing(let folders):
      "no font to set text in: neither Inter nor DejaVu Sans is in "
        + folders.joined(separator: ", ")
        + "; install the package fonts-inter (or fonts-dejavu-core), or put Inter-Regular.otf into "
        + (folders.count == 1 ? "that folder" : "one of these folders")
    case .fontUnreadable(let path): "'\(path)' cannot be read as a font file"
    case .unusableSize(let width, let height):
      "a picture of \(width) × \(height) pixels cannot be drawn; each side may have 1 to "
        + "\(ImageSurface.maximumPixelsPerSide)"
    case .imageUnreadable(let name, let reason): "the image '\(name)' can't be drawn: \(reason)"
    case .outOfMemory: "there is not enough memory for the picture"
    case .cairo(let message): "cairo: \(message)"
    }
  }
}

extension RenderError {
  init(_ error: PNGError) {
    switch error {
    case .tooLarge(let width, let height):
      self = .unusableSize(pixelWidth: width, pixelHeight: height)
    case .outOfMemory: self = .outOfMemory
    case .notPNG, .damaged: preconditionFailure("a writer reads no file")
    }
  }
}
