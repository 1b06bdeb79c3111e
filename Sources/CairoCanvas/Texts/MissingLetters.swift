/// What some texts hold that no font here has, drawn as boxes.
package struct MissingLetters: Hashable, Sendable {
  /// The scripts without a font, each once, in the order of the table of fonts.
  package var scripts: [TextScript] = []
  /// The characters that the fonts of their script lack, and those of no script, such as U+FFFF, which
  /// no font can have; each once, ascending.
  package var characters: [Unicode.Scalar] = []
}
