import Testing
import UIKitNames

// The collection view is 320 by 480 points.

@Suite("Sections of compositional layouts")
struct CompositionalSectionTests {
  /// A row of two items, 50 high.
  private var row: NSCollectionLayoutGroup {
    .horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      subitems: [item(.fractionalWidth(0.5), .fractionalHeight(1))])
  }

  private func header(
    _ kind: String, _ alignment: NSRectAlignment, _ height: CGFloat = 30, offset: CGPoint = .zero
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(height)), elementKind: kind,
      alignment: alignment, absoluteOffset: offset)
  }

  @Test("follow each other with their insets and headers, and a provider makes each")
  func severalSections() {
    let layout = UICollectionViewCompositionalLayout { index, environment in
      #expect(environment.container.contentSize == CGSize(width: 320, height: 480))
      guard index != 1 else { return nil }
      let section = NSCollectionLayoutSection(group: row)
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 4, leading: 10, bottom: 6, trailing: 10)
      section.boundarySupplementaryItems = [header("top", .top), header("bottom", .bottom, 20)]
      return section
    }
    layout.configuration.interSectionSpacing = 7
    let collection = ShownCollection(layout, ItemSource(3, 2, 1))
    // The header is above the upper inset, the footer below the lower one.
    #expect(collection.frame(of: "top") == rect(10, 0, 300, 30))
    #expect(collection.frame(0) == rect(10, 34, 150, 50))
    #expect(collection.frame(2) == rect(10, 84, 150, 50))
    #expect(collection.frame(of: "bottom") == rect(10, 140, 300, 20))
    #expect(collection.frame(0, in: 1) == nil)
    // The second section is left out: 160 + 7.
    #expect(collection.frame(of: "top", 2) == rect(10, 167, 300, 30))
    #expect(collection.frame(0, in: 2) == rect(10, 201, 150, 50))
    // 201 + 50 + 6 + 20.
    #expect(collection.view.contentSize.height == 277)
    #expect(
      collection.view.supplementaryView(
        forElementKind: "top", at: IndexPath(item: 0, section: 2))?.frame.minY == 167)
  }

  @Test("headers lie by alignment and offset, grow the section or not, and may ignore its insets")
  func alignment() {
    let corner = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.absolute(40), .absolute(20)), elementKind: "corner",
      alignment: .topTrailing, absoluteOffset: CGPoint(x: 5, y: -10))
    let over = header("over", .bottomLeading, 12)
    over.extendsBoundary = false
    over.contentInsets.leading = 8
    let collection = ShownCollection(row, ItemSource(2)) { section in
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 0, leading: 20, bottom: 0, trailing: 20)
      section.supplementariesFollowContentInsets = false
      section.boundarySupplementaryItems = [corner, over]
    }
    // 20 high and 10 further up: the section grows by 30, at the top.
    #expect(collection.frame(of: "corner") == rect(285, 0, 40, 20))
    #expect(collection.frame(0) == rect(20, 30, 140, 50))
    #expect(collection.frame(of: "over") == rect(8, 68, 312, 12))
    #expect(collection.view.contentSize.height == 80)
  }

  @Test("pinned headers stay in the visible part of their section")
  func pinning() {
    let (top, bottom) = (header("top", .top), header("bottom", .bottom, 20))
    (top.pinToVisibleBounds, bottom.pinToVisibleBounds) = (true, true)
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let section = NSCollectionLayoutSection(group: row)
      section.boundarySupplementaryItems = [top, bottom]
      return section
    }
    let collection = ShownCollection(layout, ItemSource(20, 20))
    // A section is 30 + 10 × 50 + 20 = 550 high.
    #expect(collection.view.contentSize.height == 1100)
    #expect(collection.frame(of: "top")?.minY == 0)
    #expect(collection.frame(of: "bottom")?.minY == 460)
    collection.view.contentOffset.y = 100
    collection.view.layoutIfNeeded()
    #expect(collection.frame(of: "top")?.minY == 100)
    #expect(collection.frame(of: "bottom")?.minY == 530)
    #expect(collection.frame(of: "bottom", 1)?.minY == 560)
    let shown = collection.view.supplementaryView(
      forElementKind: "top", at: IndexPath(item: 0, section: 0))
    #expect(shown?.frame.minY == 100 && collection.view.subviews.last !== shown)
    collection.view.contentOffset.y = 535
    // The first one leaves with its section: 550 − 30.
    #expect(collection.frame(of: "top")?.minY == 520)
    #expect(collection.frame(of: "top", 1)?.minY == 550)
  }

  @Test("a whole layout has headers and footers around its sections")
  func layoutBoundary() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [header("first", .top), header("last", .bottom)]
    let collection = ShownCollection(
      UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: row), configuration: configuration),
      ItemSource(2, 2))
    func frame(_ kind: String) -> CGRect? {
      collection.view.layoutAttributesForSupplementaryElement(
        ofKind: kind, at: IndexPath(index: 0))?.frame
    }
    #expect(frame("first") == rect(0, 0, 320, 30))
    #expect(collection.frame(0) == rect(0, 30, 160, 50))
    #expect(collection.frame(1, in: 1) == rect(160, 80, 160, 50))
    #expect(frame("last") == rect(0, 130, 320, 30))
    #expect(collection.view.contentSize.height == 160)
  }

  @Test("backgrounds lie behind everything in a section, headers too")
  func decorations() {
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
    let collection = ShownCollection(row, ItemSource(2)) { section in
      section.contentInsets.leading = 20
      section.boundarySupplementaryItems = [header("top", .top)]
      section.decorationItems = [background]
    }
    let attributes = collection.view.collectionViewLayout.layoutAttributesForDecorationView(
      ofKind: "background", at: IndexPath(item: 0, section: 0))
    // The section is 80 high.
    #expect(attributes?.frame == rect(6, 5, 306, 68))
    #expect(attributes?.representedElementCategory == .decorationView)
    #expect(collection.view.subviews.first?.frame == rect(6, 5, 306, 68))
  }

  @Test("badges lie at an anchor of their item's, by their own one or inside of it")
  func badges() {
    let size = size(.absolute(20), .absolute(10))
    let inside = NSCollectionLayoutSupplementaryItem(
      layoutSize: size, elementKind: "inside",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let moved = NSCollectionLayoutSupplementaryItem(
      layoutSize: size, elementKind: "moved",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let outside = NSCollectionLayoutSupplementaryItem(
      layoutSize: size, elementKind: "outside",
      containerAnchor: NSCollectionLayoutAnchor(edges: .bottom),
      itemAnchor: NSCollectionLayoutAnchor(edges: .top, absoluteOffset: CGPoint(x: 0, y: 3)))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(100), heightDimension: .absolute(40)),
      supplementaryItems: [inside, moved, outside])
    item.contentInsets.top = 4
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)), subitems: [item])
    let collection = ShownCollection(row, ItemSource(1))
    // The cell is (0, 4, 100, 36).
    #expect(collection.frame(of: "inside") == rect(80, 4, 20, 10))
    #expect(collection.frame(of: "moved") == rect(90, -1, 20, 10))
    #expect(collection.frame(of: "outside") == rect(40, 43, 20, 10))
  }

  @Test("groups that scroll across are in a scroll view of their own")
  func orthogonalSections() throws {
    let card = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(0.5), .absolute(80)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    let collection = ShownCollection(card, ItemSource(4)) { section in
      section.orthogonalScrollingBehavior = .groupPaging
      section.interGroupSpacing = 10
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 5, leading: 20, bottom: 15, trailing: 20)
      section.boundarySupplementaryItems = [header("top", .top)]
    }
    // Half of 280; the next one 150 further.
    #expect(collection.frame(0) == rect(20, 35, 140, 80))
    #expect(collection.frame(3) == rect(470, 35, 140, 80))
    #expect(collection.view.contentSize == CGSize(width: 320, height: 130))
    let scroller = try #require(collection.view.visibleCells.first?.superview as? UIScrollView)
    #expect(scroller.frame == rect(0, 35, 320, 80))
    // 20 + 4 × 140 + 3 × 10 + 20.
    #expect(scroller.contentSize == CGSize(width: 630, height: 80))
    #expect(
      collection.view.visibleCells.map(\.frame) == [rect(20, 0, 140, 80), rect(170, 0, 140, 80)])
  }

  @Test("groups that page and are centered begin in the middle")
  func centeredGroups() {
    let card = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(200), .absolute(80)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    let collection = ShownCollection(card, ItemSource(2)) { section in
      section.orthogonalScrollingBehavior = .groupPagingCentered
      section.contentInsets.leading = 20
    }
    #expect(collection.frame(0) == rect(60, 0, 200, 80))
    #expect(collection.frame(1) == rect(260, 0, 200, 80))
  }
}
