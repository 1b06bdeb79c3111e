/// A default that keeps a variable near another variable if constraints don't determine its value.
///
/// A default is equivalent to a preference and a required bound. It takes a fraction of their memory and time if
/// constraints determine most variables, as they do in layouts.
public struct VariableDefault: Hashable, Sendable {
  /// The target variable, whose value is preferred for the variable that has this default.
  public var near: Variable

  /// The level of the default's preference, as in ``Priority/preference(_:)``, clamped to 32 bits.
  public var level: Int

  /// Whether an unbreakable constraint requires the variable that has this default to be at least ``near``.
  public var isNotBefore: Bool

  /// Creates a default that keeps a variable near another variable.
  public init(near: Variable, level: Int, isNotBefore: Bool = false) {
    self.near = near
    self.level = level
    self.isNotBefore = isNotBefore
  }
}

extension ConstraintID {
  /// The variable whose default requires this constraint, or `nil` if the constraint was added explicitly.
  public var defaultVariable: Variable? {
    index < 0 ? Variable(index: -1 - index) : nil
  }

  /// Creates the identifier of the lower-bound constraint that a variable's default requires.
  init(boundOf variable: Int) { self.init(index: -1 - variable) }
}

/// The defaults of all variables, stored in eight bytes for each variable.
///
/// Defaults become rows only if they may affect the solution; see ``Presolve``.
struct DefaultList {
  struct Item: BitwiseCopyable {
    /// The index of the target variable, or its bitwise complement if ``VariableDefault/isNotBefore`` is set.
    fileprivate let other: Int32
    fileprivate let storedLevel: Int32

    fileprivate static let none = Item(other: .max, storedLevel: 0)

    var isNotBefore: Bool { other < 0 }
    var near: Int { Int(isNotBefore ? ~other : other) }
    var level: Int { Int(storedLevel) }
  }

  private var items: [Item] = []

  var isEmpty: Bool { items.isEmpty }

  /// The default of a variable, or `nil` if the variable has no default.
  @inline(__always)
  subscript(variable: Int) -> Item? {
    guard variable < items.count, items[variable].other != .max else { return nil }
    return items[variable]
  }

  /// Sets the default of the variable that was created last.
  @inline(__always)
  mutating func append(_ value: VariableDefault, of variable: Int) {
    while items.count < variable { items.append(.none) }
    let near = Int32(small: value.near.index)
    items.append(
      Item(other: value.isNotBefore ? ~near : near, storedLevel: Int32(clamping: value.level)))
  }

  /// Removes the default of a variable.
  ///
  /// - Returns: Whether the variable had a default.
  mutating func remove(_ variable: Int) -> Bool {
    guard variable >= 0, self[variable] != nil else { return false }
    items[variable] = .none
    return true
  }
}
