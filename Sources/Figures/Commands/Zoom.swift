import AutoLayout
import Foundation

// Lengths of a layout in points of the picture, which differ if letters have a size of their own.

extension SolvedTree.Item {
  /// Returns the item with the lengths of its contents, such as font sizes and corner radii, multiplied by a factor.
  ///
  /// The item's frames are unchanged.
  func withContents(enlargedBy factor: CGFloat) -> SolvedTree.Item {
    guard factor != 1 else { return self }
    var item = self
    item.appearance.cornerRadius = appearance.cornerRadius.map { $0 * factor }
    item.appearance.font = appearance.font?.enlarged(by: factor)
    item.appearance.textOffset.x *= factor
    item.appearance.textOffset.y *= factor
    item.appearance.textInsets = appearance.textInsets.map { $0 * factor }
    item.device.font = device.font?.enlarged(by: factor)
    item.device.picture?.box = (device.picture?.box ?? .zero) * factor
    item.device.layers = device.layers?.applying(Transform(scaleX: factor, y: factor))
    item.device.row?.separator = device.row?.separator.map { $0 * factor }
    item.device.row?.accessoryBox = (device.row?.accessoryBox ?? .zero) * factor
    item.device.pieces = device.pieces.map { $0.enlarged(by: factor) }
    item.device.face = device.face.map { $0.enlarged(by: factor) }
    item.device.layer.borderWidth *= factor
    item.device.layer.shadow?.offset.width *= factor
    item.device.layer.shadow?.offset.height *= factor
    item.device.layer.shadow?.radius *= factor
    return item
  }
}

extension DeviceLook.ButtonFace {
  /// The button face with its lengths multiplied by a factor.
  fileprivate func enlarged(by factor: CGFloat) -> Self {
    var face = self
    face.cornerRadius = cornerRadius.map { $0 * factor }
    face.strokeWidth *= factor
    face.subtitle = subtitle.map {
      DeviceLook.PlacedText(
        pieces: $0.pieces.map { $0.enlarged(by: factor) }, frame: $0.frame * factor, side: $0.side)
    }
    return face
  }
}

extension Font {
  /// The font with its size multiplied by a factor.
  func enlarged(by factor: CGFloat) -> Font {
    var font = self
    font.pointSize *= factor
    return font
  }
}

/// Returns a text measure for a picture whose contents are enlarged by a factor.
///
/// Texts are measured in the sizes of the layout, so that lines break as in the layout.
func enlarged(_ measure: @escaping TextMeasure, by factor: CGFloat) -> TextMeasure {
  guard factor != 1 else { return measure }
  return { text, font, width in
    var font = font.enlarged(by: 1 / factor)
    // Undoes the rounding errors of the two multiplications.
    font.pointSize = (font.pointSize * 1024).rounded() / 1024
    var extent = measure(text, font, width.map { $0 / factor })
    extent.width *= factor
    return extent
  }
}

func * (rectangle: CGRect, factor: CGFloat) -> CGRect {
  CGRect(
    x: rectangle.minX * factor, y: rectangle.minY * factor, width: rectangle.width * factor,
    height: rectangle.height * factor)
}

func * (size: CGSize, factor: CGFloat) -> CGSize {
  CGSize(width: size.width * factor, height: size.height * factor)
}

func * (insets: EdgeInsets, factor: CGFloat) -> EdgeInsets {
  EdgeInsets(
    top: insets.top * factor, left: insets.left * factor, bottom: insets.bottom * factor,
    right: insets.right * factor)
}
