internal import AutoLayout
internal import Foundation
internal import LayoutDocuments

// Omissions because of the limits of scene files.
extension SceneWriter {
  /// The maximum nesting depth of views.
  ///
  /// Each view adds two levels to a file. The scene adds two levels outside of the views, and settings add two levels
  /// inside.
  private static let deepestView = (DocumentLimits.depth - 4) / 2

  /// Returns the layout without views that are nested too deeply for a scene file.
  ///
  /// Constraints of these views and constraints with invalid numbers are also removed.
  static func limited(_ layout: LayoutDocument, _ omissions: inout [String]) -> LayoutDocument {
    var limited = layout
    let kept = places(in: layout)
    if kept.contains(nil) {
      omissions.append("views nested more than \(deepestView) levels deep")
      limited.items = zip(layout.items, kept).compactMap { item, place in
        var item = item
        item.owner = item.owner.flatMap { kept[$0] }
        return place == nil ? nil : item
      }
    }
    limited.constraints = layout.constraints.compactMap {
      constraint -> LayoutDocument.Constraint? in
      guard case .relation(let form) = constraint else { return constraint }
      guard DocumentLimits.allows(form.constant), DocumentLimits.allows(form.multiplier),
        form.priority.isLegal
      else {
        let name = form.identifier ?? form.first.attribute.name
        omissions.append("numbers beyond a billion, so the constraint '\(name)' is left out")
        return nil
      }
      let moved: Form? = form.map { place in
        kept[place.item].map { LayoutDocument.Place($0, place.guide) }
      }
      return moved.map { .relation($0) }
    }
    return limited
  }

  /// Returns the new index of each item, or `nil` for an item that is nested too deeply and is removed.
  private static func places(in layout: LayoutDocument) -> [Int?] {
    var depths: [Int] = []
    var count = 0
    return layout.items.map { item in
      let isGuide = item.kind == .guide
      depths.append(item.owner.map { depths[$0] + (isGuide ? 0 : 1) } ?? 0)
      guard depths[depths.count - 1] <= deepestView else { return nil }
      count += 1
      return count - 1
    }
  }

  /// Returns a text shortened to the limits of scene files, and records the omission if needed.
  mutating func limited(_ text: String, of owner: String) -> String {
    let beginning = TextLimits.beginning(of: text, rest: textRest)
    textRest -= (beginning ?? text).unicodeScalars.count
    guard let beginning else { return text }
    omissions.append("the whole text of \(owner)")
    return beginning
  }

  /// Whether a view's setting, including the setting's numbers, would be valid in a scene file.
  func isReadable(_ setting: LayoutSetting, of index: Int) -> Bool {
    guard let key = setting.property.sceneKey else {
      if case .font(let font) = setting, let size = font.size {
        return DocumentLimits.allows(size) && size > 0
      }
      return true
    }
    if key.table == .root, index > 0 { return false }
    let item = layout.items[index]
    let known = KnownViewClass(word: item.viewClass?.name ?? "") ?? .view
    if key.table == .view, let classes = SceneTable.classes(withKey: key.name),
      !classes.contains(known)
    {
      return false
    }
    let isArranged = item.owner.map { layout.items[$0].viewClass == .known(.stackView) } ?? false
    switch setting {
    case .frame where index == 0 || isArranged: return false
    case .autoresizing: return item[.frame].map { isReadable($0, of: index) } ?? false
    case .intrinsicSize(let size) where size == StatedSize(): return false
    case .margins(let margins)
    where (margins.left ?? margins.right) != nil && (margins.leading ?? margins.trailing) != nil:
      return false
    default:
      return setting.numbers.allSatisfy { number, isLength in
        DocumentLimits.allows(number) && (!isLength || number >= 0)
          && key.rule.allows(Double(number))
      }
    }
  }
}

extension DocumentLimits {
  /// Whether a scene file can contain a number.
  static func allows(_ number: CGFloat) -> Bool { abs(number) <= CGFloat(self.number) }
}

extension LayoutSetting {
  /// The numbers of the setting, with `isLength` true for lengths, which must not be negative.
  fileprivate var numbers: [(number: CGFloat, isLength: Bool)] {
    switch self {
    case .number(_, let number), .spacing(_, .points(let number)): [(number, false)]
    case .count(.numberOfLines, let count), .count(.numberOfPages, let count),
      .count(.currentPage, let count):
      [(CGFloat(count), false)]
    case .insets(_, let insets):
      [insets.top, insets.left, insets.bottom, insets.right].map { ($0, false) }
    case .margins(let margins):
      [
        margins.top, margins.leading, margins.bottom, margins.trailing, margins.left, margins.right,
      ].compactMap(\.self).map { ($0, false) }
    case .intrinsicSize(let size): [size.width, size.height].compactMap(\.self).map { ($0, true) }
    case .barItems(_, let items):
      items.compactMap { item in
        if case .points(let width) = item.space { (width, true) } else { nil }
      }
    case .shadow(let shadow):
      [
        (shadow.offset.width, false), (shadow.offset.height, false), (shadow.radius, true),
        (shadow.opacity, true),
      ]
    case .frame(let frame):
      [
        (frame.minX, false), (frame.minY, false), (frame.size.width, true),
        (frame.size.height, true),
      ]
    default: []
    }
  }
}

extension TextRunStyle {
  /// Whether a scene file can contain the numbers of the style.
  var isWritable: Bool {
    let box = attachment ?? .zero
    let lengths = paragraph.map { look in ParagraphLook.sceneKeys.map { look[keyPath: $0.path] } }
    let numbers = [kern, baselineOffset, box.minX, box.minY]
    let extents = [fontSize ?? 1, box.width, box.height] + (lengths ?? [])
    return (numbers + extents).allSatisfy { DocumentLimits.allows($0) }
      && extents.allSatisfy { $0 >= 0 } && fontSize != 0
  }
}
