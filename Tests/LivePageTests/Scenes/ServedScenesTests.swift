import Foundation
import Plumbline
import Scenes
import TestTools
import Testing

@testable import LivePage

@Suite("The scenes of the live page")
struct ServedScenesTests {
  @Test("have the settings of project files, and follow them")
  func projectFile() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/s"
    func put(_ text: String, _ name: String) throws {
      try OutputFile(path: folder.path + "/" + name).write(Array(text.utf8))
    }
    try put("", ".git/HEAD")
    try put("root: {}\n", "s/a.scene.yaml")
    let served = ServedScenes(.init(paths: [path]))
    _ = served.update()
    func scene() throws -> Scene { try served.scene(named: path + "/a.scene.yaml").scene }
    #expect(try scene().canvases.isEmpty)
    #expect(served.projectFiles.map { $0.dropFirst(folder.path.count) }.count == 2)
    try put("canvases: [9x9]\ntheme: dark\n", "plumbline.yml")
    #expect(served.update(withOthers: true) == [path + "/a.scene.yaml"])
    #expect(try scene().canvases.map(\.name) == ["9x9"])
    let state = PageState(scene: path + "/a.scene.yaml")
    #expect(try state.options(for: scene()).theme == .dark)
    try put("canvas: [9x9]\n", "plumbline.yml")
    _ = served.update(withOthers: true)
    #expect(throws: PlumblineError.self) { try scene() }
    var sources = ServedScenes.Sources(paths: [path])
    sources.ignoresProjects = true
    let others = ServedScenes(sources)
    _ = others.update()
    #expect(try others.scene(named: path + "/a.scene.yaml").scene.canvases.isEmpty)
    #expect(others.projectFiles.isEmpty)
  }
}
