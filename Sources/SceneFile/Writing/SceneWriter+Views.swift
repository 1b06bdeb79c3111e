internal import AutoLayout
internal import Foundation
internal import LayoutDocuments

extension SceneWriter {
  /// Returns a view with its settings, guides and subviews.
  mutating func view(_ index: Int) -> WrittenNode {
    if let use = uses[index] { return use }
    let item = layout.items[index]
    let guides = children[index].filter { layout.items[$0].kind == .guide }
    let subviews = children[index].filter { layout.items[$0].kind != .guide }
    for changed in [index] + guides { omitID(of: changed) }
    var entries: [(key: String, value: WrittenNode?)] = [
      ("id", index == 0 ? nil : ids[index].map { .text($0) }),
      ("class", item.viewClass.flatMap { className($0, of: index) }),
    ]
    entries += settings(of: index)
    let spacings = subviews.compactMap { subview -> (key: String, value: WrittenNode)? in
      guard item.viewClass == .known(.stackView), let id = ids[subview],
        case .spacing(_, .points(let points)) = layout.items[subview][.spacing(.afterView)],
        DocumentLimits.allows(points)
      else { return nil }
      return (id, .number(points))
    }
    entries += [
      ("customSpacing", spacings.isEmpty ? nil : .mapping(spacings)),
      ("guides", nonemptyList(guides.compactMap { ids[$0] }.map { .text($0) })),
    ]
    guard !subviews.isEmpty else { return .mapping(stated(entries)) }
    var inner: [WrittenNode] = []
    for subview in subviews { inner.append(view(subview)) }
    entries.append(("subviews", .lines(inner)))
    return .block(stated(entries))
  }

  /// Records that an item's id is omitted because scene files can't contain it.
  ///
  /// Nothing is recorded for a guide whose valid id is replaced because another item has the same id.
  private mutating func omitID(of index: Int) {
    guard index > 0, let name = layout.items[index].name, name != ids[index],
      layout.items[index].kind != .guide || !isItemIdentifier(name)
    else { return }
    omit("the id '\(name)'", of: index)
  }

  private mutating func className(_ viewClass: ViewClass, of index: Int) -> WrittenNode? {
    switch viewClass {
    case .known(.view): return nil
    case .known(let known):
      if let name = layout.items[index].subclass { omit("the class \(name)", of: index) }
      return .text(known.word)
    case .other(let name) where KnownViewClass(word: name) != nil: return .text(name)
    case .other(let name):
      omit("the class \(name)", of: index)
      return nil
    }
  }

  /// Returns the name of an item in ``omissions``: its id or its class.
  private func name(of index: Int) -> String {
    ids[index] ?? layout.items[index].viewClass?.name ?? "a view"
  }

  /// Records that a property of an item is omitted because scene files don't support it.
  private mutating func omit(_ what: String, of index: Int) {
    omissions.append("\(what) of \(name(of: index))")
  }

  /// Returns an item's settings in the order of ``SceneTable/view``, followed by settings that only the root has.
  private mutating func settings(of index: Int) -> [(key: String, value: WrittenNode?)] {
    let item = layout.items[index]
    var view: [(key: String, value: WrittenNode)] = []
    var style: [(key: String, value: WrittenNode)] = []
    for setting in item.settings {
      guard isReadable(setting, of: index) else {
        omit(setting.property.summary, of: index)
        continue
      }
      if case .font(let font) = setting {
        style += stated([
          // A text style determines the size.
          ("fontSize", font.style == nil ? font.size.map { .number($0) } : nil),
          ("fontWeight", font.weight.map { .text($0.word) }),
          (
            "textStyle",
            sceneTextStyles.first { $0.value == font.style }.map { .text($0.word) }
          ),
        ])
      } else if case .row(let row) = setting,
        item.viewClass?.name == KnownViewClass.tableViewCell.word
      {
        view += rowEntries(row)
      } else if let key = setting.property.sceneKey, let value = value(setting, of: index) {
        if key.table == .style {
          style.append((key.name, value))
        } else {
          view.append((key.name, value))
        }
      } else if !isStatedElsewhere(setting) {
        omit(setting.property.summary, of: index)
      }
    }
    for priority in ContentPriority.allCases {
      if let value = priorities(priority, of: item),
        let key = LayoutSetting.Property.priority(priority, .horizontal).sceneKey
      {
        view.append((key.name, value))
      }
    }
    if !style.isEmpty { view.append(("style", .mapping(inOrder(style, of: .style)))) }
    let own = view.filter { !SceneTable.view.keys.contains($0.key) }
    return inOrder(view, of: .view).map { ($0.key, $0.value) }
      + inOrder(own, of: .root).map { ($0.key, $0.value) }
  }

  private func inOrder(
    _ entries: [(key: String, value: WrittenNode)], of table: SceneTable
  ) -> [(key: String, value: WrittenNode)] {
    table.keys.compactMap { key in entries.first { $0.key == key } }
  }

  private func isStatedElsewhere(_ setting: LayoutSetting) -> Bool {
    switch setting {
    case .priority, .spacing(.afterView, .points), .styledRuns: true
    case .image(let image): image.parts.content == .blank
    default: false
    }
  }

  /// Returns a number if both axes have the same priority, a mapping if they differ, or `nil` if no priority is set.
  private func priorities(
    _ priority: ContentPriority, of item: LayoutDocument.Item
  ) -> WrittenNode? {
    let stated = LayoutConstraint.Axis.allCases.compactMap {
      axis -> (key: String, value: LayoutPriority)? in
      guard case .priority(_, _, let value) = item[.priority(priority, axis)],
        value.isLegalOfContent
      else { return nil }
      return (axis.word, value)
    }
    if stated.count == 2, stated[0].value == stated[1].value { return number(stated[0].value) }
    return stated.isEmpty ? nil : .mapping(stated.map { ($0.key, number($0.value)) })
  }

  /// Returns the value of a setting, or `nil` if scene files don't support it.
  private mutating func value(_ setting: LayoutSetting, of index: Int) -> WrittenNode? {
    let item = layout.items[index]
    switch setting {
    case .number(_, let number): return .number(number)
    case .count(.numberOfLines, let count): return .raw("\(count)")
    case .count(.pickedSegment, let picked):
      // A title that several segments have refers to the first of them.
      guard case .segments(let titles) = item[.segments], titles.indices.contains(picked),
        titles.firstIndex(of: titles[picked]) == picked
      else { return nil }
      return .text(TextLimits.beginning(of: titles[picked]) ?? titles[picked])
    case .count, .barItems, .pickerStyle, .cellStyle, .accessory:
      return screenValue(setting, of: index)
    case .flag(.isOn, let isOn): return .text(isOn ? "on" : "off")
    case .flag(_, let value): return .raw("\(value)")
    case .insets(_, let insets):
      return edges([
        ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom),
        ("right", insets.right),
      ])
    case .color(_, let color): return color.node
    case .text(let kind, let text): return written(text, kind, of: index)
    case .spacing(_, .points(let points)): return .number(points)
    case .spacing(_, .system): return .text("standard")
    case .margins(let margins):
      return edges([
        ("top", margins.top), ("leading", margins.leading), ("bottom", margins.bottom),
        ("trailing", margins.trailing), ("left", margins.left), ("right", margins.right),
      ])
    case .intrinsicSize(let size):
      return .text(
        [size.width, size.height].map { $0.map { shortNumber($0) } ?? "-" }.joined(separator: "x"))
    case .segments(let titles):
      return .list(titles.map { .text(limited($0, of: name(of: index))) })
    case .frame(let frame):
      return .list([frame.minX, frame.minY, frame.width, frame.height].map { .number($0) })
    case .autoresizing(let mask): return parts(mask, View.AutoresizingMask.words)
    case .roundCorners(let corners): return parts(corners, LayerCorners.words)
    case .shadow(let shadow):
      return .mapping(
        stated([
          ("color", shadow.color.map(\.node)), ("opacity", .number(shadow.opacity)),
          ("x", .number(shadow.offset.width)), ("y", .number(shadow.offset.height)),
          ("radius", .number(shadow.radius)),
        ]))
    case .image(let image): return image.node
    case .direction(let way) where way == .forceLeftToRight || way == .forceRightToLeft:
      return .text(way.word)
    case .axis(let axis): return .text(axis.word)
    case .distribution(let distribution): return .text(distribution.word)
    case .alignment(let alignment): return .text(alignment.word)
    case .textAlignment(let alignment): return .text(alignment.word)
    case .contentMode(let mode): return .text(mode.word)
    case .buttonStyle(let style): return .text(style.word)
    case .configuration(let configuration): return written(configuration, of: name(of: index))
    case .statusBar(let look): return .text(look.word)
    case .controlStyle(.border(let border)): return .text(border.word)
    case .direction, .priority, .font, .contentInsetAdjustment, .controlStyle, .baselines,
      .baselineView, .row, .dots, .layers, .mask, .placeholderRuns, .styledRuns, .custom:
      return nil
    }
  }

  /// Returns the entries for a table row's accessory and separator, which documents store as one setting.
  private func rowEntries(_ row: RowLook) -> [(key: String, value: WrittenNode)] {
    stated([
      ("accessory", row.accessory == .none ? nil : .text(row.accessory.word)),
      ("separator", row.separator == nil ? .raw("false") : nil),
      (
        "separatorInset",
        row.separator.map {
          edges([
            ("top", $0.top), ("left", $0.left), ("bottom", $0.bottom), ("right", $0.right),
          ])
        }
      ),
    ])
  }

  /// Returns the value of a setting of a bar, a table row or a picker.
  private mutating func screenValue(_ setting: LayoutSetting, of index: Int) -> WrittenNode? {
    let item = layout.items[index]
    switch setting {
    case .count(.numberOfPages, let count), .count(.currentPage, let count):
      return .raw("\(count)")
    case .count(.pickedItem, let picked):
      guard case .barItems(_, let items) = item[.barItems(.items)], items.indices.contains(picked),
        let title = items[picked].title, items.firstIndex(where: { $0.title == title }) == picked
      else { return nil }
      return .text(TextLimits.beginning(of: title) ?? title)
    case .pickerStyle(let style): return .text(style.word)
    case .cellStyle(let style): return .text(style.word)
    case .accessory(let accessory): return .text(accessory.word)
    case .barItems(_, let items):
      var written: [WrittenNode] = []
      let owner = name(of: index)
      for item in items { written.append(item.node { limited($0, of: owner) }) }
      return .list(written)
    default: return nil
    }
  }

  /// Returns a text as a string, or as a list of runs if it has several styles.
  private mutating func written(_ text: String, _ kind: ViewText, of index: Int) -> WrittenNode {
    if kind == .text, case .styledRuns(let runs) = layout.items[index][.styledRuns],
      TextLimits.beginning(of: text) == nil, let parts = writtenRuns(runs, of: text)
    {
      return parts
    }
    return .text(limited(text, of: name(of: index)))
  }

  /// Returns the words for the members of an option set.
  private func parts<Parts: OptionSet>(
    _ set: Parts, _ words: [(part: Parts, word: String)]
  ) -> WrittenNode where Parts.Element == Parts {
    .list(words.filter { set.contains($0.part) }.map { .text($0.word) })
  }

  /// Returns one distance for all edges, or a mapping with a distance for each edge.
  private func edges(_ edges: [(key: String, value: CGFloat?)]) -> WrittenNode {
    if edges.prefix(4).allSatisfy({ $0.value == edges[0].value }), let all = edges[0].value {
      return .number(all)
    }
    return .mapping(stated(edges.map { ($0.key, $0.value.map { .number($0) }) }))
  }

  private func number(_ priority: LayoutPriority) -> WrittenNode { .raw(text(priority)) }

  /// Formats a priority with enough digits to restore its exact value.
  func text(_ priority: LayoutPriority) -> String {
    let short = plainNumber(CGFloat(priority.rawValue), digits: 6)
    return Float(short) == priority.rawValue ? short : "\(priority.rawValue)"
  }
}

// Texts with several styles, and the configurations of buttons.
extension SceneWriter {
  /// Returns a text as a list of runs, or `nil` if the runs don't match the text or a number can't be written.
  func writtenRuns(_ runs: StyledRuns, of text: String) -> WrittenNode? {
    guard runs.isStyled, runs.length == text.utf16.count else { return nil }
    var parts: [WrittenNode] = []
    var start = text.utf16.startIndex
    for run in runs.runs {
      let end = text.utf16.index(start, offsetBy: run.length)
      let words = String(decoding: text.utf16[start..<end], as: UTF16.self)
      guard run.style.isWritable else { return nil }
      if run.style == TextRunStyle() {
        parts.append(.text(words))
      } else if run.style.attachment != nil {
        for _ in words { parts.append(.mapping(stated(entries(of: run.style)))) }
      } else {
        parts.append(.mapping([("text", .text(words))] + stated(entries(of: run.style))))
      }
      start = end
    }
    return .list(parts)
  }

  private func entries(of style: TextRunStyle) -> [(key: String, value: WrittenNode?)] {
    func number(_ number: CGFloat) -> WrittenNode? { number == 0 ? nil : .number(number) }
    func color(_ color: Color?) -> WrittenNode? { color.map(\.node) }
    func line(_ line: UnderlineStyle) -> WrittenNode? {
      sceneUnderlines.first { $0.value == line }.map { .text($0.word) }
    }
    return [
      ("textColor", color(style.color)), ("background", color(style.background)),
      ("fontSize", style.fontSize.map { .number($0) }),
      ("fontWeight", style.fontWeight.map { .text($0.word) }),
      (
        "textStyle",
        style.fontSize == nil
          ? sceneTextStyles.first { $0.value == style.textStyle }.map { .text($0.word) } : nil
      ),
      ("underline", line(style.underline)), ("underlineColor", color(style.underlineColor)),
      ("strikethrough", line(style.strikethrough)),
      ("strikethroughColor", color(style.strikethroughColor)),
      ("kern", number(style.kern)), ("baselineOffset", number(style.baselineOffset)),
      (
        "attachment",
        style.attachment.map { box in
          .list([box.minX, box.minY, box.width, box.height].map { .number($0) })
        }
      ),
      (
        "paragraph",
        style.paragraph.map { look in
          .mapping(
            stated(
              [
                ("alignment", look.alignment == .natural ? nil : .text(look.alignment.word))
              ] + ParagraphLook.sceneKeys.map { ($0.key, number(look[keyPath: $0.path])) }))
        }
      ),
    ]
  }

  /// Returns the configuration of a button.
  mutating func written(_ configuration: Button.Configuration, of owner: String) -> WrittenNode {
    let plain = Button.Configuration.plain()
    let background = configuration.background
    func number(_ path: KeyPath<Button.Configuration, CGFloat>) -> WrittenNode? {
      let number = configuration[keyPath: path]
      return number == plain[keyPath: path] || !DocumentLimits.allows(number)
        ? nil : .number(number)
    }
    func word<Value: Equatable>(
      _ path: KeyPath<Button.Configuration, Value>, _ words: [(word: String, value: Value)]
    ) -> WrittenNode? {
      let value = configuration[keyPath: path]
      return value == plain[keyPath: path]
        ? nil : words.first { $0.value == value }.map { .text($0.word) }
    }
    func color(_ color: Color?) -> WrittenNode? { color.map(\.node) }
    let image = configuration.image?.wantedSize.map {
      "\(shortNumber($0.width))x\(shortNumber($0.height))"
    }
    var sized = plain
    sized.buttonSize = configuration.buttonSize
    let insets = configuration.contentInsets
    let edges: [(key: String, value: WrittenNode)] = [
      ("top", .number(insets.top)), ("leading", .number(insets.leading)),
      ("bottom", .number(insets.bottom)), ("trailing", .number(insets.trailing)),
    ]
    return .mapping(
      stated([
        ("subtitle", configuration.subtitle.map { .text(limited($0, of: owner)) }),
        ("size", word(\.buttonSize, sceneButtonSizes)), ("imageSize", image.map { .text($0) }),
        ("imagePlacement", word(\.imagePlacement, sceneImagePlacements)),
        ("imagePadding", number(\.imagePadding)), ("titlePadding", number(\.titlePadding)),
        ("titleAlignment", word(\.titleAlignment, sceneTitleAlignments)),
        ("contentInsets", insets == sized.contentInsets ? nil : .mapping(edges)),
        ("cornerStyle", word(\.cornerStyle, sceneCornerStyles)),
        (
          "cornerRadius",
          background.statedRadius.flatMap { $0 >= 0 ? .number($0) : nil }
        ),
        ("backgroundColor", color(background.backgroundColor)),
        ("baseBackgroundColor", color(configuration.baseBackgroundColor)),
        ("strokeColor", color(background.strokeColor)),
        ("strokeWidth", background.strokeWidth > 0 ? .number(background.strokeWidth) : nil),
      ]))
  }
}
