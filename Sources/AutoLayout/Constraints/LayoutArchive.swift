private import Foundation

/// The guides and constraints of a view and its descendants, as a value that can be stored.
///
/// Views aren't stored. They are identified by their place among their siblings, so that an archive can be restored in
/// another tree of the same shape. Only constraints with ``LayoutConstraint/shouldBeArchived`` are stored, and only
/// guides that the author added. The keys are those of Apple's archives, if these have one.
public struct LayoutArchive: Codable, Hashable, Sendable {
  /// A view by its place, or one of its guides.
  public struct Item: Codable, Hashable, Sendable {
    /// The positions among siblings, from back to front, from the outermost view inwards.
    public var path: [Int]
    /// The position among the author's guides of the view; `nil` for the view itself.
    public var guide: Int?
    /// The identifier of a built-in guide of the view; `nil` for any other item.
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

    /// A part of the form, such as its `constant`.
    public subscript<Value>(dynamicMember path: WritableKeyPath<ConstraintForm<Item>, Value>)
      -> Value
    {
      get { form[keyPath: path] }
      set { form[keyPath: path] = newValue }
    }
  }

  /// The guides, each owner's in their order, owners from the outermost view down.
  public var guides: [Guide] = []
  /// The constraints, each holder's in their order, holders from the outermost view down.
  public var constraints: [Constraint] = []

  /// Stores the guides and constraints of a view and its descendants, except constraints that mention an item outside.
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
  /// Finds the place of an item in a view; `nil` if the item is outside.
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
  /// The guides that the author added.
  fileprivate var authorGuides: [LayoutGuide] { layoutGuides.filter { $0.systemKind == nil } }
}
