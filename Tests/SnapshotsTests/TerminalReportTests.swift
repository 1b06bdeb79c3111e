import Testing

@testable import Snapshots

@Suite("Reports at a terminal") struct TerminalReportTests {
  private let sample: SampleRun

  init() throws { sample = try SampleRun() }

  @Test("say what moved and why, what pixels differ, and what was let pass")
  func sentences() {
    let report = sample.run.terminalReport(.none)
    #expect(report.contains("changed   card.160x200@2  __Snapshots__\n"))
    #expect(
      report.contains("  title: y 44 → 46, because constraint `title-top` changed from 8 to 10"))
    #expect(report.contains("  1280 of 128000 pixels differ (1.00 %)"))
    #expect(report.contains("cairo 1.16.0 there, 1.18.4 here"))
    #expect(report.contains("  tolerated: 12 pixels as antialiasing (--antialiasing)\n"))
    #expect(report.contains("  difference out/difference/card.160x200@2.png\n"))
  }

  @Test("end with the counts, the gravest first, and leave out what simply passed")
  func counts() {
    let report = sample.run.terminalReport(.none)
    #expect(!report.contains("plain0"))
    let last = "\n7 snapshots: 1 failed, 1 changed, 1 missing, 1 new, 1 orphaned, 2 passed\n"
    #expect(report.hasSuffix(last))
  }

  @Test("hold escape sequences only where colors are asked for, and never those of names")
  func colors() {
    #expect(!sample.run.terminalReport(.none).contains("\u{1B}"))
    let colored = sample.run.terminalReport(.ansi)
    #expect(colored.contains("\u{1B}[1;31mchanged\u{1B}[0m"))
    #expect(!colored.contains("\u{1B}[31m"))
    #expect(!colored.contains("\u{202E}"))
  }

  @Test("name each mistake of a scene in a line of its own")
  func mistakes() {
    let result = SnapshotResult(
      name: sample.run.results[0].name, status: .failed,
      failure: "a.scene.yaml:3:5: one\na.scene.yaml:4:9: two\n")
    let block = result.terminalBlock(.none)
    #expect(block?.hasSuffix("\n  a.scene.yaml:3:5: one\n  a.scene.yaml:4:9: two\n") == true)
  }

  @Test("are the counts alone where there is nothing to say")
  func quiet() {
    let run = SnapshotRun(version: "1", mode: .verify, results: [])
    #expect(run.terminalReport(.none) == "0 snapshots\n")
    let passed = SnapshotResult(name: SampleRun.name("a"), status: .passed, picture: .sameBytes)
    #expect(
      SnapshotRun(version: "1", mode: .verify, results: [passed]).terminalReport(.ansi)
        == "1 snapshot: \u{1B}[32m1 passed\u{1B}[0m\n")
  }

  @Test("speak of one pixel as of one")
  func onePixel() {
    var result = sample.run.results[0]
    let difference = PixelDifference(
      count: 1, size: PixelSize(width: 20, height: 10), largestChannelDifference: 3, regions: [])
    result.picture = .different(difference)
    #expect(
      result.remarks.contains(
        Remark(.picture, "1 of 200 pixels differs (0.50 %), by up to 3 of 255")))
  }

  @Test("call another machine the reason where pixels differ and no view moved")
  func environment() {
    var result = sample.run.results[0]
    result.layout = LayoutComparison(changes: [], causes: [])
    #expect(result.remarks.first?.kind == .environment)
    #expect(result.remarks.first?.text.hasPrefix("no frame differs, but the environment") == true)
    #expect(sample.run.results[0].remarks.first?.kind == .layout)
    result.status = .passed
    result.picture = .sameBytes
    #expect(result.remarks.isEmpty)
  }
}
