import AutoLayout
import Foundation
import PictureDescriptions

extension FigureLegend {
  /// Creates the common legend for the figures of a sheet, without duplicate entries.
  ///
  /// `unplaced` contains the indices of the notes to leave out, for each figure.
  init(
    of figures: [FigureSheet.Figure], without unplaced: [Set<Int>], width: CGFloat, grid: PixelGrid,
    measure: TextMeasure
  ) {
    var seen: Set<[String]> = []
    let notes = figures.enumerated().flatMap { index, figure in
      Self.notes(of: figure.tree, figure.options, unplaced: unplaced[index]).compactMap {
        note -> Note? in
        let key = [note.note.mark ?? note.note.places[0].item, note.note.words ?? ""]
        guard seen.insert(key).inserted else { return nil }
        return Note(note: note.note, number: note.number, figure: index)
      }
    }
    self.init(
      notes, width: width, isMirrored: figures.areRightToLeft, grid: grid, measure: measure)
  }
}
