private import Synchronization

/// The optima of large components, kept for changes of their rows.
///
/// A class, so that copies of a solver share it. No answer depends on what is in it.
final class WarmStarts: Sendable {
  private let cache = Mutex(Cache())

  /// The fewest unknowns of a component whose optimum is kept.
  static let fewestUnknowns = 8
  /// How many optima are kept.
  fileprivate static let capacity = 8

  fileprivate struct Cache: ~Copyable {
    /// The one used last comes last.
    var starts: [WarmStart] = []
  }

  /// The values of the variables that depend on a component when rows about nothing else have changed.
  ///
  /// - Returns: Nil if that is not for the component alone to say, or not all required rows hold.
  func component(
    _ index: Int, of part: PartContents, with changes: [EditLog.Change], in store: RowStore,
    _ division: Division, at size: CanvasSize
  ) -> ChangedComponent? {
    cache.withLock { cache in
      let start = cache.start(index, of: part, at: size)
      return start.values(with: changes, in: store, division).map {
        ChangedComponent(
          changes: changes, size: size, variables: start.variables, values: $0.values,
          isUnique: $0.isUnique, length: start.length)
      }
    }
  }
}

extension WarmStarts.Cache {
  /// The optimum of a component at a size.
  fileprivate mutating func start(
    _ component: Int, of part: PartContents, at size: CanvasSize
  ) -> WarmStart {
    if let place = starts.lastIndex(where: { $0.component == component && $0.part === part }) {
      let start = starts.remove(at: place)
      if start.size == size {
        starts.append(start)
        return start
      }
    }
    if starts.count == WarmStarts.capacity { starts.removeFirst() }
    let start = WarmStart(component, of: part, at: size)
    starts.append(start)
    return start
  }
}

/// Changes of rows that are about one large component alone.
extension Division {
  /// What changes make of the one component they are about, gone on from its optimum.
  ///
  /// - Returns: Nil if they are about more than that, or the component is a small one, or something
  ///   required does not hold.
  func changedComponent(
    _ changes: [EditLog.Change], _ store: RowStore, _ starts: WarmStarts, at size: CanvasSize
  ) -> ChangedComponent? {
    var found: (part: Int32, component: Int32) = (-1, -1)
    for change in changes {
      guard !isSettledEquation(change.slot), !change.isEquation(store) else { return nil }
      for place in store.range(of: change.slot) {
        guard isAbout(store.entries[place].column, &found) else { return nil }
      }
    }
    guard found.part >= 0, let part = contents[Int(found.part)] else { return nil }
    return starts.component(
      Int(found.component), of: part, with: changes, in: store, self, at: size)
  }

  /// Whether a variable is a number, or depends on one component alone that can be gone on with, the
  /// same as the one found before, if any.
  private func isAbout(
    _ variable: Int, _ found: inout (part: Int32, component: Int32)
  ) -> Bool {
    let home = homes[variable]
    guard home.part >= 0, let part = contents[Int(home.part)] else { return false }
    let definitions = part.blueprint.definitions
    if definitions.isFree(Int(home.place)) {
      return isComponent(of: Int(home.place), of: part, home.part, &found)
    }
    for place in definitions.sum(of: Int(home.place)) {
      let column = definitions.entries[place].column
      guard isComponent(of: column, of: part, home.part, &found) else { return false }
    }
    return true
  }

  private func isComponent(
    of unknown: Int, of part: PartContents, _ number: Int32,
    _ found: inout (part: Int32, component: Int32)
  ) -> Bool {
    let components = part.blueprint.components
    let component = components.componentOfVariable[unknown]
    if found.part < 0 {
      guard !components.isLinked(Int(component)),
        components.unknowns.range(Int(component)).count >= WarmStarts.fewestUnknowns
      else { return false }
      found = (number, component)
    }
    return found == (number, component)
  }

  /// Adds a multiple of a variable to a sum, in terms of a part's free variables and of numbers.
  @inline(__always)
  func add(
    _ coefficient: Double, of variable: Int, in part: PartContents, to sum: inout Scatter
  ) {
    let home = homes[variable]
    guard home.part >= 0, let owner = contents[Int(home.part)] else { return }
    let definitions = owner.blueprint.definitions
    if owner === part {
      definitions.add(coefficient, of: Int(home.place), to: &sum)
    } else {
      sum.add(
        definitions.constant(of: Int(home.place)), definitions.magnitude(of: Int(home.place)),
        times: coefficient)
    }
  }
}
