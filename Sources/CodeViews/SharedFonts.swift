package import AutoLayout
package import CairoCanvas
package import Foundation
internal import Synchronization

/// A text measurer that all threads share, which measures one text at a time.
package final class SharedFonts: Sendable {
  private let renderer: Mutex<Renderer?>

  /// Creates a measurer with a renderer's fonts, or with fixed metrics if the renderer is `nil`.
  package init(_ renderer: sending Renderer?) { self.renderer = Mutex(renderer) }

  /// Returns the size of a text, using fixed metrics if there are no fonts.
  package func measure(_ text: String, _ font: Font, _ width: CGFloat?) -> TextExtent {
    renderer.withLock { $0?.textMeasure(text, font, width) } ?? fixedTextMeasure(text, font, width)
  }
}
