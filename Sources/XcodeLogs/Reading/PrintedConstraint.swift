import AutoLayout

/// A constraint as printed in a log, between angle brackets.
struct PrintedConstraint {
  var className = ""
  var address: UInt64?
  var origin: String?
  var identifier: String?
  var equation: PrintedEquation
  var priority: Double?
  var contentPriorities: LogConstraint.ContentPriorities?
  var isActive = true
  var names = PrintedNames()

  /// Reads a constraint from the text between the brackets.
  ///
  /// - Throws: `PrintFault` with the reason why the text can't be read.
  init(_ printed: Substring) throws(PrintFault) {
    var rest = printed.trimmed
    let head = Self.head(&rest)
    let trailer = Self.trailer(&rest)
    let weights = Self.weights(&rest)
    let mask = Self.mask(&rest)
    var identifier: String?
    var equation: PrintedEquation?
    if rest.hasPrefix("'") {
      for end in rest.dropFirst().ranges(of: "' ").prefix(8) where equation == nil {
        equation = Self.equation(rest[end.upperBound...], trailer.names)
        identifier = String(rest[..<end.lowerBound].dropFirst())
      }
    }
    if equation == nil {
      identifier = nil
      equation = Self.equation(rest, trailer.names)
    }
    guard var equation else { throw Self.fault(rest) }
    if let visible = equation.priority { priority = visible }
    if equation.container == nil, equation.second == nil, !equation.first.side.attribute.isSize {
      equation.container = trailer.names.container
    }
    self.equation = equation
    self.identifier = identifier
    (className, address, origin) = head
    (isActive, names) = trailer
    if let number = weights.priority { priority = number }
    contentPriorities = weights.content
    if mask, className.isEmpty { className = "NSAutoresizingMaskLayoutConstraint" }
  }

  /// Reads the equation, or returns `nil` if it can't be read.
  ///
  /// Names that the line declares may contain brackets, colons and operators.
  private static func equation(_ text: Substring, _ names: PrintedNames) -> PrintedEquation? {
    let marked = names.marked(in: text)
    return PrintedEquation(marked.text[...], names: names)?.map { item in
      var item = item
      if let name = item.name, name.count == 1, let declared = marked.names[name[name.startIndex]] {
        item.name = declared
      }
      return item
    }
  }

  private static func fault(_ rest: Substring) -> PrintFault {
    if rest.isEmpty { return .empty }
    if rest.contains("row-boundary") || rest.contains("column-boundary") { return .customAnchor }
    if rest.contains(".(null)") { return .nameless }
    return .equation(String(rest.prefix(120)))
  }

  /// Removes the class, the address and the source location from the start of a text, and returns them.
  private static func head(_ rest: inout Substring) -> (String, UInt64?, String?) {
    let end = rest.firstIndex { ": @".contains($0) } ?? rest.endIndex
    let className = String(rest[..<end])
    var address: UInt64?
    if let (_, number, after) = PrintedItem.address(in: rest), rest[end...].hasPrefix(":") {
      address = number
      rest = after
    } else {
      rest = rest[end...]
      // A library prints its label instead of the address.
      if rest.hasPrefix(":") {
        let place = rest.firstIndex(of: "@").flatMap {
          Self.end(ofPlace: rest[$0...]) != nil ? $0 : nil
        }
        rest = place.map { rest[$0...] } ?? rest.drop { $0 != " " && $0 != "@" }
      }
    }
    var origin: String?
    if rest.hasPrefix("@") {
      let end = Self.end(ofPlace: rest) ?? rest.firstIndex(of: " ") ?? rest.endIndex
      origin = String(rest[..<end].dropFirst())
      rest = rest[end...]
    }
    rest = rest.trimmed
    return (className, address, origin)
  }

  /// Returns the end of a source location such as `@My App/Card.swift#42`, or `nil` if there is no line number.
  private static func end(ofPlace text: Substring) -> Substring.Index? {
    for mark in text.ranges(of: "#").prefix(8) {
      let digits = text[mark.upperBound...].prefix { $0.isASCII && $0.isNumber }
      if !digits.isEmpty, digits.endIndex == text.endIndex || text[digits.endIndex] == " " {
        return digits.endIndex
      }
    }
    return nil
  }

  /// Removes the active state and the declared names from the end of a text, and returns them.
  private static func trailer(
    _ rest: inout Substring
  ) -> (isActive: Bool, names: PrintedNames) {
    let marks = ["(active", "(inactive", "(Names:", "(names:"]
    let starts = marks.compactMap { rest.ranges(of: $0).last?.lowerBound }
    guard let start = starts.min() else { return (true, PrintedNames()) }
    let trailer = rest[start...]
    rest = rest[..<start].trimmed
    let list = trailer.firstRange(of: "ames:").map { trailer[$0.upperBound...] } ?? ""
    return (!trailer.hasPrefix("(inactive"), PrintedNames(list))
  }

  /// Removes priorities from the end of a text, and returns them.
  private static func weights(
    _ rest: inout Substring
  ) -> (priority: Double?, content: LogConstraint.ContentPriorities?) {
    if let hug = rest.ranges(of: " Hug:").last,
      let resistance = rest.ranges(of: "CompressionResistance:").last,
      hug.upperBound <= resistance.lowerBound,
      let first = rest[hug.upperBound..<resistance.lowerBound].trimmed.number,
      let second = rest[resistance.upperBound...].trimmed.number
    {
      rest = rest[..<hug.lowerBound].trimmed
      return (nil, .init(hugging: first, compressionResistance: second))
    }
    for mark in [" priority:", " ^", " @"] {
      guard let range = rest.ranges(of: mark).last,
        let number = rest[range.upperBound...].trimmed.number
      else { continue }
      rest = rest[..<range.lowerBound].trimmed
      return (number, nil)
    }
    return (nil, nil)
  }

  /// Removes an autoresizing mask from the start of a text, and returns whether there was one.
  private static func mask(_ rest: inout Substring) -> Bool {
    guard rest.hasPrefix("h=") else { return false }
    for axis in ["h=", "v="] where rest.hasPrefix(axis) {
      rest = rest.dropFirst(2).drop { $0 == "-" || $0 == "&" }.trimmed
    }
    return true
  }
}

/// The reason why the text of a constraint can't be read.
enum PrintFault: Error, Hashable {
  case empty
  case equation(String)
  case customAnchor
  case nameless
  case cut

  /// The reason in words, such as `there is no equation`.
  var reason: String {
    switch self {
    case .empty: "there is no equation"
    case .equation: "the equation is incomplete or of an unknown form"
    case .nameless: "an attribute is printed as (null)"
    case .cut: "its end is missing"
    case .customAnchor: "an anchor of a grid's row or column has no address to tell it from others"
    }
  }
}
