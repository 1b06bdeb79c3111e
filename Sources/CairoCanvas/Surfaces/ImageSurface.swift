internal import CCairo
internal import Foundation
internal import Imaging

/// An image that cairo draws on.
///
/// The only type that holds such a surface. It cannot be copied, so the pixels are released once.
@safe
struct ImageSurface: ~Copyable {
  /// The most pixels that a side of a cairo image may have.
  static let maximumPixelsPerSide = 32_767

  /// The width in pixels.
  let pixelWidth: Int
  /// The height in pixels.
  let pixelHeight: Int
  /// Whether pixels may be translucent.
  let alpha: PixelLayout.Alpha
  private let surface: OpaquePointer

  /// Makes an image, whose pixels are undefined until it is drawn on.
  ///
  /// - Throws: ``RenderError`` if the size is out of range or there isn't enough memory.
  init(pixelWidth: Int, pixelHeight: Int, alpha: PixelLayout.Alpha) throws(RenderError) {
    let sides = 1...Self.maximumPixelsPerSide
    guard sides.contains(pixelWidth), sides.contains(pixelHeight) else {
      throw .unusableSize(pixelWidth: pixelWidth, pixelHeight: pixelHeight)
    }
    let surface = try unsafe usable(
      surface: cairo_image_surface_create(
        alpha == .opaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(pixelWidth),
        Int32(pixelHeight)))
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    self.alpha = alpha
    unsafe self.surface = surface
  }

  /// Takes the pixels of a bitmap of the image's size.
  ///
  /// - Throws: ``RenderError/outOfMemory`` if the surface has no pixels.
  func take(_ bitmap: Bitmap) throws(RenderError) {
    unsafe cairo_surface_flush(surface)
    guard let data = unsafe cairo_image_surface_get_data(surface) else { throw .outOfMemory }
    let stride = Int(unsafe cairo_image_surface_get_stride(surface)) / 4
    let words = unsafe UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt32.self)
    for row in 0..<pixelHeight {
      for (column, word) in bitmap.row(row).enumerated() {
        unsafe words[row * stride + column] = premultiplied(word)
      }
    }
    unsafe cairo_surface_mark_dirty(surface)
  }

  /// Keeps a JPEG file beside the pixels, which documents then have in their place.
  ///
  /// - Throws: ``RenderError/outOfMemory``.
  func attach(jpeg bytes: [UInt8]) throws(RenderError) {
    guard let copy = unsafe malloc(bytes.count) else { throw .outOfMemory }
    unsafe bytes.withUnsafeBytes { source in
      if let start = source.baseAddress {
        unsafe copy.copyMemory(from: start, byteCount: bytes.count)
      }
    }
    let status = unsafe cairo_surface_set_mime_data(
      surface, CAIRO_MIME_TYPE_JPEG, copy.assumingMemoryBound(to: UInt8.self), UInt(bytes.count),
      free, copy)
    if status != CAIRO_STATUS_SUCCESS { unsafe free(copy) }
    try check(status)
  }

  /// Makes a pattern of the pixels, which the caller destroys, or `nil` if there isn't enough memory.
  func makePattern() -> OpaquePointer? { unsafe cairo_pattern_create_for_surface(surface) }

  deinit { unsafe cairo_surface_destroy(surface) }

  /// A context that draws on the image, at a scale of pixels per point, what of a picture lies from a
  /// row on.
  ///
  /// It must not outlive the image. Below 2 pixels per point it draws letters as outlines: there, whole
  /// pixels between letters make words uneven, and from there on outlines would take longer than
  /// everything else together. On slanted planes whole pixels would make words dance at every scale.
  func makeContext(scale: Double, firstRow: Int = 0) throws(RenderError) -> DrawingContext {
    // Whole pixels, which move no number that cairo rounds across its grid.
    unsafe cairo_surface_set_device_offset(surface, 0, -Double(firstRow))
    return try unsafe DrawingContext(
      surface: surface, scale: scale, lettering: scale < 2 ? .outlines : .glyphs,
      slanted: .outlines,
      pixels: UnsafePixels(surface, firstRow: firstRow, scale: scale))
  }

  /// Lends the pixels as they are now.
  ///
  /// - Throws: Whatever the closure throws, and ``RenderError/outOfMemory`` if the surface has no pixels.
  func withPixels<Result>(
    _ body: (Span<UInt32>, PixelLayout) throws(RenderError) -> Result
  ) throws(RenderError) -> Result {
    unsafe cairo_surface_flush(surface)
    guard let data = unsafe cairo_image_surface_get_data(surface) else { throw .outOfMemory }
    // cairo aligns rows to whole words.
    let stride = Int(unsafe cairo_image_surface_get_stride(surface)) / 4
    let layout = PixelLayout(
      pixelWidth: pixelWidth, pixelHeight: pixelHeight, stride: stride, alpha: alpha)
    let words = unsafe UnsafeRawBufferPointer(start: data, count: layout.wordCount * 4)
      .assumingMemoryBound(to: UInt32.self)
    return try body(unsafe words.span, layout)
  }
}
