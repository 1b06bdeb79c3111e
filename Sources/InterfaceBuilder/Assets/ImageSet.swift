import AutoLayout
import Foundation

/// The `Contents.json` of an image in an asset catalogue: a file for each scale and device.
struct ImageSet: Decodable {
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

  /// The file that says how large the image is, and the file's pixels per point; `nil` if the set has none.
  var file: (name: String, scale: CGFloat)? {
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

extension CGSize {
  /// The size of a PNG file in pixels; `nil` for other files.
  init?(ofPNG bytes: [UInt8]) {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.count >= 24, bytes.starts(with: signature),
      bytes[12..<16].elementsEqual("IHDR".utf8)
    else { return nil }
    let numbers = [16, 20].map { start in
      bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    guard numbers.allSatisfy({ 1..<1 << 20 ~= $0 }) else { return nil }
    self.init(width: numbers[0], height: numbers[1])
  }
}
