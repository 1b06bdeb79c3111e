import Testing
import UIKitNames

// The collection view is 320 by 480 points.

@Suite("Groups of compositional layouts")
struct CompositionalGroupTests {
  /// A row as wide as the section and 50 high.
  private let rowSize = size(.fractionalWidth(1), .absolute(50))

  @Test("a row repeats its items while they fit, and rows follow each other")
  func rows() {
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: rowSize, subitems: [item(.fractionalWidth(1 / 3), .fractionalHeight(1))])
    let collection = ShownCollection(row, ItemSource(7)) { section in
      section.interGroupSpacing = 10
      section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 15, trailing: 10)
    }
    // 320 − 20 = 300, a third of which is 100. Rows start at 5, 5 + 60 and 5 + 120.
    #expect(collection.frame(0) == rect(10, 5, 100, 50))
    #expect(collection.frame(2) == rect(210, 5, 100, 50))
    #expect(collection.frame(3) == rect(10, 65, 100, 50))
    #expect(collection.frame(6) == rect(10, 125, 100, 50))
    #expect(collection.frame(7) == nil)
    // 5 + 3 × 50 + 2 × 10 + 15.
    #expect(collection.view.contentSize == CGSize(width: 320, height: 190))
    #expect(collection.view.visibleCells.map(\.frame.minX) == [10, 110, 210, 10, 110, 210, 10])
  }

  @Test("fixed distances between items take room, so that fewer fit")
  func fixedSpacing() {
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: rowSize, subitems: [item(.absolute(100), .fractionalHeight(1))])
    row.interItemSpacing = .fixed(15)
    let collection = ShownCollection(row, ItemSource(3))
    // Three would take 330.
    #expect(collection.frame(1) == rect(115, 0, 100, 50))
    #expect(collection.frame(2) == rect(0, 50, 100, 50))
  }

  @Test("flexible distances share what items leave, also in a row that isn't full")
  func flexibleSpacing() {
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: rowSize, subitems: [item(.absolute(90), .fractionalHeight(1))])
    row.interItemSpacing = .flexible(4)
    let collection = ShownCollection(row, ItemSource(5))
    // Three take 270; (320 − 270) / 2 = 25.
    #expect((0..<5).map { collection.frame($0)?.minX } == [0, 115, 230, 0, 115])
  }

  @Test("a count of equal items fills the row whatever their width is")
  func equalItems() {
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: rowSize, subitem: item(.absolute(10), .fractionalHeight(0.5)), count: 3)
    row.interItemSpacing = .fixed(10)
    let collection = ShownCollection(row, ItemSource(4))
    // (320 − 20) / 3.
    #expect(collection.frame(0) == rect(0, 0, 100, 25))
    #expect(collection.frame(2) == rect(220, 0, 100, 25))
    #expect(collection.frame(3) == rect(0, 50, 100, 25))
  }

  @Test("a count of repeated items keeps their width, less or more than fits")
  func repeatedItems() {
    func collection(_ count: Int) -> ShownCollection {
      ShownCollection(
        .horizontal(
          layoutSize: rowSize, repeatingSubitem: item(.absolute(100), .fractionalHeight(1)),
          count: count), ItemSource(5))
    }
    #expect(collection(2).frame(2) == rect(0, 50, 100, 50))
    #expect(collection(4).frame(3) == rect(300, 0, 100, 50))
    #expect(collection(4).frame(4) == rect(0, 50, 100, 50))
  }

  @Test("an item that is larger than its row is alone in it")
  func largeItem() {
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: rowSize, subitems: [item(.absolute(400), .absolute(60))])
    let collection = ShownCollection(row, ItemSource(2))
    #expect(collection.frame(0) == rect(0, 0, 400, 60))
    #expect(collection.frame(1) == rect(0, 50, 400, 60))
  }

  @Test("groups in groups take items in order")
  func nesting() {
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)),
      repeatingSubitem: item(.fractionalWidth(1), .fractionalHeight(0.5)), count: 2)
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.25)),
      subitems: [item(.fractionalWidth(0.75), .fractionalHeight(1)), column])
    let collection = ShownCollection(row, ItemSource(4))
    // A row is 480 / 4 high; three quarters of 320 are 240.
    #expect(collection.frame(0) == rect(0, 0, 240, 120))
    #expect(collection.frame(1) == rect(240, 0, 80, 60))
    #expect(collection.frame(2) == rect(240, 60, 80, 60))
    #expect(collection.frame(3) == rect(0, 120, 240, 120))
    #expect(collection.view.contentSize.height == 240)
  }

  @Test("insets count inside of the place of an item, and in a group for its items")
  func insets() {
    let half = item(.fractionalWidth(0.5), .fractionalHeight(1))
    half.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let row = NSCollectionLayoutGroup.horizontal(layoutSize: rowSize, subitems: [half])
    row.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    let collection = ShownCollection(row, ItemSource(3))
    // Half of 300, 40 high, from (10, 5).
    #expect(collection.frame(0) == rect(12, 6, 144, 36))
    #expect(collection.frame(1) == rect(162, 6, 144, 36))
    #expect(collection.frame(2) == rect(12, 56, 144, 36))
  }

  @Test("distances around items are fixed, or share the room along and across")
  func edgeSpacing() {
    let small = item(.absolute(100), .absolute(20))
    small.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(10), top: .flexible(0), trailing: nil, bottom: .flexible(0))
    let row = NSCollectionLayoutGroup.horizontal(layoutSize: rowSize, subitems: [small])
    let collection = ShownCollection(row, ItemSource(3))
    // Two take 220, and three would take 330. (50 − 20) / 2 = 15 above.
    #expect(collection.frame(0) == rect(10, 15, 100, 20))
    #expect(collection.frame(1) == rect(120, 15, 100, 20))
    #expect(collection.frame(2) == rect(10, 65, 100, 20))
    small.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: nil, trailing: .flexible(0), bottom: .fixed(9))
    collection.view.collectionViewLayout.invalidateLayout()
    // Three take 300; the 20 that are left are six distances.
    let distance = 20.0 / 6
    #expect(abs((collection.frame(2)?.minX ?? 0) - (200 + 5 * distance)) < 1e-9)
    #expect(collection.frame(2)?.minY == 0)
  }

  @Test("a group's own distances move it in its section")
  func groupSpacing() {
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(200), .absolute(50)),
      subitems: [item(.fractionalWidth(1), .fractionalHeight(1))])
    row.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .fixed(4), trailing: .flexible(0), bottom: .fixed(6))
    let collection = ShownCollection(row, ItemSource(2))
    #expect(collection.frame(0) == rect(60, 4, 200, 50))
    // 4 + 50 + 6 + 4.
    #expect(collection.frame(1) == rect(60, 64, 200, 50))
    #expect(collection.view.contentSize.height == 120)
  }

  @Test("a column fills downwards")
  func columns() {
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(100), .absolute(110)),
      subitems: [item(.fractionalWidth(1), .absolute(50))])
    column.interItemSpacing = .fixed(10)
    let collection = ShownCollection(column, ItemSource(3))
    #expect(collection.frame(1) == rect(0, 60, 100, 50))
    #expect(collection.frame(2) == rect(0, 110, 100, 50))
    let equal = ShownCollection(
      .vertical(
        layoutSize: size(.absolute(100), .absolute(90)),
        subitem: item(.fractionalWidth(0.5), .absolute(1)), count: 3), ItemSource(2))
    #expect(equal.frame(1) == rect(0, 30, 50, 30))
  }

  @Test("the author of a custom group computes places, which repeat")
  func custom() {
    let group = NSCollectionLayoutGroup.custom(layoutSize: rowSize) { environment in
      let width = environment.container.effectiveContentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: rect(0, 0, width / 2, 30), zIndex: 1),
        NSCollectionLayoutGroupCustomItem(frame: rect(width / 2, 20, width / 2, 30)),
      ]
    }
    group.contentInsets.leading = 20
    let collection = ShownCollection(group, ItemSource(3))
    #expect(collection.frame(0) == rect(20, 0, 150, 30))
    #expect(collection.frame(1) == rect(170, 20, 150, 30))
    #expect(collection.frame(2) == rect(20, 50, 150, 30))
    // The larger number is in front.
    #expect(collection.view.subviews.map(\.frame.minX) == [170, 20, 20])
  }

  @Test("views may be attached to groups")
  func attachedViews() {
    let row = NSCollectionLayoutGroup.horizontal(
      layoutSize: rowSize, subitems: [item(.fractionalWidth(0.5), .fractionalHeight(1))])
    row.supplementaryItems = [
      NSCollectionLayoutSupplementaryItem(
        layoutSize: size(.fractionalWidth(1), .absolute(2)), elementKind: "line",
        containerAnchor: NSCollectionLayoutAnchor(edges: .bottom))
    ]
    let collection = ShownCollection(row, ItemSource(3))
    func line(_ item: Int) -> CGRect? {
      collection.view.layoutAttributesForSupplementaryElement(
        ofKind: "line", at: IndexPath(item: item, section: 0))?.frame
    }
    #expect(line(0) == rect(0, 48, 320, 2) && line(1) == nil)
    #expect(line(2) == rect(0, 98, 320, 2))
  }

  @Test("groups that take nothing end the section")
  func emptyGroups() {
    let empty = NSCollectionLayoutGroup.horizontal(layoutSize: rowSize, subitems: [])
    #expect(ShownCollection(empty, ItemSource(3)).view.contentSize.height == 0)
    let custom = NSCollectionLayoutGroup.custom(layoutSize: rowSize) { _ in [] }
    #expect(ShownCollection(custom, ItemSource(3)).frame(0) == nil)
    let nested = NSCollectionLayoutGroup.horizontal(layoutSize: rowSize, subitems: [empty])
    #expect(ShownCollection(nested, ItemSource(3)).view.visibleCells.isEmpty)
    let thin = NSCollectionLayoutGroup.horizontal(
      layoutSize: rowSize, subitems: [item(.absolute(0), .absolute(10))])
    #expect(ShownCollection(thin, ItemSource(3)).frame(2) == rect(0, 0, 0, 10))
  }
}
