public import Foundation

/// The reasons for the value of an attribute, with items and constraints as indices into the layout's ``SolvedTree``.
public struct LayoutExplanation: Hashable, Sendable {
  /// The index of the view or guide.
  public var item: Int
  /// The attribute that is explained; it isn't a margin or a baseline.
  public var attribute: LayoutConstraint.Attribute
  /// The value of the attribute in points, unrounded: a length, or a position in the coordinates of ``space``.
  public var value: CGFloat
  /// The index of the view whose coordinates are used: the item's owner, or the root if a reason is outside the owner.
  public var space: Int
  /// Whether constraints determine the value.
  public var isDetermined: Bool
  /// Another value that constraints allow, or `nil` if they determine the value.
  public var alternative: CGFloat?
  /// The reasons for the value, in order from the item to the canvas.
  public var reasons: [Reason]
  /// The item's constraints and content sizes that are violated on the attribute's axis.
  public var outweighed: [Outweighed]
  /// The views and guides whose layout on the attribute's axis depends on the item's layout, nearest first.
  public var dependents: [Dependent]

  /// The source of a solver's row that affects the position or size of an item.
  public enum Source: Hashable, Sendable {
    /// A constraint, by its index in the tree.
    case constraint(Int)
    /// A constraint with items that the tree omits, as the text `identifier: equation`.
    case unlisted(String)
    /// The size of a view's content.
    case content(item: Int, LayoutConstraint.Axis)
    /// The frame of a view positioned by its autoresizing mask.
    case autoresizingMask(item: Int, LayoutConstraint.Axis)
    /// The size of the canvas.
    case canvas(LayoutConstraint.Axis)
    /// An edge of a system guide, such as a view's margins.
    case systemGuide(item: Int, LayoutConstraint.Attribute)
    /// The rule that no size is negative.
    case nonNegativeSize(item: Int, LayoutConstraint.Axis)
  }

  /// A reason for the value of an attribute.
  public struct Reason: Hashable, Sendable {
    /// The constraint, content, guide or other source of the reason.
    public var source: Source
    /// The increase of the attribute per point added to the source's constant, size or inset, until another constraint
    /// becomes active.
    public var derivative: CGFloat
    /// The effect of removing the constraint, or `nil` if that wasn't tried; see ``LayoutExplanation/mostRemovals``.
    public var removal: Removal?
  }

  /// The maximum number of constraints whose removal is tried, nearest to the item first; each try takes two layouts.
  public static let mostRemovals = 12

  /// The effect of removing a constraint from the layout.
  public struct Removal: Hashable, Sendable {
    /// The value of the attribute without the constraint, or `nil` if other constraints don't determine it.
    public var value: CGFloat?
    /// The indices of the other views and guides whose position or size changes.
    public var moved: [Int]
  }

  /// A constraint or content size that is violated.
  public struct Outweighed: Hashable, Sendable {
    /// The constraint or content size that is violated.
    public var source: Source
    /// The priority of the source, or required if the source was broken because of a conflict.
    public var priority: LayoutPriority
    /// The constraints and contents that outweigh the source or conflict with it, in the order of the tree.
    ///
    /// Empty if constraints of equal priority compete.
    public var by: [Source]
  }

  /// A view or guide whose layout depends on another item's layout.
  public struct Dependent: Hashable, Sendable {
    /// The index of the view or guide.
    public var item: Int
    /// The index of the constraint that makes this item's layout depend on the other item's layout.
    public var constraint: Int
  }
}
