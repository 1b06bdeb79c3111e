import AutoLayout
import Foundation
import InterfaceBuilder
import LayoutDocuments
import Testing

@Suite("Documents that code loads")
struct LoadedLayoutTests {
  private func document(_ objects: String) throws -> InterfaceDocument {
    try InterfaceDocument(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21507"
        targetRuntime="iOS.CocoaTouch" useSafeAreas="YES">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Page">
          <connections>
            <outlet property="view" destination="v" id="o1"/>
            <outletCollection property="all" destination="a" id="o2"/>
            <outletCollection property="all" destination="v" id="o3"/>
          </connections>
        </placeholder>
        \(objects)
      </objects>
      </document>
      """)
  }

  @Test("have outlets, of which collections are one each")
  func outlets() throws {
    let owner = try #require(try document("<view id=\"v\"/>").owner)
    #expect(owner.id == "-1" && owner.className == "Page")
    #expect(owner.outlets.map(\.property) == ["view", "all"])
    #expect(owner.outlets.map(\.destinations) == [["v"], ["a", "v"]])
    #expect(owner.outlets.map(\.isCollection) == [false, true])
  }

  @Test("have values of each kind")
  func values() throws {
    func attribute(_ type: String, _ rest: String) -> String {
      "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"k\" \(rest)"
    }
    let attributes = [
      attribute("boolean", "value=\"YES\"/>"),
      attribute(
        "number", "><real key=\"value\" value=\"1.5\"/></userDefinedRuntimeAttribute>"),
      attribute("string", "value=\"text\"/>"), attribute("image", "value=\"name\"/>"),
      attribute(
        "size", "><size key=\"value\" width=\"2\" height=\"3\"/></userDefinedRuntimeAttribute>"),
      attribute("nil", "/>"),
    ]
    let view = try document(
      "<view id=\"v\"><userDefinedRuntimeAttributes>\(attributes.joined())"
        + "</userDefinedRuntimeAttributes></view>"
    ).topViews[0]
    #expect(
      view.values.map(\.content) == [
        .flag(true), .number(1.5), .text("text"), .image("name"),
        .rect(.init(x: 0, y: 0, width: 2, height: 3)),
      ])
  }

  @Test("have no bars, margins and sizes of Xcode's canvas, and cells around their contents")
  func layouts() throws {
    let document = try document(
      """
      <view id="v">
        <rect key="frame" x="0" y="0" width="320" height="480"/>
        <simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>
        <subviews>
          <label text="Text" translatesAutoresizingMaskIntoConstraints="NO" id="l">
            <rect key="frame" x="1" y="2" width="30" height="40"/>
            <accessibility key="accessibilityConfiguration" identifier="named"/>
            <constraints><constraint firstAttribute="width" constant="9" id="w"/></constraints>
          </label>
        </subviews>
      </view>
      <tableViewCell id="c">
        <rect key="frame" x="0" y="0" width="320" height="44"/>
        <tableViewCellContentView key="contentView" id="i">
          <rect key="frame" x="0" y="0" width="320" height="44"/>
        </tableViewCellContentView>
      </tableViewCell>
      """)
    let canvas = Canvas(width: 320, height: 480)
    let views = document.topViews
    #expect(views.map(\.kind) == ["view", "tableViewCell"])
    let page = LoadedLayout(of: views[0], in: document, on: canvas)
    #expect(page.objects.map { $0?.id } == ["v", "l"])
    #expect(page.document.items.map(\.name) == [nil, "named"])
    #expect(page.document.items.allSatisfy { $0[.intrinsicSize] == nil && $0[.margins] == nil })
    #expect(page.document.items[0][.insets(.additionalSafeArea)] == nil)
    #expect(page.constraintIDs == [0: "w"])
    let cell = LoadedLayout(of: views[1], in: document, on: canvas)
    #expect(cell.objects.map { $0?.isContent } == [false, true])
    #expect(cell.document.items[1][.frame] == nil && cell.document.constraints.isEmpty)
  }
}
