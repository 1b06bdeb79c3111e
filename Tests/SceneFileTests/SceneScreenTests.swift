import AutoLayout
import Foundation
import LayoutDocuments
import Testing

@testable import SceneFile

@Suite("Bars, rows and pickers in scene files")
struct SceneScreenTests {
  @Test("are read with their items, texts and marks")
  func reading() throws {
    let items = try document(screen).layout.items
    let (bar, row, tabs, tools) = (items[1], items[2], items[3], items[4])
    #expect(bar.viewClass == .known(.navigationBar))
    #expect(bar[.text(.title)] == .text(.title, "Settings"))
    #expect(bar[.flag(.isLargeTitle)] == .flag(.isLargeTitle, true))
    var done = BarItem(title: "Done")
    (done.isDone, done.tint) = (true, SystemColor.systemRed.color)
    let plus = BarItem(image: Image(symbol: Symbol("plus")))
    #expect(bar[.barItems(.trailing)] == .barItems(.trailing, [done, plus]))
    #expect(row[.accessory] == .accessory(.disclosureIndicator))
    #expect(row[.cellStyle] == .cellStyle(.value1))
    #expect(row[.flag(.hasSeparator)] == .flag(.hasSeparator, false))
    #expect(tabs[.count(.pickedItem)] == .count(.pickedItem, 1))
    guard case .barItems(_, let buttons) = tools[.barItems(.items)] else {
      Issue.record("no items")
      return
    }
    #expect(buttons.map(\.space) == [nil, .flexible, .points(12), nil])
    #expect(items[5][.count(.numberOfPages)] == .count(.numberOfPages, 4))
    #expect(items[5][.count(.currentPage)] == .count(.currentPage, 2))
    #expect(items[6][.text(.placeholder)] == .text(.placeholder, "Search"))
    #expect(items[7][.text(.date)] == .text(.date, "Jul 15, 2026"))
  }

  @Test("are written as they are read", arguments: SceneSyntax.allCases)
  func writing(_ syntax: SceneSyntax) throws {
    let original = try document(screen)
    let written = original.text(as: syntax)
    #expect(written.omissions == [])
    #expect(try document(written.text, syntax: syntax).layout == original.layout)
  }

  @Test("want the platform's sizes")
  func sizes() throws {
    let root = try document(screen).makeView(canvas: Canvas(width: 402, height: 874, scale: 3))
    let tree = root.solvedTree(canvas: Canvas(width: 402, height: 874, scale: 3))
    func size(_ id: String) -> CGSize? { tree.items.first { $0.identifier == id }?.frame.size }
    #expect(size("bar") == CGSize(width: 402, height: 96))
    #expect(size("row") == CGSize(width: 402, height: 44))
    #expect(size("tabs") == CGSize(width: 402, height: 49))
    #expect(size("tools") == CGSize(width: 402, height: 49))
    #expect(size("pages")?.height == 26)
    #expect(size("search")?.height == 56)
    #expect(size("stepper") == CGSize(width: 94, height: 32))
    #expect(size("wheels") == CGSize(width: 320, height: 216))
  }

  @Test("show their titles in labels and buttons, which documents leave out")
  func parts() throws {
    let original = try document(screen)
    let canvas = Canvas(width: 402, height: 874)
    let root = try original.makeView(canvas: canvas)
    let tree = root.solvedTree(canvas: canvas)
    func texts(in id: String) -> [String] {
      let owner = tree.items.firstIndex { $0.identifier == id }
      return tree.items.filter { $0.owner == owner }.compactMap(\.appearance.text)
    }
    #expect(texts(in: "bar").sorted() == ["Back", "Done", "Settings"])
    #expect(texts(in: "row") == ["Wi-Fi", "Home"])
    #expect(texts(in: "tabs") == ["Home", "Inbox", "3"])
    #expect(texts(in: "tools") == ["Edit", "More"])
    #expect(texts(in: "date") == ["Jul 15, 2026", "9:41 AM"])
    let taken = LayoutDocument(of: root)
    #expect(taken.items.map(\.name) == original.layout.items.map(\.name))
    #expect(taken.items.map(\.viewClass) == original.layout.items.map(\.viewClass))
  }

  @Test("are mirrored where the layout reads from right to left")
  func direction() throws {
    let text = "direction: rtl\n" + screen
    let canvas = Canvas(width: 402, height: 874)
    let root = try document(text).makeView(canvas: canvas, direction: .rightToLeft)
    let tree = root.solvedTree(canvas: canvas)
    let row = tree.items.firstIndex { $0.identifier == "row" }
    let label = tree.items.first { $0.owner == row && $0.appearance.text == "Wi-Fi" }
    #expect(label?.frame.maxX == 386)
  }

  @Test("have mistakes reported with the likely fix")
  func mistakes() {
    func view(_ text: String) -> [String] { messages("root: { subviews: [{ \(text) }] }") }
    #expect(
      view("class: NavigationBar, items: [a]") == [
        "'items' is not a key of a NavigationBar; it belongs to TabBar, Toolbar"
      ])
    #expect(
      view("class: Button, title: a") == ["'title' is not a key of a Button; did you mean 'text'?"])
    #expect(
      view("class: SegmentedControl, items: [a]") == [
        "'items' is not a key of a SegmentedControl; did you mean 'segments'?"
      ])
    #expect(
      view("class: TabBar, items: [{ title: a, done: true }]") == [
        "'done' is a key of items of a NavigationBar or Toolbar"
      ])
    #expect(
      view("class: Toolbar, items: [{ title: a, badge: 3 }]") == [
        "'badge' is a key of items of a TabBar"
      ])
    #expect(
      view("class: Toolbar, items: [{ space: flexibel }]") == [
        "'flexibel' is not a value of 'space'; did you mean 'flexible'?"
      ])
    #expect(
      view("class: Toolbar, items: [{ enabled: false }]") == [
        "'title' is missing; an item of a bar needs one"
      ])
    #expect(
      view("class: TabBar, items: [{ title: a, image: a.png }]") == [
        "'image' takes a mapping such as { symbol: star }, not this value"
      ])
    #expect(
      view("class: TabBar, items: [{ titel: a, image: { symbol: star } }]") == [
        "'titel' is not a key of an item of a bar; did you mean 'title'?"
      ])
    #expect(
      view("class: TabBar, items: [Home, Inbox], value: Inbux") == [
        "'Inbux' is not a value of 'value'; did you mean 'Inbox'?"
      ])
    #expect(
      view("class: TableViewCell, accessory: chevron")[0].contains("is not a value of 'accessory'"))
    #expect(
      view("class: TableViewCell, text: [{ text: a }]") == [
        "'text' takes a text, not this value"
      ])
    #expect(view("class: PageControl, numberOfPages: 2.5")[0].contains("is out of range"))
  }

  private let screen = """
    root:
      subviews:
        - id: bar
          class: NavigationBar
          title: Settings
          largeTitle: true
          backButtonTitle: Back
          rightItems: [{ title: Done, done: true, tintColor: systemRed }, { image: { symbol: plus } }]
        - { id: row, class: TableViewCell, text: Wi-Fi, detailText: Home, cellStyle: value1, accessory: disclosureIndicator, separator: false }
        - id: tabs
          class: TabBar
          items: [{ title: Home, image: { symbol: house } }, { title: Inbox, image: { symbol: envelope, weight: bold }, badge: "3" }]
          value: Inbox
        - { id: tools, class: Toolbar, items: [Edit, { space: flexible }, { space: 12 }, { title: More, enabled: false }] }
        - { id: pages, class: PageControl, numberOfPages: 4, value: 2 }
        - { id: search, class: SearchBar, placeholder: Search, showsCancelButton: true }
        - { id: date, class: DatePicker, value: "Jul 15, 2026", time: "9:41 AM" }
        - { id: stepper, class: Stepper, enabled: false }
        - { id: wheels, class: DatePicker, value: "Jul 15, 2026", datePickerStyle: wheels }
    constraints:
      - (bar, row, tabs, tools, search).leading == root.leading
      - (bar, row, tabs, tools, search).trailing == root.trailing
      - (pages, date, stepper, wheels).leading == root.leading
      - bar.top == root.top
      - row.top == bar.bottom
      - pages.top == row.bottom
      - search.top == pages.bottom
      - date.top == search.bottom
      - stepper.top == date.bottom
      - wheels.top == stepper.bottom
      - tools.bottom == tabs.top
      - tabs.bottom == root.bottom
    """
}
