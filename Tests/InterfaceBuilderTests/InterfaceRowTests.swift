import AutoLayout
import Foundation
import LayoutDocuments
import Testing

@testable import InterfaceBuilder

@Suite("Rows of tables in Interface Builder documents")
struct InterfaceRowTests {
  /// A table controller with a row of 44 points, in which a view is pinned to a safe area and another to margins.
  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch"><device id="retina5_9" orientation="portrait"/><scenes><scene sceneID="s"><objects>
    <tableViewController id="table" sceneMemberID="viewController">
    <tableView key="view" id="list"><rect key="frame" x="0.0" y="0.0" width="375" height="812"/>
    <prototypes><tableViewCell id="cell"><rect key="frame" x="0.0" y="28" width="375" height="44"/>
    <autoresizingMask key="autoresizingMask"/>
    <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
    <subviews>
    \(Documents.leaf("view", "safe", (1, 1)))\(Documents.leaf("view", "inner", (1, 1)))
    </subviews><viewLayoutGuide key="safeArea" id="area"/><constraints>
    \(pin("safe", to: "area", ["top", "bottom", "leading", "trailing"]))
    \(pin("inner", to: "content", ["topMargin", "bottomMargin", "leadingMargin", "trailingMargin"]))
    </constraints></tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController>
    </objects></scene></scenes></document>
    """

  private static func pin(_ view: String, to other: String, _ attributes: [String]) -> String {
    attributes.map { attribute in
      let own = attribute.replacingOccurrences(of: "Margin", with: "")
      return """
        <constraint firstItem="\(view)" firstAttribute="\(own)" secondItem="\(other)" secondAttribute="\(attribute)" \
        id="\(view)-\(own)"/>
        """
    }.joined()
  }

  private static let landscape = Canvas(
    width: 812, height: 375, scale: 3,
    safeAreaInsets: EdgeInsets(top: 32, left: 44, bottom: 21, right: 44))

  private func frames(
    on canvas: Canvas? = nil, of document: String = document
  ) throws -> [String: CGRect] {
    let scene = try #require(try InterfaceDocument(document).scenes.first)
    let canvas = canvas ?? scene.canvas
    let tree = scene.layout(on: canvas).document.build(on: canvas).root.solvedTree(canvas: canvas)
    return Dictionary(tree.items.map { ($0.identifier, $0.frame) }) { first, _ in first }
  }

  /// A cell of a XIB, or a row of a table, and the margin at its sides that documents like it store.
  struct Cell: Sendable, CustomTestStringConvertible {
    let tools: String
    let device: String
    let width: Int
    var place = "prototypes"
    let side: CGFloat
    var testDescription: String { "\(tools) \(device) \(width) \(place)" }

    var document: String {
      let cell = """
        <tableViewCell id="cell"><rect key="frame" x="0.0" y="28" width="\(width)" height="44"/>
        <tableViewCellContentView key="contentView" id="content">
        <rect key="frame" x="0.0" y="0.0" width="\(width)" height="44"/></tableViewCellContentView></tableViewCell>
        """
      let table = """
        <tableViewController id="table"><tableView key="view" id="list">
        <rect key="frame" x="0.0" y="0.0" width="\(width)" height="812"/><\(place)>\(cell)</\(place)></tableView>
        </tableViewController>
        """
      return Documents.xib(place == "objects" ? cell : table, tools: tools, device: device)
    }
  }

  @Test(
    "have the margins that their version, width and device give them",
    arguments: [
      Cell(tools: "12120", device: "retina4_7", width: 320, place: "objects", side: 8),
      Cell(tools: "15505", device: "retina4_7", width: 320, place: "objects", side: 15),
      Cell(tools: "15705", device: "retina4_7", width: 375, place: "objects", side: 15),
      Cell(tools: "17701", device: "retina6_1", width: 320, place: "objects", side: 16),
      Cell(tools: "17701", device: "retina6_1", width: 375, place: "objects", side: 20),
      Cell(tools: "15705", device: "retina4_7", width: 375, side: 15),
      Cell(tools: "15705", device: "retina4_7", width: 375, place: "cells", side: 16),
      Cell(tools: "20037", device: "retina6_0", width: 390, side: 20),
      Cell(tools: "24128", device: "retina4_7", width: 375, side: 16),
      Cell(tools: "24128", device: "retina6_1", width: 414, side: 20),
    ])
  func margins(_ cell: Cell) throws {
    let scene = try #require(try InterfaceDocument(cell.document).scenes.first)
    let items = scene.layout().document.items
    let content = try #require(items.first { $0.name == "content" })
    guard case .margins(let margins)? = content[.margins] else {
      Issue.record("\(String(describing: content[.margins]))")
      return
    }
    #expect([margins.leading, margins.trailing] == [cell.side, cell.side])
  }

  @Test("count nothing that covers the table from above or below, as they scroll")
  func scrolling() throws {
    let frames = try frames()
    #expect(frames["cell"] == CGRect(x: 0, y: 28, width: 375, height: 44))
    #expect(frames["safe"] == CGRect(x: 0, y: 0, width: 375, height: 44))
    #expect(frames["inner"] == CGRect(x: 16, y: 11, width: 343, height: 22))
  }

  @Test(
    "are as wide as the table on any canvas, with their content beside what covers it from the sides"
  )
  func width() throws {
    let narrow = try frames(on: Canvas(width: 320, height: 568))
    #expect(narrow["content"]?.width == 320)
    #expect(narrow["safe"] == CGRect(x: 0, y: 0, width: 320, height: 44))
    let landscape = try frames(on: Self.landscape)
    #expect(landscape["cell"] == CGRect(x: 0, y: 28, width: 812, height: 44))
    #expect(landscape["content"] == CGRect(x: 44, y: 0, width: 724, height: 44))
    #expect(landscape["safe"] == CGRect(x: 0, y: 0, width: 724, height: 44))
    #expect(landscape["inner"] == CGRect(x: 16, y: 11, width: 692, height: 22))
  }

  @Test("of inset grouped tables begin beside what covers the table from the sides")
  func insetRows() throws {
    let text = Self.document
      .replacingOccurrences(of: #"id="list""#, with: #"id="list" style="insetGrouped""#)
      .replacingOccurrences(
        of: #"id="cell"><rect key="frame" x="0.0" y="28" width="375""#,
        with: #"id="cell"><rect key="frame" x="20" y="28" width="335""#
      )
      .replacingOccurrences(
        of: #"id="content"><rect key="frame" x="0.0" y="0.0" width="375""#,
        with: #"id="content"><rect key="frame" x="0.0" y="0.0" width="335""#)
    #expect(try frames(of: text)["cell"] == CGRect(x: 20, y: 28, width: 335, height: 44))
    let landscape = try frames(on: Self.landscape, of: text)
    #expect(landscape["cell"] == CGRect(x: 64, y: 28, width: 684, height: 44))
    #expect(landscape["content"] == CGRect(x: 0, y: 0, width: 684, height: 44))
    #expect(landscape["inner"] == CGRect(x: 16, y: 11, width: 652, height: 22))
  }

  @Test(
    "leave 8 points before an accessory, at any version",
    arguments: [(#"accessoryType="checkmark""#, 319), (#"accessoryType="none""#, 343)])
  func accessory(_ attribute: String, _ width: CGFloat) throws {
    let text = Self.document
      .replacingOccurrences(of: #"id="cell""#, with: #"id="cell" \#(attribute)"#)
      .replacingOccurrences(
        of: #"id="content"><rect key="frame" x="0.0" y="0.0" width="375""#,
        with:
          #"id="content"><rect key="frame" x="0.0" y="0.0" width="\#(width == 343 ? 375 : 343)""#)
    #expect(try frames(of: text)["inner"]?.width == width)
    let recent = text.replacingOccurrences(of: "22505", with: "24765")
    #expect(try frames(of: recent)["inner"]?.width == width)
  }

  @Test("have headers and footers between them that are as wide as the table")
  func headers() throws {
    let views = ["tableHeaderView", "tableFooterView"].map { key in
      """
      <view key="\(key)" id="\(key)"><rect key="frame" x="0.0" y="0.0" width="375" height="28"/>
      <autoresizingMask key="autoresizingMask"/></view>
      """
    }
    let text = Self.document.replacingOccurrences(
      of: "<prototypes>", with: views.joined() + "<prototypes>")
    let frames = try frames(on: Self.landscape, of: text)
    #expect(frames["tableHeaderView"] == CGRect(x: 0, y: 0, width: 812, height: 28))
    #expect(frames["tableFooterView"]?.width == 812)
  }

  /// A static table with a title above its only section, and one below it.
  private static func titled(_ style: String) -> String {
    document
      .replacingOccurrences(of: #"id="list""#, with: #"id="list" style="\#(style)""#)
      .replacingOccurrences(
        of: "<prototypes>",
        with: #"<sections><tableViewSection headerTitle="General" footerTitle="More"><cells>"#
      )
      .replacingOccurrences(
        of: "</prototypes>", with: "</cells></tableViewSection></sections>")
  }

  @Test(
    "have the titles of their section above and below them, at the margins of their content",
    arguments: [("grouped", 21, 79), ("plain", 14, 86)] as [(String, CGFloat, CGFloat)])
  func titles(_ style: String, _ header: CGFloat, _ footer: CGFloat) throws {
    let scene = try #require(try InterfaceDocument(Self.titled(style)).scenes.first)
    let layout = scene.layout()
    #expect(layout.notes.isEmpty)
    #expect(layout.figureNames.contains("General") && layout.figureNames.contains("More"))
    for canvas in [scene.canvas, Self.landscape] {
      let tree = scene.layout(on: canvas).document.build(on: canvas).root.solvedTree(canvas: canvas)
      let titles = tree.items.filter { ["General", "More"].contains($0.name) }.map(\.frame)
      try #require(titles.count == 2)
      let inset: CGFloat = canvas == Self.landscape ? 44 : 0
      #expect(
        titles.allSatisfy { $0.minX == 16 + inset && $0.maxX == canvas.size.width - 16 - inset })
      let places =
        style == "plain"
        ? [titles[0].midY, titles[1].midY] : [titles[0].maxY, titles[1].minY]
      for (place, wanted) in zip(places, [header, footer]) { #expect(abs(place - wanted) <= 0.5) }
    }
  }

  @Test("have their content at the table's edge if the table says so")
  func withoutInset() throws {
    let landscape = try frames(
      on: Self.landscape,
      of: Self.document.replacingOccurrences(
        of: #"id="list""#, with: #"id="list" insetsContentViewsToSafeArea="NO""#))
    #expect(landscape["content"] == CGRect(x: 0, y: 0, width: 812, height: 44))
    #expect(landscape["safe"] == CGRect(x: 44, y: 0, width: 724, height: 44))
    #expect(landscape["inner"] == CGRect(x: 60, y: 11, width: 692, height: 22))
  }
}
