package import AutoLayout
package import PictureDescriptions

extension FigureOptions {
  /// The texts that a figure of a tree adds to the texts of its items: title, caption, formulas and notes.
  package func captions(of tree: SolvedTree) -> [String] {
    (overlays.contains(.caption) ? [title, caption ?? tree.caption(in: words)] : [])
      + tree.formulas(self).flatMap { $0.tokens.flatMap { [$0.text, $0.part ?? ""] } }
      + notes.compactMap(\.words)
  }
}
