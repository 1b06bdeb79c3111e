/// An unknown of a solver.
///
/// Variables are ordered by creation. The order also resolves ties: an earlier variable is brought
/// as near to zero as possible before a later variable is.
public struct Variable: Hashable, Comparable, Sendable {
  /// The position of the variable in order of creation, starting at zero.
  public let index: Int

  /// Creates the variable at a zero-based position in order of creation.
  ///
  /// A variable is only an index. A solver rejects indices of variables that it hasn't created yet, but it can't
  /// distinguish its own variables from variables of another solver.
  public init(index: Int) { self.index = index }

  /// Whether a variable was created before another.
  public static func < (lhs: Variable, rhs: Variable) -> Bool { lhs.index < rhs.index }
}

/// The product of a number and a variable.
public struct Term: Hashable, Sendable {
  /// The variable that is multiplied by the coefficient.
  public var variable: Variable

  /// The number that the variable is multiplied by.
  public var coefficient: Double

  /// Creates the product of a number and a variable.
  public init(_ coefficient: Double, _ variable: Variable) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
