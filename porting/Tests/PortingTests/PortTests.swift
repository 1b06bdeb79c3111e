import Porting
import Testing

@Suite("Porting files")
struct PortTests {
  @Test("leaves files that are no UTF-8 or no Swift, with the position of the error")
  func unparsedFiles() {
    let port = Port([
      SourceFile(path: "A.swift", bytes: Array("@objc class A {".utf8)),
      SourceFile(path: "B.swift", bytes: Array("let é = \"\"; let = 1\r\n".utf8)),
      SourceFile(path: "C.swift", bytes: Array("@objc class B {} // ".utf8) + [0xFF]),
      SourceFile(path: "D.swift", bytes: Array("@objc class C {}".utf8)),
    ])
    #expect(port.changedFiles.map(\.original.path) == ["D.swift"])
    #expect(
      port.unparsedFiles.map(\.description) == [
        "A.swift:1:16: error: expected '}' to end class; correct it, or leave it out of the "
          + "folder; the file is left as it is",
        "B.swift:1:18: error: expected pattern in variable; correct it, or leave it out of the "
          + "folder; the file is left as it is",
        "C.swift: error: the file is not UTF-8; convert it to UTF-8; the file is left as it is",
      ])
  }

  @Test("takes what Swift 5 takes, such as a space after an attribute's name")
  func swift5() {
    #expect(
      ported("@available (iOS 9.0, *)\n@objc class A {}") == "@available (iOS 9.0, *)\nclass A {}")
  }

  @Test("counts changes by kind")
  func kinds() {
    let source =
      "@objc class A { @objc dynamic var a = #selector(b), c = #keyPath(a) }\n#if os(iOS)\n#endif"
    #expect(
      changes(["A.swift": source]) == [
        [
          "2 attributes removed", "1 'dynamic' removed", "1 '#selector' replaced",
          "1 '#keyPath' replaced", "1 'os(…)' replaced",
        ]
      ])
  }

  @Test("keeps every byte of what it doesn't change")
  func untouchedBytes() {
    let odd = "\u{FEFF}#!/usr/bin/swift\r\n  let  a=1 ;;\t\r\n\r\n\u{C}// é 👩‍👩‍👧\r let b = #\"\\(1)\"#"
    let port = plan(["A.swift": odd])
    #expect(port.changedFiles.isEmpty)
    #expect(
      ported("let a =   1  \r\n\t@objc  func f( ) { }\r\n")
        == "let a =   1  \r\n\tfunc f( ) { }\r\n")
  }
}
