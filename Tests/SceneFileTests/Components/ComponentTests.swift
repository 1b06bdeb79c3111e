import AutoLayout
import LayoutDocuments
import Testing

@testable import SceneFile

@Suite("Components")
struct ComponentTests {
  /// Scenes with what `expand` makes of them.
  static let scenes = CaseBook.cases(
    """
    === get their values from each use, and defaults otherwise
    components:
      tile:
        parameters: { title: Text, tint: [Color, "#2d7dd2"] }
        view:
          style: { fill: $tint }
          subviews: [{ id: title, class: Label, text: $title }]
        constraints:
          - title.centerX == view.centerX "middle"
          - (title).centerY == view.centerY
    root:
      subviews:
        - { use: tile, id: sales, with: { title: Sales } }
        - { use: tile, id: visits, with: { title: Visits, tint: "#ff0000" } }
    constraints: [sales.width == visits.width]
    --> root:
    -->   subviews:
    -->     - id: sales
    -->       style: { fill: "#2d7dd2" }
    -->       subviews:
    -->         - { id: sales.title, class: Label, text: Sales }
    -->     - id: visits
    -->       style: { fill: "#ff0000" }
    -->       subviews:
    -->         - { id: visits.title, class: Label, text: Visits }
    --> constraints:
    -->   - sales.title.centerX == sales.centerX "sales.middle"
    -->   - (sales.title).centerY == sales.centerY
    -->   - visits.title.centerX == visits.centerX "visits.middle"
    -->   - (visits.title).centerY == visits.centerY
    -->   - sales.width == visits.width
    === are numbered where they have no id
    components: { dot: { view: {} } }
    root: { subviews: [{ use: dot }, { use: dot }] }
    --> root:
    -->   subviews:
    -->     - { id: dot.1 }
    -->     - { id: dot.2 }
    === replace names in texts, two dollar signs by one, and leave prices alone
    components:
      price: { parameters: { n: Number, what: Text }, view: { class: Label, text: "$what: $$$n, not $5.$what" } }
    root: { subviews: [{ use: price, id: a, with: { n: 3, what: "$tea" } }, { class: Label, text: $n }] }
    --> root:
    -->   subviews:
    -->     - { id: a, class: Label, text: "$tea: $3, not $5.$tea" }
    -->     - { class: Label, text: $n }
    === rename guides, spacings, long forms and visual formats
    components:
      box:
        parameters: { gap: Number }
        view:
          guides: [left, { id: right }]
          subviews:
            - { id: row, class: StackView, customSpacing: { a: $gap }, subviews: [{ id: a }, { id: b }] }
        constraints:
          - { first: left.width, second: right.width, identifier: equal }
          - { visual: "H:|-[left]-(>=$gap)-[row(==left)]-m-[right]|" }
          - row.height >= m * 2 + $gap
    metrics: { m: 4 }
    root: { subviews: [{ use: box, id: x, with: { gap: m } }] }
    --> metrics: { m: 4 }
    --> root:
    -->   subviews:
    -->     - id: x
    -->       guides: [x.left, { id: x.right }]
    -->       subviews:
    -->         - id: x.row
    -->           class: StackView
    -->           customSpacing: { x.a: m }
    -->           subviews:
    -->             - { id: x.a }
    -->             - { id: x.b }
    --> constraints:
    -->   - { first: x.left.width, second: x.right.width, identifier: x.equal }
    -->   - { visual: "H:|-[x.left]-(>=m)-[x.row(==x.left)]-m-[x.right]|" }
    -->   - x.row.height >= m * 2 + m
    === use each other, and take views
    components:
      card:
        parameters: { content: View, footer: [View, {}] }
        view: { subviews: [{ use: frame, id: edge }, $content, $footer] }
        constraints: [content.top == view.top, content.mark.top == edge.line.top]
      frame: { view: { subviews: [{ id: line }] }, constraints: [line.top == view.top] }
    root: { subviews: [{ use: card, id: c, with: { content: { class: Switch, subviews: [{ id: mark }] } } }] }
    --> root:
    -->   subviews:
    -->     - id: c
    -->       subviews:
    -->         - id: c.edge
    -->           subviews:
    -->             - { id: c.edge.line }
    -->         - id: c.content
    -->           class: Switch
    -->           subviews:
    -->             - { id: c.content.mark }
    -->         - { id: c.footer }
    --> constraints:
    -->   - c.edge.line.top == c.edge.top
    -->   - c.content.top == c.top
    -->   - c.content.mark.top == c.edge.line.top
    === pass values on
    components:
      outer: { parameters: { t: Text, rows: List }, view: { subviews: [{ use: inner, id: i, with: { t: "<$t>" } }, { class: StackView, subviews: $rows }] } }
      inner: { parameters: { t: Text }, view: { class: Label, text: $t } }
    root: { subviews: [{ use: outer, id: o, with: { t: x, rows: [{ id: r }, { use: inner, id: q, with: { t: $t } }] } }] }
    --> root:
    -->   subviews:
    -->     - id: o
    -->       subviews:
    -->         - { id: o.i, class: Label, text: "<x>" }
    -->         - class: StackView
    -->           subviews:
    -->             - { id: o.r }
    -->             - { id: o.q, class: Label, text: $t }
    """)

  @Test("become what they stand for", arguments: scenes)
  func expansion(_ scene: CaseBook.Case) throws {
    let text = try ComponentFiles().expanded(scene.input)
    #expect(text.split(separator: "\n").map(String.init) == scene.expected)
  }

  @Test("that are written out make the same scene")
  func sameScene() throws {
    for scene in Self.scenes where !scene.input.contains("gap: m") {
      let files = ComponentFiles()
      let again = try files.scene(try files.expanded(scene.input))
      #expect(again.layout == (try files.scene(scene.input)).layout)
    }
  }

  @Test("can be in JSON")
  func json() throws {
    let text = """
      {"components": {"c": {"parameters": {"t": "Text"}, "view": {"class": "Label", "text": "$t"}}},
       "root": {"subviews": [{"use": "c", "id": "a", "with": {"t": "yes"}}]}}
      """
    let expected = """
      {
        "root": {
          "subviews": [
            {"id": "a", "class": "Label", "text": "yes"}
          ]
        }
      }

      """
    #expect(try ComponentFiles().expanded(text, as: .json) == expected)
  }

  @Test("can be in files, whose paths and images are written from their folders")
  func files() throws {
    let files = ComponentFiles(texts: [
      "parts/row.yaml": """
      parameters: { icon: [Image, star.png] }
      components: { badge: more/badge.yaml, own: { view: { class: ImageView, image: { file: b.png } } } }
      view: { subviews: [{ class: ImageView, image: $icon }, { use: badge, id: b }, { use: own, id: o }] }
      """,
      "parts/more/badge.yaml": "view: { class: ImageView, image: c.png }",
    ])
    let scene = try files.scene(
      """
      components: { row: parts/row.yaml }
      root: { subviews: [{ use: row, id: r }, { use: row, id: s, with: { icon: mine.png } }] }
      """)
    #expect(scene.componentFiles == ["parts/row.yaml", "parts/more/badge.yaml"])
    #expect(
      scene.imagePaths == ["parts/star.png", "parts/more/c.png", "parts/b.png", "mine.png"])
  }

  @Test("of a file can use each other's files")
  func mutualFiles() throws {
    let files = ComponentFiles(texts: [
      "a.yaml": "{ components: { b: b.yaml }, view: { subviews: [{ use: b, id: b }] } }",
      "b.yaml": "{ components: { a: a.yaml, x: { view: { id: x } } }, view: {} }",
    ])
    let scene = try files.scene(
      "{ components: { a: a.yaml }, root: { subviews: [{ use: a, id: a }] } }")
    #expect(scene.layout.items.map(\.name) == ["root", "a", "a.b"])
  }

  @Test("have ids that constraints, figures and notes can name")
  func names() throws {
    let scene = try ComponentFiles().scene(
      """
      components: { c: { view: { class: ScrollView, subviews: [{ id: top }] } } }
      root: { subviews: [{ use: c, id: a }] }
      constraints: [a.top.top == a.content.top, a.top == root.top]
      figure: { highlight: [a.top, a.top.leading == a.leading], notes: [{ text: x, at: a.top.width }] }
      """.replacing(", a.top.leading == a.leading", with: ""))
    #expect(scene.layout.constraints.count == 2)
    guard case .relation(let first) = scene.layout.constraints[0],
      case .relation(let second) = scene.layout.constraints[1]
    else {
      Issue.record("no relations")
      return
    }
    #expect(first.places.map(\.item) == [2, 1])
    #expect(second.places.map(\.item) == [1, 0])
  }

  @Test("take time in proportion to their uses")
  func growth() throws {
    func seconds(_ count: Int) throws -> Double {
      let text =
        "components: { c: { parameters: { t: Text }, view: { subviews: [{ id: l, class: Label, text: $t }] },"
        + " constraints: [l.top == view.top, l.leading == view.leading] } }\nroot:\n  subviews:\n"
        + (0..<count).map { "    - { use: c, id: v\($0), with: { t: a } }\n" }.joined()
      let clock = ContinuousClock()
      let times = try (0..<3).map { _ in
        try clock.measure { _ = try ComponentFiles().expanded(text) }
      }
      return try #require(times.min()) / .seconds(1)
    }
    let (small, large) = (try seconds(250), try seconds(2000))
    #expect(large < 24 * small, "8 times as many took \(large / small) times as long")
  }
}
