import AutoLayout
import Foundation
import LayoutDocuments
import Testing

@testable import SwiftScenes

@Suite("Placed layouts of Swift files")
struct PlacedSceneTests {
  @Test("have the frames that code sets after layout where constraints hold views")
  func displaced() throws {
    let code = try PersonsCode([
      "Page.swift": """
      class Page: UIViewController {
        let framed = UIView(), centered = UIView(), sized = UIView(), turned = UIView()
        override func viewDidLoad() {
          super.viewDidLoad()
          for box in [framed, centered, sized, turned] {
            box.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(box)
            NSLayoutConstraint.activate([
              box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
              box.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
              box.widthAnchor.constraint(equalToConstant: 20),
              box.heightAnchor.constraint(equalToConstant: 20),
            ])
          }
        }
        override func viewDidLayoutSubviews() {
          super.viewDidLayoutSubviews()
          framed.frame = CGRect(x: 50, y: 40, width: 60, height: 20)
          centered.center = CGPoint(x: 100, y: 80)
          sized.bounds = CGRect(x: 0, y: 0, width: 30, height: 40)
          turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
          turned.center = CGPoint(x: 20, y: 70)
        }
      }
      """
    ])
    let canvas = Canvas(width: 200, height: 100)
    let layout = try code.layout("Page", on: canvas)
    let root = layout.makeView(on: canvas, measureText: fixedTextMeasure)
    let tree = layout.solvedTree(of: root, on: canvas)
    let frames = ["framed", "centered", "sized", "turned"].map { name in
      tree.items.first { $0.identifier == name }?.rootFrame
    }
    #expect(
      frames == [
        CGRect(x: 50, y: 40, width: 60, height: 20), CGRect(x: 90, y: 70, width: 20, height: 20),
        CGRect(x: 5, y: 0, width: 30, height: 40), CGRect(x: 10, y: 60, width: 20, height: 20),
      ])
  }

  @Test("draw labels that follow the canvas's text size in that size")
  func textSizes() throws {
    let code = try PersonsCode([
      "Card.swift": """
      class Card: UIView {
        let follower = UILabel(), fixed = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          for label in [follower, fixed] {
            label.text = "Text"
            label.font = .preferredFont(forTextStyle: .title1)
            addSubview(label)
          }
          follower.adjustsFontForContentSizeCategory = true
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    ])
    var canvas = Canvas(width: 200, height: 100)
    canvas.textSize = .accessibilityLarge
    let layout = try code.layout("Card", on: canvas)
    let root = layout.makeView(on: canvas, measureText: fixedTextMeasure)
    let sizes = layout.solvedTree(of: root, on: canvas).items
      .compactMap(\.device.font?.pointSize)
    #expect(sizes == [43, 28])
  }

  @Test("of AppKit have their texts, and places from the top")
  func desktop() throws {
    let code = try PersonsCode([:])
    try code.write(
      Array(
        """
        import AppKit
        final class Form: NSView {
          override init(frame: NSRect) {
            super.init(frame: frame)
            let name = NSTextField(labelWithString: "Name:")
            let grid = NSGridView(views: [[name], [NSButton(title: "OK", target: nil, action: nil)]])
            grid.translatesAutoresizingMaskIntoConstraints = false
            addSubview(grid)
            grid.topAnchor.constraint(equalTo: topAnchor).isActive = true
            grid.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          }
          required init?(coder: NSCoder) { nil }
        }
        """.utf8), to: "Form.swift")
    let canvas = Canvas(width: 200, height: 100)
    let layout = try code.layout("Form", on: canvas)
    let root = layout.makeView(on: canvas, measureText: fixedTextMeasure)
    let tree = layout.solvedTree(of: root, on: canvas)
    let texts = tree.items.filter { $0.appearance.text != nil }
    #expect(tree.itemsPlacedByCode.isEmpty)
    #expect(texts.map(\.appearance.text) == ["Name:", "OK"])
    #expect(texts.map { $0.device.layers == nil } == [true, false])
    #expect(texts[0].rootFrame.minY == 0 && texts[1].rootFrame.minY == 22)
    #expect(!tree.items.contains { !$0.ambiguousAxes.isEmpty })
  }

  @Test("of AppKit have segments in the reading direction, and wheels that turn")
  func desktopControls() throws {
    let code = try PersonsCode([:])
    try code.write(
      Array(
        """
        import AppKit
        final class Bar: NSView {
          override init(frame: NSRect) {
            super.init(frame: frame)
            let segments = NSSegmentedControl(
              labels: ["Day", "Week", "Month"], trackingMode: .selectOne, target: nil, action: nil)
            segments.selectedSegment = 0
            segments.setFrameOrigin(NSPoint(x: 10, y: 10))
            addSubview(segments)
            let wheel = NSProgressIndicator(frame: NSRect(x: 10, y: 50, width: 32, height: 32))
            wheel.style = .spinning
            addSubview(wheel)
            addSubview(NSProgressIndicator(frame: NSRect(x: 50, y: 50, width: 80, height: 20)))
          }
          required init?(coder: NSCoder) { nil }
        }
        """.utf8), to: "Bar.swift")
    let canvas = Canvas(width: 300, height: 100)
    let program = try code.program()
    let scene = SwiftScene(try #require(program.list.scenes.first), of: program)
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let layout = try scene.layout(on: canvas, direction: direction)
      let root = layout.makeView(on: canvas, measureText: fixedTextMeasure)
      let looks = layout.solvedTree(of: root, on: canvas).items.map(\.appearance)
      let segments = try #require(looks.first { !$0.segments.isEmpty })
      let isMirrored = direction == .rightToLeft
      #expect(segments.segments.first == (isMirrored ? "Month" : "Day"))
      #expect(segments.pickedSegment == (isMirrored ? 2 : 0))
      #expect(looks.compactMap { $0.control?.kind } == [.activity, .progress])
    }
  }
}
