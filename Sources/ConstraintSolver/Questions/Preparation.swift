private import Synchronization

/// What was worked out for one question about a solution and serves the next.
///
/// A class, so that all copies of a solution share it. No answer depends on what is in it.
final class Preparation: Sendable {
  private let faces = Mutex(Faces())
  private let determination = Mutex<Determination?>(nil)

  /// Lends the optima of a component's constraints.
  func withFace<Answer: Sendable>(
    of component: Int, _ blueprint: Blueprint, at size: CanvasSize,
    _ body: (OptimalFace) -> Answer
  ) -> Answer {
    faces.withLock { faces in body(faces.face(of: component, blueprint, at: size)) }
  }

  /// The slots of the rows whose combination is an expression.
  func slots(
    for expression: [Entry], _ blueprint: Blueprint, values: ValueList.Pieces, open: [Int],
    at size: CanvasSize
  ) -> [Int] {
    determination.withLock { determination in
      var present =
        determination.take() ?? Determination(blueprint, values: values.all, open: open, at: size)
      let slots = present.slots(for: expression)
      determination = consume present
      return slots
    }
  }
}

/// The optima of the components that were asked about.
private struct Faces {
  /// Those of components that take long to optimize.
  private var large: [Int: OptimalFace] = [:]
  /// The last of the others: these are optimized anew rather than remembered.
  private var small: (component: Int, face: OptimalFace)?

  /// The most unknowns of a component that is not worth remembering.
  private static let fewUnknowns = 8

  mutating func face(
    of component: Int, _ blueprint: Blueprint, at size: CanvasSize
  ) -> OptimalFace {
    let isSmall = blueprint.components.unknowns.range(component).count <= Faces.fewUnknowns
    if let small, isSmall, small.component == component { return small.face }
    if let face = large[component] { return face }
    // The memory of the last small one serves again.
    let face = isSmall ? small?.face ?? OptimalFace() : OptimalFace()
    face.load(component, of: blueprint, at: size)
    if isSmall { small = (component, face) } else { large[component] = face }
    return face
  }
}
