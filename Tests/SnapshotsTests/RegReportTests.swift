import Foundation
import Testing

@testable import Snapshots

@Suite("Lists for reg-viz's tools") struct RegReportTests {
  private struct Lists: Decodable {
    var failedItems: [String]
    var newItems: [String]
    var deletedItems: [String]
    var passedItems: [String]
    var expectedItems: [String]
    var actualItems: [String]
    var diffItems: [String]
    var actualDir: String
    var expectedDir: String
    var diffDir: String
  }

  private func lists(_ run: SnapshotRun) throws -> Lists {
    try JSONDecoder().decode(Lists.self, from: Data(RegReport(run).lists))
  }

  @Test("name three pictures of one path below three folders, which is where copies go")
  func places() throws {
    let sample = try SampleRun()
    let report = RegReport(sample.run)
    let lists = try lists(sample.run)
    #expect(lists.diffItems == ["card.160x200@2.png"])
    for (folder, source) in [
      (lists.actualDir, "out/actual/card.160x200@2.png"),
      (lists.expectedDir, "__Snapshots__/card.160x200@2.png"),
      (lists.diffDir, "out/difference/card.160x200@2.png"),
    ] {
      let copy = report.copies.first { $0.path == "\(folder)/card.160x200@2.png" }
      #expect(copy?.source == source)
    }
    // Those of the changed snapshot, and that of the new one; none of what passed.
    #expect(report.copies.count == 4)
  }

  @Test("hold each snapshot once, by what came of it")
  func statuses() throws {
    let lists = try lists(SampleRun().run)
    #expect(lists.newItems == ["fresh.160x200@2.png", "sheet.160x200@2.png"])
    #expect(lists.deletedItems == ["old.160x200@2.png"])
    #expect(lists.passedItems == ["plain0.160x200@2.png", "soft.160x200@2.png"])
    #expect(lists.failedItems.count == 2)
    #expect(lists.failedItems.last == "card.160x200@2.png")
  }

  @Test(
    "keep snapshots of other folders apart, below the three folders alone",
    arguments: [
      ("a/__Snapshots__", "card", "a/card.1x1.png"), ("./b", "card", "b/card.1x1.png"),
      ("../../c", "card", "_/_/c/card.1x1.png"), ("/d", "../e", "d/.._e.1x1.png"),
    ])
  func folders(folder: String, scene: String, item: String) throws {
    let result = SnapshotResult(
      name: SnapshotName(folder: folder, scene: scene, canvas: "1x1"), status: .changed)
    let run = SnapshotRun(version: "1", mode: .verify, results: [result])
    #expect(try lists(run).failedItems == [item])
  }

  @Test("are empty for an empty run")
  func empty() throws {
    let lists = try lists(SnapshotRun(version: "1", mode: .verify, results: []))
    #expect(lists.failedItems + lists.newItems + lists.deletedItems + lists.passedItems == [])
  }
}
