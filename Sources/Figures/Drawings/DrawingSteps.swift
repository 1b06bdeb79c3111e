/// Drawings of one figure at several steps, to be shown one after the other.
package struct DrawingSteps: Hashable, Sendable {
  /// How long each step is shown, in seconds.
  package static let seconds = 2

  private let drawings: [Drawing]

  /// Puts steps together; all get the size of the largest.
  ///
  /// - Precondition: There is a step, and all have one scale.
  package init(_ drawings: [Drawing]) {
    let width = drawings.map(\.pixelWidth).max() ?? 0
    let height = drawings.map(\.pixelHeight).max() ?? 0
    self.drawings = drawings.map { drawing in
      var drawing = drawing
      (drawing.pixelWidth, drawing.pixelHeight) = (width, height)
      return drawing
    }
  }

  /// How many steps there are.
  package var count: Int { drawings.count }

  /// The step with an index.
  package func frame(_ index: Int) -> Drawing { drawings[index] }

  /// All steps on each other, as figures of which a document shows one at a time.
  package var together: Drawing {
    var whole = drawings[drawings.count - 1]
    whole.commands = drawings.enumerated().flatMap { index, drawing in
      let label = DrawingCommand.FigureLabel(
        identifier: "step-\(index + 1)", title: "\(drawing.title) \(index + 1)/\(drawings.count)",
        summary: drawing.summary, step: .init(index: index, count: drawings.count))
      return [DrawingCommand(.begin(.figure(label)))] + drawing.commands + [DrawingCommand(.end)]
    }
    return whole
  }
}
