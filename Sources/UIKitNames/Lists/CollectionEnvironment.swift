import AutoLayout
import Foundation

struct CollectionEnvironment: Equatable {
  /// The size of the collection view inside its adjusted content inset, in points.
  var container: CGSize
  var safeArea: NSDirectionalEdgeInsets
  var margins: NSDirectionalEdgeInsets
  var readable: NSDirectionalEdgeInsets
  /// Whether the layout mirrors its elements for right-to-left, instead of the collection view mirroring them.
  var isMirrored: Bool
  var traits: UITraitCollection

  /// Reads a layout's inputs from a collection view that scrolls in a direction.
  init(of view: UICollectionView, scrolling direction: UICollectionView.ScrollDirection) {
    let inset = view.adjustedContentInset
    container = CGSize(
      width: max(0, view.bounds.width - inset.left - inset.right),
      height: max(0, view.bounds.height - inset.top - inset.bottom))
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    isMirrored = isRightToLeft && !view.collectionViewLayout.isFlipped
    traits = view.traitCollection
    let across = direction.axis.other
    /// Returns the amounts by which insets exceed the view's adjusted content inset, across the scroll direction.
    func remaining(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
      let (left, right) = (max(0, insets.left - inset.left), max(0, insets.right - inset.right))
      return NSDirectionalEdgeInsets(
        top: max(0, insets.top - inset.top), leading: isRightToLeft ? right : left,
        bottom: max(0, insets.bottom - inset.bottom), trailing: isRightToLeft ? left : right
      ).only(across)
    }
    safeArea = remaining(view.safeAreaInsets)
    margins = remaining(view.layoutMargins)
    let inside = view.readableInset
    readable = remaining(
      UIEdgeInsets(
        top: view.layoutMargins.top, left: view.layoutMargins.left + inside,
        bottom: view.layoutMargins.bottom, right: view.layoutMargins.right + inside))
  }

  func insets(_ reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
    switch reference {
    case .none: .zero
    case .automatic, .safeArea: safeArea
    case .layoutMargins: margins
    case .readableContent: readable
    }
  }
}

extension UICollectionView.ScrollDirection {
  var axis: NSLayoutConstraint.Axis { self == .vertical ? .vertical : .horizontal }
}
