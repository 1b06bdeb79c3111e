import Testing

@testable import SceneFile

/// Everything that is wrong with a scene file, without positions.
func messages(_ text: String, file: String = "a.scene.yaml") -> [String] {
  do {
    _ = try SceneDocument(bytes: Array(text.utf8), file: file)
    return []
  } catch {
    return error.problems.map(\.message)
  }
}

@Suite("What follows from a mistake")
struct FollowingFaultTests {
  @Test(
    "is not said of the names that a misspelt key or a wrong id holds",
    arguments: [
      ("subview: [{ id: a }, { id: b, guide: [g] }]", ["a.top == b.top", "g.top == a.top"], 2),
      ("subviews: [{ id: a }, { id: a, class: Label }]", ["a.firstBaseline == root.top"], 1),
      ("guides: [a], subviews: [{ id: a }]", ["a.margins.top == root.top"], 1),
      ("subviews: [{ id: 1 }]", ["1.top == root.top"], 1),
    ])
  func names(root: String, constraints: [String], count: Int) {
    let text = "root: { \(root) }\nconstraints: [\(constraints.joined(separator: ", "))]\n"
    let messages = messages(text)
    #expect(messages.count == count, "\(messages)")
    #expect(!messages.contains { $0.contains("is not the id of") }, "\(messages)")
  }

  @Test(
    "is not said of anything that names items where there is no root",
    arguments: ["layers: {}", "root: [a]", "root: []"])
  func rootless(root: String) {
    let messages = messages(
      "canvases: [100x100]\n\(root)\nconstraints: [a.top == root.top]\n"
        + "figure: { highlight: [a], notes: [{ at: a, text: Here }] }\n")
    #expect(messages.count == (root.hasPrefix("layers") ? 2 : 1), "\(messages)")
    #expect(!messages.contains { $0.contains("is not the id of") }, "\(messages)")
  }

  @Test(
    "is not said of an equation",
    arguments: [
      ("a.top == b.top + 20pt", "'20pt' is neither a number nor a metric of the scene; lengths"),
      ("a.top == b.top - b", "'b' has no attribute here; write one, as in 'b.width'"),
      ("a.top == - b", "'b' has no attribute here"),
      ("a.width == 2 / b", "'b' has no attribute here"),
      ("a.width == b.width * gap", "'gap' is neither a number nor a metric"),
      ("a.width == b.width + b.height", "this side has a second item"),
    ])
  func equations(equation: String, message: String) {
    let messages = messages(
      "root: { subviews: [{ id: a }, { id: b }] }\nconstraints: ['\(equation)']\n")
    #expect(messages.count == 1 && messages[0].hasPrefix(message), "\(messages)")
  }

  @Test("an id that is like no other is told with the ids, the first of many")
  func ids() {
    func scene(_ ids: [String]) -> String {
      let views = ids.map { "{ id: \($0) }" }.joined(separator: ", ")
      return "root: { subviews: [\(views)] }\nconstraints: ['zzzzz.top == root.top']\n"
    }
    let start = "'zzzzz' is not the id of a view or guide; the ids are root, "
    #expect(messages(scene(["a", "b"])) == [start + "a, b"])
    let many = (1...40).map { "item\($0)" }
    #expect(
      messages(scene(many)) == [start + many.prefix(11).joined(separator: ", ") + " and 29 more"])
  }

  @Test("names of colors and images are told as what to write")
  func otherWords() {
    #expect(
      messages("root: { style: { fill: crimson } }") == [
        "'crimson' is not a color; write '#dc143c', in quotes"
      ])
    #expect(
      messages("root: { style: { fill: 123456 } }") == [
        "'123456' is not a color; colors begin with #: write '#123456', in quotes"
      ])
    #expect(
      messages("root: {}\nfigure: { idPrefix: a b }") == [
        "'a b' can't begin ids; a prefix has letters from A to Z, digits, '_' and '-', and begins with a letter or '_', "
          + "such as 'a-b'"
      ])
    #expect(
      messages("root: { subviews: [{ class: ImageView, symbol: star }] }")
        == ["'symbol' is not a key of a view; did you mean 'image: { symbol: … }'?"])
  }
}

@Suite("Layout code in place of equations")
struct LayoutCodeTests {
  @Test(
    "is told as the equation that says the same",
    arguments: [
      ("b.topAnchor.constraint(equalTo: a.topAnchor)", "b.top == a.top"),
      ("b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 8)", "b.top == a.bottom + 8"),
      ("b.topAnchor.constraint(equalTo: a.topAnchor, constant: -8)", "b.top == a.top - 8"),
      (
        "b.leadingAnchor.constraint(greaterThanOrEqualTo: a.leadingAnchor).isActive = true",
        "b.leading >= a.leading"
      ),
      (
        "b.widthAnchor.constraint(lessThanOrEqualTo: a.widthAnchor, multiplier: 0.5, constant: 4)",
        "b.width <= 0.5 * a.width + 4"
      ),
      ("b.widthAnchor.constraint(equalToConstant: 40).isActive = true", "b.width == 40"),
      ("b.widthAnchor.constraint(greaterThanOrEqualToConstant: 40)", "b.width >= 40"),
      (
        "b.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)",
        "b.top == root.safeArea.top"
      ),
      ("self.b.topAnchor.constraint(equalTo: topAnchor)", "b.top == root.top"),
    ])
  func advice(code: String, equation: String) {
    for written in [code, "'\(code)'"] {
      let messages = messages(
        "root: { subviews: [{ id: a }, { id: b }] }\nconstraints:\n  - \(written)\n")
      #expect(
        messages == ["this is layout code, but a scene has equations; write '\(equation)'"],
        "\(written)")
    }
  }

  @Test("is told as such where it has no equation")
  func noEquation() {
    #expect(
      LayoutCode("a.topAnchor.constraint(equalToSystemSpacingBelow: b.bottomAnchor)")?.equation
        == nil)
    #expect(LayoutCode("a.top == b.top") == nil)
    for code in ["make.edges.equalToSuperview()", "make.top.greaterThanOrEqualTo(a).offset(8)"] {
      #expect(
        messages("root: { subviews: [{ id: a }] }\nconstraints:\n  - \(code)\n").map {
          $0.prefix(24)
        } == ["this is layout code, but"])
    }
  }
}

@Suite("Files of other kinds")
struct OtherFileTests {
  @Test(
    "are told as what they are",
    arguments: [
      ("View.swift", "import UIKit\nclass V: UIView {}\n", "this is Swift code, not a scene; "),
      ("stdin", "import UIKit\nclass V: UIView {}\n", "this is Swift code, not a scene; "),
      ("a.json", #"{ "results": [], "version": 1 }"#, "this isn't a scene: it has none of "),
      ("theme.yaml", "theme: dark\ncolors: {}\n", "this isn't a scene: it has none of "),
      ("a.pdf", "%PDF-1.7", "this is a PDF file, not a scene; "),
      ("a.out", "\u{7F}ELF\u{2}\u{1}\u{1}\0\0", "this is a binary file, not a scene; "),
    ])
  func kinds(file: String, text: String, message: String) {
    let messages = messages(text, file: file)
    #expect(messages.count == 1 && messages[0].hasPrefix(message), "\(messages)")
  }

  @Test("are not what a scene without a root is")
  func scenes() {
    #expect(messages("scene: A\n") == ["'root' is missing; a scene needs one"])
    #expect(messages("roots: {}\n").contains { $0.contains("did you mean 'root'?") })
  }
}
