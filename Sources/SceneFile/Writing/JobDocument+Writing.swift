internal import AutoLayout
internal import Foundation
internal import PictureDescriptions

extension JobDocument {
  /// The job as a line of JSON without a line feed, which parses as an equal job.
  package var text: String {
    func text(_ word: String?) -> WrittenNode? { word.map { .text($0) } }
    func flag(_ isSet: Bool) -> WrittenNode? { isSet ? .raw("true") : nil }
    let entries: [(key: String, value: WrittenNode?)] =
      [
        ("id", text(id)), ("scene", scene.node), ("config", text(reading.config)),
        ("canvas", canvas?.node),
        ("canvases", nonemptyList(animation.canvases.map(\.node))),
        ("scale", scale.map { .number(CGFloat($0)) }), ("textSize", text(textSize?.name)),
        ("direction", text(direction?.word)), ("theme", figure.theme?.node),
        ("format", text(format)),
        ("language", figure.language?.node), ("step", figure.step.map { .number(CGFloat($0)) }),
        ("anatomy", text(figure.anatomy)), ("visual", text(figure.visual)),
        ("show", figure.show.map { .list($0.map { .text($0.text) }) }), ("crop", text(figure.crop)),
      ] + figure.request.entries(widthKey: "width")
      + [
        ("before", before?.node),
        ("svg", text(svg.form?.rawValue)), ("embedSource", flag(svg.embedsSource)),
        ("measureText", flag(reading.measuresText)), ("animate", flag(animation.isEnabled)),
        ("png", text(pngCoding)), ("output", text(output)),
      ]
    return WrittenNode.mapping(stated(entries)).line(.json) ?? ""
  }
}

extension JobDocument.Source {
  /// The source as written in a job: the path of a file, or a mapping with the file's contents.
  fileprivate var node: WrittenNode {
    switch self {
    case .file(let path): .text(path)
    case .text(let text, let name): .mapping([("name", .text(name)), ("text", .text(text))])
    }
  }
}

extension JobDocument.Preset {
  /// The theme or language as written in a job: a name, a path, or a mapping.
  fileprivate var node: WrittenNode {
    switch self {
    case .named(let name): .text(name)
    case .source(let source): source.node
    }
  }
}

extension JobDocument.Before {
  /// The older layout as written in a job.
  fileprivate var node: WrittenNode {
    .mapping(
      stated([
        ("scene", scene?.node), ("canvas", canvas?.node),
        ("direction", direction.map { .text($0.word) }),
      ]))
  }
}
