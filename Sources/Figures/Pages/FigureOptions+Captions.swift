package import AutoLayout
package import PictureDescriptions

extension FigureOptions {
  /// The texts in a tree's figure, except those of its items.
  package func captions(of tree: SolvedTree) -> [String] {
    (overlays.contains(.caption) ? [title, caption ?? tree.caption(in: words)] : [])
      + tree.formulas(self).flatMap { $0.tokens.flatMap { [$0.text, $0.part ?? ""] } }
      + notes.compactMap(\.words)
  }
}
