internal import AutoLayout
internal import Figures
internal import Imaging

/// A cache of decoded images.
final class ImageCache {
  private final class Entry {
    let surface: ImageSurface

    init(_ surface: consuming ImageSurface) { self.surface = surface }
  }

  /// The maximum number of pixels in the cache, except if a single image has more.
  private static let pixelLimit = 1 << 25

  /// The key of a cached image: its file, and whether it is drawn in gray.
  private struct Key: Hashable {
    let file: ImageFile
    let isGray: Bool
  }

  private var entries: [Key: Entry] = [:]
  private var pixelCount = 0

  /// Calls a closure with a surface that has the pixels of an image, converted to gray if necessary.
  ///
  /// - Throws: ``RenderError/imageUnreadable(name:reason:)`` if the file is damaged, and errors of the closure.
  func withSurface(
    of image: DrawnImage, _ body: (borrowing ImageSurface) throws(RenderError) -> Void
  ) throws(RenderError) {
    let file = image.file
    let key = Key(file: file, isGray: image.isGray)
    if let entry = entries[key] { return try body(entry.surface) }
    var bitmap = try Bitmap(upright: file)
    if image.isGray { bitmap = bitmap.inGrays() }
    let surface = try ImageSurface(
      pixelWidth: bitmap.pixelWidth, pixelHeight: bitmap.pixelHeight,
      alpha: bitmap.alpha == .opaque ? .opaque : .premultiplied)
    try surface.take(bitmap)
    if file.format == .jpeg, file.orientation == 1, !image.isGray {
      try surface.attach(jpeg: file.bytes)
    }
    let count = bitmap.pixelWidth * bitmap.pixelHeight
    if pixelCount + count > Self.pixelLimit { (entries, pixelCount) = ([:], 0) }
    let entry = Entry(surface)
    entries[key] = entry
    pixelCount += count
    try body(entry.surface)
  }
}

extension Bitmap {
  /// Decodes an image and applies its orientation, or throws ``RenderError/imageUnreadable(name:reason:)``.
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
