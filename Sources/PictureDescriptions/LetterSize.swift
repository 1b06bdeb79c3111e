internal import AutoLayout
package import Foundation

/// The size of a figure's own letters on paper or in pixels, whatever the scale of the canvas.
///
/// It's the size of notes and of captions. Names, measures and titles are in proportion to it. Texts of views belong to
/// the canvas, so they have its scale.
public enum LetterSize: Hashable, Sendable {
  /// A number of points: of 1/72 inch if the picture has a width on paper, otherwise of the canvas.
  case points(Double)
  /// A number of pixels.
  case pixels(Double)

  /// The sizes that letters can have, in points or pixels.
  public static let sizes = 1.0...500.0
  /// The size of notes and captions if no letter size is set, in points.
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

  /// The reason why a text isn't a valid letter size, as a sentence.
  package static func refusal(of text: String) -> String {
    "'\(text)' is not the size of letters; write points on paper, such as 8pt, or pixels, such as 14px, from 1 to 500"
  }

  /// The size as text that ``init(parsing:)`` accepts.
  public var text: String {
    switch self {
    case .points(let size): plainNumber(size, digits: 6) + "pt"
    case .pixels(let size): plainNumber(size, digits: 6) + "px"
    }
  }

  /// Whether the size's unit fits a picture of a width: points on paper, pixels otherwise.
  ///
  /// Any unit fits `nil`.
  package func suits(_ width: PictureWidth?) -> Bool {
    switch (self, width) {
    case (_, nil), (.points, .millimeters), (.points, .inches), (.pixels, .pixels): true
    case (.points, .pixels), (.pixels, .millimeters), (.pixels, .inches): false
    }
  }

  /// The reason why the size's unit doesn't fit a picture of a width, as a sentence.
  package func refusal(at width: PictureWidth) -> String {
    width.printedPoints == nil
      ? "letters are in pixels if the width of the picture is: write them as 14px, or the width as 84mm"
      : "letters on paper are in points: write them as 8pt, or the width as 800px"
  }

  /// The pixels per point of a figure whose letters have this size.
  ///
  /// - Parameters:
  ///   - width: The width of the picture. The size has to suit it, according to ``suits(_:)``.
  ///   - scale: The pixels per point of the canvas, used if the size is in points and the picture isn't on paper.
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
