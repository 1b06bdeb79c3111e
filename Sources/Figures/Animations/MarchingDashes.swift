package import Foundation

/// A seamless loop of a drawing in which the dashes of guide outlines move clockwise by whole pixels.
///
/// The first frame is the drawing itself. In a loop, each pattern moves by a whole number of its periods, chosen so
/// that all patterns have nearly the same speed.
package struct MarchingDashes: Hashable, Sendable {
  /// The speed of the dashes, in points per second.
  package static let speed: CGFloat = 10
  /// The maximum number of frames.
  ///
  /// If a loop would need more, its dashes move by more than one pixel per frame.
  private static let frameLimit = 120

  /// The number of frames in a loop, at least 2.
  package let frameCount: Int
  /// The number of frames per second.
  package let framesPerSecond: Int
  private let drawing: Drawing
  /// The period of the longest pattern, in pixels.
  private let longest: Int

  /// Creates a loop, or returns `nil` if the drawing has no guide outlines to move.
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

  /// The frame at a zero-based index, which wraps around after the last frame.
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
  /// The dash pattern of a guide's outline, or `nil` for other commands.
  package var marchingPattern: DashPattern? {
    guard let tag, tag.kind == .guide, tag.verdict == nil else { return nil }
    switch step {
    case .dashedOutline(_, let pattern, _), .dashedLine(_, let pattern, _): return pattern
    case .fill, .roundedFill, .band, .hatch, .line, .polyline, .path, .gradient, .image, .text,
      .begin, .end:
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
    case .fill, .roundedFill, .band, .hatch, .line, .polyline, .path, .gradient, .image, .text,
      .begin, .end:
      break
    }
  }
}

extension DashPattern {
  /// The period of the pattern in pixels, at a scale in pixels per point.
  package func pixelPeriod(at scale: CGFloat) -> Int {
    let pixels = (lengths.reduce(0, +) * scale).rounded()
    return Int(min(max(pixels, 1), 1e6))
  }
}
