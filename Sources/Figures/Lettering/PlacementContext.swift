import AutoLayout
import Foundation
import PictureDescriptions

/// The items, backgrounds and text widths that are needed to place a figure's content.
///
/// This immutable type is a class, because every candidate position refers to it.
final class PlacementContext {
  /// The font of names beside their items.
  static let nameFont = Font(pointSize: 9.5, weight: .semibold)

  /// The contents of the figure to place content in.
  let contents: FigureContents
  /// The fills of the views, for finding the background of a text.
  let fills: ViewFills
  /// The bands behind the views, for finding the background of a text.
  let bands: PaleFills
  /// The tints over the views, for finding the background of a text.
  let tints: PaleFills
  /// Measures text.
  let measure: TextMeasure
  /// The identities of the content to place first, because an earlier attempt found no position for it.
  let first: Set<PlacementRequest.ID>
  /// Whether the figure is exploded, so that items on nearer planes hide the names of items on farther planes.
  let isOnPlanes: Bool

  /// Creates the context of a figure.
  init(
    _ contents: FigureContents, first: Set<PlacementRequest.ID> = [], isOnPlanes: Bool = false,
    measure: @escaping TextMeasure
  ) {
    (self.contents, self.first, self.isOnPlanes) = (contents, first, isOnPlanes)
    self.measure = measure
    fills = ViewFills(contents)
    bands = PaleFills(contents.bandCommands, bounds: contents.page.bounds)
    tints = PaleFills(contents.tintCommands, bounds: contents.page.bounds)
  }

  /// The pixel grid of the page.
  var grid: PixelGrid { contents.page.grid }

  /// The advance width of a text, in points.
  func width(of text: String, _ font: Font) -> CGFloat { measure(text, font, nil).width }

  /// Whether an item's name is shown because the item is emphasized, or because nothing is emphasized and names are
  /// requested.
  func names(_ item: FigureItem) -> Bool {
    item.emphasis == .strong
      || item.emphasis == .plain && contents.options.overlays.contains(.names)
  }

  /// Returns a name whose position hasn't been chosen yet.
  func name(
    _ text: String, _ color: Color, _ font: Font = PlacementContext.nameFont,
    of subject: CGRect? = nil
  ) -> GuideName {
    GuideName(
      text: text, font: font, width: width(of: text, font), color: color, page: contents.page,
      subject: isOnPlanes ? nil : subject)
  }
}

// Text, leaders, and the plates that set texts off from what they cross.
extension PlacementContext {
  /// The commands for a name, with a plate behind it if necessary.
  func letters(
    of run: TextRun, in layout: LabelLayout, _ tag: DrawingCommand.Tag
  ) -> LetteringLayers {
    LetteringLayers(text: run, plates: plates(below: run, in: layout, tag), tag)
  }

  /// The commands for the leader from a text to its item, as boxes on whole pixels.
  func commands(
    ofLeader leader: [CGPoint], _ color: Color, _ tag: DrawingCommand.Tag
  ) -> [DrawingCommand] {
    let width = grid.hairline
    return zip(leader, leader.dropFirst()).flatMap { start, end in
      let box = CGRect(
        x: min(start.x, end.x), y: min(start.y, end.y), width: max(width, abs(start.x - end.x)),
        height: max(width, abs(start.y - end.y)))
      // Over a fill that it would blend into, a leader is light, as outlines are.
      let light = fills.casing(below: box, color: color).map { ($0, contents.palette.paper) }
      return ([(box, color)] + light).map { DrawingCommand(.fill($0, $1), tag: tag) }
    }
  }

  /// The commands for the plate behind a guide's name, or an empty array if the name needs no plate.
  ///
  /// The plate has the paper's color if the name's color is unreadable, or if a view's edge crosses the name. If only
  /// strokes cross the name, the plate looks like the background. On hatching, it's the background without the lines.
  ///
  /// `letters` is the area that the letters fill, if it's smaller than the text's box.
  func plates(
    below name: TextRun, filling letters: CGRect? = nil, in layout: LabelLayout,
    _ tag: DrawingCommand.Tag
  ) -> [DrawingCommand] {
    let box = letters ?? name.box
    let ground = grid.snapped(box.insetBy(dx: -2, dy: -1))
    let paperPlate = DrawingCommand.rounded(ground, radius: 2, contents.palette.paper, tag: tag)
    let backdrop = fills.backdrop(of: box)
    guard let fill = self.ground(backdrop, in: box),
      name.color.contrastRatio(with: fill) >= Palette.textContrast
    else { return [paperPlate] }
    if case .canvas = backdrop, bands.hatches(box) {
      let plate = grid.snapped(box.insetBy(dx: -1, dy: -1))
      return [.rounded(plate, radius: 1, fill, tag: tag)]
    }
    return layout.crossesStroke(box) ? invisiblePlate(ground, on: backdrop, tag: tag) : []
  }

  /// The frame of the plate behind a view's text, inside the view.
  ///
  /// The plate extends as far above the capitals as descenders extend below the baseline.
  func plate(below text: TextRun, of view: FigureItem) -> CGRect {
    let metrics = LetterMetrics(text.font)
    var box = text.box
    let missing = max(0, metrics.descent - (metrics.ascent - metrics.capHeight))
    box.origin.y -= missing
    box.size.height += missing
    return grid.snapped(box.insetBy(dx: -2, dy: -1)).intersection(grid.snapped(view.seenFrame))
  }

  /// The color behind a text, including bands and tints, or `nil` if there are several colors.
  func ground(_ backdrop: ViewFills.Backdrop, in box: CGRect) -> Color? {
    switch backdrop {
    case .mixed: nil
    case .desk(let fill): fill
    case .canvas(let fill): tints.over(bands.over(fill, in: box), in: box)
    case .view(let fill): tints.over(fill, in: box)
    }
  }

  /// The commands for a plate that hides strokes, and otherwise looks like the background.
  ///
  /// The plate has the background's fill, covered by the same bands and tints. On a translucent background, there is no
  /// plate, because strokes would show through the plate.
  func invisiblePlate(
    _ frame: CGRect, on backdrop: ViewFills.Backdrop, tag: DrawingCommand.Tag
  ) -> [DrawingCommand] {
    let ground = grid.snapped(frame)
    func filled(_ fill: Color) -> [DrawingCommand] {
      [DrawingCommand(.fill(ground, fill), tag: tag)]
    }
    switch backdrop {
    case .mixed: return []
    case .desk where contents.deskFill.alphaComponent < 1: return []
    case .canvas where contents.canvasFill.alphaComponent < 1: return []
    case .desk(let fill): return filled(fill)
    case .view(let fill): return filled(fill) + tints.pieces(in: ground)
    case .canvas(let fill):
      return filled(fill) + bands.pieces(in: ground) + tints.pieces(in: ground)
    }
  }
}
