package import AutoLayout
package import CairoCanvas
package import Foundation
internal import Synchronization

/// Fonts that measure texts for all threads, one text at a time.
package final class SharedFonts: Sendable {
  private let renderer: Mutex<Renderer?>

  /// Takes a renderer, or `nil` if there are no fonts.
  package init(_ renderer: sending Renderer?) { self.renderer = Mutex(renderer) }

  /// Measures a text, with fixed metrics if there are no fonts.
  package func measure(_ text: String, _ font: Font, _ width: CGFloat?) -> TextExtent {
    renderer.withLock { $0?.textMeasure(text, font, width) } ?? fixedTextMeasure(text, font, width)
  }
}
