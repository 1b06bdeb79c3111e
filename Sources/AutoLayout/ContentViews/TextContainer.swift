public import Foundation

/// The room of a text; of a text view's own, the padding at the sides counts.
public final class TextContainer {
  private weak var textView: TextView?
  private var ownPadding: CGFloat = 5

  /// The size of the room, in points; text views ignore it.
  public var size: CGSize
  /// The greatest number of lines, 0 for any; text views ignore it.
  public var maximumNumberOfLines = 0
  /// Where a text that is too long breaks or ends; text views ignore it.
  public var lineBreakMode = LineBreakMode.byWordWrapping
  /// Whether the room is as wide as the view; text views take it to be.
  public var widthTracksTextView = false

  /// Makes a room of a size, in points.
  public init(size: CGSize = .zero) { self.size = size }

  init(of textView: TextView) {
    self.textView = textView
    size = .zero
    widthTracksTextView = true
  }

  /// How far the text is from the sides besides the view's inset, in points.
  public var lineFragmentPadding: CGFloat {
    get { textView?.lineFragmentPadding ?? ownPadding }
    set {
      if let textView { textView.lineFragmentPadding = newValue } else { ownPadding = newValue }
    }
  }
}
