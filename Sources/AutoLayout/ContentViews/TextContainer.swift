public import Foundation

/// The area of a text; text views use only the padding at its sides.
public final class TextContainer {
  private weak var textView: TextView?
  private var ownPadding: CGFloat = 5

  /// The size of the area, in points; text views ignore it.
  public var size: CGSize
  /// The greatest number of lines, 0 for any; text views ignore it.
  public var maximumNumberOfLines = 0
  /// The line break mode; text views ignore it.
  public var lineBreakMode = LineBreakMode.byWordWrapping
  /// Whether the area has the width of the view, which text views assume.
  public var widthTracksTextView = false

  /// Makes an area of a size, in points.
  public init(size: CGSize = .zero) { self.size = size }

  init(of textView: TextView) {
    self.textView = textView
    size = .zero
    widthTracksTextView = true
  }

  /// The padding at the sides inside the view's insets, in points.
  public var lineFragmentPadding: CGFloat {
    get { textView?.lineFragmentPadding ?? ownPadding }
    set {
      if let textView { textView.lineFragmentPadding = newValue } else { ownPadding = newValue }
    }
  }
}
