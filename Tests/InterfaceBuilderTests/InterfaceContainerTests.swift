import AutoLayout
import Foundation
import LayoutDocuments
import Testing

@testable import InterfaceBuilder

@Suite("Container views of Interface Builder documents")
struct InterfaceContainerTests {
  /// A scene with a view controller whose view has the given insides.
  private static func controller(
    _ name: String, _ insides: String, guides: String = "", size: (Int, Int) = (414, 896)
  ) -> String {
    """
    <scene sceneID="\(name)-scene"><objects>
    <viewController id="\(name)" sceneMemberID="viewController">\(guides)
    <view key="view" id="\(name)-view">
    <rect key="frame" x="0.0" y="0.0" width="\(size.0)" height="\(size.1)"/>\(insides)</view>
    </viewController></objects></scene>
    """
  }

  /// A container view across its superview, from a distance from the top on.
  private static func container(
    _ name: String, of destination: String, in view: String, top: Int = 0
  ) -> String {
    let segue = "<segue destination=\"\(destination)\" kind=\"embed\" id=\"\(name)-segue\"/>"
    return "<subviews>"
      + Documents.leaf(
        "containerView", name, (1, 1), "", "<connections>\(segue)</connections>")
        + """
        </subviews><constraints>
        <constraint firstItem="\(name)" firstAttribute="top" secondItem="\(view)" secondAttribute="top" \
        constant="\(top)" id="\(name)-top"/>
        <constraint firstItem="\(name)" firstAttribute="leading" secondItem="\(view)" secondAttribute="leading" \
        id="\(name)-leading"/>
        <constraint firstItem="\(name)" firstAttribute="trailing" secondItem="\(view)" secondAttribute="trailing" \
        id="\(name)-trailing"/>
        <constraint firstItem="\(name)" firstAttribute="bottom" secondItem="\(view)" secondAttribute="bottom" \
        id="\(name)-bottom"/>
        </constraints>
        """
  }

  /// A label at a guide's edge and at the leading margin of a view.
  private static func label(_ name: String, in view: String, below guide: String, _ edge: String)
    -> String
  {
    "<subviews>" + Documents.leaf("label", name, (50, 20), "text=\"A\"")
      + """
      </subviews><viewLayoutGuide key="safeArea" id="\(view)-safe"/><constraints>
      <constraint firstItem="\(name)" firstAttribute="top" secondItem="\(guide)" secondAttribute="\(edge)" \
      id="\(name)-top"/>
      <constraint firstItem="\(name)" firstAttribute="leading" secondItem="\(view)" secondAttribute="leadingMargin" \
      id="\(name)-leading"/></constraints>
      """
  }

  private static func storyboard(_ scenes: String...) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="20037" \
    targetRuntime="iOS.CocoaTouch"><device id="retina6_1" orientation="portrait"/>
    <scenes>\(scenes.joined())</scenes></document>
    """
  }

  /// The frames and the notes of a document's first scene.
  private func solve(
    _ text: String, on canvas: Canvas? = nil
  ) throws -> (frames: [String: CGRect], notes: [String]) {
    let scene = try #require(try InterfaceDocument(text).scenes.first)
    let layout = scene.layout(on: canvas)
    let canvas = canvas ?? scene.canvas
    let tree = layout.document.build(on: canvas).root.solvedTree(canvas: canvas)
    #expect(tree.conflicts.isEmpty)
    let frames = Dictionary(tree.items.map { ($0.identifier, $0.frame) }) { first, _ in first }
    return (frames, layout.notes.lines())
  }

  @Test("show the view of the controller that is embedded, as large as they are")
  func contents() throws {
    let text = Self.storyboard(
      Self.controller("outer", Self.container("box", of: "inner", in: "outer-view", top: 100)),
      Self.controller(
        "inner", Self.label("text", in: "inner-view", below: "inner-view-safe", "top"),
        size: (200, 100)))
    let own = try solve(text)
    #expect(own.frames["inner-view"] == CGRect(x: 0, y: 0, width: 414, height: 796))
    #expect(own.frames["text"]?.origin == CGPoint(x: 20, y: 0))
    #expect(own.notes.isEmpty)
    let small = try solve(text, on: Canvas(width: 320, height: 568))
    #expect(small.frames["inner-view"] == CGRect(x: 0, y: 0, width: 320, height: 468))
    #expect(small.frames["text"]?.origin == CGPoint(x: 16, y: 0))
  }

  @Test(
    "give what is in them the safe area that covers it, with the bars of controllers on the way")
  func bars() throws {
    let bar = """
      <scene sceneID="s"><objects><navigationController id="nav" sceneMemberID="viewController"><connections>
      <segue destination="inner" kind="relationship" relationship="rootViewController" id="n"/>
      </connections></navigationController></objects></scene>
      """
    let guides = """
      <layoutGuides><viewControllerLayoutGuide type="top" id="old-top"/></layoutGuides>
      """
    for (guide, edge) in [("inner-view-safe", "top"), ("old-top", "bottom")] {
      let text = Self.storyboard(
        Self.controller("outer", Self.container("box", of: "nav", in: "outer-view", top: 10)), bar,
        Self.controller(
          "inner", Self.label("text", in: "inner-view", below: guide, edge), guides: guides))
      #expect(try solve(text).frames["text"]?.minY == 44 - 10 + 44)
    }
  }

  @Test(
    "are nested as deep as views in one scene", arguments: [(15, true), (40, false)])
  func nested(_ count: Int, _ isWhole: Bool) throws {
    let scenes = (0..<count).map { index in
      Self.controller(
        "c\(index)",
        Self.container("box\(index)", of: "c\(index + 1)", in: "c\(index)-view", top: 1))
    }
    let last = Self.controller("c\(count)", "")
    let text = Self.storyboard(scenes.joined(), last)
    let (frames, notes) = try solve(text)
    #expect(frames["c\(count)-view"]?.height == (isWhole ? 896 - CGFloat(count) : nil))
    #expect(frames["c15-view"] != nil)
    #expect(notes.contains { $0.contains("is inside 32 other views") } != isWhole)
  }

  @Test(
    "stay empty, with a note, if what they embed isn't in the document or is shown already",
    arguments: [
      ("outer", "the controller 'outer' is embedded again"),
      ("inner", "the controller 'outer' is embedded again"),
      ("gone", "embeds 'gone', which is not a controller in the document"),
      ("reference", "come from the storyboard 'Other'"), ("loop", "'loop' is embedded again"),
      ("split", "come from the code of the splitViewController"),
    ])
  func empty(_ destination: String, _ message: String) throws {
    let others = """
      <scene sceneID="a"><objects><viewControllerPlaceholder storyboardName="Other" id="reference" \
      sceneMemberID="viewController"/></objects></scene>
      <scene sceneID="b"><objects><navigationController id="loop" sceneMemberID="viewController"><connections>
      <segue destination="loop" kind="relationship" relationship="rootViewController" id="n"/>
      </connections></navigationController></objects></scene>
      <scene sceneID="c"><objects><splitViewController id="split" sceneMemberID="viewController"/></objects></scene>
      """
    let text = Self.storyboard(
      Self.controller("outer", Self.container("box", of: destination, in: "outer-view")),
      Self.controller("inner", Self.container("back", of: "outer", in: "inner-view")), others)
    let (frames, notes) = try solve(text)
    #expect(notes.count == 1 && notes[0].contains(message), "\(notes)")
    #expect((frames["inner-view"] != nil) == (destination == "inner"))
  }
}
