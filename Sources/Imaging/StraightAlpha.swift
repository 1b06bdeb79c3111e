/// A colour multiplied with its alpha, of one that is not.
///
/// Each product is rounded to the nearest.
package func premultiplied(_ pixel: UInt32) -> UInt32 {
  let alpha = pixel >> 24
  guard alpha < 255 else { return pixel }
  func scaled(_ channel: UInt32) -> UInt32 { ((channel & 0xFF) * alpha + 127) / 255 }
  return alpha << 24 | scaled(pixel >> 16) << 16 | scaled(pixel >> 8) << 8 | scaled(pixel)
}

/// A colour as PNG files hold it, of one that is multiplied with its alpha.
///
/// `premultiplied(_:)` gives the colour back exactly. Colours brighter than their alpha, which no drawing leaves, count as its full brightness.
func straight(_ pixel: UInt32) -> UInt32 {
  let alpha = pixel >> 24
  guard alpha < 255 else { return pixel }
  guard alpha > 0 else { return 0 }
  func divided(_ channel: UInt32) -> UInt32 {
    min(255, ((channel & 0xFF) * 255 + alpha / 2) / alpha)
  }
  return alpha << 24 | divided(pixel >> 16) << 16 | divided(pixel >> 8) << 8 | divided(pixel)
}

/// A colour as bitmaps hold it, of one as PNG files do: nothing where it covers nothing.
func visible(_ pixel: UInt32) -> UInt32 { pixel >> 24 == 0 ? 0 : pixel }
