import Foundation
import Plumbline
import Testing

@testable import PlumblineTesting

/// A card with a title, at a distance from the top.
private func card(top: CGFloat = 12) -> Scene {
  Scene("Card", canvases: [Canvas(width: 160, height: 90), Canvas(width: 200, height: 120)]) {
    root in
    let title = View()
    title.identifier = "title"
    title.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(title)
    let constraint = title.topAnchor.constraint(equalTo: root.topAnchor, constant: top)
    constraint.identifier = "title-top"
    LayoutConstraint.activate([
      constraint, title.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      title.widthAnchor.constraint(equalToConstant: 80),
      title.heightAnchor.constraint(equalToConstant: 20),
    ])
  }
}

/// A folder that goes away with the test.
private final class Folder {
  let path = FileManager.default.temporaryDirectory
    .appending(path: "plumbline-\(UUID().uuidString)").path

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var files: [String] {
    (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []).sorted()
  }

  func findings(
    _ scene: Scene, _ recording: RecordMode, _ suite: SnapshotSuite = SnapshotSuite(kinds: .both)
  ) -> [SnapshotExpectation.Finding] {
    let expectation = SnapshotExpectation(
      scene: scene, canvases: scene.canvases, direction: nil, options: nil,
      folder: path + "/__Snapshots__", suite: suite)
    return expectation.findings(recording: recording, output: path + "/output")
  }
}

@Suite("A snapshot that a test expects")
struct SnapshotExpectationTests {
  @Test("is as the references beside this file say")
  func matches() {
    expectSnapshot(of: card(), as: .frames)
    expectNoConflicts(in: card())
    expectNoAmbiguity(in: card())
    expectFrame(of: "title", in: card(), equals: CGRect(x: 16, y: 12, width: 80, height: 20))
  }

  @Test("fails the test where it is another")
  func failing() {
    withKnownIssue {
      expectSnapshot(of: card(top: 14), as: .frames)
    } matching: { issue in
      "\(issue)".contains("title: y 12 → 14")
    }
    withKnownIssue {
      expectFrame(of: "title", in: card(), equals: CGRect(x: 16, y: 0, width: 80, height: 20))
    } matching: { issue in
      "\(issue)".contains("title: y is 12, not 0")
    }
  }

  @Test("fails the run that writes the reference, and passes from then on")
  func recording() {
    let folder = Folder()
    let missing = folder.findings(card(), .never)
    #expect(missing.count == 2)
    #expect(missing.allSatisfy { $0.failure?.contains("PLUMBLINE_RECORD=missing") == true })
    #expect(!folder.files.contains { $0.hasPrefix("__Snapshots__/") })
    let recorded = folder.findings(card(), .missing)
    #expect(recorded.allSatisfy { $0.failure?.contains("this run wrote the reference") == true })
    #expect(
      folder.files.filter { $0.hasPrefix("__Snapshots__/") } == [
        "__Snapshots__/card.160x90.frames.txt", "__Snapshots__/card.160x90.png",
        "__Snapshots__/card.200x120.frames.txt", "__Snapshots__/card.200x120.png",
      ])
    for mode in [RecordMode.missing, .never, .failed] {
      #expect(folder.findings(card(), mode).allSatisfy { $0.failure == nil && $0.files.isEmpty })
    }
  }

  @Test("that differs names what moved and why, and brings the pictures")
  func changes() throws {
    let folder = Folder()
    _ = folder.findings(card(), .missing)
    let finding = try #require(folder.findings(card(top: 14), .missing).first)
    let failure = try #require(finding.failure)
    #expect(failure.hasPrefix("card.160x90: changed\n"))
    #expect(
      failure.contains("title: y 12 → 14, because constraint `title-top` changed from 12 to 14"))
    #expect(failure.contains("pixels differ"))
    #expect(
      finding.files.map(\.name) == [
        "card.160x90.reference.png", "card.160x90.actual.png", "card.160x90.difference.png",
        "card.160x90.actual.frames.txt",
      ])
    #expect(finding.files.allSatisfy { !$0.bytes.isEmpty })
    // Recording what failed makes it the reference, and fails once more.
    #expect(folder.findings(card(top: 14), .failed).allSatisfy { $0.failure != nil })
    #expect(folder.findings(card(top: 14), .never).allSatisfy { $0.failure == nil })
  }

  @Test("warns of what a tolerance lets pass")
  func tolerances() {
    let folder = Folder()
    _ = folder.findings(card(), .missing)
    let suite = SnapshotSuite(
      kinds: .both, tolerance: 2,
      pictureTolerance: PictureTolerance(masks: [.item("title"), .rectangle(.infinite)]))
    for finding in folder.findings(card(top: 14), .never, suite) {
      #expect(finding.failure == nil)
      #expect(finding.warning?.contains("may differ by up to 2 points") == true)
      #expect(finding.warning?.contains("under a mask") == true)
    }
  }

  @Test("fails for a damaged reference, for canvases of one name, and for none")
  func faults() throws {
    let folder = Folder()
    _ = folder.findings(card(), .missing)
    let path = folder.path + "/__Snapshots__/card.160x90.frames.txt"
    try Data("nothing".utf8).write(to: URL(fileURLWithPath: path))
    #expect(folder.findings(card(), .never).map { $0.failure == nil } == [false, true])
    var twice = card()
    twice.canvases = [Canvas(width: 160, height: 90), Canvas(width: 160, height: 90)]
    #expect(Folder().findings(twice, .never).last?.failure?.contains("two canvases") == true)
    withKnownIssue {
      expectSnapshot(of: card(), at: [])
    } matching: { issue in
      "\(issue)".contains("has no canvas")
    }
  }

  @Test("may be written by many tests at a time")
  func parallelTests() async {
    let folder = Folder()
    let path = folder.path
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          let expectation = SnapshotExpectation(
            scene: card(), canvases: card().canvases, direction: nil, options: nil,
            folder: path + "/__Snapshots__", suite: SnapshotSuite(kinds: .both))
          _ = expectation.findings(recording: .all, output: path + "/\(UUID().uuidString)")
        }
      }
    }
    #expect(folder.findings(card(), .never).allSatisfy { $0.failure == nil })
    #expect(folder.files.count { $0.hasPrefix("__Snapshots__/") } == 4)
  }

  @Test("is recorded as the environment says")
  func environment() throws {
    #expect(try RecordMode.inEnvironment([:]).get() == .missing)
    #expect(try RecordMode.inEnvironment(["PLUMBLINE_RECORD": ""]).get() == .missing)
    #expect(try RecordMode.inEnvironment(["PLUMBLINE_RECORD": "ALL"]).get() == .all)
    #expect(throws: UnknownRecordMode.self) {
      try RecordMode.inEnvironment(["PLUMBLINE_RECORD": "yes"]).get()
    }
  }
}

@Suite("A layout that a test expects")
struct LayoutExpectationTests {
  private func scene(_ fill: @escaping @Sendable (View, View) -> Void) -> Scene {
    Scene("Open", canvases: [Canvas(width: 100, height: 50)]) { root in
      let view = View()
      view.identifier = "box"
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      fill(root, view)
    }
  }

  private func failures(
    _ scene: Scene, _ text: (SolvedTree) -> String?
  ) -> [String] {
    LayoutExpectation(scene: scene, canvases: scene.canvases, direction: nil).failures(text)
  }

  @Test("names constraints that cannot hold together")
  func conflicts() {
    let scene = scene { root, view in
      LayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: 80),
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 90),
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 10),
      ])
    }
    let found = failures(scene, conflictText)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("open.100x50: conflicting constraints\n  `") == true)
    #expect(found.first?.contains("cannot hold together with `") == true)
    withKnownIssue { expectNoConflicts(in: scene) }
  }

  @Test("names views that constraints leave open")
  func ambiguity() {
    let scene = scene { root, view in
      LayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: 80),
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 10),
      ])
    }
    #expect(
      failures(scene, ambiguityText) == [
        "open.100x50: ambiguous layout\n  box could be elsewhere or of another size, horizontally"
      ])
    #expect(failures(scene, conflictText).isEmpty)
    withKnownIssue { expectNoAmbiguity(in: scene) }
  }

  @Test("names the constraints on the axis of a frame that is another, and items that there are")
  func frames() {
    let found = failures(card()) { tree in
      frameText(
        of: "title", in: tree, of: card(), CGRect(x: 16, y: 10, width: 80, height: 20),
        tolerance: 0)
    }
    #expect(
      found.first == """
        card.160x90: title: y is 12, not 10
          `title-top`: title.top == root.top + 12
          title.height == 20
        """)
    let near = failures(card()) { tree in
      frameText(
        of: "title", in: tree, of: card(), CGRect(x: 16, y: 10, width: 80, height: 20),
        tolerance: 2)
    }
    #expect(near.isEmpty)
    let unknown = failures(card()) { tree in
      frameText(of: "titel", in: tree, of: card(), .zero, tolerance: 0)
    }
    #expect(unknown.first?.contains("no view or guide 'titel', but root, ") == true)
  }
}
