import AutoLayout

/// A reader of the visual format of one constraint, such as `H:|-(8)-[UILabel:0x7f…](LTR)`.
struct VisualReader {
  /// The equation that was read, or `nil` if the visual format can't be read.
  private(set) var equation: PrintedEquation?
  private let isVertical: Bool
  private var isAbsolute = false
  private let container: PrintedItem?

  init(_ printed: Substring, _ names: PrintedNames) {
    isVertical = printed.hasPrefix("V")
    container = names.container
    var text = printed.dropFirst(2).trimmed
    for suffix in ["(LTR)", "(RTL)"] where text.hasSuffix(suffix) {
      text = text.dropLast(suffix.count).trimmed
      isAbsolute = true
    }
    equation = read(text)
  }

  private func read(_ text: Substring) -> PrintedEquation? {
    if text.hasPrefix("|") {
      guard let bracket = text.firstIndex(of: "["), text.hasSuffix("]"),
        let gap = Length(gap: text[..<bracket].dropFirst()), let container,
        let item = PrintedItem(text[bracket...].dropFirst().dropLast())
      else { return nil }
      return distance(PrintedSide(item, start), gap, PrintedSide(container, start), container)
    }
    guard text.hasPrefix("[") else { return nil }
    // Texts of labels may contain brackets.
    for close in text.ranges(of: "]").prefix(16) {
      let item = text[..<close.lowerBound].dropFirst()
      if let equation = read(item: item, rest: text[close.upperBound...]) { return equation }
    }
    return nil
  }

  /// Reads the equation from the first item and the text after it, or returns `nil` if they can't be read.
  private func read(item: Substring, rest: Substring) -> PrintedEquation? {
    if rest.isEmpty { return size(item) }
    guard let first = PrintedItem(item) else { return nil }
    if rest.hasSuffix("|") {
      guard let gap = Length(gap: rest.dropLast()), let container else { return nil }
      return distance(PrintedSide(container, end), gap, PrintedSide(first, end), container)
    }
    guard let bracket = rest.firstIndex(of: "["), rest.hasSuffix("]"),
      let gap = Length(gap: rest[..<bracket]),
      let second = PrintedItem(rest[bracket...].dropFirst().dropLast())
    else { return nil }
    return distance(PrintedSide(second, start), gap, PrintedSide(first, end), nil)
  }

  /// Returns the equation for an item's size, such as `UIView:0x7f…(>=44@750)`, or `nil` for any other text.
  private func size(_ text: Substring) -> PrintedEquation? {
    guard let open = text.lastIndex(of: "("), text.hasSuffix(")"),
      let item = PrintedItem(text[..<open])
    else { return nil }
    let size: LayoutConstraint.Attribute = isVertical ? .height : .width
    let inner = text[open...].dropFirst().dropLast()
    if let length = Length(inner) {
      var equation = PrintedEquation(PrintedSide(item, size), length.relation, nil)
      equation.constant = length.constant
      equation.priority = length.priority
      return equation
    }
    let (relation, rest) = Length.relation(inner)
    guard let other = PrintedItem(rest) else { return nil }
    return PrintedEquation(PrintedSide(item, size), relation, PrintedSide(other, size))
  }

  private func distance(
    _ first: PrintedSide, _ gap: Length, _ second: PrintedSide, _ container: PrintedItem?
  ) -> PrintedEquation {
    var equation = PrintedEquation(first, gap.relation, second)
    equation.constant = gap.constant
    equation.priority = gap.priority
    equation.container = container
    return equation
  }

  private var start: LayoutConstraint.Attribute {
    isVertical ? .top : isAbsolute ? .left : .leading
  }

  private var end: LayoutConstraint.Attribute {
    isVertical ? .bottom : isAbsolute ? .right : .trailing
  }

  /// A distance or a size: a relation, a number and a priority.
  private struct Length {
    var relation: LayoutConstraint.Relation
    var constant: Double
    var priority: Double?

    /// Reads a length such as `>=8@750`, or returns `nil` for any other text.
    init?(_ text: Substring) {
      var rest: Substring
      (relation, rest) = Self.relation(text.trimmed)
      if let mark = rest.lastIndex(of: "@"), let number = rest[mark...].dropFirst().number {
        priority = number
        rest = rest[..<mark]
      }
      guard let number = rest.number else { return nil }
      constant = number
    }

    /// Reads a distance such as `-(8)-` or `-8-`, or a distance of zero from an empty text.
    init?(gap: Substring) {
      guard !gap.isEmpty else {
        self.init("0")
        return
      }
      guard gap.count > 2, gap.hasPrefix("-"), gap.hasSuffix("-") else { return nil }
      var inner = gap.dropFirst().dropLast()
      if inner.hasPrefix("("), inner.hasSuffix(")") { inner = inner.dropFirst().dropLast() }
      self.init(inner)
    }

    static func relation(_ text: Substring) -> (LayoutConstraint.Relation, Substring) {
      if text.hasPrefix("==") { return (.equal, text.dropFirst(2)) }
      if text.hasPrefix(">=") { return (.greaterThanOrEqual, text.dropFirst(2)) }
      if text.hasPrefix("<=") { return (.lessThanOrEqual, text.dropFirst(2)) }
      return (.equal, text)
    }
  }
}
