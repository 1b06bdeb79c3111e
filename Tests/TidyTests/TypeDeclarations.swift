/// A type or an extension in a file, and how many stored properties it declares.
struct TypeDeclaration: Hashable, Sendable {
  /// The name with those of the types around it: `RowBook.Entry`.
  var name: String
  var line: Int
  var isExtension = false
  /// Whether only its file can use it: it is private, or inside a function.
  var isPrivate = false
  /// The instance properties with storage, one for each name.
  var storedProperties = 0

  /// The declarations in a file, each after the types around it.
  ///
  /// A scan of brackets and keywords, not a parser. It relies on the format that `swift format`
  /// checks: a member that follows a property isn't indented more deeply. The branches of an `#if`
  /// are added up.
  static func all(in file: SourceFile) -> [TypeDeclaration] {
    guard let code = file.swift?.code else { return [] }
    var scanner = TypeScanner(CodeToken.all(in: code))
    scanner.scan()
    return scanner.declarations
  }
}

private struct TypeScanner {
  private enum Bracket {
    case plain
    /// The body of the declaration at an index.
    case body(Int)
  }

  private(set) var declarations: [TypeDeclaration] = []
  private let tokens: [CodeToken]
  private var brackets: [Bracket] = []
  /// A declaration whose body is still to come, and the number of brackets around it.
  private var pending: (declaration: TypeDeclaration, depth: Int)?
  /// The modifiers of the member that is still to come.
  private var isStatic = false
  private var isPrivate = false

  init(_ tokens: [CodeToken]) { self.tokens = tokens }

  mutating func scan() {
    for index in tokens.indices {
      switch tokens[index].text {
      case "{": openBrace()
      case "(", "[": brackets.append(.plain)
      case ")", "]", "}": _ = brackets.popLast()
      default: if isKeyword(at: index) { readKeyword(at: index) }
      }
    }
  }

  private mutating func openBrace() {
    guard let opened = pending, opened.depth == brackets.count else {
      brackets.append(.plain)
      return
    }
    declarations.append(opened.declaration)
    brackets.append(.body(declarations.count - 1))
    pending = nil
  }

  /// Whether the word at an index can start a declaration, judged by the one before it.
  private func isKeyword(at index: Int) -> Bool {
    guard tokens[index].isWord else { return false }
    let others = [".", ",", "(", "case", "func", "if", "import", "let", "var"]
    return index == 0 || !others.contains(tokens[index - 1].text)
  }

  private mutating func readKeyword(at index: Int) {
    switch tokens[index].text {
    case "enum", "protocol", "struct":
      declareType(at: index)
    case "actor" where namesType(at: index + 1), "class" where namesType(at: index + 1):
      declareType(at: index)
    case "extension" where brackets.isEmpty:
      declareExtension(at: index)
    case "class" where isMember, "static" where isMember:
      isStatic = true
    case "private" where isMember, "fileprivate" where isMember:
      isPrivate = isPrivate || tokens[(index + 1)...].first?.text != "("
    case "let" where isMember, "var" where isMember:
      if case .body(let body)? = brackets.last, !isStatic {
        var reader = PropertyReader(tokens, at: index)
        declarations[body].storedProperties += reader.countStored()
      }
      forgetModifiers()
    case "case" where isMember, "func" where isMember, "init" where isMember,
      "subscript" where isMember, "typealias" where isMember:
      forgetModifiers()
    default: break
    }
  }

  /// Whether the scan is directly in a type, an extension or the file.
  private var isMember: Bool {
    guard case .plain? = brackets.last else { return true }
    return false
  }

  /// Whether a word at an index is the name of a type, unlike the `var` of `class var`.
  private func namesType(at index: Int) -> Bool {
    guard index < tokens.count, tokens[index].isWord else { return false }
    return tokens[index].text.first?.isLowercase == false
  }

  private mutating func declareType(at index: Int) {
    guard index + 1 < tokens.count, tokens[index + 1].isWord else { return }
    var outer: TypeDeclaration?
    var isLocal = false
    for bracket in brackets {
      switch bracket {
      case .plain: isLocal = true
      case .body(let body): outer = declarations[body]
      }
    }
    let name = tokens[index + 1].text
    let declaration = TypeDeclaration(
      name: outer.map { "\($0.name).\(name)" } ?? name, line: tokens[index].line,
      isPrivate: isPrivate || isLocal || outer?.isPrivate == true)
    pending = (declaration, brackets.count)
    forgetModifiers()
  }

  private mutating func declareExtension(at index: Int) {
    let name = tokens[(index + 1)...].prefix { !["{", ":", "<", "where"].contains($0.text) }
      .map(\.text).joined()
    let isPrivate = declarations.contains { $0.name == name && $0.isPrivate }
    let declaration = TypeDeclaration(
      name: name, line: tokens[index].line, isExtension: true, isPrivate: isPrivate)
    pending = (declaration, brackets.count)
    forgetModifiers()
  }

  private mutating func forgetModifiers() {
    isStatic = false
    isPrivate = false
  }
}

/// Reads the names in one declaration of properties: `a, b: Int`, `a = 1`, `(a, b) = (1, 2)`.
private struct PropertyReader {
  private let tokens: [CodeToken]
  private let start: Int
  private var index: Int

  /// - Precondition: `let` or `var` is at the index.
  init(_ tokens: [CodeToken], at index: Int) {
    self.tokens = tokens
    self.index = index
    start = index
  }

  mutating func countStored() -> Int {
    var count = 0
    repeat {
      index += 1
      let names = readNames()
      count += readIsStored() ? names : 0
    } while index < tokens.count && tokens[index].text == ","
    return count
  }

  /// Reads a name or a tuple of names, and returns the number of names.
  private mutating func readNames() -> Int {
    guard index < tokens.count else { return 0 }
    let end = tokens[index].text == "(" ? tokens.closing(index) : index
    defer { index = end + 1 }
    return tokens[index..<min(end + 1, tokens.count)].count { $0.isWord && $0.text != "_" }
  }

  /// Reads up to the comma before the next name, or to the end of the declaration.
  ///
  /// - Returns: `false` if the property is computed.
  private mutating func readIsStored() -> Bool {
    var hasValue = false
    var openAngles = 0
    while index < tokens.count, !isAtEnd {
      let token = tokens[index]
      switch token.text {
      case "," where openAngles == 0: return true
      case "=": hasValue = true
      case "<" where token.isAttached: openAngles += 1
      case ">" where tokens[index - 1].text != "-": openAngles = max(0, openAngles - 1)
      case "{" where !hasValue: return opensObservers
      case "(", "[", "{": index = tokens.closing(index)
      default: break
      }
      index += 1
    }
    return true
  }

  private var isAtEnd: Bool {
    let token = tokens[index]
    if [")", "]", "}", ";"].contains(token.text) { return true }
    return token.startsLine && token.indentation <= tokens[start].indentation
      && (token.isWord || ["@", "#"].contains(token.text))
  }

  private var opensObservers: Bool {
    index + 1 < tokens.count && ["willSet", "didSet"].contains(tokens[index + 1].text)
  }
}
