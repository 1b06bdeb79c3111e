/// The characters in texts that are drawn as boxes, because no available font has them.
package struct MissingLetters: Hashable, Sendable {
  /// The distinct scripts without a font, in the order of the table of fonts.
  package var scripts: [TextScript] = []
  /// The distinct characters that have no script, such as U+FFFF, or no font for their script, in ascending order.
  package var characters: [Unicode.Scalar] = []
}
