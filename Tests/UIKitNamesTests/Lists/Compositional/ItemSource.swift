import AutoLayout
import UIKitNames

/// A source of items whose cells are as large as a text, or empty.
final class ItemSource: UICollectionViewDataSource {
  var counts: [Int]
  var texts: [String] = []
  private(set) var asked: [IndexPath] = []

  init(_ counts: Int...) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    asked.append(indexPath)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
    (cell as? TextCell)?.label.text = texts.isEmpty ? nil : texts[indexPath.item]
    return cell
  }
}

/// A cell around a text of any number of lines.
final class TextCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      label.topAnchor.constraint(equalTo: contentView.topAnchor),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A collection view of a size with its source, which it doesn't keep by itself.
struct ShownCollection {
  let view: UICollectionView
  let source: ItemSource

  init(
    _ layout: UICollectionViewLayout, _ source: ItemSource,
    size: CGSize = CGSize(width: 320, height: 480), mirrored: Bool = false
  ) {
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.layoutEnvironment = LayoutEnvironment(
      canvas: Canvas(width: size.width, height: size.height),
      direction: mirrored ? .rightToLeft : .leftToRight, profile: .standard)
    self.source = source
    view.register(TextCell.init(frame:), forCellWithReuseIdentifier: "text")
    view.dataSource = source
    view.layoutIfNeeded()
  }

  init(
    _ group: NSCollectionLayoutGroup, _ source: ItemSource, mirrored: Bool = false,
    _ change: (NSCollectionLayoutSection) -> Void = { _ in }
  ) {
    let section = NSCollectionLayoutSection(group: group)
    change(section)
    self.init(
      UICollectionViewCompositionalLayout(section: section), source, mirrored: mirrored)
  }

  /// The frame of an item.
  func frame(_ item: Int, in section: Int = 0) -> CGRect? {
    view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  /// The frame of a header or another view beside the items.
  func frame(of kind: String, _ section: Int = 0) -> CGRect? {
    view.layoutAttributesForSupplementaryElement(
      ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
  }
}

/// A size of two dimensions.
func size(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutSize {
  NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

/// An item of two dimensions.
func item(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutItem {
  NSCollectionLayoutItem(layoutSize: size(width, height))
}
