import Testing

@Suite("Code and comments are told apart")
struct SwiftTextTests {
  @Test(
    "finds code where the compiler finds it",
    arguments: [
      ("let a = 1 // b", "let a = 1     "),
      ("a /* b /* c */ d */ e", "a                   e"),
      (#"let a = "b{c" + d"#, #"let a = "   " + d"#),
      (#""a \"b\" c" d"#, #""         " d"#),
      (#""a \(b(c) + "d\(e)") f" g"#, ##""   (b(c) + "  (e)")  " g"##),
      ("#\"a\" \\(b) \\#(c)\"# d", " \"          (c)\"  d"),
      ("\"\"\"\n  a \"b\" {\n  \"\"\" c", "\"  \n         \n  \"   c"),
      (##"let a = #/"{(/# + b"##, "let a =         + b"),
      ("#if a\n#endif", "#if a\n#endif"),
      ("\"open\nlet a = 1", "\"    \nlet a = 1"),
      ("let a = \"", "let a = \""),
      ("\"\\", "\" "),
      ("\"\\(a", "\" (a"),
      ("/* open", "       "),
      ("", ""),
    ])
  func code(source: String, code: String) {
    #expect(String(decoding: SwiftText(Array(source.utf8)).code, as: UTF8.self) == code)
  }

  @Test("finds comments, and none in strings")
  func comments() {
    let text = SwiftText(Array("a // b\n\"// c\" /* d */".utf8))
    #expect(String(decoding: text.comments, as: UTF8.self) == "  // b\n       /* d */")
  }

  @Test("keeps every byte at its offset")
  func offsets() {
    for file in SourceTree.here.swiftFiles {
      #expect(file.swift?.code.count == file.bytes.count)
    }
  }
}
