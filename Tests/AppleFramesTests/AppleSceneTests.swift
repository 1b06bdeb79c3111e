import Foundation
import Testing

@Suite("Files of scenes with answers")
struct AppleSceneTests {
  @Test("what cannot be read is a view that differs, and not the end of the test")
  func unreadable() {
    let tally = FrameTally(scene: Data("{\"size\": [1]}".utf8), named: "a.json")
    #expect(tally.summary == "views 0/1 exact 0/0 scenes 0/1")
    #expect(tally.mismatches.first?.hasPrefix("a.json cannot be read: ") == true)
  }

  @Test("what no view can be has a line of its own; the rest is laid out")
  func problems() {
    let tally = tally(
      children: """
        {"id": "a", "element": "view"},
        {"id": "s", "element": "stackView", "stack": {"alignment": "sideways"}},
        {"id": "h", "element": "label", "intrinsic": [40, 20], "hugging": [-1, 250]}
        """,
      constraints: [
        ["id": "1", "first": "a", "a1": "diagonal", "owner": "a", "const": 20],
        ["id": "2", "first": "a", "a1": "leading", "second": "r", "a2": "left", "owner": "r"],
        ["id": "3", "first": "a", "a1": "width", "owner": "a", "const": 20, "prio": 1001],
        ["id": "4", "first": "a", "a1": "width", "owner": "b", "const": 20],
        ["id": "5", "first": "a", "a1": "top", "second": "g", "a2": "top", "owner": "r"],
        ["id": "6", "first": "a", "a1": "width", "owner": "a", "const": 30],
        ["id": "7", "first": "a", "a1": "height", "owner": "a", "const": 10],
        ["id": "8", "first": "a", "a1": "leading", "second": "r", "a2": "leading", "owner": "r"],
        ["id": "9", "first": "a", "a1": "top", "second": "r", "a2": "top", "owner": "r"],
      ],
      guides: #""g": {"owner": "a", "type": "contentLayoutGuide"}"#,
      expected: ["a": [0, 0, 30, 10], "b": [0, 0, 1, 1]])
    #expect(
      tally.mismatches.map { String($0.prefix(while: { $0 != ":" })) } == [
        "x.json stack s", "x.json view h", "x.json constraint 1", "x.json constraint 2",
        "x.json constraint 3", "x.json constraint 4", "x.json constraint 5", "x.json b",
      ])
    #expect(tally.mismatches[2] == "x.json constraint 1: nothing is called diagonal")
    #expect(tally.summary == "views 1/2 exact 1/2 scenes 0/1")
  }

  @Test("guides of every kind are where the file says")
  func guides() {
    let tally = tally(
      children: """
        {"id": "c", "element": "collectionView"}, {"id": "b", "element": "view", "children": [
          {"id": "k", "element": "view"}, {"id": "i", "element": "view"}]},
        {"id": "d", "element": "view"}
        """,
      constraints: tied("c", to: "top", "bottom", "bar", "top")
        + tied("b", to: "bar", "top", "bar", "bottom") + tied("k", to: "k0", "top", "k0", "bottom")
        + tied("i", to: "frame", "bottom", "safe", "top")
        + tied("d", to: "bars", "top", "bars", "bottom"),
      guides: """
        "k0": {"owner": "r", "type": "keyboard"},
        "frame": {"owner": "c", "type": "frameLayoutGuide"},
        "safe": {"owner": "b", "type": "safeArea", "insets": {"top": 7}},
        "bars": {"owner": "r", "type": "safeArea", "insets": {"top": 5, "bottom": 10}}
        """,
      expected: [
        "c": [0, 20, 100, 40], "b": [0, 60, 100, 40], "k": [0, 40, 100, 0], "i": [0, 0, 100, 7],
        "d": [0, 5, 100, 85],
      ])
    #expect(tally.mismatches == [])
  }

  @Test("hidden arranged views are out of the layout, with constraints that name what is in them")
  func hidden() {
    let tally = tally(
      children: """
        {"id": "s", "element": "stackView", "stack": {"spacing": 8}, "children": [
          {"id": "a", "element": "view", "hidden": true, "children": [
            {"id": "n", "element": "view"}]},
          {"id": "b", "element": "view"}]}
        """,
      constraints: tied("s", to: "r", "top", "r", "bottom") + [
        ["first": "n", "a1": "width", "owner": "a", "second": "s", "a2": "width"],
        ["first": "b", "a1": "width", "owner": "s", "second": "n", "a2": "width", "mult": 0.5],
      ],
      expected: ["s": [0, 0, 100, 100], "b": [0, 0, 100, 100]])
    #expect(tally.mismatches == [])
  }

  /// Ties a view to the root's sides, its top and bottom to those of other items.
  private func tied(
    _ view: String, to top: String, _ topEdge: String, _ bottom: String, _ bottomEdge: String
  ) -> [[String: Any]] {
    [
      ("leading", "r", "leading"), ("trailing", "r", "trailing"), ("top", top, topEdge),
      ("bottom", bottom, bottomEdge),
    ].map {
      ["first": view, "a1": $0.0, "owner": "r", "second": $0.1, "a2": $0.2]
    }
  }

  /// The comparison of a scene of 100 points a side, with bars above 20 and below 60.
  private func tally(
    children: String, constraints: [[String: Any]], guides: String = "",
    expected: KeyValuePairs<String, [Double]>
  ) -> FrameTally {
    let rows = constraints.map { row in
      row.merging(["rel": "equal"]) { said, _ in said }
    }
    let answers = expected.map {
      ["id": $0.key, "frame": $0.value, "pixelExact": true] as [String: Any]
    }
    let parts = [rows, answers].map { part in
      (try? JSONSerialization.data(withJSONObject: part)).map {
        String(decoding: $0, as: UTF8.self)
      }
    }
    let text = """
      {"size": [100, 100], "scale": 2, "device": ["phone"], "guides": {\(guides)},
       "vcGuides": {"top": {"type": "top", "edge": 20}, "bar": {"type": "bottom", "edge": 60}},
       "view": {"id": "r", "element": "view", "children": [\(children)]},
       "constraints": \(parts[0] ?? ""), "expected": \(parts[1] ?? "")}
      """
    return FrameTally(scene: Data(text.utf8), named: "x.json")
  }
}
