import Testing

@Suite("Attributes of Objective-C")
struct ObjectiveCWordsTests {
  @Test(
    "are removed with the space that sets them apart",
    arguments: [
      ("@objc func f() {}", "func f() {}"),
      ("@objc(name:) func f() {}", "func f() {}"),
      ("@objc @IBInspectable public var a = 1", "public var a = 1"),
      ("@IBOutlet weak var a: A!", "weak var a: A!"),
      ("@objc dynamic var a = 1", "var a = 1"),
      ("@objc\ndynamic\nvar a = 1", "var a = 1"),
      ("@objc dynamic\nvar a = 1", "var a = 1"),
      ("@discardableResult @objc\nfunc f() {}", "@discardableResult\nfunc f() {}"),
      ("@discardableResult @objc func f() {}", "@discardableResult func f() {}"),
      ("class A {\n  @objc\n  func f() {}\n}", "class A {\n  func f() {}\n}"),
      ("/// A.\n@objcMembers\nfinal class A {}", "/// A.\nfinal class A {}"),
      ("@objc // Why.\nfunc f() {}", "// Why.\nfunc f() {}"),
      ("@objc /* Why. */ func f() {}", "/* Why. */ func f() {}"),
      ("@objc\r\nfunc f() {}\r\n", "func f() {}\r\n"),
      ("\u{FEFF}@objc func f() {}", "\u{FEFF}func f() {}"),
      ("@objc enum A: Int { case a }", "enum A: Int { case a }"),
      ("@IBAction func a(_ b: Any) { @objc func c() {} }", "func a(_ b: Any) { func c() {} }"),
    ])
  func removal(source: String, expected: String) {
    #expect(ported(source) == expected)
  }

  @Test(
    "are left alone if they are anything else",
    arguments: [
      "@MainActor @available(iOS 13, *) final class A {}", "let a = \"@objc\" // @objc dynamic",
      "@nonobjc func f() {}", "@dynamicMemberLookup struct A { let dynamic = 1 }",
      "@objcLike func f() {}", "",
    ])
  func others(source: String) { #expect(ported(source) == source) }

  @Test("leave protocols limited to classes, on which weak references rely")
  func protocols() {
    #expect(ported("@objc protocol A {}") == "protocol A: AnyObject {}")
    #expect(ported("@objc(A) public protocol A : B {}") == "public protocol A : B {}")
    #expect(ported("protocol A {}") == "protocol A {}")
  }

  @Test("are removed inside of conditions, whichever branch is compiled")
  func conditions() {
    #expect(
      ported("#if DEBUG\n@objc func f() {}\n#else\n@objc func g() {}\n#endif")
        == "#if DEBUG\nfunc f() {}\n#else\nfunc g() {}\n#endif")
    #expect(
      ported("class A {\n  #if DEBUG\n  @objc\n  #endif\n  func f() {}\n}")
        == "class A {\n  #if DEBUG\n  #endif\n  func f() {}\n}")
  }
}
