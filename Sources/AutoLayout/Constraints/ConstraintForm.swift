public import Foundation

/// A constraint as a value, between items that are known by an index, by their place in a tree, or as views.
public struct ConstraintForm<Item> {
  /// One side: an attribute of an item, or the distance to it from another.
  public struct Side {
    /// The item.
    public var item: Item
    /// The attribute of the item.
    public var attribute: LayoutConstraint.Attribute
    /// Where a distance starts; `nil` for a plain attribute.
    public var origin: Origin?

    /// Makes a side, which is a plain attribute unless it has an origin.
    package init(
      item: Item, attribute: LayoutConstraint.Attribute, origin: Origin? = nil
    ) {
      self.item = item
      self.attribute = attribute
      self.origin = origin
    }
  }

  /// Where a distance starts.
  public struct Origin {
    /// The item.
    public var item: Item
    /// The attribute of the item.
    public var attribute: LayoutConstraint.Attribute

    /// Makes an origin.
    package init(item: Item, attribute: LayoutConstraint.Attribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// The left side.
  public var first: Side
  /// How the sides compare.
  public var relation: LayoutConstraint.Relation
  /// The right side; `nil` for an extent that is compared with a number.
  public var second: Side?
  /// The number that multiplies the right side.
  public var multiplier: CGFloat = 1
  /// The number added to the right side, in points.
  public var constant: CGFloat = 0
  /// How much it matters.
  public var priority = LayoutPriority.required
  /// The author's name for it.
  public var identifier: String?
  /// Whether the constant is the platform's standard distance.
  public var isStandardSpace = false
  /// How the numbers were written; `nil` if without metrics.
  public var metricExpression: MetricExpression?

  /// Makes a required constraint without an identifier.
  package init(
    _ first: Side, _ relation: LayoutConstraint.Relation, _ second: Side?, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
  }
}

extension ConstraintForm: Equatable where Item: Equatable {}
extension ConstraintForm: Hashable where Item: Hashable {}
extension ConstraintForm: Sendable where Item: Sendable {}
extension ConstraintForm.Side: Equatable where Item: Equatable {}
extension ConstraintForm.Side: Hashable where Item: Hashable {}
extension ConstraintForm.Side: Sendable where Item: Sendable {}
extension ConstraintForm.Origin: Equatable where Item: Equatable {}
extension ConstraintForm.Origin: Hashable where Item: Hashable {}
extension ConstraintForm.Origin: Sendable where Item: Sendable {}

extension ConstraintForm {
  /// The items that the constraint mentions, the left side's first.
  package var items: [Item] {
    [first.item, first.origin?.item, second?.item, second?.origin?.item].compactMap(\.self)
  }

  /// Returns the same constraint between other items.
  package func map<Other, Failure>(
    _ other: (Item) throws(Failure) -> Other
  ) throws(Failure) -> ConstraintForm<Other> {
    func side(_ side: Side) throws(Failure) -> ConstraintForm<Other>.Side {
      ConstraintForm<Other>.Side(
        item: try other(side.item), attribute: side.attribute,
        origin: try side.origin.map { (origin) throws(Failure) in
          ConstraintForm<Other>.Origin(
            item: try other(origin.item), attribute: origin.attribute)
        })
    }
    var form = ConstraintForm<Other>(
      try side(first), relation, try second.map(side), multiplier: multiplier, constant: constant)
    form.priority = priority
    form.identifier = identifier
    form.isStandardSpace = isStandardSpace
    form.metricExpression = metricExpression
    return form
  }

  /// Returns the same constraint between other items, or `nil` if one of them is missing.
  package func compactMap<Other>(_ other: (Item) -> Other?) -> ConstraintForm<Other>? {
    try? map { (item) throws(MissingItem) in
      guard let other = other(item) else { throw MissingItem() }
      return other
    }
  }
}

/// The reason why ``ConstraintForm/compactMap(_:)`` returns `nil`.
private struct MissingItem: Error {}

extension LayoutConstraint {
  /// The constraint as a value, or `nil` if one of its items is gone.
  package var form: ConstraintForm<any LayoutItem>? {
    var form = ConstraintForm(
      first.side, relation, second?.side, multiplier: multiplier, constant: constant)
    form.priority = priority
    form.identifier = identifier
    form.isStandardSpace = isStandardSpace
    form.metricExpression = metricExpression
    return form.compactMap(\.item)
  }

  /// Makes an inactive constraint of a value.
  ///
  /// - Throws: `LayoutError` for sides or numbers that make no constraint.
  package convenience init(_ form: ConstraintForm<any LayoutItem>) throws(LayoutError) {
    try self.init(
      first: LayoutOperand(form.first), relation: form.relation,
      second: form.second.map { LayoutOperand($0) }, multiplier: form.multiplier,
      constant: form.constant)
    try setPriority(form.priority)
    identifier = form.identifier
    isStandardSpace = form.isStandardSpace
    metricExpression = form.metricExpression
  }
}

extension LayoutOperand {
  /// The operand as one side of a value.
  fileprivate var side: ConstraintForm<ItemReference>.Side {
    ConstraintForm.Side(
      item: reference, attribute: attribute,
      origin: originReference.map { ConstraintForm.Origin(item: $0, attribute: originAttribute) })
  }

  /// Makes the operand that a side of a value describes.
  fileprivate init(_ side: ConstraintForm<any LayoutItem>.Side) {
    let end = LayoutOperand(side.item, side.attribute)
    self =
      side.origin.map { LayoutOperand(from: LayoutOperand($0.item, $0.attribute), to: end) } ?? end
  }
}
