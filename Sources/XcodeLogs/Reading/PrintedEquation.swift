import AutoLayout

/// A constraint's equation as printed: as an equation, or in the visual format language.
///
/// In the visual format, `|` stands for the container.
typealias PrintedEquation = LogEquation<PrintedItem>

extension PrintedEquation {
  /// Reads an equation or a visual format, or returns `nil` for any other text.
  init?(_ printed: Substring, names: PrintedNames) {
    if printed.hasPrefix("H:") || printed.hasPrefix("V:"),
      let visual = VisualReader(printed, names).equation
    {
      self = visual
      return
    }
    for (symbol, relation) in Self.relations {
      for range in printed.ranges(of: symbol).prefix(8) {
        guard let first = PrintedOperand(printed[..<range.lowerBound]) else { continue }
        self.first = first
        self.relation = relation
        guard readRight(printed[range.upperBound...].trimmed) else { continue }
        return
      }
    }
    return nil
  }

  init(_ first: PrintedSide, _ relation: LayoutConstraint.Relation, _ second: PrintedSide?) {
    self.init(
      first: PrintedOperand(side: first), relation: relation,
      second: second.map { PrintedOperand(side: $0) }, isVisual: true)
  }

  private static let relations: [(String, LayoutConstraint.Relation)] = [
    (" == ", .equal), (" <= ", .lessThanOrEqual), (" >= ", .greaterThanOrEqual), (" = ", .equal),
  ]

  /// Reads the right side of the equation, and returns false if the text isn't valid.
  private mutating func readRight(_ printed: Substring) -> Bool {
    if let number = Self.signed(printed) {
      (second, multiplier, constant) = (nil, 1, number)
      return true
    }
    var rest = printed
    constant = 0
    if let (before, number) = Self.tail(rest, [" + ", " - "] + Self.spaces) {
      constant = number
      rest = before
    }
    multiplier = 1
    if let (before, factor) = Self.tail(rest, [" * ", " / "]) {
      multiplier = factor
      rest = before
    }
    if let star = rest.firstIndex(of: "*"), let factor = rest[..<star].trimmed.number {
      multiplier *= factor
      rest = rest[star...].dropFirst()
    } else if rest.hasPrefix("-") {
      multiplier *= -1
      rest = rest.dropFirst()
    }
    guard let operand = PrintedOperand(rest), multiplier != 0, multiplier.isFinite,
      operand.side.attribute.axis == first.side.attribute.axis
        || operand.side.attribute.isSize && first.side.attribute.isSize
    else { return false }
    second = operand
    return true
  }

  /// Returns the number in a text such as `200`, `- 16` or `+ 20`, or `nil` if the text isn't a number.
  private static func signed(_ text: Substring) -> Double? {
    if let number = text.number { return number }
    if text.hasPrefix("- ") { return text.dropFirst(2).number.map { -$0 } }
    return text.hasPrefix("+ ") ? text.dropFirst(2).number : nil
  }

  /// The names of system spacing, which are printed without an operator before them.
  private static let spaces = [" NSSpace", " NSLayoutAnchorConstraintSpace"]

  /// Returns the text before the last operator and the number after the operator, or `nil` if the text has no such end.
  private static func tail(
    _ text: Substring, _ operators: [String]
  ) -> (before: Substring, number: Double)? {
    for sign in operators {
      guard let range = text.ranges(of: sign).last,
        let number = text[(spaces.contains(sign) ? range.lowerBound : range.upperBound)...]
          .trimmed.number
      else { continue }
      switch sign {
      case " - ": return (text[..<range.lowerBound], -number)
      case " / ": return number == 0 ? nil : (text[..<range.lowerBound], 1 / number)
      default: return (text[..<range.lowerBound], number)
      }
    }
    return nil
  }
}
