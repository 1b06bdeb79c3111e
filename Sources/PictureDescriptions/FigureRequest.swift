package import AutoLayout

/// The requested options of a figure, each `nil` if it isn't requested.
///
/// Project files, scene files, jobs and command lines make requests. A request from a command line or job overrides the
/// scene file, which overrides the project file. The project file overrides the defaults of ``FigureOptions``. Canvases
/// and the layout direction are overridden in the same order.
package struct FigureRequest: Hashable, Sendable {
  /// The look of the figure's views.
  package var look: FigureLook?
  /// The overlays to show, replacing all others.
  package var overlays: [OverlayWord]?
  /// The request for an exploded or flat figure.
  package var exploded: ExplosionRequest?
  /// The part of the canvas that the picture shows.
  package var crop: FigurePaper.Crop?
  /// The margin around the canvas.
  package var margin: FigurePaper.Margin?
  /// The color around the canvas, or a color with zero alpha for a transparent background.
  package var background: Color?
  /// The width of the picture.
  package var width: PictureWidth?
  /// The size of the figure's letters outside of views.
  package var letters: LetterSize?
  /// The title above the picture.
  package var title: String?
  /// The caption below the title.
  package var caption: String?
  /// The theme of the figure.
  package var theme: Theme?
  /// The words, in one language, for the figure and its alternative text.
  package var words: FigureWords?

  /// The prefix of all ids in structured SVG files.
  package var idPrefix: String?

  /// Creates an empty request.
  package init() {}
}

/// A request for an exploded or flat figure.
package enum ExplosionRequest: Hashable, Sendable {
  /// A flat figure.
  case flat
  /// An exploded figure, with its angle in degrees and its spacing in points.
  ///
  /// A value is `nil` if it isn't requested.
  case planes(angle: Double?, spacing: Double?)

  /// Applies the request to a figure's explosion.
  ///
  /// - Parameter own: The figure's own explosion, from which values that aren't requested are taken.
  /// - Returns: The explosion, or `nil` for a flat figure.
  package func explosion(over own: Explosion?) -> Explosion? {
    guard case .planes(let angle, let spacing) = self else { return nil }
    let own = own ?? Explosion()
    return Explosion(angle: angle ?? own.angle, spacing: spacing ?? own.spacing)
  }
}

extension FigureOptions {
  /// Applies the requested options.
  ///
  /// If a title or caption is requested, the caption overlay is added, and later requests keep it.
  package mutating func apply(_ request: FigureRequest) {
    if let look = request.look { self.look = look }
    if let overlays = request.overlays { show(overlays) }
    if let exploded = request.exploded { self.exploded = exploded.explosion(over: self.exploded) }
    if let crop = request.crop { paper.crop = crop }
    if let margin = request.margin { paper.margin = margin }
    if let background = request.background { paper.background = background }
    if let width = request.width { paper.width = width }
    if let letters = request.letters { paper.letters = letters }
    if let title = request.title { self.title = title }
    if let caption = request.caption { self.caption = caption }
    if request.title != nil || request.caption != nil { paper.hasRequestedTexts = true }
    if paper.hasRequestedTexts { overlays.insert(.caption) }
    if let theme = request.theme {
      self.theme = theme
      svg.followsReader = false
    }
    if let words = request.words { self.words = words }
    if let prefix = request.idPrefix { svg.idPrefix = prefix }
  }
}
