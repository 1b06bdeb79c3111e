import Testing

@Suite("Types are small")
struct TypeSizesTests {
  private static let solver = "ConstraintSolver"

  @Test("holds in the whole tree")
  func tree() {
    expectNone(TypeSizes.findings(in: SourceTree.here.swiftFiles, except: TypeSizes.exceptions))
  }

  @Test("holds in the solver without exception, and the solver as a whole is small")
  func solver() {
    #expect(SourceTree.here.files.contains { $0.path.hasPrefix("Sources/\(Self.solver)/") })
    #expect(!TypeSizes.exceptions.contains { $0.module == Self.solver })
    expectNone(
      TypeSizes.findings(
        in: SourceTree.here.files, ofModule: Self.solver, atMostFiles: 70, lines: 9_000))
  }

  @Test("lists each exception once, in order, in the file that findings name")
  func list() {
    let names = TypeSizes.exceptions.map { "\($0.module) \($0.type) \($0.measure)" }
    #expect(names == Set(names).sorted())
    #expect(SourceTree.here.file(TypeSizes.Exception.path) != nil)
  }

  @Test(
    "counts the instance properties that have storage",
    arguments: [
      ("var a: Int", 1),
      ("let a = 1\n  private(set) var b = 2\n  unowned(unsafe) let c: C", 3),
      ("var a, b: Int\n  let c = 1, d = f(1, 2)", 4),
      ("var (a, b) = (1, 2)\n  let (c, _): (Int, Int)", 3),
      ("var a: Pair<A, B>\n  var b = Pair<A, B>(c, d)\n  var c: (A, B) -> C", 3),
      ("var a: Pair<() -> A, B>, b: Int", 2),
      ("lazy var a = f()\n  @Wrapper(b, c) var d: Int\n  @Wrapper\n  weak var e: E?", 3),
      ("var a: Int = {\n    let b = 1\n    return b\n  }()\n  let c: Int", 2),
      ("let a = b.map {\n    $0\n  }\n  .filter { c, d in c }\n  let e: Int", 2),
      ("var a = 1 {\n    didSet { b }\n  }\n  var c: Int {\n    willSet {}\n  }", 2),
      ("let a =\n    if let b { b } else { 1 }\n  let c: Int", 2),
      ("let `class`: Int\n  let `init`: Int", 2),
      ("var a: Int { 1 }\n  var b: Int {\n    get { c }\n    set { c = newValue }\n  }", 0),
      ("var a: Int, b: Int { 1 }", 1),
      ("static let a = 1\n  private static var b, c: Int\n  let d: Int", 1),
      ("class var a: Int { 1 }\n  class func f() {}\n  let b: Int", 1),
      ("func f(class: A) {\n    var a = 1\n  }\n  init() {\n    let b = 1\n  }\n  let c: Int", 1),
      ("// var a: Int\n  let b = \"var c: \\(d { let e = 1 })\"", 1),
      ("#if os(Linux)\n    let a: Int\n  #endif\n  let b: Int", 2),
    ])
  func properties(members: String, count: Int) {
    for kind in ["struct", "final class", "actor"] {
      let found = Self.declarations("\(kind) A<B>: C where B: D {\n  \(members)\n}")
      #expect(found.map(\.storedProperties) == [count])
    }
  }

  @Test(
    "names types by the types around them",
    arguments: [
      ("struct A { let a: Int; struct B { let b: Int; let c: Int } }", ["A: 1", "A.B: 2"]),
      ("struct A {\n  struct B {\n    let b: Int\n  }\n  let a, c: Int\n}", ["A: 2", "A.B: 1"]),
      ("enum A {\n  case b(C), actor\n  class C {\n    var d = 1\n  }\n}", ["A: 0", "A.C: 1"]),
      ("extension A.B where C == D {\n  struct E {}\n}", ["A.B+: 0", "A.B.E: 0"]),
      ("extension A<Int>: B {\n  var a: Int { 1 }\n}", ["A+: 0"]),
      ("protocol A {\n  var a: Int { get }\n}\nstruct B {}", ["A: 0", "B: 0"]),
      ("private struct A {\n  struct B {}\n}\nextension A {}", ["A-: 0", "A.B-: 0", "A+-: 0"]),
      ("func f() {\n  struct A {\n    let a: Int\n  }\n}", ["A-: 1"]),
      ("enum a {}\nfunc f(actor b: A, struct c: A) {}", ["a: 0"]),
      ("import struct A.B\nfunc f() {\n  let a = 1\n}", []),
    ])
  func names(source: String, names: [String]) {
    let found = Self.declarations(source).map {
      "\($0.name)\($0.isExtension ? "+" : "")\($0.isPrivate ? "-" : ""): \($0.storedProperties)"
    }
    #expect(found == names)
  }

  @Test("reports a type with too many properties, and not one with just few enough")
  func propertyLimit() {
    func found(_ count: Int) -> [String] {
      Self.findings(in: [Self.type(properties: count)])
    }
    #expect(found(15).isEmpty)
    #expect(
      found(16) == [
        "Sources/M/A.swift:2: a type has at most 15 stored properties, 'A' has 16; "
          + "move properties that are used together to a type of their own"
      ])
  }

  @Test("reports a type in too many files of its module, and not one in just few enough")
  func fileLimit() {
    #expect(Self.findings(in: Self.extensions(4)).isEmpty)
    #expect(
      Self.findings(in: Self.extensions(5)) == [
        "Sources/M/A.swift:2: a type is declared and extended in at most 5 files of its module, "
          + "'A' is in 6; move one topic with its state to a type of its own, or merge short files"
      ])
  }

  @Test("counts a file once, and neither other modules nor private types and nested types")
  func otherFiles() {
    let others = [
      ("M/B.swift", "extension A {}\nextension A: B {}\nextension M.A {}"),
      ("N/A.swift", "extension A {}"), ("M/C.swift", "private struct A {}\nextension A {}"),
      ("M/D.swift", "extension A.B {}"), ("M/E.swift", "extension String {}"),
    ]
    let files = others.map { SourceFile(path: "Sources/\($0.0)", text: $0.1) }
    #expect(Self.findings(in: Self.extensions(3) + files).isEmpty)
    #expect(Self.findings(in: Self.extensions(4) + files).count == 1)
  }

  @Test(
    "lets a listed type be as large as listed, and neither larger nor smaller",
    arguments: [
      (18, nil, "'A' has 18;"),
      (18, 18, nil),
      (19, 18, "'A' has 19 and is listed with 18;"),
      (17, 18, "'A' is listed with 18 stored properties and has 17; lower the number to 17"),
      (15, 18, "'A' is listed with 18 stored properties and has 15; remove the entry"),
      (15, 15, "'A' is listed with 15 stored properties and has 15; remove the entry"),
    ] as [(Int, Int?, String?)])
  func exceptions(count: Int, listed: Int?, part: String?) {
    let exceptions = [listed].compactMap(\.self).map {
      TypeSizes.Exception("M", "A", .properties, $0)
    }
    let found = Self.findings(in: [Self.type(properties: count)], except: exceptions)
    #expect(found.count == (part == nil ? 0 : 1))
    #expect(found.allSatisfy { $0.contains(part ?? "") })
  }

  @Test("matches an entry by module, type and measure")
  func otherExceptions() {
    let files = Self.extensions(6)
    #expect(Self.findings(in: files, except: [.init("M", "A", .files, 7)]).isEmpty)
    #expect(Self.findings(in: files, except: [.init("M", "A", .files, 8)]).count == 1)
    #expect(Self.findings(in: files, except: [.init("M", "A", .properties, 16)]).count == 2)
    let unknown = Self.findings(in: files, except: [.init("N", "A", .files, 7, line: 3)])
    #expect(
      unknown.last
        == "\(TypeSizes.Exception.path):3: 'A' is listed, but N has no such type; remove the entry")
  }

  @Test("reports a module with too many files or lines")
  func modules() {
    func found(_ maximumFiles: Int, _ maximumLines: Int) -> [String] {
      TypeSizes.findings(
        in: Self.extensions(2), ofModule: "M", atMostFiles: maximumFiles, lines: maximumLines
      ).map(\.description)
    }
    #expect(found(3, 4).isEmpty)
    #expect(
      found(2, 3) == [
        "Sources/M:1: M has at most 2 files, it has 3; simplify what is there before adding more",
        "Sources/M:1: M has at most 3 lines, it has 4; simplify what is there before adding more",
      ])
  }

  private static func declarations(_ text: String) -> [TypeDeclaration] {
    TypeDeclaration.all(in: SourceFile(path: "A.swift", text: text))
  }

  private static func findings(
    in files: [SourceFile], except exceptions: [TypeSizes.Exception] = []
  ) -> [String] {
    TypeSizes.findings(in: files, except: exceptions).map(\.description)
  }

  private static func type(properties: Int) -> SourceFile {
    let members = (0..<properties).map { "  let a\($0): Int\n" }.joined()
    return SourceFile(path: "Sources/M/A.swift", text: "\nstruct A {\n\(members)}\n")
  }

  /// A type of two lines in a file, and extensions of one line in as many more.
  private static func extensions(_ count: Int) -> [SourceFile] {
    (0..<count).map {
      SourceFile(path: "Sources/M/A+\($0).swift", text: "extension A {}\n")
    } + [SourceFile(path: "Sources/M/A.swift", text: "\nstruct A {}\n")]
  }
}
