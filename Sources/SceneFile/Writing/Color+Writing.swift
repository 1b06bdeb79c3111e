internal import AutoLayout

extension Color {
  /// The color as written in scene files: a name, a pair for light and dark interfaces, or hexadecimal digits.
  var node: WrittenNode {
    if let name = SystemColor.name(of: self) { return .text(name) }
    guard isDynamic else { return .text(hexText) }
    return .mapping([
      ("light", .text(resolved(for: .light).hexText)),
      ("dark", .text(resolved(for: .dark).hexText)),
    ])
  }
}
