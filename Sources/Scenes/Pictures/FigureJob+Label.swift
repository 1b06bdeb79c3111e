internal import AutoLayout
internal import Figures
internal import Foundation

/// The alternative text and the size of a picture for a web page.
package struct PictureLabel: Hashable, Sendable {
  /// The alternative text, on one line.
  package var text: String
  /// The picture's width in CSS pixels: the requested width in pixels, or else the width in points, rounded.
  package var width: Int
  /// The picture's height in CSS pixels, rounded.
  package var height: Int

  /// Creates a label.
  package init(text: String, width: Int, height: Int) {
    self.text = text
    self.width = width
    self.height = height
  }
}

extension FigureJob {
  /// Lays out the figure and returns the label of its pictures, without writing files.
  ///
  /// - Throws: `PlumblineError` as drawing does.
  package func label(with painter: Painter) throws(PlumblineError) -> PictureLabel {
    var drawing = try drawing(with: painter)
    drawing.widen(for: options.paper)
    let lines = drawing.summary.split(whereSeparator: \.isNewline)
    return PictureLabel(
      text: lines.joined(separator: " "), width: Int(drawing.statedSize.width.rounded()),
      height: Int(drawing.statedSize.height.rounded()))
  }
}
