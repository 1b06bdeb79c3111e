import AutoLayout
import Foundation
import Testing
import UIKitNames

// The collection view is 320 by 480 points.

/// A delegate of a flow layout that states sizes and a section's distances.
private final class FlowDelegate: UICollectionViewDelegateFlowLayout {
  var sizes: [CGSize] = []
  var header = CGSize.zero
  var inset = UIEdgeInsets.zero

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sizes[indexPath.item] }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { inset }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { 4 }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { 8 }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { header }
}

private func flow(_ change: (UICollectionViewFlowLayout) -> Void) -> UICollectionViewFlowLayout {
  let layout = UICollectionViewFlowLayout()
  change(layout)
  return layout
}

@Suite("Flow layouts")
struct FlowLayoutTests {
  /// A collection whose items are as wide and high as stated.
  private func shown(
    _ sizes: [(CGFloat, CGFloat)], mirrored: Bool = false, header: CGFloat = 0,
    _ change: (UICollectionViewFlowLayout) -> Void = { _ in }
  ) -> (ShownCollection, any UICollectionViewDelegateFlowLayout) {
    let collection = ShownCollection(flow(change), ItemSource(0), mirrored: mirrored)
    collection.source.counts = [sizes.count]
    let delegate = FlowDelegate()
    delegate.sizes = sizes.map { CGSize(width: $0.0, height: $0.1) }
    delegate.header = CGSize(width: 1, height: header)
    collection.view.delegate = delegate
    collection.view.reloadData()
    collection.view.layoutIfNeeded()
    return (collection, delegate)
  }

  @Test("spread items of one size over lines, and keep the columns in the last one")
  func uniform() {
    let layout = flow { $0.itemSize = CGSize(width: 100, height: 40) }
    let grid = ShownCollection(layout, ItemSource(4))
    #expect((0..<3).map { grid.frame($0)?.minX } == [0, 110, 220])
    #expect(grid.frame(3) == rect(0, 50, 100, 40))
    #expect(grid.view.contentSize == CGSize(width: 320, height: 90))
    #expect(grid.view.visibleCells.map(\.frame.minX) == [0, 110, 220, 0])
    layout.minimumInteritemSpacing = 11
    grid.view.layoutIfNeeded()
    // Two columns, 120 points apart.
    #expect((0..<4).map { grid.frame($0)?.origin.x } == [0, 220, 0, 220])
    let two = ShownCollection(flow { $0.itemSize = CGSize(width: 90, height: 40) }, ItemSource(2))
    #expect(two.frame(1)?.minX == 115)
  }

  @Test("spread items of several sizes over lines except the last")
  func lines() {
    let (tags, delegate) = shown([(100, 30), (120, 20), (60, 30), (50, 30), (40, 30)])
    #expect(
      (0..<3).map { tags.frame($0) } == [
        rect(0, 0, 100, 30), rect(120, 5, 120, 20), rect(260, 0, 60, 30),
      ])
    #expect(
      (3..<5).map { tags.frame($0)?.origin } == [CGPoint(x: 0, y: 34), CGPoint(x: 58, y: 34)])
    _ = delegate
  }

  @Test(
    "center a sole item, unless it is too long or another of its size has room in the last line")
  func sole() {
    let (items, delegate) = shown([(200, 20), (220, 20), (400, 20), (100, 20)])
    #expect((0..<4).map { items.frame($0)?.minX } == [60, 50, 0, 0])
    let (column, other) = shown([(200, 20), (220, 20)])
    #expect(column.frame(1)?.minX == 50)
    _ = (delegate, other)
  }

  @Test("have headers and footers from edge to edge, and insets between them and the items")
  func sections() {
    let layout = flow {
      $0.headerReferenceSize = CGSize(width: 10, height: 30)
      $0.footerReferenceSize = CGSize(width: 10, height: 20)
      $0.sectionInset = UIEdgeInsets(top: 1, left: 10, bottom: 2, right: 30)
      $0.sectionHeadersPinToVisibleBounds = true
    }
    let list = ShownCollection(layout, ItemSource(1, 20))
    #expect(list.frame(of: UICollectionView.elementKindSectionHeader) == rect(0, 0, 320, 30))
    #expect(list.frame(0) == rect(10, 31, 50, 50))
    #expect(list.frame(of: UICollectionView.elementKindSectionFooter) == rect(0, 83, 320, 20))
    #expect(list.frame(of: UICollectionView.elementKindSectionHeader, 1)?.minY == 103)
    #expect(list.frame(3, in: 1)?.maxX == 290)
    list.view.contentOffset.y = 120
    #expect(list.frame(of: UICollectionView.elementKindSectionHeader, 1)?.minY == 120)
    let (stated, delegate) = shown([(50, 50)], header: 44)
    #expect(stated.frame(of: UICollectionView.elementKindSectionHeader)?.height == 44)
    _ = delegate
  }

  @Test("fill columns from the top if they scroll sideways")
  func sideways() {
    let layout = flow {
      $0.scrollDirection = .horizontal
      $0.itemSize = CGSize(width: 100, height: 300)
      $0.headerReferenceSize = CGSize(width: 20, height: 5)
    }
    let carousel = ShownCollection(layout, ItemSource(5))
    #expect(
      (0..<2).map { carousel.frame($0) } == [rect(20, 90, 100, 300), rect(130, 90, 100, 300)])
    #expect(carousel.frame(of: UICollectionView.elementKindSectionHeader) == rect(0, 0, 20, 480))
    #expect(carousel.view.contentSize == CGSize(width: 560, height: 480))
    layout.itemSize.height = 200
    carousel.view.layoutIfNeeded()
    #expect(
      (0..<3).map { carousel.frame($0)?.origin } == [
        CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 280), CGPoint(x: 130, y: 0),
      ])
  }

  @Test("are mirrored from right to left, and begin at the right end")
  func mirrored() {
    let layout = flow { $0.sectionInset.left = 10 }
    let grid = ShownCollection(layout, ItemSource(2), mirrored: true)
    #expect((0..<2).map { grid.frame($0)?.maxX } == [310, 245])
    let sideways = flow {
      $0.scrollDirection = .horizontal
      $0.itemSize.height = 480
    }
    let carousel = ShownCollection(sideways, ItemSource(9), mirrored: true)
    #expect(carousel.frame(0) == rect(480, 0, 50, 480))
    #expect(carousel.view.contentOffset.x == 210)
  }

  @Test("count insets from the safe area or the margins on request")
  func references() {
    let layout = flow { $0.sectionInset.left = 10 }
    let view = ShownCollection(layout, ItemSource(1))
    view.view.layoutEnvironment?.safeAreaInsets = UIEdgeInsets(
      top: 0, left: 44, bottom: 0, right: 44)
    view.view.layoutIfNeeded()
    #expect(view.frame(0)?.minX == 10)
    layout.sectionInsetReference = .fromSafeArea
    #expect(view.frame(0)?.minX == 54)
    layout.sectionInsetReference = .fromLayoutMargins
    #expect(view.frame(0)?.minX == 10 + view.view.layoutMargins.left)
    view.view.contentInset.left = 100
    #expect(view.frame(0)?.minX == 10)
  }
}

@Suite("Cells that decide their size in flow layouts")
struct FlowSizeTests {
  private func shown(_ texts: [String], mirrored: Bool = false) -> ShownCollection {
    let layout = flow { $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
    let source = ItemSource(texts.count)
    source.texts = texts
    return ShownCollection(layout, source, mirrored: mirrored)
  }

  @Test("have the sizes that their constraints give them")
  func sizes() {
    // A character is 9.35 points wide.
    let tags = shown(["abcd", "ab", "abcdefghijklmnopqrstuvwxyzabcd", "abcd"])
    #expect((0..<4).map { tags.frame($0)?.height } == [21, 21, 21, 21])
    #expect(tags.frame(0)?.minX == 0 && tags.frame(1)?.maxX == 320)
    #expect(tags.frame(2)?.minY == 31 && tags.frame(2).map { $0.midX == 160 } == true)
    #expect(tags.frame(3)?.origin == CGPoint(x: 0, y: 62))
  }

  @Test("are centered if they are alone in their section")
  func alone() {
    #expect(shown(["abcd"]).frame(0)?.midX == 160)
    #expect(shown(["abcd", "abcd"]).frame(0)?.minX == 0)
  }
}

/// The well-known layout of tags that begin at the left.
private final class LeftAlignedLayout: UICollectionViewFlowLayout {
  var prepared = 0

  override func prepare() {
    super.prepare()
    prepared += 1
    minimumInteritemSpacing = 8
    itemSize = CGSize(width: 90, height: 30)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let attributes = super.layoutAttributesForElements(in: rect)
    var left = sectionInset.left
    var top: CGFloat = -1
    for item in attributes ?? [] where item.representedElementCategory == .cell {
      if item.frame.origin.y >= top { left = sectionInset.left }
      item.frame.origin.x = left
      left += item.frame.width + minimumInteritemSpacing
      top = max(item.frame.maxY, top)
    }
    return attributes
  }
}

/// A layout of rows by hand, that is mirrored by the view.
private final class StairsLayout: UICollectionViewLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 300) }
  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = rect(CGFloat(indexPath.item) * 20, CGFloat(indexPath.item) * 30, 40, 30)
    return attributes
  }
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }
}

@Suite("Layouts of one's own")
struct OwnLayoutTests {
  @Test("change the places of a flow layout")
  func leftAligned() {
    let layout = LeftAlignedLayout()
    layout.sectionInset.left = 16
    let tags = ShownCollection(layout, ItemSource(4))
    #expect(tags.view.visibleCells.map(\.frame.minX) == [16, 114, 212, 16])
    #expect(layout.prepared <= 2)
  }

  @Test("are mirrored on request, whatever they are below")
  func flipped() {
    let stairs = ShownCollection(StairsLayout(), ItemSource(3), mirrored: true)
    #expect(stairs.view.visibleCells.map(\.frame.maxX) == [320, 300, 280])
    #expect(stairs.frame(1)?.maxX == 300)
    let straight = ShownCollection(StairsLayout(), ItemSource(3))
    #expect(straight.view.visibleCells.map(\.frame.minX) == [0, 20, 40])
    final class Flipped: UICollectionViewFlowLayout {
      override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }
    let grid = ShownCollection(Flipped(), ItemSource(2), mirrored: true)
    #expect(grid.view.visibleCells.map(\.frame.maxX) == [320, 252.5])
  }
}
