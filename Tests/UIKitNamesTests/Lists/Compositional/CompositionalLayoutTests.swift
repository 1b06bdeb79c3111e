import AutoLayout
import Testing
import UIKitNames

// The collection view is 320 by 480 points. Without fonts, a character of 17 points is 9.35 wide, a line 21
// high, and two lines 41.

@Suite("Compositional layouts")
struct CompositionalLayoutTests {
  private var row: NSCollectionLayoutGroup {
    .horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      subitems: [item(.fractionalWidth(0.25), .fractionalHeight(1))])
  }

  private func list(_ estimate: CGFloat) -> NSCollectionLayoutGroup {
    let whole = size(.fractionalWidth(1), .estimated(estimate))
    return .horizontal(layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
  }

  @Test("from right to left everything is mirrored")
  func mirrored() {
    let collection = ShownCollection(row, ItemSource(6), mirrored: true) { section in
      section.contentInsets.leading = 20
    }
    // A quarter of 300 is 75, from 20 at the right.
    #expect(collection.frame(0) == rect(225, 0, 75, 50))
    #expect(collection.frame(3) == rect(0, 0, 75, 50))
    #expect(collection.frame(4) == rect(225, 50, 75, 50))
    let across = ShownCollection(row, ItemSource(8), mirrored: true) { section in
      section.orthogonalScrollingBehavior = .continuous
    }
    #expect(across.frame(0) == rect(240, 0, 80, 50))
    #expect(across.frame(4) == rect(-80, 0, 80, 50))
    // Two groups of 320 scroll, from their right end.
    #expect(across.view.visibleCells.map(\.frame.minX) == [560, 480, 400, 320])
    #expect((across.view.visibleCells.first?.superview as? UIScrollView)?.contentOffset.x == 320)
  }

  @Test("sideways, groups are columns")
  func sideways() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(100), .fractionalHeight(1)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(0.5))])
    let section = NSCollectionLayoutSection(group: column)
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 5, bottom: 30, trailing: 15)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.absolute(40), .fractionalHeight(1)), elementKind: "header",
      alignment: .leading)
    section.boundarySupplementaryItems = [header]
    let collection = ShownCollection(
      UICollectionViewCompositionalLayout(section: section, configuration: configuration),
      ItemSource(3, 1))
    #expect(collection.frame(of: "header") == rect(0, 10, 40, 440))
    // Half of 480 − 40.
    #expect(collection.frame(1) == rect(45, 230, 100, 220))
    #expect(collection.frame(2) == rect(145, 10, 100, 220))
    // 40 + 5 + 200 + 15, and the same with one column.
    #expect(collection.frame(0, in: 1) == rect(305, 10, 100, 220))
    #expect(collection.view.contentSize == CGSize(width: 420, height: 480))
  }

  @Test("sideways from right to left, the content is shown from its right end")
  func sidewaysMirrored() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(100), .fractionalHeight(1)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    let collection = ShownCollection(
      UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: column), configuration: configuration),
      ItemSource(5), mirrored: true)
    // Five columns are 500 wide, 180 more than the view.
    #expect(collection.frame(0) == rect(400, 0, 100, 480))
    #expect(collection.view.contentOffset == CGPoint(x: 180, y: 0))
    #expect(collection.view.visibleCells.map(\.frame.minX) == [400, 300, 200, 100])
    collection.view.contentOffset.x = 50
    collection.source.counts = [7]
    collection.view.reloadData()
    collection.view.layoutIfNeeded()
    #expect(collection.view.contentOffset.x == 50)
    #expect(collection.view.visibleCells.map(\.frame.minX) == [300, 200, 100, 0])
  }

  @Test("a section's handler changes the visible items")
  func visibleItems() {
    let collection = ShownCollection(row, ItemSource(8)) { section in
      section.visibleItemsInvalidationHandler = { items, offset, environment in
        #expect(offset == .zero && environment.container.contentSize.width == 320)
        for item in items where item.indexPath.item == 2 {
          item.alpha = 0.5
          item.center.y += 10
        }
      }
    }
    let cells = collection.view.visibleCells
    #expect(cells.map(\.alpha) == [1, 1, 0.5, 1, 1, 1, 1, 1])
    #expect(cells[2].frame == rect(160, 10, 80, 50))
  }

  @Test("cells decide heights that are estimated, with their width as it is")
  func estimatedHeights() {
    let source = ItemSource(3)
    source.texts = ["Title", String(repeating: "x", count: 60), "Title"]
    let collection = ShownCollection(list(50), source)
    // 320 hold 34 characters.
    #expect(collection.frame(0) == rect(0, 0, 320, 21))
    #expect(collection.frame(1) == rect(0, 21, 320, 41))
    #expect(collection.frame(2) == rect(0, 62, 320, 21))
    #expect(collection.view.contentSize.height == 83)
    #expect(collection.view.visibleCells.map(\.frame.height) == [21, 41, 21])
    // In 640 the second one has one line; sizes of other widths are no longer in effect.
    collection.view.frame.size.width = 640
    collection.view.layoutIfNeeded()
    #expect(collection.frame(1) == rect(0, 21, 640, 21))
    source.counts = [1]
    collection.view.reloadData()
    collection.view.layoutIfNeeded()
    #expect(collection.view.contentSize.height == 21 && collection.view.visibleCells.count == 1)
  }

  @Test("cells that aren't visible have their estimates until they are")
  func unseenCells() {
    let source = ItemSource(30)
    source.texts = Array(repeating: "Title", count: 30)
    let collection = ShownCollection(list(100), source)
    // 480 hold 22.9 cells of 21: 23 are measured. The other seven are 100 high: 483 + 700.
    #expect(collection.view.visibleCells.count == 23)
    #expect(collection.view.contentSize.height.rounded() == 1183)
    collection.view.scrollToItem(at: IndexPath(item: 29, section: 0), at: .bottom, animated: false)
    collection.view.layoutIfNeeded()
    #expect(collection.view.indexPathsForVisibleItems.last?.item == 29)
    #expect(collection.frame(29)?.height == 21)
  }

  @Test("items of estimated widths wrap")
  func chips() {
    let chip = size(.estimated(40), .estimated(30))
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(30)),
      subitems: [NSCollectionLayoutItem(layoutSize: chip)])
    row.interItemSpacing = .fixed(10)
    let source = ItemSource(4)
    source.texts = ["aaaaaaaaaa", "bbbbbbbbbb", "cccccccccc", "dd"]
    let collection = ShownCollection(row, source) { $0.interGroupSpacing = 5 }
    // Ten characters are 93.5 wide, which is 94 in whole points: 94 + 10 + 94 + 10 + 94 = 302.
    #expect(collection.frame(1) == rect(104, 0, 94, 21))
    #expect(collection.frame(2) == rect(208, 0, 94, 21))
    #expect(collection.frame(3) == rect(0, 26, 19, 21))
  }

  @Test("uniform heights are those of the largest item in the row")
  func uniformHeights() {
    let half = size(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 30))
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(30)),
      subitems: [NSCollectionLayoutItem(layoutSize: half)])
    let source = ItemSource(4)
    // 160 hold 17 characters.
    source.texts = ["short", String(repeating: "x", count: 30), "short", "short"]
    let collection = ShownCollection(row, source)
    #expect(collection.frame(0) == rect(0, 0, 160, 41))
    #expect(collection.frame(1) == rect(160, 0, 160, 41))
    #expect(collection.frame(2) == rect(0, 41, 160, 21))
  }

  @Test("the safe area is kept clear of: by insets along the direction, by the layout across it")
  func safeArea() {
    let collection = ShownCollection(row, ItemSource(40))
    var surroundings = collection.view.layoutEnvironment ?? LayoutEnvironment()
    surroundings.safeAreaInsets = UIEdgeInsets(top: 20, left: 44, bottom: 10, right: 36)
    collection.view.layoutEnvironment = surroundings
    collection.view.layoutIfNeeded()
    // A quarter of 320 − 80.
    #expect(collection.frame(1) == rect(104, 0, 60, 50))
    #expect(collection.view.contentOffset.y == -20)
    #expect(collection.view.contentSize == CGSize(width: 320, height: 500))
    (collection.view.collectionViewLayout as? UICollectionViewCompositionalLayout)?
      .configuration.contentInsetsReference = .none
    collection.view.collectionViewLayout.invalidateLayout()
    #expect(collection.frame(1) == rect(80, 0, 80, 50))
  }

  @Test(
    "sections may keep clear of margins, or of what is beside readable content",
    arguments: [
      // 320 has margins of 16, and 1024 of 20; readable content is 672 wide.
      (UIContentInsetsReference.layoutMargins, 320.0, 16.0, 288.0), (.layoutMargins, 1024, 20, 984),
      (.readableContent, 1024, 176, 672), (.readableContent, 320, 16, 288),
    ])
  func references(reference: UIContentInsetsReference, width: Double, x: Double, content: Double) {
    let whole = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    let section = NSCollectionLayoutSection(group: whole)
    section.contentInsetsReference = reference
    let collection = ShownCollection(
      UICollectionViewCompositionalLayout(section: section), ItemSource(1),
      size: CGSize(width: width, height: 480))
    #expect(collection.view.visibleCells.map(\.frame) == [rect(x, 0, content, 50)])
  }

  @Test("a cell may answer with another size, of which what isn't estimated is left out")
  func ownSize() {
    let collection = ShownCollection(list(50), ItemSource(2))
    collection.view.register(TallCell.init(frame:), forCellWithReuseIdentifier: "text")
    collection.view.reloadData()
    collection.view.layoutIfNeeded()
    #expect(
      collection.view.visibleCells.map(\.frame) == [rect(0, 0, 320, 99), rect(0, 99, 320, 99)])
  }

  @Test("a controller's collection view shows its items")
  func controller() {
    let controller = TwoItemController(
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: row)))
    let window = UIWindow(frame: rect(0, 0, 320, 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.collectionView.visibleCells.map(\.frame.minX) == [0, 80])
  }

  @Test("only visible cells are made, and kept while they are visible")
  func visibleCells() {
    let source = ItemSource(80)
    let collection = ShownCollection(row, source)
    // Nine rows and a part of the tenth, which is the first one 450 points further.
    #expect(collection.view.visibleCells.count == 40 && source.asked.count == 40)
    let cell = collection.view.cellForItem(at: IndexPath(item: 36, section: 0))
    collection.view.contentOffset.y = 450
    collection.view.layoutIfNeeded()
    #expect(collection.view.indexPathsForVisibleItems.first?.item == 36)
    #expect(collection.view.visibleCells.first === cell && cell?.frame == rect(0, 450, 80, 50))
    #expect(cell.map { collection.view.indexPath(for: $0) } == IndexPath(item: 36, section: 0))
    #expect(collection.view.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
    #expect(source.asked.count == 76)
  }

  @Test("while a class is registered that makes no cells, there are places and no views")
  func classesAlone() {
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: row))
    let view = UICollectionView(
      frame: rect(0, 0, 320, 480), collectionViewLayout: layout)
    let source = ItemSource(4)
    view.register(TextCell.self, forCellWithReuseIdentifier: "text")
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 50 && view.subviews.isEmpty && source.asked.isEmpty)
    #expect(view.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))?.frame.minX == 240)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "text")
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 4)
  }

  @Test("a layout of one's own gives places too")
  func ownLayout() {
    let collection = ShownCollection(DiagonalLayout(), ItemSource(3))
    #expect(
      collection.view.visibleCells.map(\.frame) == [rect(0, 0, 40, 40), rect(40, 40, 40, 40)])
    #expect(collection.view.contentSize == CGSize(width: 80, height: 80))
  }
}

/// Two items from corner to corner.
private final class DiagonalLayout: UICollectionViewLayout {
  private var attributes: [UICollectionViewLayoutAttributes] = []

  override func prepare() {
    super.prepare()
    let count = min(2, collectionView?.numberOfItems(inSection: 0) ?? 0)
    attributes = (0..<count).map { index in
      let item = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: index, section: 0))
      item.frame = rect(40 * Double(index), 40 * Double(index), 40, 40)
      return item
    }
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 80, height: 80) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { attributes }
}

/// A cell that wants to be 99 high.
private final class TallCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.frame.size = CGSize(width: 10, height: 99)
    return layoutAttributes
  }
}

/// A controller of two items.
private final class TwoItemController: UICollectionViewController {
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 2 }
}
