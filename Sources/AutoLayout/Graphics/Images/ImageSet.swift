package import Foundation

/// The `Contents.json` of an image in an asset catalog, with a file for each scale and device.
package struct ImageSet: Decodable {
  private let images: [Entry]

  private struct Entry: Decodable {
    let filename: String?
    let idiom: String?
    let scale: String?
    let appearances: [Appearance]?
  }

  private struct Appearance: Decodable {
    let value: String
  }

  /// The name and the scale of the file that determines the image's size, or `nil` without a usable file.
  package var file: (name: String, scale: CGFloat)? {
    let named = images.compactMap { image -> (name: String, scale: CGFloat, distance: Int)? in
      guard let name = image.filename,
        ["universal", "iphone", "ipad"].contains(image.idiom ?? "universal")
      else { return nil }
      let scale = image.scale.flatMap { Double($0.dropLast()) } ?? 1
      guard 1...16 ~= scale else { return nil }
      let distance =
        (image.idiom ?? "universal" == "universal" ? 0 : 2) + (image.appearances == nil ? 0 : 1)
      return (name, CGFloat(scale), distance)
    }
    return named.min { ($0.distance, $0.scale) < ($1.distance, $1.scale) }.map {
      ($0.name, $0.scale)
    }
  }
}
