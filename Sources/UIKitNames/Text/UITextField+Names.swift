public import AutoLayout
public import Foundation

extension TextView {
  /// The room of the text, of which the padding at the sides counts.
  public struct TextContainer {
    let textView: TextView

    /// How far the text is from the sides besides the inset, in points.
    public var lineFragmentPadding: CGFloat {
      get { textView.lineFragmentPadding }
      nonmutating set { textView.lineFragmentPadding = newValue }
    }
  }
}

/// What is kept without being held.
final class WeakReference {
  weak var object: AnyObject?

  init(_ object: AnyObject?) { self.object = object }
}
