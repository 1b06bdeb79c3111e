import AutoLayout
import Testing
import UIKitNames

// The collection view is 320 by 480 points. Without fonts, a character of 17 points is 9.35 wide, a line 21
// high, and two lines 41.

@Suite("Lists")
struct ListLayoutTests {
  private func shown(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, _ source: ItemSource,
    _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) -> ShownCollection {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    change(&configuration)
    let collection = ShownCollection(
      UICollectionViewCompositionalLayout.list(using: configuration), source)
    return collection
  }

  @Test("are rows as wide as the view and as high as their cells")
  func plain() {
    let source = ItemSource(3)
    source.texts = ["a", String(repeating: "b ", count: 20), "c"]
    let list = shown(.plain, source)
    #expect(list.frame(0) == rect(0, 0, 320, 21))
    #expect(list.frame(1) == rect(0, 21, 320, 41))
    #expect(list.frame(2) == rect(0, 62, 320, 21))
    #expect(list.view.contentSize == CGSize(width: 320, height: 83))
  }

  @Test("of groups are apart, and inset groups keep the margins")
  func groups() {
    let source = ItemSource(1, 1)
    source.texts = ["a"]
    let grouped = shown(.grouped, source)
    #expect(grouped.frame(0) == rect(0, 18, 320, 21))
    #expect(grouped.frame(0, in: 1) == rect(0, 75, 320, 21))
    let inset = shown(.insetGrouped, source)
    let margin = inset.view.layoutMargins.left
    #expect(margin > 0)
    #expect(inset.frame(0) == rect(margin, 18, 320 - 2 * margin, 21))
  }

  @Test("have headers and footers where these are views of their own")
  func headers() {
    let source = ItemSource(1)
    source.texts = ["a"]
    let list = shown(.grouped, source) {
      $0.headerMode = .supplementary
      $0.footerMode = .supplementary
    }
    let header = list.frame(of: UICollectionView.elementKindSectionHeader)
    let footer = list.frame(of: UICollectionView.elementKindSectionFooter)
    #expect(header?.minY == 0 && header?.width == 320)
    #expect(list.frame(0)?.minY == header?.maxY)
    #expect(footer?.minY == list.frame(0)?.maxY)
    let first = shown(.plain, source) { $0.headerMode = .firstItemInSection }
    #expect(first.frame(0) == rect(0, 0, 320, 21))
    #expect(first.frame(of: UICollectionView.elementKindSectionHeader) == nil)
  }
}
