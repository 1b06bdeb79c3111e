public import Figures

extension Scene {
  /// What the scene's figure shows where nobody says otherwise: what the author asked for, under the
  /// scene's title.
  public var figureOptions: FigureOptions {
    var options = FigureOptions(title: title)
    if let overlays { options.show(overlays) }
    return options
  }
}
