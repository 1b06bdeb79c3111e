import AutoLayout
import Foundation
import LayoutDocuments
import Testing

@testable import InterfaceBuilder

@Suite("Measured controls in Interface Builder documents")
struct InterfaceStyleTests {
  /// The size of a control on a canvas of two pixels per point that isn't the document's.
  private func size(
    _ element: String, _ attributes: String, _ insides: String = ""
  ) throws -> CGSize {
    let text = Documents.xib(
      Documents.view(
        "<subviews>" + Documents.leaf(element, "a", (99, 77), attributes, insides) + "</subviews>"))
    let scene = try #require(try InterfaceDocument(text).scenes.first)
    let canvas = Canvas(width: 500, height: 500, scale: 2)
    let tree = scene.layout(on: canvas).document.build(on: canvas).root.solvedTree(canvas: canvas)
    return try #require(tree.items.first { $0.identifier == "a" }).frame.size
  }

  /// The settings of an element.
  private func settings(_ element: String, _ attributes: String, _ insides: String) throws
    -> LayoutDocument.Item
  {
    let text = Documents.xib(
      Documents.view(
        "<subviews>" + Documents.leaf(element, "a", (99, 77), attributes, insides) + "</subviews>"))
    let scene = try #require(try InterfaceDocument(text).scenes.first)
    let layout = scene.layout(on: Canvas(width: 400, height: 300)).document
    return try #require(layout.items.first { $0.name == "a" })
  }

  private func color(_ key: String, red: Int = 1) -> String {
    #"<color key="\#(key)" red="\#(red)" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
  }

  @Test("have the looks of fragments, of which one in a font and a color is that of its view")
  func fragments() throws {
    func text(_ fragments: String) -> String {
      #"<attributedString key="attributedText">\#(fragments)</attributedString>"#
    }
    let one =
      #"<fragment content="One "><attributes><font key="NSFont" metaFont="system" size="20"/>"#
      + color("NSColor") + #"</attributes></fragment>"#
    #expect(try settings("label", "", text(one))[.styledRuns] == nil)
    let two =
      #"<fragment content="two"><attributes><integer key="NSUnderline" value="1"/><real key="NSKern" value="1.5"/>"#
      + #"<paragraphStyle key="NSParagraphStyle" alignment="center" lineSpacing="3"/></attributes></fragment>"#
    let label = try settings("label", "", text(one + two))
    guard case .styledRuns(let runs) = label[.styledRuns] else {
      Issue.record("no runs")
      return
    }
    #expect(runs.runs.map(\.length) == [4, 3])
    #expect(runs.runs[0].style.fontSize == 20 && runs.runs[0].style.color != nil)
    #expect(runs.runs[1].style.underline == .single && runs.runs[1].style.kern == 1.5)
    #expect(runs.runs[1].style.paragraph?.lineSpacing == 3)
  }

  @Test("have the colors of their parts, bullets and dots")
  func parts() throws {
    let red = try #require(Color(hex: "#ff0000"))
    #expect(
      try settings("switch", "", color("onTintColor"))[.color(.filled)] == .color(.filled, red))
    #expect(
      try settings("slider", "", color("maximumTrackTintColor"))[.color(.track)]
        == .color(.track, red))
    #expect(
      try settings("segmentedControl", "", color("selectedSegmentTintColor"))[.color(.thumb)]
        == .color(.thumb, red))
    let secure = #"<textInputTraits key="textInputTraits" secureTextEntry="YES"/>"#
    #expect(try settings("textField", "", secure)[.flag(.isSecure)] == .flag(.isSecure, true))
    let dots = try settings(
      "pageControl", #"numberOfPages="4" currentPage="2""#, color("pageIndicatorTintColor"))
    guard case .dots(let pages) = dots[.dots] else {
      Issue.record("no dots")
      return
    }
    #expect(pages.count == 4 && pages.current == 2 && pages.color == red)
  }

  @Test("have the corners, the colors and the line of a button's configuration")
  func faces() throws {
    let configuration =
      #"<buttonConfiguration key="configuration" style="filled" title="A" subtitle="B" cornerStyle="capsule">"#
      + #"<backgroundConfiguration key="background" cornerRadius="4" strokeWidth="2">"#
      + color("strokeColor") + #"</backgroundConfiguration>"# + color("baseBackgroundColor")
      + "</buttonConfiguration>"
    guard
      case .configuration(let face) = try settings("button", "", configuration)[.configuration]
    else {
      // A button whose frame is stored needs no configuration for its size.
      Issue.record("no configuration")
      return
    }
    #expect(face.cornerStyle == .capsule && face.subtitle == "B")
    #expect(face.background.cornerRadius == 4 && face.background.strokeWidth == 2)
    #expect(face.background.strokeColor != nil && face.baseBackgroundColor != nil)
  }

  @Test("have what plain figures show, which diagrams don't depend on")
  func plainLooks() throws {
    func settings(_ element: String, _ attributes: String, _ insides: String = "") throws
      -> [LayoutSetting]
    {
      let text = Documents.xib(
        Documents.view(
          "<subviews>" + Documents.leaf(element, "a", (99, 77), attributes, insides)
            + "</subviews>"))
      let scene = try #require(try InterfaceDocument(text).scenes.first)
      let layout = scene.layout(on: Canvas(width: 400, height: 300)).document
      return try #require(layout.items.first { $0.name == "a" }).settings.filter(
        \.isForPlainFigures)
    }
    #expect(try settings("label", #"textAlignment="natural" enabled="YES""#).isEmpty)
    #expect(
      try settings("label", #"textAlignment="center" enabled="NO""#)
        == [.textAlignment(.center), .flag(.isEnabled, false)])
    #expect(
      try settings("textField", #"textAlignment="right" contentHorizontalAlignment="left""#)
        == [.textAlignment(.right)])
    #expect(
      try settings("button", #"contentHorizontalAlignment="leading" contentMode="center""#)
        == [.textAlignment(.natural)])
    #expect(
      try settings("imageView", #"contentMode="scaleAspectFit""#) == [.contentMode(.scaleAspectFit)]
    )
    let configuration = #"<buttonConfiguration key="configuration" style="tinted" title="A"/>"#
    #expect(try settings("button", "", configuration) == [.buttonStyle(.tinted)])
    #expect(try settings("view", #"contentMode="center""#).isEmpty)
    let layered = try settings(
      "view", #"alpha="0.5""#,
      """
      <color key="tintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth">
          <real key="value" value="2"/>
        </userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
      """)
    let red = Color(red: 1, green: 0, blue: 0)
    #expect(
      Set(layered) == [.color(.tint, red), .number(.opacity, 0.5), .number(.borderWidth, 2)])
  }

  private func button(_ attributes: String, _ insides: String = "") throws -> CGSize {
    try size(
      "button", #"buttonType="system""#,
      """
      <state key="normal" title="Button"/>
      <buttonConfiguration key="configuration" style="filled" \(attributes)>\(insides)</buttonConfiguration>
      """)
  }

  @Test("have the room around a configured button's title, and its body font")
  func configuration() throws {
    let medium = try button(#"title="Start PiP""#)
    #expect(medium.height == 34.5)
    let title = try size(
      "label", #"text="Start PiP""#,
      #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#)
    #expect(abs(medium.width - title.width - 24) <= 0.5)
    #expect(try button(#"title="A" buttonSize="large""#).height == 50.5)
    let insets =
      #"<directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="5"/>"#
    let inset = try button(#"title="Start PiP""#, insets)
    #expect(inset == CGSize(width: medium.width - 17, height: 24.5))
    let font =
      #"<fontDescription key="titleFontDescription" type="boldSystem" pointSize="30"/>"#
    #expect(try button(#"title="A""#, font).height == 50)
  }

  @Test("have room for a configured button's picture and for the text below its title")
  func pictures() throws {
    let plain = try button(#"title="Start""#)
    let beside = try button(#"title="Start" image="star" imagePadding="8""#)
    #expect(beside == CGSize(width: plain.width + 24 + 8, height: 22 + 14))
    let above = try button(#"title="Start" image="star" imagePlacement="top" imagePadding="8""#)
    #expect(above == CGSize(width: plain.width, height: plain.height + 22 + 8))
    let below = try button(#"title="Start" subtitle="Now" titlePadding="4""#)
    #expect(below == CGSize(width: plain.width, height: plain.height + 16 + 4))
    let symbol = try button(#"title="Start" image="star.fill" catalog="system""#)
    // Large, as high as a line: 22 x 1.27, to the nearest pixel.
    #expect(symbol == CGSize(width: plain.width + 28, height: plain.height))
  }

  @Test("show what the configuration has alone, without the title of a state")
  func untitled() throws {
    #expect(try button(#"image="star""#) == CGSize(width: 24 + 24, height: 22 + 14))
    // The stored size of a symbol counts, as in image views.
    #expect(try button(#"image="star.fill" catalog="system""#) == CGSize(width: 99, height: 77))
    let reference = #"<imageReference key="image" image="star.fill" catalog="system"/>"#
    #expect(try button("", reference) == CGSize(width: 99, height: 77))
  }

  @Test("have the insets of older buttons")
  func contentEdgeInsets() throws {
    let insets = #"<inset key="contentEdgeInsets" minX="10" minY="3" maxX="20" maxY="4"/>"#
    let state = #"<state key="normal" title="A long title"/>"#
    let plain = try size("button", #"buttonType="system""#, state)
    let inset = try size("button", #"buttonType="system""#, state + insets)
    #expect(inset == CGSize(width: plain.width + 30, height: plain.height - 12 + 7))
  }

  @Test(
    "have the height of a line in text fields without a rounded border, and that of the style in progress views",
    arguments: [
      ("textField", "", 20.5), ("textField", #"borderStyle="line""#, 20.5),
      ("textField", #"borderStyle="roundedRect""#, 34), ("progressView", "", 4),
      ("progressView", #"progressViewStyle="bar""#, 2.5),
    ])
  func heights(_ element: String, _ attributes: String, _ height: CGFloat) throws {
    #expect(try size(element, attributes).height == height)
  }

  @Test("have the title and the font of an attributed text's beginning")
  func attributedTexts() throws {
    func text(_ key: String) -> String {
      """
      <attributedString key="\(key)"><fragment content="Wide"><attributes><font key="NSFont" size="30" metaFont="system"/>
      </attributes></fragment><fragment content=" text"/></attributedString>
      """
    }
    let plain = #"<fontDescription key="fontDescription" type="system" pointSize="30"/>"#
    let label = try size("label", "", text("attributedText"))
    #expect(try label == size("label", #"text="Wide text""#, plain))
    #expect(label.width > 100)
    let state = #"<state key="normal">\#(text("attributedTitle"))</state>"#
    #expect(
      try size("button", #"buttonType="system""#, state)
        == size(
          "button", #"buttonType="system""#, plain + #"<state key="normal" title="Wide text"/>"#))
  }

  @Test("are as large as their image if it is all that a button has")
  func pictureButtons() throws {
    func button(_ state: String) throws -> CGSize {
      try size("button", #"buttonType="custom""#, #"<state key="normal" \#(state)/>"#)
    }
    #expect(try button(#"image="star""#) == CGSize(width: 24, height: 22))
    // The stored size of a symbol counts, as in image views.
    #expect(try button(#"image="plus" catalog="system""#) == CGSize(width: 99, height: 77))
    #expect(try button(#"title="A" image="plus" catalog="system""#).height < 77)
  }
}
