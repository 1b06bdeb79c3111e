import Foundation
import Testing

@Suite("Pictures that are no longer made")
struct OrphanTests {
  private static let arguments = ["render", "scenes", "-o", "out"]

  /// Three scenes that were drawn, of which the first is gone.
  private static func drawn() throws -> CommandFolder {
    let folder = try CommandFolder(manyScenes(3))
    #expect(try CommandRun(arguments, in: folder.path).status == 0)
    try FileManager.default.removeItem(atPath: folder.path + "/scenes/s0000.scene.yaml")
    return folder
  }

  @Test("stay and are listed, run for run, until --clean takes them away")
  func listedThenRemoved() throws {
    let folder = try Self.drawn()
    for _ in 0..<2 {
      let run = try CommandRun(Self.arguments, in: folder.path)
      #expect(run.status == 0)
      #expect(
        run.error == "out/s0000.100x50.png: note: is from an earlier run and no longer drawn; "
          + "--clean removes such pictures\n")
      #expect(folder.files.contains("out/s0000.100x50.png"))
      let orphans = try #require(try folder.manifest("out")["orphans"] as? [[String: Any]])
      #expect(orphans.map { $0["scene"] as? String } == ["scenes/s0000.scene.yaml"])
    }
    let run = try CommandRun(Self.arguments + ["--clean"], in: folder.path)
    #expect(run.error == "out/s0000.100x50.png: note: removed\n")
    #expect(run.output == "")
    #expect(
      folder.contents(of: "out").keys.sorted() == [
        "manifest.json", "s0001.100x50.png", "s0002.100x50.png",
      ])
    #expect((try folder.manifest("out")["orphans"] as? [Any])?.isEmpty == true)
  }

  @Test("are drawn no more when their scene comes back")
  func comeBack() throws {
    let folder = try Self.drawn()
    _ = try CommandRun(Self.arguments, in: folder.path)
    let scene = try #require(manyScenes(1)["scenes/s0000.scene.yaml"])
    try folder.write(scene, to: "scenes/s0000.scene.yaml")
    let run = try CommandRun(Self.arguments, in: folder.path)
    #expect(run.output == "")
    #expect(run.error == "")
  }

  @Test("stay where somebody has changed them, and so does what no manifest lists")
  func othersFilesStay() throws {
    let folder = try Self.drawn()
    try folder.write("mine now", to: "out/s0000.100x50.png")
    try folder.write("mine", to: "out/other.100x50.png")
    let run = try CommandRun(Self.arguments + ["--clean"], in: folder.path)
    #expect(run.status == 0)
    #expect(run.error == "")
    #expect(folder.bytes("out/s0000.100x50.png") == Array("mine now".utf8))
    #expect(folder.files.contains("out/other.100x50.png"))
  }

  @Test("stay where a scene failed: what is missing may be missing for that")
  func failuresKeepEverything() throws {
    let folder = try Self.drawn()
    try folder.write("rooot: {}\n", to: "scenes/s0001.scene.yaml")
    let run = try CommandRun(Self.arguments + ["--clean"], in: folder.path)
    #expect(run.status == 3)
    #expect(folder.contents(of: "out").count == 4)
  }

  @Test(
    "are never outside of the folder, whatever the manifest says",
    arguments: ["../precious.png", "deep/precious.png", "/precious.png", ".precious.png", "..", ""])
  func neverOutside(file: String) throws {
    let folder = try Self.drawn()
    let bytes = folder.bytes("out/s0000.100x50.png")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/out/deep", withIntermediateDirectories: true)
    let places = ["precious.png", "out/deep/precious.png", "out/.precious.png"]
    for place in places {
      try Data(bytes).write(to: URL(fileURLWithPath: folder.path + "/" + place))
    }
    // Such a picture would be removed by its size and hash.
    let text = String(decoding: folder.bytes("out/manifest.json"), as: UTF8.self)
    try folder.write(
      text.replacing("\"file\": \"s0000.100x50.png\"", with: "\"file\": \"\(file)\""),
      to: "out/manifest.json")
    let run = try CommandRun(Self.arguments + ["--clean"], in: folder.path)
    #expect(run.status == 0)
    for place in places { #expect(folder.bytes(place) == bytes) }
  }
}
