import Foundation
import TestTools
import Testing

@testable import Scenes

@Suite("A folder of scenes")
struct SceneFolderTests {
  @Test("gives the scene files at any depth by their paths, without hidden ones")
  func walks() throws {
    let folder = try TemporaryFolder()
    let names = [
      "b/2.scene.yaml", "b/1.scene.json", "a.scene.yml", "c.yaml", "b/.git/3.scene.yaml",
      ".d.scene.yaml", "b/deep/er/ü 👋.scene.yaml", "folder.scene.yaml/4.scene.yaml",
    ]
    for name in names { try OutputFile(path: folder.path + "/" + name).write([1]) }
    let scenes = try #require(SceneFolder(path: folder.path)).scenes()
    #expect(
      scenes == [
        "a.scene.yml", "b/1.scene.json", "b/2.scene.yaml", "b/deep/er/ü 👋.scene.yaml",
        "folder.scene.yaml/4.scene.yaml",
      ])
  }

  @Test("may be named by a link, and holds no links to folders that would lead around in a circle")
  func links() throws {
    let folder = try TemporaryFolder()
    try OutputFile(path: folder.path + "/real/a.scene.yaml").write([1])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: "real")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/real/round", withDestinationPath: "..")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/real/b.scene.yaml", withDestinationPath: "a.scene.yaml")
    let scenes = try #require(SceneFolder(path: folder.path + "/link")).scenes()
    #expect(scenes == ["a.scene.yaml", "b.scene.yaml"])
  }

  @Test("holds no pipes and devices, which would be read for ever, and no links to them")
  func pipes() throws {
    let folder = try TemporaryFolder()
    try OutputFile(path: folder.path + "/a.scene.yaml").write([1])
    try #require(mkfifo(folder.path + "/b.scene.yaml", 0o600) == 0)
    for (number, target) in ["b.scene.yaml", "/dev/zero", "."].enumerated() {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/link\(number).scene.yaml", withDestinationPath: target)
    }
    #expect(try #require(SceneFolder(path: folder.path)).scenes() == ["a.scene.yaml"])
  }

  @Test("is none where there is a file, or nothing")
  func noFolder() throws {
    let folder = try TemporaryFolder()
    try OutputFile(path: folder.path + "/file").write([1])
    #expect(SceneFolder(path: folder.path + "/file") == nil)
    #expect(SceneFolder(path: folder.path + "/none") == nil)
  }
}
