import AutoLayout
import Foundation
import Testing

@testable import Snapshots

@Suite("Records of layouts") struct LayoutRecordTests {
  @Test("don't hold what plain figures alone show")
  func plainLooks() {
    func record(_ settings: [LayoutSetting]) -> LayoutRecord {
      let canvas = Canvas(width: 200, height: 100)
      let root = View(frame: CGRect(origin: .zero, size: canvas.size))
      for view in [Label(), Button.makeSystemButton(), ImageView(), Switch()] {
        view.frame = CGRect(x: 8, y: 8, width: 60, height: 20)
        root.addSubview(view)
        for setting in settings { view.apply(setting) }
      }
      return LayoutRecord(root.solvedTree(canvas: canvas), profile: "iOS-18", environment: [])
    }
    let plain: [LayoutSetting] = [
      .textAlignment(.right), .buttonStyle(.filled), .contentMode(.center),
      .flag(.isEnabled, false),
    ]
    #expect(record(plain) == record([]))
  }

  private let fingerprint = LayoutRecord.PictureFingerprint(
    size: PixelSize(width: 400, height: 600), pixels: 0xABC, file: UInt64.max)

  @Test("are the same after they were written and read")
  func roundTrip() throws {
    for tree in [
      RecordedTree(), RecordedTree(titleTop: 8.25, direction: .rightToLeft),
      RecordedTree(titleText: "two\nlines, a \"quote\", a \\ and \u{2028} and 👋🏽"),
      RecordedTree(titleName: "a name, with \"all\" 👋 of.it"),
      RecordedTree(titleName: "root.title"),
      RecordedTree(titleName: "guide", widthOfLetters: 20.0 / 3, environment: [:]),
    ] {
      for picture in [fingerprint, nil] {
        let record = tree.record(picture: picture)
        #expect(try LayoutRecord(bytes: Array(record.text.utf8)) == record)
      }
    }
  }

  @Test("read as one item and one constraint a line, in the order of the tree")
  func text() {
    let lines = RecordedTree().record(picture: fingerprint).text.split(separator: "\n")
    #expect(
      lines.prefix(11) == [
        "plumbline frames 4", "canvas 200x300@2", "size 200 300", "scale 2", "safe-area 0 0 0 0",
        "direction ltr", "text-size large", "profile iOS-18", "with cairo 1.16.0",
        "with pango 1.50.12",
        "picture 400 600 pixels 0000000000000abc file ffffffffffffffff",
      ])
    #expect(
      lines[11...17] == [
        "items", "  View root 0 0 200 300", "    guide under 10 90.5 75 12",
        "    View card 10 20 150 70.5",
        "      Label title 8 8 40 20.5 text \"Hello\" content 40 20.5",
        "      View body 8 32.5 40 30", "    View footer 10 150 20 10 placed",
      ])
    #expect(lines.contains("  title.top == card.top + 8 \"title-top\""))
    #expect(lines.contains("  under.width == 0.5 * card.width"))
    #expect(lines.last == "end")
  }

  @Test("tell items of one name apart")
  func names() throws {
    var tree = RecordedTree()
    tree.titleName = "body"
    let record = tree.record()
    #expect(record.items.map(\.name).contains("body#2"))
    #expect(try LayoutRecord(bytes: Array(record.text.utf8)) == record)
  }

  @Test("read files whose lines end as on other systems")
  func lineEndings() throws {
    let record = RecordedTree().record()
    let bytes = Array(record.text.replacingOccurrences(of: "\n", with: "\r\n").utf8)
    #expect(try LayoutRecord(bytes: bytes) == record)
  }

  @Test("are known again in their bytes, with any picture, and nothing else is")
  func knownBytes() throws {
    let record = RecordedTree().record()
    let written = RecordedTree().record(picture: fingerprint)
    #expect(record.known(in: Array(written.text.utf8)) == written)
    #expect(written.known(in: Array(record.text.utf8)) == record)
    let other = RecordedTree(titleTop: 9).record(picture: fingerprint)
    #expect(record.known(in: Array(other.text.utf8)) == nil)
    let bytes = Array(written.text.utf8)
    for count in stride(from: 0, to: bytes.count, by: 7) {
      #expect(record.known(in: Array(bytes.prefix(count))) == nil)
    }
    #expect(record.known(in: bytes + [0x0A]) == nil)
  }

  @Test("that were cut off anywhere are errors, and so are those with a byte too many")
  func truncation() {
    let bytes = Array(RecordedTree(titleText: "Grüße").record(picture: fingerprint).text.utf8)
    for count in Array(stride(from: 0, to: bytes.count, by: 7)) + [bytes.count - 1] {
      #expect(throws: LayoutRecordError.self, "\(count) bytes") {
        try LayoutRecord(bytes: Array(bytes.prefix(count)))
      }
    }
    #expect(throws: LayoutRecordError.self) { try LayoutRecord(bytes: bytes + [10]) }
    #expect(throws: LayoutRecordError.self) { try LayoutRecord(bytes: bytes + bytes) }
  }

  @Test("never stop the program, whatever byte is wrong")
  func damage() {
    let bytes = Array(RecordedTree().record(picture: fingerprint).text.utf8)
    let wrong: [UInt8] = [0x20, 0x22, 0x2D, 0x0A, 0, 0xFF]
    for index in bytes.indices {
      var other = bytes
      other[index] = wrong[index % wrong.count]
      do throws(LayoutRecordError) {
        // What still can be read is what was read.
        let record = try LayoutRecord(bytes: other)
        let again = try LayoutRecord(bytes: Array(record.text.utf8))
        #expect(again == record, "\(String(decoding: other, as: UTF8.self))")
      } catch {
        #expect(error.line >= 1 && error.column >= 1)
      }
    }
  }

  private func fault(_ old: String, _ new: String) -> String? {
    let text = RecordedTree().record(picture: fingerprint).text
    precondition(text.contains(old), "the text has no \(old)")
    let bytes = Array(text.replacingOccurrences(of: old, with: new).utf8)
    do throws(LayoutRecordError) {
      _ = try LayoutRecord(bytes: bytes)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test("say where they are wrong, and what belongs there")
  func messages() {
    #expect(
      fault("card 10 20", "card 1O 20") == "16:15: error: expected a number, found '1O'")
    #expect(
      fault("scale 2", "scales 2") == "4:1: error: expected 'scale', found 'scales'")
    #expect(
      fault("direction ltr", "direction up") == "6:11: error: expected ltr or rtl, found 'up'")
    #expect(
      fault("== card.top", "= card.top")?.hasSuffix("expected ==, <= or >=, found '='") == true)
    #expect(fault("card.top +", "cord.top +")?.hasSuffix("no item is called 'cord'") == true)
    #expect(
      fault("  View footer", "        View footer")?.hasSuffix(
        "an item is indented two spaces more than its superview, and only the first has none"
      )
        == true)
    #expect(fault("View footer", "View card")?.hasSuffix("there is a second item 'card'") == true)
    #expect(fault("\"Hello\"", "\"Hello")?.contains("a text in quotes is not closed") == true)
    #expect(
      fault("plumbline", "<<<<<<< ours\nplumbline")?.hasPrefix("1:1: error: this is no") == true)
  }

  @Test("hold what was set of views, in words that may need quotes")
  func settings() throws {
    var record = RandomScene(seed: 11).record()
    #expect(try LayoutRecord(bytes: Array(record.text.utf8)) == record)
    for index in record.items.indices { record.items[index].settings = [] }
    record.items[0].settings = [
      .margins(
        StatedMargins(DirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)))
    ]
    let last = try #require(record.items.lastIndex { $0.isView })
    record.items[last].settings = [
      .custom(name: "x-odd", value: " a  \"b\"\nc "), .custom(name: "none", value: ""),
    ]
    #expect(record.text.contains("\nsettings\n  root.margins 8 16 8 16\n"))
    #expect(try LayoutRecord(bytes: Array(record.text.utf8)) == record)
    let text = record.text
    for (wrong, end) in [
      ("rot.margins 8", "no item is called 'rot'"),
      ("root 8", "expected an item's setting, such as row.axis, found 'root'"),
      ("root.margins\n  root.spacing 8", "expected a value, found the end of the line"),
    ] {
      let bytes = Array(text.replacingOccurrences(of: "root.margins 8", with: wrong).utf8)
      let error = #expect(throws: LayoutRecordError.self) { try LayoutRecord(bytes: bytes) }
      #expect(error?.description.hasSuffix(end) == true, "\(error.map(String.init) ?? "")")
    }
  }

  private final class Badge: Label, LayoutSettingsSource {
    var layoutSettings: [LayoutSetting] {
      [
        LayoutSetting("odd name", "a  b"), LayoutSetting("axis", "vertical"),
        LayoutSetting("alignment", "up"), LayoutSetting("fill", "none"),
      ]
    }
  }

  private final class Toggle: Switch {}

  @Test("of classes of one's own have the settings of their superclasses, and words of their own")
  func ownClasses() throws {
    let canvas = Canvas(width: 200, height: 100)
    let root = View(frame: CGRect(origin: .zero, size: canvas.size))
    let (badge, toggle) = (Badge(), Toggle())
    badge.text = "New"
    badge.font = Font(pointSize: 12.005, weight: .bold)
    badge.textColor = Color(red: 0.3, green: 0.3, blue: 0.3)
    toggle.isOn = true
    root.addSubview(badge)
    root.addSubview(toggle)
    let record = LayoutRecord(
      root.solvedTree(canvas: canvas), profile: "iOS-18", environment: [])
    #expect(
      record.text.contains(
        """
        settings
          Badge.odd-name "a  b"
          Badge.axis vertical
          Badge.alignment up
          Badge.fill none
          Badge.font 12.01 bold

        """))
    #expect(
      record.text.contains(
        """
        appearance
          Badge.textColor #4d4d4d
          Toggle.value 1

        """))
    #expect(record.items[1].settings.contains(.font(StatedFont(size: 12.01, weight: .bold))))
    #expect(try LayoutRecord(bytes: Array(record.text.utf8)) == record)
  }

  @Test("of other formats are refused in words that say what to do", arguments: [1, 2, 3, 5])
  func otherFormat(number: Int) {
    let way = number > 4 ? "use the plumbline that wrote it, or record it again" : "record it again"
    #expect(
      fault("plumbline frames 4", "plumbline frames \(number)")
        == "1:1: error: the file is of format \(number), and this plumbline reads format 4; \(way)")
  }
}
