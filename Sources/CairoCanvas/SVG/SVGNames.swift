internal import Figures

/// The generator of IDs for an SVG document, based on the author's identifiers.
struct SVGNames {
  private struct Key: Hashable {
    var figure: String
    var tag: DrawingCommand.Tag
  }

  private let prefix: String
  private var known: [Key: String] = [:]
  private var taken: Set<String> = []
  /// The ID of the current figure, or an empty string if the document isn't divided into figures.
  private var figure = ""

  init(prefix: String) { self.prefix = prefix }

  /// Begins one of several figures, and returns its ID, which is also the prefix of the IDs in the figure.
  mutating func begin(_ label: DrawingCommand.FigureLabel) -> String {
    // Characters that style sheets would have to escape become hyphens.
    let name = label.identifier.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "-" }
    figure = unused(prefix + String(name))
    return figure
  }

  mutating func endFigure() { figure = "" }

  /// Returns the ID of an item, and whether this is the first request for the ID.
  mutating func identifier(of tag: DrawingCommand.Tag) -> (name: String, isFirst: Bool) {
    // A ghost has the ID of its item.
    var tag = tag
    tag.verdict = nil
    let key = Key(figure: figure, tag: tag)
    if let name = known[key] { return (name, false) }
    // An ID may contain any character but white space.
    let words = tag.identifier.split(whereSeparator: \.isWhitespace).joined(separator: "-")
    let base = words.isEmpty ? tag.className : words
    let name = unused(figure.isEmpty ? prefix + base : "\(figure)-\(base)")
    known[key] = name
    return (name, true)
  }

  /// Returns a base name, with a number appended if the name is already used.
  private mutating func unused(_ base: String) -> String {
    var name = base
    var count = 1
    while !taken.insert(name).inserted {
      count += 1
      name = "\(base)-\(count)"
    }
    return name
  }
}

extension DrawingCommand.Tag {
  /// The classes of an item's groups, separated by spaces.
  ///
  /// They are the item's kind; its class name, except for constraints and the author's guides; and its status, if any.
  var svgClasses: String {
    kindClasses + (verdict.map { " " + $0.rawValue } ?? "")
  }

  private var kindClasses: String {
    switch kind {
    case .view: "view " + className
    case .guide: "guide"
    case .systemGuide: "system-guide " + className
    case .constraint: "constraint"
    case .note: "note " + className
    }
  }
}
