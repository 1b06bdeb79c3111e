public import Foundation

/// A constraint as a value, between items that are named in some way: by an index, by their place in a
/// tree, by a name.
///
/// Inlinable, since records of large layouts map thousands of them for each cause that is tried.
public struct ConstraintForm<Place: Hashable & Sendable>: Hashable, Sendable {
  /// An attribute of an item.
  public struct Start: Hashable, Sendable {
    /// The item.
    public var place: Place
    /// The item's edge, size or baseline.
    public var attribute: LayoutConstraint.Attribute

    /// Makes an attribute of an item.
    @inlinable
    public init(_ place: Place, _ attribute: LayoutConstraint.Attribute) {
      self.place = place
      self.attribute = attribute
    }
  }

  /// One side of a constraint: an attribute, or the distance between two.
  public struct End: Hashable, Sendable {
    /// The item.
    public var place: Place
    /// The item's edge, size or baseline.
    public var attribute: LayoutConstraint.Attribute
    /// Where a distance starts; `nil` for a plain attribute.
    public var start: Start?

    /// Makes a side.
    @inlinable
    public init(_ place: Place, _ attribute: LayoutConstraint.Attribute, from start: Start? = nil) {
      self.place = place
      self.attribute = attribute
      self.start = start
    }
  }

  /// The left side.
  public var first: End
  /// How the sides compare.
  public var relation: LayoutConstraint.Relation
  /// The right side; `nil` for an extent that is compared with a number.
  public var second: End?
  /// The number that multiplies the right side; 1 without one.
  public var multiplier: CGFloat
  /// The number added to the right side, in points.
  public var constant: CGFloat
  /// How much the constraint matters.
  public var priority: LayoutPriority
  /// The author's name for the constraint.
  public var identifier: String?
  /// Whether the constant is a standard distance.
  public var isStandardSpace: Bool
  /// How the numbers are written; `nil` if without metrics.
  public var metricExpression: MetricExpression?

  /// Makes a required constraint, unless other values are given.
  @inlinable
  public init(
    _ first: End, _ relation: LayoutConstraint.Relation, _ second: End? = nil,
    multiplier: CGFloat = 1, constant: CGFloat = 0, priority: LayoutPriority = .required,
    identifier: String? = nil, isStandardSpace: Bool = false,
    metricExpression: MetricExpression? = nil
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.identifier = identifier
    self.isStandardSpace = isStandardSpace
    self.metricExpression = metricExpression
  }

  /// The items that the constraint mentions, the left side's first.
  @inlinable
  public var places: [Place] {
    [first.place, first.start?.place, second?.place, second?.start?.place].compactMap { $0 }
  }

  /// Returns the constraint between items that are named in another way, or `nil` if one has no such name.
  @inlinable
  public func map<Other>(_ place: (Place) -> Other?) -> ConstraintForm<Other>? {
    func end(_ end: End) -> ConstraintForm<Other>.End? {
      guard let new = place(end.place) else { return nil }
      guard let start = end.start else { return .init(new, end.attribute) }
      return place(start.place).map {
        .init(new, end.attribute, from: .init($0, start.attribute))
      }
    }
    guard let first = end(first) else { return nil }
    let second = second.map(end)
    if case .some(.none) = second { return nil }
    return ConstraintForm<Other>(
      first, relation, second ?? nil, multiplier: multiplier, constant: constant,
      priority: priority, identifier: identifier, isStandardSpace: isStandardSpace,
      metricExpression: metricExpression)
  }
}

extension ConstraintForm {
  /// Makes the value of a constraint, or `nil` if an item is gone or has no name.
  package init?(_ constraint: LayoutConstraint, place: (any LayoutItem) -> Place?) {
    func end(_ operand: LayoutOperand) -> End? {
      guard let named = operand.item.flatMap(place) else { return nil }
      guard operand.isOffset else { return End(named, operand.attribute) }
      return operand.origin.flatMap(place).map {
        End(named, operand.attribute, from: Start($0, operand.originAttribute))
      }
    }
    guard let first = end(constraint.first) else { return nil }
    let second = constraint.second.map(end)
    if case .some(.none) = second { return nil }
    self.init(
      first, constraint.relation, second ?? nil, multiplier: constraint.multiplier,
      constant: constraint.constant, priority: constraint.priority,
      identifier: constraint.identifier, isStandardSpace: constraint.symbol == .standardSpace,
      metricExpression: constraint.metricExpression)
  }

  /// Makes an inactive constraint, or returns `nil` if an item is missing.
  ///
  /// - Throws: `LayoutError` for attributes or numbers that make no constraint.
  package func makeConstraint(
    item: (Place) -> (any LayoutItem)?
  ) throws(LayoutError) -> LayoutConstraint? {
    func operand(_ end: End) -> LayoutOperand? {
      guard let named = item(end.place) else { return nil }
      let plain = LayoutOperand(named, end.attribute)
      guard let start = end.start else { return plain }
      return item(start.place).map {
        LayoutOperand(from: LayoutOperand($0, start.attribute), to: plain)
      }
    }
    guard let first = operand(first) else { return nil }
    let second = second.map(operand)
    if case .some(.none) = second { return nil }
    let constraint = try LayoutConstraint(
      first: first, relation: relation, second: second ?? nil, multiplier: multiplier,
      constant: constant)
    try constraint.setPriority(priority)
    constraint.identifier = identifier
    if isStandardSpace { constraint.symbol = .standardSpace }
    constraint.metricExpression = metricExpression
    return constraint
  }
}
