import AutoLayout
import Foundation
import TestTools
import Testing

@testable import Plumbline

@Suite("What is written of documents and logs")
struct WrittenDocumentTests {
  @Test("is read again, whatever is in a document", arguments: 1...8 as ClosedRange<UInt64>)
  func documents(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var count = 0
    for _ in 0..<10 {
      let bytes = Array(RandomInterfaceDocument.text(from: &generator).utf8)
      for name in SceneInput.namedScenes(of: bytes, "a.xib") {
        let scene = try Scene(bytes: bytes, file: name)
        guard let canvas = scene.canvases.first, (try? canvas.validate()) != nil else { continue }
        let written = try WrittenScene(scene)
        let text = written.text(commenting: scene.notes.sentences, scene.unstated)
        let read = try Scene(bytes: Array(text.utf8), file: "a.scene.yaml")
        #expect(read.title == scene.title || read.title == "a", "seed \(seed)")
        count += 1
      }
    }
    #expect(count > 0, "seed \(seed)")
  }

  @Test("is read again, whatever is in the words of a document", arguments: HostileTexts.all)
  func words(_ text: String) throws {
    // XML has no other control characters.
    let isXML = text.unicodeScalars.allSatisfy {
      $0.value >= 0x20 || "\t\n\r".contains(Character($0))
    }
    guard isXML, !text.unicodeScalars.contains(where: \.properties.isNoncharacterCodePoint) else {
      return
    }
    let word = text.unicodeScalars.map { "&#\($0.value);" }.joined()
    let document = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
      <view id="root" userLabel="\(word)"><rect key="frame" x="0" y="0" width="90" height="90"/><subviews>
      <label id="\(word)" text="\(word)" customClass="\(word)" alpha="\(word)" lineBreakMode="\(word)">
      <rect key="frame" x="0" y="0" width="10" height="10"/></label>
      <view id="b" customClass="\(word)" contentMode="\(word)"><rect key="frame" x="\(word)" y="0" width="9" height="9"/>
      </view></subviews><constraints><constraint firstItem="b" firstAttribute="width" constant="5" id="\(word)" \
      identifier="\(word)"/><constraint firstItem="b" firstAttribute="\(word)" id="k"/></constraints></view>
      </objects></document>
      """
    let scene = try Scene(bytes: Array(document.utf8), file: "a.xib")
    let text = try WrittenScene(scene).text(commenting: scene.notes.sentences, scene.unstated)
    let read = try Scene(bytes: Array(text.utf8), file: "a.scene.yaml")
    #expect(read.canvases == scene.canvases, "\(text)")
    for line in text.split(whereSeparator: \.isNewline).prefix(while: { $0.hasPrefix("#") }) {
      #expect(!line.unicodeScalars.contains(where: isUnprintable))
    }
  }

  @Test(
    "is read again, whatever is in a log",
    arguments: HostileTexts.all.filter { !$0.contains { $0.isNewline || $0 == "'" || $0 == ">" } })
  func logs(_ text: String) throws {
    try expectReadAgain(text, depth: 2)
  }

  @Test("is read again of views that are nested deeper than in a scene file")
  func deepLog() throws { try expectReadAgain("deep", depth: 80) }

  private func expectReadAgain(_ text: String, depth: Int) throws {
    let views = (0..<depth).map { "0x7f00000000\(String(0x10 + $0, radix: 16))" }
    let nested = zip(views, views.dropFirst()).enumerated().map { index, pair in
      "\"<NSLayoutConstraint:0x60000000\(1000 + index) V:|-(8)-[UIView:\(pair.1)]   "
        + "(active, names: '|':UIView:\(pair.0) )>\","
    }
    let log = """
      Unable to simultaneously satisfy constraints.
      (
      "<NSLayoutConstraint:0x600000000001 '\(text)' UIView:\(views[0]).width == 10   (active)>",
      "<NSLayoutConstraint:0x600000000002 UIView:\(views[0]).width == 20   (active)>",
      "<NSLayoutConstraint:0x600000000003 UIView:\(views[0]).height == 20000000000   (active)>",
      "<NSLayoutConstraint:0x600000000004 UILabel:0x7f0000000099'\(text)\(String(repeating: "w", count: 1_200))'\
      .width == 20   (active)>",
      \(nested.joined(separator: "\n"))
      )
      """
    let reading = try LogReading(bytes: Array(log.utf8), file: "log")
    let written = try WrittenScene(reading.scene()).text(commenting: [])
    let read = try Scene(bytes: Array(written.utf8), file: "a.scene.yaml")
    #expect(read.title == "Conflict of line 1")
  }

  @Test("has as many views as a file may have, or says why not")
  func tooLarge() throws {
    func document(_ count: Int) -> [UInt8] {
      Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch"><objects>
        <view id="r"><rect key="frame" x="0" y="0" width="90" height="90"/><subviews>\
        \(String(repeating: "<view/>", count: count))</subviews></view></objects></document>
        """.utf8)
    }
    #expect(try WrittenScene(Scene(bytes: document(500), file: "a.xib")).omissions.isEmpty)
    let large = try Scene(bytes: document(40_000), file: "a.xib")
    #expect(throws: PlumblineError.self) { try WrittenScene(large) }
    do {
      _ = try Scene(bytes: document(50_000), file: "a.xib")
      Issue.record("more views than the limit are read")
    } catch {
      #expect(error.lines.count == 1 && error.lines[0].contains("more than 50000 views"))
    }
  }
}
