import AutoLayout
import Foundation

final class CollectionContents {
  private var cells = ViewRegistry<String, CollectionCell>()
  private var supplements = ViewRegistry<[String], UICollectionReusableView>()
  /// The visible views by element.
  private(set) var views: [CollectionElement: View] = [:]
  private(set) var order: [CollectionElement] = []
  private var scrollers: [Int: ScrollView] = [:]
  /// The content size last set from the layout.
  private var contentSize: CGSize?
  /// The content offset last set to show the start of right-to-left content, or `nil` if it was never set.
  private var startOffset: CGPoint?

  /// The maximum number of measuring passes in one layout.
  private static let measuringLimit = 8

  /// The names of registered classes that can't be instantiated.
  var uncreatableClasses: [String] { cells.uncreatableClasses + supplements.uncreatableClasses }

  func registerCell(_ maker: @escaping (CGRect) -> CollectionCell, _ identifier: String) {
    cells.register({ _ in maker(.zero) }, for: identifier)
  }

  func registerCell(_ cellClass: AnyClass?, _ identifier: String) {
    cells.register(cellClass, for: identifier)
  }

  func registerView(
    _ maker: @escaping (CGRect) -> UICollectionReusableView, _ kind: String, _ identifier: String
  ) {
    supplements.register({ _ in maker(.zero) }, for: [kind, identifier])
  }

  func registerView(_ viewClass: AnyClass?, _ kind: String, _ identifier: String) {
    supplements.register(viewClass, for: [kind, identifier])
  }

  func makeCell(_ identifier: String) -> CollectionCell {
    cells.make(identifier, reuseIdentifier: identifier) ?? CollectionCell(frame: .zero)
  }

  func makeView(_ kind: String, _ identifier: String) -> UICollectionReusableView {
    supplements.make([kind, identifier], reuseIdentifier: identifier)
      ?? UICollectionReusableView(frame: .zero)
  }

  func forget() {
    for view in views.values { view.removeFromSuperview() }
    for scroller in scrollers.values { scroller.removeFromSuperview() }
    (views, order, scrollers) = ([:], [], [:])
  }

  /// Updates the views, their frames and the content's size to match the layout.
  func show(in collection: UICollectionView) {
    let layout = collection.collectionViewLayout
    guard collection.dataSource != nil else { return }
    layout.prepareIfNeeded(for: collection.bounds)
    if !showMeasured(by: layout, in: collection) { collection.setNeedsLayout() }
    let size = layout.collectionViewContentSize
    guard contentSize != size else { return }
    contentSize = size
    collection.contentSize = size
    if layout.startsAtRight { showRightEnd(of: size, in: collection) }
  }

  /// Shows the views in the bounds at their preferred sizes, or returns `false` after the maximum number of passes.
  private func showMeasured(
    by layout: UICollectionViewLayout, in collection: UICollectionView
  ) -> Bool {
    guard uncreatableClasses.isEmpty else { return true }
    for _ in 0..<Self.measuringLimit {
      let attributes = layout.shownAttributes(in: collection.bounds)
      show(attributes.filter { !$0.isHidden }, in: collection)
      // Every view is measured, instead of stopping at the first that moves others.
      let moves = attributes.map { measure($0, in: layout) }
      guard moves.contains(true) else { return true }
      layout.prepare()
    }
    return false
  }

  /// Scrolls to the right end of the content, unless the user or the program has already scrolled away from it.
  private func showRightEnd(of size: CGSize, in collection: UICollectionView) {
    guard startOffset == nil || startOffset == collection.contentOffset else { return }
    let inset = collection.adjustedContentInset
    let start = max(-inset.left, size.width + inset.right - collection.bounds.width)
    startOffset = CGPoint(x: start, y: -inset.top)
    collection.contentOffset = CGPoint(x: start, y: -inset.top)
  }

  /// Measures a view's preferred size, and returns `true` if the size changes the layout.
  private func measure(
    _ attributes: CollectionItemAttributes, in layout: UICollectionViewLayout
  ) -> Bool {
    guard let view = views[attributes.element] else { return false }
    let preferred = view.attributes(preferredTo: attributes)
    return preferred.map { layout.take($0, for: attributes.element) } ?? false
  }

  private func show(_ attributes: [CollectionItemAttributes], in collection: UICollectionView) {
    showScrollers(collection.collectionViewLayout.orthogonalRegions, in: collection)
    var gone = views
    for item in attributes {
      let element = item.element
      gone[element] = nil
      let view = views[element] ?? makeView(of: item, in: collection)
      views[element] = view
      let scroller = item.scrollsOrthogonally ? scrollers[item.place[0]] : nil
      place(view, at: item, in: scroller ?? collection, scroller)
    }
    for (element, view) in gone {
      views[element] = nil
      view.removeFromSuperview()
    }
    order = attributes.map(\.element)
    putInOrder(attributes, in: collection)
  }

  private func makeView(
    of attributes: CollectionItemAttributes, in collection: UICollectionView
  ) -> View {
    let path = attributes.indexPath
    switch attributes.element.kind {
    case .cell:
      return collection.dataSource?.collectionView(collection, cellForItemAt: path)
        ?? CollectionCell(frame: .zero)
    case .supplementary(let kind):
      return collection.dataSource?.collectionView(
        collection, viewForSupplementaryElementOfKind: kind, at: path)
        ?? UICollectionReusableView(frame: .zero)
    case .decoration(let kind):
      return collection.collectionViewLayout.makeDecoration(kind)
        ?? UICollectionReusableView(frame: .zero)
    }
  }

  private func place(
    _ view: View, at attributes: CollectionItemAttributes, in host: View, _ scroller: ScrollView?
  ) {
    if view.superview !== host { host.addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = true
    var frame = attributes.frame
    if let scroller {
      frame.origin.x += scroller.contentOffset.x - scroller.frame.minX
      frame.origin.y += scroller.contentOffset.y - scroller.frame.minY
    }
    if view.frame != frame { view.frame = frame }
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    if view.transform != attributes.transform { view.transform = attributes.transform }
    view.take(attributes)
  }

  private func showScrollers(_ regions: [OrthogonalRegion], in collection: UICollectionView) {
    var gone = scrollers
    for region in regions {
      gone[region.section] = nil
      let scroller = scrollers[region.section] ?? ScrollView(frame: region.frame)
      scrollers[region.section] = scroller
      scroller.contentInsetAdjustmentBehavior = .never
      if scroller.superview !== collection { collection.addSubview(scroller) }
      if scroller.frame != region.frame { scroller.frame = region.frame }
      if scroller.contentSize != region.contentSize { scroller.contentSize = region.contentSize }
      if scroller.contentOffset != region.offset { scroller.contentOffset = region.offset }
    }
    for (section, scroller) in gone {
      scrollers[section] = nil
      scroller.removeFromSuperview()
    }
  }

  /// Sorts views by z-index, and at the same z-index puts decorations at the back, and headers and footers in front.
  private func putInOrder(
    _ attributes: [CollectionItemAttributes], in collection: UICollectionView
  ) {
    func rank(_ attributes: CollectionItemAttributes) -> Int {
      attributes.isDecoration ? 0 : attributes.elementKind == nil ? 1 : 2
    }
    let sorted = attributes.enumerated().sorted {
      ($0.element.zIndex, rank($0.element), $0.offset)
        < ($1.element.zIndex, rank($1.element), $1.offset)
    }
    let wanted = sorted.compactMap { views[$0.element.element] }
    for host in [collection] + scrollers.keys.sorted().compactMap({ scrollers[$0] }) {
      let own = wanted.filter { $0.superview === host }
      let present = host.subviews.filter { view in own.contains { $0 === view } }
      guard !zip(own, present).allSatisfy({ $0 === $1 }) else { continue }
      for view in own { host.bringSubviewToFront(view) }
    }
  }
}

extension View {
  /// The view's preferred attributes, or `nil` if the layout determines both dimensions.
  fileprivate func attributes(
    preferredTo attributes: CollectionItemAttributes
  ) -> CollectionItemAttributes? {
    guard attributes.hasEstimatedWidth || attributes.hasEstimatedHeight else { return nil }
    return (self as? UICollectionReusableView)?.preferredLayoutAttributesFitting(attributes)
  }

  fileprivate func take(_ attributes: CollectionItemAttributes) {
    (self as? UICollectionReusableView)?.apply(attributes)
  }
}
