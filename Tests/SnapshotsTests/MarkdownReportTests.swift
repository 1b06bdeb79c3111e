import Testing

@testable import Snapshots

@Suite("Reports in Markdown") struct MarkdownReportTests {
  @Test("have a row for each snapshot that needs a person, and folded details")
  func rows() throws {
    let report = try SampleRun().run.markdownReport()
    #expect(report.contains("**1** failed · **1** changed"))
    #expect(
      report.contains("| <code>card.160x200&#64;2</code> | changed | title: y 44 → 46, because"))
    #expect(report.contains("<details><summary><code>card.160x200&#64;2</code></summary>"))
    #expect(
      report.contains("| <code>title</code> | moved | 16 | **44 → 46** | 100 | 20 |"))
    #expect(report.contains("run `plumbline accept`"))
    #expect(!report.contains("plain0"))
    #expect(report.contains("tolerated: 12 pixels as antialiasing"))
  }

  @Test("hold no character of a name that Markdown or HTML would take for a mark")
  func escaping() throws {
    let report = try SampleRun().run.markdownReport()
    #expect(
      report.contains(
        "&#60;b&#62;&#38;\"'&#96;&#124;&#42;&#95;😀\u{FFFD}&#91;31m\u{FFFD}&#60;/script&#62;&#93;&#93;&#62;"
      ))
    #expect(!report.contains("</script>"))
  }

  @Test(
    "stay below their limit, cut between rows, and say what is missing", arguments: [2_000, 20_000])
  func limit(limit: Int) throws {
    let run = try SampleRun(changedCount: 60).run
    let report = run.markdownReport(limit: limit)
    #expect(report.utf8.count <= limit)
    #expect(report.contains("Cut at \(limit) bytes: "))
    #expect(report.hasSuffix("snapshots are in the other reports.\n"))
    #expect(!run.markdownReport().contains("Cut at"))
  }
}
