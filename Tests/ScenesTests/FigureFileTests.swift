import Foundation
import LayoutDocuments
import TestTools
import Testing

@testable import Scenes

@Suite("Files of figures beside Interface Builder documents")
struct FigureFileTests {
  private let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701">
      <objects>
        <view contentMode="scaleToFill" id="iN0-l3-epB">
          <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
          <subviews>
            <view userLabel="Profile photo" translatesAutoresizingMaskIntoConstraints="NO" id="aaa-bb-ccc">
              <rect key="frame" x="20" y="20" width="80" height="80"/>
            </view>
          </subviews>
          <constraints>
            <constraint firstItem="aaa-bb-ccc" firstAttribute="top" secondItem="iN0-l3-epB" secondAttribute="top" constant="20" identifier="top gap" id="c01-00-000"/>
            <constraint firstItem="aaa-bb-ccc" firstAttribute="leading" secondItem="iN0-l3-epB" secondAttribute="leading" constant="20" id="c02-00-000"/>
            <constraint firstItem="aaa-bb-ccc" firstAttribute="width" constant="80" id="c03-00-000"/>
            <constraint firstItem="aaa-bb-ccc" firstAttribute="height" constant="80" id="c04-00-000"/>
          </constraints>
        </view>
      </objects>
    </document>
    """

  private func scene(_ figures: String) throws -> Scene {
    var scene: Scene?
    try withTemporaryFolder { folder in
      try Data(document.utf8).write(to: URL(filePath: folder + "/Card.xib"))
      try Data(figures.utf8).write(to: URL(filePath: folder + "/Card.figure.yaml"))
      scene = try Scene(at: folder + "/Card.xib")
    }
    return try #require(scene)
  }

  @Test("name items by their labels in Xcode and by their object ids")
  func names() throws {
    let scene = try scene(
      """
      figure: { show: [guides], hide: [aaa-bb-ccc], look: plain }
      scenes:
        iN0-l3-epB:
          hide: []
          notes:
            - { callout: The photo, at: profilePhoto }
            - { text: above, at: root.margins.top }
      """)
    #expect(scene.figure.look == .plain)
    #expect(scene.figure.emphasis.hidden == [])
    #expect(
      scene.figure.notes.flatMap(\.places).map(\.item) == ["aaa-bb-ccc", "iN0-l3-epB.margins"])
    #expect(scene.figureFile?.hasSuffix("/Card.figure.yaml") == true)
  }

  @Test("draw their notes")
  func draws() throws {
    let scene = try scene("figure: { notes: [{ marker: 1, at: profilePhoto, text: A square }] }")
    let painter = try Painter()
    let job = FigureJob(
      scene: scene, placement: Scene.Placement(scene.canvases[0]), options: scene.figureOptions,
      outputs: [])
    let drawing = try job.drawing(with: painter)
    #expect(drawing.omissions.isEmpty)
    #expect(drawing.summary.contains("A square"))
  }

  @Test(
    "are refused with the place of what is wrong",
    arguments: [
      ("figure: { notes: [{ text: a, at: photo }] }", 1, "'photo'"),
      ("scenes: { Login: {} }", 1, "'Login'"), ("figures: {}", 1, "'figure'"),
      ("figure:\n  highlight: ['profilePhoto.width == 81']", 2, "profilePhoto.width == 81"),
    ])
  func refused(text: String, line: Int, message: String) throws {
    let error = try #require(throws: PlumblineError.self) { try scene(text) }
    guard case .unreadableScene(let scene) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(scene.file.hasSuffix("Card.figure.yaml"))
    #expect(scene.problems[0].position.line == line)
    #expect(scene.problems[0].message.contains(message), "\(scene)")
  }

  @Test("emphasize constraints by identifier and by equation")
  func constraints() throws {
    let scene = try scene("figure: { highlight: [top gap, profilePhoto.width == 80] }")
    #expect(scene.figure.emphasis.constraints == [.ordinal(0), .ordinal(2)])
  }
}
