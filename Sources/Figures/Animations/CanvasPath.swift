package import AutoLayout
package import Foundation

/// The canvases of an animation that rests at some canvases in turn and goes from each to the next, from the
/// last one to the first.
///
/// It starts and stops gently. Canvases on the way have whole points, a plain screen, and the safe area and the
/// text size that lie between.
package struct CanvasPath: Hashable, Sendable {
  /// How many frames are shown in a second.
  package static let framesPerSecond = 15
  /// How many frames an animation rests at a canvas: 1.2 seconds.
  private static let rest = 18
  /// How many frames it takes from one canvas to the next: 0.8 seconds.
  private static let passage = 12
  /// A canvas with its time.
  package struct Frame: Hashable, Sendable {
    /// The canvas.
    package var canvas: Canvas
    /// How many frames it is shown.
    package var duration: Int
    /// Whether the animation rests at it.
    package var isStop: Bool
  }

  /// The canvases in the order in which they are shown; the first one is a stop.
  package let frames: [Frame]

  /// Plans an animation.
  ///
  /// - Parameters:
  ///   - canvases: The canvases at which it rests.
  ///   - scale: Pixels per point of all canvases, in place of their own.
  /// - Precondition: there is a canvas.
  package init(_ canvases: [Canvas], scale: CGFloat) {
    var frames: [Frame] = []
    for (index, canvas) in canvases.enumerated() {
      let next = canvases[(index + 1) % canvases.count]
      var stop = canvas
      stop.scale = scale
      frames.append(Frame(canvas: stop, duration: Self.rest, isStop: true))
      for number in 1..<Self.passage {
        // Both ways between two canvases go through the same ones.
        let isNearer = 2 * number < Self.passage
        let time = CGFloat(isNearer ? number : Self.passage - number) / CGFloat(Self.passage)
        // Hermite's curve, which begins and ends level.
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

  /// The canvases at which the animation rests.
  package var stops: [Canvas] { frames.filter(\.isStop).map(\.canvas) }
}

extension Canvas {
  /// The canvas at a share of the way to another one, half of it at most.
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

  /// Whether layout is the same on another canvas.
  fileprivate func hasLayout(of other: Canvas) -> Bool {
    size == other.size && safeAreaInsets == other.safeAreaInsets && textSize == other.textSize
  }
}
