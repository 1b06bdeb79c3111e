import AutoLayout
import PictureDescriptions

/// The styles of a theme or a figure, by the names of items and classes.
struct ItemStyles {
  private let byName: [String: ItemStyle]

  /// Combines the styles with the same name; the later one wins.
  init(_ styles: [ItemStyle]) {
    byName = Dictionary(styles.map { ($0.name, $0) }) { $0.overridden(by: $1) }
  }

  /// The combined style of an item, or `nil` if no style applies.
  ///
  /// A style for an id overrides one for a class.
  func style(of item: SolvedTree.Item, ownedBy owner: SolvedTree.Item?) -> ItemStyle? {
    guard !byName.isEmpty else { return nil }
    let own = byName[item.sceneName(ownedBy: owner)]
    let ofClass =
      switch item.kind {
      case .view(let className): byName[className]
      case .guide: byName[ItemStyle.guides]
      case .systemGuide: nil as ItemStyle?
      }
    guard let own, let ofClass else { return own ?? ofClass }
    return ofClass.overridden(by: own)
  }
}

extension ItemStyle {
  /// The style, with the values that another one specifies.
  fileprivate func overridden(by other: Self) -> Self {
    var style = self
    style.fill = other.fill ?? fill
    style.textColor = other.textColor ?? textColor
    style.stroke = other.stroke ?? stroke
    style.strokeWidth = other.strokeWidth ?? strokeWidth
    style.dash = other.dash ?? dash
    return style
  }

  /// The style in grays of equal lightness.
  var inGrays: ItemStyle {
    var style = self
    (style.fill, style.stroke) = (fill?.gray, stroke?.gray)
    style.textColor = nil
    return style
  }
}

extension SolvedTree {
  /// The tree with the fills and text colors of styles.
  ///
  /// The author's colors override those of a theme, but not those of a figure.
  func styled(by theme: [ItemStyle], and figure: [ItemStyle]) -> SolvedTree {
    guard !theme.isEmpty || !figure.isEmpty else { return self }
    let (theme, figure) = (ItemStyles(theme), ItemStyles(figure))
    var tree = self
    for (index, item) in items.enumerated() {
      guard case .view = item.kind else { continue }
      let owner = item.owner.map { items[$0] }
      if let style = theme.style(of: item, ownedBy: owner) {
        tree.items[index].appearance.fill = item.appearance.fill ?? style.fill
        tree.items[index].appearance.textColor = item.appearance.textColor ?? style.textColor
      }
      if let style = figure.style(of: item, ownedBy: owner) {
        if let fill = style.fill { tree.items[index].appearance.fill = fill }
        if let color = style.textColor { tree.items[index].appearance.textColor = color }
      }
    }
    return tree
  }
}
