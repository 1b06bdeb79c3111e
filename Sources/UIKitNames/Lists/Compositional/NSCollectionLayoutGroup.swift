import AutoLayout
import Foundation

/// Items of a compositional layout in a row, in a column, or where their author puts them.
///
/// Rows and columns repeat their subitems until the next one doesn't fit. One that is larger than its group is
/// alone in it. Along an estimated extent, a group holds as many as fit by their estimates, and each subitem
/// at least once; Apple doesn't publish that rule.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// Makes the places of the cells in a group, given its room.
  public typealias CustomItemProvider =
    (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

  enum Arrangement {
    case line(NSLayoutConstraint.Axis)
    case custom(CustomItemProvider)
  }

  /// How many items a line holds.
  enum Count {
    case asFit
    case exactly(Int)
    /// Exactly so many, all of the same extent along the line.
    case equally(Int)
  }

  let arrangement: Arrangement
  let count: Count

  /// The items, which repeat.
  public let subitems: [NSCollectionLayoutItem]

  /// The distance between items, or `nil` for none.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private var ownSupplementaryItems: [NSCollectionLayoutSupplementaryItem] = []

  /// The views that are attached to the group; each has the index path of the group's first item.
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

  /// Makes a row.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .line(.horizontal), subitems, .asFit)
  }

  /// Makes a row of an item that is repeated a number of times, whether that fits or not.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .line(.horizontal), [subitem], .exactly(count))
  }

  /// Makes a row of a number of items with equal widths, which fill it whatever the item's own width is.
  public static func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .line(.horizontal), [subitem], .equally(count))
  }

  /// Makes a column.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .line(.vertical), subitems, .asFit)
  }

  /// Makes a column of an item that is repeated a number of times, whether that fits or not.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .line(.vertical), [subitem], .exactly(count))
  }

  /// Makes a column of a number of items with equal heights, which fill it whatever the item's own height is.
  public static func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .line(.vertical), [subitem], .equally(count))
  }

  /// Makes a group whose author computes the places of its cells.
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
