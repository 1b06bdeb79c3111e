/// What two pictures of one snapshot differ in.
public enum PictureComparison: Hashable, Codable, Sendable {
  /// The files have the same bytes; nothing was decoded.
  case sameBytes
  /// The files differ, and every pixel is the same.
  case samePixels
  /// Pixels differ, and an option that was asked for lets them.
  case tolerated(PixelDifference)
  /// Pixels differ.
  case different(PixelDifference)
  /// The pictures are of different sizes, in pixels.
  case differentSizes(reference: PixelSize, actual: PixelSize)
  /// One of the files is no picture that can be read; which one and why, in words.
  case unreadable(String)

  /// Whether the pictures count as the same.
  public var isMatch: Bool {
    switch self {
    case .sameBytes, .samePixels, .tolerated: true
    case .different, .differentSizes, .unreadable: false
    }
  }
}

/// The size of a picture in pixels.
public struct PixelSize: Hashable, Codable, Sendable {
  /// Pixels from left to right.
  public var width: Int
  /// Pixels from top to bottom.
  public var height: Int

  /// Makes a size.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// Where and how much two pictures of one size differ.
public struct PixelDifference: Hashable, Codable, Sendable {
  /// How many pixels count as different.
  public var count: Int
  /// How many pixels differ but were left out as antialiasing, below a threshold, or under a mask.
  public var ignoredCount: Int
  /// The size of both pictures.
  public var size: PixelSize
  /// The largest difference in one channel, 0 to 255.
  public var largestChannelDifference: Int
  /// Boxes around what differs, each connected, from top to bottom and left to right.
  public var regions: [Region]

  /// A box around different pixels that hang together.
  public struct Region: Hashable, Codable, Sendable {
    /// In pixels from the top left corner.
    public var x: Int
    /// In pixels from the top left corner.
    public var y: Int
    /// What it covers, in pixels.
    public var size: PixelSize
    /// How many of its pixels differ.
    public var count: Int
    /// The identifiers of the views and guides that it touches, the innermost first; empty where no
    /// layout is known.
    public var items: [String]

    /// Makes a region.
    public init(x: Int, y: Int, size: PixelSize, count: Int, items: [String] = []) {
      self.x = x
      self.y = y
      self.size = size
      self.count = count
      self.items = items
    }
  }

  /// Puts a difference together.
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

  /// The share of pixels that count as different, from 0 to 1.
  public var share: Double { Double(count) / Double(max(1, size.width * size.height)) }
}
