import Foundation
import TestTools
import Testing

@testable import Snapshots

@Suite("The page in a browser", .serialized) struct PageInBrowserTests {
  /// Opens the page of a sample run in a browser; does nothing where there is no browser.
  private func withPage(
    passedCount: Int = 2, changedCount: Int = 3, _ body: (Browser) throws -> Void
  ) throws {
    let sample = try SampleRun(passedCount: passedCount, changedCount: changedCount)
    try withTemporaryFolder { folder in
      let file = URL(filePath: folder + "/report <&\"'#?😀.html")
      try Data(sample.run.page(read: sample.read).utf8).write(to: file)
      guard let browser = try Browser(in: folder) else { return }
      try browser.resize(width: 1280, scheme: "light")
      try browser.show(file)
      try body(browser)
      #expect(browser.complaints.isEmpty)
      #expect(Set(browser.requests) == [file.absoluteString])
    }
  }

  /// The names of the snapshots that are shown.
  private let shown = """
    [...document.querySelectorAll('article')].filter((a) => a.offsetParent !== null)
      .map((a) => a.querySelector('h2').textContent).join('; ')
    """

  @Test("shows what did not pass, and by its filters and its search what else is asked for")
  func filtering() throws {
    try withPage { browser in
      let open = try #require(try browser.value(shown) as? String)
      #expect(open.components(separatedBy: "; ").count == 7)
      #expect(open.contains("<b>&\"'`|*_😀\u{FFFD}[31m\u{FFFD}</script>]]> 160x200@2"))
      #expect(!open.contains("plain0"))
      for (value, names) in [
        ("changed", "card 160x200@2; card1 160x200@2; card2 160x200@2"),
        ("new", "fresh 160x200@2"), ("missing", "sheet 160x200@2"), ("orphaned", "old 160x200@2"),
        ("passed", "plain0 160x200@2; plain1 160x200@2; soft 160x200@2"),
      ] {
        try browser.value("document.querySelector('input[value=\(value)]').click()")
        #expect(try browser.value(shown) as? String == names)
      }
      try browser.value("document.querySelector('input[value=all]').click()")
      try browser.press("/")
      for key in ["C", "A", "r", "d", "2"] { try browser.press(key) }
      #expect(try browser.value(shown) as? String == "card2 160x200@2")
      #expect(
        try browser.value("document.querySelector('#shown').textContent") as? String
          == "1 of 10 shown")
      try browser.press("Escape")
      #expect((try browser.value(shown) as? String)?.components(separatedBy: "; ").count == 10)
    }
  }

  @Test("can be used by keys alone, and has an address for each snapshot")
  func keys() throws {
    try withPage { browser in
      let current = "document.activeElement.querySelector('h2')?.textContent"
      for (key, name) in [("j", "<b>"), ("j", "card 160"), ("j", "card1 "), ("k", "card 160")] {
        try browser.press(key)
        #expect((try browser.value(current) as? String)?.hasPrefix(name) == true)
      }
      #expect(
        try browser.value("document.querySelector('nav [aria-current]').textContent") as? String
          == "card 160x200@2")
      try browser.press("?")
      #expect(try browser.value("document.querySelector('dialog').open") as? Bool == true)
      try browser.press("Escape")
      #expect(try browser.value("document.querySelector('dialog').open") as? Bool == false)
      // An address shows its snapshot even where the filter leaves it out.
      try browser.value("location.hash = 's-plain1.160x200@2'")
      try browser.value("new Promise((done) => setTimeout(done, 50))")
      #expect(try browser.value(current) as? String == "plain1 160x200@2")
      try browser.press("o")
      #expect(try browser.value("document.querySelector('#outlines').checked") as? Bool == false)
    }
  }

  @Test("compares pictures beside each other, by a slider, by blinking, and by their difference")
  func modes() throws {
    try withPage { browser in
      let seen = """
        [...document.querySelector('article.changed').querySelectorAll('figure')].filter((f) => {
          const style = getComputedStyle(f);
          return style.display !== 'none' && style.visibility !== 'hidden';
        }).map((f) => f.className).join(' ')
        """
      #expect(try browser.value(seen) as? String == "reference actual difference")
      try browser.press("4")
      #expect(try browser.value(seen) as? String == "difference")
      try browser.press("3")
      try browser.press("p")
      let first = try #require(try browser.value(seen) as? String)
      try browser.press("ArrowRight")
      let second = try #require(try browser.value(seen) as? String)
      #expect(Set([first, second]) == ["reference", "actual"])
      try browser.press("2")
      #expect(try browser.value(seen) as? String == "reference actual")
      try slide(browser)
    }
  }

  /// Drags the slider over the picture, then moves it by keys.
  private func slide(_ browser: Browser) throws {
    try browser.value("document.querySelector('article.changed').scrollIntoView()")
    let box = try #require(
      try browser.value(
        """
        (() => { const box = document.querySelector('article.changed .actual .sheet')
          .getBoundingClientRect(); return [box.left, box.top, box.width]; })()
        """) as? [Double])
    let split = """
      document.querySelector('article.changed .pictures').style.getPropertyValue('--split')
      """
    try browser.drag(
      from: (box[0] + box[2] / 2, box[1] + 20), to: (box[0] + box[2] / 4, box[1] + 20))
    #expect(try browser.value(split) as? String == "25%")
    try browser.value("document.querySelector('article.changed').focus()")
    try browser.press("ArrowRight")
    #expect(try browser.value(split) as? String == "30%")
    #expect(
      try browser.value("document.querySelector('article.changed .split input').value") as? String
        == "30")
  }

  @Test(
    "fits windows of every width, light and dark, and keeps to its policy", arguments: [360, 2000])
  func widths(width: Int) throws {
    try withPage { browser in
      var grounds: Set<String> = []
      for scheme in ["light", "dark"] {
        try browser.resize(width: width, scheme: scheme)
        #expect(try browser.value("document.documentElement.scrollWidth") as? Int == width)
        let ground = "getComputedStyle(document.body).backgroundColor"
        grounds.insert(try #require(try browser.value(ground) as? String))
      }
      #expect(grounds.count == 2)
      // Everything that can be pressed has a name.
      let nameless = """
        [...document.querySelectorAll('button, input')].filter((one) =>
          !(one.textContent || one.getAttribute('aria-label') || one.labels?.[0]?.textContent)).length
        """
      #expect(try browser.value(nameless) as? Int == 0)
    }
  }

  @Test("shows everything, one below the other, where scripts are forbidden")
  func withoutScript() throws {
    try withPage { browser in
      try browser.call("Emulation.setScriptExecutionDisabled", ["value": true])
      try browser.reload()
      try browser.call("DOM.enable")
      let root = try #require(try browser.call("DOM.getDocument")["root"] as? [String: Any])
      let articles = try browser.call(
        "DOM.querySelectorAll", ["nodeId": root["nodeId"] ?? 0, "selector": "article"])
      let nodes = try #require(articles["nodeIds"] as? [Int])
      #expect(nodes.count == 10)
      for node in nodes {
        let box = try browser.call("DOM.getBoxModel", ["nodeId": node])["model"] as? [String: Any]
        #expect((box?["height"] as? Int ?? 0) > 20)
      }
    }
  }

  @Test("has sheets no wider than their pictures, small ones of what passed")
  func sheets() throws {
    try withPage { browser in
      try browser.value("document.querySelector('input[value=all]').click()")
      try browser.value(
        """
        for (const image of document.querySelectorAll('.sheet img'))
          [image.width, image.height] = [400, 900];
        """)
      let difference = """
        Math.max(...[...document.querySelectorAll('.sheet')]
          .map((sheet) => Math.abs(sheet.offsetWidth - sheet.querySelector('img').offsetWidth)))
        """
      #expect(try browser.value(difference) as? Int == 0)
      #expect(
        try browser.value("document.querySelector('.passed .sheet').offsetWidth") as? Int == 256)
    }
  }

  @Test("has pictures on paper that are as high as leaves room for what is said of them")
  func paper() throws {
    try withPage { browser in
      // The sample's own pictures are small.
      try browser.value(
        """
        for (const image of document.querySelectorAll('.sheet img'))
          [image.width, image.height] = [1170, 2532];
        """)
      try browser.call("Emulation.setEmulatedMedia", ["media": "print"])
      let heights = """
        [...document.querySelectorAll('article')].filter((a) => a.offsetParent !== null)
          .map((a) => a.offsetHeight).reduce((one, other) => Math.max(one, other))
        """
      // A sheet of A4 between its margins is 27.7 centimetres high, of 96 pixels an inch.
      #expect((try browser.value(heights) as? Int ?? .max) < 1046)
    }
  }

  @Test("is refused what its policy does not name, so that the other tests would notice")
  func policy() throws {
    try withTemporaryFolder { folder in
      let file = URL(filePath: folder + "/a.html")
      let sample = try SampleRun()
      try Data(sample.run.page(read: sample.read).utf8).write(to: file)
      guard let browser = try Browser(in: folder) else { return }
      try browser.show(file)
      try browser.value(
        """
        (() => { const image = new Image(); image.src = 'http://127.0.0.1:9/a.png';
          const script = document.createElement('script'); script.textContent = 'window.bad = 1';
          document.body.append(image, script);
          return new Promise((done) => setTimeout(done, 100)); })()
        """)
      #expect(try browser.value("window.bad") == nil)
      #expect(browser.complaints.count == 2, "\(browser.complaints)")
      #expect(browser.requests == [file.absoluteString])
    }
  }
}
