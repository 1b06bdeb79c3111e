import Foundation
import Imaging
import Snapshots
import Testing

/// A picture of a rule that gives the word at a column and a row.
func picture(
  _ width: Int, _ height: Int, _ word: (_ column: Int, _ row: Int) -> UInt32
) -> Bitmap {
  let words = (0..<height).flatMap { row in (0..<width).map { word($0, row) } }
  return Bitmap(
    words.span, PixelLayout(pixelWidth: width, pixelHeight: height, alpha: .straight))
}

/// A white picture with one color at some pixels.
func dots(
  _ width: Int, _ height: Int, _ places: [(Int, Int)], _ color: UInt32 = 0xFF00_0000
) -> Bitmap {
  var words = [UInt32](repeating: 0xFFFF_FFFF, count: width * height)
  for (column, row) in places { words[row * width + column] = color }
  return Bitmap(words.span, PixelLayout(pixelWidth: width, pixelHeight: height))
}

extension PictureComparison {
  /// The difference, where there is one.
  var difference: PixelDifference? {
    switch self {
    case .different(let difference), .tolerated(let difference): difference
    case .sameBytes, .samePixels, .differentSizes, .unreadable: nil
    }
  }
}

@Suite("Two bitmaps") struct BitmapComparisonTests {
  private let white = dots(100, 80, [])

  @Test("are the same where every pixel is")
  func same() {
    let comparison = BitmapComparison(reference: white, actual: white)
    #expect(comparison.result == .samePixels)
    #expect(comparison.allowances.isEmpty)
    #expect(comparison.differencePicture(reference: white, actual: white) == nil)
  }

  @Test("differ in one pixel, wherever it is", arguments: [1, 7, 8, 63, 64, 65, 71, 129])
  func onePixel(width: Int) {
    let ground = dots(width, 3, [])
    for row in 0..<3 {
      for column in 0..<width {
        let other = dots(width, 3, [(column, row)], 0xFFFF_FEFF)
        let expected = PixelDifference(
          count: 1, size: PixelSize(width: width, height: 3), largestChannelDifference: 1,
          regions: [.init(x: column, y: row, size: PixelSize(width: 1, height: 1), count: 1)])
        #expect(BitmapComparison(reference: ground, actual: other).result == .different(expected))
      }
    }
  }

  @Test("of different sizes do not match, even as many pixels")
  func sizes() {
    let comparison = BitmapComparison(reference: dots(4, 2, []), actual: dots(2, 4, []))
    #expect(
      comparison.result
        == .differentSizes(
          reference: PixelSize(width: 4, height: 2), actual: PixelSize(width: 2, height: 4)))
    #expect(!comparison.result.isMatch)
  }

  @Test("of different sizes are shown on each other, with what only one of them has in stripes")
  func differencePictureOfSizes() throws {
    let wide = picture(30, 10) { $0 == 2 && $1 == 3 ? 0xFF00_0000 : 0xFFFF_FFFF }
    let tall = picture(20, 15) { _, _ in 0xFFFF_FFFF }
    let comparison = BitmapComparison(reference: wide, actual: tall)
    let shown = try #require(comparison.differencePicture(reference: wide, actual: tall)).bitmap
    #expect(shown.pixelWidth == 30 && shown.pixelHeight == 15)
    #expect(shown[column: 2, row: 3] == 0xFFE5_0046)
    #expect(shown[column: 3, row: 3] == 0xFFFF_FFFF)
    // Stripes are three pixels thick and twelve apart; what is between them shows the picture.
    #expect(shown[column: 24, row: 0] == 0xFFE5_0046)
    #expect(shown[column: 23, row: 0] == 0xFFFF_FFFF)
    #expect(shown[column: 0, row: 12] == 0xFF1F_6FEB)
    #expect(shown[column: 3, row: 12] == 0xFFFF_FFFF)
    #expect(shown[column: 25, row: 12] == 0xFFC8_C8C8)
    let inks: [UInt32] = [0xFFE5_0046, 0xFF1F_6FEB, 0xFFC8_C8C8]
    let counts = inks.map { ink in shown.pixels.count { $0 == ink } }
    #expect(counts == [1 + 24, 27, 10 * 5])
  }

  @Test("of different sizes that would take too much memory together are not shown")
  func differencePictureOfExtremes() {
    let wide = picture(20_000, 1) { _, _ in 0xFFFF_FFFF }
    let tall = picture(1, 20_000) { _, _ in 0xFFFF_FFFF }
    let comparison = BitmapComparison(reference: wide, actual: tall)
    #expect(comparison.differencePicture(reference: wide, actual: tall) == nil)
  }

  @Test("differ by the largest difference of any channel, alpha included")
  func largestDifference() {
    let cases: [(UInt32, UInt32, Int)] = [
      (0xFF10_2030, 0xFF11_2230, 2), (0xFFFF_0000, 0xFF00_0000, 255),
      (0xFF00_0010, 0xFF00_0000, 16),
      (0x8000_0000, 0xFF00_0000, 127),
    ]
    for (one, other, expected) in cases {
      let comparison = BitmapComparison(
        reference: picture(1, 1) { _, _ in one }, actual: picture(1, 1) { _, _ in other })
      #expect(comparison.result.difference?.largestChannelDifference == expected)
    }
  }

  @Test("show in a picture what differs, in red inside of a blue box on a faded ground")
  func differencePicture() throws {
    let black = picture(40, 40) { _, _ in 0xFF00_0000 }
    let other = picture(40, 40) { $0 == 20 && $1 == 10 ? 0xFFFF_FFFF : 0xFF00_0000 }
    let comparison = BitmapComparison(reference: black, actual: other)
    let shown = try #require(comparison.differencePicture(reference: black, actual: other)).bitmap
    #expect(shown[column: 20, row: 10] == 0xFFE5_0046)
    // Three pixels away the box begins; it is two pixels thick.
    #expect(shown[column: 20, row: 13] == 0xFFC0_C0C0)
    #expect(shown[column: 20, row: 14] == 0xFF1F_6FEB)
    #expect(shown[column: 15, row: 5] == 0xFF1F_6FEB)
    #expect(shown[column: 14, row: 5] == 0xFFC0_C0C0)
    let red = shown.pixels.count { $0 == 0xFFE5_0046 }
    let blue = shown.pixels.count { $0 == 0xFF1F_6FEB }
    #expect(red == 1 && blue == 11 * 11 - 7 * 7)
    #expect(comparison.differencePicture(reference: black, actual: other)?.bitmap == shown)
    let file = try #require(comparison.differencePicture(reference: black, actual: other)).png()
    #expect(try PNGReader.bitmap(of: file) == shown)
  }

  @Test("have boxes that end where the picture does")
  func boxesAtEdges() throws {
    let other = dots(100, 80, [(0, 0), (99, 79)])
    let comparison = BitmapComparison(reference: white, actual: other)
    let shown = try #require(comparison.differencePicture(reference: white, actual: other)).bitmap
    #expect(shown[column: 3, row: 0] == 0xFFFF_FFFF)
    #expect(shown[column: 4, row: 0] == 0xFF1F_6FEB)
    #expect(shown[column: 95, row: 79] == 0xFF1F_6FEB)
  }
}

@Suite("A tolerance of pictures") struct PictureToleranceTests {
  private let white = dots(100, 80, [])
  private let three = dots(100, 80, [(1, 1), (2, 1), (90, 70)])

  private func compare(_ tolerance: PictureTolerance, items: PictureItems = .unknown)
    -> BitmapComparison
  {
    BitmapComparison(reference: white, actual: three, tolerance: tolerance, items: items)
  }

  @Test("of a count or a share lets so many pixels pass, says so, and no more")
  func limits() {
    #expect(compare(PictureTolerance(maximumCount: 3)).result.isMatch)
    #expect(!compare(PictureTolerance(maximumCount: 2)).result.isMatch)
    #expect(compare(PictureTolerance(maximumShare: 0.000_375)).result.isMatch)
    #expect(!compare(PictureTolerance(maximumShare: 0.000_374)).result.isMatch)
    #expect(!compare(PictureTolerance(maximumCount: 9, maximumShare: 0.000_1)).result.isMatch)
    #expect(!compare(PictureTolerance(maximumCount: 1, maximumShare: 0.1)).result.isMatch)
    #expect(
      compare(PictureTolerance(maximumCount: 3)).allowances == [
        "3 pixels differ, of at most 3 allowed"
      ])
    #expect(
      compare(PictureTolerance(maximumShare: 0.01)).allowances == [
        "3 pixels differ, 0.0375 % of the picture, of at most 1.0 % allowed"
      ])
    #expect(compare(PictureTolerance(maximumCount: 2)).allowances.isEmpty)
  }

  @Test("says nothing where nothing differs")
  func silence() {
    let tolerance = PictureTolerance(
      antialiasing: .ignored(), channelThreshold: 9, maximumCount: 9, maximumShare: 0.5,
      masks: [.rectangle(CGRect(x: 0, y: 0, width: 100, height: 80))])
    let same = BitmapComparison(reference: white, actual: white, tolerance: tolerance)
    #expect(same.result == .samePixels && same.allowances.isEmpty)
  }

  @Test("of channels leaves out what differs by as much in each, and counts it")
  func channels() throws {
    let faint = dots(100, 80, [(5, 5), (6, 5)], 0xFFFC_FDFE)
    for (threshold, isMatch) in [(2, false), (3, true)] {
      let comparison = BitmapComparison(
        reference: white, actual: faint, tolerance: PictureTolerance(channelThreshold: threshold))
      #expect(comparison.result.isMatch == isMatch)
      let difference = try #require(comparison.result.difference)
      #expect(difference.count == (isMatch ? 0 : 2))
      #expect(difference.ignoredCount == (isMatch ? 2 : 0))
      #expect(difference.largestChannelDifference == 3)
    }
    let passed = BitmapComparison(
      reference: white, actual: faint, tolerance: PictureTolerance(channelThreshold: 3))
    #expect(passed.allowances == ["2 pixels differ by no more than 3 of 255 in any channel"])
  }

  @Test("of masks leaves out rectangles and items, rounded outwards to pixels")
  func masks() {
    let items = PictureItems(
      scale: 2,
      items: [
        .init(identifier: "corner", frame: CGRect(x: 0, y: 0, width: 1.1, height: 1), depth: 1)
      ])
    let both = PictureTolerance(masks: [
      .item("corner"), .rectangle(CGRect(x: 44, y: 34, width: 2, height: 2)),
    ])
    let comparison = compare(both, items: items)
    #expect(comparison.result.isMatch)
    #expect(comparison.allowances == ["3 pixels differ under a mask"])
    // Without a layout nothing has that name, and points are pixels.
    let blind = compare(both)
    #expect(blind.result.difference?.count == 3)
    #expect(!blind.result.isMatch)
    // A third of the way into a pixel masks all of it, and touching it nothing.
    for (width, count) in [(0.5, 3), (0.6, 2), (1.0, 2), (1.1, 1)] {
      let tolerance = PictureTolerance(masks: [
        .rectangle(CGRect(x: 0, y: 0, width: width, height: 1))
      ])
      #expect(compare(tolerance, items: items).result.difference?.count == count)
    }
  }

  @Test("shows what it left out in yellow")
  func ignoredPixels() throws {
    let comparison = compare(
      PictureTolerance(masks: [.rectangle(CGRect(x: 90, y: 70, width: 1, height: 1))]))
    let shown = try #require(comparison.differencePicture(reference: white, actual: white)).bitmap
    #expect(shown[column: 90, row: 70] == 0xFFFF_C400)
    #expect(shown[column: 1, row: 1] == 0xFFE5_0046)
  }
}
