/// An unknown of a solver.
///
/// Variables are ordered as they were made. That order is also their rank when a tie is decided:
/// an earlier variable is brought near zero before a later one.
public struct Variable: Hashable, Comparable, Sendable {
  /// The position in order of creation, counted from zero.
  public let index: Int

  /// The variable at a position in order of creation.
  ///
  /// A solver refuses those that it has not made yet.
  public init(index: Int) { self.index = index }

  /// Whether the first variable was made before the second.
  public static func < (lhs: Variable, rhs: Variable) -> Bool {
    lhs.index < rhs.index
  }
}

/// A variable times a number.
public struct Term: Hashable, Sendable {
  /// The variable that is multiplied.
  public var variable: Variable

  /// What the variable is multiplied by.
  public var coefficient: Double

  /// Makes the product of a number and a variable.
  public init(_ coefficient: Double, _ variable: Variable) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
