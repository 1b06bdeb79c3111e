package import Foundation

/// A keyboard at the bottom of a canvas.
package enum Keyboard: Hashable, Sendable, Codable {
  /// The device's own.
  case shown
  /// One that covers some height, in points.
  case height(CGFloat)

  /// The height that the keyboard covers on a canvas, in points.
  package func height(on canvas: Canvas) -> CGFloat {
    switch self {
    case .shown: canvas.standardKeyboardHeight
    case .height(let height): height
    }
  }
}

extension Canvas {
  /// The same canvas with a keyboard, which its name says unless people gave it one.
  package func showing(_ keyboard: Keyboard) -> Canvas {
    var canvas = self
    canvas.keyboard = keyboard
    canvas.name += "-keyboard"
    return canvas
  }

  /// The height of the system's keyboard for letters with its bar of suggestions, in points.
  ///
  /// - Phones: keys of 216 points in portrait, 226 from 414 points of width on, and 162 in landscape (the read-me of
  ///   zoul/ios-keyboards). With suggestions 253 at 320 points of width and 271 from 414 on (devpolant/SwiftyComponents).
  ///   260 at 375, 200 in landscape, and 336, 346 and 209 above a home indicator are what developers widely state, such
  ///   as the tests in public repositories; Apple documents none.
  /// - Tablets: 313 in portrait and 398 in landscape (Open Radar 38117524); 371 and 459 from 1,024 points of shorter
  ///   side on (the table of device sizes in tinymce/tinymce). That a home indicator adds its area is an estimate.
  ///
  /// A canvas without a device counts as a tablet if its shorter side has 600 points or more.
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
