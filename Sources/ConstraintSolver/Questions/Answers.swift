/// A cache of intermediate results for queries about a solution.
///
/// The cache is a class, so that queries don't mutate the solver. Its contents don't affect any answer.
final class Answers {
  private var determination: Determination?
  /// The optimal faces of large components, by block and component.
  private var faces: [ComponentKey: KeptFace] = [:]
  /// The most recently used optimal face of a small component, whose memory is reused for the next small component.
  private var smallFace: (key: ComponentKey, face: KeptFace)?

  private struct ComponentKey: Hashable {
    let block: Int
    let component: Int
  }

  private final class KeptFace {
    var value = OptimalFace()
  }

  /// The maximum number of unknowns in a small component.
  ///
  /// The optimal faces of larger components stay in the cache. Small components are optimized again.
  private static let fewUnknowns = 8

  /// Empties the cache when the solution changes.
  func forget() {
    determination = nil
    faces.removeAll()
    smallFace = nil
  }

  /// Returns the rows that determine an expression's value, calling `make` if no determination is cached.
  func sources(
    for expression: [Entry], atLeast priority: Priority?, make: () -> Determination
  ) -> [(source: RowSource, factor: Double)] {
    if determination == nil { determination = make() }
    return determination?.sources(for: expression, atLeast: priority) ?? []
  }

  /// Fixes a linear form of a component's unknowns at a value in all later queries, until the cache is emptied.
  func hold(
    _ form: [Entry], at value: Double, of component: Int, _ block: Block, at size: CanvasSize
  ) {
    let key = ComponentKey(block: block.number, component: component)
    withFace(of: component, block, at: size) { $0.hold(form, at: value) }
    // The memory of small faces is reused, so this one has to stay.
    guard let small = smallFace, small.key == key else { return }
    faces[key] = small.face
    smallFace = nil
  }

  /// Calls a closure with the optimal face of a component.
  func withFace<Result>(
    of component: Int, _ block: Block, at size: CanvasSize, _ body: (inout OptimalFace) -> Result
  ) -> Result {
    let key = ComponentKey(block: block.number, component: component)
    if let face = faces[key] { return body(&face.value) }
    let isSmall =
      block.solved.system.components.unknowns(of: component).count <= Answers.fewUnknowns
    if let smallFace, isSmall, smallFace.key == key { return body(&smallFace.face.value) }
    let face = isSmall ? smallFace?.face ?? KeptFace() : KeptFace()
    face.value.load(component, of: block.solved.system, at: size)
    if isSmall { smallFace = (key, face) } else { faces[key] = face }
    return body(&face.value)
  }
}
