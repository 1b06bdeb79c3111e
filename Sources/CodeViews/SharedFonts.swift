package import AutoLayout
package import CairoCanvas
package import Foundation
internal import Synchronization

/// Measures texts for all threads with the same fonts, one text at a time.
package final class SharedFonts: Sendable {
  private let renderer: Mutex<Renderer?>

  /// Creates an instance that measures with a renderer's fonts, or with fixed metrics if the renderer is `nil`.
  package init(_ renderer: sending Renderer?) { self.renderer = Mutex(renderer) }

  /// Returns the size of a text, from fixed metrics if there are no fonts.
  package func measure(_ text: String, _ font: Font, _ width: CGFloat?) -> TextExtent {
    renderer.withLock { $0?.textMeasure(text, font, width) } ?? fixedTextMeasure(text, font, width)
  }
}
