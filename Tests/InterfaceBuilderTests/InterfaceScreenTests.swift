import AutoLayout
import Foundation
import LayoutDocuments
import Testing

@testable import InterfaceBuilder

@Suite("Interface Builder's canvases")
struct InterfaceScreenTests {
  /// A root and the safe area that documents like it store.
  struct Root: Sendable, CustomTestStringConvertible {
    let tools: String
    let device: String
    var orientation = "portrait"
    let size: (Int, Int)
    var y = 0
    /// The elements of the controller after its view, or `nil` for a view without a controller.
    var controller: String?
    let top: CGFloat
    let bottom: CGFloat

    var testDescription: String {
      "\(tools) \(device) \(orientation) \(size.0)×\(size.1) \(controller ?? "")"
    }

    var document: String {
      let view = """
        <view key="view" id="roo-tV-iew"><rect key="frame" x="0.0" y="\(y)" width="\(size.0)" height="\(size.1)"/></view>
        """
      let object =
        controller.map { #"<viewController id="con-tr-oll">\#(view)\#($0)</viewController>"# }
        ?? view
      return """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)" \
        targetRuntime="iOS.CocoaTouch"><device id="\(device)" orientation="\(orientation)"/>
        <dependencies><plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="22685"/></dependencies>
        <objects>\(object)</objects></document>
        """
    }
  }

  private static let opaqueBar =
    #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO"/>"#
  private static let bar = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>"#
  private static let toolbar = #"<simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>"#
  private static let opaqueTabBar =
    #"<simulatedTabBarMetrics key="simulatedBottomBarMetrics" translucent="NO"/>"#

  private static let statusBars = [
    Root(tools: "14490.70", device: "retina4_7", size: (375, 667), top: 20, bottom: 0),
    Root(tools: "14868", device: "retina4_7", size: (375, 667), top: 0, bottom: 0),
    Root(tools: "21507", device: "retina4_7", size: (375, 667), top: 0, bottom: 0),
    Root(tools: "21701", device: "retina4_0", size: (320, 568), top: 20, bottom: 0),
    Root(
      tools: "14854.2", device: "ipad9_7", orientation: "landscape", size: (1024, 768), top: 0,
      bottom: 0),
    Root(tools: "19529", device: "retina5_9", size: (375, 812), top: 44, bottom: 34),
    Root(tools: "21507", device: "retina5_9", size: (375, 812), top: 47, bottom: 34),
    Root(tools: "22154", device: "retina5_9", size: (375, 812), top: 50, bottom: 34),
    Root(tools: "21179.7", device: "retina6_0", size: (390, 844), top: 44, bottom: 34),
    Root(tools: "32700.99.1234", device: "retina6_1", size: (414, 896), top: 48, bottom: 34),
  ]

  private static let ownSizes = [
    Root(tools: "14490.70", device: "retina4_7", size: (360, 56), top: 0, bottom: 0),
    Root(tools: "17701", device: "retina6_1", size: (275, 94), top: 44, bottom: 0),
    Root(tools: "16097", device: "retina6_1", size: (414, 258), top: 44, bottom: 0),
    Root(tools: "23504", device: "retina4_7", size: (320, 383), top: 20, bottom: 0),
    Root(tools: "32700.99.1234", device: "retina6_0", size: (390, 72), top: 47, bottom: 34),
    Root(tools: "19529", device: "retina5_9", size: (375, 400), controller: "", top: 44, bottom: 0),
    Root(
      tools: "16097", device: "retina5_9", size: (375, 758), controller: bar, top: 56, bottom: 34),
  ]

  private static let coveringBars = [
    Root(
      tools: "11542", device: "retina4_7", size: (375, 603), y: 64, controller: opaqueBar, top: 0,
      bottom: 0),
    Root(
      tools: "20037", device: "retina6_1", size: (414, 808), controller: opaqueBar, top: 0,
      bottom: 34),
    Root(
      tools: "20037", device: "retina6_1", size: (414, 852),
      controller: bar + #"<extendedEdge key="edgesForExtendedLayout" bottom="YES"/>"#, top: 0,
      bottom: 34),
    Root(
      tools: "17701", device: "retina4_7", size: (375, 618), controller: opaqueTabBar, top: 0,
      bottom: 0),
    Root(
      tools: "20037", device: "retina6_1", size: (414, 896), controller: toolbar, top: 44,
      bottom: 83),
    Root(
      tools: "14109", device: "retina4_7", size: (375, 667), controller: toolbar, top: 20,
      bottom: 44
    ),
    Root(
      tools: "24765", device: "retina6_1", size: (414, 896), controller: bar, top: 150, bottom: 68),
  ]

  private static let doubled = [
    Root(tools: "23504", device: "retina6_12", size: (393, 852), top: 59, bottom: 34),
    Root(tools: "25087", device: "retina6_1", size: (414, 896), top: 96, bottom: 68),
    Root(tools: "24128", device: "retina6_12", size: (393, 852), top: 118, bottom: 68),
    Root(
      tools: "24412", device: "retina6_0", orientation: "landscape", size: (844, 390), top: 47,
      bottom: 55),
    Root(tools: "24128", device: "retina4_7", size: (375, 667), top: 20, bottom: 0),
  ]

  @Test(
    "cover of a root what those of the version, the device and the bars do",
    arguments: statusBars + ownSizes + coveringBars + doubled)
  func safeArea(_ root: Root) throws {
    let scene = try #require(try InterfaceDocument(root.document).scenes.first)
    let insets = scene.canvas.safeAreaInsets
    #expect([insets.top, insets.bottom] == [root.top, root.bottom])
  }

  @Test("have bars on other canvases that begin below them on their own")
  func opaqueBarsElsewhere() throws {
    let root = Root(
      tools: "20037", device: "retina6_1", size: (414, 808), controller: Self.opaqueBar, top: 0,
      bottom: 34)
    let scene = try #require(try InterfaceDocument(root.document).scenes.first)
    let device = try #require(Device.named("iPhone 11")).canvas(orientation: .portrait)
    let layout = scene.layout(on: device)
    #expect(
      layout.document.items[0][.insets(.additionalSafeArea)]
        == .insets(.additionalSafeArea, EdgeInsets(top: 44, left: 0, bottom: 0, right: 0)))
  }

  @Test("have remarks that are known by their sentences", arguments: InterfaceNote.Remark.allCases)
  func storedRemark(_ remark: InterfaceNote.Remark) {
    let kind = InterfaceNote.Kind.remark(remark)
    #expect(InterfaceNote.Kind(storedSentence: kind.sentence(count: 1)) == kind)
    #expect(InterfaceNote.Kind(storedSentence: "It is left out") == .leftOut("It is left out"))
  }

  @Test("say once that they count a safe area twice, which is no fault", arguments: doubled)
  func remark(_ root: Root) throws {
    let notes = try #require(try InterfaceDocument(root.document).scenes.first).layout().notes
    let isDoubled = root.bottom > 34
    #expect(notes.map(\.kind) == (isDoubled ? [.remark(.doubledSafeArea)] : []))
    #expect(notes.allSatisfy { $0.kind.isRemark })
    #expect(notes.lines(isStrict: true).allSatisfy { $0.contains(": note: ") })
  }

  @Test("have the safe area of their bars' own frames, which lie below what is above them")
  func storedBars() throws {
    let controller = #"<navigationController id="nav-Co-ntr" sceneMemberID="viewController">"#
    let bar = """
      <navigationBar key="navigationBar" id="bar"><rect key="frame" x="0.0" y="20" width="414" height="106"/>
      </navigationBar>
      """
    let text = Documents.storyboard.replacingOccurrences(of: controller, with: controller + bar)
    #expect(try InterfaceDocument(text).scenes[0].canvas.safeAreaInsets.top == 126)
  }

  @Test("show the controllers inside of a XIB's containers, below their bars")
  func nestedControllers() throws {
    let inner = """
      <viewController id="con-tr-oll"><view key="view" id="roo-tV-iew">\
      <rect key="frame" x="0.0" y="0.0" width="414" height="896"/></view></viewController>
      """
    let text = Documents.xib(
      """
      <tabBarController id="tab-Co-ntr"><viewControllers><navigationController id="nav-Co-ntr">
      <viewControllers>\(inner)</viewControllers></navigationController></viewControllers></tabBarController>
      """)
    let scenes = try InterfaceDocument(text).scenes
    #expect(scenes.map(\.id) == ["roo-tV-iew"])
    #expect(scenes.first?.canvas.safeAreaInsets.top == 92)
    #expect(scenes.first?.canvas.safeAreaInsets.bottom == 83)
  }
}
