import Testing

@testable import SceneFile

@Suite("Repeated views")
struct RepetitionTests {
  /// Scenes with what `expand` makes of them.
  static let scenes = CaseBook.cases(
    """
    === stand for the elements of a list
    root: { subviews: [{ id: day, class: Label, text: $d, repeat: { over: [M, T], as: d } }] }
    --> root:
    -->   subviews:
    -->     - { id: day.1, class: Label, text: M }
    -->     - { id: day.2, class: Label, text: T }
    === are counted from 1, and called after their class without an id
    root: { subviews: [{ class: Label, text: "No. $item", repeat: { count: 2 } }, { class: Label, text: $item, repeat: { count: 1 } }] }
    --> root:
    -->   subviews:
    -->     - { id: label.1, class: Label, text: No. 1 }
    -->     - { id: label.2, class: Label, text: No. 2 }
    -->     - { id: label.3, class: Label, text: 1 }
    === can have ids from the list, and ids inside of each
    root:
      subviews:
        - id: $r.id
          repeat: { over: [{ id: wifi, t: Wi-Fi }, { id: sound, t: Sound }], as: r }
          subviews: [{ id: title, class: Label, text: $r.t }]
    --> root:
    -->   subviews:
    -->     - id: wifi
    -->       subviews:
    -->         - { id: wifi.title, class: Label, text: Wi-Fi }
    -->     - id: sound
    -->       subviews:
    -->         - { id: sound.title, class: Label, text: Sound }
    === can be inside of repeated views
    root:
      subviews:
        - id: row
          repeat: { over: [[a, b], [c]], as: row }
          subviews: [{ id: cell, class: Label, text: $cell, repeat: { over: $row, as: cell } }]
    --> root:
    -->   subviews:
    -->     - id: row.1
    -->       subviews:
    -->         - { id: row.1.cell.1, class: Label, text: a }
    -->         - { id: row.1.cell.2, class: Label, text: b }
    -->     - id: row.2
    -->       subviews:
    -->         - { id: row.2.cell.1, class: Label, text: c }
    === can give a component all of its values
    components: { c: { parameters: { t: Text, f: [Flag, false] }, view: { class: Label, text: $t, hidden: $f } } }
    root: { subviews: [{ use: c, id: x, with: $v, repeat: { over: [{ t: a }, { t: b, f: true }], as: v } }] }
    --> root:
    -->   subviews:
    -->     - { id: x.1, class: Label, text: a, hidden: false }
    -->     - { id: x.2, class: Label, text: b, hidden: true }
    === make a stack view as a chain
    root: { subviews: [{ id: x, repeat: { count: 2 }, chain: { axis: vertical, spacing: 8 } }] }
    --> root:
    -->   subviews:
    -->     - id: x
    -->       class: StackView
    -->       axis: vertical
    -->       spacing: 8
    -->       subviews:
    -->         - { id: x.1 }
    -->         - { id: x.2 }
    === have guides of equal length between them
    root: { subviews: [{ id: x, repeat: { count: 3 }, chain: { guides: between } }] }
    --> root:
    -->   subviews:
    -->     - id: x
    -->       guides: [x.space1, x.space2]
    -->       subviews:
    -->         - { id: x.1 }
    -->         - { id: x.2 }
    -->         - { id: x.3 }
    --> constraints:
    -->   - x.1.leading == x.leading
    -->   - x.space1.leading == x.1.trailing
    -->   - x.2.leading == x.space1.trailing
    -->   - x.space2.leading == x.2.trailing
    -->   - x.3.leading == x.space2.trailing
    -->   - x.trailing == x.3.trailing
    -->   - x.space1.width == x.space2.width
    -->   - x.1.top == x.2.top == x.3.top == x.top
    -->   - x.1.bottom == x.2.bottom == x.3.bottom == x.bottom
    === have guides around them as well
    root: { subviews: [{ id: x, repeat: { count: 1 }, chain: { guides: around, axis: vertical } }] }
    --> root:
    -->   subviews:
    -->     - id: x
    -->       guides: [x.space1, x.space2]
    -->       subviews:
    -->         - { id: x.1 }
    --> constraints:
    -->   - x.space1.top == x.top
    -->   - x.1.top == x.space1.bottom
    -->   - x.space2.top == x.1.bottom
    -->   - x.bottom == x.space2.bottom
    -->   - x.space1.height == x.space2.height
    -->   - x.1.leading == x.leading
    -->   - x.1.trailing == x.trailing
    === make rows of stack views as a grid, the last filled up
    root: { subviews: [{ id: x, repeat: { count: 3 }, grid: { columns: 2, spacing: 4 } }] }
    --> root:
    -->   subviews:
    -->     - id: x
    -->       class: StackView
    -->       axis: vertical
    -->       distribution: fillEqually
    -->       spacing: 4
    -->       subviews:
    -->         - id: x.row1
    -->           class: StackView
    -->           distribution: fillEqually
    -->           spacing: 4
    -->           subviews:
    -->             - { id: x.1 }
    -->             - { id: x.2 }
    -->         - id: x.row2
    -->           class: StackView
    -->           distribution: fillEqually
    -->           spacing: 4
    -->           subviews:
    -->             - { id: x.3 }
    -->             - {}
    === make a grid of guides
    root: { subviews: [{ id: x, repeat: { count: 2 }, grid: { columns: 2, spacing: 4, guides: true } }] }
    --> root:
    -->   subviews:
    -->     - id: x
    -->       guides: [x.column1, x.column2, x.row1]
    -->       subviews:
    -->         - { id: x.1 }
    -->         - { id: x.2 }
    --> constraints:
    -->   - x.column1.leading == x.leading
    -->   - x.column2.leading == x.column1.trailing + 4
    -->   - x.trailing == x.column2.trailing
    -->   - x.column1.width == x.column2.width
    -->   - x.row1.top == x.top
    -->   - x.bottom == x.row1.bottom
    -->   - x.1.leading == x.column1.leading
    -->   - x.1.trailing == x.column1.trailing
    -->   - x.1.top == x.row1.top
    -->   - x.1.bottom == x.row1.bottom
    -->   - x.2.leading == x.column2.leading
    -->   - x.2.trailing == x.column2.trailing
    -->   - x.2.top == x.row1.top
    -->   - x.2.bottom == x.row1.bottom
    """)

  @Test("become what they stand for", arguments: scenes)
  func expansion(_ scene: CaseBook.Case) throws {
    let text = try ComponentFiles().expanded(scene.input)
    #expect(text.split(separator: "\n").map(String.init) == scene.expected)
    #expect(
      try ComponentFiles().scene(text).layout == (try ComponentFiles().scene(scene.input)).layout)
  }
}
