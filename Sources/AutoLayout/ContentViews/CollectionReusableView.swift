import Foundation

/// A view of a collection: a cell, or a supplementary view such as a header.
open class CollectionReusableView: ContentHost {
  // Only cells have a content view.
  override class var hostsContent: Bool { false }

  open override class var viewMaker: (AnyClass, (String?) -> View)? {
    (CollectionReusableView.self, { _ in CollectionReusableView(frame: .zero) })
  }

  /// The identifier for reuse; `nil` by default.
  open var reuseIdentifier: String? { nil }

  /// Prepares the view for reuse; never called.
  open func prepareForReuse() {}

  /// The attributes with the size that the view's constraints give it for the offered ones.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionItemAttributes
  ) -> CollectionItemAttributes { layoutAttributes.fitting(self) }

  /// Applies attributes; called when a collection view places the view.
  open func apply(_ layoutAttributes: CollectionItemAttributes) {}
}
