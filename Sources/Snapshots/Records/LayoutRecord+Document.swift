internal import AutoLayout
internal import Foundation
internal import LayoutDocuments

extension LayoutRecord {
  /// The record as a document, with the place of each of the record's items.
  ///
  /// Constraints that views make to arrange others and generated names are left out.
  var described: (document: LayoutDocument, places: [LayoutDocument.Place?]) {
    var document = LayoutDocument()
    document.surroundings = .init(
      profile: PlatformProfile.named(surroundings.profile), direction: surroundings.direction,
      keyboardHeight: keyboardHeight, canvases: [surroundings.drawingCanvas])
    var places: [LayoutDocument.Place?] = []
    let lines = Dictionary(grouping: (settings ?? []) + (appearances ?? []), by: \.item)
    let isPlaced = presumablyPlaced
    for (index, item) in items.enumerated() {
      let owner = item.owner.flatMap { places[$0]?.item }
      if item.kind == .builtIn {
        // The guide of a second view with the same name has a number: `card.margins#2`.
        let word = item.name.split(separator: ".").last?.prefix { $0 != "#" } ?? ""
        places.append(SystemGuideKind(word: String(word)).map { .init(owner ?? 0, $0) })
      } else {
        places.append(.init(document.items.count))
        document.items.append(
          documentItem(index, in: owner, lines[index] ?? [], isPlaced: isPlaced[index]))
      }
    }
    document.constraints = constraints.filter { $0.origin == .author }
      .compactMap { $0.form.map { places[$0] }.map { .relation($0) } }
    return (document, places)
  }

  private func documentItem(
    _ index: Int, in owner: Int?, _ lines: [Setting], isPlaced: Bool
  ) -> LayoutDocument.Item {
    let item = items[index]
    let name = item.isUnnamed ? nil : item.name
    guard case .view(let className) = item.kind else {
      return .init(.guide, name: name, owner: owner)
    }
    let viewClass = ViewClass(named: className)
    var view = LayoutDocument.Item(.view(viewClass), name: name, owner: owner)
    for line in lines where ![Setting.placedWord, Setting.titlesWord].contains(line.name) {
      // Records list the value of every control, documents only values other than the default.
      if line.name == "value", line.value == "0", !item.isSegmented { continue }
      let word = line.name == Setting.titleFontWord ? "font" : line.name
      view.set(LayoutSetting(recordWord: word, value: line.value, of: viewClass))
    }
    addContent(item, to: &view)
    if item.isSegmented { mirrorSegments(of: &view, lines) }
    if item.isHidden, item.owner.map({ items[$0].isHidden }) != true {
      view.set(.flag(.isHidden, true))
    }
    if lines.first(where: { $0.name == Setting.placedWord }).map({ $0.value == "true" }) ?? isPlaced
    {
      view.set(.frame(item.frame))
    }
    return view
  }

  /// Adds the content from the item's line.
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

  /// Brings segments from the order in which they are drawn into reading order.
  private func mirrorSegments(of view: inout LayoutDocument.Item, _ lines: [Setting]) {
    guard case .segments(let titles) = view[.segments] else { return }
    let isMirrored =
      if case .direction(let direction) = view[.direction] {
        direction == .forceRightToLeft
      } else {
        surroundings.direction == .rightToLeft
      }
    let list = lines.first { $0.name == Setting.titlesWord }.flatMap {
      try? JSONDecoder().decode([String].self, from: Data($0.value.utf8))
    }
    let known = list ?? (isMirrored ? titles.reversed() : titles)
    view.set(.segments(known))
    if isMirrored, case .count(_, let index) = view[.count(.pickedSegment)] {
      view.set(.count(.pickedSegment, known.count - 1 - index))
    }
  }

  /// For each item, whether it is a view that seems to be placed by its frame: nothing else determines one of its
  /// axes.
  var presumablyPlaced: [Bool] {
    let isHeld = heldAxes
    return items.indices.map { index in
      let item = items[index]
      guard item.isView, item.owner != nil else { return false }
      return LayoutConstraint.Axis.allCases.contains { axis in
        item.wish(axis) == nil && !isHeld[2 * index + axis.rawValue]
          && !item.unconstrainedAxes.contains(axis)
          && !item.ambiguousAxes.contains(axis)
      }
    }
  }

  /// For each item and axis, whether a constraint mentions it, and a constraint relates it or an item inside of it to
  /// an item outside.
  ///
  /// Items inside a view may determine its size. They determine its place only if they are constrained to the outside.
  ///
  /// - Complexity: O(constraints) times the depth of the tree.
  private var heldAxes: [Bool] {
    var isHeld = [Bool](repeating: false, count: 2 * items.count)
    var isMentioned = isHeld
    for constraint in constraints {
      let form = constraint.form
      let mentioned = form.places
      let common = mentioned.dropFirst().reduce(mentioned.first) { commonOwner($0, $1) }
      for end in [form.first, form.second] {
        guard let end else { continue }
        let axis = (end.attribute.axis ?? .horizontal).rawValue
        isMentioned[2 * end.place + axis] = true
        if let start = end.start { isMentioned[2 * start.place + axis] = true }
        for item in mentioned {
          var next: Int? = item
          while let current = next, current != common {
            isHeld[2 * current + axis] = true
            next = items[current].owner
          }
        }
      }
    }
    return zip(isHeld, isMentioned).map { $0 && $1 }
  }

  /// The innermost item that contains both items or is one of them; `nil` if there isn't one.
  private func commonOwner(_ first: Int?, _ second: Int) -> Int? {
    var (first, second): (Int?, Int?) = (first, second)
    // Owners come before what they own.
    while let one = first, let other = second, one != other {
      if one > other { first = items[one].owner } else { second = items[other].owner }
    }
    return second == nil ? nil : first
  }
}

extension LayoutRecord.Surroundings {
  /// The canvas of the layout.
  var drawingCanvas: Canvas {
    var canvas = Canvas(width: size.width, height: size.height, scale: scale)
    canvas.name = self.canvas
    canvas.safeAreaInsets = safeArea
    canvas.textSize = ContentSizeCategory(named: textSize) ?? .large
    return canvas
  }
}
