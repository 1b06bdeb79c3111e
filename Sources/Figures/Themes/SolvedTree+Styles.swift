import AutoLayout
import PictureDescriptions

extension ItemStyle {
  /// The combined style of an item, or `nil` if no style applies.
  ///
  /// Styles for ids override those for classes. Among equals, the later one wins.
  init?(of item: SolvedTree.Item, ownedBy owner: SolvedTree.Item?, in styles: [ItemStyle]) {
    guard !styles.isEmpty else { return nil }
    let name = item.sceneName(ownedBy: owner)
    let own = styles.filter { $0.name == name }
    let ofClass = styles.filter { style in
      switch item.kind {
      case .view(let className): style.name == className
      case .guide: style.name == ItemStyle.guides
      case .systemGuide: false
      }
    }
    guard !own.isEmpty || !ofClass.isEmpty else { return nil }
    self = (ofClass + own).reduce(into: ItemStyle(name)) { whole, style in
      whole.fill = style.fill ?? whole.fill
      whole.textColor = style.textColor ?? whole.textColor
      whole.stroke = style.stroke ?? whole.stroke
      whole.strokeWidth = style.strokeWidth ?? whole.strokeWidth
      whole.dash = style.dash ?? whole.dash
    }
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
    var tree = self
    for (index, item) in items.enumerated() {
      guard case .view = item.kind else { continue }
      let owner = item.owner.map { items[$0] }
      if let style = ItemStyle(of: item, ownedBy: owner, in: theme) {
        tree.items[index].appearance.fill = item.appearance.fill ?? style.fill
        tree.items[index].appearance.textColor = item.appearance.textColor ?? style.textColor
      }
      if let style = ItemStyle(of: item, ownedBy: owner, in: figure) {
        if let fill = style.fill { tree.items[index].appearance.fill = fill }
        if let color = style.textColor { tree.items[index].appearance.textColor = color }
      }
    }
    return tree
  }
}
