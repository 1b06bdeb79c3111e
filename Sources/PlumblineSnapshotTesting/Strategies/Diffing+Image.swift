public import Foundation
public import UIKitNames

extension Diffing where Value == UIImage {
  /// A comparison of pictures that requires all pixels to match.
  public static var image: Diffing { image() }

  /// Returns a comparison of pictures.
  ///
  /// - Parameters:
  ///   - precision: The fraction of pixels that must match, from 0 to 1.
  ///   - perceptualPrecision: The color similarity that a pixel needs to match, from 0 to 1. The similarity of two
  ///     colors is 1 minus a hundredth of their CIE94 difference.
  ///   - scale: The references' scale, in pixels per point. If it is `nil` or 0, the main screen's scale is used.
  /// - Returns: The comparison for a ``Snapshotting`` strategy.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Diffing {
    let scale = scale.flatMap { $0 > 0 ? $0 : nil } ?? UIScreen.main.scale
    return Diffing(
      toData: { Data($0.pngFile) }, fromData: { UIImage(data: $0, scale: scale) ?? UIImage() },
      diff: { old, new in
        let difference = PictureMatch(old.pngFile, new.pngFile, precision, perceptualPrecision)
        guard let reason = difference.reason else { return nil }
        let files = [
          ("reference", old.pngFile), ("failure", new.pngFile), ("difference", difference.picture),
        ].filter { !$0.1.isEmpty }
        return (
          reason,
          files.map { name, png in
            let attachment = XCTAttachment(data: Data(png), uniformTypeIdentifier: "public.png")
            attachment.name = name
            return attachment
          }
        )
      })
  }
}
