import AutoLayout
import CairoCanvas
import Foundation
import InterfaceBuilder
import LayoutDocuments
import Testing

@testable import SwiftScenes

@Suite("Nibs beside classes")
struct NibTests {
  private static let page = xib(
    owner: ["view": "root", "heading": "ttl", "box": "box", "width": "wid", "all": "lst"],
    collections: [("pair", "ttl"), ("pair", "box")],
    """
    <view contentMode="scaleToFill" id="root">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>
        <label text="A title" translatesAutoresizingMaskIntoConstraints="NO" id="ttl">
          <rect key="frame" x="16" y="40" width="343" height="20"/>
        </label>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
          <rect key="frame" x="16" y="70" width="80" height="30"/>
          <constraints>
            <constraint firstAttribute="width" constant="80" id="wid"/>
            <constraint firstAttribute="height" constant="30" id="hei"/>
          </constraints>
        </view>
        <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="lst">
          <rect key="frame" x="20" y="600" width="335" height="47"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/>
        </view>
      </subviews>
      <viewLayoutGuide key="safeArea" id="saf"/>
      <constraints>
        \(constraint("ttl", "top", "saf", "top", 20))
        \(constraint("ttl", "leading", "root", "leadingMargin"))
        \(constraint("box", "top", "ttl", "bottom", 10))
        \(constraint("box", "leading", "ttl", "leading"))
      </constraints>
    </view>
    """)

  private let canvas = Canvas(
    width: 390, height: 844, safeAreaInsets: EdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

  @Test(
    "load the view of the controller they are named after, with the frames that the document has")
  func controllers() throws {
    let page = Self.page
    let code = try PersonsCode([
      "PageView.xib": page, "PageViewController.xib": xib("<view id=\"other\"/>"),
      "Page.swift": """
      class Base: UIViewController {
        @IBOutlet private var pair: [UIView]!
        func isPair(_ view: UIView) -> Bool { pair.count == 2 && pair[0] === view }
      }
      class PageViewController: Base {
        @IBOutlet private weak var heading: UILabel!
        @IBOutlet fileprivate var box, all: UIView!, width: NSLayoutConstraint!
        override func viewDidLoad() {
          super.viewDidLoad()
          precondition(isPair(heading) && width.constant == 80)
        }
      }
      """,
    ])
    let layout = try code.layout("PageViewController", on: canvas)
    let document = try InterfaceDocument(bytes: Array(page.utf8), file: "PageView.xib")
    let measureText = Renderer(fonts: try FontLibrary(folders: FontLibrary.systemFolders))
      .textMeasure
    let built = document.scenes[0].layout(on: canvas).document.build(
      on: canvas, measureText: measureText)
    let tree = built.root.solvedTree(canvas: canvas)
    for (property, id) in ["heading": "ttl", "box": "box", "all": "lst"] {
      let index = try #require(layout.document.items.firstIndex { $0.name == property })
      let item = try #require(tree.items.first { $0.identifier == id })
      #expect(layout.frames[index]?.rootFrame == item.rootFrame, "\(property)")
    }
    let width = layout.document.constraints.contains { constraint in
      if case .relation(let form) = constraint { form.identifier == "width" } else { false }
    }
    #expect(width)
  }

  @Test("make cells of their classes, which tables dequeue")
  func cells() throws {
    let code = try PersonsCode([
      "views/RowCell.xib": Self.row,
      "Row.swift": """
      class RowCell: UITableViewCell {
        @IBOutlet private var name: UILabel! { didSet { name.text = "set" } }
        @IBInspectable var lines: Int = 1 { didSet { name.numberOfLines = lines } }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        override func awakeFromNib() {
          super.awakeFromNib()
          precondition(name.text == "set" && name.numberOfLines == 3 && reuseIdentifier == "row")
        }
      }
      class List: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.register(UINib(nibName: "RowCell", bundle: nil), forCellReuseIdentifier: "row")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "row", for: path)
        }
      }
      """,
    ])
    #expect(try code.program().list.others.isEmpty)
    #expect(try code.layout("RowCell").size == CGSize(width: 200, height: 50))
    let list = try code.layout("List", on: canvas)
    let names = list.document.items.indices.filter {
      list.document.items[$0].name?.hasPrefix("name") == true
    }
    #expect(
      names.compactMap { list.frames[$0]?.frame }
        == Array(repeating: CGRect(x: 30, y: 10, width: 100, height: 30), count: 2))
  }

  private static let row = xib(
    """
    <tableViewCell reuseIdentifier="row" id="cel" customClass="RowCell" customModule="Elsewhere">
      <rect key="frame" x="0" y="0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cel" id="con">
        <rect key="frame" x="0" y="0" width="320" height="44"/>
        <autoresizingMask key="autoresizingMask"/>
        <subviews>
          <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="lab">
            <rect key="frame" x="30" y="10" width="100" height="24"/>
            <constraints>
              <constraint firstAttribute="width" constant="100" id="wid"/>
              <constraint firstAttribute="height" constant="30" id="hei"/>
            </constraints>
          </label>
        </subviews>
        <constraints>
          \(constraint("lab", "leading", "con", "leading", 30))
          \(constraint("lab", "top", "con", "top", 10))
          \(constraint("con", "bottom", "lab", "bottom", 10))
        </constraints>
      </tableViewCellContentView>
      <connections><outlet property="name" destination="lab" id="out"/></connections>
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="lines"><integer key="value" value="3"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
    </tableViewCell>
    """)

  @Test("give views their content, inside of other nibs too")
  func contents() throws {
    let code = try PersonsCode([
      "Badge.xib": xib(
        owner: ["content": "con", "dot": "dot"],
        """
        <view id="con">
          <rect key="frame" x="0" y="0" width="100" height="40"/>
          <subviews>
            <view id="dot">
              <rect key="frame" x="60" y="10" width="20" height="20"/>
              <autoresizingMask key="autoresizingMask" flexibleMinX="YES"/>
            </view>
          </subviews>
        </view>
        """),
      "Panel.xib": xib(
        """
        <view id="pan" customClass="Panel">
          <rect key="frame" x="0" y="0" width="300" height="200"/>
          <subviews>
            <view id="bad" customClass="Badge"><rect key="frame" x="10" y="10" width="150" height="60"/>
              <subviews><view id="low"><rect key="frame" x="1" y="2" width="3" height="4"/></view></subviews>
            </view>
          </subviews>
          <connections><outlet property="badge" destination="bad" id="o"/></connections>
        </view>
        """),
      "Views.swift": """
      class Badge: UIView {
        @IBOutlet var content: UIView!
        @IBOutlet private var dot: UIView!
        override init(frame: CGRect) { super.init(frame: frame); commonInit() }
        required init?(coder: NSCoder) { super.init(coder: coder); commonInit() }
        private func commonInit() {
          Bundle.main.loadNibNamed("Badge", owner: self, options: nil)
          content.frame = bounds
          content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          addSubview(content)
        }
      }
      class Panel: UIView {
        @IBOutlet weak var badge: Badge!
        static func load() -> Panel { UINib(nibName: "Panel", bundle: nil).instantiate(withOwner: nil)[0] as! Panel }
      }
      """,
    ])
    let badge = try code.layout("Badge")
    #expect(try badge.frame(of: "content") == CGRect(x: 0, y: 0, width: 200, height: 100))
    let panel = try code.layout("Panel", on: Canvas(width: 300, height: 200))
    #expect(try panel.frame(of: "badge") == CGRect(x: 10, y: 10, width: 150, height: 60))
    #expect(try panel.frame(of: "content") == CGRect(x: 0, y: 0, width: 150, height: 60))
    #expect(try panel.frame(of: "dot").minX == 110)
    let names = panel.document.items.map(\.name)
    #expect(names == ["root", "badge", nil, "content", "dot"])
  }

  @Test("connect gesture recognizers with outlets and their views")
  func recognizers() throws {
    let code = try PersonsCode([
      "Card.xib": xib(
        """
        <view id="car" customClass="Card">
          <connections>
            <outlet property="tap" destination="rec" id="o1"/>
            <outletCollection property="all" destination="rec" id="o2"/>
            <outletCollection property="gestureRecognizers" destination="rec" appends="YES" id="o3"/>
            <outlet property="own" destination="oth" id="o4"/>
          </connections>
        </view>
        <tapGestureRecognizer id="rec">
          <connections><outlet property="delegate" destination="car" id="o5"/></connections>
        </tapGestureRecognizer>
        <pongPressGestureRecognizer id="oth" customClass="Own"/>
        """),
      "Card.swift": """
      class Own: UITapGestureRecognizer {}
      class Card: UIView {
        @IBOutlet var tap: UITapGestureRecognizer!
        @IBOutlet var all: [UIGestureRecognizer]!
        @IBOutlet var own: Own?
        override func awakeFromNib() {
          super.awakeFromNib()
          tap.numberOfTapsRequired = 2
          precondition(all == [tap] && gestureRecognizers == [tap] && tap.view === self && own == nil)
        }
      }
      """,
    ])
    #expect(
      try code.layout("Card").missingNames == [
        "gesture recognizer 'Own', which Card.xib names; it is left out"
      ])
  }

  @Test("set properties of extensions, and views of classes that aren't there are plain")
  func values() throws {
    let code = try PersonsCode([
      "Card.xib": xib(
        """
        <view id="car" customClass="Card">
          <rect key="frame" x="0" y="0" width="100" height="40"/>
          <subviews><view id="oth" customClass="Gone"><rect key="frame" x="1" y="2" width="3" height="4"/></view></subviews>
          <connections><outlet property="other" destination="oth" id="o"/></connections>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="inset"><real key="value" value="7"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="size" keyPath="size"><size key="value" width="8" height="9"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="boolean" keyPath="isRound" value="YES"/>
            <userDefinedRuntimeAttribute type="string" keyPath="word" value="hi"/>
            <userDefinedRuntimeAttribute type="string" keyPath="none" value="hi"/>
          </userDefinedRuntimeAttributes>
        </view>
        """),
      "Views.swift": """
      extension UIView {
        @IBInspectable var inset: CGFloat { get { layoutMargins.left } set { layoutMargins.left = newValue } }
      }
      class Card: UIView {
        @IBOutlet var other: UIView?
        @IBInspectable var size: CGSize = .zero
        @IBInspectable var isRound: Bool = false
        @IBInspectable var word: String?
        override func awakeFromNib() {
          other?.frame = CGRect(x: inset, y: isRound ? 5 : 0, width: size.width, height: size.height)
          precondition(word == "hi")
        }
      }
      """,
    ])
    let layout = try code.layout("Card")
    #expect(
      layout.missingNames == [
        "class 'Gone', which Card.xib names; a UIKit view is in its place",
        "property 'none' of 'Card' that takes the value in Card.xib",
      ])
    #expect(try layout.frame(of: "other") == CGRect(x: 7, y: 5, width: 8, height: 9))
  }

  @Test(
    "that can't be loaded are errors of the scene",
    arguments: [
      (
        "@IBOutlet var label: UILabel!", "other",
        "Card.xib:7:5: 'Card' has no property 'other' with @IBOutlet; add it, or remove the outlet"
      ),
      (
        "@IBOutlet var label: UILabel!", "label",
        "Card.xib:7:5: the outlet 'label' of 'Card' cannot be 'View'; change the type of the property"
      ),
      (
        "@IBOutlet var view: UIView! { didSet { _ = UINib(nibName: \"Gone\", bundle: nil).instantiate(withOwner: nil) } }",
        "view", "there is no 'Gone.xib' next to the code, which loads the nib 'Gone'"
      ),
    ])
  func failures(property: String, outlet: String, message: String) throws {
    let code = try PersonsCode([
      "Card.xib": xib(
        """
        <view id="car" customClass="Card">
        <subviews><view id="sub"/></subviews>
        <connections>
            <outlet property="\(outlet)" destination="sub" id="o"/>
        </connections>
        </view>
        """),
      "Card.swift": "class Card: UIView { \(property) }",
    ])
    #expect(try code.failure("Card").hasPrefix(message))
  }
}

extension PlacedLayout {
  /// The frame of the item of a name.
  fileprivate func frame(of name: String) throws -> CGRect {
    let index = try #require(document.items.firstIndex { $0.name == name })
    return try #require(frames[index]).frame
  }
}

/// A document with an owner that has outlets.
private func xib(
  owner: [String: String] = [:], collections: [(property: String, id: String)] = [],
  _ objects: String
) -> String {
  let outlets = owner.sorted { $0.key < $1.key }.map {
    "<outlet property=\"\($0.key)\" destination=\"\($0.value)\" id=\"o-\($0.key)\"/>"
  }
  let others = collections.enumerated().map { number, end in
    "<outletCollection property=\"\(end.property)\" destination=\"\(end.id)\" id=\"c-\(number)\"/>"
  }
  return """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useSafeAreas="YES">
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>\((outlets + others).joined())</connections></placeholder>
    \(objects)
    </objects>
    </document>
    """
}

private func constraint(
  _ first: String, _ attribute: String, _ second: String, _ secondAttribute: String,
  _ constant: Int = 0
) -> String {
  "<constraint firstItem=\"\(first)\" firstAttribute=\"\(attribute)\" secondItem=\"\(second)\" "
    + "secondAttribute=\"\(secondAttribute)\" constant=\"\(constant)\" id=\"\(first)-\(attribute)\"/>"
}
