internal import Batches
internal import Imaging
internal import Scenes
@_exported public import Snapshots

/// A picture read from a PNG file.
///
/// Two pictures are equal if they look the same on every background, however the files are encoded.
public struct Picture: Hashable, Sendable {
  private let bitmap: Bitmap

  /// Decodes a PNG file.
  ///
  /// - Throws: ``PictureError`` if the file isn't a PNG file, is damaged, or has more than 33,554,432 pixels.
  ///   The size is checked before memory is allocated.
  /// - Complexity: O(pixels).
  public init(png file: [UInt8]) throws(PictureError) {
    do throws(PNGError) {
      bitmap = try PNGReader.bitmap(of: file)
    } catch {
      throw PictureError(reason: error.description)
    }
  }

  private init(_ bitmap: Bitmap) { self.bitmap = bitmap }

  /// The size of the picture in pixels.
  public var size: PixelSize {
    PixelSize(width: bitmap.pixelWidth, height: bitmap.pixelHeight)
  }

  /// The pixels, row by row, as `0xAARRGGBB`.
  package var pixels: [UInt32] { bitmap.pixels }

  /// Encodes the picture as a PNG file, or throws a ``PictureError`` if memory runs out.
  public func png(_ coding: PNGCoding = .fast) throws(PictureError) -> [UInt8] {
    do throws(PNGError) {
      var writer = PNGWriter()
      return try writer.bytes(of: bitmap, coding: coding)
    } catch {
      throw PictureError(reason: error.description)
    }
  }

  /// Compares another picture with this picture as the reference.
  ///
  /// - Parameters:
  ///   - actual: The other picture.
  ///   - tolerance: The permitted difference, by default none. Masks of views and guides cover nothing, because their
  ///     positions aren't known from a picture.
  /// - Returns: The verdict, and the data for a picture of the differences.
  /// - Complexity: O(pixels).
  public func comparison(
    with actual: Picture, tolerance: PictureTolerance = .exact
  ) -> Comparison {
    comparison(with: actual, tolerance: tolerance, items: .unknown)
  }

  /// Compares another picture with this one, using the views and guides in `items` for masks and to name regions.
  package func comparison(
    with actual: Picture, tolerance: PictureTolerance = .exact, items: PictureItems
  ) -> Comparison {
    Comparison(
      reference: bitmap, actual: actual.bitmap,
      of: BitmapComparison(
        reference: bitmap, actual: actual.bitmap, tolerance: tolerance, items: items))
  }

  /// The result of comparing two pictures.
  public struct Comparison: Sendable {
    private let reference: Bitmap
    private let actual: Bitmap
    private let comparison: BitmapComparison

    init(reference: Bitmap, actual: Bitmap, of comparison: BitmapComparison) {
      self.reference = reference
      self.actual = actual
      self.comparison = comparison
    }

    /// The verdict of the comparison.
    public var result: PictureComparison { comparison.result }
    /// A sentence for each tolerance that let a difference pass, or an empty array if the pictures match exactly.
    public var allowances: [String] { comparison.allowances }

    /// Draws the differences, or returns `nil` if there are no differences to show.
    ///
    /// The reference is faded, differences are red, masked areas are yellow, and each region has a box. Pictures of
    /// different sizes are overlaid, and the area that only one of them covers is striped.
    ///
    /// - Complexity: O(pixels).
    public func differencePicture() -> Picture? {
      comparison.differencePicture(reference: reference, actual: actual).map { Picture($0.bitmap) }
    }
  }
}

/// An error from decoding or encoding a picture.
public struct PictureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason, as a phrase to append to the name of a file.
  public let reason: String
  /// A description of the error, equal to ``reason``.
  public var description: String { reason }

  init(reason: String) { self.reason = reason }
}
