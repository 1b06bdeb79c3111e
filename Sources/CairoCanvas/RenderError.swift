internal import Imaging

/// A reason why a drawing cannot be turned into a picture.
package enum RenderError: Error, Hashable, Sendable {
  /// None of the folders holds a font that figures can be set in.
  case fontsMissing(searchedFolders: [String])
  /// A font file is there but cannot be read as a font.
  case fontUnreadable(path: String)
  /// The picture has no pixels, or more on a side than an image can hold.
  case unusableSize(pixelWidth: Int, pixelHeight: Int)
  /// An image in the picture can't be read; with its name and the reason.
  case imageUnreadable(name: String, reason: String)
  /// There is not enough memory for the picture.
  case outOfMemory
  /// cairo refused for another reason, in its own words.
  case cairo(String)
}

extension RenderError: CustomStringConvertible {
  /// What is wrong, and what to do about it where that is known.
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
  /// What a file of a drawn image fails for.
  init(_ error: PNGError) {
    switch error {
    case .tooLarge(let width, let height):
      self = .unusableSize(pixelWidth: width, pixelHeight: height)
    case .outOfMemory: self = .outOfMemory
    case .notPNG, .damaged: preconditionFailure("a writer reads no file")
    }
  }
}
