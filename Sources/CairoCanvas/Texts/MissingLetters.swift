/// The characters in texts that are drawn as boxes, because no available font has them.
package struct MissingLetters: Hashable, Sendable {
  /// The distinct scripts without a font, in the order of the table of fonts.
  package var scripts: [TextScript] = []
  /// The distinct characters, in ascending order, that no font for their script has or that have no script, such as
  /// U+FFFF.
  package var characters: [Unicode.Scalar] = []
}
