import CCairo

@testable import CairoCanvas

/// The pixels of a PNG file, read back by cairo.
struct DecodedImage {
  let width: Int
  let height: Int
  /// The pixels row by row from the top, each as `0xRRGGBB`.
  let pixels: [UInt32]

  /// Decodes the bytes of a file; nil for what is no PNG.
  init?(png bytes: [UInt8]) {
    let source = ByteSource(bytes)
    let surface = cairo_image_surface_create_from_png_stream(
      readFromSource, Unmanaged.passUnretained(source).toOpaque())
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let data = cairo_image_surface_get_data(surface)
    else { return nil }
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    var pixels: [UInt32] = []
    for row in 0..<height {
      let start = UnsafeRawPointer(data + row * stride)
      for column in 0..<width {
        pixels.append(start.load(fromByteOffset: column * 4, as: UInt32.self) & 0xFF_FFFF)
      }
    }
    self.pixels = pixels
  }

  /// The pixel at a column and row, as `0xRRGGBB`.
  subscript(_ column: Int, _ row: Int) -> UInt32 { pixels[row * width + column] }
}

/// Bytes that cairo reads from the beginning on.
private final class ByteSource {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  func next(_ count: Int) -> ArraySlice<UInt8> {
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }
}

private func readFromSource(
  _ closure: UnsafeMutableRawPointer?, _ data: UnsafeMutablePointer<UInt8>?, _ length: UInt32
) -> cairo_status_t {
  guard let closure, let data else { return CAIRO_STATUS_READ_ERROR }
  let source = Unmanaged<ByteSource>.fromOpaque(closure).takeUnretainedValue()
  let chunk = source.next(Int(length))
  guard chunk.count == Int(length) else { return CAIRO_STATUS_READ_ERROR }
  for (offset, byte) in chunk.enumerated() { data[offset] = byte }
  return CAIRO_STATUS_SUCCESS
}
