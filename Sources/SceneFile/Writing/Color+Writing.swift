internal import AutoLayout

extension Color {
  /// The color in a scene file: a name or a pair if it depends on the interface style, or else hexadecimal digits.
  var node: WrittenNode {
    if let name = SystemColor.name(of: self) { return .text(name) }
    guard isDynamic else { return .text(hexText) }
    return .mapping([
      ("light", .text(resolved(for: .light).hexText)),
      ("dark", .text(resolved(for: .dark).hexText)),
    ])
  }
}
