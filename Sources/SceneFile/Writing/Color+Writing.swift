internal import AutoLayout

extension Color {
  /// The color in a scene file: its name or a pair if it follows the interface, or else hexadecimal digits.
  var node: WrittenNode {
    if let name = SystemColor.name(of: self) { return .text(name) }
    guard isDynamic else { return .text(hexText) }
    return .mapping([
      ("light", .text(resolved(for: .light).hexText)),
      ("dark", .text(resolved(for: .dark).hexText)),
    ])
  }
}
