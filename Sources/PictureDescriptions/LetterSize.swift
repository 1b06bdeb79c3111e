internal import AutoLayout
package import Foundation

/// The size of a figure's own letters on paper or in pixels, whatever the scale of the canvas.
///
/// It's the size of notes and of captions. Names, measures and titles are in proportion to it. Texts of views belong to
/// the canvas.
public enum LetterSize: Hashable, Sendable {
  /// A number of points of 1/72 inch or, if the picture's width isn't stated, of the canvas's points.
  case points(Double)
  /// A number of pixels.
  case pixels(Double)

  /// The sizes that letters can have, in points or pixels.
  public static let sizes = 1.0...500.0
  /// The size of notes and captions if letters have no size, in points.
  package static let standard: CGFloat = 10.5

  /// Reads a size, such as `8pt` or `14px`; `nil` for any other text.
  public init?(parsing text: String) {
    guard text.count > 2,
      let number = plainDecimal(text.dropLast(2).trimmingCharacters(in: .whitespaces)),
      Self.sizes.contains(number)
    else { return nil }
    switch text.suffix(2) {
    case "pt": self = .points(number)
    case "px": self = .pixels(number)
    default: return nil
    }
  }

  /// The reason why a text is no size of letters, as a sentence.
  package static func refusal(of text: String) -> String {
    "'\(text)' is not the size of letters; write points on paper, such as 8pt, or pixels, such as 14px, from 1 to 500"
  }

  /// The size as ``init(parsing:)`` reads it.
  public var text: String {
    switch self {
    case .points(let size): plainNumber(size, digits: 6) + "pt"
    case .pixels(let size): plainNumber(size, digits: 6) + "px"
    }
  }

  /// Whether the size has the unit that letters have in a picture of a width: points on paper, pixels otherwise.
  package func suits(_ width: PictureWidth?) -> Bool {
    switch (self, width) {
    case (_, nil), (.points, .millimeters), (.points, .inches), (.pixels, .pixels): true
    case (.points, .pixels), (.pixels, .millimeters), (.pixels, .inches): false
    }
  }

  /// The reason why the size doesn't suit a width, as a sentence.
  package func refusal(at width: PictureWidth) -> String {
    width.printedPoints == nil
      ? "letters are in pixels if the width of the picture is: write them as 14px, or the width as 84mm"
      : "letters on paper are in points: write them as 8pt, or the width as 800px"
  }

  /// The pixels per point of a figure whose letters have the size.
  ///
  /// - Parameters:
  ///   - width: The width of the picture, whose unit the size ``suits(_:)``.
  ///   - scale: The pixels per point of the canvas, which count if the width isn't stated.
  /// - Returns: The pixels per point.
  package func scale(at width: PictureWidth?, canvasScale scale: CGFloat) -> CGFloat {
    switch self {
    case .pixels(let size): size / Self.standard
    case .points(let size):
      size / Self.standard
        * (width?.printedPoints.map { CGFloat(width?.pixelCount ?? 0) / $0 } ?? scale)
    }
  }
}
