public import AutoLayout
public import Foundation

/// A layout of sections that are made of groups.
///
/// Views determine estimated dimensions once they are shown, so the content size changes during scrolling, as in UIKit.
/// Right-to-left layout mirrors all content, and horizontally scrolling content begins at its right end.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// The layout's settings.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var solution: CompositionalSolution?

  /// Returns `nil`: archives aren't supported.
  public required init?(coder: NSCoder) { nil }

  /// Creates a layout that uses the same section description for all sections.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout that uses the same section description for all sections, with a configuration.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.configuration = configuration
    provider = { _, _ in section }
    super.init()
  }

  /// Creates a layout whose sections a closure provides on demand.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout with sections from a closure, which returns `nil` to omit a section.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.configuration = configuration
    provider = sectionProvider
    super.init()
  }

  open override var collectionViewContentSize: CGSize { solved?.plan.contentSize ?? .zero }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [CollectionItemAttributes]? {
    solved.map { $0.attributes(in: rect, visible: visibleRect) } ?? []
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionItemAttributes? {
    attributes(of: CollectionElement(kind: .cell, place: Array(indexPath)))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionItemAttributes? {
    attributes(of: CollectionElement(kind: .supplementary(elementKind), place: Array(indexPath)))
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> CollectionItemAttributes? {
    attributes(of: CollectionElement(kind: .decoration(elementKind), place: Array(indexPath)))
  }

  override var orthogonalRegions: [OrthogonalRegion] { solved?.regions ?? [] }

  override var plan: CollectionPlan? { solved?.plan }

  override func forgetPlan() { solution = nil }

  /// The frames of all elements for the collection view's current state.
  private var solved: CompositionalSolution? {
    guard let collectionView else { return nil }
    let surroundings = CollectionEnvironment(
      of: collectionView, scrolling: configuration.scrollDirection)
    if let solution, solution.plan.surroundings == surroundings { return solution }
    let new = CompositionalSolution(
      surroundings, configuration, provider, measured,
      itemCounts: collectionView.itemCounts)
    solution = new
    return new
  }
}
