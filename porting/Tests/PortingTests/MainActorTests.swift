import Testing

@Suite("The main actor")
struct MainActorTests {
  @Test(
    "is removed from declarations, types and closures of files with views",
    arguments: [
      ("@MainActor func f() {}", "nonisolated func f() {}"),
      ("@MainActor\nfinal class A {}", "nonisolated final class A: @unchecked Sendable {}"),
      (
        "@objc @MainActor public class A: UIView {}",
        "nonisolated public class A: UIView, @unchecked Sendable {}"
      ),
      (
        "@preconcurrency @MainActor protocol A {\n  @MainActor func f()\n}",
        "nonisolated protocol A {\n  func f()\n}"
      ),
      (
        "struct A {\n  let f: @MainActor @Sendable () -> Void\n}",
        "nonisolated struct A {\n  let f: @Sendable () -> Void\n}"
      ),
      (
        "extension A: @MainActor B, @preconcurrency C {}", "nonisolated extension A: B, C {}"
      ),
      (
        "func f() {\n  g { @MainActor [weak self] in h() }\n  g { @MainActor in h() }\n}",
        "nonisolated func f() {\n  g { [weak self] in h() }\n  g { h() }\n}"
      ),
      ("class A {\n  isolated deinit {}\n}", "nonisolated class A {\n  deinit {}\n}"),
      (
        "func f() {\n  let a = MainActor.assumeIsolated { g() }\n}",
        "nonisolated func f() {\n  let a = ({ g() })()\n}"
      ),
    ])
  func removed(source: String, expected: String) {
    #expect(ported("import UIKit\n" + source) == "import UIKit\n" + expected)
  }

  @Test(
    "stays where tests and tasks start",
    arguments: [
      (
        "@MainActor @Test func f() {}", "@MainActor @Test func f() {}"
      ),
      (
        "@MainActor struct A {\n  @Test func f() {}\n}",
        "@MainActor struct A {\n  @Test func f() {}\n}"
      ),
      (
        "func f() {\n  Task { @MainActor in g() }\n  Task(priority: .low) { @MainActor in g() }\n}",
        "nonisolated func f() {\n  Task { @MainActor in g() }\n"
          + "  Task(priority: .low) { @MainActor in g() }\n}"
      ),
    ])
  func kept(source: String, expected: String) {
    #expect(ported("import UIKit\n" + source) == "import UIKit\n" + expected)
  }

  @Test(
    "is no default for what files and types declare",
    arguments: [
      ("enum A {\n  struct B {}\n}", "nonisolated enum A {\n  struct B {}\n}"),
      ("public private(set) var a: Int { 1 }", "nonisolated public private(set) var a: Int { 1 }"),
      ("let a = 1, b = \"\"", "nonisolated let a = 1, b = \"\""),
      ("let a = UIView()", "nonisolated(unsafe) let a = UIView()"),
      (
        "struct A {\n  static let a: CGFloat = 8\n  static var b = 1\n  static var c: Int { 2 }\n}",
        "nonisolated struct A {\n  static let a: CGFloat = 8\n"
          + "  nonisolated(unsafe) static var b = 1\n  static var c: Int { 2 }\n}"
      ),
      (
        "class A: UIView {\n  private lazy var a = B()\n  func f() { lazy var b = 1 }\n}",
        "nonisolated class A: UIView, @unchecked Sendable {\n"
          + "  nonisolated(unsafe) private lazy var a = B()\n  func f() { lazy var b = 1 }\n}"
      ),
      (
        "#if DEBUG\nclass A: B where C: D {}\n#endif",
        "#if DEBUG\nnonisolated class A: B where C: D {}\n#endif"
      ),
      (
        "struct A {\n  @TaskLocal static var a = 1\n}",
        "nonisolated struct A {\n  @TaskLocal static var a = 1\n}"
      ),
    ])
  func declarations(source: String, expected: String) {
    #expect(ported("import UIKit\n" + source) == "import UIKit\n" + expected)
  }

  @Test(
    "leaves other actors, and the variables and functions of scripts, alone",
    arguments: [
      "actor A {\n  func f() {}\n}", "@SomeActor final class A {}", "nonisolated struct A {}",
      "nonisolated(unsafe) var a = 1", "var a = 1\nfunc f() {}\nprint(a)",
    ])
  func others(source: String) {
    #expect(ported("import UIKit\n" + source) == "import UIKit\n" + source)
  }

  @Test("leaves files without views alone")
  func withoutViews() {
    let source = "import Foundation\n@MainActor final class A { static var a = 1 }"
    #expect(ported(source) == source)
  }

  @Test("makes the classes that inherit from views Sendable once, across files")
  func classes() {
    let files = [
      "A.swift": "import UIKit\nclass A: UIViewController {}",
      "B.swift": "class B: A {}\nclass C: A, Sendable {}\nclass D: Operation {}",
      "C.swift": "extension A: @unchecked Sendable {}",
    ]
    #expect(
      ported(files) == [
        "A.swift": "import UIKit\nnonisolated class A: UIViewController {}",
        "B.swift": "nonisolated class B: A, @unchecked Sendable {}\n"
          + "nonisolated class C: A, Sendable {}\nnonisolated class D: Operation {}",
        "C.swift": "nonisolated extension A: @unchecked Sendable {}",
      ])
  }

  @Test("is counted by kind")
  func counts() {
    let source = """
      import UIKit
      @MainActor class A: UIView {
        static var a = 1
        func f() { MainActor.assumeIsolated { g() } }
      }
      """
    #expect(
      changes(["A.swift": source]) == [
        [
          "1 '@MainActor' removed", "1 'MainActor.assumeIsolated' replaced by a call",
          "1 declaration made 'nonisolated'", "1 stored property made 'nonisolated(unsafe)'",
          "1 class made '@unchecked Sendable'",
        ]
      ])
  }
}
