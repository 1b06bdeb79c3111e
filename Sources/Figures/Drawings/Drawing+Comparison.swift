package import AutoLayout
import Foundation
package import PictureDescriptions

extension Drawing {
  /// Draws two layouts in one picture: the newer one solid, the older one as ghosts.
  ///
  /// Arrows connect the positions of moved items. Resized items have handles, added items a ring, and removed items
  /// hatching. The picture always has a caption that sums up the changes.
  ///
  /// Four or more items with the same owner and displacement share an arrow, and items that only moved with their owner
  /// have no arrow. At most 48 arrows are drawn, with priority for views and then for larger items. Further arrows,
  /// anatomies, visual formats and exploded hierarchies are reported as omissions.
  ///
  /// - Precondition: Both canvases pass `Canvas.validate()`.
  package init(
    of comparison: SolvedTreeComparison, options: FigureOptions = FigureOptions(),
    focus: FigureFocus = FigureFocus(), measure: @escaping TextMeasure
  ) {
    let unsuited = options.headings(unsuitedTo: .comparison)
    let isFlat = options.exploded == nil
    var options = options
    options.overlays.insert(.caption)
    options.anatomy = nil
    options.visualFormats = []
    let author = options.caption
    let caption = author ?? comparison.caption(in: options.words)
    options.caption = caption
    options = options.withFittingMargin(for: comparison.after) {
      Drawing(of: comparison, options: $0, focus: focus, measure: measure)
    }
    var texts = FigureCaption(of: comparison.after, options, measure: measure)
    if let width = texts?.fullWidth {
      texts?.leastWidth = comparison.after.textWidth(width, on: options.paper)
    }
    let page = Page(
      comparison.after.canvas, zoom: comparison.after.zoom, caption: texts,
      margin: options.effectiveMargin,
      legendSize: FigureLegend(of: comparison.after, options, focus: focus, measure: measure).size,
      besides: comparison.before.canvas.size * comparison.after.zoom,
      isRightToLeft: comparison.after.direction == .rightToLeft)
    let contents = FigureContents(
      comparison.after, options: options, focus: focus, page: page, measure: measure)
    let figure = ComparisonFigure(comparison, contents: contents)
    self.init(contents, figure, measure: measure)
    if options.paper.hasFittingMargin { noteAutomaticMargin() }
    (options.caption, options.exploded, options.paper.crop) = (author, nil, nil)
    summary = comparison.alternativeText(options, drawn, focus: focus)
    language = options.words.language
    omissions += unsuited + (isFlat ? [] : [.unsuited("exploded", .comparison)])
  }
}

extension SolvedTreeComparison {
  /// The canvas sizes and the changes as text: `320 × 568 → 390 × 844: 2 moved, 1 resized`.
  package func caption(in words: FigureWords = .english) -> String {
    var sizes = [before, after].map { plainSize($0.canvas.size) }
    if sizes[0] == sizes[1] { sizes.removeFirst() }
    return sizes.joined(separator: " → ") + ": " + summary(in: words)
  }
}
