import Foundation

/// A view of a collection: a cell, or one beside the cells such as a header.
open class CollectionReusableView: ContentHost {
  // Only cells have a view for subviews.
  override class var hostsContent: Bool { false }

  open override class var viewMaker: (AnyClass, (String?) -> View)? {
    (CollectionReusableView.self, { _ in CollectionReusableView(frame: .zero) })
  }

  /// The name by which a collection asks for a view that it can use again; nil here.
  open var reuseIdentifier: String? { nil }

  /// Called before a collection uses the view again; never called here.
  open func prepareForReuse() {}

  /// The attributes that the view would like in the place of those that it is offered: those of the size
  /// that its constraints give it near the offered one.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionItemAttributes
  ) -> CollectionItemAttributes { layoutAttributes.fitting(self) }

  /// Called when the view is given its place.
  open func apply(_ layoutAttributes: CollectionItemAttributes) {}
}
