import AutoLayout

/// A view or guide as printed in a log.
struct PrintedItem: Hashable {
  var className: String?
  var address: UInt64?
  var text: String?
  var name: String?

  /// Reads an item: `UILabel:0x7f…'Sign Up'`, `UIView:title`, `title` or `Label'Sign Up'`.
  init?(_ printed: Substring) {
    let printed = printed.trimmed
    guard !printed.isEmpty, printed.utf8.count <= 400, !printed.hasPrefix("(") else { return nil }
    if let (before, address, after) = Self.address(in: printed) {
      guard Self.isClass(before), let text = Self.quoted(after) else { return nil }
      className = String(before)
      self.address = address
      self.text = text.isEmpty ? nil : String(text)
    } else if let quote = printed.firstIndex(of: "'"), printed.hasSuffix("'"),
      Self.isClass(printed[..<quote]), let text = Self.quoted(printed[quote...])
    {
      className = String(printed[..<quote])
      self.text = String(text)
    } else if let colon = printed.firstIndex(of: ":"), Self.isClass(printed[..<colon]) {
      className = String(printed[..<colon])
      name = String(printed[colon...].dropFirst().trimmed)
      guard name?.isEmpty == false else { return nil }
    } else {
      guard !printed.contains(where: { "<>=\"|[]".contains($0) }) else { return nil }
      name = String(printed)
    }
  }

  /// Creates an item that has a name, but no class.
  init(name: String, address: UInt64?) {
    self.name = name
    self.address = address
  }

  /// The item for this scroll view's content, which has a different size than the scroll view.
  var content: PrintedItem {
    var content = PrintedItem(name: (name ?? className ?? "view") + ".content", address: nil)
    // The address tells the contents of several views apart.
    content.text = address.map { "0x" + String($0, radix: 16) }
    return content
  }

  /// Splits a text into the part before the first colon, the address after the colon, and the rest.
  static func address(in text: Substring) -> (Substring, UInt64, Substring)? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let rest = text[colon...].dropFirst().drop { $0 == " " }
    guard rest.hasPrefix("0x") else { return nil }
    let digits = rest.dropFirst(2).prefix { $0.isASCII && $0.isHexDigit }
    guard let number = UInt64(digits, radix: 16) else { return nil }
    return (text[..<colon], number, rest.dropFirst(2 + digits.count))
  }

  private static func isClass(_ text: Substring) -> Bool {
    guard let first = text.first, first.isLetter || "_*".contains(first) else { return false }
    return !text.contains { " '\"()[]|=".contains($0) }
  }

  /// Returns a text without its single quotation marks, or `nil` if it is neither quoted nor empty.
  private static func quoted(_ text: Substring) -> Substring? {
    if text.isEmpty { return text }
    guard text.count >= 2, text.hasPrefix("'"), text.hasSuffix("'") else { return nil }
    return text.dropFirst().dropLast()
  }
}

/// An attribute of a view or guide as printed in a log.
typealias PrintedSide = PrintedEquation.Side

extension PrintedSide {
  /// Reads an item, a dot and an attribute, such as `title.leading`.
  init?(_ printed: Substring) {
    let printed = printed.trimmed
    guard let point = printed.lastIndex(of: "."), let item = PrintedItem(printed[..<point])
    else { return nil }
    // Variables of Apple's solver have a number, such as `contentHeight{id: 178}`.
    let name = printed[point...].dropFirst().prefix { $0 != "{" }
    if name == "contentWidth" || name == "contentHeight" {
      self.init(item.content, name == "contentWidth" ? .width : .height)
      return
    }
    guard let attribute = Self.attribute(named: name) else { return nil }
    self.init(item, attribute)
  }

  private static func attribute(named name: Substring) -> LayoutConstraint.Attribute? {
    switch name {
    case "minX": .left
    case "maxX": .right
    case "midX": .centerX
    case "minY": .top
    case "maxY": .bottom
    case "midY": .centerY
    case "baseline": .lastBaseline
    default:
      LayoutConstraint.Attribute.allCases.first { $0 != .notAnAttribute && $0.name == name }
    }
  }
}

/// An operand as printed in a log: an attribute, or the distance between two attributes.
typealias PrintedOperand = PrintedEquation.Operand

extension PrintedOperand {
  /// Reads an attribute such as `a.leading`, or a distance such as `(a.trailing - b.leading)`.
  init?(_ printed: Substring) {
    let printed = printed.trimmed
    if printed.hasPrefix("("), printed.hasSuffix(")") {
      let inner = printed.dropFirst().dropLast()
      for minus in inner.ranges(of: " - ").prefix(4) {
        if let end = PrintedSide(inner[..<minus.lowerBound]),
          let start = PrintedSide(inner[minus.upperBound...]),
          end.attribute.axis == start.attribute.axis
        {
          self.init(side: end, start: start)
          return
        }
      }
      return nil
    }
    guard let side = PrintedSide(printed) else { return nil }
    self.init(side: side)
  }
}

extension Substring {
  /// The text without whitespace at its start and end.
  var trimmed: Substring {
    var text = self.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  /// The number in the text, or `nil` if it isn't a finite number with a magnitude below a billion.
  var number: Double? {
    let symbols = ["NSSpace(", "NSLayoutAnchorConstraintSpace("]
    if let symbol = symbols.first(where: hasPrefix), hasSuffix(")") {
      return dropFirst(symbol.count).dropLast().number
    }
    guard let first, first.isNumber || "+-.".contains(first), let value = Double(self),
      value.isFinite, abs(value) < 1e9
    else { return nil }
    return value
  }
}
