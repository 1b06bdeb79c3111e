internal import AutoLayout
internal import LayoutDocuments

/// Turns JSON into document nodes.
///
/// A reader of its own, because YAML's escapes differ: YAML has no surrogate pairs, and no tabs
/// before a token.
struct JSONReader {
  private let source: SourceText
  private var index = 0
  private var nodeCount = 0
  /// Why the document cannot be read.
  private(set) var problems: [SceneProblem] = []

  /// Stops reading; the reason is in ``problems``.
  private struct Stop: Error {}

  /// Makes a reader of one text.
  init(_ source: SourceText) {
    self.source = source
  }

  /// The document's value, or `nil` if it is missing or its syntax is wrong.
  mutating func read() -> DocumentNode? {
    skipBlanks()
    guard index < source.scalars.count else {
      problems.append(.init(.start, .emptyFile))
      return nil
    }
    do {
      let node = try value(depth: 1)
      skipBlanks()
      guard index == source.scalars.count else { throw unexpected("the end of the file") }
      return node
    } catch {
      return nil
    }
  }

  private var next: Unicode.Scalar? {
    index < source.scalars.count ? source.scalars[index] : nil
  }

  private var position: SourcePosition { source.position(at: index) }

  private mutating func skipBlanks() {
    while let next, next == " " || next == "\t" || next == "\n" || next == "\r" { index += 1 }
  }

  private mutating func stop(_ fault: JSONFault, at index: Int? = nil) -> Stop {
    problems.append(.init(source.position(at: index ?? self.index), .jsonSyntax(fault)))
    return Stop()
  }

  private mutating func unexpected(_ expectation: String) -> Stop {
    let isComment = source.scalars[index...].starts(with: "//".unicodeScalars)
    if isComment || source.scalars[index...].starts(with: "/*".unicodeScalars) {
      return stop(.comment)
    }
    if next == "'" { return stop(.singleQuote) }
    let found = next.map { "'\(Character($0))'" } ?? "the end of the file"
    return stop(.expected(expectation, found: found))
  }

  private mutating func value(depth: Int) throws(Stop) -> DocumentNode {
    nodeCount += 1
    guard depth <= DocumentLimits.depth, nodeCount <= DocumentLimits.nodeCount else {
      let isTooDeep = depth > DocumentLimits.depth
      problems.append(.init(position, isTooDeep ? .tooDeep : .tooManyValues))
      throw Stop()
    }
    switch next {
    case "{": return try object(depth: depth)
    case "[": return try array(depth: depth)
    case "\"":
      let start = index
      return DocumentNode(
        position: source.position(at: start), content: .scalar(try string()))
    default: return try word()
    }
  }

  private mutating func object(depth: Int) throws(Stop) -> DocumentNode {
    let start = position
    var entries: [DocumentNode.Entry] = []
    index += 1
    skipBlanks()
    while next != "}" {
      if !entries.isEmpty { try skipComma(before: "}") }
      guard next == "\"" else { throw unexpected("a key in quotation marks") }
      let key = try string()
      skipBlanks()
      guard next == ":" else { throw unexpected("':'") }
      index += 1
      skipBlanks()
      entries.append(
        .init(key: key.text, keyPosition: key.position, value: try value(depth: depth + 1)))
      skipBlanks()
    }
    index += 1
    return DocumentNode(
      position: start, content: .mapping(removingDuplicates(entries, problems: &problems)))
  }

  private mutating func array(depth: Int) throws(Stop) -> DocumentNode {
    let start = position
    var elements: [DocumentNode] = []
    index += 1
    skipBlanks()
    while next != "]" {
      if !elements.isEmpty { try skipComma(before: "]") }
      elements.append(try value(depth: depth + 1))
      skipBlanks()
    }
    index += 1
    return DocumentNode(position: start, content: .sequence(elements))
  }

  private mutating func skipComma(before end: Character) throws(Stop) {
    guard next == "," else { throw unexpected("',' or '\(end)'") }
    index += 1
    skipBlanks()
    if let next, Character(next) == end { throw stop(.commaBeforeEnd(end)) }
  }

  /// A number, `true`, `false` or `null`, by its raw text.
  private mutating func word() throws(Stop) -> DocumentNode {
    let start = index
    while let next, isWordScalar(next) { index += 1 }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: source.scalars[start..<index])
    let text = String(view)
    let isNumber = text.first.map { $0 == "-" || $0.isASCII && $0.isNumber } ?? false
    if isNumber, !isJSONNumber(text) { throw stop(.badNumber(text), at: start) }
    guard isNumber || ["true", "false", "null"].contains(text) else {
      index = start
      throw unexpected("a value")
    }
    let begin = source.position(at: start)
    let scalar = DocumentScalar(
      text: text, isQuoted: false, isNull: text == "null", position: begin, textPosition: begin,
      literalCount: text.count)
    return DocumentNode(position: begin, content: .scalar(scalar))
  }

  private func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", "A"..."Z", "a"..."z", "+", "-", ".", "_": true
    default: false
    }
  }

  private mutating func string() throws(Stop) -> DocumentScalar {
    let start = index
    index += 1
    var text = String.UnicodeScalarView()
    while let scalar = next, scalar != "\"" {
      guard scalar.value >= 0x20 else {
        let isLineEnd = scalar == "\n" || scalar == "\r"
        throw isLineEnd ? stop(.openString, at: start) : stop(.bareControlCharacter)
      }
      if scalar == "\\" {
        text.append(try escape())
      } else {
        text.append(scalar)
        index += 1
      }
    }
    guard next != nil else { throw stop(.openString, at: start) }
    index += 1
    let string = String(text)
    return DocumentScalar(
      text: string, isQuoted: true, position: source.position(at: start),
      textPosition: source.position(at: start + 1),
      literalCount: source.literalCharacterCount(of: string, at: start + 1))
  }

  private mutating func escape() throws(Stop) -> Unicode.Scalar {
    let start = index
    index += 1
    let letter = next
    index += 1
    switch letter {
    case "\"", "\\", "/": return letter ?? "/"
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u": return try unicodeEscape(from: start)
    default:
      let text = letter.map { String(Character($0)) } ?? ""
      throw stop(.unknownEscape("\\" + text), at: start)
    }
  }

  private mutating func unicodeEscape(from start: Int) throws(Stop) -> Unicode.Scalar {
    let first = try hexadecimal(from: start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    let isHigh = first < 0xDC00
    let hasSecond =
      index + 1 < source.scalars.count && source.scalars[index] == "\\"
      && source.scalars[index + 1] == "u"
    guard isHigh, hasSecond else { throw stop(.loneSurrogate, at: start) }
    index += 2
    let second = try hexadecimal(from: index - 2)
    guard (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw stop(.loneSurrogate, at: start) }
    return scalar
  }

  private mutating func hexadecimal(from start: Int) throws(Stop) -> UInt32 {
    var number: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = next, digit.isASCII, let value = Character(digit).hexDigitValue else {
        throw stop(.unknownEscape("\\u"), at: start)
      }
      number = number << 4 + UInt32(value)
      index += 1
    }
    return number
  }
}

/// Whether a text is a number as JSON writes them: no leading zeros, no bare point, no `+`.
private func isJSONNumber(_ text: String) -> Bool {
  var digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
  guard plainDecimal(text) != nil else { return false }
  let whole = digits.prefix { $0.isNumber }
  guard !whole.isEmpty, whole == "0" || whole.first != "0" else { return false }
  digits = digits.dropFirst(whole.count)
  guard digits.first == "." else { return true }
  return digits.dropFirst().first.map(\.isNumber) ?? false
}
