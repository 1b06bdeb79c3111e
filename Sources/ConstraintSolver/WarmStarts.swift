private import Synchronization

/// The optima of large components of a system, kept for changes of their rows.
///
/// A class, so that copies of a solver share it. No answer depends on what is in it.
final class WarmStarts: Sendable {
  private let blueprint: Blueprint
  private let cache = Mutex(Cache())

  /// The fewest unknowns of a component whose optimum is kept.
  private static let fewestUnknowns = 8
  /// How many optima are kept.
  fileprivate static let capacity = 8

  fileprivate struct Cache: ~Copyable {
    /// The one used last comes last.
    var starts: [WarmStart] = []
    var sum: Scatter?
  }

  init(_ blueprint: Blueprint) {
    self.blueprint = blueprint
  }

  /// What a change of rows that only bound or cost makes of the one component they are about.
  ///
  /// - Returns: Nil if they are about more than that, or the component is a small one, or something
  ///   required does not hold.
  func part(
    for changes: [EditLog.Change], in store: RowStore, at size: CanvasSize
  ) -> WarmPart? {
    guard let component = component(of: changes, in: store) else { return nil }
    return cache.withLock { cache in
      var sum = cache.sum.take() ?? Scatter(columnCount: blueprint.variableCount)
      let start = cache.start(component, of: blueprint, at: size)
      let found = start.values(with: changes, in: store, &sum)
      let length = start.length
      cache.sum = consume sum
      return found.map {
        WarmPart(
          component: component, size: size, values: $0.values, isUnique: $0.isUnique,
          length: length)
      }
    }
  }

  /// The only component that changed rows are about, if it is a large one.
  private func component(of changes: [EditLog.Change], in store: RowStore) -> Int? {
    let definitions = blueprint.definitions
    let components = blueprint.components
    var found: Int32 = -1
    func isSame(_ component: Int32) -> Bool {
      if found < 0 { found = component }
      return found == component
    }
    for change in changes {
      guard !change.isEquation(blueprint.store), !change.isEquation(store) else { return nil }
      for place in store.range(of: change.slot) {
        let variable = store.entries[place].column
        if definitions.isFree(variable) {
          guard isSame(components.componentOfVariable[variable]) else { return nil }
          continue
        }
        for place in definitions.sum(of: variable) {
          let column = definitions.entries[place].column
          guard isSame(components.componentOfVariable[column]) else { return nil }
        }
      }
    }
    guard found >= 0, !components.isLinked[Int(found)],
      components.unknowns.range(Int(found)).count >= WarmStarts.fewestUnknowns
    else { return nil }
    return Int(found)
  }
}

extension WarmStarts.Cache {
  /// The optimum of a component at a size.
  fileprivate mutating func start(
    _ component: Int, of blueprint: Blueprint, at size: CanvasSize
  ) -> WarmStart {
    if let place = starts.lastIndex(where: { $0.component == component }) {
      let start = starts.remove(at: place)
      if start.size == size {
        starts.append(start)
        return start
      }
    }
    if starts.count == WarmStarts.capacity { starts.removeFirst() }
    let start = WarmStart(component, of: blueprint, at: size)
    starts.append(start)
    return start
  }
}

extension EditLog.Change {
  /// Whether the row is, or was, a required equation of a store.
  fileprivate func isEquation(_ store: RowStore) -> Bool {
    guard slot < store.count else { return false }
    let kind = store.kind(of: slot)
    return kind.isRequired && kind.relation == .equal
  }
}

/// What changes made of a component at one size of the canvas.
struct WarmPart: Sendable {
  let component: Int
  let size: CanvasSize
  /// The values of the variables that depend on the component.
  let values: [Double]
  /// Whether constraints alone leave one solution.
  let isUnique: Bool
  /// How much there was to look at, in rows and unknowns.
  let length: Int
}
