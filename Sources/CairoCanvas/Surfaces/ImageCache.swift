internal import AutoLayout
internal import Imaging

/// The unpacked images of the files that were drawn last.
final class ImageCache {
  /// An image that several drawings share.
  private final class Entry {
    let surface: ImageSurface

    init(_ surface: consuming ImageSurface) { self.surface = surface }
  }

  /// The most pixels that are kept, besides those of the image drawn last.
  private static let pixelLimit = 1 << 25

  private var entries: [ImageFile: Entry] = [:]
  private var pixelCount = 0

  /// Calls a closure with the image of a file.
  ///
  /// - Throws: ``RenderError/imageUnreadable(name:reason:)`` for a damaged file, and what the closure throws.
  func withSurface(
    of file: ImageFile, _ body: (borrowing ImageSurface) throws(RenderError) -> Void
  ) throws(RenderError) {
    if let entry = entries[file] { return try body(entry.surface) }
    let bitmap = try Bitmap(upright: file)
    let surface = try ImageSurface(
      pixelWidth: bitmap.pixelWidth, pixelHeight: bitmap.pixelHeight,
      alpha: bitmap.alpha == .opaque ? .opaque : .premultiplied)
    try surface.take(bitmap)
    if file.format == .jpeg, file.orientation == 1 { try surface.attach(jpeg: file.bytes) }
    let count = bitmap.pixelWidth * bitmap.pixelHeight
    if pixelCount + count > Self.pixelLimit { (entries, pixelCount) = ([:], 0) }
    let entry = Entry(surface)
    entries[file] = entry
    pixelCount += count
    try body(entry.surface)
  }
}

extension Bitmap {
  /// Unpacks an image, and turns it as its camera was held.
  ///
  /// - Throws: ``RenderError/imageUnreadable(name:reason:)``.
  init(upright file: ImageFile) throws(RenderError) {
    let stored: Bitmap
    do {
      switch file.format {
      case .png: stored = try PNGReader.bitmap(of: file.bytes, pixelLimit: ImageFile.pixelLimit)
      case .jpeg: stored = try JPEGReader.bitmap(of: file.bytes, pixelLimit: ImageFile.pixelLimit)
      }
    } catch {
      throw .imageUnreadable(name: file.name, reason: "\(error)")
    }
    self = stored.turned(by: file.orientation)
  }
}
