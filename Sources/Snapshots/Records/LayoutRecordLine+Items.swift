internal import AutoLayout
internal import Foundation
internal import LayoutDocuments

extension LayoutRecordLine {
  /// Reads a view or guide up to the end of the line.
  mutating func item(owner: Int?) throws(LayoutRecordError) -> LayoutRecord.Item {
    let kind = try value("a class, guide or builtin") { $0.tail.isEmpty ? $0 : nil }
    let name = try string("a name")
    var item = LayoutRecord.Item(
      kind: Self.kind(kind), name: name, owner: owner,
      frame: CGRect(x: try number(), y: try number(), width: try number(), height: try number()),
      isPlaced: false, text: nil, lineLimit: 1, contentWidth: nil, contentHeight: nil,
      isHidden: false,
      ambiguousAxes: [], unconstrainedAxes: [])
    while let word = try next() { try read(word, of: &item) }
    return item
  }

  private static func kind(_ word: Word) -> LayoutRecord.Item.Kind {
    switch word.source {
    case "guide": .guide
    case "builtin": .builtIn
    default: .view(className: word.text)
    }
  }

  private mutating func read(
    _ word: Word, of item: inout LayoutRecord.Item
  ) throws(LayoutRecordError) {
    switch word.source {
    case "placed": item.isPlaced = true
    case "text": item.text = try string("a text in quotes")
    case "lines":
      item.lineLimit = try count("a number of lines", in: 0...LayoutRecord.Item.mostLines)
    case "content":
      item.contentWidth = wish(try optionalNumber())
      item.contentHeight = wish(try optionalNumber())
    case "hugging":
      try setPriority(of: &item.contentWidth, \.hugging)
      try setPriority(of: &item.contentHeight, \.hugging)
    case "resistance":
      try setPriority(of: &item.contentWidth, \.resistance)
      try setPriority(of: &item.contentHeight, \.resistance)
    case "hidden": item.isHidden = true
    case "ambiguous": item.ambiguousAxes.append(try axis())
    case "unconstrained": item.unconstrainedAxes.append(try axis())
    default:
      throw expected(
        "placed, text, lines, content, hugging, resistance, hidden, ambiguous or unconstrained",
        word)
    }
  }

  private func wish(_ length: CGFloat?) -> LayoutRecord.Item.Wish? {
    length.map {
      LayoutRecord.Item.Wish(length: $0, hugging: .defaultLow, resistance: .defaultHigh)
    }
  }

  private mutating func setPriority(
    of wish: inout LayoutRecord.Item.Wish?,
    _ path: WritableKeyPath<LayoutRecord.Item.Wish, LayoutPriority>
  ) throws(LayoutRecordError) {
    let what = "a priority for each extent of the content, and - for none"
    let word = try word(what)
    guard (word.source == "-") == (wish == nil) else { throw expected(what, word) }
    if wish == nil { return }
    wish?[keyPath: path] = try contentPriority(of: word.source, word)
  }

  /// Reads a setting up to the end of the line: an item's name, the property's keyword and the words of the value.
  mutating func setting(
    _ places: [String: Int]
  ) throws(LayoutRecordError) -> (item: Int, name: String, words: [Word]) {
    let what = "an item's setting, such as row.axis"
    let dotted = try dotted(what, places)
    guard dotted.name.utf8.allSatisfy(isPlainByte), !dotted.name.isEmpty else {
      throw expected(what, dotted.word)
    }
    var words: [Word] = []
    repeat {
      words.append(try value("a value") { $0.tail.isEmpty ? $0 : nil })
    } while try peek() != nil
    return (dotted.item, dotted.name, words)
  }

  /// Reads two names separated by the last dot, such as `title.top`: an item's name and another name.
  private mutating func dotted(
    _ what: String, _ places: [String: Int]
  ) throws(LayoutRecordError) -> (item: Int, name: String, word: Word) {
    let word = try word(what)
    let source = word.isQuoted ? word.tail : word.text
    guard let dot = source.lastIndex(of: "."), !word.isQuoted || dot == source.startIndex else {
      throw expected(what, word)
    }
    let item = word.isQuoted ? word.text : String(source[..<dot])
    guard let place = places[item] else { throw error(.unknownItem(item), at: word.column) }
    return (place, String(source[source.index(after: dot)...]), word)
  }

  /// Reads a constraint up to the end of the line.
  mutating func constraint(
    _ places: [String: Int]
  ) throws(LayoutRecordError) -> LayoutRecord.Constraint {
    var form = ConstraintForm(try end(places), try relation())
    try readRightSide(of: &form, places)
    guard form.hasLikeSides else { throw error(.unlikeSides) }
    if let word = try peek(), !word.isQuoted, word.text.hasPrefix("@") {
      _ = try next()
      form.priority = try priority(of: String(word.text.dropFirst()), word)
    }
    if let word = try peek(), word.isQuoted {
      form.identifier = try string("an identifier in quotes")
    }
    var constraint = LayoutRecord.Constraint(form: form, origin: .author, holds: true)
    while let word = try next() {
      switch word.source {
      case "arranged": constraint.origin = .arrangement
      case "broken": constraint.holds = false
      case "numbers": constraint.form.metricExpression = try metricExpression()
      default: throw expected("an identifier in quotes, arranged, broken or numbers", word)
      }
    }
    return constraint
  }

  /// Reads a metric expression up to the end of the line, such as `"2 * gap" gap 8`.
  ///
  /// The expression is followed by the name and value of each metric.
  private mutating func metricExpression() throws(LayoutRecordError) -> MetricExpression? {
    let text = try string("numbers in quotes")
    var metrics: [MetricExpression.Metric] = []
    repeat {
      let name = try string("a metric")
      metrics.append(MetricExpression.Metric(name: name, value: Double(try number())))
    } while try peek() != nil
    return MetricExpression(text, metrics: metrics)
  }

  private mutating func relation() throws(LayoutRecordError) -> LayoutConstraint.Relation {
    try value("==, <= or >=") { LayoutConstraint.Relation(symbol: $0.source) }
  }

  /// Reads the right side of a constraint: `8`, `b.top` or `2 * b.top`, each optionally followed by `+ 8`.
  private mutating func readRightSide(
    of form: inout ConstraintForm<Int>, _ places: [String: Int]
  ) throws(LayoutRecordError) {
    if let word = try peek(), !word.isQuoted, let value = plainDecimal(word.text) {
      _ = try next()
      guard try peek()?.source == "*" else {
        form.constant = CGFloat(value)
        return
      }
      _ = try next()
      form.multiplier = CGFloat(value)
    }
    form.second = try end(places)
    guard let sign = try peek()?.source, sign == "+" || sign == "-" else { return }
    _ = try next()
    let constant = try number()
    form.constant = sign == "-" ? -constant : constant
  }

  /// Reads an attribute or a distance, such as `b.top` or `b.leading from a`.
  private mutating func end(
    _ places: [String: Int]
  ) throws(LayoutRecordError) -> ConstraintForm<Int>.End {
    let what = "an item's attribute, such as title.top"
    let (item, name, word) = try dotted(what, places)
    let known = LayoutConstraint.Attribute.allCases.first {
      $0 != .notAnAttribute && $0.name == name
    }
    guard let known else { throw expected(what, word) }
    guard try peek()?.source == "from" else { return ConstraintForm.End(item, known) }
    _ = try next()
    let start = try self.word("an item")
    guard let place = places[start.text], start.tail.isEmpty else {
      throw error(.unknownItem(start.text), at: start.column)
    }
    return ConstraintForm.End(item, known, from: ConstraintForm.Start(place, known))
  }
}

extension ConstraintForm {
  /// Whether the two sides are comparable.
  ///
  /// Sizes and distances are compared with each other or with numbers, and positions with positions on the same axis.
  fileprivate var hasLikeSides: Bool {
    guard let second else { return first.isLegal && first.isExtent }
    return first.isLegal && second.isLegal && first.isExtent == second.isExtent
      && (first.isExtent || first.attribute.axis == second.attribute.axis)
  }
}

extension ConstraintForm.End {
  /// Whether this end of the constraint is a size or a distance.
  fileprivate var isExtent: Bool { attribute.isSize || start != nil }

  /// Whether this end isn't a distance between sizes, which would be invalid.
  fileprivate var isLegal: Bool { start == nil || !attribute.isSize }
}

extension LayoutRecord.Item {
  /// Whether the item is a view.
  var isView: Bool {
    if case .view = kind { true } else { false }
  }

  /// The class of the view, or `nil` for a guide.
  var viewClass: ViewClass? {
    if case .view(let className) = kind { ViewClass(named: className) } else { nil }
  }

  /// Creates a setting from a line of the section `settings`, or returns `nil` if the property can't have the value.
  func setting(_ word: String, _ words: [String]) -> LayoutSetting? {
    viewClass.flatMap { LayoutSetting(recordWord: word, words, of: $0) }
  }

  /// Creates a setting from a line of the section `appearance`, given the item's settings from the section `settings`.
  func look(_ word: String, _ words: [String]) -> LayoutSetting? {
    let isDivided = looks.last?.property == .segments
    let known: [LayoutSetting.Property] = [
      .color(.fill), .number(.cornerRadius), .color(.text), .segments,
      isDivided ? .count(.pickedSegment) : .number(.share),
    ]
    let property = known.first { $0.recordWord == word }
    return isView ? property.flatMap { LayoutSetting($0, recordWords: words) } : nil
  }

  /// Returns the intrinsic width or height with its priorities, or `nil` if the item has none on the axis.
  func wish(_ axis: LayoutConstraint.Axis) -> Wish? {
    axis == .horizontal ? contentWidth : contentHeight
  }

  /// Whether the item is a segmented control.
  var isSegmented: Bool { viewClass == .known(.segmentedControl) }
}
