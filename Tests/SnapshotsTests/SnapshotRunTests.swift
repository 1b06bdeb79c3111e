import Foundation
import Snapshots
import Testing

@Suite("Snapshot runs") struct SnapshotRunTests {
  private let run = SnapshotRun(
    version: "1.0", mode: .verify,
    results: [
      SnapshotResult(
        name: SnapshotName(folder: "a/__Snapshots__", scene: "card", canvas: "320x568"),
        status: .changed,
        layout: LayoutComparison(
          changes: [
            ItemChange(
              identifier: "title", kind: .renamed(from: "head"),
              reference: CGRect(x: 0, y: 44, width: 10, height: 20),
              actual: CGRect(x: 0, y: 46, width: 10, height: 20), origins: [.init(cause: 0)])
          ],
          causes: [
            .constraintChanged(name: "title-top", reference: "8", actual: "10")
          ]),
        picture: .differentSizes(
          reference: PixelSize(width: 1, height: 2), actual: PixelSize(width: 2, height: 2))),
      SnapshotResult(
        name: SnapshotName(folder: "a/__Snapshots__", scene: "card", canvas: "pad"),
        status: .passed, picture: .sameBytes),
    ])

  @Test("is the same after it was saved and read")
  func saving() throws {
    let saved = try JSONEncoder().encode(run)
    #expect(try JSONDecoder().decode(SnapshotRun.self, from: saved) == run)
  }

  @Test("counts results by their status")
  func counts() {
    #expect(run.count(of: .changed) == 1)
    #expect(run.count(of: .passed) == 1)
    #expect(run.count(of: .missing) == 0)
  }

  @Test("takes pictures of different sizes for different")
  func sizes() {
    #expect(run.results[0].picture?.isMatch == false)
    #expect(run.results[1].picture?.isMatch == true)
  }
}
