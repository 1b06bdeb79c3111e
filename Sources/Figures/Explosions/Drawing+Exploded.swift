import AutoLayout
import Foundation
import PictureDescriptions

extension Drawing {
  /// Draws a tree with the levels of its hierarchy pulled apart and slanted.
  ///
  /// Each level is in front of the one that contains it. The picture is as large as its content.
  /// Anything outside of the canvas is clipped, as in a flat figure.
  ///
  /// Only some overlays are drawn: guides, names, tints, margins, safe area, readable width,
  /// keyboard and caption. Others are reported as omissions.
  init(
    exploding tree: SolvedTree, _ explosion: Explosion, _ options: FigureOptions,
    measure: @escaping TextMeasure
  ) {
    let figure = ExplodedFigure(tree, options: options, explosion: explosion, measure: measure)
    let contents = figure.contents
    let grid = contents.page.grid
    let lettering = figure.lettering(measure: measure)
    let names = lettering.commands
    let texts = names.compactMap { command -> CGRect? in
      if case .text(let run) = command.step { return run.box }
      return nil
    }
    let shown = figure.extent(with: texts)
    let notes = ExplodedNotes(on: figure, around: shown, texts: texts, measure: measure)
    let hasCaption = contents.options.overlays.contains(.caption)
    let caption = hasCaption ? grid.wholePixels(Page.captionHeight) : 0
    let corner = CGPoint(
      x: grid.wholePixels(Page.padding), y: grid.wholePixels(Page.padding) + caption)
    let origin = CGPoint(x: corner.x + notes.left, y: corner.y + notes.top)
    var slant = figure.slant
    slant.tx = origin.x - shown.minX
    slant.ty = origin.y - shown.minY
    var size = CGSize(
      width: origin.x + shown.width + notes.right + corner.x,
      height: origin.y + shown.height + notes.bottom + corner.x)
    var captions: [DrawingCommand] = []
    if hasCaption {
      let texts = [
        (contents.options.title, FigureContents.titleFont),
        (contents.captionText, FigureContents.captionFont),
      ]
      let widest = texts.map { measure($0.0, $0.1, nil).width }.max() ?? 0
      size.width = max(size.width, widest.rounded(.up) + 2 * corner.x)
      captions = contents.captionCommands(
        above: corner, width: size.width - 2 * corner.x, measure: measure)
    }
    self.init(
      pixelWidth: grid.pixelCount(size.width.rounded(.up)),
      pixelHeight: grid.pixelCount(size.height.rounded(.up)), scale: grid.scale,
      title: contents.options.title, background: contents.deskFill,
      commands: [DrawingCommand(.begin(.transform(slant)))] + figure.planeCommands + names
        + [DrawingCommand(.end)]
        + notes.commands.map {
          DrawingCommand(
            $0.step.moved(by: CGSize(width: origin.x, height: origin.y)), tag: $0.tag)
        } + captions)
    drawn = DrawnContents(contents, indices: figure.indices)
    drawn.formUnion(notes.drawn)
    omissions =
      lettering.omissions + notes.omissions + options.headings(unsuitedTo: .exploded)
      + options.overlays(besides: ExplodedFigure.overlays, in: .exploded)
  }
}

extension ExplodedFigure {
  /// The bounding rectangle of the slanted planes and their text, without a translation.
  fileprivate func extent(with texts: [CGRect]) -> CGRect {
    (contents.items.map(\.frame) + texts).reduce(CGRect.null) { $0.union($1.applying(slant)) }
  }

  /// The labels, and the names of unlabeled items along their edges, where nothing nearer covers them.
  fileprivate func lettering(measure: @escaping TextMeasure) -> Lettering {
    var lettering = Lettering(contents, measure: measure)
    lettering.isOnPlanes = true
    for stroke in strokes { lettering.layout.insert(stroke: stroke) }
    let items = Array(contents.items.enumerated())
    for (index, item) in items where item.role == .leaf {
      lettering.placeLabel(of: item, at: index)
    }
    lettering.placeNamesAside()
    guard contents.options.overlays.contains(.names) else { return lettering }
    for (index, item) in items where item.role == .container || item.role == .root {
      lettering.placeEdgeName(of: item, at: index)
    }
    for (index, item) in items where contents.style(of: item) != nil {
      lettering.placeName(of: item, behind: index)
    }
    return lettering
  }
}

extension Lettering {
  /// Writes a view's identifier along an edge: inside its first visible corner, or otherwise outside.
  fileprivate mutating func placeEdgeName(of view: FigureItem, at index: Int) {
    let palette = contents.palette
    let inside = name(view.item.name, palette.textColor(on: view.visibleFill))
    let outside = name(view.item.name, palette.textColor(on: palette.paper))
    let places =
      inside.inside(view.frame.insetBy(dx: 3, dy: 3), fromBottom: false)
      + outside.above(view.frame).map { place in
        var place = place
        place.reluctance += 16
        return place
      } + outside.below(view.frame)
    let fills = fills
    let isPlaced = place(
      places, tag: view.tag, where: { !fills.isCovered($0.run.box, after: index) })
    if !isPlaced { omissions.append(.name(view.item.name)) }
  }
}
