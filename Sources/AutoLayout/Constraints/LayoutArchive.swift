private import Foundation

/// The guides and constraints of a view and of all that is in it, as a value that can be stored.
///
/// Views are not stored: they are known by their place among their siblings, so that an archive can be
/// given to another tree of the same shape. Of constraints only those are stored that are to be, by
/// ``LayoutConstraint/shouldBeArchived``; of guides the author's own. The keys are those of Apple's
/// archives where these have one.
public struct LayoutArchive: Codable, Hashable, Sendable {
  /// A view by its place: the positions of views from the archive's own down to it; or one of the
  /// guides in it.
  public struct Item: Codable, Hashable, Sendable {
    /// Positions among siblings, from back to front, from the outermost view on.
    public var path: [Int]
    /// The position among the author's guides of the view; nil for the view itself.
    public var guide: Int?
    /// The identifier of a guide that the view has by itself; nil for any other item.
    public var systemGuide: String?
  }

  /// A guide of the author's, in the order in which its view has them.
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

    /// What the constraint says, such as its `constant`.
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

  /// Stores what a view and all that is in it hold; what names an item outside of it is left out.
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
  /// The place of an item in a view; nil for one that is outside of it.
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
  /// The guides that the view has because the author added them.
  fileprivate var authorGuides: [LayoutGuide] { layoutGuides.filter { $0.systemKind == nil } }
}
