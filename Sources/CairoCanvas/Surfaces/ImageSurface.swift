internal import CCairo
internal import Foundation
internal import Imaging

/// An image that cairo draws on.
///
/// It is the only owner of cairo's surface, and isn't copyable, so the pixels are released once.
@safe
struct ImageSurface: ~Copyable {
  /// The maximum number of pixels on a side of a cairo image.
  static let maximumPixelsPerSide = 32_767

  let pixelWidth: Int
  let pixelHeight: Int
  /// The alpha of the pixels, which tells whether they may be translucent.
  let alpha: PixelLayout.Alpha
  private let surface: OpaquePointer

  /// Creates an image with undefined pixels, or throws ``RenderError`` for a bad size or insufficient memory.
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

  /// Replaces the pixels by those of a bitmap of the same size, or throws ``RenderError/outOfMemory``.
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

  /// Attaches a JPEG file for documents to embed instead of the pixels, or throws ``RenderError/outOfMemory``.
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

  /// Creates a pattern of the pixels, which the caller has to destroy, or returns `nil` if memory runs out.
  func makePattern() -> OpaquePointer? { unsafe cairo_pattern_create_for_surface(surface) }

  deinit { unsafe cairo_surface_destroy(surface) }

  /// Creates a context for drawing a picture's rows from `firstRow` on, at a scale in pixels per point.
  ///
  /// The context must not outlive the image. Below 2 pixels per point, it draws letters as outlines, because glyphs at
  /// whole pixels would be spaced unevenly. At larger scales, it draws glyphs, because outlines would take longer than
  /// everything else. Slanted planes always have outlines.
  func makeContext(scale: Double, firstRow: Int = 0) throws(RenderError) -> DrawingContext {
    // Whole pixels, which don't change how cairo rounds coordinates to its grid.
    unsafe cairo_surface_set_device_offset(surface, 0, -Double(firstRow))
    return try unsafe DrawingContext(
      surface: surface, scale: scale, lettering: scale < 2 ? .outlines : .glyphs,
      slanted: .outlines,
      pixels: UnsafePixels(surface, firstRow: firstRow, scale: scale))
  }

  /// Calls a closure with the current pixels, or throws ``RenderError/outOfMemory`` if the surface has none.
  func withPixels<Result>(
    _ body: (Span<UInt32>, PixelLayout) throws(RenderError) -> Result
  ) throws(RenderError) -> Result {
    unsafe cairo_surface_flush(surface)
    guard let data = unsafe cairo_image_surface_get_data(surface) else { throw .outOfMemory }
    // cairo aligns rows to words.
    let stride = Int(unsafe cairo_image_surface_get_stride(surface)) / 4
    let layout = PixelLayout(
      pixelWidth: pixelWidth, pixelHeight: pixelHeight, stride: stride, alpha: alpha)
    let words = unsafe UnsafeRawBufferPointer(start: data, count: layout.wordCount * 4)
      .assumingMemoryBound(to: UInt32.self)
    return try body(unsafe words.span, layout)
  }
}
