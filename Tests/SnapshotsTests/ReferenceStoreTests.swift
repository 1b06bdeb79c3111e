import Foundation
import Imaging
import Testing

@testable import Snapshots

@Suite("Folders of references") struct ReferenceStoreTests {
  /// A folder that goes away with the test.
  private final class Folder {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "references-\(UUID().uuidString)").path

    init() throws {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    var snapshots: String { path + "/__Snapshots__" }

    var files: [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: snapshots)) ?? []).sorted()
    }

    func put(_ bytes: [UInt8], _ name: String) throws {
      try Data(bytes).write(to: URL(fileURLWithPath: snapshots + "/" + name))
    }
  }

  private let folder: Folder
  private let store: ReferenceStore
  private let name: SnapshotName

  init() throws {
    folder = try Folder()
    store = ReferenceStore(folder: folder.snapshots)
    name = SnapshotName(folder: folder.snapshots, scene: "card", canvas: "200x300@2")
  }

  /// The files of a reference whose frames name their picture.
  private func files(_ number: CGFloat) -> ReferenceStore.Files {
    let picture = [UInt8](repeating: UInt8(number), count: 5000)
    let fingerprint = LayoutRecord.PictureFingerprint(
      size: PixelSize(width: 400, height: 600), pixels: 1, file: PixelDigest(picture).value)
    let record = RecordedTree(titleTop: number).record(picture: fingerprint)
    return ReferenceStore.Files(frames: Array(record.text.utf8), picture: picture)
  }

  @Test("give back what was written, and leave nothing else behind")
  func writing() throws {
    #expect(try store.files(name) == ReferenceStore.Files())
    for number in [1, 2, 2, 3] as [CGFloat] {
      try store.write(files(number), as: name)
      #expect(try store.files(name) == files(number))
      #expect(folder.files == ["card.200x300@2.frames.txt", "card.200x300@2.png"])
    }
    #expect(try store.titles() == ["card.200x300@2"])
  }

  @Test("keep what is not written")
  func parts() throws {
    try store.write(ReferenceStore.Files(frames: files(1).frames), as: name)
    #expect(try store.files(name).picture == nil)
    try store.write(ReferenceStore.Files(picture: [1, 2]), as: name)
    #expect(
      try store.files(name) == ReferenceStore.Files(frames: files(1).frames, picture: [1, 2]))
  }

  @Test("hold the old reference or the new one, whole, after each step of a run that was killed")
  func killedRuns() throws {
    try store.write(files(1), as: name)
    let (old, new) = (files(1), files(2))
    let steps: [(String, [UInt8]?, expected: ReferenceStore.Files)] = [
      // The picture is being written.
      (".card.200x300@2.png.new", Array(new.picture?.prefix(100) ?? []), old),
      (".card.200x300@2.png.new", new.picture, old),
      // The frames are being written.
      (".card.200x300@2.frames.txt.part", Array(new.frames?.prefix(50) ?? []), old),
      (".card.200x300@2.frames.txt.part", new.frames, old),
      // The frames are in place, and the picture is not.
      ("card.200x300@2.frames.txt", new.frames, new),
    ]
    for step in steps {
      try folder.put(try #require(step.1), step.0)
      #expect(try store.files(name) == step.expected)
    }
    try store.settle()
    #expect(try store.files(name) == new)
    #expect(folder.files == ["card.200x300@2.frames.txt", "card.200x300@2.png"])
  }

  @Test("take back a picture that no frames name, and go on writing after a run that was killed")
  func settling() throws {
    try store.write(files(1), as: name)
    try folder.put([9, 9], ".card.200x300@2.png.new")
    try folder.put([9], ".other.1x1.frames.txt.part")
    try store.settle()
    #expect(try store.files(name) == files(1))
    #expect(folder.files.count == 2)
    try folder.put([9, 9], ".card.200x300@2.png.new")
    try store.write(files(3), as: name)
    #expect(try store.files(name) == files(3))
    #expect(folder.files.count == 2)
  }

  @Test("never mix two runs that write and read at once")
  func concurrency() async throws {
    let candidates = (1...4).map { files(CGFloat($0)) }
    try store.write(candidates[0], as: name)
    let (store, name) = (store, name)
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<4 {
        group.addTask {
          for round in 0..<30 {
            do {
              if (number + round) % 2 == 0 { try store.write(candidates[number], as: name) }
              #expect(candidates.contains(try store.files(name)))
            } catch {
              Issue.record(error)
            }
          }
        }
      }
    }
    #expect(folder.files.count == 2)
  }

  @Test(
    "are never left for other places by a name",
    arguments: ["../out", "a/b", ".hidden", "", "a\0b"])
  func unsafeNames(scene: String) {
    let name = SnapshotName(folder: folder.snapshots, scene: scene, canvas: "1x1")
    #expect(throws: ReferenceError.self) { try store.write(files(1), as: name) }
    #expect(throws: ReferenceError.self) { try store.files(name) }
    #expect(throws: ReferenceError.self) { try store.remove(name) }
    #expect(folder.files.isEmpty)
    let all = FileManager.default.enumerator(atPath: folder.path)?.allObjects.count ?? 0
    #expect(all <= 1)
  }

  @Test("take names with spaces, letters of any script and emoji")
  func unusualNames() throws {
    for scene in ["two words", "Größe", "画面", "👩🏽‍🚀 launch", "a..b", "-rf"] {
      let name = SnapshotName(folder: folder.snapshots, scene: scene, canvas: "1x1")
      try store.write(files(1), as: name)
      #expect(try store.files(name) == files(1))
      try store.remove(name)
    }
    #expect(folder.files.isEmpty)
  }

  @Test("that cannot be written say so, and what was there stays")
  func unwritable() throws {
    // A file stands where the folder should be; that fails for every user.
    try Data([1]).write(to: URL(fileURLWithPath: folder.snapshots))
    let error = #expect(throws: ReferenceError.self) { try store.write(files(1), as: name) }
    #expect(
      try #require(error).description
        == "\(folder.snapshots)/card.200x300@2.png: error: cannot be written: part of its path is not a folder"
    )
    #expect(try store.files(name) == ReferenceStore.Files())
  }

  @Test("say of what is no file that it is none, without waiting for it")
  func oddFiles() throws {
    try FileManager.default.createDirectory(
      atPath: store.framesPath(name), withIntermediateDirectories: true)
    #expect(
      throws: ReferenceError.unreadable(path: store.framesPath(name), reason: "it is not a file")
    ) { try store.files(name) }
    try FileManager.default.removeItem(atPath: store.framesPath(name))
    mkfifo(store.picturePath(name), 0o600)
    #expect(
      throws: ReferenceError.unreadable(path: store.picturePath(name), reason: "it is not a file")
    ) { try store.files(name) }
  }
}
