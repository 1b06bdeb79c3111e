public import AutoLayout
public import Foundation

/// UIKit's view of items at the positions given by a layout.
///
/// It shows the data source's cells and supplementary views within its bounds. A registered class must override
/// `viewMaker`. Otherwise, write `register(Cell.init(frame:), …)` instead of `register(Cell.self, …)`. While a class
/// without the override is registered, no views are requested, but the layout still returns positions.
open class UICollectionView: ScrollView {
  /// The kind of section headers.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of section footers.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The layout of the items.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      collectionViewLayout.collectionView = self
      reloadData()
    }
  }

  /// The data source, which provides cells and other views.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// The view behind the items; layout ignores it.
  open var backgroundView: View?
  /// Whether items can be selected; layout ignores it.
  open var allowsSelection = true
  /// Whether several items can be selected; layout ignores it.
  open var allowsMultipleSelection = false
  /// Whether items are requested before they are visible; layout ignores it.
  open var isPrefetchingEnabled = true

  let contents = CollectionContents()

  /// Creates a collection view with a frame in its superview's coordinates, in points.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Creates a view from a nib, or returns `nil` if the coder doesn't read a nib.
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

  /// Registers a class of cells; the class must override `viewMaker`, as ``UICollectionView`` describes.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    contents.registerCell(cellClass, identifier)
  }

  /// Registers a closure that creates cells, such as `Cell.init(frame:)`.
  open func register(
    _ makeCell: @escaping (CGRect) -> CollectionCell, forCellWithReuseIdentifier identifier: String
  ) {
    contents.registerCell(makeCell, identifier)
  }

  /// Registers a class of supplementary views; the class must override `viewMaker`, as ``UICollectionView`` describes.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    contents.registerView(viewClass, elementKind, identifier)
  }

  /// Registers a closure that creates supplementary views, such as `Header.init(frame:)`.
  open func register(
    _ makeView: @escaping (CGRect) -> UICollectionReusableView,
    forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    contents.registerView(makeView, elementKind, identifier)
  }

  /// Returns a new cell, or a plain cell if nothing usable is registered for the identifier.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionCell { contents.makeCell(identifier) }

  /// Returns a new view, or a plain view if nothing usable is registered for the identifier.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { contents.makeView(elementKind, identifier) }

  /// Replaces the layout, without animation.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// Reloads all items in the next layout.
  open func reloadData() {
    contents.forget()
    collectionViewLayout.forgetItems()
    setNeedsLayout()
  }
  /// Reloads all items in the next layout.
  open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Reloads all items in the next layout.
  open func reloadSections(_ sections: IndexSet) { reloadData() }
  /// Reloads all items in the next layout.
  open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Reloads all items in the next layout.
  open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Applies the changes and reloads all items, without animation.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    updates?()
    reloadData()
    completion?(true)
  }
  /// Does nothing, because items can't be selected.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {}
  /// Always `nil`, because items can't be selected.
  open var indexPathsForSelectedItems: [IndexPath]? { nil }

  /// The number of sections in the data source, or 0 without a data source.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// The number of items in a section of the data source, or 0 without a data source.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  var itemCounts: [Int] { (0..<numberOfSections).map { numberOfItems(inSection: $0) } }

  /// The layout attributes of an item, or `nil` if it has none.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionItemAttributes? {
    collectionViewLayout.shown(collectionViewLayout.layoutAttributesForItem(at: indexPath))
  }

  /// The layout attributes of a supplementary view, or `nil` if it has none.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> CollectionItemAttributes? {
    collectionViewLayout.shown(
      collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath))
  }

  /// The names of registered classes that can't be instantiated, or empty if there are no items.
  package var uncreatableClasses: [String] {
    (0..<numberOfSections).contains { numberOfItems(inSection: $0) > 0 }
      ? contents.uncreatableClasses : []
  }

  /// The cell of an item, or `nil` if it isn't visible.
  open func cellForItem(at indexPath: IndexPath) -> CollectionCell? {
    contents.views[CollectionElement(kind: .cell, place: Array(indexPath))] as? CollectionCell
  }

  /// A supplementary view, or `nil` if it isn't visible.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    contents.views[
      CollectionElement(kind: .supplementary(elementKind), place: Array(indexPath))]
      as? UICollectionReusableView
  }

  /// The index path of a cell, or `nil` if the cell isn't visible.
  open func indexPath(for cell: CollectionCell) -> IndexPath? {
    indexPathsForVisibleItems.first { cellForItem(at: $0) === cell }
  }

  /// The visible cells, in the order of sections and items.
  open var visibleCells: [CollectionCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }

  /// The index paths of the visible items, in order.
  open var indexPathsForVisibleItems: [IndexPath] {
    contents.order.filter { $0.kind == .cell }.map { IndexPath(indexes: $0.place) }.sorted()
  }

  /// Scrolls to an item without animation; an empty `scrollPosition` scrolls the minimum distance that shows the item.
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

/// UIKit's controller of a collection view.
open class UICollectionViewController: ViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private let layout: UICollectionViewLayout

  /// Creates a controller of a collection view.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`: archives aren't supported.
  public required init?(coder: NSCoder) { nil }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The collection view, which is the controller's view; in UIKit, it is a subview of the controller's view.
  ///
  /// Never `nil`: the program stops if the view isn't a collection view.
  open var collectionView: UICollectionView! {
    get {
      guard let collectionView = view as? UICollectionView else {
        preconditionFailure("the view of a \(type(of: self)) has to be a UICollectionView")
      }
      return collectionView
    }
    set { view = newValue }
  }

  /// The layout of the items.
  open var collectionViewLayout: UICollectionViewLayout { collectionView.collectionViewLayout }

  open override func loadView() {
    let collection = UICollectionView(frame: loadingFrame, collectionViewLayout: layout)
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collection.dataSource = self
    collection.delegate = self
    view = collection
  }

  /// Returns 0 items.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }
  /// Returns a plain cell.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionCell { CollectionCell() }
  /// Returns 1 section.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  open func scrollViewDidScroll(_ scrollView: ScrollView) {}
  /// Returns a plain view.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
}
