public import AutoLayout
public import Foundation

/// Colors and strokes of the items of a name, in place of a figure's own.
public struct ItemStyle: Hashable, Sendable {
  /// The id of an item, the class of views, or `guide` for all of the author's guides.
  public var name: String
  /// What a view is filled with; nil for the figure's choice.
  public var fill: Color?
  /// The color of a view's text.
  public var textColor: Color?
  /// The color of a guide's outline and name, or of a view's edge.
  public var stroke: Color?
  /// How thick outline and edge are, in points.
  public var strokeWidth: CGFloat?
  /// The dashes of a guide's outline: dash and gap in turn, in points.
  public var dash: [CGFloat]?

  /// Makes a style that changes nothing.
  public init(_ name: String) { self.name = name }
}

extension ItemStyle {
  /// The style of an item by all that some styles say of it: an id counts more than a class, and of equals the
  /// later; nil where they say nothing.
  init?(of item: SolvedTree.Item, ownedBy owner: SolvedTree.Item?, in styles: [ItemStyle]) {
    guard !styles.isEmpty else { return nil }
    let name = item.sceneName(ownedBy: owner)
    let own = styles.filter { $0.name == name }
    let ofClass = styles.filter { style in
      switch item.kind {
      case .view(let className): style.name == className
      case .guide: style.name == "guide"
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

  /// The style in colors that are as light, without any hue.
  var inGrays: ItemStyle {
    var style = self
    (style.fill, style.stroke) = (fill?.gray, stroke?.gray)
    style.textColor = nil
    return style
  }
}

extension SolvedTree {
  /// The same tree with the fills and the colors of texts that styles give: a theme's where the author gave none,
  /// and a figure's in any case.
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
