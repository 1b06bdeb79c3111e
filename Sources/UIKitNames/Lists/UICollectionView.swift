public import AutoLayout
public import Foundation

/// UIKit's view of items in the places that a layout gives them.
///
/// It shows the cells and other views in its bounds, which the data source makes. A class alone makes no cells
/// here, unless it overrides `viewMaker`: instead of `register(Cell.self, …)`, write `register(Cell.init(frame:), …)`.
/// While a class is registered that can't be made, no views are asked for, but the layout answers with the places of
/// items.
open class UICollectionView: ScrollView {
  /// The kind of the view above a section.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of the view below a section.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The places of the items.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      collectionViewLayout.collectionView = self
      reloadData()
    }
  }

  /// The source of cells and other views.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// The view behind the items; layout ignores it.
  open var backgroundView: View?
  /// Whether items can be picked.
  open var allowsSelection = true
  /// Whether several items can be picked.
  open var allowsMultipleSelection = false
  /// Whether items are made before they are seen.
  open var isPrefetchingEnabled = true

  let contents = CollectionContents()

  /// Makes a collection at a rectangle in its future superview's coordinates, in points.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Makes a view of a nib; returns `nil` for other coders.
  public required init?(coder: NSCoder) {
    collectionViewLayout =
      coder.decodeObject(forKey: "collectionViewLayout") as? UICollectionViewLayout
      ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contents.show(in: self)
  }

  open override var contentOffset: CGPoint {
    didSet { if contentOffset != oldValue { setNeedsLayout() } }
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    setNeedsLayout()
  }

  /// Registers a class of cells; those that can't be made are described above.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    contents.registerCell(cellClass, identifier)
  }

  /// Registers a function that makes cells, such as `Cell.init(frame:)`.
  open func register(
    _ makeCell: @escaping (CGRect) -> CollectionCell, forCellWithReuseIdentifier identifier: String
  ) {
    contents.registerCell(makeCell, identifier)
  }

  /// Registers a class of views beside the cells; those that can't be made are described above.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    contents.registerView(viewClass, elementKind, identifier)
  }

  /// Registers a function that makes views beside the cells, such as `Header.init(frame:)`.
  open func register(
    _ makeView: @escaping (CGRect) -> UICollectionReusableView,
    forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    contents.registerView(makeView, elementKind, identifier)
  }

  /// A new cell: a plain one if no function was registered that makes cells.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionCell { contents.makeCell(identifier) }

  /// A new view: a plain one if no function was registered that makes views.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { contents.makeView(elementKind, identifier) }

  /// Takes another layout of items; at once.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// Asks the data source for all items anew, in the next layout.
  open func reloadData() {
    contents.forget()
    collectionViewLayout.forgetItems()
    setNeedsLayout()
  }
  /// Asks for all items anew, as does every change of items below.
  open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Asks for all items anew.
  open func reloadSections(_ sections: IndexSet) { reloadData() }
  /// Asks for all items anew.
  open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Asks for all items anew.
  open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Makes the changes, and asks for all items anew; at once.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    updates?()
    reloadData()
    completion?(true)
  }
  /// Does nothing, as no item can be picked.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {}
  /// Nil, as no item is picked.
  open var indexPathsForSelectedItems: [IndexPath]? { nil }

  /// How many sections there are, by the data source.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// How many items a section has, by the data source.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// The numbers of items of all sections.
  var itemCounts: [Int] { (0..<numberOfSections).map { numberOfItems(inSection: $0) } }

  /// The place of an item, or `nil` if it has none.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionItemAttributes? {
    collectionViewLayout.shown(collectionViewLayout.layoutAttributesForItem(at: indexPath))
  }

  /// The place of a view beside the items, or `nil` if it has none.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> CollectionItemAttributes? {
    collectionViewLayout.shown(
      collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath))
  }

  /// The names of the registered classes that keep the collection from making the views it has items for.
  package var unmadeClasses: [String] {
    (0..<numberOfSections).contains { numberOfItems(inSection: $0) > 0 }
      ? contents.unmadeClasses : []
  }

  /// The cell of an item, or `nil` if it isn't visible.
  open func cellForItem(at indexPath: IndexPath) -> CollectionCell? {
    contents.views[CollectionElement(kind: .cell, place: Array(indexPath))] as? CollectionCell
  }

  /// A view beside the items, or `nil` if it isn't visible.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    contents.views[
      CollectionElement(kind: .supplementary(elementKind), place: Array(indexPath))]
      as? UICollectionReusableView
  }

  /// The item of a cell, or `nil` if the cell isn't visible.
  open func indexPath(for cell: CollectionCell) -> IndexPath? {
    indexPathsForVisibleItems.first { cellForItem(at: $0) === cell }
  }

  /// The visible cells, in the order of sections and items.
  open var visibleCells: [CollectionCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }

  /// The visible items, in the order of sections and items.
  open var indexPathsForVisibleItems: [IndexPath] {
    contents.order.filter { $0.kind == .cell }.map { IndexPath(indexes: $0.place) }.sorted()
  }

  /// Scrolls to an item as far as the content allows, at once; as little as shows it if no position is given.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    guard !scrollPosition.isEmpty else { return scrollRectToVisible(frame, animated: animated) }
    let inset = adjustedContentInset
    let room = bounds.inset(by: inset)
    let content = collectionViewLayout.collectionViewContentSize
    var start = room.origin
    if scrollPosition.contains(.top) { start.y = frame.minY }
    if scrollPosition.contains(.centeredVertically) { start.y = frame.midY - room.height / 2 }
    if scrollPosition.contains(.bottom) { start.y = frame.maxY - room.height }
    if scrollPosition.contains(.left) { start.x = frame.minX }
    if scrollPosition.contains(.centeredHorizontally) { start.x = frame.midX - room.width / 2 }
    if scrollPosition.contains(.right) { start.x = frame.maxX - room.width }
    contentOffset = CGPoint(
      x: max(0, min(start.x, content.width - room.width)) - inset.left,
      y: max(0, min(start.y, content.height - room.height)) - inset.top)
  }
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

  open func scrollViewDidScroll(_ scrollView: ScrollView) {}
  /// A plain view.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
}
