internal import AutoLayout
internal import Foundation

extension Image {
  /// A symbol, or the path of a file that a scene named, or `nil` for images of code and documents.
  var node: WrittenNode? {
    let scale = parts.scale
    switch parts.content {
    case .symbol(let symbol):
      let configuration = symbol.configuration
      return .mapping(
        stated([
          ("symbol", .text(symbol.name)),
          (
            "scale",
            sceneSymbolScales.first { $0.value == configuration.scale }.map { .text($0.word) }
          ),
          ("size", configuration.pointSize.map { .number($0) }),
          ("weight", configuration.weight.map { .text($0.word) }),
        ]))
    case .file(let file) where file.name.contains("."):
      return .mapping(
        stated([
          ("file", .text(file.name)), ("scale", scale == 1 ? nil : .number(scale)),
          ("template", parts.isTemplate.map { .raw("\($0)") }),
        ]))
    case .blank, .missing, .file, .artwork: return nil
    }
  }
}

extension BarItem {
  /// The item in a scene file: its title, or a mapping.
  ///
  /// - Parameter limited: Shortens texts that are too long for files.
  /// - Returns: The value in a list of items.
  func node(_ limited: (String) -> String) -> WrittenNode {
    let text = title.map { WrittenNode.text(limited($0)) }
    if let text, self == BarItem(title: title) { return text }
    let width: WrittenNode? =
      switch space {
      case .flexible: .text("flexible")
      case .points(let width): .number(width)
      case nil: nil
      }
    return .mapping(
      stated([
        ("title", text), ("image", image?.node), ("badge", badge.map { .text(limited($0)) }),
        ("done", isDone ? .raw("true") : nil), ("enabled", isEnabled ? nil : .raw("false")),
        ("tintColor", tint?.node), ("space", width),
      ]))
  }
}
