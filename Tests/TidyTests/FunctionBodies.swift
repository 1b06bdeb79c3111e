/// A function, initializer or accessor and how long the part between its braces is.
struct FunctionBody: Hashable, Sendable {
  var name: String
  var line: Int
  var lineCount: Int

  /// The bodies in a piece of code, in the order in which they end.
  ///
  /// A scan of braces and keywords, not a parser: closures count as part of the function around
  /// them, and a computed property with accessors is measured by its accessors.
  static func all(in code: [UInt8]) -> [FunctionBody] {
    var scanner = BodyScanner(code)
    scanner.scan()
    return scanner.bodies
  }
}

private struct BodyScanner {
  /// A declaration whose opening brace is still to come.
  private struct Declaration {
    var name: String
    var line: Int
    /// How many brackets are open around it; its own brace opens at this depth.
    var depth: Int
    /// False for a variable until its type annotation is seen: only then can a brace be a getter.
    var canHaveBody = true
    var hasAccessors = false
  }

  private enum Bracket {
    case plain
    case body(Declaration, openedOn: Int)
  }

  private(set) var bodies: [FunctionBody] = []
  private let code: [UInt8]
  private var offset = 0
  private var line = 1
  private var brackets: [Bracket] = []
  private var pending: Declaration?
  private var previousWord = ""
  private var followsDot = false

  init(_ code: [UInt8]) { self.code = code }

  mutating func scan() {
    while offset < code.count {
      if code[offset].isPartOfWord {
        let start = offset
        while offset < code.count, code[offset].isPartOfWord { offset += 1 }
        read(word: String(decoding: code[start..<offset], as: UTF8.self), at: start)
      } else {
        read(mark: Character(Unicode.Scalar(code[offset])))
        offset += 1
      }
    }
  }

  private mutating func read(word: String, at start: Int) {
    defer {
      previousWord = word
      followsDot = false
    }
    // After these a keyword is a name: `.init(…)`, `func set(…)`, `case get`.
    guard !followsDot, !["func", "var", "let", "case"].contains(previousWord) else { return }
    switch word {
    case "func", "init", "deinit", "subscript":
      declare(at: start)
    case "var":
      declare(at: start)
      pending?.canHaveBody = false
    case "get", "set", "willSet", "didSet", "_read", "_modify":
      readAccessor(at: start)
    case "let", "case", "struct", "class", "enum", "extension", "protocol", "actor", "if", "for",
      "while", "switch", "guard", "return", "do", "defer", "repeat":
      if pending?.depth == brackets.count { pending = nil }
    default:
      break
    }
  }

  /// Notes a declaration, named by what stands between its keyword and its parameters.
  private mutating func declare(at start: Int) {
    let end = code[start...].firstIndex { "({<:=\n".utf8.contains($0) } ?? code.count
    let name = String(decoding: code[start..<end], as: UTF8.self)
    pending = Declaration(
      name: name.trimmingSuffix(while: \.isWhitespace), line: line, depth: brackets.count)
  }

  private mutating func readAccessor(at start: Int) {
    guard case .body(var property, let opening)? = brackets.last, isAccessorHost(property) else {
      if code.has(Array("Set".utf8), at: start + 3) { declare(at: start) }
      return
    }
    property.hasAccessors = true
    brackets[brackets.count - 1] = .body(property, openedOn: opening)
    declare(at: start)
  }

  private func isAccessorHost(_ declaration: Declaration) -> Bool {
    declaration.name.hasPrefix("var") || declaration.name.hasPrefix("subscript")
  }

  private mutating func read(mark: Character) {
    switch mark {
    case "\n": line += 1
    case "(", "[": brackets.append(.plain)
    case "{": openBrace()
    case ")", "]", "}": closeBracket()
    case ":" where pending?.depth == brackets.count: pending?.canHaveBody = true
    case "=" where pending?.depth == brackets.count && pending?.name.hasPrefix("var") == true:
      pending = nil  // What follows is the initial value, and its braces are closures.
    default: break
    }
    if !mark.isWhitespace {
      followsDot = mark == "."
      previousWord = ""
    }
  }

  private mutating func openBrace() {
    guard let declaration = pending, declaration.depth == brackets.count else {
      brackets.append(.plain)
      return
    }
    pending = nil
    brackets.append(declaration.canHaveBody ? .body(declaration, openedOn: line) : .plain)
  }

  private mutating func closeBracket() {
    if case .body(let declaration, let opening)? = brackets.popLast(), !declaration.hasAccessors {
      let count = max(0, line - opening - 1)
      bodies.append(
        FunctionBody(name: declaration.name, line: declaration.line, lineCount: count))
    }
    if let pending, pending.depth > brackets.count { self.pending = nil }
  }
}

extension String {
  fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> String {
    var text = self[...]
    while let last = text.last, predicate(last) { text.removeLast() }
    return String(text)
  }
}
