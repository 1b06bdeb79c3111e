internal import AutoLayout
package import Foundation

/// The size of a figure's letters outside of views, independent of the canvas's scale.
///
/// Notes and captions have this size, and names, dimension texts and titles are in proportion to it. The texts of views
/// are scaled with the canvas instead.
public enum LetterSize: Hashable, Sendable {
  /// A size in points, which are 1/72 inch if the picture has a width on paper, and otherwise points of the canvas.
  case points(Double)
  /// A size in pixels.
  case pixels(Double)

  /// The permitted letter sizes, in points or pixels.
  public static let sizes = 1.0...500.0
  /// The default size of notes and captions, in points.
  package static let standard: CGFloat = 10.5

  /// Parses a size such as `8pt` or `14px`, or returns `nil` for an invalid text.
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

  /// A sentence that says why a text isn't a valid letter size.
  package static func refusal(of text: String) -> String {
    "'\(text)' is not the size of letters; write points on paper, such as 8pt, or pixels, such as 14px, from 1 to 500"
  }

  /// The size as a text that ``init(parsing:)`` accepts, such as `8pt`.
  public var text: String {
    switch self {
    case .points(let size): plainNumber(size, digits: 6) + "pt"
    case .pixels(let size): plainNumber(size, digits: 6) + "px"
    }
  }

  /// Whether the size's unit fits a picture's width: points for a width on paper, pixels for a width in pixels.
  ///
  /// Any unit fits if the width is `nil`.
  package func suits(_ width: PictureWidth?) -> Bool {
    switch (self, width) {
    case (_, nil), (.points, .millimeters), (.points, .inches), (.pixels, .pixels): true
    case (.points, .pixels), (.pixels, .millimeters), (.pixels, .inches): false
    }
  }

  /// A sentence that says why the size's unit doesn't fit a picture's width.
  package func refusal(at width: PictureWidth) -> String {
    width.printedPoints == nil
      ? "letters are in pixels if the width of the picture is: write them as 14px, or the width as 84mm"
      : "letters on paper are in points: write them as 8pt, or the width as 800px"
  }

  /// The number of pixels per point at which a figure's letters have this size.
  ///
  /// - Parameters:
  ///   - width: The width of the picture, which the size has to suit, according to ``suits(_:)``.
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
