import AutoLayout
import Foundation
import LayoutDocuments

extension InterfaceTranslation {
  /// Sets the margins that the document or the class of a view states.
  mutating func addMargins(
    of element: XMLElement, _ role: InterfaceRole, to item: inout LayoutDocument.Item
  ) {
    let stated = statedMargins(of: element)
    let preserves = element["preservesSuperviewLayoutMargins"] == "YES"
    let own = classMargins(of: element, role)
    // The cell around a content has the same margins.
    let margins = preserves ? own.map { stated?.widened(to: $0) ?? $0 } ?? stated : stated ?? own
    if let margins {
      item.set(.margins(margins))
    } else if role == .embedded {
      let side = PlatformProfile.standard.rootMargin(of: canvas.size)
      item.set(.margins(StatedMargins(vertical: 0, horizontal: side)))
    }
    if stated != nil, item.viewClass == .known(.stackView) {
      item.set(.flag(.isMarginsRelative, true))
    }
    if preserves, role == .subview, own == nil { item.set(.flag(.preservesSuperviewMargins, true)) }
    // Rows of lists count what covers them from the sides; cells of their own have no screen around them.
    if element["insetsLayoutMarginsFromSafeArea"] == "NO" || own != nil && role == .root {
      item.set(.flag(.insetsMarginsFromSafeArea, false))
    }
  }

  /// The margins that the author set.
  private mutating func statedMargins(of element: XMLElement) -> StatedMargins? {
    var margins = StatedMargins()
    if let insets = traits.child(key: "directionalLayoutMargins", of: element) {
      margins.leading = number("leading", of: insets) ?? 0
      margins.trailing = number("trailing", of: insets) ?? 0
      margins.top = number("top", of: insets) ?? 0
      margins.bottom = number("bottom", of: insets) ?? 0
    } else if let insets = traits.child(key: "layoutMargins", of: element) {
      margins.left = number("left", of: insets) ?? 0
      margins.right = number("right", of: insets) ?? 0
      margins.top = number("top", of: insets) ?? 0
      margins.bottom = number("bottom", of: insets) ?? 0
    } else {
      return nil
    }
    return margins
  }

  /// The margins that a view has without the author's and that its class in the engine has not; `nil` for none.
  private func classMargins(of element: XMLElement, _ role: InterfaceRole) -> StatedMargins? {
    let document = scene.document
    let screen = isOwnCanvas ? document.device.size : canvas.size
    let side = PlatformProfile.standard.rootMargin(of: screen)
    switch element.name {
    case "tableViewCellContentView", "tableViewCell":
      let version = document.toolsVersion
      if version >= 24000 { return StatedMargins(vertical: 15, horizontal: 20) }
      // Early documents have the wider margins only in cells that leave room for a separator.
      let hasSeparator = element.rect?.height != element.parent?.rect?.height
      if version < 14000 {
        let preserves = element["preservesSuperviewLayoutMargins"] == "YES"
        return StatedMargins(vertical: 8, horizontal: preserves ? 15 : 8)
      }
      let isNarrow = version < 16000 && !hasSeparator
      return StatedMargins(vertical: 11, horizontal: isNarrow ? 15 : side)
    case _ where role != .root: return nil
    case "collectionViewCell", "collectionViewCellContentView", "collectionReusableView":
      return StatedMargins(vertical: 8, horizontal: 8)
    default:
      // Interface Builder's canvas gives a view of its own the margins of a full screen.
      guard scene.controller == nil, isOwnCanvas,
        element.rect?.size != document.device.size
      else { return nil }
      let area = document.device.safeArea
      var margins = StatedMargins(vertical: 0, horizontal: side)
      (margins.top, margins.bottom) = (area.top, area.bottom)
      return margins
    }
  }
}

extension StatedMargins {
  fileprivate init(vertical: CGFloat, horizontal: CGFloat) {
    self.init()
    (top, leading, bottom, trailing) = (vertical, horizontal, vertical, horizontal)
  }

  /// The margins, but each at least as wide as another's reading edges.
  fileprivate func widened(to other: StatedMargins) -> StatedMargins {
    var margins = StatedMargins()
    margins.top = max(top ?? 0, other.top ?? 0)
    margins.bottom = max(bottom ?? 0, other.bottom ?? 0)
    margins.leading = max(leading ?? left ?? 0, other.leading ?? 0)
    margins.trailing = max(trailing ?? right ?? 0, other.trailing ?? 0)
    return margins
  }
}
