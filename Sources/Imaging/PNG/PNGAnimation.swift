/// An animated PNG file under construction (PNG specification, third edition, section 11.3.6).
///
/// The animation repeats endlessly. Programs without support for animations show the first picture. Each later picture
/// is stored as the smallest rectangle that contains all changed pixels. In opaque pictures, the rectangle's unchanged
/// pixels are transparent, and it is painted over the previous picture. In translucent pictures, the rectangle replaces
/// the previous pixels, because painting can't reduce alpha.
package struct PNGAnimation: ~Copyable {
  private let coding: PNGCoding
  private let texts: [PNGText]
  private var writer = PNGWriter()
  private var previous: Bitmap?
  private var frames: [PNGFile.Frame] = []

  /// The duration of a picture as a fraction of a second.
  package struct Delay: Hashable, Sendable {
    let numerator: UInt16
    let denominator: UInt16

    /// Creates a duration of `count` divided by `parts` seconds.
    ///
    /// Both numbers are at most 65,535.
    package init(_ count: Int, in parts: Int) {
      numerator = UInt16(clamping: count)
      denominator = UInt16(clamping: parts)
    }
  }

  /// Creates an empty animation.
  package init(coding: PNGCoding = .fast, texts: [PNGText] = []) {
    self.coding = coding
    self.texts = texts
  }

  /// Appends a picture and the duration for which it is shown.
  ///
  /// - Throws: The errors of ``PNGWriter/bytes(_:_:coding:)``.
  /// - Precondition: The picture has the same size as earlier ones.
  /// - Complexity: O(pixels).
  package mutating func append(_ bitmap: Bitmap, for delay: Delay) throws(PNGError) {
    var area = PNGFile.Area(
      x: 0, y: 0, width: bitmap.pixelWidth, height: bitmap.pixelHeight)
    var words = bitmap.pixels
    if let previous {
      precondition(
        previous.pixelWidth == bitmap.pixelWidth && previous.pixelHeight == bitmap.pixelHeight,
        "pictures of an animation have one size")
      area = changedArea(from: previous, to: bitmap)
      words = pixels(of: bitmap, in: area, over: bitmap.alpha == .opaque ? previous : nil)
    }
    let layout = PixelLayout(
      pixelWidth: area.width, pixelHeight: area.height, alpha: .straight)
    let stream = try writer.stream(words.span, layout, coding: coding)
    frames.append(
      PNGFile.Frame(
        area: area, delay: delay, blending: bitmap.alpha == .opaque ? .over : .source,
        stream: stream))
    previous = bitmap
  }

  /// Returns the contents of the file.
  ///
  /// - Precondition: There is a picture.
  package consuming func bytes() -> [UInt8] {
    PNGFile.bytes(frames, texts: texts)
  }
}

/// The smallest rectangle around all pixels that differ between two pictures, or the first pixel if none differ.
private func changedArea(from old: Bitmap, to new: Bitmap) -> PNGFile.Area {
  var columns: Range<Int>?
  var rows: Range<Int>?
  let (before, after) = (old.pixels.span, new.pixels.span)
  for row in 0..<new.pixelHeight {
    for column in 0..<new.pixelWidth {
      let index = row * new.pixelWidth + column
      guard before[index] != after[index] else { continue }
      columns =
        min(columns?.lowerBound ?? column, column)..<max(columns?.upperBound ?? 0, column + 1)
      rows = (rows?.lowerBound ?? row)..<row + 1
    }
  }
  guard let columns, let rows else { return PNGFile.Area(x: 0, y: 0, width: 1, height: 1) }
  return PNGFile.Area(
    x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
}

/// The new picture's pixels in an area, with 0 for each pixel that is the same in the old picture.
private func pixels(
  of new: Bitmap, in area: PNGFile.Area, over old: Bitmap?
) -> [UInt32] {
  var words: [UInt32] = []
  words.reserveCapacity(area.width * area.height)
  for row in area.y..<area.y + area.height {
    for column in area.x..<area.x + area.width {
      let pixel = new[column: column, row: row]
      words.append(old?[column: column, row: row] == pixel ? 0 : pixel)
    }
  }
  return words
}
