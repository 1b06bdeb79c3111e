public import Foundation

/// The differences that a comparison of pictures allows; none by default.
///
/// Everything an option allows is reported with the result, so that no run passes silently because of it.
public struct PictureTolerance: Hashable, Codable, Sendable {
  /// Every pixel counts.
  public static let exact = PictureTolerance()

  /// The treatment of pixels that differ by antialiasing.
  public var antialiasing: Antialiasing
  /// The largest difference of a channel, 0 to 255, that doesn't make a pixel count as different.
  public var channelThreshold: Int
  /// The largest number of pixels that may differ, or `nil` to allow none.
  ///
  /// If ``maximumShare`` is set too, both limits apply.
  public var maximumCount: Int?
  /// The largest fraction of pixels that may differ, from 0 to 1, or `nil` to allow none.
  public var maximumShare: Double?
  /// The areas that aren't compared.
  public var masks: [Mask]

  /// The treatments of pixels that differ by antialiasing.
  public enum Antialiasing: Hashable, Codable, Sendable {
    /// They count as different.
    case counts
    /// They are ignored, and so are colors that look alike; see `BitmapComparison` for the method.
    ///
    /// The threshold ranges from 0 (every difference is visible) to 1 (no difference is visible); 0.1 is the usual
    /// default of other tools.
    case ignored(threshold: Double = 0.1)
  }

  /// An area of the picture that isn't compared.
  public enum Mask: Hashable, Codable, Sendable {
    /// The frame of the view or guide with this identifier.
    case item(String)
    /// A rectangle in points from the root's top left corner; in pixels if the layout is unknown.
    case rectangle(CGRect)
  }

  /// Creates a tolerance; exact by default.
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

  /// The identifiers of the views and guides that masks name, in their order.
  package var maskedIdentifiers: [String] {
    masks.compactMap { if case .item(let identifier) = $0 { identifier } else { nil } }
  }
}
