internal import AutoLayout
internal import Foundation
internal import LayoutDocuments

extension LayoutRecord {
  /// The record as a document, and for each item of the record, its position in the document.
  ///
  /// The document has no generated names, and no constraints that arranging views made.
  var described: (document: LayoutDocument, places: [LayoutDocument.Place?]) {
    var document = LayoutDocument()
    document.surroundings = .init(
      profile: PlatformProfile.named(surroundings.profile), direction: surroundings.direction,
      keyboardHeight: keyboardHeight, canvases: [surroundings.drawingCanvas])
    var places: [LayoutDocument.Place?] = []
    for item in items {
      let owner = item.owner.flatMap { places[$0]?.item }
      if item.kind == .builtIn {
        // The guide of a second view with the same name has a number: `card.margins#2`.
        let word = item.name.split(separator: ".").last?.prefix { $0 != "#" } ?? ""
        places.append(SystemGuideKind(word: String(word)).map { .init(owner ?? 0, $0) })
      } else {
        places.append(.init(document.items.count))
        document.items.append(documentItem(item, in: owner))
      }
    }
    document.constraints = constraints.filter { $0.origin == .author }
      .compactMap { $0.form.map { places[$0] }.map { .relation($0) } }
    return (document, places)
  }

  private func documentItem(_ item: Item, in owner: Int?) -> LayoutDocument.Item {
    let name = item.isUnnamed ? nil : item.name
    guard let viewClass = item.viewClass else { return .init(.guide, name: name, owner: owner) }
    var view = LayoutDocument.Item(
      .view(viewClass), name: name, owner: owner, settings: item.settings)
    addLooks(item, to: &view)
    addContent(item, to: &view)
    if item.isHidden, item.owner.map({ items[$0].isHidden }) != true {
      view.set(.flag(.isHidden, true))
    }
    if item.isPlaced { view.set(.frame(item.frame)) }
    return view
  }

  /// Adds the settings that determine the recorded appearance of a view.
  private func addLooks(_ item: Item, to view: inout LayoutDocument.Item) {
    for look in item.looks {
      switch look {
      // Records list the share of every control, documents only shares other than the default.
      case .number(.share, 0): break
      case .number(.share, _) where view.viewClass == .known(.switchControl):
        view.set(.flag(.isOn, true))
      default: view.set(look)
      }
    }
    if item.isSegmented { mirrorSegments(of: &view) }
  }

  /// Adds the text, the line limit and the content priorities of an item.
  private func addContent(_ item: Item, to view: inout LayoutDocument.Item) {
    guard let viewClass = view.viewClass else { return }
    if let text = item.text, !text.isEmpty, view[.text(.placeholder)] != .text(.placeholder, text) {
      view.set(.text(.text, text))
    }
    if viewClass == .known(.label), item.lineLimit != 1 {
      view.set(.count(.numberOfLines, item.lineLimit))
    }
    for axis in LayoutConstraint.Axis.allCases {
      guard let wish = item.wish(axis) else { continue }
      for (kind, priority) in [
        (ContentPriority.hugging, wish.hugging), (.compression, wish.resistance),
      ] where priority != viewClass.defaultPriority(kind, axis) {
        view.set(.priority(kind, axis, priority))
      }
    }
  }

  /// Reorders the segments of a right-to-left control from drawing order to reading order.
  private func mirrorSegments(of view: inout LayoutDocument.Item) {
    let isMirrored =
      if case .direction(let direction) = view[.direction] {
        direction == .forceRightToLeft
      } else {
        surroundings.direction == .rightToLeft
      }
    guard isMirrored, case .segments(let titles) = view[.segments] else { return }
    view.set(.segments(titles.reversed()))
    if case .count(_, let index) = view[.count(.pickedSegment)] {
      view.set(.count(.pickedSegment, titles.count - 1 - index))
    }
  }
}

extension LayoutRecord.Surroundings {
  /// Whether the canvas fits its width to the layout, according to its name, such as `fitx480`.
  var fitsWidth: Bool { canvas.hasPrefix("fitx") }

  /// Whether the canvas fits its height to the layout, according to its name, such as `320xfit@2`.
  var fitsHeight: Bool {
    let extents = canvas.split(separator: "x", maxSplits: 1)
    guard extents.count == 2, extents[1].hasPrefix("fit") else { return false }
    return fitsWidth || Double(extents[0]) != nil
  }

  /// The canvas that the layout was solved for.
  var drawingCanvas: Canvas {
    var canvas = Canvas(width: size.width, height: size.height, scale: scale)
    canvas.name = self.canvas
    canvas.safeAreaInsets = safeArea
    canvas.textSize = ContentSizeCategory(named: textSize) ?? .large
    return canvas
  }
}
