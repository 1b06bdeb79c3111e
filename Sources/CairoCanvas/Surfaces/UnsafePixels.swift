internal import AutoLayout
internal import CCairo
internal import Foundation

/// The pixels of an image, for filling rectangles of whole pixels faster than cairo.
///
/// The resulting pixels equal those that cairo draws. The image must outlive this value.
@safe
struct UnsafePixels {
  private let surface: OpaquePointer
  private let words: UnsafeMutablePointer<UInt32>
  private let stride: Int
  private let width: Int
  /// The rows of the picture that the image covers; the image may be only a band of the picture.
  private let rows: Range<Int>
  private let scale: Double

  /// Accesses the pixels of a 32-bit image that begins with a picture's row `firstRow`; `nil` if there are no pixels.
  init?(_ surface: OpaquePointer, firstRow: Int, scale: Double) {
    guard let data = unsafe cairo_image_surface_get_data(surface) else { return nil }
    unsafe self.surface = surface
    // cairo aligns rows to words.
    unsafe words = UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt32.self)
    stride = Int(unsafe cairo_image_surface_get_stride(surface)) / 4
    width = Int(unsafe cairo_image_surface_get_width(surface))
    rows = firstRow..<firstRow + Int(unsafe cairo_image_surface_get_height(surface))
    self.scale = scale
  }

  /// Replaces all pixels by a color, without blending, because they still show the previous band.
  func fill(_ color: Color) { fill(0..<width, rows, word(of: color)) }

  /// Fills the rectangles that are on whole pixels with an opaque color, and returns the other rectangles.
  func fill(_ boxes: [CGRect], _ color: Color) -> [CGRect] {
    let word = word(of: color)
    return boxes.filter { box in
      guard let columns = wholePixels(from: box.minX, length: box.width),
        let boxRows = wholePixels(from: box.minY, length: box.height)
      else { return true }
      fill(columns.clamped(to: 0..<width), boxRows.clamped(to: rows), word)
      return false
    }
  }

  private func fill(_ columns: Range<Int>, _ filled: Range<Int>, _ word: UInt32) {
    guard !columns.isEmpty, !filled.isEmpty else { return }
    unsafe cairo_surface_flush(surface)
    for row in filled {
      let start = unsafe words + (row - rows.lowerBound) * stride + columns.lowerBound
      unsafe start.update(repeating: word, count: columns.count)
    }
    unsafe cairo_surface_mark_dirty(surface)
  }

  /// The whole pixels that a length covers with a precision of 1/1024 pixel, or `nil` if it covers a pixel only in
  /// part.
  private func wholePixels(from start: CGFloat, length: CGFloat) -> Range<Int>? {
    let (first, count) = ((start * scale).rounded(), (length * scale).rounded())
    let reach = 1e6
    guard abs(first) < reach, count < reach, abs(start * scale - first) < 1 / 1024,
      abs(length * scale - count) < 1 / 1024
    else { return nil }
    return Int(first)..<Int(first) + Int(count)
  }

  /// The premultiplied color, computed as in cairo: rounded to 16 bits, of which the upper eight are used.
  private func word(of color: Color) -> UInt32 {
    let alpha = color.alphaComponent
    func byte(_ component: CGFloat) -> UInt32 { UInt32(component * 65_535 + 0.5) >> 8 }
    return byte(alpha) << 24 | byte(alpha * color.redComponent) << 16
      | byte(alpha * color.greenComponent) << 8 | byte(alpha * color.blueComponent)
  }
}
