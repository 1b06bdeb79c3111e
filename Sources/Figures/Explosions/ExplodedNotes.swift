import AutoLayout
import Foundation
import PictureDescriptions

/// The author's notes beside the planes of an exploded figure, upright and with the legend below them.
///
/// To place a note, a slanted item is replaced by an upright rectangle. The rectangle extends between the midpoints of
/// the item's top and bottom edges.
struct ExplodedNotes {
  /// The maximum distance of notes from the planes, in points.
  private static let reach: CGFloat = 200
  /// The distance between the legend and the planes, in points.
  private static let legendGap: CGFloat = 4

  /// The space for the notes and the legend on each side of the planes, in points, or zero without notes.
  let left, top, right, bottom: CGFloat
  /// The drawing commands, in points from the planes' top left corner.
  let commands: [DrawingCommand]
  /// The notes without a free position.
  let omissions: [FigureOmission]
  /// The notes that were placed.
  let drawn: DrawnContents

  /// Places the notes of a figure.
  ///
  /// - Parameters:
  ///   - figure: The exploded figure, whose slant has no translation.
  ///   - planes: The bounding rectangle of the slanted planes and their text.
  ///   - texts: The bounding rectangles of the text on the planes, before slanting.
  ///   - measure: The function that measures text.
  init(
    on figure: ExplodedFigure, around planes: CGRect, texts: [CGRect],
    measure: @escaping TextMeasure
  ) {
    let grid = figure.contents.page.grid
    let reach = figure.contents.options.notes.isEmpty ? 0 : grid.wholePixels(Self.reach)
    var slant = figure.slant
    slant.tx = reach - planes.minX
    slant.ty = reach - planes.minY
    let shown = CGRect(
      x: reach, y: reach, width: grid.wholePixels(planes.width),
      height: grid.wholePixels(planes.height))
    let legend = CGRect(
      origin: CGPoint(x: shown.minX, y: shown.maxY + Self.legendGap),
      size: figure.contents.legend.size)
    let stage = CGRect(
      x: 0, y: 0, width: shown.maxX + reach, height: max(shown.maxY + reach, legend.maxY))
    let items = figure.contents.items.map { $0.moved(to: slant.upright($0.frame), owner: $0.owner) }
    let page = Page(
      stage: stage, canvas: items.first?.frame ?? shown, legend: legend, slope: slant.b / slant.a,
      grid: grid, zoom: figure.contents.page.zoom)
    let contents = FigureContents(figure.contents, items: items, page: page)
    let context = PlacementContext(contents, measure: measure)
    let content = NoteContent(context: context)
    var placer = Placer(context)
    placer.reserve(figure.slantedStrokes(by: slant).map { .stroke($0) })
    placer.reserve(texts.map { .box($0.applying(slant)) })
    if legend.height > 0 { placer.reserve([.box(legend)]) }
    // Markers have a background of their own, so they may be on views.
    placer.place(content.requests(where: \.isMarker))
    let views = figure.contents.items.filter { $0.role == .leaf || $0.role == .container }
    placer.reserve(views.map { .textFree($0.frame.applying(slant)) })
    placer.place(content.requests { !$0.isMarker })

    let taken = placer.layout.textBoxes(in: stage).reduce(shown) { $0.union($1) }
    func room(_ extent: CGFloat) -> CGFloat { extent > 0 ? grid.wholePixels(extent) : 0 }
    left = room(shown.minX - taken.minX)
    top = room(shown.minY - taken.minY)
    right = room(taken.maxX - shown.maxX)
    bottom = room(taken.maxY - shown.maxY)
    let shift = CGSize(width: -reach, height: -reach)
    commands = (placer.commands + contents.legendCommands).map {
      DrawingCommand($0.step.moved(by: shift), tag: $0.tag)
    }
    omissions = placer.omissions
    drawn = placer.drawn
  }
}

extension Transform {
  /// The upright rectangle between the midpoints of a slanted rectangle's top and bottom edges.
  fileprivate func upright(_ frame: CGRect) -> CGRect {
    let middle = CGPoint(x: frame.midX, y: frame.midY).applying(self)
    return CGRect(origin: middle, size: .zero)
      .insetBy(dx: -frame.width * abs(a) / 2, dy: -frame.height * abs(d) / 2)
  }
}
