public import Figures
public import Foundation
internal import SceneFile

/// What an author wants of the page of a figure.
public struct ScenePaper: Hashable, Sendable {
  /// How much paper around the canvas dimension lines and names may use, in points; `nil` for what the
  /// figure needs.
  public var margin: CGFloat?
  /// The words of the figure.
  public var words = FigureWords.english

  /// Makes the page of a figure without wishes.
  public init() {}
}

extension ScenePaper {
  /// The wishes of a scene file.
  init(_ figure: SceneFigure) {
    margin = figure.margin.map { CGFloat($0) }
    words = figure.language.flatMap { FigureWords(language: $0) } ?? .english
  }

  /// Puts the wishes into the options of a figure.
  func apply(to options: inout FigureOptions) {
    options.margin = margin
    options.words = words
  }
}
