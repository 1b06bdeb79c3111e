/// What the last changes have made of a system; it may be taken back.
struct Revision: Sendable {
  /// A part that is not yet one of those the system is divided into.
  private(set) var part: Part?
  /// Or other values of one component of a part that stays what it is.
  private let component: ChangedComponent?

  init(_ part: Part) {
    self.part = part
    component = nil
  }

  init(_ component: ChangedComponent) {
    self.component = component
  }

  /// What is different from the system as it was settled.
  var changes: [EditLog.Change] { part?.changes ?? component?.changes ?? [] }

  /// Whether this is what changes make of the system at a size.
  func isMade(of changes: [EditLog.Change], at size: CanvasSize?) -> Bool {
    if let component, component.size != size { return false }
    return self.changes == changes
  }

  var isPart: Bool { component == nil }

  /// Whether it has one of some changes; a component's values are no base for others.
  func shares(_ others: [EditLog.Change]) -> Bool { part?.shares(others) ?? false }

  /// Whether all required rows hold.
  var isFeasible: Bool { part?.engine.isFeasible ?? true }

  /// Whether constraints alone may leave some of it open.
  var isOpen: Bool {
    component.map { !$0.isUnique } ?? (part?.engine.openComponents.isEmpty == false)
  }

  var reachedIterationLimit: Bool { part?.engine.reachedIterationLimit ?? false }

  /// Solves the part at a size of the canvas.
  ///
  /// - Precondition: A component is asked at its size alone.
  mutating func solve(at size: CanvasSize) {
    assert(component.map { $0.size == size } ?? true, "a component solved at another size")
    part?.engine.solve(at: size)
  }

  /// Puts the new values in their places among those of the system.
  func put(into values: inout ValueList) {
    part?.put(into: &values)
    if let component {
      for (variable, value) in zip(component.variables, component.values) {
        values[Int(variable)] = value
      }
    }
  }

  /// The variables of the system that have a new value; -1 for others among those of a part.
  var variables: [Int32] { part?.variables ?? component?.variables ?? [] }
}

/// What changes made of one component at one size of the canvas.
struct ChangedComponent: Sendable {
  let changes: [EditLog.Change]
  let size: CanvasSize
  /// The variables of the system that depend on the component.
  let variables: [Int32]
  let values: [Double]
  /// Whether constraints alone leave one solution.
  let isUnique: Bool
  /// How much there was to look at, in rows and unknowns.
  let length: Int
}
