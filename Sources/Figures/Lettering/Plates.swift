import AutoLayout
import Foundation
import PictureDescriptions

/// Backgrounds that set texts off from what they cross.
extension Lettering {
  /// The plate below a guide's name, or an empty array if it needs none.
  ///
  /// If the name's color is unreadable or a view's edge crosses the name, the plate is paper. If
  /// only strokes cross it, the plate looks like the background.
  ///
  /// `letters` is the area that the letters fill, if that's less than the text's box.
  func plates(
    below name: TextRun, in letters: CGRect? = nil, tag: DrawingCommand.Tag
  ) -> [DrawingCommand] {
    let box = letters ?? name.box
    let ground = grid.snapped(box.insetBy(dx: -2, dy: -1))
    let paperPlate = DrawingCommand.rounded(ground, radius: 2, contents.palette.paper, tag: tag)
    let backdrop = fills.backdrop(of: box)
    guard let fill = self.ground(backdrop, in: box),
      name.color.contrastRatio(with: fill) >= Self.textContrast
    else { return [paperPlate] }
    return layout.crossesStroke(box) ? invisiblePlate(ground, on: backdrop, tag: tag) : []
  }

  /// The frame of the plate below a view's text, inside the view.
  ///
  /// It extends as far above the capitals as descenders extend below the baseline.
  func plate(below text: TextRun, of view: FigureItem) -> CGRect {
    let metrics = LetterMetrics(text.font)
    var box = text.box
    let missing = max(0, metrics.descent - (metrics.ascent - metrics.capHeight))
    box.origin.y -= missing
    box.size.height += missing
    return grid.snapped(box.insetBy(dx: -2, dy: -1)).intersection(grid.snapped(view.seenFrame))
  }

  /// The visible color below a text, including bands and tints, or `nil` if there are several.
  func ground(_ backdrop: ViewFills.Backdrop, in box: CGRect) -> Color? {
    switch backdrop {
    case .mixed: nil
    case .desk(let fill): fill
    case .canvas(let fill): tints.over(bands.over(fill, in: box), in: box)
    case .view(let fill): tints.over(fill, in: box)
    }
  }

  /// A plate that looks like the background without its strokes.
  ///
  /// It has the background's fill, and the parts of bands and tints over it. Translucent desks and
  /// canvases have no such plate, because strokes would show through.
  func invisiblePlate(
    _ frame: CGRect, on backdrop: ViewFills.Backdrop, tag: DrawingCommand.Tag
  ) -> [DrawingCommand] {
    let ground = grid.snapped(frame)
    switch backdrop {
    case .mixed: return []
    case .desk where contents.deskFill.alphaComponent < 1: return []
    case .canvas where contents.canvasFill.alphaComponent < 1: return []
    case .desk(let fill): return [DrawingCommand(.fill(ground, fill), tag: tag)]
    case .view(let fill):
      return [DrawingCommand(.fill(ground, fill), tag: tag)] + tints.pieces(in: ground)
    case .canvas(let fill):
      return [DrawingCommand(.fill(ground, fill), tag: tag)]
        + bands.pieces(in: ground) + tints.pieces(in: ground)
    }
  }
}
