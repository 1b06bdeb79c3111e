internal import Batches
internal import Imaging
internal import Scenes
@_exported public import Snapshots

/// A picture in memory, read from a PNG file of any kind.
///
/// A value that may be sent between tasks. Two are equal if they look the same on every ground, however
/// their files are coded.
public struct Picture: Hashable, Sendable {
  private let bitmap: Bitmap

  /// Reads the bytes of a file.
  ///
  /// - Throws: ``PictureError`` for what is no PNG file, a damaged one, or one of more than 33,554,432
  ///   pixels, which is refused before memory is taken.
  /// - Complexity: O(pixels).
  public init(png file: [UInt8]) throws(PictureError) {
    do throws(PNGError) {
      bitmap = try PNGReader.bitmap(of: file)
    } catch {
      throw PictureError(reason: error.description)
    }
  }

  private init(_ bitmap: Bitmap) { self.bitmap = bitmap }

  /// The size in pixels.
  public var size: PixelSize {
    PixelSize(width: bitmap.pixelWidth, height: bitmap.pixelHeight)
  }

  /// The pixels, row by row, as `0xAARRGGBB`.
  package var pixels: [UInt32] { bitmap.pixels }

  /// The picture as the bytes of a PNG file.
  ///
  /// - Throws: ``PictureError`` for want of memory.
  public func png(_ coding: PNGCoding = .fast) throws(PictureError) -> [UInt8] {
    do throws(PNGError) {
      var writer = PNGWriter()
      return try writer.bytes(of: bitmap, coding: coding)
    } catch {
      throw PictureError(reason: error.description)
    }
  }

  /// What another picture differs in, with this one for the reference.
  ///
  /// - Parameters:
  ///   - actual: The other picture.
  ///   - tolerance: What may differ; nothing by default.
  ///   - items: Where views and guides are, for the names of regions and for masks.
  /// - Returns: The verdict, and what there is to show of it.
  /// - Complexity: O(pixels).
  public func comparison(
    with actual: Picture, tolerance: PictureTolerance = .exact, items: PictureItems = .unknown
  ) -> Comparison {
    Comparison(
      reference: bitmap, actual: actual.bitmap,
      of: BitmapComparison(
        reference: bitmap, actual: actual.bitmap, tolerance: tolerance, items: items))
  }

  /// What came of a comparison.
  public struct Comparison: Sendable {
    private let reference: Bitmap
    private let actual: Bitmap
    private let comparison: BitmapComparison

    init(reference: Bitmap, actual: Bitmap, of comparison: BitmapComparison) {
      self.reference = reference
      self.actual = actual
      self.comparison = comparison
    }

    /// The verdict.
    public var result: PictureComparison { comparison.result }
    /// What was let pass and by which option, one sentence each; empty for an exact match.
    public var allowances: [String] { comparison.allowances }

    /// What differs, to look at; nil where there is nothing to show.
    ///
    /// The reference is faded, what differs red, what was left out yellow, and there is a box around each
    /// region. Pictures of different sizes lie on each other, and what only one of them has is striped.
    ///
    /// - Complexity: O(pixels).
    public func differencePicture() -> Picture? {
      comparison.differencePicture(reference: reference, actual: actual).map { Picture($0.bitmap) }
    }
  }
}

/// Why bytes are no picture.
public struct PictureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason, in words that go on after the name of a file.
  public let reason: String
  /// The reason.
  public var description: String { reason }

  init(reason: String) { self.reason = reason }
}
