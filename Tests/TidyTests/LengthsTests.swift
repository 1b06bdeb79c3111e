import Testing

@Suite("Files and functions are short")
struct LengthsTests {
  @Test("holds in the whole tree")
  func tree() {
    expectNone(SourceTree.here.swiftFiles.flatMap(Lengths.findings(in:)))
  }

  @Test(
    "measures what has a body, by the lines between its braces",
    arguments: [
      ("func f() {\n  a\n  b\n}", ["func f: 2"]),
      ("func f() { a }", ["func f: 0"]),
      ("func f(a: () -> Void = {\n}) where\n  A: B {\n  a\n}", ["func f: 1"]),
      ("func < (a: A, b: A) -> Bool {\n  a\n}", ["func: 1"]),
      ("init?(a: A) {\n  self.init(b)\n  self.a = .init { c }\n}", ["init?: 2"]),
      ("deinit {\n  a\n}", ["deinit: 1"]),
      ("var a: [A: B] {\n  b\n}", ["var a: 1"]),
      ("var a: A {\n  get {\n    b\n  }\n  set { c }\n}", ["get: 1", "set: 0"]),
      ("var a = 1 {\n  didSet {\n    b\n  }\n}", ["didSet: 1"]),
      ("subscript(a: A) -> B {\n  get {\n    a\n    b\n  }\n}", ["get: 2"]),
      ("func set() {\n}\nfunc get() {\n  a\n}", ["func set: 0", "func get: 1"]),
      ("func f() {\n  func g() {\n    a\n  }\n}", ["func g: 1", "func f: 3"]),
      ("func f() {\n  if var a: A = b {\n    c\n  }\n}", ["func f: 3"]),
      ("func f() {\n  let a = \"{\"  // {\n}", ["func f: 1"]),
    ])
  func bodies(source: String, bodies: [String]) {
    let found = FunctionBody.all(in: SwiftText(Array(source.utf8)).code)
    #expect(found.map { "\($0.name): \($0.lineCount)" } == bodies)
  }

  @Test(
    "measures nothing else",
    arguments: [
      "struct A {\n  var a: A\n  let b = {\n    c\n  }()\n}",
      "protocol A {\n  func f()\n}\nstruct B {\n  let a: A\n}",
      "lazy var a: A = {\n  b\n}()",
      "let a = b.map {\n  $0\n}",
      "enum A {\n  case get, set\n}",
    ])
  func noBodies(source: String) {
    #expect(FunctionBody.all(in: SwiftText(Array(source.utf8)).code).isEmpty)
  }

  @Test("reports what is too long, and not what is just long enough")
  func limits() {
    func function(lines: Int) -> String {
      "func f() {\n" + String(repeating: "  a\n", count: lines) + "}\n"
    }
    func found(_ text: String) -> [String] {
      Lengths.findings(in: SourceFile(path: "A.swift", text: text)).map(\.description)
    }
    #expect(found(function(lines: 60)).isEmpty)
    #expect(
      found(function(lines: 61)).map { $0.prefix(39) } == [
        "A.swift:1: a body has at most 60 lines,"
      ])
    #expect(found(String(repeating: "\n", count: 400)).isEmpty)
    #expect(
      found(String(repeating: "\n", count: 401)).map { $0.prefix(41) }
        == ["A.swift:401: a file has at most 400 lines"])
  }
}
