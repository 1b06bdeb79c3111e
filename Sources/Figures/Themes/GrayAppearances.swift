import AutoLayout
import Foundation

extension SolvedTree {
  /// The same tree with the author's colours as greys of the same lightness, for themes that have
  /// no others; texts are left to the theme, so that they stay legible.
  var inGrays: SolvedTree {
    var tree = self
    for index in tree.items.indices {
      tree.items[index].appearance.fill = tree.items[index].appearance.fill?.gray
      tree.items[index].appearance.textColor = nil
      if let tint = tree.items[index].device.tint {
        tree.items[index].device.tint = tint.gray
      }
    }
    return tree
  }
}

extension SolvedTree {
  /// The same tree with the colours that the author's have in light or in dark interfaces.
  func resolvingColors(for style: InterfaceStyle) -> SolvedTree {
    var tree = self
    for (index, item) in items.enumerated() {
      let (fill, text) = (item.appearance.fill, item.appearance.textColor)
      let tint = item.device.tint
      // Most have none, or one for both interfaces; writing to one item copies all of them.
      if let resolved = fill?.resolved(for: style), resolved != fill {
        tree.items[index].appearance.fill = resolved
      }
      if let resolved = text?.resolved(for: style), resolved != text {
        tree.items[index].appearance.textColor = resolved
      }
      if let resolved = tint?.resolved(for: style), resolved != tint {
        tree.items[index].device.tint = resolved
      }
    }
    return tree
  }
}

extension Color {
  /// The gray that is as light as the color, by the weights of the sRGB primaries' luma.
  var gray: Color {
    let luma = 0.2126 * redComponent + 0.7152 * greenComponent + 0.0722 * blueComponent
    return Color(red: luma, green: luma, blue: luma, alpha: alphaComponent)
  }
}
