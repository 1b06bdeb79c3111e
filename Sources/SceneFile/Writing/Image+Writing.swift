internal import AutoLayout
internal import Foundation

extension Image {
  /// The image as a symbol or as the path of a file, or `nil` if code or an Interface Builder document contains it.
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
  /// Returns the item as written in scene files: a title or a mapping.
  ///
  /// - Parameter limited: Returns a text shortened to the limit of scene files.
  /// - Returns: The element for a list of items.
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
