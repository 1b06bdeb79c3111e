public import Foundation

/// The area for the text of a text view; text views use only its side padding.
public final class TextContainer {
  private weak var textView: TextView?
  private var ownPadding: CGFloat = 5

  /// The size of the area, in points; text views ignore it.
  public var size: CGSize
  /// The maximum number of lines, or 0 for no limit; text views ignore this property.
  public var maximumNumberOfLines = 0
  /// The line break mode; text views ignore it.
  public var lineBreakMode = LineBreakMode.byWordWrapping
  /// Whether the area always has the width of the view; text views behave as if this were true.
  public var widthTracksTextView = false

  /// Makes an area with a size in points.
  public init(size: CGSize = .zero) { self.size = size }

  init(of textView: TextView) {
    self.textView = textView
    size = .zero
    widthTracksTextView = true
  }

  /// The padding of the text at each side, inside the view's insets, in points.
  public var lineFragmentPadding: CGFloat {
    get { textView?.lineFragmentPadding ?? ownPadding }
    set {
      if let textView { textView.lineFragmentPadding = newValue } else { ownPadding = newValue }
    }
  }
}
