package import AutoLayout
package import Foundation

/// The canvases of a looping animation: stops, at which it pauses, and canvases for the eased movement between stops.
///
/// Canvases between two stops have whole-point sizes and no device. Their safe area is interpolated, and their text
/// size is that of the nearer stop.
package struct CanvasPath: Hashable, Sendable {
  /// The number of frames per second.
  package static let framesPerSecond = 15
  /// The duration of the pause at a stop, in frames (1.2 seconds).
  private static let rest = 18
  /// The duration of the movement from one stop to the next, in frames (0.8 seconds).
  private static let passage = 12
  /// A canvas with its duration.
  package struct Frame: Hashable, Sendable {
    /// The canvas to show.
    package var canvas: Canvas
    /// The duration, in frames of 1/``framesPerSecond`` seconds.
    package var duration: Int
    /// Whether the animation pauses at the canvas.
    package var isStop: Bool
  }

  /// The frames of the animation in display order, beginning with a frame at which the animation pauses.
  package let frames: [Frame]

  /// Plans an animation that pauses at each of the given canvases in turn.
  ///
  /// - Parameters:
  ///   - canvases: The canvases to pause at.
  ///   - scale: The scale of all canvases in pixels per point, which replaces their own scales.
  /// - Precondition: There is a canvas.
  package init(_ canvases: [Canvas], scale: CGFloat) {
    var frames: [Frame] = []
    for (index, canvas) in canvases.enumerated() {
      let next = canvases[(index + 1) % canvases.count]
      var stop = canvas
      stop.scale = scale
      frames.append(Frame(canvas: stop, duration: Self.rest, isStop: true))
      for number in 1..<Self.passage {
        // The way back has the same canvases as the way there.
        let isNearer = 2 * number < Self.passage
        let time = CGFloat(isNearer ? number : Self.passage - number) / CGFloat(Self.passage)
        // A Hermite curve, whose ends are level.
        let share = time * time * (3 - 2 * time)
        var between = isNearer ? stop.between(next, share: share) : next.between(stop, share: share)
        between.scale = scale
        let last = frames[frames.count - 1]
        if last.canvas.hasLayout(of: between) {
          frames[frames.count - 1].duration += 1
        } else {
          frames.append(Frame(canvas: between, duration: 1, isStop: false))
        }
      }
    }
    self.frames = frames
  }

  /// The canvases that the animation pauses at.
  package var stops: [Canvas] { frames.filter(\.isStop).map(\.canvas) }
}

extension Canvas {
  /// A canvas between this one and another, with this one's text size.
  ///
  /// `share` is the fraction of the way to the other canvas.
  fileprivate func between(_ other: Canvas, share: CGFloat) -> Canvas {
    func mean(_ path: (Canvas) -> CGFloat) -> CGFloat {
      (path(self) + share * (path(other) - path(self))).rounded()
    }
    return Canvas(
      width: max(1, mean(\.size.width)), height: max(1, mean(\.size.height)),
      safeAreaInsets: EdgeInsets(
        top: mean(\.safeAreaInsets.top), left: mean(\.safeAreaInsets.left),
        bottom: mean(\.safeAreaInsets.bottom), right: mean(\.safeAreaInsets.right)),
      textSize: textSize)
  }

  /// Whether the canvases have equal sizes, safe areas and text sizes, so that layouts on them are equal.
  fileprivate func hasLayout(of other: Canvas) -> Bool {
    size == other.size && safeAreaInsets == other.safeAreaInsets && textSize == other.textSize
  }
}
