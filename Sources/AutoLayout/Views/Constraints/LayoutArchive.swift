private import Foundation

/// The guides and constraints of a view and its descendants, as a value that can be stored.
///
/// Views are identified by their indices among siblings, so an archive can be restored in any tree of the same shape.
/// The archive contains guides that the author added, and constraints with ``LayoutConstraint/shouldBeArchived``. The
/// keys are those of Apple's archives, with additional keys for data that Apple's archives don't contain.
public struct LayoutArchive: Codable, Hashable, Sendable {
  /// A view or one of its guides, identified by its position in the view tree.
  public struct Item: Codable, Hashable, Sendable {
    /// The indices among siblings that lead from the archived view to this view; empty for the archived view.
    public var path: [Int]
    /// The guide's index among the guides that the author added to the view, or `nil` for any other item.
    public var guide: Int?
    /// The identifier of the view's built-in guide, or `nil` if the item isn't a built-in guide.
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
    /// The constraint, with its items identified by their positions in the view tree.
    public var form: ConstraintForm<Item>
    /// The view that holds the constraint.
    public var container: Item

    /// Accesses a property of ``form``, such as its `constant`.
    public subscript<Value>(dynamicMember path: WritableKeyPath<ConstraintForm<Item>, Value>)
      -> Value
    {
      get { form[keyPath: path] }
      set { form[keyPath: path] = newValue }
    }
  }

  /// The guides, grouped by owning view, outermost view first; guides of the same view are in the view's order.
  public var guides: [Guide] = []
  /// The constraints, grouped by the view that holds them, outermost first; those of one view are in the view's order.
  public var constraints: [Constraint] = []

  /// Archives the guides and constraints of a view and its descendants; omits constraints with items outside the view.
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
  /// Identifies an item by its position in a view's tree, or returns `nil` if the item is outside the view.
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
