package import Foundation

extension JSONValue {
  /// How deep values may lie in each other; a file that somebody else made must not end the program.
  private static let depthLimit = 64

  /// Reads a JSON text; nil where it is none.
  ///
  /// For what this package has written itself: of a key that is there twice, the first counts.
  ///
  /// - Complexity: O(*n*).
  package init?(parsing bytes: [UInt8]) {
    var reader = Reader(bytes: bytes)
    guard let value = reader.value(depth: 0) else { return nil }
    reader.skipBlanks()
    guard reader.index == bytes.count else { return nil }
    self = value
  }

  /// The value of a key; nil where this is no object or has no such key.
  package subscript(_ key: String) -> JSONValue? {
    switch self {
    case .object(let members), .line(let members): members.first { $0.0 == key }?.1
    default: nil
    }
  }

  /// The text; nil where this is none.
  package var string: String? {
    guard case .string(let string) = self else { return nil }
    return string
  }

  /// The truth value; nil if this is none.
  package var bool: Bool? {
    guard case .bool(let bool) = self else { return nil }
    return bool
  }

  /// The number; nil where this is none.
  package var number: CGFloat? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  /// The number without a fraction; nil where this is none.
  package var integer: Int? { number.flatMap { Int(exactly: $0) } }

  /// The elements; nil where this is no array.
  package var elements: [JSONValue]? {
    guard case .array(let elements, _) = self else { return nil }
    return elements
  }

  private struct Reader {
    let bytes: [UInt8]
    var index = 0

    var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    mutating func skipBlanks() {
      while let next, next == 0x20 || next == 0x0A || next == 0x0D || next == 0x09 { index += 1 }
    }

    /// Steps over a byte; false where another one stands.
    mutating func take(_ byte: UInt8) -> Bool {
      skipBlanks()
      guard next == byte else { return false }
      index += 1
      return true
    }

    mutating func value(depth: Int) -> JSONValue? {
      skipBlanks()
      guard depth < JSONValue.depthLimit, let next else { return nil }
      switch next {
      case UInt8(ascii: "{"): return object(depth: depth)
      case UInt8(ascii: "["): return array(depth: depth)
      case UInt8(ascii: "\""): return string().map { .string($0) }
      default: return word()
      }
    }

    private mutating func object(depth: Int) -> JSONValue? {
      index += 1
      var members: [(String, JSONValue)] = []
      if take(UInt8(ascii: "}")) { return .line(members) }
      repeat {
        skipBlanks()
        guard next == UInt8(ascii: "\""), let key = string(), take(UInt8(ascii: ":")),
          let value = value(depth: depth + 1)
        else { return nil }
        members.append((key, value))
      } while take(UInt8(ascii: ","))
      return take(UInt8(ascii: "}")) ? .line(members) : nil
    }

    private mutating func array(depth: Int) -> JSONValue? {
      index += 1
      var elements: [JSONValue] = []
      if take(UInt8(ascii: "]")) { return .array(elements, .inline) }
      repeat {
        guard let value = value(depth: depth + 1) else { return nil }
        elements.append(value)
      } while take(UInt8(ascii: ","))
      return take(UInt8(ascii: "]")) ? .array(elements, .inline) : nil
    }

    private mutating func word() -> JSONValue? {
      let start = index
      while let next, next > 0x20, !",]}".utf8.contains(next) { index += 1 }
      let word = String(decoding: bytes[start..<index], as: UTF8.self)
      switch word {
      case "null": return .null
      case "true": return .bool(true)
      case "false": return .bool(false)
      default: return Double(word).map { .number(CGFloat($0)) }
      }
    }

    private mutating func string() -> String? {
      index += 1
      let start = index
      while let next, next != UInt8(ascii: "\""), next != UInt8(ascii: "\\") { index += 1 }
      var text = String(decoding: bytes[start..<index], as: UTF8.self)
      while let next {
        index += 1
        if next == UInt8(ascii: "\"") { return text }
        guard let escaped = escape() else { return nil }
        text.unicodeScalars.append(escaped)
        let rest = index
        while let next = self.next, next != UInt8(ascii: "\""), next != UInt8(ascii: "\\") {
          index += 1
        }
        text += String(decoding: bytes[rest..<index], as: UTF8.self)
      }
      return nil
    }

    /// What stands after a backslash: the escapes that `quotedAsJSON` writes, and those of any plain JSON.
    private mutating func escape() -> Unicode.Scalar? {
      guard let next else { return nil }
      index += 1
      switch next {
      case UInt8(ascii: "n"): return "\n"
      case UInt8(ascii: "r"): return "\r"
      case UInt8(ascii: "t"): return "\t"
      case UInt8(ascii: "u"):
        guard index + 4 <= bytes.count else { return nil }
        defer { index += 4 }
        let digits = String(decoding: bytes[index..<index + 4], as: UTF8.self)
        return UInt32(digits, radix: 16).flatMap { Unicode.Scalar($0) }
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(next)
      default: return nil
      }
    }
  }
}
