package import Foundation

/// A drawing whose guides' outlines move: clockwise, by whole pixels, in a loop that joins.
///
/// The first picture of the loop is the drawing itself. Every pattern makes whole turns in a loop, as
/// many as bring its speed nearest to the others'.
package struct MarchingDashes: Hashable, Sendable {
  /// How fast dashes move, in points a second.
  package static let speed: CGFloat = 10
  /// The most pictures of a loop; beyond, dashes move by more than one pixel at a time.
  private static let frameLimit = 120

  /// How many pictures a loop has, at least 2.
  package let frameCount: Int
  /// How many pictures are shown in a second.
  package let framesPerSecond: Int
  private let drawing: Drawing
  /// The pixels after which the longest pattern repeats.
  private let longest: Int

  /// Makes a loop; nil where the drawing has no outline of a guide, so that nothing would move.
  package init?(_ drawing: Drawing) {
    let periods = drawing.commands.compactMap { command in
      command.marchingPattern?.pixelPeriod(at: drawing.scale)
    }
    guard let longest = periods.max(), longest > 1 else { return nil }
    self.drawing = drawing
    self.longest = longest
    frameCount = min(longest, Self.frameLimit)
    let seconds = CGFloat(longest) / (Self.speed * drawing.scale)
    framesPerSecond = max(1, Int((CGFloat(frameCount) / seconds).rounded()))
  }

  /// A picture of the loop, counted from 0; beyond its end the loop goes on from the start.
  package func frame(_ number: Int) -> Drawing {
    var frame = drawing
    for index in frame.commands.indices {
      guard let pattern = frame.commands[index].marchingPattern else { continue }
      let period = pattern.pixelPeriod(at: drawing.scale)
      let turns = max(1, (CGFloat(longest) / CGFloat(period)).rounded())
      let share = CGFloat(number % frameCount) / CGFloat(frameCount)
      let pixels = (share * turns * CGFloat(period)).rounded()
      frame.commands[index].march(by: pixels / drawing.scale)
    }
    return frame
  }
}

extension DrawingCommand {
  /// The pattern of a guide's outline; nil for every other step.
  package var marchingPattern: DashPattern? {
    guard let tag, tag.kind == .guide, tag.verdict == nil else { return nil }
    switch step {
    case .dashedOutline(_, let pattern, _), .dashedLine(_, let pattern, _): return pattern
    case .fill, .roundedFill, .band, .hatch, .line, .polyline, .text, .begin, .end:
      return nil
    }
  }

  fileprivate mutating func march(by distance: CGFloat) {
    switch step {
    case .dashedOutline(let frame, var pattern, let color):
      pattern.phase = distance
      step = .dashedOutline(frame, pattern, color)
    case .dashedLine(let strip, var pattern, let color):
      pattern.phase = distance
      step = .dashedLine(strip, pattern, color)
    case .fill, .roundedFill, .band, .hatch, .line, .polyline, .text, .begin, .end: break
    }
  }
}

extension DashPattern {
  /// The pixels after which the pattern repeats, at a scale of pixels per point.
  package func pixelPeriod(at scale: CGFloat) -> Int {
    let pixels = (lengths.reduce(0, +) * scale).rounded()
    return Int(min(max(pixels, 1), 1e6))
  }
}
