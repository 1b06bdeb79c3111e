import AutoLayout
import Foundation
import LayoutDocuments
import Testing

@testable import InterfaceBuilder

@Suite("Layouts of Interface Builder documents")
struct InterfaceTranslationTests {
  /// The layout of a document's first scene.
  private func layout(
    _ insides: String, on canvas: Canvas? = nil, attributes: String = "", tools: String = "22505"
  ) throws -> InterfaceLayout {
    let text = Documents.xib(Documents.view(insides, attributes: attributes), tools: tools)
    return try #require(try InterfaceDocument(text).scenes.first).layout(on: canvas)
  }

  /// The frame of each view on a canvas, which is the document's own unless another is given.
  private func frames(
    _ insides: String, on canvas: Canvas? = nil, attributes: String = ""
  ) throws -> [String: CGRect] {
    let text = Documents.xib(Documents.view(insides, attributes: attributes))
    let scene = try #require(try InterfaceDocument(text).scenes.first)
    let placement = canvas ?? scene.canvas
    let built = scene.layout(on: placement).document.build(on: placement)
    let items = built.root.solvedTree(canvas: placement).items
    return Dictionary(
      items.map { ($0.identifier, $0.frame) }, uniquingKeysWith: { first, _ in first })
  }

  @Test("have the owner for an item that a constraint leaves out")
  func owner() throws {
    let frames = try frames(
      "<subviews>" + Documents.leaf("view", "box-Vi-ewV") + """
        </subviews><constraints>
        <constraint firstItem="box-Vi-ewV" firstAttribute="top" secondItem="roo-tV-iew" secondAttribute="top" constant="7" id="a"/>
        <constraint firstAttribute="trailing" secondItem="box-Vi-ewV" secondAttribute="trailing" constant="5" id="b"/>
        <constraint firstItem="box-Vi-ewV" firstAttribute="width" secondItem="roo-tV-iew" secondAttribute="width" \
        multiplier="1:4" id="c"/>
        <constraint firstItem="box-Vi-ewV" firstAttribute="height" secondItem="box-Vi-ewV" secondAttribute="width" \
        multiplier="1/2" id="d"/>
        </constraints>
        """)
    #expect(frames["box-Vi-ewV"] == CGRect(x: 295, y: 7, width: 100, height: 50))
  }

  @Test("leave out what isn't installed, but for the size classes that install it")
  func variations() throws {
    let insides =
      "<subviews>"
      + Documents.leaf(
        "view", "box-Vi-ewV", (50, 20), "",
        """
        <constraints>
        <constraint firstAttribute="width" constant="50" id="small"><variation key="widthClass=regular" constant="60"/></constraint>
        <constraint firstAttribute="width" constant="200" id="large"/>
        </constraints>
        <variation key="default"><mask key="constraints"><exclude reference="large"/></mask></variation>
        <variation key="heightClass=compact"><mask key="constraints">
        <exclude reference="small"/><include reference="large"/></mask></variation>
        """) + "</subviews>"
    #expect(try frames(insides)["box-Vi-ewV"]?.width == 50)
    let tablet = Canvas(width: 1024, height: 768)
    #expect(try frames(insides, on: tablet)["box-Vi-ewV"]?.width == 60)
    let phone = Canvas(width: 667, height: 375)
    #expect(try frames(insides, on: phone)["box-Vi-ewV"]?.width == 200)
  }

  @Test("arrange stack views, relative to margins where they have any")
  func stackView() throws {
    let stack = Documents.leaf(
      "stackView", "sta-ck-Vew", (400, 300),
      "axis=\"vertical\" distribution=\"fillEqually\" alignment=\"center\" spacing=\"8\"",
      "<subviews>" + Documents.leaf("label", "one", (60, 20), "text=\"One\"")
        + Documents.leaf("label", "two", (40, 20), "text=\"Two\"") + "</subviews>"
        + "<edgeInsets key=\"layoutMargins\" top=\"10\" left=\"10\" bottom=\"10\" right=\"10\"/>")
    let frames = try frames(
      "<subviews>" + stack + """
        </subviews><constraints>
        <constraint firstItem="sta-ck-Vew" firstAttribute="top" secondItem="roo-tV-iew" secondAttribute="top" id="a"/>
        <constraint firstItem="sta-ck-Vew" firstAttribute="leading" secondItem="roo-tV-iew" secondAttribute="leading" id="b"/>
        <constraint firstAttribute="trailing" secondItem="sta-ck-Vew" secondAttribute="trailing" id="c"/>
        <constraint firstAttribute="bottom" secondItem="sta-ck-Vew" secondAttribute="bottom" id="d"/>
        </constraints>
        """)
    #expect(frames["one"] == CGRect(x: 170, y: 58, width: 60, height: 112))
    #expect(frames["two"] == CGRect(x: 180, y: 178, width: 40, height: 112))
  }

  @Test("take the sizes of contents from the document on its own canvas alone")
  func storedSizes() throws {
    let insides =
      "<subviews>" + Documents.leaf("label", "lab-el-Vew", (123, 45), "text=\"Hello\"")
      + "</subviews>"
    #expect(try frames(insides)["lab-el-Vew"]?.size == CGSize(width: 123, height: 45))
    let other = Canvas(width: 500, height: 300)
    #expect(try frames(insides, on: other)["lab-el-Vew"]?.width ?? 123 < 100)
  }

  @Test("have what is for Xcode's canvas on the document's own canvas alone")
  func placeholders() throws {
    let insides =
      "<subviews>"
      + Documents.leaf(
        "view", "box-Vi-ewV", (50, 20), "placeholderIntrinsicHeight=\"30\"",
        "<constraints><constraint firstAttribute=\"width\" constant=\"70\" placeholder=\"YES\" id=\"a\"/>"
          + "</constraints>") + "</subviews>"
    #expect(try frames(insides)["box-Vi-ewV"]?.size == CGSize(width: 70, height: 30))
    let other = Canvas(width: 500, height: 300)
    #expect(try frames(insides, on: other)["box-Vi-ewV"]?.size == .zero)
  }

  @Test("take the sizes of images from the document's resources")
  func images() throws {
    let insides =
      "<subviews>" + Documents.leaf("imageView", "ima-ge-Vew", (90, 90), "image=\"star\"")
      + "</subviews>"
    #expect(try frames(insides)["ima-ge-Vew"]?.size == CGSize(width: 24, height: 22))
  }

  @Test("place views that have no constraints by their frames")
  func frameBased() throws {
    let insides = """
      <subviews><view id="fra-me-Vew"><rect key="frame" x="10" y="20" width="100" height="50"/>
      <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxY="YES"/></view>
      <view id="fix-ed-Vew" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="5" y="6" width="7" height="8"/></view></subviews>
      """
    let own = try frames(insides)
    #expect(own["fra-me-Vew"] == CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(own["fix-ed-Vew"] == CGRect(x: 5, y: 6, width: 7, height: 8))
    let wider = try frames(insides, on: Canvas(width: 500, height: 300))
    #expect(wider["fra-me-Vew"]?.minX == 110)
  }

  @Test("have the guides that view controllers had before there were safe areas")
  func controllerGuides() throws {
    let scene = try InterfaceDocument(Documents.storyboard).scenes[1]
    let built = scene.layout().document.build(on: scene.canvas)
    let box = built.root.solvedTree(canvas: scene.canvas).items.first {
      $0.identifier == "box-Vi-ewV"
    }
    #expect(box?.frame == CGRect(x: 0, y: 44, width: 414, height: 818))
  }

  @Test("note a constraint to something else and leave it out")
  func danglingReferences() throws {
    let layout = try layout(
      "<constraints><constraint firstItem=\"gone\" firstAttribute=\"top\" secondItem=\"roo-tV-iew\" "
        + "secondAttribute=\"top\" id=\"a\"/></constraints>")
    #expect(layout.document.constraints.isEmpty)
    #expect(
      layout.notes.lines().first?.contains("names 'gone', which is not a view or guide") == true)
  }

  @Test(
    "note numbers that are none or beyond what layout can count with",
    arguments: ["1e308", "nan", "inf", "ten"])
  func badNumbers(_ number: String) throws {
    let layout = try layout(
      "<subviews>" + Documents.leaf("stackView", "a", (1, 1), "spacing=\"\(number)\"")
        + "</subviews>")
    #expect(layout.notes.lines().first?.contains("spacing=\"\(number)\" is not a number") == true)
  }

  @Test("note priorities that aren't any, and keep the default")
  func badPriorities() throws {
    let layout = try layout(
      "<subviews>" + Documents.leaf("label", "a", (1, 1), "horizontalHuggingPriority=\"-3\"")
        + "</subviews>")
    #expect(layout.notes.lines().first?.contains("is not a priority") == true)
    #expect(layout.document.items[1][.priority(.hugging, .horizontal)] == nil)
  }

  @Test("note classes that are drawn as plain views, once for each")
  func plainViews() throws {
    let layout = try layout(
      "<subviews>" + Documents.leaf("mkMapView", "one") + Documents.leaf("mkMapView", "two")
        + "</subviews>")
    #expect(layout.notes.lines().count == 1)
    #expect(
      layout.notes.lines().first?.hasSuffix("2 views of class MKMapView are drawn as plain views")
        == true)
  }

  @Test("name classes of other frameworks by their full names")
  func namesOfOtherFrameworks() throws {
    let layout = try layout("<subviews>" + Documents.leaf("mapView", "map") + "</subviews>")
    #expect(
      layout.notes.lines().first?.hasSuffix("a view of class MKMapView is drawn as a plain view")
        == true)
  }

  @Test("keep the direction of views that force one, and of those that are never mirrored")
  func directions() throws {
    let label = Documents.leaf("label", "a", (50, 20))
    func minX(_ word: String, _ direction: LayoutDirection) throws -> CGFloat? {
      let text = Documents.xib(
        Documents.view(
          """
          <subviews>\(label)</subviews><constraints>
          <constraint firstItem="a" firstAttribute="leading" secondItem="roo-tV-iew" secondAttribute="leading" id="c"/>
          </constraints>
          """, attributes: word.isEmpty ? "" : "semanticContentAttribute=\"\(word)\""))
      let scene = try #require(try InterfaceDocument(text).scenes.first)
      let built = scene.layout().document.build(on: scene.canvas, direction: direction)
      let tree = built.root.solvedTree(canvas: scene.canvas)
      return tree.items.first { $0.identifier == "a" }?.frame.minX
    }
    #expect(try minX("", .leftToRight) == 0)
    #expect(try minX("", .rightToLeft) == 350)
    #expect(try minX("forceRightToLeft", .leftToRight) == 350)
    for word in ["forceLeftToRight", "playback", "spatial"] {
      #expect(try minX(word, .rightToLeft) == 0)
    }
  }

  @Test("tell the margins of a view from its guides, and note guides that aren't known")
  func guideKeys() throws {
    func insides(_ key: String) -> String {
      """
      <subviews>\(Documents.leaf("view", "a"))</subviews><viewLayoutGuide key="\(key)" id="g"/><constraints>
      <constraint firstItem="a" firstAttribute="leading" secondItem="g" secondAttribute="leading" id="c"/>
      </constraints>
      """
    }
    #expect(try frames(insides("layoutMargins"))["a"]?.minX == 20)
    #expect(try layout(insides("layoutMargins")).notes.isEmpty)
    #expect(try frames(insides("layoutMargin"))["a"]?.minX == 0)
    #expect(
      try layout(insides("layoutMargin")).notes.sentences() == [#"key="layoutMargin" is not known"#]
    )
  }

  @Test(
    "name views by their label in Xcode, their outlet, their text, or else their class with a number"
  )
  func names() throws {
    let layout = try layout(
      "<subviews>" + Documents.leaf("view", "a", (1, 1), "userLabel=\"Header\"")
        + Documents.leaf("label", "b", (1, 1), "text=\"Title\"") + Documents.leaf("imageView", "c")
        + Documents.leaf("view", "d", (1, 1), "customClass=\"CardView\"")
        + Documents.leaf("view", "e", (1, 1), "customClass=\"CardView\"") + "</subviews>")
    #expect(
      layout.figureNames == ["View", "Header", "Title", "ImageView", "CardView 1", "CardView 2"])
    let alike = Documents.leaf("button", "a", (1, 1), "", "<state key=\"normal\" title=\"Add\"/>")
    let repeated = try self.layout(
      "<subviews>" + alike + alike.replacingOccurrences(of: "\"a\"", with: "\"b\"") + "</subviews>")
    #expect(repeated.figureNames == ["View", "Add 1", "Add 2"])
    func outlet(_ name: String, _ destination: String) -> String {
      "<outlet property=\"\(name)\" destination=\"\(destination)\" id=\"\(name)\"/>"
    }
    let connected = try self.layout(
      "<subviews>" + alike + "</subviews><connections>" + outlet("view", "roo-tV-iew")
        + outlet("addButton", "a") + outlet("other", "a") + "</connections>")
    #expect(connected.figureNames == ["View", "addButton"])
  }

  @Test(
    "hide views that can't be seen through their opacity, but for arranged ones, which would leave the layout"
  )
  func opacity() throws {
    func view(_ id: String, _ opacity: String) -> String {
      Documents.leaf("view", id, (1, 1), "alpha=\"\(opacity)\"")
    }
    let layout = try layout(
      "<subviews>" + view("a", "0.0") + view("b", "0.1") + "<stackView id=\"s\"><subviews>"
        + view("c", "0") + "</subviews></stackView></subviews>")
    let hidden = layout.document.items.filter { $0[.flag(.isHidden)] == .flag(.isHidden, true) }
    #expect(hidden.map(\.name) == ["a"])
    #expect(
      layout.document.items.compactMap { $0[.number(.opacity)] } == [
        .number(.opacity, 0.1), .number(.opacity, 0),
      ])
  }

  @Test("place sliders by the edges that they have in the version of the tools")
  func sliders() throws {
    let pins = ["top", "leading", "bottom", "trailing"].map {
      #"<constraint firstItem="s" firstAttribute="\#($0)" secondItem="roo-tV-iew" secondAttribute="\#($0)" id="\#($0)"/>"#
    }
    let text = Documents.view(
      "<subviews>" + Documents.leaf("slider", "s", (382, 34)) + "</subviews><constraints>"
        + pins.joined() + "</constraints>")
    for (tools, frame) in [
      ("23000", CGRect(x: -2, y: 0, width: 404, height: 301)),
      ("24765", CGRect(x: 0, y: 0, width: 400, height: 300)),
    ] {
      let scene = try #require(
        try InterfaceDocument(Documents.xib(text, tools: tools)).scenes.first)
      let root = scene.layout().document.build(on: scene.canvas).root
      let tree = root.solvedTree(canvas: scene.canvas)
      #expect(tree.items.first { $0.identifier == "s" }?.frame == frame)
    }
  }

  @Test(
    "say what a scene file can't: variations and placeholders"
  )
  func unstated() throws {
    let arranged = Documents.leaf("view", "c", (1, 1), #"alpha="0.0""#)
    let text = Documents.view(
      """
      <subviews>
      \(Documents.leaf("view", "a", (1, 1), #"alpha="0.5" placeholderIntrinsicWidth="9""#))
      \(Documents.leaf("view", "b", (1, 1), #"alpha="0.0""#))
      \(Documents.leaf("stackView", "s", (1, 1), "", "<subviews>\(arranged)</subviews>"))
      </subviews><constraints>
      <constraint firstItem="a" firstAttribute="width" constant="20" id="w">
      <variation key="heightClass=compact" constant="44"/>
      <variation key="heightClass=regular" constant="30"/></constraint>
      <constraint firstItem="a" firstAttribute="height" constant="20" placeholder="YES" id="h"/>
      <constraint firstItem="a" firstAttribute="top" constant="7" id="t"/>
      </constraints>
      <variation key="default"><mask key="constraints"><exclude reference="t"/></mask></variation>
      <variation key="widthClass=regular"><mask key="constraints"><include reference="t"/></mask></variation>
      """)
    let scene = try #require(try InterfaceDocument(Documents.xib(text)).scenes.first)
    #expect(
      scene.unstated == [
        #"constraint "t" is not installed: firstItem=a firstAttribute=top constant=7"#,
        #"widthClass=regular: constraint "t" is installed"#,
        #"the content width of "a" is only for Xcode's canvas (placeholder)"#,
        #"heightClass=compact: constant of "w" is 44"#,
        #"other than heightClass=regular: constant of "w" is 20"#,
        #"constraint "h" is only for Xcode's canvas (placeholder)"#,
      ])
  }

  @Test("read colors, fonts and texts")
  func looks() throws {
    let layout = try layout(
      "<subviews>"
        + Documents.leaf(
          "label", "a", (1, 1), "text=\"Hi\" numberOfLines=\"0\"",
          """
          <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>
          <color key="textColor" white="0" alpha="1"/><color key="backgroundColor" name="brand"/>
          """)
        + Documents.leaf("button", "b", (1, 1), "", "<state key=\"normal\" title=\"Go\"/>")
        + Documents.leaf("textView", "c", (1, 1), "", "<string key=\"text\">One\nTwo</string>")
        + "</subviews>")
    let items = layout.document.items
    #expect(items[1][.text(.text)] == .text(.text, "Hi"))
    #expect(items[1][.count(.numberOfLines)] == .count(.numberOfLines, 0))
    #expect(items[1][.font] == .font(StatedFont(style: .headline)))
    #expect(items[1][.color(.text)] == .color(.text, Color(red: 0, green: 0, blue: 0)))
    #expect(items[1][.color(.fill)] == .color(.fill, Color(red: 1, green: 0.5, blue: 0)))
    #expect(items[2][.text(.text)] == .text(.text, "Go"))
    #expect(items[3][.text(.text)] == .text(.text, "One\nTwo"))
  }

  @Test(
    "read the colors of buttons in their normal state, the nearest first",
    arguments: [
      (#"buttonType="system""#, #"<color key="tintColor" white="1"/>"#, true),
      (#"buttonType="custom""#, #"<color key="tintColor" white="1"/>"#, false),
      ("", #"<state key="normal" title="Go"><color key="titleColor" white="1"/></state>"#, true),
      ("", #"<state key="selected" title="Go"><color key="titleColor" white="1"/></state>"#, false),
      (
        #"buttonType="system""#,
        #"<color key="tintColor" white="0"/><buttonConfiguration key="configuration" style="filled">"#
          + #"<color key="baseForegroundColor" white="1"/></buttonConfiguration>"#, true
      ),
    ])
  func buttonColors(_ attributes: String, _ contents: String, _ isWhite: Bool) throws {
    let layout = try layout(
      "<subviews>" + Documents.leaf("button", "b", (1, 1), attributes, contents) + "</subviews>")
    let white = Color(red: 1, green: 1, blue: 1)
    #expect((layout.document.items[1][.color(.text)] == .color(.text, white)) == isWhite)
  }

  @Test("note text styles that aren't any")
  func unknownStyle() throws {
    let layout = try layout(
      "<subviews>"
        + Documents.leaf(
          "label", "a", (1, 1), "text=\"Hi\"",
          "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleHuge\"/>")
        + "</subviews>")
    #expect(
      layout.notes.lines().map { $0.split(separator: " note: ").last }
        == ["style=\"UICTFontTextStyleHuge\" is not known"])
  }
}
