public import Foundation

/// The reasons for an attribute's value in a layout; items and constraints are indices into its ``SolvedTree``.
public struct LayoutExplanation: Hashable, Sendable {
  /// The view or guide.
  public var item: Int
  /// The attribute; not a margin or a baseline.
  public var attribute: LayoutConstraint.Attribute
  /// The value in points, unrounded: a length, or a place in the coordinates of ``space``.
  public var value: CGFloat
  /// The view in whose coordinates places are: the item's owner if nothing outside of it matters, or the root.
  public var space: Int
  /// Whether constraints determine the value.
  public var isDetermined: Bool
  /// Another value that constraints allow, if they don't determine it.
  public var alternative: CGFloat?
  /// The reasons for the value, from the attribute towards the canvas.
  public var reasons: [Reason]
  /// The constraints and contents of the item that are violated on the attribute's axis.
  public var outweighed: [Outweighed]
  /// The views and guides whose layout follows from the item's on the attribute's axis, nearest first.
  public var dependents: [Dependent]

  /// The source of a row about the place or the size of an item.
  public enum Source: Hashable, Sendable {
    /// A constraint of the tree.
    case constraint(Int)
    /// A constraint with items that the tree doesn't list, as `identifier: equation`.
    case unlisted(String)
    /// The size of a view's content.
    case content(item: Int, LayoutConstraint.Axis)
    /// The frame of a view, by its autoresizing mask.
    case autoresizingMask(item: Int, LayoutConstraint.Axis)
    /// The size of the canvas.
    case canvas(LayoutConstraint.Axis)
    /// An edge of a system guide, such as a view's margins.
    case systemGuide(item: Int, LayoutConstraint.Attribute)
    /// The rule that no size is negative.
    case nonNegativeSize(item: Int, LayoutConstraint.Axis)
  }

  /// A reason for the attribute's value.
  public struct Reason: Hashable, Sendable {
    /// The constraint, content or guide.
    public var source: Source
    /// The change of the attribute per point of the constraint's constant, of the size or of the inset.
    ///
    /// Exact as long as no other constraint becomes active.
    public var derivative: CGFloat
    /// The effect of removing the constraint, or `nil` for other sources and for constraints that are farther away.
    public var removal: Removal?
  }

  /// The maximum number of constraints to remove in turn, nearest first; each takes two layouts.
  public static let mostRemovals = 12

  /// The effect of removing a constraint.
  public struct Removal: Hashable, Sendable {
    /// The value of the attribute, or `nil` if constraints no longer determine it.
    public var value: CGFloat?
    /// The other views and guides whose place or size changes.
    public var moved: [Int]
  }

  /// A violated constraint or content.
  public struct Outweighed: Hashable, Sendable {
    /// The violated constraint or content.
    public var source: Source
    /// The priority; required for a constraint that was broken because of a conflict.
    public var priority: LayoutPriority
    /// The constraints and contents that outweigh it or conflict with it, in the tree's order; empty for undecided
    /// ties.
    public var by: [Source]
  }

  /// A view or guide whose layout follows from another's.
  public struct Dependent: Hashable, Sendable {
    /// The view or guide.
    public var item: Int
    /// The constraint by which it follows.
    public var constraint: Int
  }
}
