import AutoLayout
import Foundation
import LayoutDocuments

/// What a view is in the layout.
enum InterfaceRole {
  /// The view that fills the canvas.
  case root
  /// A controller's view that fills a container view.
  case embedded
  case subview
}

extension InterfaceTranslation {
  /// Adds the guides that view controllers had before there were safe areas.
  mutating func addGuides(of controller: XMLElement, to view: Int, _ role: InterfaceRole) {
    if role == .embedded { traits.apply(variationsOf: controller, toExcluded: &excluded) }
    for guide in controller.child("layoutGuides")?.childList ?? [] {
      guard let id = guide["id"] else { continue }
      let isTop = guide["type"] == "top"
      let index = layout.document.items.count
      layout.document.items.append(
        .init(.guide, name: isTop ? "topLayoutGuide" : "bottomLayoutGuide", owner: view))
      places[id] = LayoutDocument.Place(index)
      let edges: [LayoutConstraint.Attribute] = [isTop ? .top : .bottom, .leading, .trailing]
      for edge in edges { tie(index, edge, to: view, guide) }
      let place = LayoutDocument.Place(index)
      if role == .embedded {
        // What covers the view is known only when its container has its place.
        let safeArea = LayoutDocument.Place(view, .safeArea)
        let edge: LayoutConstraint.Attribute = isTop ? .top : .bottom
        layout.add(
          .init(.init(place, isTop ? .bottom : .top), .equal, .init(safeArea, edge)), guide)
      } else {
        let insets = isOwnCanvas ? scene.canvas.safeAreaInsets : safeArea
        let height = isTop ? insets.top : insets.bottom
        layout.add(.init(.init(place, .height), .equal, constant: height), guide)
      }
    }
  }

  /// What a list adds to its safe area: it takes away what covers it from above and below.
  ///
  /// Lists inset their content by that themselves, and rows scroll, so that nothing in them counts it.
  var listSafeArea: EdgeInsets {
    EdgeInsets(top: -canvas.size.height, left: 0, bottom: -canvas.size.height, right: 0)
  }

  /// Whether a view is the content of a table's row that is inset from what covers the row from the sides.
  func isInsetContent(_ element: XMLElement, _ role: InterfaceRole) -> Bool {
    guard role == .subview, element.isCellContent, element.parent?.name == "tableViewCell",
      safeArea.left != 0 || safeArea.right != 0
    else { return false }
    let table = sequence(first: element, next: \.parent).first { $0.name == "tableView" }
    return table != nil && table?["insetsContentViewsToSafeArea"] != "NO"
  }

  /// Places the content of a row in the row's safe area, as far from it as Xcode stored.
  mutating func inset(_ index: Int, in cell: Int, _ element: XMLElement) {
    guard let rect = element.rect, let outer = element.parent?.rect else {
      return fill(cell, with: index, element)
    }
    // What Xcode stored on a canvas with such a safe area has it already.
    let own = scene.canvas.safeAreaInsets
    let place = LayoutDocument.Place(cell)
    let safeArea = LayoutDocument.Place(cell, .safeArea)
    tie(index, .left, to: safeArea, constant: max(0, rect.minX - own.left), element)
    tie(
      index, .right, to: safeArea, constant: min(0, rect.maxX - outer.width + own.right), element)
    tie(index, .top, to: place, constant: rect.minY, element)
    tie(index, .bottom, to: place, constant: rect.maxY - outer.height, element)
  }

  /// Makes a view as large as its superview.
  mutating func fill(_ owner: Int, with index: Int, _ element: XMLElement) {
    for edge: LayoutConstraint.Attribute in [.top, .leading, .bottom, .trailing] {
      tie(index, edge, to: owner, element)
    }
  }

  private mutating func tie(
    _ index: Int, _ edge: LayoutConstraint.Attribute, to owner: Int, _ element: XMLElement
  ) {
    tie(index, edge, to: LayoutDocument.Place(owner), constant: 0, element)
  }

  private mutating func tie(
    _ index: Int, _ edge: LayoutConstraint.Attribute, to place: LayoutDocument.Place,
    constant: CGFloat, _ element: XMLElement
  ) {
    layout.add(
      .init(
        .init(LayoutDocument.Place(index), edge), .equal, .init(place, edge), constant: constant),
      element)
  }
}
