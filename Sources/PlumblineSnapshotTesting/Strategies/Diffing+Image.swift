public import Foundation
public import UIKitNames

extension Diffing where Value == UIImage {
  /// Compares pictures, all of whose pixels must match.
  public static var image: Diffing { image() }

  /// Compares pictures.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that must match, from 0 to 1.
  ///   - perceptualPrecision: The color similarity required for a pixel to match, from 0 to 1: 1 less a hundredth of
  ///     the CIE94 difference of the colors.
  ///   - scale: The pixels for each point of references; `nil` or 0 for the main screen's.
  /// - Returns: The comparison.
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
