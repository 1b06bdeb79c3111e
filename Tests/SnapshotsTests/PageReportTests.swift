import Foundation
import TestTools
import Testing

@testable import Snapshots

@Suite("The page") struct PageReportTests {
  private let sample: SampleRun
  private let page: String

  init() throws {
    sample = try SampleRun()
    page = sample.run.page(read: sample.read)
  }

  /// The policy names the hashes of what stands between the tags, byte for byte.
  @Test("lets browsers run its own style and script", arguments: ["page.css", "page.js"])
  func hashes(name: String) throws {
    let path = URL(filePath: #filePath)
      .appending(path: "../../../Sources/Snapshots/Reports/Page/\(name)").standardized.path
    let tool = try #require(ExternalTool("sha256sum", package: "coreutils"))
    let output = try #require(try tool.run([path], in: "/"))
    let digits = Array(output.prefix(64))
    let bytes = stride(from: 0, to: 64, by: 2).compactMap {
      UInt8(String(digits[$0...$0 + 1]), radix: 16)
    }
    let hash = Data(bytes).base64EncodedString()
    #expect(hash == (name == "page.css" ? PageHashes.style : PageHashes.script))
    #expect(page.contains("'sha256-\(hash)'"))
  }

  @Test("holds its pictures and names nothing outside of itself")
  func pictures() throws {
    let picture = try #require(sample.files["out/difference/card.160x200@2.png"])
    #expect(page.contains("src=\"data:image/png;base64,\(Data(picture).base64EncodedString())\""))
    #expect(!page.contains("http://") && !page.contains("https://"))
    for attribute in ["src=\"", "href=\""] {
      for place in page.ranges(of: attribute) {
        let value = page[place.upperBound...].prefix(11)
        #expect(value.hasPrefix("#") || value == "data:image/", "\(value)")
      }
    }
  }

  @Test("shows names as texts, whatever they hold")
  func escaping() {
    #expect(!page.contains("<b>&"))
    #expect(page.components(separatedBy: "</script>").count == 2)
    #expect(
      page.contains("&lt;b&gt;&amp;&quot;&#39;`|*_😀\u{FFFD}[31m\u{FFFD}&lt;/script&gt;]]&gt;"))
    #expect(!page.contains("\u{1B}") && !page.contains("\u{202E}"))
    // Attributes of style would need a policy that lets anybody's in.
    #expect(!page.contains(" style="))
  }

  @Test("draws where items were and are, in points, over reference and actual picture")
  func outlines() {
    #expect(page.ranges(of: #"<svg class="outlines" viewBox="0 0 160 200""#).count == 2)
    #expect(page.contains(#"<rect class="was" x="16" y="44" width="100" height="20"/>"#))
    #expect(page.contains(#"<rect class="now" x="16" y="46" width="100" height="20"/>"#))
    #expect(page.contains(#"width="160" height="200" loading="lazy""#))
  }

  @Test("draws them where the canvas is in the picture, below a caption and inside of margins")
  func canvasPlace() {
    var run = sample.run
    run.results[0].canvasPlace = CanvasPlace(origin: CGPoint(x: 8, y: 20.5), scale: 2)
    let page = run.page(read: sample.read)
    #expect(page.ranges(of: #"<svg class="outlines" viewBox="-8 -20.5 160 200""#).count == 2)
  }

  @Test("lists frames with their causes")
  func table() {
    #expect(page.contains("<bdi>title</bdi></th><td>moved</td>"))
    #expect(page.contains(#"<td class="number different">44 → 46</td>"#))
    #expect(page.contains("<td>constraint <code>title-top</code> changed from 8 to 10</td>"))
    #expect(page.contains("because constraint <code>title-top</code> changed from 8 to 10"))
  }

  @Test("keeps the pieces of a path in order, whichever way their letters run")
  func paths() {
    var run = sample.run
    run.results[0].files.scene = "a/\u{5D0}\u{5D1}/\u{5D2}.320x568@2.png"
    let pieces = ["a/", "\u{5D0}\u{5D1}/", "\u{5D2}", ".320x568@2", ".png"]
    #expect(
      run.page(read: sample.read)
        .contains(
          "<code>\(pieces.map { #"<bdi dir="ltr">\#($0)</bdi>"# }.joined())</code>"))
  }

  @Test("leaves out pictures of what passed first, and says so")
  func limits() throws {
    let sample = try SampleRun(passedCount: 30)
    let whole = sample.run.page(read: sample.read)
    #expect(whole.ranges(of: "<img ").count == 3 + 1 + 30)
    #expect(!whole.contains("are left out"))
    let pictures = sample.files.filter { !$0.key.contains("plain") }.values.map(\.count).reduce(
      0, +)
    let small = sample.run.page(
      limits: PageLimits(pictures: pictures + 50, passedPictures: pictures), read: sample.read)
    #expect(small.ranges(of: "<img ").count == 3 + 1)
    #expect(small.contains("The pictures of 30 passed snapshots are left out"))
    let none = sample.run.page(
      limits: PageLimits(pictures: 10, passedPictures: 10), read: sample.read)
    #expect(none.ranges(of: "<img ").isEmpty)
    #expect(none.contains("The pictures of 2 snapshots that did not pass are left out"))
  }

  @Test("gives each snapshot an address of its own that an address can hold")
  func anchors() {
    var anchors = PageAnchors()
    #expect(anchors.next("a b.1x1") == "s-a-b.1x1")
    #expect(anchors.next("a b.1x1") == "s-a-b.1x1~2")
    #expect(anchors.next("ü\"<.1x1") == "s----.1x1")
  }

  @Test("takes nothing for a picture that does not begin as one")
  func noPictures() {
    let page = sample.run.page { _ in Array("<svg onload='x'>".utf8) }
    #expect(page.ranges(of: "<img ").isEmpty)
  }

  @Test("is the same bytes each time")
  func determinism() {
    #expect(sample.run.page(read: sample.read) == page)
  }
}
