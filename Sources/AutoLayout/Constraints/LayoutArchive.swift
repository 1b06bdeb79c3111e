private import Foundation

/// The guides and constraints of a view and its descendants, as a value that can be stored.
///
/// Views are identified by their indices among siblings, so an archive can be restored in any tree of the same shape.
/// Only the author's guides and constraints with ``LayoutConstraint/shouldBeArchived`` are stored. Keys are the same
/// as in Apple's archives if these have one.
public struct LayoutArchive: Codable, Hashable, Sendable {
  /// A view or one of its guides, identified by its place in the tree.
  public struct Item: Codable, Hashable, Sendable {
    /// The view's path: the indices among siblings, from the outermost view inwards.
    public var path: [Int]
    /// The index among the author's guides of the view, or `nil` for any other item.
    public var guide: Int?
    /// The identifier of a built-in guide of the view, or `nil` for any other item.
    public var systemGuide: String?
  }

  /// A guide that the author added.
  public struct Guide: Codable, Hashable, Sendable {
    /// The view that owns the guide.
    public var owner: Item
    /// The guide's identifier.
    public var identifier: String

    enum CodingKeys: String, CodingKey {
      case owner = "UIOwningView"
      case identifier = "UIIdentifier"
    }
  }

  /// A constraint, and the view that holds it.
  @dynamicMemberLookup
  public struct Constraint: Hashable, Sendable {
    /// The constraint between places.
    public var form: ConstraintForm<Item>
    /// The view that holds the constraint.
    public var container: Item

    /// Accesses a property of the form, such as its `constant`.
    public subscript<Value>(dynamicMember path: WritableKeyPath<ConstraintForm<Item>, Value>)
      -> Value
    {
      get { form[keyPath: path] }
      set { form[keyPath: path] = newValue }
    }
  }

  /// The guides, grouped by owner from the outermost view down, each group in its order.
  public var guides: [Guide] = []
  /// The constraints, grouped by holder from the outermost view down, each group in its order.
  public var constraints: [Constraint] = []

  /// Stores the guides and constraints of a view and its descendants, except constraints with an outside item.
  public init(of view: View) {
    view.forEachView { owner in
      guard let place = Item(owner, in: view) else { return }
      guides += owner.authorGuides.map { Guide(owner: place, identifier: $0.identifier) }
      constraints += owner.constraints.lazy.filter(\.shouldBeArchived)
        .compactMap { ConstraintForm($0) { item in Item(item, in: view) } }
        .map { Constraint(form: $0, container: place) }
    }
  }
}

extension LayoutArchive.Item {
  /// Finds the place of an item in a view, or returns `nil` if the item is outside.
  init?(_ item: any LayoutItem, in view: View) {
    guard let owner = item.layoutView else { return nil }
    path = []
    var current = owner
    while current !== view {
      guard let parent = current.superview, let index = parent.subviews.firstIndex(of: current)
      else { return nil }
      path.insert(index, at: 0)
      current = parent
    }
    guard let itsGuide = item as? LayoutGuide else { return }
    guide = owner.authorGuides.firstIndex(of: itsGuide)
    systemGuide = itsGuide.systemKind?.identifier
  }
}

extension View {
  fileprivate var authorGuides: [LayoutGuide] { layoutGuides.filter { $0.systemKind == nil } }
}
