import AutoLayout
import Foundation
import LayoutDocuments
import Testing

@testable import Snapshots

/// Files that people keep are held here as bytes, so that neither a case's new name nor another way of taking a
/// layout changes them.
@Suite("The format of records") struct RecordFormatTests {
  /// The bytes of a file beside the tests.
  private func bytes(of name: String) throws -> [UInt8] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Records")
    return Array(try Data(contentsOf: folder.appending(path: "\(name).frames.txt")))
  }

  @Test(
    "are taken of a layout with the bytes that they always had",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func bytes(direction: LayoutDirection) throws {
    let record = EveryProperty(direction: direction).record()
    let bytes = try bytes(of: direction == .leftToRight ? "format-4" : "format-4-rtl")
    let lines = record.text.split(separator: "\n", omittingEmptySubsequences: false)
    let kept = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.difference(from: kept).map { "\($0)" } == [])
    #expect(record.known(in: bytes) == record)
  }

  /// Two looks, with what sizes follow from.
  private static var runs: StyledRuns {
    var (first, second) = (TextRunStyle(), TextRunStyle())
    (first.fontSize, first.fontWeight, first.kern) = (20, .bold, 1.5)
    var paragraph = ParagraphLook()
    (paragraph.lineSpacing, paragraph.alignment) = (4, .center)
    second.paragraph = paragraph
    return StyledRuns([
      StyledRuns.Run(length: 2, style: first), StyledRuns.Run(length: 3, style: second),
    ])
  }

  /// A setting of each property in the section `settings`, with its line after the item's name.
  private static let settings: [(LayoutSetting, String)] = [
    (.flag(.isHidden, true), "hidden true"),
    (.styledRuns(runs), "runs 2 size:20 kern:1.5 weight:bold 3 lineSpacing:4 alignment:center"),
    (.flag(.preservesSuperviewMargins, true), "preservesSuperviewMargins true"),
    (.flag(.insetsMarginsFromSafeArea, false), "insetsMarginsFromSafeArea false"),
    (.flag(.clipsToBounds, true), "clipsToBounds true"),
    (.flag(.isMarginsRelative, true), "marginsRelative true"),
    (.flag(.isBaselineRelative, true), "baselineRelative true"),
    (.flag(.scrolls, false), "scrolls false"),
    (.insets(.alignment, insets), "alignmentInsets 1 2 3.5 -4"),
    (.insets(.additionalSafeArea, insets), "additionalSafeArea 1 2 3.5 -4"),
    (.insets(.textContainer, insets), "textInset 1 2 3.5 -4"),
    (.insets(.content, insets), "contentInset 1 2 3.5 -4"),
    (.text(.placeholder, "Name"), "placeholder Name"),
    (.priority(.hugging, .horizontal, LayoutPriority(300)), "horizontal-hugging 300"),
    (.priority(.hugging, .vertical, LayoutPriority(300)), "vertical-hugging 300"),
    (
      .priority(.compression, .horizontal, LayoutPriority(999)),
      "horizontal-compression-resistance 999"
    ),
    (
      .priority(.compression, .vertical, LayoutPriority(999)), "vertical-compression-resistance 999"
    ),
    (.spacing(.ofStack, .points(8)), "spacing 8"),
    (.spacing(.afterView, .points(12.25)), "customSpacing 12.25"),
    (.spacing(.afterView, .system), "customSpacing system"),
    (
      .margins(StatedMargins(DirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 0))),
      "margins 8 16 8 0"
    ),
    (.intrinsicSize(StatedSize(width: 30)), "intrinsicSize 30 -"),
    (.font(StatedFont(size: 20, weight: .bold)), "font 20 bold"),
    (.font(StatedFont(size: 17, weight: .regular)), "font 17"),
    (
      .autoresizing([.flexibleWidth, .flexibleTopMargin]),
      "autoresizing flexibleWidth flexibleTopMargin"
    ),
    (.direction(.forceRightToLeft), "direction rtl"), (.direction(.playback), "direction playback"),
    (.axis(.vertical), "axis vertical"), (.distribution(.fillEqually), "distribution fillEqually"),
    (.alignment(.firstBaseline), "alignment firstBaseline"),
    (.contentInsetAdjustment(.scrollableAxes), "contentInsetAdjustmentBehavior scrollableAxes"),
    (.baselines(.fromEdges(firstFromTop: 16, lastFromBottom: 4)), "baselines 16 4"),
    (.baselines(.fromMiddle(below: 6)), "baselines 6"),
    (.baselineView(.first, "title"), "firstBaseline title"),
    (.baselineView(.last, "title"), "lastBaseline title"),
  ]

  private static let insets = EdgeInsets(top: 1, left: 2, bottom: 3.5, right: -4)

  /// The words of a line after the item's name.
  private func words(_ setting: LayoutSetting) -> [String] {
    [setting.property.recordWord] + setting.recordWords
  }

  /// A view of a class, the first in its record.
  private func view(_ className: String) -> LayoutRecord.Item {
    LayoutRecord.Item(
      kind: .view(className: className), name: "view", owner: nil, frame: .zero, isPlaced: false,
      text: nil, lineLimit: 1, contentWidth: nil, contentHeight: nil, isHidden: false,
      ambiguousAxes: [], unconstrainedAxes: [])
  }

  @Test("has these words for every setting")
  func settings() {
    for (setting, line) in Self.settings {
      let words = words(setting)
      #expect(words.joined(separator: " ") == line)
      // A class that can't be made by name may be a subclass of any other.
      let known = KnownViewClass.allCases.filter { $0.properties.contains(setting.property) }
      for name in known.map(\.word) + ["Card"] {
        #expect(
          view(name).setting(words[0], Array(words.dropFirst())) == setting, "\(name).\(line)")
      }
    }
    let pinned = Set(Self.settings.map(\.0.property))
    let open = KnownViewClass.allCases.flatMap(\.properties)
      .filter { $0.isInSettings && !pinned.contains($0) }
    #expect(open.isEmpty)
  }

  @Test("has these words for every look")
  func looks() {
    let looks: [(LayoutSetting, String)] = [
      (.color(.fill, Color(light: .white, dark: .black)), "fill #ffffff dark #000000"),
      (.number(.cornerRadius, 8.5), "cornerRadius 8.5"),
      (.color(.text, .black), "textColor #000000"), (.number(.share, 0.25), "value 0.25"),
      (.segments(["Day", "Week, or month"]), "segments Day Week, or month"),
      (.count(.pickedSegment, 2), "value 2"),
    ]
    var item = view("SegmentedControl")
    for (look, line) in looks {
      let words = words(look)
      #expect(words.joined(separator: " ") == line)
      #expect(item.look(words[0], Array(words.dropFirst())) == look)
      item.looks.append(look)
    }
    #expect(item.look("fills", ["#ffffff"]) == nil)
  }

  @Test("takes words of other classes as settings of a class's own")
  func custom() {
    #expect(view("Label").setting("axis", ["up"]) == .custom(name: "axis", value: "up"))
    #expect(view("Card").setting("axis", ["up"]) == .custom(name: "axis", value: "up"))
    #expect(view("Card").setting("odd", ["1", "2"]) == .custom(name: "odd", value: "1 2"))
    #expect(view("StackView").setting("axis", ["up"]) == nil)
    #expect(view("Card").setting("margins", ["8"]) == nil)
  }
}
