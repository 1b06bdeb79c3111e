package import AutoLayout
package import Foundation
@_exported public import PictureDescriptions

/// A picture as a value: its size, and the drawing commands from back to front.
package struct Drawing: Hashable, Sendable {
  /// The width of the picture in pixels.
  package var pixelWidth: Int
  /// The height of the picture in pixels.
  package var pixelHeight: Int
  /// The number of pixels per point of the picture.
  package var scale: CGFloat
  /// The number of picture points per layout point.
  package var zoom: CGFloat = 1
  /// The picture's title for the document's metadata, or an empty string.
  package var title: String
  /// The alternative text for people who can't see the picture, or an empty string.
  package var summary = ""
  /// The language of the alternative text as a BCP 47 tag.
  package var language = "en"
  /// The requested width of the picture, or `nil` if no width was requested.
  package var width: PictureWidth?
  /// The color that fills the picture before the first command.
  package var background: Color
  /// The commands, from back to front.
  package var commands: [DrawingCommand]
  /// The requested content that was left out, because it had no free position or can't be drawn.
  package var omissions: [FigureOmission] = []
  /// The number of texts and strokes in unsuitable positions because no better position was free.
  var makeshiftCount = 0
  /// The contents of the layout that the commands draw.
  var drawn = DrawnContents()
  /// The root's frame in the picture in points, or `nil` if the figure doesn't show the root as one upright rectangle.
  package var canvasFrame: CGRect?

  /// The unused part of the margin on each side, in points.
  var spareMargin = EdgeInsets.zero

  /// Creates a drawing from its size, scale, title, background and commands.
  package init(
    pixelWidth: Int, pixelHeight: Int, scale: CGFloat, title: String, background: Color,
    commands: [DrawingCommand]
  ) {
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    self.scale = scale
    self.title = title
    self.background = background
    self.commands = commands
  }
}

extension Drawing {
  /// Draws a solved tree: its views, with the requested overlays over and around them.
  ///
  /// Texts are placed according to the sizes that `measure` returns, and equal arguments give equal drawings. Items are
  /// left out if they are hidden, or if their frames are NaN or a billion points large.
  ///
  /// - Precondition: The tree's canvas passes `Canvas.validate()`.
  package init(
    of tree: SolvedTree, options: FigureOptions = FigureOptions(),
    focus: FigureFocus = FigureFocus(), measure: @escaping TextMeasure
  ) {
    func draw(_ options: FigureOptions) -> Drawing {
      Drawing(of: tree, options: options, focus: focus, measure: measure)
    }
    let requested = options
    var options = options.withFittingMargin(for: tree, draw)
    if let explosion = options.exploded {
      self.init(exploding: tree, explosion, options, focus, measure: measure)
      options.paper.crop = nil
    } else {
      let contents = FigureContents(tree, options: options, focus: focus, measure: measure)
      self.init(contents, measure: measure)
      // The legend doesn't explain marks that have no position.
      let unplaced = Set(options.notes.indices).subtracting(drawn.notes)
      let tags = Set(unplaced.map { options.notes[$0].tag($0) })
      if contents.legend.entries.contains(where: { tags.contains($0.tag) }) {
        self = Drawing(
          FigureContents(
            tree, options: options, focus: focus, unplaced: unplaced, measure: measure),
          measure: measure)
      }
    }
    if requested.paper.margin == .automatic { recommendMargin(for: requested, draw) }
    if options.paper.hasFittingMargin { noteAutomaticMargin() }
    if let crop = options.paper.crop, tree.area(of: crop) == nil {
      omissions.append(.crop(crop.text))
    }
    if options.overlays.contains(.device), tree.canvas.screen == nil { omissions.append(.device) }
    if !tree.itemsPlacedByCode.isEmpty {
      omissions.append(.placement(tree.itemsPlacedByCode.map { tree.items[$0].name }))
    }
    omissions += tree.namesMissingInCode.map { .missingName($0) }
    summary = tree.alternativeText(options, drawn, focus: focus)
    language = options.words.language
  }

  /// Draws prepared contents, with a comparison to an older layout if there is one.
  init(
    _ contents: FigureContents, _ comparison: ComparisonFigure? = nil,
    measure: @escaping TextMeasure
  ) {
    let page = contents.page
    let clip = contents.canvasClip
    var commands = comparison?.oldPaperCommands ?? []
    commands += contents.canvasCommands + contents.edgeCommands
    if let comparison {
      commands += clipped(contents.bandCommands, to: clip)
      // The older layout may extend beyond the newer one's canvas.
      commands += clipped(comparison.outerGrounds, to: .clip(page.room))
      let views = contents.viewCommands(with: comparison.grounds)
      commands += clipped(views + contents.guideCommands + contents.ghostCommands, to: clip)
      commands += clipped(comparison.overlayCommands, to: .clip(page.room))
    } else {
      let views = contents.bandCommands + contents.viewCommands
      commands += clipped(views + contents.guideCommands + contents.ghostCommands, to: clip)
    }
    commands += clipped(contents.deviceCommands, to: contents.windowClip)
    commands += contents.captionCommands
    commands += contents.headingCommands + contents.legendCommands
    let placer = Placer.placing(contents, comparison, measure: measure)
    commands += placer.commands
    self.init(
      pixelWidth: page.pixelWidth, pixelHeight: page.pixelHeight, scale: page.grid.scale,
      title: contents.options.title,
      background: page.isFramed ? contents.deskFill : contents.canvasFill,
      commands: commands)
    zoom = page.zoom
    canvasFrame = page.canvas
    let taken = placer.layout.taken
    spareMargin = EdgeInsets(
      top: taken.minY - page.room.minY, left: taken.minX - page.room.minX,
      bottom: page.room.maxY - taken.maxY, right: page.room.maxX - taken.maxX)
    // Several lines of one extent, such as hugging and compression resistance, count as one
    // omission.
    omissions = (placer.omissions + contents.pictureOmissions).uniqued()
    makeshiftCount = placer.makeshiftCount
    drawn = DrawnContents(contents)
    drawn.formUnion(placer.drawn)
  }
}

extension Drawing {
  /// Changes omissions for lack of room to ``FigureOmission/inAnyMargin(_:)``, except omitted notes.
  mutating func noteAutomaticMargin() {
    omissions = omissions.map { omission in
      omission.isLackOfSpace && !omission.isNote
        ? .inAnyMargin(omission.description) : omission
    }
  }

  /// Adds a recommended margin to each omitted note, if there is a margin with room for all notes.
  private mutating func recommendMargin(
    for options: FigureOptions, _ draw: (FigureOptions) -> Drawing
  ) {
    guard omissions.contains(where: \.isNote), let margin = options.marginForAllNotes(draw) else {
      return
    }
    omissions = omissions.map { omission in
      guard case .note(let words, let line, _) = omission else { return omission }
      return .note(words, line: line, margin: margin)
    }
  }
}

/// Returns commands inside a clip, or the commands unchanged if `clip` is `nil`.
func clipped(_ commands: [DrawingCommand], to clip: DrawingCommand.Scope?) -> [DrawingCommand] {
  guard let clip, !commands.isEmpty else { return commands }
  return [DrawingCommand(.begin(clip))] + commands + [DrawingCommand(.end)]
}

extension Drawing {
  /// The size of the picture in points: whole pixels divided by the scale.
  package var size: CGSize {
    CGSize(width: CGFloat(pixelWidth) / scale, height: CGFloat(pixelHeight) / scale)
  }

  /// The picture's size in SVG documents and web pages, in CSS pixels.
  package var statedSize: CGSize {
    switch width {
    case nil: layoutSize
    case .pixels: CGSize(width: pixelWidth, height: pixelHeight)
    // CSS has 96 pixels per inch.
    case .millimeters, .inches: pageSize * (96 / 72)
    }
  }

  /// The page size for PDF, in points of 1/72 inch.
  ///
  /// It's the requested size if the picture has a width on paper. Otherwise, each point of the layout becomes a point
  /// of the page.
  package var pageSize: CGSize {
    guard let printed = width?.printedPoints else { return layoutSize }
    return size * (printed / size.width)
  }

  /// The size of the picture, in points of the layout.
  private var layoutSize: CGSize { size * (1 / zoom) }

  /// The bounds of the picture, in points.
  package var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// Extends the drawing at its right edge to the paper's width, if the drawing is narrower.
  package mutating func widen(for paper: FigurePaper) {
    guard let width = paper.width else { return }
    pixelWidth = max(pixelWidth, width.pixelCount)
    self.width = width
  }
}
