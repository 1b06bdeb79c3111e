import AutoLayout
import Foundation
import LayoutDocuments
import Testing

@testable import InterfaceBuilder

@Suite("Documents on other canvases than their own, and values that aren't any")
struct InterfaceCanvasTests {
  @Test(
    "have their bars on devices and on canvases of which no safe area is stated, lower ones if there is little height"
  )
  func bars() throws {
    let scene = try #require(try InterfaceDocument(Documents.storyboard).scenes.first)
    let device = try #require(Device.named("iPhone 11"))
    let (portrait, landscape) = (
      device.canvas(orientation: .portrait), device.canvas(orientation: .landscape)
    )
    let stated = Canvas(
      width: 300, height: 700, safeAreaInsets: EdgeInsets(top: 30, left: 0, bottom: 0, right: 0))
    let tops: [(Canvas, CGFloat)] = [
      (portrait, portrait.safeAreaInsets.top + 44), (landscape, landscape.safeAreaInsets.top + 32),
      (Canvas(width: 300, height: 700), 44), (stated, 30),
      (Canvas(width: 300, height: 700).stating(safeArea: .zero), 0),
      (portrait.stating(safeArea: .zero), 0),
    ]
    for (canvas, top) in tops {
      let built = scene.layout(on: canvas).document.build(on: canvas)
      let label = built.root.solvedTree(canvas: canvas).items.first {
        $0.identifier == "tit-le-Lbl"
      }
      #expect(label?.frame.minY == top + 8, "\(canvas.name)")
    }
  }

  @Test(
    "have the height of a navigation bar that Xcode stored for a large title",
    arguments: [(96, 140), (44, 88)] as [(Int, CGFloat)])
  func largeTitles(_ height: Int, _ top: CGFloat) throws {
    let controller = #"<navigationController id="nav-Co-ntr" sceneMemberID="viewController">"#
    let bar = """
      <navigationBar key="navigationBar" largeTitles="YES" id="bar">
      <rect key="frame" x="0.0" y="44" width="414" height="\(height)"/></navigationBar>
      """
    let text = Documents.storyboard.replacingOccurrences(of: controller, with: controller + bar)
    #expect(try InterfaceDocument(text).scenes[0].canvas.safeAreaInsets.top == top)
  }

  @Test("note a navigation item whose bar is in another document")
  func navigationItem() throws {
    let item = #"<navigationItem key="navigationItem" id="item"/></viewController>"#
    let scenes = try InterfaceDocument(
      Documents.storyboard.replacingOccurrences(of: "</viewController>", with: item)
    ).scenes
    #expect(scenes[0].layout().notes.isEmpty)
    let notes = scenes[1].layout().notes.sentences()
    #expect(notes.count == 1)
    #expect(notes.first?.hasPrefix("no navigation controller of this document shows") == true)
  }

  @Test("keep stored sizes where no text is to be measured")
  func storedSizes() throws {
    let text = Documents.xib(
      Documents.view(
        "<subviews>"
          + Documents.leaf("imageView", "a", (20, 19), #"catalog="system" image="star.fill""#)
          + Documents.leaf("stepper", "b", (94, 32)) + Documents.leaf("toolbar", "c", (400, 49))
          + Documents.leaf("label", "d", (77, 33), #"text="Hi""#) + "</subviews>"))
    let scene = try #require(try InterfaceDocument(text).scenes.first)
    let items = scene.layout(on: Canvas(width: 250, height: 250)).document.items
    let sizes = items.dropFirst().map { $0[.intrinsicSize] }
    #expect(
      sizes == [
        // The height of a symbol is that of a line.
        .intrinsicSize(StatedSize(width: 20)),
        .intrinsicSize(StatedSize(width: 94, height: 32)),
        .intrinsicSize(StatedSize(width: nil, height: 49)), nil,
      ])
  }

  @Test("have the margins of the canvas in cells", arguments: [(375, 16), (414, 20)])
  func cellMargins(_ width: CGFloat, _ side: CGFloat) throws {
    let cell = """
      <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="414" height="44"/>
      <tableViewCellContentView key="contentView" id="content">
      <rect key="frame" x="0" y="0" width="414" height="44"/></tableViewCellContentView></tableViewCell>
      """
    let scene = try #require(try InterfaceDocument(Documents.xib(cell)).scenes.first)
    let margins = scene.layout(on: Canvas(width: width, height: 800)).document.items[0][.margins]
    guard case .margins(let stated)? = margins else {
      Issue.record("\(String(describing: margins))")
      return
    }
    #expect(stated.leading == side)
  }

  @Test(
    "leave out constraints with values that aren't understood",
    arguments: [
      #"constant="nan""#, #"constant="ten""#, #"priority="high""#, #"relation="notEqual""#,
      #"secondItem="roo-tV-iew" secondAttribute="width" multiplier="1:0""#,
    ])
  func badValues(_ attributes: String) throws {
    let text = Documents.xib(
      Documents.view(
        "<subviews>" + Documents.leaf("view", "a") + "</subviews><constraints>"
          + #"<constraint firstItem="a" firstAttribute="width" \#(attributes) id="c"/></constraints>"#
      ))
    let layout = try #require(try InterfaceDocument(text).scenes.first).layout()
    #expect(layout.document.constraints.isEmpty)
    #expect(layout.notes.count == 1)
  }

  @Test("name the attribute that isn't known, and the device")
  func unknownWords() throws {
    let view = Documents.view(
      #"<constraints><constraint firstItem="roo-tV-iew" firstAttribute="middle" id="c"/></constraints>"#
    )
    let text = Documents.xib(view, device: "retina99")
    let layout = try #require(try InterfaceDocument(text).scenes.first).layout()
    #expect(
      layout.notes.sentences() == [
        #"id="retina99" is not known"#,
        #"firstAttribute="middle" is not known; the constraint 'c' is left out"#,
      ])
  }

  @Test(
    "have notes on elements that aren't known, and on titles of a table's sections without rows")
  func unknownElements() throws {
    let view = Documents.view(
      "<subviews>"
        + Documents.leaf(
          "tableView", "t", (400, 300), "",
          #"<sections><tableViewSection headerTitle="A"/><tableViewSection footerTitle="B"/></sections>"#
        )
        + "</subviews><constraints><wobble/></constraints>")
    let layout = try #require(try InterfaceDocument(Documents.xib(view)).scenes.first).layout()
    #expect(
      layout.notes.sentences() == [
        "the title of a table section without rows is not drawn",
        "<wobble> is not known in <constraints> and left out",
      ])
  }

  @Test("that are empty are refused")
  func empty() {
    #expect {
      try InterfaceDocument("")
    } throws: { error in
      (error as? InterfaceError)?.lines == [
        "Test.xib:1:1: error: this is not XML: the file is empty; save the document in Xcode again"
      ]
    }
  }
}
