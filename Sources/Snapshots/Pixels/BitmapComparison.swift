package import Imaging

/// Two pictures held against each other, pixel by pixel.
///
/// Exact unless a tolerance says otherwise. Whether a pixel that differs is antialiasing is told as by
/// pixelmatch: from the brightness of its neighbours and theirs in both pictures (V. Vyšniauskas,
/// "Anti-aliased Pixel and Intensity Slope Detector", 2009), among pixels whose colours differ to the
/// eye, measured in YIQ (Y. Kotsarenko and F. Ramos, "Measuring perceived color difference using YIQ
/// NTSC transmission color space in mobile applications", 2010).
package struct BitmapComparison: Sendable {
  /// The verdict.
  package let result: PictureComparison
  /// What was let pass and by which option, one sentence each; empty for an exact match.
  package let allowances: [String]
  /// The pixels that count as different.
  let different: PixelMask
  /// The pixels that differ and were left out.
  let ignored: PixelMask

  /// Compares two bitmaps.
  ///
  /// - Parameters:
  ///   - reference: What is expected.
  ///   - actual: What is there.
  ///   - tolerance: What may differ.
  ///   - items: Where the layout's views and guides are, for the names of regions and for masks.
  /// - Complexity: O(pixels), and for each region O(items × log(items)). Beside the bitmaps it takes two
  ///   bits a pixel, however much differs.
  package init(
    reference: Bitmap, actual: Bitmap, tolerance: PictureTolerance = .exact,
    items: PictureItems = .unknown
  ) {
    let size = PixelSize(width: reference.pixelWidth, height: reference.pixelHeight)
    let actualSize = PixelSize(width: actual.pixelWidth, height: actual.pixelHeight)
    guard size == actualSize else {
      let none = PixelMask(width: 0, height: 0)
      self.init(
        result: .differentSizes(reference: size, actual: actualSize), different: none, ignored: none
      )
      return
    }
    let sorted = PixelSorting(reference, actual, tolerance, items).sort()
    let count = sorted.different.count
    guard count + sorted.ignored.count > 0 else {
      self.init(result: .samePixels, different: sorted.different, ignored: sorted.ignored)
      return
    }
    let difference = PixelDifference(
      count: count, ignoredCount: sorted.ignored.count, size: size,
      largestChannelDifference: sorted.largestChannelDifference,
      regions: pixelRegions(of: sorted.different, width: size.width, items: items))
    let isAllowed = tolerance.allows(difference)
    self.init(
      result: isAllowed ? .tolerated(difference) : .different(difference),
      allowances: sorted.allowances(tolerance) + tolerance.allowances(difference),
      different: sorted.different, ignored: sorted.ignored)
  }

  private init(
    result: PictureComparison, allowances: [String] = [], different: PixelMask,
    ignored: PixelMask
  ) {
    self.result = result
    self.allowances = allowances
    self.different = different
    self.ignored = ignored
  }
}
