public import Foundation

/// The reasons for the value of a view's or guide's attribute in a layout.
///
/// Items and constraints are indices into the ``SolvedTree`` of the layout.
public struct LayoutExplanation: Hashable, Sendable {
  /// The view or guide.
  public var item: Int
  /// The attribute; not a margin or a baseline.
  public var attribute: LayoutConstraint.Attribute
  /// The value in points, unrounded: a length, or a place in the coordinates of ``space``.
  public var value: CGFloat
  /// The view in whose coordinates places are given.
  ///
  /// The owner of the item if nothing outside of it matters, or the root.
  public var space: Int
  /// Whether constraints determine the value.
  public var isDetermined: Bool
  /// Another value that constraints allow as well, if they don't determine it.
  public var alternative: CGFloat?
  /// The reasons for the value, from the attribute towards the canvas.
  public var reasons: [Reason]
  /// The constraints and contents of the item that are violated on the attribute's axis.
  public var outweighed: [Outweighed]
  /// The views and guides that follow the item on the attribute's axis, those that name it first.
  public var dependents: [Dependent]

  /// The origin of a row about the place or the size of an item.
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
    /// How far the attribute moves if the constant of the constraint is one point greater.
    ///
    /// Of another source: if the size of the content or of the canvas, or the inset, is one point greater. Exact
    /// as long as no other constraint becomes active.
    public var derivative: CGFloat
    /// The effect of removing the constraint; `nil` for other sources, and for constraints after the nearest
    /// ``LayoutExplanation/mostRemovals``.
    public var removal: Removal?
  }

  /// The most constraints of a chain that are removed in turn, the nearest to the attribute first.
  ///
  /// Each takes two layouts, and a chain may be as long as a list.
  public static let mostRemovals = 12

  /// The effect of removing a constraint.
  public struct Removal: Hashable, Sendable {
    /// The value of the attribute; `nil` if constraints no longer determine it.
    public var value: CGFloat?
    /// The other views and guides whose place or size changes on the canvas.
    public var moved: [Int]
  }

  /// A violated constraint or content.
  public struct Outweighed: Hashable, Sendable {
    /// The violated constraint or content.
    public var source: Source
    /// Its priority; required for one that was left out because it conflicts with others.
    public var priority: LayoutPriority
    /// The constraints and contents that outweigh it or conflict with it, in the order of the tree.
    ///
    /// Empty if others of the same priority compete with it and nothing decides between them.
    public var by: [Source]
  }

  /// A view or guide that follows another.
  public struct Dependent: Hashable, Sendable {
    /// The view or guide.
    public var item: Int
    /// The constraint by which it does.
    public var constraint: Int
  }
}
