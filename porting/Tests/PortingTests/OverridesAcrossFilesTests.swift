import Testing

@Suite("Overrides in extensions in other files")
struct OverridesAcrossFilesTests {
  @Test("move with the imports that they need, and take the other file's line breaks")
  func files() {
    let files = [
      "F/A.swift":
        "// A.\r\n\r\nimport UIKit\r\n\r\nnonisolated class A: UIView, Sendable {\r\n}\r\n",
      "F/B.swift": """
      @preconcurrency import GameKit
      import UIKit

      nonisolated extension A {
        override func layoutSubviews() {
          super.layoutSubviews()
        }
      }
      """,
    ]
    #expect(
      ported(files) == [
        "F/A.swift":
          "// A.\r\n\r\n@preconcurrency import GameKit\r\nimport UIKit\r\n\r\n"
          + "nonisolated class A: UIView, Sendable {\r\n  override func layoutSubviews() {\r\n    super.layoutSubviews()\r\n  }\r\n}\r\n",
        "F/B.swift": "@preconcurrency import GameKit\nimport UIKit\n",
      ])
    #expect(ported(ported(files)) == ported(files))
    #expect(
      changes(files) == [
        ["1 import added", "1 member moved here from F/B.swift"],
        ["1 member moved into class 'A' in F/A.swift"],
      ])
  }

  @Test("prefer the class in their folder")
  func folders() {
    let source = "class A {}\n"
    let files = [
      "F/A.swift": source, "G/A.swift": source,
      "G/B.swift": "extension A { override func f() {} }\n",
    ]
    #expect(ported(files)["F/A.swift"] == source)
    #expect(ported(files)["G/A.swift"] == "class A {\n  override func f() {}\n}\n")
  }

  @Test(
    "stay if they use what is private to their file",
    arguments: [
      "private func used() {}", "extension A { fileprivate var used: Int { 1 } }",
      "private extension B { func used() {} }", "#if DEBUG\nprivate enum used {}\n#endif",
      "private let a = 1, used = 2",
    ])
  func privateNames(declaration: String) {
    let files = [
      "A.swift": "class A {}",
      "B.swift": "\(declaration)\nextension A { override func f() { used() } }",
    ]
    #expect(ported(files) == files)
    #expect(
      leftovers(files).map { $0.split(separator: ": ", maxSplits: 1).last } == [
        "warning: 'f()' must be in class 'A' in A.swift, and uses 'used', which is private to this "
          + "file; make 'used' internal, and run this again"
      ])
  }

  @Test("move if what is private is not used, or is in the same file")
  func otherPrivateNames() {
    let other = "private func other() {}\n"
    let source = "extension A { override func f() { used() } }"
    let files = ["A.swift": "class A {}", "B.swift": other + source]
    #expect(
      ported(files) == [
        "A.swift": "class A {\n  override func f() { used() }\n}", "B.swift": other,
      ])
    #expect(
      ported("private func used() {}\nclass A {}\n" + source)
        == "private func used() {}\nclass A {\n  override func f() { used() }\n}\n")
  }

  @Test("of classes that no file declares, or several, are reported")
  func unknownClasses() {
    let files = [
      "A.swift": "extension UIView {\n  open override func f(_ a: Int) {}\n}",
      "B.swift":
        "#if DEBUG\nclass B {}\n#else\nclass B {}\n#endif\nextension B {\n  override func g() {}\n}",
      "C.swift": "class C<T> {}\nextension C where T == Int {\n  override var h: Int { 1 }\n}",
      "D.swift": "extension C<String> {\n  override init() {}\n}",
    ]
    #expect(ported(files) == files)
    #expect(
      leftovers(files) == [
        "A.swift:2:8: warning: 'f(_:)' is in an extension of 'UIView', which no parsed file "
          + "declares as a class; members that override or are overridden must be in the class "
          + "itself; move it into a subclass, or remove it",
        "B.swift:7:3: warning: 'g()' must be in the class itself, and several files declare 'B'; "
          + "move it into the right one",
        "C.swift:3:3: warning: 'h' is in an extension for some generic arguments of 'C'; "
          + "move it into the class, and test the arguments there",
        "D.swift:2:3: warning: 'init()' is in an extension for some generic arguments of 'C'; "
          + "move it into the class, and test the arguments there",
      ])
  }

  @Test("are overridden in subclasses: those move too")
  func overriddenMembers() {
    let files = [
      "A.swift": """
      class A: UIView {
      }
      extension A: B {
        @objc func f(a: Int) {}
        func f(b: Int) {}
        var g: Int { 1 }
      }
      """,
      "B.swift":
        "enum E {\n  class C: A {}\n  class D: C {\n    override func f(a b: Int) {}\n  }\n}\n"
        + "extension E.D {\n  override var g: Int { 2 }\n}\n",
    ]
    #expect(
      ported(files) == [
        "A.swift": """
        class A: UIView {
          func f(a: Int) {}

          var g: Int { 1 }
        }
        extension A: B {
          func f(b: Int) {}
        }
        """,
        "B.swift": "enum E {\n  class C: A {}\n  class D: C {\n    override func f(a b: Int) {}\n\n"
          + "    override var g: Int { 2 }\n  }\n}\n",
      ])
  }

  @Test("of a class that inherits from itself do not keep the search going")
  func cycles() {
    #expect(
      ported("class A: B {}\nclass B: A {}\nextension A { override func f() {} }\n")
        == "class A: B {\n  override func f() {}\n}\nclass B: A {}\n")
  }
}
