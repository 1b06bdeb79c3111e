package import AutoLayout
import Foundation
package import PictureDescriptions

/// A looping animation of one interface on changing canvases, with a layout for each canvas.
package struct CanvasAnimation: Sendable {
  /// A layout with its duration.
  package struct Frame: Sendable {
    /// The layout to show.
    package var tree: SolvedTree
    /// The duration, in frames of 1/``CanvasPath/framesPerSecond`` seconds.
    package var duration: Int
    /// Whether the animation pauses at the layout.
    package var isStop: Bool
  }

  /// The layouts with their durations in display order, beginning with one at which the animation pauses.
  package internal(set) var frames: [Frame]

  /// Lays out an interface on each canvas of a path, with the given closure.
  package init<Failure: Error>(
    along path: CanvasPath, layOut: (Canvas) throws(Failure) -> SolvedTree
  ) throws(Failure) {
    frames = try path.frames.map { (frame) throws(Failure) in
      Frame(tree: try layOut(frame.canvas), duration: frame.duration, isStop: frame.isStop)
    }
  }

  /// The layouts that the animation pauses at.
  package var stops: [SolvedTree] { frames.filter(\.isStop).map(\.tree) }
}

extension DrawingSequence {
  /// Draws an animation of changing canvases.
  ///
  /// All canvases have their top left corners at the same point, on paper that fits the largest canvas. Formulas, crops
  /// and exploded hierarchies need a single canvas, so they are reported as omissions.
  ///
  /// - Precondition: All canvases have one scale and pass `Canvas.validate()`.
  package init(
    of animation: CanvasAnimation, options: FigureOptions, measure: @escaping TextMeasure
  ) {
    let unsuited =
      options.headings(unsuitedTo: .animation)
      + (options.exploded == nil ? [] : [.unsuited("exploded", .animation)])
    let stops = animation.stops
    var options = options
    (options.anatomy, options.visualFormats, options.exploded) = (nil, [], nil)
    options.paper.crop = nil
    let margins = stops.map { tree in
      options.withFittingMargin(for: tree) { Drawing(of: tree, options: $0, measure: measure) }
        .effectiveMargin
    }
    options.paper.margin = .sides(margins.widest)
    let size = CGSize(
      width: stops.map { $0.canvas.size.width * $0.zoom }.max() ?? 0,
      height: stops.map { $0.canvas.size.height * $0.zoom }.max() ?? 0)
    let captionWidth = animation.frames.compactMap {
      FigureCaption(of: $0.tree, options, measure: measure)?.leastWidth
    }.max()
    let frames = animation.frames.map { frame -> Frame in
      let tree = frame.tree
      var caption = FigureCaption(of: tree, options, measure: measure)
      caption?.leastWidth = captionWidth ?? 0
      let page = Page(
        tree.canvas, zoom: tree.zoom, caption: caption,
        margin: options.effectiveMargin,
        legendSize: FigureLegend(of: tree, options, measure: measure).size, reserving: size,
        isRightToLeft: tree.direction == .rightToLeft)
      let contents = FigureContents(tree, options: options, page: page, measure: measure)
      var drawing = Drawing(contents, measure: measure)
      drawing.language = options.words.language
      guard frame.isStop else { return Frame(drawing: drawing, duration: frame.duration) }
      drawing.summary = tree.alternativeText(
        options, drawing.drawn, inTurnWith: stops.map(\.canvas.size))
      drawing.omissions += unsuited
      let title = [options.title, plainSize(tree.canvas.size)].filter { !$0.isEmpty }
      return Frame(
        drawing: drawing, duration: frame.duration,
        names: .init(
          identifier: "canvas-\(tree.canvas.name)",
          title: title.joined(separator: options.words(.comma))))
    }
    self.init(frames, partsPerSecond: CanvasPath.framesPerSecond, still: 0)
  }
}

extension CanvasAnimation {
  /// The animation with the given resolution and zoom factor for all layouts.
  package func drawn(at scale: DrawingScale) -> CanvasAnimation {
    var animation = self
    for index in frames.indices {
      animation.frames[index].tree = frames[index].tree.drawn(at: scale)
    }
    return animation
  }
}
