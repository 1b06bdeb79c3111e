internal import Foundation
internal import Imaging
internal import Plumbline

/// The comparison of two PNG files.
struct PictureMatch {
  /// The failure message, or `nil` if the pictures match.
  private(set) var reason: String?
  /// The PNG file of a picture of the differences, or an empty array if there is no such picture.
  private(set) var picture: [UInt8] = []

  init(
    _ reference: [UInt8], _ actual: [UInt8], _ precision: Float = 1, _ perceptual: Float = 1
  ) {
    guard !actual.isEmpty else {
      reason = "the picture is empty; give the view a size"
      return
    }
    if reference == actual { return }
    let (old, new): (Picture, Picture)
    do throws(PictureError) { old = try Picture(png: reference) } catch {
      reason = "the reference is not a readable picture: \(error); record it again"
      return
    }
    do throws(PictureError) { new = try Picture(png: actual) } catch {
      reason = "the picture can't be read: \(error)"
      return
    }
    let comparison = old.comparison(with: new)
    switch comparison.result {
    case .different(let difference):
      reason = shortfall(of: old, new, difference, precision, perceptual)
    case .differentSizes(let reference, let actual):
      reason =
        "the reference is \(reference.width) × \(reference.height) pixels, the picture "
        + "\(actual.width) × \(actual.height)"
    default: break
    }
    if reason != nil { picture = (try? comparison.differencePicture()?.png()) ?? [] }
  }

  /// Returns the failure message for too few matching pixels, or `nil` if enough pixels match.
  private func shortfall(
    of old: Picture, _ new: Picture, _ difference: PixelDifference, _ precision: Float,
    _ perceptual: Float
  ) -> String? {
    let total = difference.size.width * difference.size.height
    let count =
      perceptual < 1
      ? old.colorDifferences(from: new).count { $0 > (1 - Double(perceptual)) * 100 }
      : difference.count
    guard count > 0 else { return nil }
    let match = 1 - Double(count) / Double(total)
    guard match < Double(precision) else { return nil }
    guard precision < 1 || perceptual < 1 else { return "the pictures differ" }
    return "\(match) of the pixels match, and \(precision) have to"
  }
}

extension Picture {
  /// Returns the CIE94 difference, from 0 to 100, of each pixel that differs between two pictures of the same size.
  fileprivate func colorDifferences(from other: Picture) -> [Double] {
    zip(pixels, other.pixels).filter { $0 != $1 }.map {
      LabColor($0).difference(from: LabColor($1))
    }
  }
}

/// A color in a perceptual color space: CIE L*a*b* of the sRGB color, with daylight (D65) as white.
private struct LabColor {
  private let lightness, a, b: Double

  /// Converts a pixel to a color, after drawing the pixel on black if it is translucent.
  init(_ pixel: UInt32) {
    let alpha = Double(pixel >> 24) / 255
    let channels = [16, 8, 0].map { shift in
      let value = Double((pixel >> shift) & 0xFF) / 255 * alpha
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    let (red, green, blue) = (channels[0], channels[1], channels[2])
    func root(_ value: Double) -> Double {
      value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
    }
    let x = root((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
    let y = root(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
    let z = root((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
    (lightness, a, b) = (116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  /// Returns the difference between two colors by the CIE94 formula for graphic arts.
  func difference(from other: LabColor) -> Double {
    let chroma = hypot(a, b)
    let (lightnesses, chromas) = (lightness - other.lightness, chroma - hypot(other.a, other.b))
    let squaredHue = max(
      0, pow(a - other.a, 2) + pow(b - other.b, 2) - chromas * chromas)
    let (weightOfChroma, weightOfHue) = (1 + 0.045 * chroma, 1 + 0.015 * chroma)
    return
      (lightnesses * lightnesses + pow(chromas / weightOfChroma, 2)
      + squaredHue / (weightOfHue * weightOfHue)).squareRoot()
  }
}
