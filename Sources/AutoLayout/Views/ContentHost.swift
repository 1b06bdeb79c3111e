public import Foundation

/// A view whose subviews belong into one that fills it, as those of cells and of visual effects do.
open class ContentHost: View {
  /// The view for subviews; it follows the host's size.
  public private(set) var contentView: View

  /// Makes a host at a rectangle in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    contentView = View()
    super.init(frame: frame)
    addContentView()
  }

  init(frame: CGRect, contentView: View) {
    self.contentView = contentView
    super.init(frame: frame)
    addContentView()
  }

  private func addContentView() {
    contentView.frame = CGRect(origin: .zero, size: bounds.size)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Makes the view for subviews, for hosts that had another.
  func makeContentView() -> View { View() }

  /// Shows a view in the place of the one for subviews, or a new one for them.
  package func showContent(_ content: View?) {
    let view = content ?? makeContentView()
    guard view !== contentView else { return }
    let frame = contentView.frame
    contentView.removeFromSuperview()
    view.translatesAutoresizingMaskIntoConstraints = true
    contentView = view
    addContentView()
    view.frame = frame
  }

  /// Nil: archives are not read here.
  public required init?(coder: NSCoder) { nil }
}

/// An item of a collection: a view as its author composes it.
///
/// There is no collection here that it could lie in.
open class CollectionCell: ContentHost {
  /// Whether the cell is picked; layout does not depend on it.
  open var isSelected = false

  /// Whether the cell is being touched; layout does not depend on it.
  open var isHighlighted = false

  /// Called before a collection uses the cell again; never called here.
  open func prepareForReuse() {}

  /// The attributes that the cell would like in the place of those that it is offered: those of the size
  /// that its constraints give it near the offered one.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionItemAttributes
  ) -> CollectionItemAttributes { layoutAttributes.fitting(self) }

  /// Called when the cell is given its place; never called here.
  open func apply(_ layoutAttributes: CollectionItemAttributes) {}
}
