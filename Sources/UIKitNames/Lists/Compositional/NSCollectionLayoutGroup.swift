import AutoLayout
import Foundation

/// Items of a compositional layout in a row, in a column, or at custom positions.
///
/// Rows and columns repeat their subitems until the next subitem doesn't fit. An item larger than its group is alone in
/// it. Along an estimated dimension, a group contains as many items as fit by their estimates, and each subitem at
/// least once. Apple doesn't publish that rule.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// A closure that returns the frames of a group's cells, given the group's size.
  public typealias CustomItemProvider =
    (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

  enum Arrangement {
    case line(NSLayoutConstraint.Axis)
    case custom(CustomItemProvider)
  }

  enum Count {
    case asFit
    case exactly(Int)
    /// A fixed number of items, all with the same length along the group's axis.
    case equally(Int)
  }

  let arrangement: Arrangement
  let count: Count

  /// The items that the group repeats.
  public let subitems: [NSCollectionLayoutItem]

  /// The spacing between items, or `nil` for no spacing.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private var ownSupplementaryItems: [NSCollectionLayoutSupplementaryItem] = []

  /// The views attached to the group, each with the index path of the group's first item.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { ownSupplementaryItems }
    set { ownSupplementaryItems = newValue }
  }

  private init(
    _ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement,
    _ subitems: [NSCollectionLayoutItem], _ count: Count
  ) {
    self.arrangement = arrangement
    self.subitems = subitems
    self.count = count
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates a row that repeats subitems until the next subitem doesn't fit.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .line(.horizontal), subitems, .asFit)
  }

  /// Creates a row that repeats an item `count` times, even if the items don't fit.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .line(.horizontal), [subitem], .exactly(count))
  }

  /// Creates a row filled by `count` items of equal width, regardless of the item's own width.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .line(.horizontal), [subitem], .equally(count))
  }

  /// Creates a column that repeats subitems until the next subitem doesn't fit.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .line(.vertical), subitems, .asFit)
  }

  /// Creates a column that repeats an item `count` times, even if the items don't fit.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .line(.vertical), [subitem], .exactly(count))
  }

  /// Creates a column filled by `count` items of equal height, regardless of the item's own height.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .line(.vertical), [subitem], .equally(count))
  }

  /// Creates a group whose cells are at custom positions.
  public static func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping CustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), [], .asFit)
  }

  override var isFixed: Bool {
    if case .custom = arrangement { return false }
    return super.isFixed && subitems.allSatisfy(\.isFixed)
  }
}
