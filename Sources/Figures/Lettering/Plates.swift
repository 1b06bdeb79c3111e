import AutoLayout
import Foundation

/// Grounds that keep texts apart from what they cross.
extension Lettering {
  /// What the name of a guide needs below it: paper where its colour cannot be read or a view's edge
  /// runs through it; where it only crosses strokes, a ground that hides nothing else.
  ///
  /// What the letters fill may be given where that is less than what they might.
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

  /// The part of a view that a plate below its text fills: as far above the capitals as letters reach below the
  /// baseline, and no further than the view.
  func plate(below text: TextRun, of view: FigureItem) -> CGRect {
    let metrics = LetterMetrics(text.font)
    var box = text.box
    let missing = max(0, metrics.descent - (metrics.ascent - metrics.capHeight))
    box.origin.y -= missing
    box.size.height += missing
    return grid.snapped(box.insetBy(dx: -2, dy: -1)).intersection(grid.snapped(view.seenFrame))
  }

  /// The colour that is seen below a text in a box, bands and tints included; nil where it is not one.
  func ground(_ backdrop: ViewFills.Backdrop, in box: CGRect) -> Color? {
    switch backdrop {
    case .mixed: nil
    case .desk(let fill): fill
    case .canvas(let fill): tints.over(bands.over(fill, in: box), in: box)
    case .view(let fill): tints.over(fill, in: box)
    }
  }

  /// A ground that looks like what is there already, without the strokes: the fill, and over it the parts
  /// of bands and tints that are there.
  ///
  /// There is none on a desk or a canvas that lets the page through: strokes would show through it.
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
