internal import AutoLayout
internal import Foundation

extension SceneWriter {
  /// The `figure:` section; `nil` if there is nothing to say.
  func figure() -> WrittenNode? {
    let figure = document.figure
    func number(_ value: Double?) -> WrittenNode? { value.map { .number(CGFloat($0)) } }
    let steps = figure.steps.map { WrittenNode.mapping(contents($0, besides: figure)) }
    let entries =
      contents(figure, besides: SceneFigure())
      + stated([
        ("margin", margin(figure.paper.margin)),
        ("crop", figure.paper.crop.map { .text($0.text) }),
        ("background", figure.paper.background.map { .text($0.hexText) }),
        ("title", figure.paper.title.map { .text($0) }),
        ("caption", figure.paper.caption.map { .text($0) }),
        ("directions", list(figure.directions.map { .text($0.word) })),
        (
          "exploded",
          figure.exploded.map { exploded in
            .mapping(
              stated([("angle", number(exploded.angle)), ("spacing", number(exploded.spacing))]))
          }
        ),
        ("language", figure.language.map { .text($0) }), ("steps", list(steps)),
      ])
    return entries.isEmpty ? nil : .mapping(entries)
  }

  private func margin(_ margin: SceneFigurePaper.Margin?) -> WrittenNode? {
    switch margin {
    case nil: nil
    case .points(let points)?: .number(CGFloat(points))
    case .automatic?: .text("auto")
    }
  }

  /// What a figure shows, as far as it differs from another one.
  private func contents(
    _ figure: SceneFigure, besides other: SceneFigure
  ) -> [(key: String, value: WrittenNode)] {
    func texts(_ path: (SceneFigure) -> [String]) -> WrittenNode? {
      path(figure) == path(other) ? nil : .list(path(figure).map { .text($0) })
    }
    return stated([
      ("show", texts { $0.overlays.map(\.text) }),
      ("anatomy", figure.anatomy == other.anatomy ? nil : figure.anatomy.map { .text($0.text) }),
      ("visual", figure.visual == other.visual ? nil : figure.visual.map { .text($0.text) }),
      ("highlight", texts { $0.highlighted + $0.highlightedConstraints.map(\.text) }),
      ("only", texts(\.only)), ("hide", texts(\.hidden)),
      ("notes", figure.notes == other.notes ? nil : .list(figure.notes.map(note))),
    ])
  }

  private func note(_ note: SceneNote) -> WrittenNode {
    let places = note.places.map { WrittenNode.text($0.text) }
    let words = note.words.map { WrittenNode.text($0) }
    var entries: [(String, WrittenNode?)] =
      switch note.kind {
      case .marker:
        [("marker", note.mark.map { .text($0) }), ("at", places.first), ("text", words)]
      case .bracket:
        [("bracket", words), ("over", list(places)), ("side", note.side.map { .text($0) })]
      case .arrow: [("arrow", words ?? .text("")), ("from", places.first), ("to", places.last)]
      case .callout, .legend, .text: [(note.kind.rawValue, words), ("at", places.first)]
      }
    entries.append(("id", note.identifier.map { .text($0) }))
    return .mapping(stated(entries))
  }
}
