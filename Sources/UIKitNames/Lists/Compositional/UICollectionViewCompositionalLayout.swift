public import AutoLayout
public import Foundation

/// A layout of sections that are made of groups.
///
/// Views decide extents that are estimated once they are shown, so that the content's size changes while it is
/// scrolled, as on a device. From right to left everything is mirrored in the
/// content, and content that scrolls sideways begins at its right end.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// The settings.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var solution: CompositionalSolution?

  /// Nil: archives are not read here.
  public required init?(coder: NSCoder) { nil }

  /// Makes a layout in which all sections are alike.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Makes a layout in which all sections are alike.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.configuration = configuration
    provider = { _, _ in section }
    super.init()
  }

  /// Makes a layout whose sections are made on demand.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Makes a layout whose sections are made on demand, and left out if they aren't made.
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

  /// The places of everything in the collection view as it is now.
  private var solved: CompositionalSolution? {
    guard let collectionView else { return nil }
    let surroundings = CollectionSurroundings(
      of: collectionView, scrolling: configuration.scrollDirection)
    if let solution, solution.plan.surroundings == surroundings { return solution }
    let new = CompositionalSolution(
      surroundings, configuration, provider, measured,
      itemCounts: collectionView.itemCounts)
    solution = new
    return new
  }
}
