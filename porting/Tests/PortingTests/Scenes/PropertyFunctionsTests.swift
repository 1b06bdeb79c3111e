import Porting
import Testing

@Suite("Properties for Interface Builder")
struct PropertyFunctionsTests {
  /// The names of the functions that set properties.
  private func functions(_ copies: SceneCopies) -> [String] {
    copies.texts.joined().split(separator: "\n").compactMap { line in
      guard let start = line.firstRange(of: "@_cdecl(\"plumbline.set.") else { return nil }
      return line[start.upperBound...].split(separator: "\"").first.map(String.init)
    }
  }

  @Test(
    "have functions in the files of their classes and extensions",
    arguments: [
      ("class A: UIView { @IBOutlet private weak var a: UILabel!; var b = 1 }", ["M.A.a"]),
      ("class A: UIView { @IBOutlet var a, b: UILabel? }", ["M.A.a", "M.A.b"]),
      ("extension UIView { @IBInspectable var a: Int { get { 1 } set {} } }", ["M.UIView.a"]),
      ("enum B { class A: NSObject { @IBOutlet var a: UILabel! } }", ["M.B.A.a"]),
      ("enum B { private class A: NSObject { @IBOutlet var a: UILabel! } }", []),
      ("class A<B>: UIView { @IBOutlet var a: UILabel! }", []),
      ("class A: UIView {\n#if os(macOS)\n@IBOutlet var a: UILabel!\n#endif\n}", []),
    ])
  func names(source: String, names: [String]) {
    #expect(functions(sceneCopies(["/A.swift": source])) == names)
  }

  @Test("set nothing if what they need doesn't compile")
  func fallback() throws {
    let source = "class A: UIView { @IBOutlet var a: Gone! }\n"
    let error = CompilerError(file: "/A.swift#scenes", line: 2, column: 1, message: "gone")
    let copies = sceneCopies(["/A.swift": source], without: [error])
    let line = try #require(copies.texts[0].split(separator: "\n").last)
    #expect(line.hasPrefix("@_cdecl(\"plumbline.set.M.A.a\") ") && line.hasSuffix("{ true }"))
    #expect(copies.scenes.map(\.name) == ["A"])
  }

  @Test("are those of classes that nibs make")
  func nibs() {
    let source = "class A: UITableViewCell { required init?(coder: NSCoder) {} }\n"
    let copies = sceneCopies(["/A.swift": source], nibs: ["A": "Cell"])
    #expect(
      copies.calls == [
        "UINib(nibName: \"Cell\", bundle: nil).instantiate(withOwner: nil)"
          + ".lazy.compactMap { $0 as? A }.first!"
      ])
  }
}
