internal import AutoLayout
internal import Foundation

/// The text styles by the names that scene files use, which are UIKit's.
let sceneTextStyles: [(name: String, style: TextStyle)] = [
  ("largeTitle", .largeTitle), ("title1", .title1), ("title2", .title2), ("title3", .title3),
  ("headline", .headline), ("subheadline", .subheadline), ("body", .body), ("callout", .callout),
  ("footnote", .footnote), ("caption1", .caption1), ("caption2", .caption2),
]

extension SceneReader {
  /// How a view is drawn.
  mutating func style(_ node: DocumentNode) -> SceneStyle {
    var style = SceneStyle()
    guard !node.isNothing, let fields = fields(of: node, .style, "style") else { return style }
    style.fill = color(fields["fill"])
    style.cornerRadius = number(fields["cornerRadius"], .notNegative)
    style.textColor = color(fields["textColor"])
    style.fontSize = number(fields["fontSize"], .positive)
    switch choice(fields["fontWeight"], ["regular", "medium", "semibold", "bold"]) {
    case "regular": style.fontWeight = .regular
    case "medium": style.fontWeight = .medium
    case "semibold": style.fontWeight = .semibold
    case "bold": style.fontWeight = .bold
    default: break
    }
    refuse("textStyle", beside: "fontSize", in: fields)
    style.textStyle = choice(fields["textStyle"], sceneTextStyles.map(\.name))
      .flatMap { name in sceneTextStyles.first { $0.name == name }?.style }
    return style
  }

  /// A colour; nil, with a report, for anything else, and nil when the key is absent.
  mutating func color(_ entry: DocumentNode.Entry?) -> Color? {
    guard let entry, let text = text(entry) else { return nil }
    let color = Color(hex: text.text)
    if color == nil { problems.append(.init(text.position, .badColor(text.text, key: entry.key))) }
    return color
  }

  /// A priority for both axes, or one for each.
  mutating func priorities(_ entry: DocumentNode.Entry?) -> ScenePriorities {
    guard let entry else { return ScenePriorities() }
    if entry.value.scalar != nil {
      let both = number(entry, .priority)
      return ScenePriorities(horizontal: both, vertical: both)
    }
    guard let fields = fields(of: entry.value, .priorities, entry.key) else {
      return ScenePriorities()
    }
    return ScenePriorities(
      horizontal: number(fields["horizontal"], .priority),
      vertical: number(fields["vertical"], .priority))
  }

  /// One distance for all edges, or one for each.
  mutating func margins(_ entry: DocumentNode.Entry) -> SceneMargins {
    guard entry.value.scalar == nil else {
      let all = number(entry, .any)
      return SceneMargins(top: all, leading: all, bottom: all, trailing: all)
    }
    return edges(entry.value, .margins, entry.key, rule: .any) ?? SceneMargins()
  }

  /// The distances of a mapping by edge; nil, with a report, for what is no mapping.
  mutating func edges(
    _ node: DocumentNode, _ table: SceneTable, _ key: String, rule: NumberRule
  ) -> SceneMargins? {
    guard let fields = fields(of: node, table, key) else { return nil }
    for reading in ["leading", "trailing"] {
      for fixed in ["left", "right"] { refuse(fixed, beside: reading, in: fields) }
    }
    return SceneMargins(
      top: number(fields["top"], rule), leading: number(fields["leading"], rule),
      bottom: number(fields["bottom"], rule), trailing: number(fields["trailing"], rule),
      left: number(fields["left"], rule), right: number(fields["right"], rule))
  }

  /// `120x44`, `120x-`, `-x44` or a mapping with either side.
  mutating func intrinsicSize(_ entry: DocumentNode.Entry) -> SceneSize {
    guard entry.value.scalar != nil else {
      guard let fields = fields(of: entry.value, .intrinsicSize, entry.key) else {
        return SceneSize()
      }
      return SceneSize(
        width: number(fields["width"], .notNegative),
        height: number(fields["height"], .notNegative))
    }
    guard let text = text(entry) else { return SceneSize() }
    let parts = text.text.split(separator: "x", omittingEmptySubsequences: false)
    let numbers = parts.map { $0 == "-" ? nil : plainDecimal($0) ?? -1 }
    let isValid = numbers.allSatisfy { $0.map { $0 >= 0 && $0.isFinite } ?? true }
    guard parts.count == 2, isValid, text.text != "-x-" else {
      problems.append(.init(text.position, .badSize(text.text, key: entry.key)))
      return SceneSize()
    }
    return SceneSize(width: numbers[0], height: numbers[1])
  }

  /// One distance for all edges, or one for each.
  mutating func alignmentInsets(_ entry: DocumentNode.Entry) -> EdgeInsets? {
    guard entry.value.scalar == nil else {
      return number(entry, .any).map { EdgeInsets(top: $0, left: $0, bottom: $0, right: $0) }
    }
    guard let fields = fields(of: entry.value, .alignmentInsets, entry.key) else { return nil }
    return EdgeInsets(
      top: number(fields["top"], .any) ?? 0, left: number(fields["left"], .any) ?? 0,
      bottom: number(fields["bottom"], .any) ?? 0, right: number(fields["right"], .any) ?? 0)
  }

  /// `[x, y, width, height]` or a mapping of these.
  mutating func frame(_ entry: DocumentNode.Entry) -> SceneFrame? {
    let keys = SceneTable.frame.keys
    let rules: [NumberRule] = [.any, .any, .notNegative, .notNegative]
    var numbers: [Double?] = []
    switch entry.value.content {
    case .sequence(let elements) where elements.count == keys.count:
      numbers = elements.enumerated().map { number($1, keys[$0], rules[$0]) }
    case .mapping:
      guard let fields = fields(of: entry.value, .frame, "frame") else { return nil }
      for key in keys where fields[key] == nil {
        problems.append(.init(fields.position, .missingKey(key, of: .frame)))
      }
      numbers = keys.enumerated().map { number(fields[$1], rules[$0]) }
    case .sequence, .scalar:
      let expected = "a list of four numbers: x, y, width and height"
      problems.append(.init(entry.value.position, .wrongShape("frame", expected: expected)))
    }
    let known = numbers.compactMap { $0 }
    guard known.count == keys.count else { return nil }
    return SceneFrame(x: known[0], y: known[1], width: known[2], height: known[3])
  }
}
