/// A part of a system that is solved by itself, beside the whole as it was before some changes.
struct Part: Sendable {
  /// What is different from the whole.
  let changes: [EditLog.Change]
  /// A system of its own.
  private var system: System?
  /// Or one component at one size.
  private let component: WarmPart?

  private struct System: Sendable {
    /// The variable of the whole for each of the system's; -1 for those known from outside.
    let variables: [Int32]
    var engine: Engine
  }

  init(changes: [EditLog.Change], _ system: (variables: [Int32], engine: Engine)) {
    self.changes = changes
    self.system = System(variables: system.variables, engine: system.engine)
    component = nil
  }

  init(changes: [EditLog.Change], _ component: WarmPart) {
    self.changes = changes
    self.component = component
  }

  /// Whether the part can be solved at a size.
  func isGood(at size: CanvasSize) -> Bool { component.map { $0.size == size } ?? true }

  /// Whether constraints alone may leave some of it open.
  var isOpen: Bool {
    component.map { !$0.isUnique } ?? (system?.engine.openComponents.isEmpty == false)
  }

  var reachedIterationLimit: Bool { system?.engine.reachedIterationLimit ?? false }

  /// Solves the part and puts its values in the places of those of the whole.
  ///
  /// - Returns: Whether all its required rows hold; else nothing is put anywhere.
  mutating func solve(at size: CanvasSize, into whole: inout Engine) -> Bool {
    if let component {
      whole.replaceValues(ofComponent: component.component, by: component.values)
      return true
    }
    system?.engine.solve(at: size)
    guard let system, system.engine.isFeasible else { return false }
    whole.replaceValues(of: system.variables, by: system.engine)
    return true
  }

  /// Takes the values of the part back.
  func restoreValues(of whole: inout Engine) {
    if let component { whole.restoreValues(ofComponent: component.component) }
    if let system { whole.restoreValues(of: system.variables) }
  }
}
