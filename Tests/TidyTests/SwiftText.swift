/// Swift source taken apart into code and comments, so that a search of one never finds the other.
///
/// Both keep the offsets and line breaks of the source: what belongs elsewhere is blank. The text
/// inside string and regex literals is in neither, but code interpolated into a string is code.
/// A bare `/…/` literal is taken for operators; write `#/…/#`.
struct SwiftText: Sendable {
  let code: [UInt8]
  let comments: [UInt8]

  init(_ source: [UInt8]) {
    var separator = Separator(source)
    separator.readCode(isInterpolated: false)
    code = separator.code
    comments = separator.comments
  }
}

/// Walks through the source once and copies each byte to where it belongs.
private struct Separator {
  let source: [UInt8]
  var code: [UInt8]
  var comments: [UInt8]
  var offset = 0

  init(_ source: [UInt8]) {
    self.source = source
    code = source.map { $0 == .newline ? .newline : .space }
    comments = code
  }

  /// Reads code up to the end, or up to the parenthesis that closes an interpolation.
  mutating func readCode(isInterpolated: Bool) {
    var depth = 0
    while offset < source.count {
      let byte = source[offset]
      switch byte {
      case .slash where next == .slash: readLineComment()
      case .slash where next == .star: readBlockComment()
      case .quote: readString(hashes: 0)
      case .hash: readHashes()
      case .openParenthesis:
        depth += 1
        copyToCode()
      case .closeParenthesis:
        if isInterpolated, depth == 0 { return }
        depth -= 1
        copyToCode()
      default: copyToCode()
      }
    }
  }

  private var next: UInt8? { offset + 1 < source.count ? source[offset + 1] : nil }

  private mutating func copyToCode() {
    code[offset] = source[offset]
    offset += 1
  }

  private mutating func readLineComment() {
    while offset < source.count, source[offset] != .newline {
      comments[offset] = source[offset]
      offset += 1
    }
  }

  private mutating func readBlockComment() {
    var depth = 0
    repeat {
      let opens = source.has([.slash, .star], at: offset)
      let closes = source.has([.star, .slash], at: offset)
      let length = opens || closes ? 2 : 1
      depth += opens ? 1 : closes ? -1 : 0
      for _ in 0..<length {
        comments[offset] = source[offset]
        offset += 1
      }
    } while depth > 0 && offset < source.count
  }

  /// Reads a raw string, an extended regex, or the `#` of `#if` and `#expect`.
  private mutating func readHashes() {
    var hashes = 0
    while source.has([.hash], at: offset + hashes) { hashes += 1 }
    if source.has([.quote], at: offset + hashes) {
      offset += hashes
      readString(hashes: hashes)
    } else if source.has([.slash], at: offset + hashes) {
      offset += hashes + 1
      let end = [.slash] + Array(repeating: UInt8.hash, count: hashes)
      while offset < source.count, !source.has(end, at: offset) { offset += 1 }
      offset = min(offset + end.count, source.count)
    } else {
      for _ in 0..<hashes { copyToCode() }
    }
  }

  private mutating func readString(hashes: Int) {
    let quotes = source.has([.quote, .quote, .quote], at: offset) ? 3 : 1
    let pounds = Array(repeating: UInt8.hash, count: hashes)
    let end = Array(repeating: UInt8.quote, count: quotes) + pounds
    let escape = [.backslash] + pounds
    copyToCode()
    offset += quotes - 1
    while offset < source.count, !source.has(end, at: offset) {
      if source.has(escape, at: offset) {
        offset += escape.count
        readEscaped()
      } else if quotes == 1, source[offset] == .newline {
        return  // A literal left open ends with its line, so that the rest is still read.
      } else {
        offset += 1
      }
    }
    if offset < source.count { code[offset] = .quote }
    offset = min(offset + end.count, source.count)
  }

  /// Reads what follows an escape character: interpolated code, or one character to skip.
  private mutating func readEscaped() {
    guard offset < source.count else { return }
    guard source[offset] == .openParenthesis else {
      // A line break is left to the caller, which must see that the line ends.
      offset += source[offset] == .newline ? 0 : 1
      return
    }
    copyToCode()
    readCode(isInterpolated: true)
    if offset < source.count { copyToCode() }
  }
}
