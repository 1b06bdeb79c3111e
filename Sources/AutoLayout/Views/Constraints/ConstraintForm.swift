public import Foundation

/// A constraint as a value that identifies its items by a `Place`, such as an index, a name or a position in a tree.
public struct ConstraintForm<Place: Hashable & Sendable>: Hashable, Sendable {
  /// The start of a distance between two attributes.
  public struct Start: Hashable, Sendable {
    /// The item at which the distance starts.
    public var place: Place
    /// The item's attribute: an edge, size, center or baseline.
    public var attribute: LayoutConstraint.Attribute

    /// Makes the start of a distance at an attribute of an item.
    @inlinable
    public init(_ place: Place, _ attribute: LayoutConstraint.Attribute) {
      self.place = place
      self.attribute = attribute
    }
  }

  /// One side of a constraint: an attribute of an item, or the distance between two attributes.
  public struct End: Hashable, Sendable {
    /// The item; for a distance, the item where the distance ends.
    public var place: Place
    /// The item's attribute: an edge, size, center or baseline.
    public var attribute: LayoutConstraint.Attribute
    /// The attribute where this side's distance starts, or `nil` if this side of the constraint isn't a distance.
    public var start: Start?

    /// Makes a side; with a `start`, the side is the distance from the start to the attribute.
    @inlinable
    public init(_ place: Place, _ attribute: LayoutConstraint.Attribute, from start: Start? = nil) {
      self.place = place
      self.attribute = attribute
      self.start = start
    }
  }

  /// The left side of the constraint.
  public var first: End
  /// The relation between the two sides.
  public var relation: LayoutConstraint.Relation
  /// The right side, or `nil` if the constraint compares a size with a constant.
  public var second: End?
  /// The multiplier of the right side, or 1 if there is no right side.
  public var multiplier: CGFloat
  /// The number added to the right side, in points.
  public var constant: CGFloat
  /// The constraint's priority.
  public var priority: LayoutPriority
  /// The author's name for the constraint.
  public var identifier: String?
  /// Whether the constant is the standard space of the visual format language.
  public var isStandardSpace: Bool
  /// The multiplier and constant as written with named metrics, or `nil` if the author wrote plain numbers.
  public var metricExpression: MetricExpression?

  /// Makes a constraint whose priority is required by default.
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

  /// The items that the constraint mentions: those of the left side, then those of the right side.
  @inlinable
  public var places: [Place] {
    [first.place, first.start?.place, second?.place, second?.start?.place].compactMap { $0 }
  }

  /// Returns the constraint with each item converted by a closure, or `nil` if the closure returns `nil` for an item.
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
  /// Makes the form of a constraint, or returns `nil` if an item no longer exists or `place` returns `nil` for it.
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

  /// Checks that a constraint of this form may be active, or throws `LayoutError` for illegal attributes or numbers.
  package func check(isGuide: (Place) -> Bool) throws(LayoutError) {
    // The rules depend on nothing else of the items.
    let items: (view: any LayoutItem, guide: any LayoutItem) = (View(), LayoutGuide())
    guard let constraint = try makeConstraint(item: { isGuide($0) ? items.guide : items.view })
    else { return }
    try LayoutConstraint.checkAxes(constraint.first, constraint.second)
    try constraint.checkItems()
  }

  /// Makes an inactive constraint, or returns `nil` if an item is missing; throws `LayoutError` if the form is illegal.
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

extension ConstraintForm: Codable where Place: Codable {}
extension ConstraintForm.Start: Codable where Place: Codable {}
extension ConstraintForm.End: Codable where Place: Codable {}
