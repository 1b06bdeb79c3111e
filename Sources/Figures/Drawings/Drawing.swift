package import AutoLayout
package import Foundation

/// A picture as a value: how large it is, and the steps that draw it, from back to front.
///
/// Everything is in points from the picture's top left corner. Fills and the strokes that are
/// horizontal or vertical already lie on whole pixels at the picture's scale, so whoever draws it
/// rounds nothing.
package struct Drawing: Hashable, Sendable {
  /// The width of the picture in pixels.
  package var pixelWidth: Int
  /// The height of the picture in pixels.
  package var pixelHeight: Int
  /// Pixels per point.
  package var scale: CGFloat
  /// What the picture is called in a document's metadata; empty when it has no title.
  package var title: String
  /// The alternative text: what the picture shows, for people who don't see it; empty if there is none.
  package var summary = ""
  /// The language of the alternative text as a BCP 47 tag.
  package var language = "en"
  /// The colour that the whole picture is filled with before the first command.
  package var background: Color
  /// The steps, from back to front.
  package var commands: [DrawingCommand]
  /// What was asked for and had no place; nothing of it is in ``commands``.
  package var omissions: [FigureOmission] = []
  /// What of the picture counts where it is one of several on a page: the canvas with what stands
  /// around it, in points; nil for all of it.
  package var area: CGRect?

  /// Makes a drawing from its parts.
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
  /// Draws a solved tree: the views solid, what the options ask for over and around them.
  ///
  /// Texts are placed with the extents that `measure` gives; the same tree, options and extents make
  /// the same drawing. Hidden items and frames of a billion points or of no number are left
  /// out.
  ///
  /// - Precondition: the tree's canvas passes `Canvas.validate()`.
  package init(
    of tree: SolvedTree, options: FigureOptions = FigureOptions(), measure: @escaping TextMeasure
  ) {
    let options = options.withFittingMargin {
      Drawing(of: tree, options: $0, measure: measure).omissions
    }
    if let explosion = options.exploded {
      self.init(exploding: tree, explosion, options, measure: measure)
    } else {
      self.init(FigureContents(tree, options: options, measure: measure), measure: measure)
    }
    if let crop = options.paper.crop, options.exploded == nil, tree.area(of: crop) == nil {
      omissions.append(.crop(crop.text))
    }
    summary = tree.alternativeText(options)
    language = options.words.language
  }

  /// Draws what was made ready, together with an older layout where there is one.
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
      // The older layout may lie where the newer one has no canvas.
      commands += clipped(comparison.outerGrounds, to: .clip(page.room))
      let views = contents.viewCommands(with: comparison.grounds)
      commands += clipped(views + contents.guideCommands + contents.ghostCommands, to: clip)
      commands += clipped(comparison.overlayCommands, to: .clip(page.room))
    } else {
      let views = contents.bandCommands + contents.viewCommands
      commands += clipped(views + contents.guideCommands + contents.ghostCommands, to: clip)
    }
    commands += clipped(contents.deviceCommands, to: contents.windowClip)
    commands += contents.captionCommands(measure: measure)
    commands += contents.headingCommands + contents.legendCommands
    let lettering = contents.lettering(measure: measure, comparison)
    commands += lettering.commands
    self.init(
      pixelWidth: page.pixelWidth, pixelHeight: page.pixelHeight, scale: page.grid.scale,
      title: contents.options.title,
      background: page.isFramed ? contents.deskFill : contents.canvasFill,
      commands: commands)
    area = page.area
    // Several lines of one extent, such as both wishes of a content, are missed once.
    omissions = lettering.omissions.uniqued()
  }
}

/// Commands within a clip, if there is one.
func clipped(_ commands: [DrawingCommand], to clip: DrawingCommand.Scope?) -> [DrawingCommand] {
  guard let clip, !commands.isEmpty else { return commands }
  return [DrawingCommand(.begin(clip))] + commands + [DrawingCommand(.end)]
}

extension Drawing {
  /// The size of the picture in points: whole pixels divided by the scale.
  package var size: CGSize {
    CGSize(width: CGFloat(pixelWidth) / scale, height: CGFloat(pixelHeight) / scale)
  }

  /// The whole picture, in points.
  package var bounds: CGRect { CGRect(origin: .zero, size: size) }
}
