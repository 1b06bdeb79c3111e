public import AutoLayout
public import Foundation

/// AppKit's view that shows a part of its document, which lies in its coordinates.
open class NSClipView: NSView {
  /// What is shown a part of; the view that it is in.
  open var documentView: NSView? {
    get { document }
    set {
      let old = document
      guard newValue !== old else { return }
      document = newValue
      old?.removeFromSuperview()
      if let newValue, newValue.superview !== self { addSubview(newValue) }
    }
  }

  private var document: NSView?

  open override var isFlipped: Bool { documentView?.isFlipped ?? false }

  /// Shows the part of the document that begins at a point of it, in points.
  open func scroll(to newOrigin: CGPoint) { bounds.origin = newOrigin }

  open override func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview)
    if subview === document { document = nil }
  }
}

/// AppKit's view that scrolls: its content view fills it, as scrollers lie over the content.
///
/// Constraints place its document in the content view, or the document's frame does.
open class NSScrollView: NSView {
  /// The view that cuts the document off.
  public let contentView = NSClipView(frame: .zero)

  /// What is shown a part of.
  open var documentView: NSView? {
    get { contentView.documentView }
    set { contentView.documentView = newValue }
  }

  /// The part of the document that is shown, in the content view's coordinates, in points.
  public var documentVisibleRect: CGRect { contentView.bounds }

  /// Whether there is a scroller for the vertical; layout does not depend on it.
  open var hasVerticalScroller = false

  /// Whether there is a scroller for the horizontal; layout does not depend on it.
  open var hasHorizontalScroller = false

  /// Makes a scroll view at a rectangle in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    contentView.clipsToBounds = true
    contentView.frame = bounds
    contentView.autoresizingMask = [.width, .height]
    addSubview(contentView)
  }

  /// Nil: archives are not read here.
  public required init?(coder: NSCoder) { nil }
}
