/// How far one variable is from another, plus a constant, compared with 0: what most constraints of a
/// layout say.
public struct Distance: Sendable {
  /// The variable that the distance starts at.
  public var start: Variable

  /// The variable that the distance ends at.
  public var end: Variable

  /// What is added to the distance, the same at every size of the canvas.
  public var constant: Double

  /// How `end − start + constant` compares with 0.
  public var relation: Relation

  /// How much the constraint matters.
  public var priority: Priority

  /// Whether the constraint may be the one that gives way in a conflict.
  public var isBreakable: Bool

  /// Compares `end − start + constant` with 0.
  public init(
    from start: Variable, to end: Variable, plus constant: Double = 0, _ relation: Relation,
    _ priority: Priority, isBreakable: Bool = true
  ) {
    self.start = start
    self.end = end
    self.constant = constant
    self.relation = relation
    self.priority = priority
    self.isBreakable = isBreakable
  }
}
