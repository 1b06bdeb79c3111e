import AutoLayout
import Foundation
import PictureDescriptions

extension Drawing {
  /// Draws a tree with the levels of its view hierarchy pulled apart and slanted.
  ///
  /// Each level is in front of its superviews' level. The picture is as large as its content. As in a flat figure,
  /// views are clipped to the canvas.
  ///
  /// Of the overlays, only guides, names, tints, margins, safe area, readable width, keyboard and caption are drawn.
  /// Others are reported as omissions.
  init(
    exploding tree: SolvedTree, _ explosion: Explosion, _ options: FigureOptions,
    _ focus: FigureFocus, measure: @escaping TextMeasure
  ) {
    let figure = ExplodedFigure(
      tree, options: options, focus: focus, explosion: explosion, measure: measure)
    let contents = figure.contents
    let grid = contents.page.grid
    let placer = figure.placer(measure: measure)
    let names = placer.commands
    let texts = names.compactMap { if case .text(let run) = $0.step { run.box } else { nil } }
    let shown = figure.extent(with: texts)
    let notes = ExplodedNotes(on: figure, around: shown, texts: texts, measure: measure)
    var caption = FigureCaption(of: tree, contents.options, measure: measure)
    if let fullWidth = caption?.fullWidth {
      caption?.room = tree.textWidth(fullWidth.rounded(.up), on: options.paper)
    }
    let captionHeight = caption.map { grid.wholePixels($0.height) } ?? 0
    let corner = CGPoint(
      x: grid.wholePixels(Page.padding), y: grid.wholePixels(Page.padding) + captionHeight)
    let origin = CGPoint(x: corner.x + notes.left, y: corner.y + notes.top)
    var slant = figure.slant
    slant.tx = origin.x - shown.minX
    slant.ty = origin.y - shown.minY
    var size = CGSize(
      width: origin.x + shown.width + notes.right + corner.x,
      height: origin.y + shown.height + notes.bottom + corner.x)
    var captions: [DrawingCommand] = []
    if let caption {
      size.width = max(size.width, caption.room + 2 * corner.x)
      let x = caption.isRightToLeft ? size.width - corner.x : corner.x
      captions = contents.captionCommands(caption, above: CGPoint(x: x, y: corner.y))
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
    zoom = tree.zoom
    drawn = DrawnContents(contents, indices: figure.indices)
    drawn.formUnion(notes.drawn)
    omissions =
      placer.omissions.uniqued() + notes.omissions + options.headings(unsuitedTo: .exploded)
      + options.overlays(besides: ExplodedFigure.overlays, in: .exploded)
  }
}

extension ExplodedFigure {
  /// The bounding rectangle of the slanted planes and their text, before the planes are moved into the page.
  fileprivate func extent(with texts: [CGRect]) -> CGRect {
    (contents.items.map(\.frame) + texts).reduce(CGRect.null) { $0.union($1.applying(slant)) }
  }

  /// Returns a placer that has placed the labels, and the names of unlabeled items along their edges.
  ///
  /// Names aren't placed where nearer planes would hide them.
  fileprivate func placer(measure: @escaping TextMeasure) -> Placer {
    let context = PlacementContext(contents, isOnPlanes: true, measure: measure)
    let (labels, names) = (LabelContent(context: context), NameContent(context: context))
    var placer = Placer(context)
    placer.reserve(strokes.map { .stroke($0) })
    placer.place(labels.requests { $0.role == .leaf })
    placer.place(labels.besideViews(placer.unplaced))
    guard contents.options.overlays.contains(.names) else { return placer }
    let items = contents.items.enumerated()
    placer.place(
      items.filter { $1.role == .container || $1.role == .root }
        .map { names.edgeName(of: $1, at: $0) })
    placer.place(
      items.filter { contents.style(of: $1) != nil }.compactMap { names.name(of: $1, behind: $0) })
    return placer
  }
}
