import AutoLayout
import Foundation

/// Drawings that are shown one after the other, in a loop without end.
package struct DrawingSequence: Hashable, Sendable {
  /// A drawing and its time.
  package struct Frame: Hashable, Sendable {
    /// What is shown.
    package var drawing: Drawing
    /// How long it is shown, in parts of a second as the sequence divides it.
    package var duration: Int
    /// The names of a drawing that people stop at; `nil` for one on the way to the next.
    var names: Names?

    /// What documents call a drawing whose parts have names.
    struct Names: Hashable, Sendable {
      /// What it goes by.
      var identifier: String
      /// What it is called.
      var title: String
    }
  }

  /// The frames; there is one at least.
  package private(set) var frames: [Frame]
  /// The parts into which a second is divided.
  package let partsPerSecond: Int
  /// The index of the frame that is shown where nothing moves.
  let still: Int

  /// Makes a sequence; all drawings get the size of the largest.
  ///
  /// - Precondition: There is a frame, and all drawings have one scale.
  init(_ frames: [Frame], partsPerSecond: Int, still: Int) {
    let height = frames.map(\.drawing.pixelHeight).max() ?? 0
    self.frames = frames
    self.partsPerSecond = partsPerSecond
    self.still = still
    for index in frames.indices { self.frames[index].drawing.pixelHeight = height }
    widen(toPixels: frames.map(\.drawing.pixelWidth).max() ?? 0)
  }

  /// Gives all drawings more paper at their right edges, up to a width.
  package mutating func widen(toPixels width: Int) {
    for index in frames.indices {
      frames[index].drawing.pixelWidth = max(frames[index].drawing.pixelWidth, width)
    }
  }

  /// Shows the steps of a figure for two seconds each; where nothing moves, the last one.
  ///
  /// - Precondition: There is a step, and all have one scale.
  package init(steps: [Drawing]) {
    let frames = steps.enumerated().map { index, drawing in
      Frame(
        drawing: drawing, duration: 2,
        names: .init(
          identifier: "step-\(index + 1)",
          title: "\(drawing.title) \(index + 1)/\(steps.count)"))
    }
    self.init(frames, partsPerSecond: 1, still: steps.count - 1)
  }

  /// What was asked for and is in no drawing that asks for it.
  package var omissions: [FigureOmission] {
    frames.filter { $0.names != nil }.flatMap(\.drawing.omissions).uniqued()
  }

  /// All drawings on each other, as figures of which a document shows one at a time.
  package var together: Drawing {
    var whole = frames[still].drawing
    let total = frames.reduce(0) { $0 + $1.duration }
    var start = 0
    whole.commands = frames.enumerated().flatMap { index, frame in
      defer { start += frame.duration }
      var turn = DrawingCommand.FigureLabel.Turn(
        start: seconds(start), end: seconds(start + frame.duration), total: seconds(total))
      turn.isShownStill = index == still
      let label = DrawingCommand.FigureLabel(
        identifier: frame.names?.identifier ?? "", title: frame.names?.title ?? "",
        summary: frame.names == nil ? "" : frame.drawing.summary, turn: turn)
      var commands = frame.drawing.commands
      // What only passes by has no parts that anybody asks for.
      if frame.names == nil { for index in commands.indices { commands[index].tag = nil } }
      return [DrawingCommand(.begin(.figure(label)))] + commands + [DrawingCommand(.end)]
    }
    return whole
  }

  private func seconds(_ parts: Int) -> CGFloat { CGFloat(parts) / CGFloat(partsPerSecond) }
}
