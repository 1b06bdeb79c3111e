/// A line of a view hierarchy, as printed by `recursiveDescription` or `_autolayoutTrace`.
struct ViewLine {
  private(set) var item: PrintedItem
  private(set) var depth = 0
  private(set) var frame: [Double]?
  private(set) var isAmbiguous = false
  private(set) var isHidden = false
  private(set) var isGuide = false
  private(set) var ambiguities: [String] = []
  private(set) var missesHostConstraints = false
  /// Whether the line was printed by `recursiveDescription`, not `_autolayoutTrace`.
  private(set) var isDescription = false
  /// Whether the line is certainly part of a view hierarchy.
  private(set) var isCertain = true

  /// Reads a line of a view hierarchy, or returns `nil` for any other line.
  init?(_ line: Substring) {
    var rest = line
    var bars = 0
    while let first = rest.first, first == " " || first == "\t" || first == "|" {
      if first == "|" { bars += 1 }
      rest.removeFirst()
    }
    depth = bars
    if rest.trimmed.hasSuffix("(layer)") { return nil }
    missesHostConstraints = rest.contains("MISSING HOST CONSTRAINTS")
    ambiguities = Self.ambiguities(in: rest)
    if let mark = rest.first, "•*+".contains(mark) {
      guard let item = Self.traced(rest.dropFirst()) else { return nil }
      (self.item, isAmbiguous) = (item, rest.contains("AMBIGUOUS LAYOUT"))
      isGuide = item.className?.hasSuffix("Guide") ?? false
      if isGuide { frame = Self.frame(in: rest) }
      isCertain = item.address != nil || mark == "•"
    } else if rest.hasPrefix("<"), rest.contains("rame = "),
      let item = Self.described(rest.dropFirst())
    {
      self.item = item
      frame = Self.frame(in: rest)
      guard frame != nil || rest.contains("layoutFrame") else { return nil }
      isDescription = true
      isHidden = rest.contains("hidden = YES")
      isGuide = rest.contains("layoutFrame")
    } else if let item = Self.traced(rest) ?? (bars > 0 ? Self.named(rest) : nil),
      item.address != nil
    {
      // A trace marks only the views that use Auto Layout.
      guard bars > 0 || !rest.hasPrefix("<") else { return nil }
      (self.item, isAmbiguous) = (item, rest.contains("AMBIGUOUS LAYOUT"))
      isGuide = item.className?.hasSuffix("Guide") ?? false
    } else {
      return nil
    }
  }

  /// Returns the variables that a trace marks as ambiguous, such as `minX` in `UIView:0x7f….minX{id: 34}`.
  static func ambiguities(in line: Substring) -> [String] {
    guard let start = line.firstRange(of: "AMBIGUOUS LAYOUT for") else { return [] }
    let rest = line[start.upperBound...]
    return rest.ranges(of: "{id:").compactMap { mark in
      let before = rest[..<mark.lowerBound]
      return before.lastIndex(of: ".").map { point in
        let name = before[point...].dropFirst()
        return name.prefix(1).lowercased() + name.dropFirst()
      }
    }
  }

  /// Returns the item in a line of `_autolayoutTrace`, without the marks after it, or `nil` if there is no item.
  private static func traced(_ text: Substring) -> PrintedItem? {
    guard text.first?.isWhitespace == false else { return nil }
    if text.hasPrefix("<") { return described(text.dropFirst()) }
    let marks = [" - AMBIGUOUS", "- AMBIGUOUS", ", MISSING", "- MISSING"]
    let end = marks.compactMap { text.firstRange(of: $0)?.lowerBound }.min() ?? text.endIndex
    var name = text[..<end].trimmed
    // The line may be wrapped after the dash.
    if name.hasSuffix("-") { name = name.dropLast().trimmed }
    return PrintedItem(name)
  }

  /// Returns the item in a line of `recursiveDescription`, which has a class and either an address or a name.
  private static func described(_ text: Substring) -> PrintedItem? {
    guard let end = text.firstIndex(where: { ";->".contains($0) }) else { return nil }
    let head = text[..<end].trimmed
    guard let colon = head.firstIndex(of: ":") else { return PrintedItem(head + "''") }
    var item = PrintedItem(head[..<colon] + ":" + head[colon...].dropFirst().trimmed)
    let quoted = text[end...]
    if quoted.hasPrefix("- \"") { item?.text = String(quoted.dropFirst(3).prefix { $0 != "\"" }) }
    return item
  }

  /// Returns the item in an `_autolayoutTrace` line with a name, such as `My Bar:0x7f…`, in place of a class.
  private static func named(_ text: Substring) -> PrintedItem? {
    guard let (name, address, after) = PrintedItem.address(in: text), !name.trimmed.isEmpty,
      !name.contains(where: { "<>()[]'\"=".contains($0) }),
      after.isEmpty || after.trimmed.hasPrefix("-") || after.hasPrefix(",")
    else { return nil }
    return PrintedItem(name: String(name), address: address)
  }

  /// Returns the four numbers of `frame = (0 20; 320 44)`, or of a guide's `layoutFrame = {{0, 20}, {320, 44}}`.
  private static func frame(in text: Substring) -> [Double]? {
    let ends = ["layoutFrame = {{": "}}", "frame = (": ")"]
    let mark = text.contains("layoutFrame = ") ? "layoutFrame = {{" : "frame = ("
    guard let start = text.firstRange(of: mark), let close = ends[mark] else { return nil }
    let rest = text[start.upperBound...]
    guard let end = rest.firstRange(of: close) else { return nil }
    let numbers = rest[..<end.lowerBound].split { " ;,{}".contains($0) }.compactMap(\.number)
    return numbers.count == 4 ? numbers : nil
  }
}
