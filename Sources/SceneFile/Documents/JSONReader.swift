internal import AutoLayout
internal import LayoutDocuments

/// Reads JSON as document nodes.
///
/// JSON isn't read as YAML, because YAML's escapes have no surrogate pairs, and YAML permits no tabs before a token.
struct JSONReader {
  private let bytes: [UInt8]
  /// The text with its line index, or `nil` to read without positions, which is faster.
  private let source: SourceText?
  private var index = 0
  private var nodeCount = 0
  /// The last byte offset for which a scalar index was found, with that index.
  private var place = (byte: 0, scalar: 0)
  /// The reasons why the document can't be read.
  private(set) var problems: [SceneProblem] = []

  /// An error that stops parsing, after its reason was added to ``problems``.
  private struct Stop: Error {}

  /// Creates a reader for an indexed text.
  init(_ source: SourceText) {
    bytes = Array(source.string.utf8)
    self.source = source
  }

  /// Creates a reader that gives all values the position of the text's start.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    source = nil
  }

  /// Parses the document, or returns `nil` if there is no value or the syntax is invalid.
  mutating func read() -> DocumentNode? {
    skipBlanks()
    guard index < bytes.count else {
      problems.append(.init(.start, .emptyFile))
      return nil
    }
    do {
      let node = try value(depth: 1)
      skipBlanks()
      guard index == bytes.count else { throw unexpected("the end of the file") }
      return node
    } catch {
      return nil
    }
  }

  /// The next byte as a scalar, or `nil` at the end; bytes suffice because JSON's syntax is ASCII.
  private var next: Unicode.Scalar? {
    index < bytes.count ? Unicode.Scalar(bytes[index]) : nil
  }

  /// The Unicode scalar that begins at the next byte.
  private var nextScalar: Unicode.Scalar? {
    String(decoding: bytes[index...].prefix(4), as: UTF8.self).unicodeScalars.first
  }

  private var position: SourcePosition { mutating get { position(at: index) } }

  private mutating func position(at byte: Int) -> SourcePosition {
    source.map { $0.position(at: scalarIndex(at: byte, in: $0)) } ?? .start
  }

  /// Returns the index of the Unicode scalar at a byte offset, searching from the offset that was found last.
  private mutating func scalarIndex(at byte: Int, in source: SourceText) -> Int {
    while place.byte < byte, place.scalar < source.scalars.count {
      place.byte += UTF8.width(source.scalars[place.scalar])
      place.scalar += 1
    }
    while place.byte > byte {
      place.scalar -= 1
      place.byte -= UTF8.width(source.scalars[place.scalar])
    }
    return place.scalar
  }

  private mutating func skipBlanks() {
    while let next, next == " " || next == "\t" || next == "\n" || next == "\r" { index += 1 }
  }

  private mutating func stop(_ fault: JSONFault, at index: Int? = nil) -> Stop {
    problems.append(.init(position(at: index ?? self.index), .jsonSyntax(fault)))
    return Stop()
  }

  private mutating func unexpected(_ expectation: String) -> Stop {
    let rest = bytes[index...]
    if rest.starts(with: "//".utf8) || rest.starts(with: "/*".utf8) { return stop(.comment) }
    if next == "'" { return stop(.singleQuote) }
    let found = nextScalar.map { "'\(Character($0))'" } ?? "the end of the file"
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
      let scalar = try string()
      return DocumentNode(position: scalar.position, content: .scalar(scalar))
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
    if source != nil { entries = removingDuplicates(entries, problems: &problems) }
    return DocumentNode(position: start, content: .mapping(entries))
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

  private mutating func skipComma(before end: Unicode.Scalar) throws(Stop) {
    guard next == "," else { throw unexpected("',' or '\(end)'") }
    index += 1
    skipBlanks()
    if next == end { throw stop(.commaBeforeEnd(Character(end))) }
  }

  /// Reads a number, `true`, `false` or `null` as raw text.
  private mutating func word() throws(Stop) -> DocumentNode {
    let start = index
    while let next, isWordScalar(next) { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    let isNumber = text.utf8.first.map { isDigit($0) || $0 == UInt8(ascii: "-") } ?? false
    if isNumber, !isJSONNumber(text) { throw stop(.badNumber(text), at: start) }
    guard isNumber || ["true", "false", "null"].contains(text) else {
      index = start
      throw unexpected("a value")
    }
    let begin = position(at: start)
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
    var text = ""
    while next != "\"" {
      let run = index
      while let next, next.value >= 0x20, next != "\"", next != "\\" { index += 1 }
      text += String(decoding: bytes[run..<index], as: UTF8.self)
      switch next {
      case "\"": break
      case "\\": text.unicodeScalars.append(try escape())
      case nil, "\n", "\r": throw stop(.openString, at: start)
      default: throw stop(.bareControlCharacter)
      }
    }
    index += 1
    return DocumentScalar(
      text: text, isQuoted: true, position: position(at: start),
      textPosition: position(at: start + 1),
      literalCount: source.map {
        $0.literalCharacterCount(of: text, at: scalarIndex(at: start + 1, in: $0))
      } ?? 0)
  }

  private mutating func escape() throws(Stop) -> Unicode.Scalar {
    let start = index
    index += 1
    let letter = nextScalar
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
    guard isHigh, bytes[index...].starts(with: "\\u".utf8) else {
      throw stop(.loneSurrogate, at: start)
    }
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

/// Whether a text is a JSON number: no leading zeros, no leading `+`, and digits on both sides of a decimal point.
private func isJSONNumber(_ text: String) -> Bool {
  guard plainDecimal(text) != nil else { return false }
  let digits = text.utf8.drop { $0 == UInt8(ascii: "-") }
  let whole = digits.prefix(while: isDigit)
  guard let first = whole.first, first != UInt8(ascii: "0") || whole.count == 1 else {
    return false
  }
  let rest = digits[whole.endIndex...]
  return rest.first != UInt8(ascii: ".") || rest.dropFirst().first.map(isDigit) ?? false
}

private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
