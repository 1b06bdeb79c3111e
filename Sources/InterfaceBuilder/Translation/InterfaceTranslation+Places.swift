import AutoLayout
import Foundation
import LayoutDocuments

/// The role of a view in a scene's layout.
enum InterfaceRole {
  /// The view that fills the canvas.
  case root
  /// A controller's view that fills a container view.
  case embedded
  case subview
}

extension InterfaceTranslation {
  /// Adds the top and bottom layout guides of a view controller if its document is too old for safe areas.
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
      for edge in edges { tie(index, edge, to: LayoutDocument.Place(view)) }
      let place = LayoutDocument.Place(index)
      if role == .embedded || scene.isLoaded {
        // The covered part of the view is known only when its container is laid out.
        let safeArea = LayoutDocument.Place(view, .safeArea)
        let edge: LayoutConstraint.Attribute = isTop ? .top : .bottom
        layout.add(.init(.init(place, isTop ? .bottom : .top), .equal, .init(safeArea, edge)))
      } else {
        // Documents without safe areas state guides instead.
        let isStated = scene.document.usesSafeAreas || canvas.safeAreaInsets != .zero
        let insets = isStated || !isOwnCanvas ? safeArea : scene.canvas.safeAreaInsets
        let height = isTop ? insets.top : insets.bottom
        layout.add(.init(.init(place, .height), .equal, constant: height))
      }
    }
  }

  /// The additional safe area insets of a list, which are negative to remove the safe area at its top and bottom.
  ///
  /// Lists inset their content by the safe area themselves, and rows scroll, so nothing in a list uses that safe area.
  var listSafeArea: EdgeInsets {
    EdgeInsets(top: -canvas.size.height, left: 0, bottom: -canvas.size.height, right: 0)
  }

  /// Returns whether a view is inset by the safe area of its superview.
  ///
  /// This applies to the content of a table row, and to the rows of an inset grouped table. Such rows are inset by the
  /// table's margins, which include the safe area.
  func isInset(_ element: XMLElement, _ role: InterfaceRole) -> Bool {
    let isContent = element.isCellContent && element.parent?.name == "tableViewCell"
    guard role == .subview, !scene.isLoaded, isContent || element.name == "tableViewCell",
      safeArea.left != 0 || safeArea.right != 0, let table = element.enclosingTable
    else { return false }
    return isContent
      ? table["insetsContentViewsToSafeArea"] != "NO" : table["style"] == "insetGrouped"
  }

  /// Constrains a table row, or the content of a row, to its superview's safe area, at the distances that Xcode stored.
  mutating func inset(_ index: Int, in owner: Int, _ element: XMLElement) {
    let outer = (element.isCellContent ? element.parent : element.enclosingTable)?.rect
    guard let rect = element.rect, let outer else { return fill(owner, with: index) }
    // Frames stored on a canvas with such a safe area already include it.
    let own = scene.canvas.safeAreaInsets
    let place = LayoutDocument.Place(owner)
    let safeArea = LayoutDocument.Place(owner, .safeArea)
    tie(index, .left, to: safeArea, constant: max(0, rect.minX - own.left))
    tie(index, .right, to: safeArea, constant: min(0, rect.maxX - outer.width + own.right))
    tie(index, .top, to: place, constant: rect.minY)
    if element.isCellContent {
      tie(index, .bottom, to: place, constant: rect.maxY - outer.height)
    } else {
      layout.add(
        .init(.init(LayoutDocument.Place(index), .height), .equal, constant: rect.height))
    }
  }

  /// Constrains the view at `index` to the edges of its superview.
  mutating func fill(_ owner: Int, with index: Int) {
    for edge: LayoutConstraint.Attribute in [.top, .leading, .bottom, .trailing] {
      tie(index, edge, to: LayoutDocument.Place(owner))
    }
  }

  private mutating func tie(
    _ index: Int, _ edge: LayoutConstraint.Attribute, to place: LayoutDocument.Place,
    constant: CGFloat = 0
  ) {
    layout.add(
      .init(
        .init(LayoutDocument.Place(index), edge), .equal, .init(place, edge), constant: constant))
  }
}

// Margins.
extension InterfaceTranslation {
  /// Sets the layout margins that the document states for a view, or the default margins of the view's class.
  mutating func addMargins(
    of element: XMLElement, _ role: InterfaceRole, to item: inout LayoutDocument.Item
  ) {
    let stated = statedMargins(of: element)
    let preserves = element["preservesSuperviewLayoutMargins"] == "YES"
    let own = classMargins(of: element, role)
    // A content's cell has the same margins.
    let margins = preserves ? own.map { stated?.widened(to: $0) ?? $0 } ?? stated : stated ?? own
    if let margins {
      item.set(.margins(margins))
    } else if role == .embedded {
      let side = PlatformProfile.standard.rootMargin(of: canvas.size)
      item.set(.margins(StatedMargins(vertical: 0, horizontal: side)))
    } else if role == .root, isOwnCanvas, scene.controller != nil {
      addRootMargins(of: element, to: &item)
    }
    if stated != nil, item.viewClass == .known(.stackView) {
      item.set(.flag(.isMarginsRelative, true))
    }
    if preserves, role == .subview, own == nil { item.set(.flag(.preservesSuperviewMargins, true)) }
    // Rows of lists include safe areas at the sides; top-level cells have no screen around them.
    if element["insetsLayoutMarginsFromSafeArea"] == "NO" || own != nil && role == .root {
      item.set(.flag(.insetsMarginsFromSafeArea, false))
    }
  }

  /// Sets the layout margins of a controller's root view if they differ from those that the engine would use.
  private func addRootMargins(of element: XMLElement, to item: inout LayoutDocument.Item) {
    // Up to tools 13000 the top and bottom margins don't include bars (12 of 12 documents).
    let countsNoBars = scene.document.toolsVersion < 13_000
    let isFreeform = scene.canvas.size != scene.document.device.size
    guard countsNoBars || isFreeform else { return }
    var margins = StatedMargins()
    (margins.leading, margins.trailing) = (rootMargin, rootMargin)
    if countsNoBars { (margins.top, margins.bottom) = (0, 0) }
    item.set(.margins(margins))
    if countsNoBars { item.set(.flag(.insetsMarginsFromSafeArea, false)) }
  }

  /// The layout margin at each side of the root view, in points: 20 if the view is at least 400 wide, and otherwise 16.
  ///
  /// The margin doesn't depend on the device. This is known from 9 scenes of 3 documents on a narrow device and one
  /// scene of 375 × 1000 points on a wide device.
  private var rootMargin: CGFloat {
    let size = scene.canvas.size
    if size == scene.document.device.size { return PlatformProfile.standard.rootMargin(of: size) }
    return size.width < 400 ? 16 : 20
  }

  /// Returns the layout margins that the author set for a view, or `nil` if the author set none.
  private mutating func statedMargins(of element: XMLElement) -> StatedMargins? {
    var margins = StatedMargins()
    if let insets = traits.child(
      "directionalEdgeInsets", key: "directionalLayoutMargins", of: element)
    {
      margins.leading = number("leading", of: insets) ?? 0
      margins.trailing = number("trailing", of: insets) ?? 0
      margins.top = number("top", of: insets) ?? 0
      margins.bottom = number("bottom", of: insets) ?? 0
    } else if let insets = traits.child("edgeInsets", key: "layoutMargins", of: element) {
      margins.left = number("left", of: insets) ?? 0
      margins.right = number("right", of: insets) ?? 0
      margins.top = number("top", of: insets) ?? 0
      margins.bottom = number("bottom", of: insets) ?? 0
    } else {
      return nil
    }
    return margins
  }

  /// Returns the default margins of a view's class in Interface Builder, or `nil` to use the engine's margins.
  private func classMargins(of element: XMLElement, _ role: InterfaceRole) -> StatedMargins? {
    let document = scene.document
    if scene.isLoaded { return nil }
    switch element.name {
    case "tableViewCellContentView", "tableViewCell":
      var margins = rowMargins(of: element)
      if element.isCellContent, element.parent?.hasAccessory == true { margins.trailing = 8 }
      return margins
    case _ where role != .root: return nil
    case "collectionViewCell", "collectionViewCellContentView", "collectionReusableView":
      // As roots of a XIB they are 16, or 20 in wide ones (4 documents). In lists, to which they belong, they are 8
      // (12 documents).
      return StatedMargins(vertical: 8, horizontal: scene.isOwn ? rootMargin : 8)
    default:
      // Interface Builder's canvas gives a top-level view the margins of a full screen.
      guard scene.controller == nil, isOwnCanvas,
        element.rect?.size != document.device.size
      else { return nil }
      let area = document.device.safeArea
      var margins = StatedMargins(vertical: 0, horizontal: rootMargin)
      (margins.top, margins.bottom) = (area.top, area.bottom)
      return margins
    }
  }

  /// Returns the margins of a table's cell, or of the cell's content view.
  ///
  /// Vertical margins have grown with the versions of Xcode. Horizontal margins depend on the version, and on the sizes
  /// of the cell and the device.
  private func rowMargins(of element: XMLElement) -> StatedMargins {
    let version = scene.document.toolsVersion
    if version < 13_700 {
      let preserves = element["preservesSuperviewLayoutMargins"] == "YES"
      return StatedMargins(vertical: 8, horizontal: preserves ? 15 : 8)
    }
    let cell = element.isCell ? element : element.parent
    let vertical: CGFloat = version < InterfaceDocument.firstVersionOfIOS26 ? 11 : 15
    return StatedMargins(vertical: vertical, horizontal: rowMargin(of: element, cell))
  }

  private func rowMargin(of element: XMLElement, _ cell: XMLElement?) -> CGFloat {
    let version = scene.document.toolsVersion
    let screen = isOwnCanvas ? scene.document.device.size : canvas.size
    // On other canvases, rows are as wide as the canvas.
    let width = isOwnCanvas ? cell?.rect?.width ?? 0 : screen.width
    // Without space for a separator, cells up to 15705 have 15 points (8 documents). Exceptions are those of static
    // tables, and from 15702 on those of XIBs that are 320 wide (36).
    let isStatic = cell?.parent?.name == "cells"
    let isNarrow = version >= 15_600 && width <= 320
    let hasSeparator = element.rect?.height != element.parent?.rect?.height
    if version < 16_000, !isStatic, !isNarrow, !hasSeparator { return 15 }
    // Margins are 16 points in 36 documents with cells up to 320 points wide. In wider cells, they are 20 points in 26
    // documents for devices at least 390 points wide, and 16 points in 23 documents for other devices. In 8 documents
    // with an inset of the separator, the inset doesn't affect them.
    return width > 320 && min(screen.width, screen.height) >= 390 ? 20 : 16
  }
}

// Titles of a table's sections.
extension InterfaceTranslation {
  /// Adds the titles above and below the rows of a table's sections.
  ///
  /// Xcode stores no frames for titles. In a grouped table, rows leave 38 points for a line of text above a section,
  /// and 30 points below it. This was measured for 23 sections of tools versions 13771 to 24765. In a plain table, rows
  /// leave 28 points (14 sections). The position of a title is an estimate. It is the middle of the 28 points in a
  /// plain table, and at a constant distance from the rows in other tables.
  mutating func addSectionTitles(of table: XMLElement, at index: Int) {
    for section in table.child("sections")?.childList ?? [] {
      let rows = section.child("cells")?.childList.filter(\.isLaidOut) ?? []
      addTitle("headerTitle", of: section, beside: rows.first, in: index)
      addTitle("footerTitle", of: section, beside: rows.last, in: index)
    }
  }

  private mutating func addTitle(
    _ key: String, of section: XMLElement, beside row: XMLElement?, in table: Int
  ) {
    guard let title = text(key, of: section), !title.isEmpty else { return }
    guard let row, let frame = row.rect else { return note(.sectionTitle, section) }
    let isGrouped = ["grouped", "insetGrouped"].contains(section.parent?.parent?["style"])
    let label = LayoutDocument.Place(layout.document.items.count)
    var item = LayoutDocument.Item(.view(.known(.label)), name: nil, owner: table)
    setText(title, .text, of: &item, section)
    item.set(.count(.numberOfLines, 0))
    item.set(.font(StatedFont(style: isGrouped ? .footnote : .headline)))
    if isGrouped { item.set(.color(.text, SystemColor.secondaryLabel.color)) }
    layout.document.items.append(item)

    let side = frame.minX + (rowMargins(of: row).leading ?? 0)
    let safeArea = LayoutDocument.Place(table, .safeArea)
    layout.add(.init(.init(label, .leading), .equal, .init(safeArea, .leading), constant: side))
    layout.add(.init(.init(label, .trailing), .equal, .init(safeArea, .trailing), constant: -side))
    let isHeader = key == "headerTitle"
    let edge: LayoutConstraint.Attribute = !isGrouped ? .centerY : isHeader ? .bottom : .top
    let distance = isGrouped ? Self.groupedTitleDistance : Self.plainTitleHeight / 2
    layout.add(
      .init(
        .init(label, edge), .equal, .init(LayoutDocument.Place(table), .top),
        constant: isHeader ? frame.minY - distance : frame.maxY + distance))
  }

  /// The distance between a title and its rows in grouped tables, in points.
  private static let groupedTitleDistance: CGFloat = 7
  /// The height of the space for a title in plain tables, in points.
  private static let plainTitleHeight: CGFloat = 28
}

extension StatedMargins {
  fileprivate init(vertical: CGFloat, horizontal: CGFloat) {
    self.init()
    (top, leading, bottom, trailing) = (vertical, horizontal, vertical, horizontal)
  }

  /// Returns, for each edge, the larger of this margin and the other margin.
  fileprivate func widened(to other: StatedMargins) -> StatedMargins {
    var margins = StatedMargins()
    margins.top = max(top ?? 0, other.top ?? 0)
    margins.bottom = max(bottom ?? 0, other.bottom ?? 0)
    margins.leading = max(leading ?? left ?? 0, other.leading ?? 0)
    margins.trailing = max(trailing ?? right ?? 0, other.trailing ?? 0)
    return margins
  }
}
