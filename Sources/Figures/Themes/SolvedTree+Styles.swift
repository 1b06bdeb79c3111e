import AutoLayout
import PictureDescriptions

/// The item styles of a theme or a figure, looked up by the name of an item or class.
struct ItemStyles {
  private let byName: [String: ItemStyle]

  /// Combines styles with the same name, where later styles override the values of earlier ones.
  init(_ styles: [ItemStyle]) {
    byName = Dictionary(styles.map { ($0.name, $0) }) { $0.overridden(by: $1) }
  }

  /// The combined style of an item, or `nil` if no style applies to the item.
  ///
  /// A style for the item's id overrides a style for its class.
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
  /// A copy of the style, overridden by the values that another style sets.
  fileprivate func overridden(by other: Self) -> Self {
    var style = self
    style.fill = other.fill ?? fill
    style.textColor = other.textColor ?? textColor
    style.stroke = other.stroke ?? stroke
    style.strokeWidth = other.strokeWidth ?? strokeWidth
    style.dash = other.dash ?? dash
    return style
  }

  /// A copy of the style with grays of equal lightness, and without a text color.
  var inGrays: ItemStyle {
    var style = self
    (style.fill, style.stroke) = (fill?.gray, stroke?.gray)
    style.textColor = nil
    return style
  }
}

extension SolvedTree {
  /// Returns the tree, with its views' fills and text colors set by the styles of a theme and a figure.
  ///
  /// Colors that the author set override the theme's styles, but not the figure's styles.
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
