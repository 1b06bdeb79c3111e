import Foundation
import Imaging
import TestTools
import Testing

@testable import Plumbline

@Suite("Suites of snapshots") struct SnapshotSuiteTests {
  private let folder: TemporaryFolder
  private let painter: Painter

  init() throws {
    folder = try TemporaryFolder()
    painter = try Painter()
  }

  private func scene(gap: Int = 8, text: String = "A", fill: String = "#336699") throws -> Scene {
    let yaml = """
      canvases: [120x80]
      root:
        subviews: [{ id: a, class: Button, text: \(text), style: { fill: "\(fill)" } }, { id: b }]
      constraints:
        - a.leading == root.leading + \(gap) "gap"
        - a.top == root.top + 8
        - b.leading == a.trailing + 4
        - b.top == a.top
        - b.width == 10
        - b.height == 10
      """
    return try Scene(bytes: Array(yaml.utf8), file: folder.path + "/card.scene.yaml")
  }

  private func check(
    _ scene: Scene, _ recording: RecordMode = .never, _ kinds: SnapshotKinds = .kept,
    tolerance: CGFloat = 0
  ) -> SnapshotResult {
    SnapshotSuite(
      recording: recording, kinds: kinds, tolerance: tolerance, outputFolder: folder.path + "/out"
    ).check(Snapshot(of: scene, on: Scene.Placement(scene.canvases[0])), with: painter)
  }

  private var references: String { folder.path + "/__Snapshots__" }
  private var frames: String { references + "/card.120x80.frames.txt" }
  private var picture: String { references + "/card.120x80.png" }

  private func contents(_ path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path).map { Array($0) }
  }

  @Test("pass what was recorded, and record frames and a picture where there is nothing")
  func recording() throws {
    #expect(check(try scene()).status == .missing)
    #expect(contents(frames) == nil)
    let recorded = check(try scene(), .missing)
    #expect(recorded.status == .new && recorded.isRecorded)
    #expect(recorded.files.referencePicture == picture)
    let passed = check(try scene())
    #expect(passed.status == .passed && !passed.isRecorded)
    #expect(passed.picture == .sameBytes)
    #expect(passed.layout?.isMatch == true)
  }

  @Test("say what moved and why, in frames and in pixels, and leave the files for review")
  func changes() throws {
    _ = check(try scene(), .all)
    let before = (contents(frames), contents(picture))
    let result = check(try scene(gap: 10))
    #expect(result.status == .changed)
    #expect(
      result.remarks.filter { $0.kind == .layout }.map(\.text) == [
        "a: x 8 → 10, because constraint `gap` changed from 8 to 10; 1 view followed"
      ])
    guard case .different(let difference)? = result.picture else {
      Issue.record("the picture is \(String(describing: result.picture))")
      return
    }
    #expect(difference.regions.contains { $0.items.contains("a") })
    #expect(contents(frames) == before.0 && contents(picture) == before.1)
    let actual = try #require(result.files.actualFrames.flatMap(contents))
    #expect(String(decoding: actual, as: UTF8.self).contains("\"gap\""))
    #expect(result.files.actualPicture.flatMap(contents) != nil)
    #expect(result.files.differencePicture.flatMap(contents) != nil)
    #expect(result.files.actualPicture?.hasPrefix(folder.path + "/out/") == true)
  }

  @Test("see in the picture what frames do not show")
  func pixelsAlone() throws {
    _ = check(try scene(), .all)
    let result = check(try scene(fill: "#336698"))
    #expect(result.status == .changed)
    #expect(result.layout?.isMatch == true)
    #expect(result.picture?.isMatch == false)
    #expect(check(try scene(fill: "#336698"), .never, .frames).status == .passed)
  }

  @Test("write what each mode asks for, and nothing else")
  func modes() throws {
    #expect(check(try scene(), .never).status == .missing)
    #expect(contents(frames) == nil)
    #expect(check(try scene(), .missing).isRecorded)
    let first = contents(frames)
    #expect(!check(try scene(gap: 9), .missing).isRecorded)
    #expect(contents(frames) == first)
    #expect(check(try scene(gap: 9), .failed).isRecorded)
    #expect(contents(frames) != first)
    #expect(!check(try scene(gap: 9), .all).isRecorded)
    #expect(check(try scene(gap: 10), .all).isRecorded)
  }

  @Test("keep the kinds that there are, and miss a picture that frames speak of")
  func kinds() throws {
    _ = check(try scene(), .all, .frames)
    #expect(contents(picture) == nil)
    #expect(check(try scene(gap: 9), .all).isRecorded)
    #expect(contents(picture) == nil)
    #expect(check(try scene(gap: 9), .never, .both).status == .missing)
    #expect(check(try scene(gap: 9), .missing, .both).status == .new)
    #expect(contents(picture) != nil)
    try FileManager.default.removeItem(atPath: picture)
    #expect(check(try scene(gap: 9)).status == .missing)
    #expect(check(try scene(gap: 9), .never, .frames).status == .passed)
  }

  @Test("compare a picture alone, without frames beside it")
  func pictureAlone() throws {
    #expect(check(try scene(), .missing, .picture).status == .new)
    #expect(contents(frames) == nil)
    #expect(check(try scene()).status == .passed)
    #expect(check(try scene(), .never, .picture).picture == .samePixels)
    #expect(check(try scene(gap: 9), .never, .picture).status == .changed)
  }

  @Test("look at the pixels where a picture was packed by another tool")
  func otherTools() throws {
    _ = check(try scene(), .all)
    let bitmap = try PNGReader.bitmap(of: try #require(contents(picture)))
    var writer = PNGWriter()
    let packed = try writer.bytes(bitmap.pixels.span, bitmap.layout, coding: .compact)
    try Data(packed).write(to: URL(fileURLWithPath: picture))
    let result = check(try scene())
    #expect(result.status == .passed)
    #expect(result.picture == .samePixels)
  }

  @Test(
    "fail for a picture that is none, and never pass it",
    arguments: [0, 7, 8, 60, 400])
  func damagedPictures(count: Int) throws {
    _ = check(try scene(), .all)
    let bytes = try #require(contents(picture))
    try Data(bytes.prefix(count)).write(to: URL(fileURLWithPath: picture))
    let result = check(try scene())
    #expect(result.status == .failed)
    #expect(result.picture?.isMatch == false)
    #expect(result.failure?.hasPrefix("\(picture): error: ") == true)
    #expect(check(try scene(), .failed).isRecorded)
    #expect(contents(picture) == bytes)
    #expect(check(try scene()).status == .passed)
  }

  @Test("fail for a picture of another size")
  func otherSize() throws {
    _ = check(try scene(), .all)
    let small = Bitmap(
      [UInt32](repeating: 0, count: 4).span, PixelLayout(pixelWidth: 2, pixelHeight: 2))
    var writer = PNGWriter()
    try Data(try writer.bytes(small.pixels.span, small.layout)).write(
      to: URL(fileURLWithPath: picture))
    let result = check(try scene())
    #expect(result.status == .changed)
    #expect(
      result.picture
        == .differentSizes(
          reference: PixelSize(width: 2, height: 2), actual: PixelSize(width: 120, height: 80)))
  }

  @Test("fail for frames that are damaged, with file, line and column", arguments: [0, 30, 300])
  func damagedFrames(count: Int) throws {
    _ = check(try scene(), .all)
    let bytes = try #require(contents(frames))
    try Data(bytes.prefix(count)).write(to: URL(fileURLWithPath: frames))
    let result = check(try scene())
    #expect(result.status == .failed)
    #expect(result.failure?.hasPrefix("\(frames):") == true)
    #expect(result.failure?.contains(": error: the file ") == true)
    #expect(result.remarks.last?.text == "every pixel of the picture is the same")
    #expect(check(try scene(), .failed).isRecorded)
    #expect(contents(frames) == bytes)
  }

  @Test("say which tolerance let something pass")
  func allowances() throws {
    _ = check(try scene(), .all, .frames)
    let result = check(try scene(gap: 9), .never, .frames, tolerance: 1)
    #expect(result.status == .passed)
    #expect(result.allowances == ["2 frames may differ by up to 1 points (tolerance)"])
    #expect(check(try scene(), .never, .frames, tolerance: 1).allowances.isEmpty)
  }

  @Test("name what drew a reference where that is another, and still pass what is the same")
  func environment() throws {
    _ = check(try scene(), .all)
    let text = String(decoding: try #require(contents(frames)), as: UTF8.self)
    let old = text.replacing(/with cairo \S+/, with: "with cairo 1.2.3")
    try Data(old.utf8).write(to: URL(fileURLWithPath: frames))
    let result = check(try scene())
    #expect(result.status == .passed)
    #expect(result.environment.map(\.name) == ["cairo"])
    #expect(result.environment.first?.reference == "1.2.3")
    // Only a run that renews everything touches the file.
    #expect(!check(try scene(), .failed).isRecorded)
    #expect(check(try scene(), .all).isRecorded)
    #expect(check(try scene()).environment.isEmpty)
  }

  @Test("give the reason for a scene without a layout, and for an output that cannot be written")
  func failures() throws {
    var broken = try scene()
    broken.canvases = [Canvas(width: -1, height: 5)]
    let suite = SnapshotSuite(recording: .all)
    let placed = Snapshot(of: broken, on: Scene.Placement(broken.canvases[0]))
    #expect(suite.check(placed, with: painter).status == .failed)
    // A file stands where the folder should be.
    try Data().write(to: URL(fileURLWithPath: references))
    let outcome = suite.outcome(
      of: Snapshot(of: try scene(), on: Scene.Placement(Canvas(width: 9, height: 9))), with: painter
    )
    #expect(outcome.result.status == .failed)
    guard case .unwritableFile? = outcome.error else {
      Issue.record("the error is \(String(describing: outcome.error))")
      return
    }
  }

  @Test("name references so that they stay in their folder")
  func names() throws {
    var scene = try scene()
    for (identifier, expected) in [("../../out", "--/../out"), ("a b 👋", "a b 👋"), ("..", "-.")] {
      scene.identifier = identifier
      let canvas = Canvas(width: 9, height: 9, name: "../x y")
      let name = Snapshot(of: scene, on: Scene.Placement(canvas), suffixes: ["rtl"]).name
      #expect(name.canvas == "-.-x-y-rtl")
      #expect(!name.title.contains("/"))
      #expect(!name.title.hasPrefix("."))
      #expect(name.folder == references)
      if !expected.contains("/") { #expect(name.scene == expected) }
    }
  }
}
