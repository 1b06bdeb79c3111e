import Porting
import Testing

/// The copies of files, by path.
func sceneCopies(
  _ files: [String: String], nibs: [String: String] = [:], without errors: [CompilerError] = []
) -> SceneCopies {
  SceneCopies(
    files.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) },
    ofModule: "M", nibs: nibs, without: errors)
}

extension SceneCopies {
  var texts: [String] { copies.map { String(decoding: $0.bytes, as: UTF8.self) } }

  /// The expressions that make classes.
  var calls: [String] {
    texts.joined().split(separator: "\n").compactMap { line in
      guard let start = line.firstRange(of: "passRetained("), line.hasSuffix(").toOpaque() }")
      else {
        return nil
      }
      return String(line[start.upperBound...].dropLast(14))
    }
  }

  /// The lines, names and reasons of what can't be made.
  var reasons: [String] { others.map { "\($0.line) \($0.name): \($0.reason)" } }
}

@Suite("Classes as scenes")
struct SceneClassesTests {
  private func copies(_ text: String) -> SceneCopies { sceneCopies(["/A.swift": text]) }

  @Test(
    "are made by the initializers of their superclass",
    arguments: [
      ("UIView", "A(frame: .zero)"), ("UIKit.UIView", "A(frame: .zero)"),
      ("UIControl", "A(frame: .zero)"), ("UIStackView", "A(frame: .zero)"),
      ("UICollectionViewCell", "A(frame: .zero)"), ("NSView", "A(frame: .zero)"),
      ("UITableViewCell", "A(style: .default, reuseIdentifier: nil)"),
      ("UITableViewHeaderFooterView", "A(reuseIdentifier: nil)"),
      ("UIViewController, Sendable", "A(nibName: nil, bundle: nil)"),
      ("UINavigationController", "A(nibName: nil, bundle: nil)"),
      ("UITableViewController", "A(style: .plain)"),
    ])
  func frameworks(superclass: String, call: String) {
    #expect(copies("class A: \(superclass) {}").calls == [call])
  }

  @Test(
    "are nothing but views and view controllers",
    arguments: [
      "A", "A: NSObject", "A: Kit.BaseView", "A: UIPresentationController", "A: UIBarButtonItem",
      "A: UIWindow",
    ])
  func noViews(declaration: String) {
    let copies = copies("class \(declaration) {}")
    #expect(copies.scenes.isEmpty && copies.others.isEmpty)
  }

  @Test(
    "follow Swift's rules of inheriting initializers",
    arguments: [
      ("class A: UIView { override init(frame: CGRect) {} }", "A(frame: .zero)"),
      ("class A: UIView { init() {}; override init(frame: CGRect) {} }", "A()"),
      ("class A: UIView { convenience init(a: Int) {} }", "A(frame: .zero)"),
      ("class A: UIView { init(a: Int = 1, b: UIView...) {} }", "A()"),
      ("class A: UIView { init(frame: CGRect = .zero) {} }", "A()"),
      ("class A: UITableViewCell { init() {} }", "A()"),
      ("class A: UICollectionViewController { init() {} }", "A()"),
      (
        "class A: UIView { required convenience init?(coder: NSCoder) {} }", "A(frame: .zero)"
      ),
      ("class A: UIView {}\nextension A { convenience init() {} }", "A()"),
      ("class A: UIView { init?() {} }", "A()!"),
    ])
  func rules(source: String, call: String) {
    #expect(copies(source).calls == [call])
  }

  @Test("inherit from classes of other files, which are scenes as well")
  func lineage() {
    let files = [
      "/A.swift": "class A: B { override init(nibName: String?, bundle: Bundle?) {} }",
      "/B.swift": "class B: UIViewController { init() {} }\nclass D: B {}",
    ]
    #expect(sceneCopies(files).calls == ["A(nibName: nil, bundle: nil)", "B()", "D()"])
  }

  @Test("are made under the conditions of their declaration, if these may be true")
  func conditions() {
    let copies = copies(
      "#if DEBUG\nclass A: UIView {}\n#endif\n#if os(macOS)\nclass C: NSView {}\n#else\n"
        + "class C: UIView {}\n#endif\n")
    #expect(copies.calls == ["A(frame: .zero)", "C(frame: .zero)"])
    #expect(copies.texts[0].contains("#if DEBUG\n#sourceLocation(file: \"/A.swift#scenes\""))
  }

  @Test(
    "that can't be made have a reason",
    arguments: [
      ("class A: UIView { init(user: User) {} }", "init(user:) needs a User; add a #Preview"),
      (
        "class A: UIView { init(_ a: Account, b: Int = 1) {} }",
        "init(_:b:) needs an Account; add a #Preview"
      ),
      ("class A<B>: UIView {}", "it is generic; add a #Preview"),
      (
        "class A: UIView { init() throws {} }",
        "it has no initializer without arguments; add a #Preview"
      ),
      (
        "class A: UIView { required init?(coder: NSCoder) {} }",
        "it has no initializer without arguments; add a #Preview"
      ),
    ])
  func unmade(source: String, reason: String) {
    #expect(copies(source).calls.isEmpty)
    #expect(copies(source).reasons == ["1 A: \(reason)"])
  }
}

@Suite("Previews as scenes")
struct ScenePreviewsTests {
  @Test(
    "have names, traits and sizes",
    arguments: [
      ("#Preview { V() }", "A.preview", [], nil),
      ("#Preview(\"Dark\") { V() }", "Dark", [], nil),
      (
        "#Preview(\"a\", traits: .landscapeLeft, .sizeThatFitsLayout) { V() }", "a",
        ["landscapeLeft", "sizeThatFitsLayout"], nil
      ),
      (
        "#Preview(traits: .fixedLayout(width: 300, height: 200.5), .portrait) { V() }",
        "A.preview", ["portrait"], [300, 200.5]
      ),
      ("#Preview(\"a\", traits: .defaultLayout, body: { V() })", "a", ["defaultLayout"], nil),
    ] as [(String, String, [String], [Double]?)])
  func arguments(source: String, name: String, traits: [String], size: [Double]?) {
    let scenes = sceneCopies(["/A.swift": "import UIKit\n\(source)\n"]).scenes
    #expect(scenes.map(\.name) == [name] && scenes.map(\.kind) == [.preview])
    #expect(scenes.map(\.line) == [2] && scenes.first?.traits == traits)
    #expect(scenes.first?.size == size)
  }

  @Test("become functions on the same lines")
  func functions() throws {
    let source =
      "@available(iOS 17, *)\n#Preview(\"a\") {\n  let v = V()\n  return v\n}\nlet last = 1\n"
    let lines = sceneCopies(["/A.swift": source]).texts[0].split(separator: "\n")
    try #require(lines.count > 6)
    #expect(lines[2].hasPrefix("@_cdecl(\"plumbline_scene_"))
    #expect(lines[3...6] == ["  let v = V()", "  return v", "} }", "let last = 1"])
  }

  @Test("stand for the classes that they make")
  func previewed() {
    let copies = sceneCopies([
      "/A.swift": "class A: UIView { init(user: User) {} }",
      "/B.swift": "#Preview { A(user: .me) }",
    ])
    #expect(copies.scenes.map(\.name) == ["B.preview"] && copies.reasons.isEmpty)
  }

  @Test("of SwiftUI stay, and those that take values go")
  func others() {
    let source = "import SwiftUI\n#Preview { Text(\"a\") }\n"
    #expect(
      sceneCopies(["/A.swift": source]).reasons == ["2 A.preview: its #Preview is of SwiftUI"])
    let values = "#Preview(\"a\", arguments: [1]) { a in\n  V()\n}\nlet a = 1\n"
    let copies = sceneCopies(["/A.swift": values])
    #expect(copies.reasons == ["1 a: its #Preview takes more than a name, traits and a body"])
    #expect(copies.texts[0].hasSuffix("line: 1)\n\n\n\nlet a = 1\n\n"))
  }
}
