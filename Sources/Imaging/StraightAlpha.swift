/// Multiplies a color's channels by its alpha, rounding each product to the nearest integer.
package func premultiplied(_ pixel: UInt32) -> UInt32 {
  let alpha = pixel >> 24
  guard alpha < 255 else { return pixel }
  func scaled(_ channel: UInt32) -> UInt32 { ((channel & 0xFF) * alpha + 127) / 255 }
  return alpha << 24 | scaled(pixel >> 16) << 16 | scaled(pixel >> 8) << 8 | scaled(pixel)
}

/// Converts a premultiplied color to straight alpha, as in PNG files.
///
/// `premultiplied(_:)` restores the color exactly. Colors brighter than their alpha, which drawing never
/// produces, become full brightness.
func straight(_ pixel: UInt32) -> UInt32 {
  let alpha = pixel >> 24
  guard alpha < 255 else { return pixel }
  guard alpha > 0 else { return 0 }
  func divided(_ channel: UInt32) -> UInt32 {
    min(255, ((channel & 0xFF) * 255 + alpha / 2) / alpha)
  }
  return alpha << 24 | divided(pixel >> 16) << 16 | divided(pixel >> 8) << 8 | divided(pixel)
}

/// Returns the color, or 0 if its alpha is 0, because bitmaps don't store invisible colors.
func visible(_ pixel: UInt32) -> UInt32 { pixel >> 24 == 0 ? 0 : pixel }
