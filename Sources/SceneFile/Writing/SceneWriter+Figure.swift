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
        ("directions", list(figure.directions.map { .text($0.word) })),
        (
          "exploded",
          figure.exploded.map { exploded in
            .mapping(
              stated([("angle", number(exploded.angle)), ("spacing", number(exploded.spacing))]))
          }
        ),
        ("animate", figure.movement.map { .text($0.rawValue) }),
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
    func texts(_ path: (SceneFigure) -> [String]?) -> WrittenNode? {
      path(figure) == path(other) ? nil : path(figure).map { .list($0.map { .text($0) }) }
    }
    func text(_ path: (SceneFigure) -> String?) -> WrittenNode? {
      path(figure) == path(other) ? nil : path(figure).map { .text($0) }
    }
    return stated([
      ("title", text(\.paper.title)), ("caption", text(\.paper.caption)),
      ("look", text(\.look)), ("show", texts { $0.overlays?.map(\.text) }),
      ("anatomy", text(\.anatomy?.text)), ("visual", text(\.visual?.text)),
      ("highlight", texts { $0.emphasis.items + $0.emphasis.constraints.map(\.text) }),
      ("only", texts(\.emphasis.only)), ("hide", texts(\.emphasis.hidden)),
      (
        "styles",
        figure.emphasis.styles == other.emphasis.styles
          ? nil : .mapping(figure.emphasis.styles.map(style))
      ),
      ("notes", figure.notes == other.notes ? nil : .list(figure.notes.map(note))),
    ])
  }

  private func style(_ style: SceneItemStyle) -> (key: String, value: WrittenNode) {
    func color(_ color: Color?) -> WrittenNode? { color.map { .text($0.hexText) } }
    let entries = stated([
      ("fill", color(style.fill)), ("textColor", color(style.textColor)),
      ("stroke", color(style.stroke)),
      ("strokeWidth", style.strokeWidth.map { .number(CGFloat($0)) }),
      ("dash", style.dash.map { .list($0.map { .number(CGFloat($0)) }) }),
    ])
    return (style.name, .mapping(entries))
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
