import Testing

@testable import Snapshots

@Suite("Sentences of reports") struct SentenceTests {
  @Test("tell names from plain text, whatever characters either has")
  func pieces() {
    let sentence: Sentence = "constraint \(name: "a`b") changed from \(8) to \("`")"
    let names = sentence.pieces.filter { if case .name = $0 { true } else { false } }
    #expect(names == [.name("a`b")])
    #expect(sentence.text == "constraint `a`b` changed from 8 to `")
  }

  @Test("have names as code in Markdown and on the page, and backticks of texts as they are")
  func reports() throws {
    var result = try SampleRun().run.results[0]
    result.layout = LayoutComparison(
      changes: [],
      causes: [
        .textChanged(item: "title", reference: "`old`", actual: "`new`"),
        .constraintAdded(name: "a`b"),
      ])
    result.layout?.remarks = [.conflictAppeared("c`d")]
    let run = SnapshotRun(version: "1", mode: .verify, results: [result])
    let markdown = run.markdownReport()
    #expect(markdown.contains("“&#96;old&#96;” to “&#96;new&#96;” as well"))
    #expect(markdown.contains("constraint <code>a&#96;b</code> is new as well"))
    #expect(markdown.contains("<code>c&#96;d</code> conflicts with others now"))
    let page = run.page { _ in nil }
    #expect(page.contains("from “`old`” to “`new`” as well"))
    #expect(page.contains("constraint <code>a`b</code> is new as well"))
    #expect(run.terminalReport(.none).contains("constraint `a`b` is new as well"))
  }
}
