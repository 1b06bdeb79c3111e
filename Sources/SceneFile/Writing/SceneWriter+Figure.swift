internal import AutoLayout
internal import Foundation
internal import PictureDescriptions

extension SceneWriter {
  /// Returns the `figure:` section, or `nil` if it is empty.
  func figure() -> WrittenNode? {
    let figure = document.figure
    let steps = figure.steps.map { WrittenNode.mapping(contents($0, besides: figure)) }
    let entries =
      contents(figure, besides: SceneFigure())
      + stated([
        ("directions", nonemptyList(figure.directions.map { .text($0.word) })),
        ("animate", figure.movement.map { .text($0.rawValue) }), ("steps", nonemptyList(steps)),
        ("panels", nonemptyList(figure.panels.map { panel($0, besides: figure) })),
        ("columns", figure.columns.map { .number(CGFloat($0)) }),
      ])
    return entries.isEmpty ? nil : .mapping(entries)
  }

  private func panel(_ panel: ScenePanel, besides figure: SceneFigure) -> WrittenNode {
    .mapping(
      contents(panel.figure, besides: figure)
        + stated([
          ("canvas", panel.canvas.map(\.node)),
          ("direction", panel.direction.map { .text($0.word) }),
          ("scene", panel.scene.map { .text($0.text) }),
        ]))
  }

  /// Returns the entries for the values of a figure that differ from another figure's values.
  private func contents(
    _ figure: SceneFigure, besides other: SceneFigure
  ) -> [(key: String, value: WrittenNode)] {
    func texts(_ path: (SceneFigure) -> [String]?) -> WrittenNode? {
      path(figure) == path(other) ? nil : path(figure).map { .list($0.map { .text($0) }) }
    }
    func text(_ path: (SceneFigure) -> String?) -> WrittenNode? {
      path(figure) == path(other) ? nil : path(figure).map { .text($0) }
    }
    return stated(figure.request.entries(besides: other.request))
      + stated([
        ("anatomy", text(\.anatomy?.text)), ("visual", text(\.visual?.text)),
        ("highlight", texts { $0.emphasis.items + $0.emphasizedConstraints.map(\.text) }),
        ("only", texts(\.emphasis.only)), ("hide", texts(\.emphasis.hidden)),
        (
          "styles",
          figure.emphasis.styles == other.emphasis.styles
            ? nil : .mapping(figure.emphasis.styles.map(style))
        ),
        ("notes", figure.notes == other.notes ? nil : .list(figure.notes.map(note))),
      ])
  }

  private func style(_ style: ItemStyle) -> (key: String, value: WrittenNode) {
    func color(_ color: Color?) -> WrittenNode? { color.map { .text($0.hexText) } }
    let entries = stated([
      ("fill", color(style.fill)), ("textColor", color(style.textColor)),
      ("stroke", color(style.stroke)),
      ("strokeWidth", style.strokeWidth.map { .number($0) }),
      ("dash", style.dash.map { .list($0.map { .number($0) }) }),
    ])
    return (style.name, .mapping(entries))
  }

  private func note(_ note: FigureNote) -> WrittenNode {
    func place(_ place: FigureNote.Place) -> WrittenNode { .text(place.description) }
    let words = note.words.map { WrittenNode.text($0) }
    var entries: [(String, WrittenNode?)] =
      switch note.content {
      case .marker(let mark, let at, _):
        [("marker", .text(mark)), ("at", place(at)), ("text", words)]
      case .bracket(_, let over, let side):
        [
          ("bracket", words), ("over", nonemptyList(over.map(place))),
          ("side", side.map { .text($0.rawValue) }),
        ]
      case .arrow(_, let from, let to):
        [("arrow", words ?? .text("")), ("from", place(from)), ("to", place(to))]
      case .callout(_, let at, let side):
        [("callout", words), ("at", place(at)), ("side", side.map { .text($0.rawValue) })]
      case .legend(_, let at), .text(_, let at):
        [(note.kind.rawValue, words), ("at", place(at))]
      }
    entries.append(("id", note.identifier.map { .text($0) }))
    return .mapping(stated(entries))
  }
}
