public import AutoLayout
public import Foundation

/// UIKit's collection as the view that it is: it has its place among others, and keeps what it is told.
///
/// It shows no items and never asks for one.
open class UICollectionView: ScrollView {
  /// Where an item is scrolled to; Apple's bits.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits of the position.
    public let rawValue: UInt
    /// Makes a position from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// The kind of the view above a section.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of the view below a section.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// How items would lie.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { collectionViewLayout.collectionView = self }
  }

  /// Who knows the items; never asked.
  open weak var dataSource: (any UICollectionViewDataSource)?
  /// The view behind the items; layout ignores it.
  open var backgroundView: View?
  /// Whether items can be picked.
  open var allowsSelection = true
  /// Whether several items can be picked.
  open var allowsMultipleSelection = false
  /// Whether items are made before they are seen.
  open var isPrefetchingEnabled = true

  /// Makes a collection at a rectangle in its future superview's coordinates, in points.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Nil: archives are not read here.
  public required init?(coder: NSCoder) { nil }

  /// Does nothing, as cells are not asked for.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}

  /// Does nothing, as views beside the cells are not asked for.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {}

  /// A plain cell: the classes of cells make none without Objective-C.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionCell { CollectionCell() }

  /// A plain view: the classes of views make none without Objective-C.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }

  /// Takes another layout of items; at once.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// Does nothing, as there are no items.
  open func reloadData() {}
  /// Does nothing, as there are no items.
  open func reloadItems(at indexPaths: [IndexPath]) {}
  /// Does nothing, as there are no items.
  open func insertItems(at indexPaths: [IndexPath]) {}
  /// Does nothing, as there are no items.
  open func deleteItems(at indexPaths: [IndexPath]) {}
  /// Makes the changes; there are no items that they could move.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    updates?()
    completion?(true)
  }
  /// Does nothing, as there are no items.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}
  /// Does nothing, as there are no items.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {}
  /// Nil, as there are no items.
  open func cellForItem(at indexPath: IndexPath) -> CollectionCell? { nil }
  /// Nil, as there are no items.
  open func indexPath(for cell: CollectionCell) -> IndexPath? { nil }
  /// None, as there are no items.
  open var visibleCells: [CollectionCell] { [] }
  /// None, as there are no items.
  open var indexPathsForVisibleItems: [IndexPath] { [] }
  /// Nil, as no item is picked.
  open var indexPathsForSelectedItems: [IndexPath]? { nil }
}

/// UIKit's view beside the cells of a collection.
open class UICollectionReusableView: View {
  /// The name by which a collection asks for a view that it can use again; nil here.
  open var reuseIdentifier: String? { nil }

  /// Called before a collection uses the view again; never called here.
  open func prepareForReuse() {}

  /// The attributes that the view would like in the place of those that it is offered: those of the size
  /// that its constraints give it near the offered one.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionItemAttributes
  ) -> CollectionItemAttributes { layoutAttributes.fitting(self) }

  /// Called when the view is given its place; never called here.
  open func apply(_ layoutAttributes: CollectionItemAttributes) {}
}

/// Who knows the items of a collection; never asked here.
public protocol UICollectionViewDataSource: AnyObject {
  /// How many items a section has.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  /// The cell of an item.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionCell
  /// How many sections there are; one unless said otherwise.
  func numberOfSections(in collectionView: UICollectionView) -> Int
}

extension UICollectionViewDataSource {
  /// One.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// Whom a collection tells what happens to its items; nothing does here.
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Called when an item was picked.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
}

/// UIKit's controller whose view holds a collection.
open class UICollectionViewController: ViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private let layout: UICollectionViewLayout

  /// Makes a controller of a collection.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Nil: archives are not read here.
  public required init?(coder: NSCoder) { nil }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The collection, which is the controller's view; on a device it lies in that.
  ///
  /// Never nil: stops the program if the view was set to another one.
  open var collectionView: UICollectionView! {
    get {
      guard let collectionView = view as? UICollectionView else {
        preconditionFailure("the view of a \(type(of: self)) has to be a UICollectionView")
      }
      return collectionView
    }
    set { view = newValue }
  }

  /// How items would lie.
  open var collectionViewLayout: UICollectionViewLayout { collectionView.collectionViewLayout }

  open override func loadView() {
    let collection = UICollectionView(frame: loadingFrame, collectionViewLayout: layout)
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collection.dataSource = self
    collection.delegate = self
    view = collection
  }

  /// None.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }
  /// A plain cell.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionCell { CollectionCell() }
  /// One.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
}
