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

  /// Calls a closure with each variable of the system that has a new value, and the value.
  @inline(__always)
  func forEachValue(_ body: (Int, Double) -> Void) {
    if let part {
      for place in part.variables.indices where part.variables[place] >= 0 {
        body(Int(part.variables[place]), part.engine.values[place])
      }
    }
    if let component {
      let dependents = component.part.blueprint.components.dependents
      for (place, value) in zip(dependents.range(component.index), component.values) {
        body(Int(component.part.variables[Int(dependents.members[place])]), value)
      }
    }
  }
}

/// What changes made of one component at one size of the canvas.
struct ChangedComponent: Sendable {
  let changes: [EditLog.Change]
  let part: PartContents
  let index: Int
  let size: CanvasSize
  /// The values of the variables that depend on the component.
  let values: [Double]
  /// Whether constraints alone leave one solution.
  let isUnique: Bool
  /// How much there was to look at, in rows and unknowns.
  let length: Int
}
