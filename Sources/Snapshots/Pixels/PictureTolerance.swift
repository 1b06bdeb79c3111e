public import Foundation

/// The differences between pictures that a comparison allows, by default no differences at all.
///
/// Every difference that an option allows is reported with the result, so that it doesn't pass unnoticed.
public struct PictureTolerance: Hashable, Codable, Sendable {
  /// The tolerance that allows no differences.
  public static let exact = PictureTolerance()

  /// The treatment of pixels that differ by antialiasing.
  public var antialiasing: Antialiasing
  /// The largest per-channel difference at which a pixel is ignored, from 0 to 255.
  public var channelThreshold: Int
  /// The largest number of pixels that may differ, or `nil` for no limit on the number.
  ///
  /// If ``maximumShare`` is set too, both limits apply. If neither is set, no pixel may differ.
  public var maximumCount: Int?
  /// The largest fraction of pixels that may differ, from 0 to 1, or `nil` for no limit on the fraction.
  public var maximumShare: Double?
  /// The areas that aren't compared.
  public var masks: [Mask]

  /// The treatment of pixels that differ by antialiasing.
  public enum Antialiasing: Hashable, Codable, Sendable {
    /// Pixels that differ by antialiasing count as different.
    case counts
    /// Pixels that differ by antialiasing are ignored, and so are pixels whose colors look alike.
    ///
    /// The threshold ranges from 0 (every difference is visible) to 1 (no difference is visible). Other tools usually
    /// have a default of 0.1. `BitmapComparison` describes the method.
    case ignored(threshold: Double = 0.1)
  }

  /// An area of the picture that isn't compared.
  public enum Mask: Hashable, Codable, Sendable {
    /// The frame of the view or guide with the given identifier.
    case item(String)
    /// A rectangle in points from the root's top left corner, or in pixels if the layout is unknown.
    case rectangle(CGRect)
  }

  /// Creates a tolerance, which by default allows no differences.
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

  /// The identifiers of the views and guides that masks refer to, in the order of the masks.
  package var maskedIdentifiers: [String] {
    masks.compactMap { if case .item(let identifier) = $0 { identifier } else { nil } }
  }
}
