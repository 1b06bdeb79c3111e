import Foundation
import PlumblineSnapshotTesting
import Testing
import UIKit

@Suite("A snapshot of UIKit's values")
struct SnapshotVerdictTests {
  @Test("is written if there is none, and compared from then on")
  func missing() throws {
    let folder = ReferenceFolder()
    let none = try #require(folder.failure(card(), .image, record: .never))
    #expect(none.hasPrefix("test.a: there is no reference, and this run writes none\n"))
    #expect(folder.files.isEmpty)
    let written = try #require(folder.failure(card(), .image))
    #expect(written.hasPrefix("test.a: this run wrote the reference; look at it"))
    #expect(written.hasSuffix("\(folder.path)/test.a.plumbline.png"))
    #expect(folder.files == ["test.a.plumbline.frames.txt", "test.a.plumbline.png"])
    for mode in [SnapshotTestingConfiguration.Record.never, .missing, .failed] {
      #expect(folder.failure(card(), .image, record: mode) == nil)
    }
    #expect(folder.failure(card(), .image, record: .all)?.contains("wrote the reference") == true)
  }

  @Test("that differs names what moved and why, and where the pictures are")
  func moved() throws {
    let folder = ReferenceFolder()
    _ = folder.failure(card(), .image)
    let failure = try #require(folder.failure(card(top: 14), .image, record: .never))
    #expect(failure.hasPrefix("test.a: differs from its reference\n  title: y 12 → 14, because "))
    #expect(failure.contains("`title.top == view.top + 12` changed from 12 to 14"))
    #expect(failure.contains("pixels differ"))
    #expect(failure.contains("\n  reference: \(folder.path)/test.a.plumbline.png\n  actual: "))
    // With the picture of the difference in a folder with the name of the test's file.
    let line = try #require(failure.split(separator: "\n").last)
    #expect(line.hasSuffix("/ReferenceFolder/test.a.difference.png"))
    #expect(FileManager.default.fileExists(atPath: String(line.dropFirst("  difference: ".count))))
    // A command of the test's own shows both.
    withSnapshotTesting(diffTool: "compare") {
      let failure = folder.failure(card(top: 14), .image, record: .never)
      #expect(failure?.contains("\n  compare \"\(folder.path)/test.a.plumbline.png\" \"") == true)
    }
    // Recording what failed makes it the reference, and fails once more.
    let again = folder.failure(card(top: 14), .image, record: .failed)
    #expect(again?.hasSuffix("\n  this run wrote the reference again") == true)
    #expect(folder.failure(card(top: 14), .image, record: .never) == nil)
  }

  @Test("has the reason of a comparison of the test's own, beside what moved")
  func ownReason() {
    let folder = ReferenceFolder()
    var strategy = Snapshotting<UIView, UIImage>.image
    strategy.diffing.diff = { old, new in
      old.pngData() == new.pngData() ? nil : ("the title is out of place", [])
    }
    _ = folder.failure(card(), strategy)
    let failure = folder.failure(card(top: 14), strategy, record: .never)
    #expect(failure?.contains("title: y 12 → 14") == true)
    #expect(failure?.contains("\n  the title is out of place") == true)
    #expect(folder.failure(card(top: 14), .image)?.contains("the pictures differ") == false)
  }

  @Test("may differ in a share of pixels, and by colors that look alike")
  func precision() {
    let folder = ReferenceFolder()
    func box(_ white: CGFloat) -> UIView {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.backgroundColor = UIColor(white: white, alpha: 1)
      return view
    }
    let view = card()
    _ = folder.failure(view, .image)
    #expect(folder.failure(card(top: 14), .image(precision: 0.999)) != nil)
    #expect(folder.failure(card(top: 14), .image(precision: 0.9)) == nil)
    _ = folder.failure(box(0.5), .image, named: "box")
    #expect(folder.failure(box(0.51), .image, named: "box") != nil)
    let alike = folder.failure(box(0.51), .image(perceptualPrecision: 0.98), named: "box")
    #expect(alike == nil)
    let others = folder.failure(box(0.6), .image(perceptualPrecision: 0.98), named: "box")
    #expect(others?.contains("0.0 of the pixels match, and 1.0 have to") == true)
  }

  @Test(
    "stands beside those of Apple's systems, and texts that are the same there are the same file")
  func names() {
    let folder = ReferenceFolder()
    _ = folder.failure(card(), .image, named: "iPhone SE (1st)")
    _ = folder.failure(card(), .recursiveDescription, named: "tree")
    _ = folder.failure(["a": 1], .json, named: "model", testName: "testModel(_:)")
    #expect(
      folder.files == [
        "test.iPhone-SE-1st.plumbline.frames.txt", "test.iPhone-SE-1st.plumbline.png",
        "test.tree.plumbline.txt", "testModel-_.model.json",
      ])
  }

  @Test("without a name is numbered in its test")
  func numbers() {
    let folder = ReferenceFolder()
    for number in 1...2 { _ = folder.failure("text \(number)", .lines, named: nil) }
    _ = folder.failure("other", .lines, named: nil, testName: "other()")
    #expect(folder.files == ["other.1.txt", "test.1.txt", "test.2.txt"])
  }

  @Test("that is empty, damaged or late fails with words")
  func faults() throws {
    let folder = ReferenceFolder()
    let empty = folder.failure(UIView(), .image)
    #expect(empty?.hasSuffix("the view is 0 × 0 points; give it a size, or pass 'size:'") == true)
    let negative = folder.failure(card(), .image(size: CGSize(width: -5, height: 10)))
    #expect(negative?.contains("the view is -5 × 10 points") == true)
    let huge = folder.failure(card(), .image(size: CGSize(width: 100, height: 20_000)))
    #expect(huge?.contains("use traits with a smaller 'displayScale'") == true)
    #expect(folder.files.isEmpty)
    let conflicting = card()
    conflicting.subviews[0].topAnchor.constraint(equalTo: conflicting.topAnchor).isActive = true
    let conflict = folder.failure(conflicting, .image, named: "conflict")
    #expect(conflict?.contains("conflicting constraints") == true)
    _ = folder.failure(card(), .image)
    try Data("nothing".utf8).write(to: URL(fileURLWithPath: folder.path + "/test.a.plumbline.png"))
    let damaged = folder.failure(card(), .image)
    #expect(damaged?.contains("the reference is not a readable picture") == true)
    let late = Snapshotting<String, String>(pathExtension: "txt", diffing: .lines) { _ in
      Async { _ in }
    }
    let failure = verifySnapshot(
      of: "", as: late, snapshotDirectory: folder.path, timeout: 0.01, testName: "late")
    #expect(failure?.contains("produced nothing within 0.01 seconds") == true)
    struct Failure: Error {}
    func value() throws -> String { throw Failure() }
    let thrown = verifySnapshot(of: try value(), as: .lines, snapshotDirectory: folder.path)
    #expect(thrown?.contains("Failure()") == true)
  }

  @Test("fails the test at its line")
  func assertions() {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "__Snapshots__/SnapshotVerdictTests").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    withKnownIssue {
      assertSnapshot(of: "text", as: .lines, record: .never)
    } matching: { issue in
      "\(issue)".contains("assertions.1: there is no reference")
    }
    withKnownIssue {
      assertSnapshots(matching: "text", as: ["a": .lines, "b": .lines], record: false)
    } matching: { issue in
      "\(issue)".contains(": this run wrote the reference")
    }
    #expect(FileManager.default.contents(atPath: path + "/assertions.b.txt") == Data("text".utf8))
    assertSnapshots(matching: "text", as: ["a": .lines, "b": .lines])
    withKnownIssue {
      assertSnapshots(of: "text", as: [.lines], record: .missing)
    } matching: { issue in
      "\(issue)".contains("assertions.2: this run wrote the reference")
    }
  }
}
