public import Foundation

/// What a comparison of pictures lets pass; nothing unless somebody asks.
///
/// Whatever an option lets pass is said in words beside the verdict, so that no run passes in silence
/// because of one.
public struct PictureTolerance: Hashable, Codable, Sendable {
  /// Every pixel counts.
  public static let exact = PictureTolerance()

  /// What becomes of pixels that differ as the edges of shapes do.
  public var antialiasing: Antialiasing
  /// The most that one channel may differ by, 0 to 255, without the pixel counting as different.
  public var channelThreshold: Int
  /// The most pixels that may differ; nil for none.
  ///
  /// Where ``maximumShare`` is given too, both have to hold.
  public var maximumCount: Int?
  /// The largest share of the pixels that may differ, from 0 to 1; nil for none.
  public var maximumShare: Double?
  /// Where pixels may differ as they like.
  public var masks: [Mask]

  /// What becomes of pixels that differ as the edges of shapes do.
  public enum Antialiasing: Hashable, Codable, Sendable {
    /// They count as different.
    case counts
    /// They are left out, and so are colours that look alike; see ``BitmapComparison`` for the method.
    ///
    /// The threshold is from 0, where every difference can be seen, to 1, where none can; 0.1 is what
    /// other tools take.
    case ignored(threshold: Double = 0.1)
  }

  /// A part of the picture that is not compared.
  public enum Mask: Hashable, Codable, Sendable {
    /// The frame of a view or guide, by its identifier.
    case item(String)
    /// A rectangle in points from the root's top left corner; in pixels where no layout is known.
    case rectangle(CGRect)
  }

  /// Puts options together; exact without any.
  public init(
    antialiasing: Antialiasing = .counts, channelThreshold: Int = 0, maximumCount: Int? = nil,
    maximumShare: Double? = nil, masks: [Mask] = []
  ) {
    self.antialiasing = antialiasing
    self.channelThreshold = channelThreshold
    self.maximumCount = maximumCount
    self.maximumShare = maximumShare
    self.masks = masks
  }
}
