package import Imaging

/// The pixel-by-pixel comparison of two bitmaps.
///
/// The comparison is exact by default. A tolerance may ignore antialiasing, which is detected as in pixelmatch, by the
/// brightness of a pixel's neighbors and their neighbors in both pictures (V. Vyšniauskas, "Anti-aliased Pixel and
/// Intensity Slope Detector", 2009). Only pixels with a visible color difference are examined. Color differences are
/// measured in YIQ (Y. Kotsarenko and F. Ramos, "Measuring perceived color difference using YIQ NTSC transmission color
/// space in mobile applications", 2010).
package struct BitmapComparison: Sendable {
  /// The result of the comparison.
  package let result: PictureComparison
  /// Sentences about the differences that the tolerance allowed, with the options that allowed them.
  package let allowances: [String]
  /// The set of pixels that count as different.
  let different: PixelMask
  /// The set of pixels that differ but are ignored.
  let ignored: PixelMask

  /// Compares two bitmaps.
  ///
  /// - Parameters:
  ///   - reference: The expected bitmap.
  ///   - actual: The bitmap to compare with the expected bitmap.
  ///   - tolerance: The allowed differences.
  ///   - items: The positions of views and guides in the picture, for naming regions and for masks.
  /// - Complexity: O(pixels), plus O(items × log(items)) for each region. The comparison needs two bits of memory per
  ///   pixel in addition to the bitmaps.
  package init(
    reference: Bitmap, actual: Bitmap, tolerance: PictureTolerance = .exact,
    items: PictureItems = .unknown
  ) {
    let size = PixelSize(width: reference.pixelWidth, height: reference.pixelHeight)
    let actualSize = PixelSize(width: actual.pixelWidth, height: actual.pixelHeight)
    guard size == actualSize else {
      let none = PixelMask(width: 0, height: 0)
      result = .differentSizes(reference: size, actual: actualSize)
      (allowances, different, ignored) = ([], none, none)
      return
    }
    let sorted = PixelSorting(reference, actual, tolerance, items).sort()
    (different, ignored) = (sorted.different, sorted.ignored)
    guard different.count + ignored.count > 0 else {
      (result, allowances) = (.samePixels, [])
      return
    }
    let difference = PixelDifference(
      count: different.count, ignoredCount: ignored.count, size: size,
      largestChannelDifference: sorted.largestChannelDifference,
      regions: pixelRegions(of: different, width: size.width, items: items))
    result = tolerance.allows(difference) ? .tolerated(difference) : .different(difference)
    allowances = sorted.allowances(tolerance) + tolerance.allowances(difference)
  }
}
