import Foundation

/// A view of a collection: a cell, or a supplementary view such as a header.
open class CollectionReusableView: ContentHost {
  // Only cells have a content view.
  override class var hostsContent: Bool { false }

  open override class var viewMaker: (AnyClass, (String?) -> View)? {
    (CollectionReusableView.self, { _ in CollectionReusableView(frame: .zero) })
  }

  /// The identifier under which the view is reused; `nil` by default.
  open var reuseIdentifier: String? { nil }

  /// Never called; present for source compatibility.
  open func prepareForReuse() {}

  /// Returns attributes with the size from the view's constraints, starting from the proposed attributes.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionItemAttributes
  ) -> CollectionItemAttributes { layoutAttributes.fitting(self) }

  /// Called with the view's attributes when a collection view places the view; does nothing by default.
  open func apply(_ layoutAttributes: CollectionItemAttributes) {}
}
