import Testing

@Suite("Selectors and key paths")
struct SelectorsAndKeyPathsTests {
  @Test(
    "become names without the type",
    arguments: [
      ("#selector(tap)", "Selector(\"tap\")"),
      ("#selector(self.tap(_:))", "Selector(\"tap(_:)\")"),
      ("#selector(A.B.tap(_:with:))", "Selector(\"tap(_:with:)\")"),
      ("#selector(getter: A.size)", "Selector(\"size\")"),
      ("#selector(tap as (A) -> (Int) -> Void)", "Selector(\"tap\")"),
      ("#selector((A.tap(_:)) as () -> Void)", "Selector(\"tap(_:)\")"),
      ("#selector(`default`)", "Selector(\"default\")"),
      ("#selector(\n  A.tap\n)", "Selector(\"tap\")"),
      ("#keyPath(A.frame)", "\"frame\""),
      ("#keyPath(Module.A.b.c)", "\"b.c\""),
      ("#keyPath(b.c)", "\"b.c\""),
      ("f(#selector(a), /* b */ #keyPath(c))", "f(Selector(\"a\"), /* b */ \"c\")"),
    ])
  func names(source: String, expected: String) {
    #expect(ported("let a = \(source)") == "let a = \(expected)")
  }

  @Test("that name nothing are reported")
  func unnamed() {
    let source = ["A.swift": "let a = [\n  #selector(f()), #keyPath(A),\n]"]
    #expect(ported(source) == source)
    #expect(
      leftovers(source) == [
        "A.swift:2:3: warning: '#selector(f())' names no method or property; "
          + "write the name as a 'Selector(\"…\")'",
        "A.swift:2:19: warning: '#keyPath(A)' is no chain of properties; "
          + "write the key path as a string",
      ])
  }

  @Test("leave other macros alone")
  func others() {
    let source = "let a = #line + #Predicate<A> { $0.b }; let b = \"#selector(a)\""
    #expect(ported(source) == source)
  }
}
