internal import AutoLayout
package import Foundation

/// The width of a picture, in pixels or on paper.
public enum PictureWidth: Hashable, Sendable {
  /// A width in pixels.
  case pixels(Int)
  /// A width on paper, in millimeters.
  case millimeters(Double)
  /// A width on paper, in inches.
  case inches(Double)

  /// The permitted widths in pixels.
  public static let pixelCounts = 1...16_384
  /// The resolution of pictures with a width on paper, in pixels per inch.
  public static let pixelsPerInch = 300.0

  /// Parses a width such as `800px`, `84mm` or `3.3in`, or returns `nil` for an invalid text.
  public init?(parsing text: String) {
    let unit = text.suffix(2)
    guard text.count > 2,
      let number = plainDecimal(text.dropLast(2).trimmingCharacters(in: .whitespaces))
    else { return nil }
    switch unit {
    case "px" where number == number.rounded() && abs(number) <= 1e9: self = .pixels(Int(number))
    case "mm" where number > 0 && number <= 1e6: self = .millimeters(number)
    case "in" where number > 0 && number <= 1e6: self = .inches(number)
    default: return nil
    }
  }

  /// The width as a text that ``init(parsing:)`` accepts, such as `84mm`.
  public var text: String {
    switch self {
    case .pixels(let count): "\(count)px"
    case .millimeters(let length): plainNumber(length, digits: 6) + "mm"
    case .inches(let length): plainNumber(length, digits: 6) + "in"
    }
  }

  /// The width in pixels, at 300 pixels per inch if it's on paper.
  public var pixelCount: Int {
    switch self {
    case .pixels(let count): count
    case .millimeters, .inches:
      max(1, Int(((printedPoints ?? 0) / 72 * Self.pixelsPerInch).rounded()))
    }
  }

  /// The width on paper in points of 1/72 inch, or `nil` if the width is in pixels.
  package var printedPoints: CGFloat? {
    switch self {
    case .pixels: nil
    case .millimeters(let length): length / 25.4 * 72
    case .inches(let length): length * 72
    }
  }
}
