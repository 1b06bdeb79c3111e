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

  /// One side of a constraint: an attribute, or the distance between two.
  public struct Side: Hashable, Sendable {
    /// The item that is named.
    public var item: Item
    /// The raw value of its attribute.
    public var attribute: Int
    /// The item that a distance starts from; nil for a plain attribute.
    public var origin: Item?
    /// The raw value of the attribute that a distance starts from.
    public var originAttribute: Int?
  }

  /// A constraint, active or not when it was stored; every one is active after being restored.
  public struct Constraint: Codable, Hashable, Sendable {
    /// The left side.
    public var first: Side
    /// The raw value of the relation.
    public var relation: Int
    /// The right side; nil for a size that equals a constant.
    public var second: Side?
    /// The number that multiplies the right side.
    public var multiplier: Double
    /// The number added to the right side, in points.
    public var constant: Double
    /// The priority, from above 0 to 1000.
    public var priority: Float
    /// The constraint's identifier; nil for none.
    public var identifier: String?
    /// `NSSpace` where the constant is a standard distance.
    public var symbolicConstant: String?
    /// The view that holds the constraint.
    public var container: Item
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
        .compactMap { Constraint($0, container: place, in: view) }
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

extension LayoutArchive.Side {
  init?(_ operand: LayoutOperand, in view: View) {
    guard let item = operand.item.flatMap({ LayoutArchive.Item($0, in: view) }) else { return nil }
    self.item = item
    attribute = operand.attribute.rawValue
    guard operand.isOffset else { return }
    guard let start = operand.origin.flatMap({ LayoutArchive.Item($0, in: view) }) else {
      return nil
    }
    origin = start
    originAttribute = operand.originAttribute.rawValue
  }
}

extension LayoutArchive.Constraint {
  init?(_ constraint: LayoutConstraint, container: LayoutArchive.Item, in view: View) {
    guard let first = LayoutArchive.Side(constraint.first, in: view) else { return nil }
    let second = constraint.second.map { LayoutArchive.Side($0, in: view) }
    if case .some(.none) = second { return nil }
    self.first = first
    relation = constraint.relation.rawValue
    self.second = second ?? nil
    multiplier = Double(constraint.multiplier)
    constant = Double(constraint.constant)
    priority = constraint.priority.rawValue
    identifier = constraint.identifier
    symbolicConstant = constraint.symbol == .standardSpace ? "NSSpace" : nil
    self.container = container
  }
}

extension View {
  /// The guides that the view has because the author added them.
  fileprivate var authorGuides: [LayoutGuide] { layoutGuides.filter { $0.systemKind == nil } }
}
