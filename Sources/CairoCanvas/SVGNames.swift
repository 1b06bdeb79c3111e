import Figures

/// The ids of an SVG document: what the author called things, as far as XML lets that be an id.
struct SVGNames {
  private var known: [DrawingCommand.Tag: String] = [:]
  private var taken: Set<String> = []

  /// The id of an item, and whether it was asked for the first time.
  mutating func identifier(of tag: DrawingCommand.Tag) -> (name: String, isFirst: Bool) {
    // A ghost is no other item.
    var tag = tag
    tag.verdict = nil
    if let name = known[tag] { return (name, false) }
    // An id holds no space; everything else may stand in one.
    let words = tag.identifier.split(whereSeparator: \.isWhitespace).joined(separator: "-")
    let base = words.isEmpty ? tag.className : words
    var name = base
    var count = 1
    while !taken.insert(name).inserted {
      count += 1
      name = "\(base)-\(count)"
    }
    known[tag] = name
    return (name, true)
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
    }
  }
}
