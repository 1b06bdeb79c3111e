public import AutoLayout
import Foundation

/// Core Animation's text layer, which plain figures show.
open class CATextLayer: CALayer {
  /// The text: a string, or an attributed string whose attributes override the layer's properties.
  open var string: Any?
  /// The font, of which only the weight is used.
  open var font: Any?
  /// The font size in points, 36 by default.
  open var fontSize: CGFloat = 36
  /// The color of the text, white by default.
  open var foregroundColor: CGColor? = .white
  /// Whether lines wrap at the layer's edge.
  open var isWrapped = false
  /// The alignment of the lines.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// The truncation of text that doesn't fit; figures ignore it.
  open var truncationMode = CATextLayerTruncationMode.none
  /// Whether glyphs may be positioned between pixels; layout ignores it.
  open var allowsFontSubpixelQuantization = false
}

extension CATextLayer: ArtworkSource {
  package var drawnParts: [Artwork.Part] {
    guard let text = attributedText, text.length > 0 else { return [] }
    let isPlaced = isWrapped || alignmentMode == .center || alignmentMode == .right
    return [.text(DrawnText(text.pieces, at: bounds.origin, in: isPlaced ? bounds.size : nil))]
  }

  private var attributedText: NSAttributedString? {
    if let text = string as? NSAttributedString { return text }
    guard let text = string as? String else { return nil }
    let style = MutableParagraphStyle()
    style.alignment =
      switch alignmentMode {
      case .center: .center
      case .right: .right
      case .left: .left
      default: .natural
      }
    return NSAttributedString(
      string: text,
      attributes: [
        .font: (font as? Font ?? .systemFont(ofSize: fontSize)).withSize(fontSize),
        .foregroundColor: foregroundColor ?? .clear, .paragraphStyle: style,
      ])
  }
}
