/// The result of comparing two pictures of a snapshot.
public enum PictureComparison: Hashable, Codable, Sendable {
  /// The files have the same bytes. They weren't decoded.
  case sameBytes
  /// The files differ, but all pixels are the same.
  case samePixels
  /// Pixels differ, but the tolerance allows the differences.
  case tolerated(PixelDifference)
  /// Pixels differ by more than the tolerance allows.
  case different(PixelDifference)
  /// The pictures have different sizes.
  case differentSizes(reference: PixelSize, actual: PixelSize)
  /// One of the files can't be read as a picture. The text names the file and the reason.
  case unreadable(String)

  /// Whether the pictures match: they are the same, or the tolerance allows the differences.
  public var isMatch: Bool {
    switch self {
    case .sameBytes, .samePixels, .tolerated: true
    case .different, .differentSizes, .unreadable: false
    }
  }
}

/// The differences between two pictures of the same size.
public struct PixelDifference: Hashable, Codable, Sendable {
  /// The number of pixels that count as different.
  public var count: Int
  /// The number of pixels that differ but are ignored: as antialiasing, below a threshold, or under a mask.
  public var ignoredCount: Int
  /// The size of both pictures.
  public var size: PixelSize
  /// The largest difference in a color channel, from 0 to 255.
  public var largestChannelDifference: Int
  /// The connected areas of different pixels, from top to bottom and left to right.
  public var regions: [Region]

  /// The bounding box of a connected area of different pixels.
  public struct Region: Hashable, Codable, Sendable {
    /// The left edge of the box, in pixels from the picture's left edge.
    public var x: Int
    /// The top edge of the box, in pixels from the picture's top edge.
    public var y: Int
    /// The size of the box, in pixels.
    public var size: PixelSize
    /// The number of pixels in the region that count as different.
    public var count: Int
    /// The identifiers of the views and guides that the box touches, most likely first.
    ///
    /// The list is empty if the layout is unknown.
    public var items: [String]

    /// Creates a region of different pixels.
    public init(x: Int, y: Int, size: PixelSize, count: Int, items: [String] = []) {
      self.x = x
      self.y = y
      self.size = size
      self.count = count
      self.items = items
    }
  }

  /// Creates a difference between two pictures.
  public init(
    count: Int, ignoredCount: Int = 0, size: PixelSize, largestChannelDifference: Int,
    regions: [Region]
  ) {
    self.count = count
    self.ignoredCount = ignoredCount
    self.size = size
    self.largestChannelDifference = largestChannelDifference
    self.regions = regions
  }

  /// The fraction of pixels that count as different, from 0 to 1.
  public var share: Double { Double(count) / Double(max(1, size.width * size.height)) }
}
