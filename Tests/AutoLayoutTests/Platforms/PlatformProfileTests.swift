import Foundation
import Testing

@testable import AutoLayout

@Suite("Platform profiles")
struct PlatformProfileTests {
  struct Example: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The margins of a plain view, and the sides of a root of 390 and of 414 points.
    let margins: [CGFloat]
    /// The frame heights of a switch, a slider, a segmented control and a text field.
    let controls: [CGFloat]
  }

  private static let iOS: [CGFloat] = [31, 31, 32, 34]
  private static let iOS26: [CGFloat] = [28, 34, 32, 34]

  @Test(
    "have the numbers of their release",
    arguments: [
      Example(testDescription: "iOS-16", margins: [8, 16, 20], controls: iOS),
      Example(testDescription: "iOS-17", margins: [8, 16, 20], controls: iOS),
      Example(testDescription: "iOS-18", margins: [8, 16, 20], controls: iOS),
      Example(testDescription: "iOS-26", margins: [8, 16, 20], controls: iOS26),
      Example(testDescription: "iOS-27", margins: [8, 16, 20], controls: iOS26),
      Example(testDescription: "iOS-27.1", margins: [0, 16, 20], controls: iOS26),
      Example(testDescription: "macOS-15", margins: [20, 20, 20], controls: iOS),
      Example(testDescription: "macOS-26", margins: [20, 20, 20], controls: iOS),
    ])
  func numbers(example: Example) throws {
    let profile = try #require(PlatformProfile.named(example.testDescription))
    let sides: [CGFloat] = [390, 414].map { width in
      let root = makeRoot(width, 896) {
        $0.profile = profile
        $0.root = .screen
      }
      root.layoutIfNeeded()
      return root.layoutMargins.left
    }
    let root = makeRoot { $0.profile = profile }
    #expect([addView("view", to: root).layoutMargins.top] + sides == example.margins)
    let field = TextField()
    field.borderStyle = .roundedRect
    let controls: [View] = [Switch(), Slider(), SegmentedControl(items: ["a"]), field]
    for control in controls { addView(control, "control", to: root) }
    root.layoutIfNeeded()
    #expect(controls.map(\.frame.height) == example.controls)
  }

  @Test(
    "align all of a slider since iOS 26",
    arguments: [
      ("iOS-18", CGRect(x: -2, y: 10, width: 104, height: 31)),
      ("iOS-26", CGRect(x: 0, y: 10, width: 100, height: 34)),
    ])
  func sliderInsets(_ name: String, _ frame: CGRect) throws {
    let profile = try #require(PlatformProfile.named(name))
    let root = makeRoot { $0.profile = profile }
    let slider = Slider()
    addView(slider, "slider", to: root)
    LayoutConstraint.activate([
      slider.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      slider.widthAnchor.constraint(equalToConstant: 100),
      slider.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
    ])
    root.layoutIfNeeded()
    #expect(slider.frame == frame)
  }

  @Test("are listed once each, and found in any case")
  func names() {
    let names = PlatformProfile.all.map(\.name)
    #expect(
      names == [
        "iOS-16", "iOS-17", "iOS-18", "iOS-26", "iOS-27", "iOS-27.1", "macOS-15", "macOS-26",
      ])
    for name in names { #expect(PlatformProfile.named(name.uppercased())?.name == name) }
    #expect(PlatformProfile.named("iOS-9") == nil)
    #expect(PlatformProfile.standard.name == "iOS-18")
    #expect(PlatformProfile.macOS.name == "macOS-26")
  }

  @Test("desktop controls had edges beyond what they show until macOS 15")
  func desktops() {
    #expect(PlatformProfile.macOS.desktop.pushButtonInsets == .zero)
    let old = PlatformProfile.macOS15.desktop
    #expect(old.pushButtonInsets == EdgeInsets(top: 5, left: 7, bottom: 7, right: 7))
    #expect(old.pushButtonHeight == 32)
    for profile in [PlatformProfile.macOS, .macOS15] {
      #expect(profile.desktop.labelInsets == EdgeInsets(left: 2, right: 2))
      #expect(profile.desktop.fieldHeight == 21)
      #expect(profile.desktop.stackSpacing == 8 && profile.desktop.gridSpacing == 6)
    }
  }

  @Test(
    "readable content is wider with larger texts, up to what was measured",
    arguments: [
      // 560, 672 and 896 are measured; between them 112 over 3, and 224 over 6 points of text.
      (ContentSizeCategory.extraSmall, 560.0), (.small, 597.333333), (.medium, 634.666667),
      (.large, 672.0), (.extraLarge, 746.666667), (.extraExtraLarge, 821.333333),
      (.extraExtraExtraLarge, 896.0), (.accessibilityMedium, 896.0),
      (.accessibilityExtraExtraExtraLarge, 896.0),
    ])
  func readable(category: ContentSizeCategory, width: Double) {
    let root = makeRoot(1016, 100) { $0.contentSizeCategory = category }
    let guide = root.readableContentGuide
    root.layoutIfNeeded()
    let width = CGFloat(width)
    #expect(guide.layoutFrame.isNear(CGRect((1016 - width) / 2, 8, width, 84)))
  }

  @Test(
    "readable content never leaves the margins",
    arguments: [
      // Width of the root, margins, and where the readable content lies.
      ("600 16 16", "16 568"), ("704 16 16", "16 672"), ("705 16 16", "16.5 672"),
      ("1000 100 16", "206 672"), ("1000 300 300", "300 400"), ("100 60 60", "60 0"),
    ])
  func readableInside(widths: String, readable: String) {
    let parts = AutoLayoutTests.numbers(widths)
    let root = makeRoot(parts[0], 100)
    root.layoutMargins = EdgeInsets(left: parts[1], right: parts[2])
    let guide = root.readableContentGuide
    root.layoutIfNeeded()
    let frame = guide.layoutFrame
    #expect([frame.minX, frame.width] == AutoLayoutTests.numbers(readable))
  }
}
