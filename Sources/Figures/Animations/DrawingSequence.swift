import AutoLayout
import Foundation
package import PictureDescriptions

/// Drawings that are shown one after the other in an endless loop.
package struct DrawingSequence: Hashable, Sendable {
  /// A drawing with its duration.
  package struct Frame: Hashable, Sendable {
    /// The drawing to show.
    package var drawing: Drawing
    /// The duration of the frame, in units of 1/``partsPerSecond`` seconds.
    package var duration: Int
    /// The frame's names in structured SVG, or `nil` for a frame between two pauses of the animation.
    var names: Names?

    /// The names of a drawing in structured SVG.
    struct Names: Hashable, Sendable {
      /// The identifier of the drawing's group.
      var identifier: String
      /// The title of the drawing's group.
      var title: String
    }
  }

  /// The frames, at least one.
  package private(set) var frames: [Frame]
  /// The number of time units in a second.
  package let partsPerSecond: Int
  /// The index of the frame to show if motion is disabled.
  let still: Int

  /// The maximum number of pixels of a frame.
  ///
  /// Several frames are in memory at a time, with 4 bytes for each pixel.
  package static let maximumFramePixelCount = 25_000_000
  /// The maximum number of pixels of all frames together.
  ///
  /// Drawing 200 million pixels takes about a second.
  package static let maximumPixelCount = 1_000_000_000

  /// The maximum number of pixels of each frame, so that all frames together don't exceed ``maximumPixelCount``.
  package var framePixelLimit: Int {
    min(Self.maximumFramePixelCount, Self.maximumPixelCount / frames.count)
  }

  /// Creates a sequence, and extends all drawings to the width of the widest and the height of the tallest drawing.
  ///
  /// - Precondition: There is a frame, and all drawings have one scale.
  init(_ frames: [Frame], partsPerSecond: Int, still: Int) {
    let height = frames.map(\.drawing.pixelHeight).max() ?? 0
    self.frames = frames
    self.partsPerSecond = partsPerSecond
    self.still = still
    for index in frames.indices { self.frames[index].drawing.pixelHeight = height }
    let width = frames.map(\.drawing.pixelWidth).max() ?? 0
    for index in frames.indices { self.frames[index].drawing.pixelWidth = width }
  }

  /// Extends all drawings at their right edges to the paper's width, if they are narrower.
  package mutating func widen(for paper: FigurePaper) {
    for index in frames.indices { frames[index].drawing.widen(for: paper) }
  }

  /// Shows each step of a figure for two seconds.
  ///
  /// If motion is disabled, the last step is shown.
  ///
  /// - Precondition: There is a step, and all steps have one scale.
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

  /// The distinct omissions of the drawings at which the animation pauses.
  package var omissions: [FigureOmission] {
    frames.filter { $0.names != nil }.flatMap(\.drawing.omissions).uniqued()
  }

  /// A single drawing with a group for each frame, so that a document can show one group at a time.
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
      // Drawings on the way need no named parts.
      if frame.names == nil { for index in commands.indices { commands[index].tag = nil } }
      return [DrawingCommand(.begin(.figure(label)))] + commands + [DrawingCommand(.end)]
    }
    return whole
  }

  private func seconds(_ parts: Int) -> CGFloat { CGFloat(parts) / CGFloat(partsPerSecond) }
}
