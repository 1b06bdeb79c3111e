public import Foundation

/// A view that shows a part of something larger.
///
/// To what lies in it, its edges are those of its content, and its size that of its frame.
open class ScrollView: View {
  /// The guide around the content; constraints decide how large it is.
  public var contentLayoutGuide: LayoutGuide { systemGuide(.scrollContent) }

  /// The guide around the frame, which does not scroll.
  public var frameLayoutGuide: LayoutGuide { systemGuide(.scrollFrame) }

  /// The size of the content in points: what the author set, or what constraints made of it.
  open var contentSize: CGSize {
    get { explicitContentSize ?? contentLayoutGuide.layoutFrame.size }
    set { explicitContentSize = newValue }
  }

  /// The point of the content at the top left corner, in points.
  open var contentOffset: CGPoint {
    get { geometry.boundsOrigin }
    set { setBoundsOrigin(newValue) }
  }

  override var contentEdgesGuide: LayoutGuide? { contentLayoutGuide }

  private var explicitContentSize: CGSize?

  /// Makes a scroll view at a rectangle in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    _ = (contentLayoutGuide, frameLayoutGuide)
  }
}
