internal import AutoLayout
internal import Foundation
internal import LayoutDocuments
internal import PictureDescriptions

extension SceneReader {
  /// Reads a theme, or returns `nil` if required values are missing or invalid.
  mutating func theme(_ node: DocumentNode, bases: [String]) -> ThemeDocument? {
    guard let fields = fields(of: node, .theme, "a theme file") else { return nil }
    var theme = ThemeDocument(base: choice(fields["base"], bases) ?? bases[0])
    theme.name = text(fields["theme"])?.text
    readColors(fields["colors"], into: &theme)
    theme.guides = list(fields["guides"]).compactMap { themeGuide($0) }
    if let entry = fields["systemGuides"],
      let kinds = self.fields(of: entry.value, .themeSystemGuides, entry.key)
    {
      for kind in kinds.entries { theme.systemGuides[kind.key] = color(kind) }
    }
    readStrokes(fields["strokes"], into: &theme)
    theme.styles = styles(fields["styles"]) { _, _ in true }
    if let entry = fields["font"] { theme.font = themeFont(entry) }
    return theme
  }

  private mutating func readColors(_ entry: DocumentNode.Entry?, into theme: inout ThemeDocument) {
    guard let entry, let fields = fields(of: entry.value, .themeColors, entry.key) else { return }
    for entry in fields.entries {
      if entry.key == "hatch" {
        theme.hatch = color(entry)
      } else if SceneTable.colorLists.contains(entry.key) {
        let colors = list(entry).compactMap {
          color(DocumentNode.Entry(key: entry.key, keyPosition: entry.keyPosition, value: $0))
        }
        if colors.isEmpty {
          problems.append(.init(entry.keyPosition, .missingValue(entry.key)))
        } else {
          theme.colorLists[entry.key] = colors
        }
      } else {
        theme.colors[entry.key] = color(entry)
      }
    }
  }

  private mutating func themeGuide(_ node: DocumentNode) -> ThemeDocument.Guide? {
    guard let fields = fields(of: node, .themeGuide, "guides") else { return nil }
    guard fields["color"] != nil else {
      problems.append(.init(node.position, .missingKey("color", of: .themeGuide)))
      return nil
    }
    let dash = fields["dash"].flatMap { dashes($0) }
    return color(fields["color"]).map { ThemeDocument.Guide(color: $0, dash: dash) }
  }

  private mutating func readStrokes(_ entry: DocumentNode.Entry?, into theme: inout ThemeDocument) {
    guard let entry, let fields = fields(of: entry.value, .themeStrokes, entry.key) else { return }
    for entry in fields.entries {
      switch entry.key {
      case "systemDash": theme.systemDash = dashes(entry)
      case "guideWidth", "edgeWidth": theme.numbers[entry.key] = number(entry, .strokeWidth)
      default: theme.numbers[entry.key] = number(entry, .share)
      }
    }
  }

  /// Reads the lengths of alternating dashes and gaps, which must be pairs of numbers above 0.
  private mutating func dashes(_ entry: DocumentNode.Entry) -> [Double]? {
    let nodes = list(entry)
    let lengths = nodes.compactMap { number($0, entry.key, .positive) }
    guard lengths.count == nodes.count else { return nil }
    guard !lengths.isEmpty, lengths.count % 2 == 0 else {
      let expected = "pairs of lengths, dash and gap, such as [4, 3]"
      problems.append(.init(entry.value.position, .wrongShape(entry.key, expected: expected)))
      return nil
    }
    return lengths
  }

  /// Reads styles by item id or view class, in file order; `isKnown` validates the names.
  mutating func styles(
    _ entry: DocumentNode.Entry?, isKnown: (SceneText, inout [SceneProblem]) -> Bool
  ) -> [ItemStyle] {
    guard let entry, !entry.value.isNothing else { return [] }
    guard case .mapping(let entries) = entry.value.content else {
      let expected = "a mapping of ids and classes to styles"
      problems.append(.init(entry.value.position, .wrongShape(entry.key, expected: expected)))
      return []
    }
    return entries.compactMap { entry in
      guard isKnown(SceneText(entry.key, at: entry.keyPosition), &problems),
        let fields = fields(of: entry.value, .itemStyle, entry.key)
      else { return nil }
      var style = ItemStyle(entry.key)
      style.fill = color(fields["fill"])
      style.textColor = color(fields["textColor"])
      style.stroke = color(fields["stroke"])
      style.strokeWidth = number(fields["strokeWidth"], .strokeWidth).map { CGFloat($0) }
      style.dash = fields["dash"].flatMap { dashes($0) }?.map { CGFloat($0) }
      return style
    }
  }

  private mutating func themeFont(_ entry: DocumentNode.Entry) -> ThemeDocument.Font? {
    guard let fields = fields(of: entry.value, .themeFont, entry.key) else { return nil }
    for key in ["family", "files"] where fields[key] == nil {
      problems.append(.init(fields.position, .missingKey(key, of: .themeFont)))
    }
    let files = list(fields["files"]).compactMap { text($0, "files") }
    guard let family = text(fields["family"])?.text, !files.isEmpty else { return nil }
    return ThemeDocument.Font(family: family, files: files)
  }
}
