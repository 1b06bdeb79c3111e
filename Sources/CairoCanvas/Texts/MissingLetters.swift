/// The characters in texts that are drawn as boxes, because no available font has them.
package struct MissingLetters: Hashable, Sendable {
  /// The scripts without a font, without duplicates, in the order of ``TextScript/all``.
  package var scripts: [TextScript] = []
  /// The characters without a font that aren't in ``scripts``, such as U+FFFF, without duplicates, in ascending order.
  package var characters: [Unicode.Scalar] = []
}
