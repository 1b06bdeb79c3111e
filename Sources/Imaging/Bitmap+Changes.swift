extension Bitmap {
  /// Returns the bitmap rotated or flipped to be upright, given its orientation from 1 to 8 in the TIFF specification.
  package func turned(by orientation: Int) -> Bitmap {
    guard 2...8 ~= orientation else { return self }
    let isTransposed = orientation > 4
    let (width, height) = isTransposed ? (pixelHeight, pixelWidth) : (pixelWidth, pixelHeight)
    var turned: [UInt32] = []
    turned.reserveCapacity(pixels.count)
    for row in 0..<height {
      for column in 0..<width {
        let (x, y) = isTransposed ? (row, column) : (column, row)
        let isFlippedAcross = [2, 3, 7, 8].contains(orientation)
        let isFlippedDown = [3, 4, 6, 7].contains(orientation)
        turned.append(
          self[
            column: isFlippedAcross ? pixelWidth - 1 - x : x,
            row: isFlippedDown ? pixelHeight - 1 - y : y])
      }
    }
    return Bitmap(pixelWidth: width, pixelHeight: height, alpha: alpha, pixels: turned)
  }

  /// Converts the bitmap to grays with the same luma, computed with the weights of the sRGB primaries.
  package func inGrays() -> Bitmap {
    let pixels = pixels.map { pixel in
      let (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
      let luma = (2126 * red + 7152 * green + 722 * blue + 5000) / 10000
      return pixel & 0xff00_0000 | luma << 16 | luma << 8 | luma
    }
    return Bitmap(pixelWidth: pixelWidth, pixelHeight: pixelHeight, alpha: alpha, pixels: pixels)
  }

  /// Returns the bitmap's shape in one color: all pixels get the color, and their alphas are multiplied by the opacity.
  ///
  /// - Parameters:
  ///   - color: The color as `0xRRGGBB`.
  ///   - opacity: The factor for the alphas, from 0 to 1.
  /// - Returns: The tinted shape.
  package func shape(in color: UInt32, opacity: Double) -> Bitmap {
    let pixels = pixels.map { pixel in
      let alpha = UInt32((Double(pixel >> 24) * opacity).rounded())
      return visible(alpha << 24 | color)
    }
    return Bitmap(
      pixelWidth: pixelWidth, pixelHeight: pixelHeight, alpha: .straight, pixels: pixels)
  }
}
