package import AutoLayout
package import CairoCanvas
package import Foundation
internal import Synchronization

/// Fonts that measure texts for all threads, one text at a time.
package final class SharedFonts: Sendable {
  private let renderer: Mutex<Renderer?>

  /// Takes a renderer, or none where there are no fonts.
  package init(_ renderer: sending Renderer?) { self.renderer = Mutex(renderer) }

  /// Measures a text, by fixed metrics where there are no fonts.
  package func measure(_ text: String, _ font: Font, _ width: CGFloat?) -> TextExtent {
    renderer.withLock { $0?.textMeasure(text, font, width) } ?? fixedTextMeasure(text, font, width)
  }
}
