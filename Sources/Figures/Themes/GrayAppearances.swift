import AutoLayout
import Foundation
import PictureDescriptions

extension SolvedTree {
  /// The tree with the author's colors replaced by grays of equal lightness, for themes without hues.
  ///
  /// Text colors are removed, so that the theme chooses legible ones.
  var inGrays: SolvedTree {
    var tree = withColors { $0.gray }
    for index in tree.items.indices where tree.items[index].appearance.textColor != nil {
      tree.items[index].appearance.textColor = nil
    }
    for index in tree.items.indices where !tree.items[index].device.pieces.isEmpty {
      for piece in tree.items[index].device.pieces.indices {
        tree.items[index].device.pieces[piece].style.color = nil
      }
    }
    return tree
  }

  /// The tree with the author's colors resolved for the light or dark interface style.
  func resolvingColors(for style: InterfaceStyle) -> SolvedTree {
    withColors { $0.resolved(for: style) }
  }

  /// The tree with each of the author's colors replaced by the result of a closure.
  private func withColors(_ replacement: (Color) -> Color) -> SolvedTree {
    func changed(_ color: Color?) -> Color? {
      guard let color else { return nil }
      let other = replacement(color)
      return other == color ? nil : other
    }
    var tree = self
    // Writing to one item copies all of them.
    for index in items.indices {
      let (appearance, device) = (items[index].appearance, items[index].device)
      if let fill = changed(appearance.fill) { tree.items[index].appearance.fill = fill }
      if let color = changed(appearance.textColor) {
        tree.items[index].appearance.textColor = color
      }
      if let tint = changed(device.tint) { tree.items[index].device.tint = tint }
      if let color = changed(device.layer.borderColor) {
        tree.items[index].device.layer.borderColor = color
      }
      if let color = changed(device.layer.shadow?.color) {
        tree.items[index].device.layer.shadow?.color = color
      }
      if device.hasOwnColors { tree.items[index].device.replaceColors(replacement) }
    }
    return tree
  }
}

extension DeviceLook {
  /// Replaces the colors of text runs, control parts and button faces with the results of a closure.
  fileprivate mutating func replaceColors(_ replacement: (Color) -> Color) {
    Self.replaceColors(of: &pieces, replacement)
    parts.filled = parts.filled.map(replacement)
    parts.track = parts.track.map(replacement)
    parts.thumb = parts.thumb.map(replacement)
    if var dots = parts.dots {
      dots.color = dots.color.map(replacement)
      dots.currentColor = dots.currentColor.map(replacement)
      parts.dots = dots
    }
    guard var face else { return }
    face.background = face.background.map(replacement)
    face.base = face.base.map(replacement)
    face.strokeColor = face.strokeColor.map(replacement)
    if var subtitle = face.subtitle {
      Self.replaceColors(of: &subtitle.pieces, replacement)
      face.subtitle = subtitle
    }
    self.face = face
  }

  private static func replaceColors(
    of pieces: inout [StyledPiece], _ replacement: (Color) -> Color
  ) {
    for index in pieces.indices {
      for path in TextRunStyle.colors {
        if let color = pieces[index].style[keyPath: path] {
          pieces[index].style[keyPath: path] = replacement(color)
        }
      }
    }
  }

  /// Whether the view may have colors other than those of its fill, text and border, such as those of text runs.
  fileprivate var hasOwnColors: Bool {
    !pieces.isEmpty || face != nil || parts != ControlParts()
  }
}

extension Color {
  /// The gray of equal lightness, computed with the luma weights of the sRGB primaries.
  var gray: Color {
    let luma = 0.2126 * redComponent + 0.7152 * greenComponent + 0.0722 * blueComponent
    return Color(red: luma, green: luma, blue: luma, alpha: alphaComponent)
  }
}
