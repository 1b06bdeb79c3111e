import AutoLayout
public import Foundation

// Drawn texts are measured by the tree of the view that draws, or by fixed metrics without one. Figures break their
// lines with the measurements of the figure.

/// The options for measuring text, with the same raw values as in UIKit.
///
/// All text is measured as with ``usesLineFragmentOrigin`` and ``usesFontLeading``.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: Int

  /// Creates options from raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Lines wrap at the width.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Heights include the font's line spacing.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// Heights are those of the glyphs instead of the font's lines.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// The last visible line is truncated.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// A context for drawing and measuring text; its settings are ignored.
open class NSStringDrawingContext {
  /// The minimum scale of the text; drawing ignores it.
  open var minimumScaleFactor: CGFloat = 0

  /// Creates a context.
  public init() {}
}

extension NSAttributedString {
  /// Draws the text with its top left corner at a point of the current context.
  public func draw(at point: CGPoint) { draw(DrawnText(pieces, at: point)) }

  /// Draws the text in a rectangle of the current context, omitting lines below the rectangle.
  public func draw(in rect: CGRect) { draw(DrawnText(pieces, at: rect.origin, in: rect.size)) }

  /// Draws the text in a rectangle of the current context, omitting lines below the rectangle.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) { draw(in: rect) }

  /// The size of the text without line breaks within paragraphs, in points.
  public func size() -> CGSize { size(width: nil) }

  /// Returns the bounding rectangle of the text in points, with lines wrapped at the width of `size`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    CGRect(origin: .zero, size: self.size(width: size.width > 0 ? size.width : nil))
  }

  private func draw(_ text: DrawnText) {
    guard length > 0 else { return }
    var text = text
    for index in text.pieces.indices {
      // Texts without a color are black in UIKit (Apple's documentation of `NSAttributedString.Key.foregroundColor`).
      let color = text.pieces[index].style.color
      text.pieces[index].style.color = color ?? .black
    }
    CGContext.current?.add(Artwork([.text(text)]))
  }

  private func size(width: CGFloat?) -> CGSize {
    guard length > 0 else { return .zero }
    let measure = CGContext.current?.measureText ?? LayoutEnvironment().measureText
    let lines = StyledLines(pieces, width: width, measure: measure)
    return CGSize(width: lines.width, height: lines.height)
  }
}

extension NSString {
  /// Draws the text with its top left corner at a point of the current context.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    text.draw(at: point, withAttributes: attrs)
  }

  /// Draws the text in a rectangle of the current context, omitting lines below the rectangle.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    text.draw(in: rect, withAttributes: attrs)
  }

  /// The size of the text without line breaks within paragraphs, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    text.size(withAttributes: attrs)
  }

  /// Returns the bounding rectangle of the text in points, with lines wrapped at the width of `size`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    text.boundingRect(with: size, options: options, attributes: attributes, context: context)
  }

  private var text: String { "\(self)" }
}

extension String {
  /// Draws the text with its top left corner at a point of the current context.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  /// Draws the text in a rectangle of the current context, omitting lines below the rectangle.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }

  /// The size of the text without line breaks within paragraphs, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// Returns the bounding rectangle of the text in points, with lines wrapped at the width of `size`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
