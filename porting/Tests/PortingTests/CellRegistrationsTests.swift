import Testing

@Suite("Registered classes")
struct CellRegistrationsTests {
  @Test(
    "become the functions that make their views",
    arguments: [
      (
        "view.register(Cell.self, forCellWithReuseIdentifier: \"cell\")",
        "view.register(Cell.init(frame:), forCellWithReuseIdentifier: \"cell\")"
      ),
      (
        "register(\n  A.Cell<Int>.self,\n  forCellWithReuseIdentifier: a)",
        "register(\n  A.Cell<Int>.init(frame:),\n  forCellWithReuseIdentifier: a)"
      ),
      (
        "table.register(Cell.self, forCellReuseIdentifier: \"cell\")",
        "table.register(Cell.init(style:reuseIdentifier:), forCellReuseIdentifier: \"cell\")"
      ),
      (
        "table.register(Header.self, forHeaderFooterViewReuseIdentifier: \"header\")",
        "table.register(Header.init(reuseIdentifier:), forHeaderFooterViewReuseIdentifier: \"header\")"
      ),
      (
        "a.b?.register(Header.self, forSupplementaryViewOfKind: k, withReuseIdentifier: \"h\")",
        "a.b?.register(Header.init(frame:), forSupplementaryViewOfKind: k, withReuseIdentifier: \"h\")"
      ),
      (
        "extension C { func f<T>(_: T) { register(Cell.self, forCellWithReuseIdentifier: a) } }",
        "extension C { func f<T>(_: T) { register(Cell.init(frame:), forCellWithReuseIdentifier: a) } }"
      ),
    ])
  func replaced(source: String, expected: String) {
    #expect(ported(source) == expected)
    #expect(leftovers(["A.swift": source]).isEmpty)
    #expect(changes(["A.swift": source]) == [["1 registered class replaced by initializers"]])
  }

  @Test(
    "stay where they make no views, and where they are none",
    arguments: [
      "layout.register(Line.self, forDecorationViewOfKind: \"line\")",
      "view.register(nil, forCellWithReuseIdentifier: \"cell\")",
      "view.register(makeCell, forCellWithReuseIdentifier: \"cell\")",
      "store.register(Cell.self)", "view.enroll(Cell.self, forCellWithReuseIdentifier: \"cell\")",
    ])
  func kept(source: String) {
    #expect(ported(source) == source)
    #expect(leftovers(["A.swift": source]).isEmpty)
  }

  @Test(
    "are reported if only other code knows the class",
    arguments: [
      ("func f<T: C>(_: T.Type) { a.register(T.self, forCellWithReuseIdentifier: b) }", "T"),
      (
        "class L<Cell> { func f() { a.register(Cell.self, forCellWithReuseIdentifier: b) } }",
        "Cell"
      ),
      (
        "class L<Cell> {}\nextension L { func f() { a.register(Cell.self, forCellWithReuseIdentifier: b) } }",
        "Cell"
      ),
      (
        "protocol P { associatedtype Cell }\nextension P { func f() { "
          + "a.register(Cell.self, forCellWithReuseIdentifier: b) } }", "Cell"
      ),
      (
        "enum O { struct L<Cell> {} }\nextension O.L { func f() { "
          + "a.register(Cell.self, forSupplementaryViewOfKind: b, withReuseIdentifier: c) } }",
        "Cell"
      ),
      (
        "extension C { static func f() { a.register(Self.self, forCellWithReuseIdentifier: b) } }",
        "Self"
      ),
      ("for type in types { a.register(type.self, forCellWithReuseIdentifier: b) }", "type"),
    ])
  func placeholders(source: String, name: String) {
    #expect(ported(source) == source)
    let reports = leftovers(["A.swift": source])
    #expect(reports.count == 1)
    #expect(
      reports.first?.hasSuffix(
        "warning: '\(name)' is known only where this is called from, and a class alone makes no views; "
          + "add a parameter for a function that makes them, and pass it 'Cell.init(frame:)' or the like"
      )
        == true)
  }

  @Test(
    "get the function that makes views",
    arguments: [
      (
        "let a = UICollectionView.CellRegistration<Cell, Item> { cell, _, item in }",
        "let a = UICollectionView.CellRegistration<Cell, Item>(Cell.init(frame:)) { cell, _, item in }"
      ),
      (
        "let a = CellRegistration<A.Cell, Int>(handler: f)",
        "let a = CellRegistration<A.Cell, Int>(A.Cell.init(frame:), handler: f)"
      ),
      (
        "let a = UICollectionView.SupplementaryRegistration<H>(elementKind: k) { _, _, _ in }",
        "let a = UICollectionView.SupplementaryRegistration<H>(H.init(frame:), elementKind: k) "
          + "{ _, _, _ in }"
      ),
    ])
  func registrations(source: String, expected: String) { #expect(ported(source) == expected) }

  @Test("stay if only other code knows the class, or a document makes the views")
  func otherRegistrations() {
    let generic =
      "func f<C: UICollectionViewCell>() { _ = CellRegistration<C, Int> { _, _, _ in } }"
    #expect(ported(generic) == generic)
    #expect(leftovers(["A.swift": generic]).count == 1)
    let nib = "let a = CellRegistration<Cell, Int>(cellNib: nib) { _, _, _ in }"
    #expect(ported(nib) == nib && leftovers(["A.swift": nib]).isEmpty)
  }
}
