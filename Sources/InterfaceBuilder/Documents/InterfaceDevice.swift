package import AutoLayout
package import Foundation

/// A device for which Interface Builder lays out documents.
package struct InterfaceDevice: Hashable, Sendable {
  /// The size of the screen in the document's orientation, in points.
  package let size: CGSize
  /// Pixels per point.
  package let scale: CGFloat
  /// The safe area insets of a window that fills the screen, in points, without any bars.
  package let safeArea: EdgeInsets
  /// The safe area insets in portrait, in points.
  let portraitSafeArea: EdgeInsets
  /// Whether the device is a phone without a home button.
  var isPhoneWithNotch: Bool { !isPad && portraitSafeArea.bottom > 0 }
  private let isPad: Bool
  /// Whether the document names a device, and the device is known.
  let isKnown: Bool

  /// Creates the device of a document that names no device: the size class canvas of Xcode 6 and 7.
  ///
  /// The scale is 2 from tools version 11542 on, because frames in these documents are aligned to half points.
  init(genericFor toolsVersion: Int) {
    // Frames are at half points in 9 of 11 documents from version 11542 on, and in none of 46 earlier documents.
    size = CGSize(width: 600, height: 600)
    scale = toolsVersion < 11_500 ? 1 : 2
    safeArea = EdgeInsets(top: Self.smallStatusBar(toolsVersion), left: 0, bottom: 0, right: 0)
    portraitSafeArea = safeArea
    (isPad, isKnown) = (false, false)
  }

  /// Finds a device by its ID in documents, such as `retina6_1`, or returns `nil` if the ID is unknown.
  ///
  /// - Parameters:
  ///   - id: The ID of the device.
  ///   - isLandscape: Whether the document shows the device in landscape.
  ///   - toolsVersion: The version of Interface Builder's tools that wrote the document. The height of status bars
  ///     depends on it.
  init?(id: String, isLandscape: Bool, toolsVersion: Int) {
    guard let row = Self.rows[id] else { return nil }
    scale = row.scale
    size =
      isLandscape
      ? CGSize(width: row.height, height: row.width) : CGSize(width: row.width, height: row.height)
    let top = row.top(toolsVersion)
    (isPad, isKnown) = (row.isPad, true)
    portraitSafeArea = EdgeInsets(top: top, left: 0, bottom: row.bottom, right: 0)
    if row.bottom == 0 || row.isPad {
      let isHidden = isLandscape && !row.isPad
      safeArea = EdgeInsets(top: isHidden ? 0 : top, left: 0, bottom: row.bottom, right: 0)
    } else if isLandscape {
      safeArea = EdgeInsets(top: 0, left: top, bottom: 21, right: top)
    } else {
      safeArea = EdgeInsets(top: top, left: 0, bottom: row.bottom, right: 0)
    }
  }

  private struct Row {
    let width, height, scale, bottom: CGFloat
    let isPad: Bool
    let top: @Sendable (Int) -> CGFloat

    init(
      _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, bottom: CGFloat = 0,
      isPad: Bool = false, top: @escaping @Sendable (Int) -> CGFloat
    ) {
      self.width = width
      self.height = height
      self.scale = scale
      self.bottom = bottom
      self.isPad = isPad
      self.top = top
    }
  }

  /// The sizes and insets of devices by ID, from public documents if possible, and otherwise from the device's screen.
  ///
  /// On some devices, the height of the status bar depends on the version of Interface Builder's tools.
  private static let rows: [String: Row] = [
    // On retina5_9, status bars have 44 points up to version 19529 in 46 documents, 47 points at 21507 in 3 documents,
    // and 50 points from 22154 on in 14 documents. On retina6_0, they have 44 points up to 21179 in 9 scenes, and 47
    // points at 23504.
    "retina3_5": Row(320, 480, 2, top: smallStatusBar),
    "retina4_0": Row(320, 568, 2, top: smallStatusBar),
    "retina4_7": Row(375, 667, 2, top: smallStatusBar),
    "retina5_5": Row(414, 736, 3, top: smallStatusBar),
    "retina5_9": Row(375, 812, 3, bottom: 34) { $0 < 21_500 ? 44 : $0 < 22_100 ? 47 : 50 },
    "retina5_4": Row(375, 812, 3, bottom: 34) { _ in 50 },
    "retina6_1": Row(414, 896, 2, bottom: 34) { $0 < 21_200 ? 44 : 48 },
    "retina6_5": Row(414, 896, 3, bottom: 34) { _ in 44 },
    "retina6_0": Row(390, 844, 3, bottom: 34) { $0 < 21_200 ? 44 : 47 },
    "retina6_7": Row(428, 926, 3, bottom: 34) { _ in 44 },
    "retina6_12": Row(393, 852, 3, bottom: 34) { _ in 59 },
    "retina6_72": Row(430, 932, 3, bottom: 34) { _ in 59 },
    "retina6_3": Row(402, 874, 3, bottom: 34) { _ in 62 },
    "retina6_9": Row(440, 956, 3, bottom: 34) { _ in 62 },
    "ipad9_7": Row(768, 1024, 2, isPad: true, top: smallStatusBar),
    "ipad10_2": Row(810, 1080, 2, isPad: true, top: smallStatusBar),
    "ipad10_5": Row(834, 1112, 2, isPad: true, top: smallStatusBar),
    "ipad12_9": Row(1024, 1366, 2, isPad: true, top: smallStatusBar),
    "ipad8_3rounded": Row(744, 1133, 2, bottom: 20, isPad: true) { _ in 24 },
    "ipad10_9rounded": Row(820, 1180, 2, bottom: 20, isPad: true) { _ in 24 },
    "ipad11_0rounded": Row(834, 1194, 2, bottom: 20, isPad: true) { _ in 24 },
    "ipad12_9rounded": Row(1024, 1366, 2, bottom: 20, isPad: true) { _ in 24 },
  ]

  /// Returns the height of status bars on devices with a home button, given the version of Interface Builder's tools.
  ///
  /// The height is 20 points in documents up to version 14490 and from 21701 on, and 0 from 14845 to 21507.
  private static let smallStatusBar: @Sendable (Int) -> CGFloat = {
    // The height is 0 in 86 documents for phones and in 3 documents for tablets.
    (14_800..<21_600).contains($0) ? 0 : 20
  }
}
