/// A structure with the dictionaries of its components, ready for one size after another.
struct SolvingState: Sendable {
  /// What is solved.
  let structure: Structure
  /// The rows that are treated as absent, ascending.
  let excluded: [Int]
  /// One dictionary for each component.
  private(set) var simplexes: [Simplex]
  /// The optimal point of each component without freedom.
  private(set) var vertices: [Vertex?]
  /// The optimal points of what preferences and ties decided.
  private(set) var groups: [Settlement.Group] = []
  /// Whether a simplex gave up.
  private(set) var reachedIterationLimit = false

  /// Every variable as a function of the canvas' size.
  private var affineValues: [AffineConstant] = []
  private var isCurrent = false

  init(_ structure: Structure, excluded: [Int]) {
    self.structure = structure
    self.excluded = excluded
    simplexes = structure.components.map { Simplex($0) }
    vertices = Array(repeating: nil, count: simplexes.count)
  }

  /// Makes every component optimal at a size of the canvas.
  mutating func optimize(at size: CanvasSize) {
    for index in simplexes.indices {
      let hasChanged = simplexes[index].optimize(at: size)
      if hasChanged || vertices[index] != nil { updateVertex(index) }
    }
  }

  private mutating func updateVertex(_ index: Int) {
    guard simplexes[index].isUnique else {
      vertices[index] = nil
      isCurrent = false
      return
    }
    if let vertex = vertices[index], simplexes[index].isActive(exactly: vertex.active) { return }
    vertices[index] = Vertex(
      simplexes[index].component, active: simplexes[index].activeBreakpoints)
    isCurrent = false
  }

  /// The values of all variables; call after `optimize(at:)`.
  mutating func values(at size: CanvasSize) -> [Double] {
    for index in groups.indices where isCurrent {
      if !groups[index].holds(at: size) { isCurrent = false }
    }
    if !isCurrent { settle(at: size) }
    var values = Array(repeating: 0.0, count: affineValues.count)
    for index in values.indices {
      values[index] = Approximation.finite(affineValues[index].value(at: size))
    }
    return values
  }

  private mutating func settle(at size: CanvasSize) {
    var settlement = Settlement(structure, size: size, vertices: vertices)
    settlement.settle()
    groups = settlement.groups
    affineValues = structure.elimination.completed(settlement.coordinates)
    reachedIterationLimit =
      settlement.reachedIterationLimit || simplexes.contains { $0.reachedIterationLimit }
    isCurrent = true
  }
}
