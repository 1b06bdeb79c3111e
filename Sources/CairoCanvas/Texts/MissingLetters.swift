/// The characters in texts that no available font has, which are drawn as boxes.
package struct MissingLetters: Hashable, Sendable {
  /// The distinct scripts without a font, in the order of the table of fonts.
  package var scripts: [TextScript] = []
  /// The distinct characters that no font for their script has, or that have no script, such as U+FFFF.
  ///
  /// They are in ascending order.
  package var characters: [Unicode.Scalar] = []
}
