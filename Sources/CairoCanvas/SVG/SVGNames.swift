internal import Figures

/// The ids of an SVG document: what the author called things, as far as XML lets that be an id.
struct SVGNames {
  /// An item of a figure.
  private struct Key: Hashable {
    var figure: String
    var tag: DrawingCommand.Tag
  }

  /// The prefix of all ids.
  private let prefix: String
  private var known: [Key: String] = [:]
  private var taken: Set<String> = []
  /// The id of the figure that items belong to; empty where a page has one figure.
  private var figure = ""

  /// Makes an empty set of ids with a prefix.
  init(prefix: String) { self.prefix = prefix }

  /// The id of one of several figures, to which the items that are asked for next belong: theirs begin
  /// with it.
  mutating func begin(_ label: DrawingCommand.FigureLabel) -> String {
    // What style sheets could not name without escapes becomes a hyphen.
    let name = label.identifier.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "-" }
    figure = unused(prefix + String(name))
    return figure
  }

  /// Ends what was begun.
  mutating func endFigure() { figure = "" }

  /// The id of an item, and whether it was asked for the first time.
  mutating func identifier(of tag: DrawingCommand.Tag) -> (name: String, isFirst: Bool) {
    // A ghost is no other item.
    var tag = tag
    tag.verdict = nil
    let key = Key(figure: figure, tag: tag)
    if let name = known[key] { return (name, false) }
    // An id holds no space; everything else may stand in one.
    let words = tag.identifier.split(whereSeparator: \.isWhitespace).joined(separator: "-")
    let base = words.isEmpty ? tag.className : words
    let name = unused(figure.isEmpty ? prefix + base : "\(figure)-\(base)")
    known[key] = name
    return (name, true)
  }

  /// A name, with a number after it where it is taken.
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
  /// The classes of an item's groups: its kind, the class of a view or the name of a guide that every
  /// view has, and what the layout's verdict says.
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
