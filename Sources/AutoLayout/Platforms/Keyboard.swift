package import Foundation

/// A keyboard at the bottom of a canvas.
package enum Keyboard: Hashable, Sendable, Codable {
  /// The device's standard keyboard.
  case shown
  /// A keyboard that covers a height in points.
  case height(CGFloat)

  /// Returns the height that the keyboard covers on a canvas, in points.
  package func height(on canvas: Canvas) -> CGFloat {
    switch self {
    case .shown: canvas.standardKeyboardHeight
    case .height(let height): height
    }
  }
}

extension Canvas {
  /// Returns the canvas with a keyboard, and with `-keyboard` added to its name.
  package func showing(_ keyboard: Keyboard) -> Canvas {
    var canvas = self
    canvas.keyboard = keyboard
    canvas.name += "-keyboard"
    return canvas
  }

  /// The height of the standard keyboard for letters with its suggestion bar, in points.
  ///
  /// - Phones with a home button: 253 for a width of 320, and 271 for widths from 414 on (devpolant/SwiftyComponents).
  ///   Widely stated: 260 for a width of 375, and 200 for landscape. Without suggestions: 216 for portrait, 226 for
  ///   portrait widths from 414 on, and 162 for landscape (read-me of zoul/ios-keyboards).
  /// - Phones with a home indicator: 336 for widths below 414, 346 from 414 on, 209 for landscape (widely stated).
  /// - Tablets: 313 in portrait and 398 in landscape (Open Radar 38117524). If the shorter side has at least 1,024
  ///   points: 371 and 459 (tinymce/tinymce). Adding the home indicator's area is an estimate.
  ///
  /// A canvas without a device is treated as a tablet if its shorter side has at least 600 points.
  package var standardKeyboardHeight: CGFloat {
    let sides = [width, height].compactMap(\.self)
    let shorter = sides.min() ?? 0
    let isLandscape = (width ?? 0) > (height ?? .greatestFiniteMagnitude)
    let bottom = safeAreaInsets.bottom
    if shorter >= 600 {
      let isLarge = shorter >= 1024
      return (isLandscape ? (isLarge ? 459 : 398) : (isLarge ? 371 : 313)) + bottom
    }
    if isLandscape { return bottom > 0 ? 209 : 200 }
    if bottom > 0 { return shorter >= 414 ? 346 : 336 }
    return shorter >= 414 ? 271 : shorter >= 375 ? 260 : 253
  }
}
