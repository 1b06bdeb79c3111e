internal import AutoLayout
internal import Foundation
internal import LayoutDocuments

/// A document that combines two records: each part of the layout is taken from one of them.
struct ReplayedDocument {
  let replay: LayoutReplay
  /// The choice that decides from which record each part of the layout is taken.
  ///
  /// A new choice only affects later calls of ``form(_:)`` and ``text(_:)``.
  var choice: LayoutReplay.Choice
  /// The document that combines both records.
  private(set) var document = LayoutDocument()
  /// For each index in ``RecordPairs/pairs``, the item's position in the document, or `nil` for a missing item.
  private(set) var places: [LayoutDocument.Place?]
  /// For each constraint of the document, the index of its ``LayoutReplay/Row``.
  private(set) var rows: [Int] = []
  /// The recorded frames of views that constraints position, each with the view's index in ``RecordPairs/pairs``.
  ///
  /// These frames are used on axes that constraints leave ambiguous.
  private(set) var initialFrames: [(pair: Int, frame: CGRect)] = []

  var pairs: RecordPairs { replay.pairs }

  /// Creates a document whose parts are each taken from the record that `choice` selects.
  init(_ replay: LayoutReplay, _ choice: LayoutReplay.Choice) {
    self.replay = replay
    self.choice = choice
    places = [LayoutDocument.Place?](repeating: nil, count: replay.pairs.pairs.count)
    addSurroundings()
    let children = children()
    var waiting = children.roots.prefix(1).map { (pair: $0, owner: Int?.none) }
    while let (pair, owner) = waiting.popLast() {
      guard let item = replay.item(pair, choice.base) else { continue }
      guard item.guide == nil else {
        places[pair] = owner.map { LayoutDocument.Place($0, item.guide) }
        continue
      }
      let index = document.items.count
      places[pair] = LayoutDocument.Place(index)
      document.items.append(mixed(pair, item.item, owner: owner))
      waiting += children.lists[pair].reversed().map { ($0, index) }
    }
    for (index, row) in replay.rows.enumerated() {
      guard let form = form(row) else { continue }
      document.constraints.append(.relation(form))
      rows.append(index)
    }
  }

  private mutating func addSurroundings() {
    func surroundings(_ name: String) -> LayoutRecord.Surroundings {
      record(choice.side(of: .surroundings(name))).surroundings
    }
    var canvas = surroundings("canvas").drawingCanvas
    canvas.scale = surroundings("scale").scale
    canvas.safeAreaInsets = surroundings("safe area").safeArea
    canvas.textSize = surroundings("size of text").drawingCanvas.textSize
    document.surroundings = LayoutDocument.Surroundings(
      profile: PlatformProfile.named(surroundings("profile").profile),
      direction: surroundings("direction").direction,
      keyboardHeight: record(choice.side(of: .surroundings("height of the keyboard")))
        .keyboardHeight, canvases: [canvas])
  }

  private func record(_ side: LayoutReplay.Side) -> LayoutRecord {
    side == .actual ? pairs.actual : pairs.reference
  }

  // MARK: - Items

  /// Returns the items without an owner, and the children of each item in order.
  private func children() -> (roots: [Int], lists: [[Int]]) {
    var owners = [Int?](repeating: nil, count: pairs.pairs.count)
    var isPresent = [Bool](repeating: true, count: pairs.pairs.count)
    for (index, pair) in pairs.pairs.enumerated() {
      let isNew = choice.side(of: .presence(pairs.outermost(index))) == .actual
      if !pairs.isInBoth(index) { isPresent[index] = isNew == (pair.reference == nil) }
      owners[index] =
        choice.side(of: .property(index, .superview)) == .actual
        ? pairs.ownerInActual(index) ?? pairs.ownerInReference(index)
        : pairs.ownerInReference(index) ?? pairs.ownerInActual(index)
    }
    var lists = [[Int]](repeating: [], count: pairs.pairs.count)
    var roots: [Int] = []
    for pair in pairs.pairs.indices where isPresent[pair] {
      guard let owner = owners[pair] else {
        roots.append(pair)
        continue
      }
      lists[owner].append(pair)
    }
    for owner in lists.indices where lists[owner].count > 1 { sort(&lists[owner], in: owner) }
    return (roots, lists)
  }

  /// Sorts the items of an owner by their order in the record that ``choice`` selects.
  ///
  /// An item that is missing in that record is put after the item that precedes it in the other record.
  private func sort(_ list: inout [Int], in owner: Int) {
    let isActual = choice.side(of: .property(owner, .order)) == .actual
    func places(_ isActual: Bool) -> [(pair: Int, place: Int)] {
      list.compactMap { pair in
        let place = isActual ? pairs.pairs[pair].actual : pairs.pairs[pair].reference
        return place.map { (pair, $0) }
      }.sorted { $0.place < $1.place }
    }
    let others = places(!isActual).map(\.pair)
    var sorted = places(isActual).map(\.pair)
    let known = Set(sorted)
    for (index, pair) in others.enumerated() where !known.contains(pair) {
      let before = index == 0 ? nil : sorted.firstIndex(of: others[index - 1])
      sorted.insert(pair, at: before.map { $0 + 1 } ?? 0)
    }
    list = sorted
  }

  /// Creates an item whose class and settings are each taken from the record that ``choice`` selects.
  private mutating func mixed(
    _ pair: Int, _ base: LayoutDocument.Item, owner: Int?
  ) -> LayoutDocument.Item {
    guard base.viewClass != nil else { return LayoutDocument.Item(.guide, owner: owner) }
    var item = base
    item.kind =
      replay.item(pair, choice.side(of: .property(pair, .viewClass)))?.item.kind ?? base.kind
    item.name = pairs.name(pair)
    item.owner = owner
    let sides = [LayoutReplay.Side.reference, .actual].compactMap { replay.item(pair, $0)?.item }
    if sides.first?.settings != sides.last?.settings {
      for property in sides.flatMap(\.settings).map(\.property).uniqued() {
        item.reset(property)
        let setting = replay.item(pair, side(of: property, pair))?.item[property]
        if let setting { item.set(renamed(setting)) }
      }
    }
    item.reset(.flag(.isHidden))
    if isHidden(pair) { item.set(.flag(.isHidden, true)) }
    addContent(of: pair, to: &item)
    if owner != nil,
      let recorded = recorded(pair, choice.side(of: .property(pair, .setting(.frame))))
    {
      if item[.frame] == nil {
        initialFrames.append((pair, recorded.frame))
      } else {
        item.set(.frame(recorded.frame))
      }
    }
    return item
  }

  /// Returns a label's text in the chosen record.
  func text(_ pair: Int) -> String {
    let item = replay.item(pair, choice.side(of: .text(pair)))?.item
    if case .text(_, let text) = item?[.text(.text)] { return text }
    return ""
  }

  private func side(of property: LayoutSetting.Property, _ pair: Int) -> LayoutReplay.Side {
    switch property {
    case .text(.text): choice.side(of: .text(pair))
    case .frame: choice.base
    case .baselines: choice.sideOfWholeContent(of: pair)
    default: choice.side(of: .property(pair, .setting(property)))
    }
  }

  /// Returns a setting with the names of views replaced by their names in the document.
  private func renamed(_ setting: LayoutSetting) -> LayoutSetting {
    guard case .baselineView(let end, let name) = setting else { return setting }
    let pair = pairs.pairs.indices.first {
      pairs.old($0)?.name == name || pairs.new($0)?.name == name
    }
    return .baselineView(end, pair.map(pairs.name) ?? name)
  }

  /// Whether a view itself is hidden, according to the record that ``choice`` selects.
  ///
  /// If that record lacks the view or has it inside a hidden view, the other of the two records is used.
  private func isHidden(_ pair: Int) -> Bool {
    func own(_ item: LayoutRecord.Item?, _ record: LayoutRecord) -> Bool? {
      guard let item else { return nil }
      return item.owner.map { record.items[$0].isHidden } == true ? nil : item.isHidden
    }
    let (old, new) = (own(pairs.old(pair), pairs.reference), own(pairs.new(pair), pairs.actual))
    let isNew = choice.side(of: .property(pair, .setting(.flag(.isHidden)))) == .actual
    return (isNew ? new ?? old : old ?? new) ?? false
  }

  /// Sets a view's recorded content size, except for labels, whose texts are measured again.
  private func addContent(of pair: Int, to item: inout LayoutDocument.Item) {
    guard item.viewClass == .known(.label) else {
      let recorded = recorded(pair, choice.sideOfWholeContent(of: pair))
      let size = StatedSize(
        width: recorded?.contentWidth?.length, height: recorded?.contentHeight?.length)
      item.reset(.intrinsicSize)
      if size != StatedSize() { item.set(.intrinsicSize(size)) }
      return
    }
    // A font that isn't stated would follow the text size, unlike the recorded one.
    if document.surroundings.canvases.first?.textSize != .large, item[.font] == nil {
      item.set(.font(StatedFont(size: PlatformProfile.standard.labelFontSize)))
    }
  }

  /// Returns a pair's item in one record, or in the other record if the first record lacks it.
  private func recorded(_ pair: Int, _ side: LayoutReplay.Side) -> LayoutRecord.Item? {
    side == .actual
      ? pairs.new(pair) ?? pairs.old(pair) : pairs.old(pair) ?? pairs.new(pair)
  }

  // MARK: - Constraints

  /// Returns the form of a row's constraint in the chosen record.
  ///
  /// Returns `nil` if that record lacks the constraint, if a stack view makes it, or if one of its sides is a distance.
  func form(_ row: LayoutReplay.Row) -> ConstraintForm<LayoutDocument.Place>? {
    let old = row.place.reference.map { pairs.oldConstraints[$0] }
    let new = row.place.actual.map { pairs.newConstraints[$0] }
    let only = old == nil ? new : new == nil ? old : nil
    // It is added or removed with its items.
    let isBound = row.causes.isEmpty && only?.origin == .author
    let taken = isBound ? only : choice.side(ofAll: row.causes) == .actual ? new : old
    guard let taken, taken.origin == .author || !isOfStackView(taken.form),
      taken.form.first.start == nil, taken.form.second?.start == nil
    else { return nil }
    return taken.form.map { places[$0] }
  }

  private func isOfStackView(_ form: ConstraintForm<Int>) -> Bool {
    form.places.contains { pair in
      guard let place = places[pair] else { return false }
      let isStack = { (index: Int) in self.document.items[index].viewClass == .known(.stackView) }
      return isStack(place.item) || document.items[place.item].owner.map(isStack) == true
    }
  }
}
