import AutoLayout
import Foundation
import PictureDescriptions

extension SolvedTree {
  /// The tree with the author's colors as grays of equal lightness, for themes without hues.
  ///
  /// Text colors are removed, so the theme can choose legible ones.
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
  /// The tree with the author's colors resolved for light or dark interfaces.
  func resolvingColors(for style: InterfaceStyle) -> SolvedTree {
    var tree = self
    for (index, item) in items.enumerated() {
      let (fill, text) = (item.appearance.fill, item.appearance.textColor)
      let tint = item.device.tint
      // Most items have no such colors, and writing to one item copies all of them.
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
  /// The gray of equal lightness, by the luma weights of the sRGB primaries.
  var gray: Color {
    let luma = 0.2126 * redComponent + 0.7152 * greenComponent + 0.0722 * blueComponent
    return Color(red: luma, green: luma, blue: luma, alpha: alphaComponent)
  }
}
