import AutoLayout
import Foundation
import SceneFile
import TestTools
import Testing

@testable import Scenes

@Suite("The project file of a scene")
struct ProjectFilesTests {
  private let folder: TemporaryFolder
  private let scene = "canvases: [9x9]\nroot: {}\n"

  init() throws {
    folder = try TemporaryFolder()
  }

  private func put(_ files: [String: String]) throws {
    for (name, text) in files {
      try OutputFile(path: folder.path + "/" + name).write(Array(text.utf8))
    }
  }

  /// The width of the canvas that the project file of an input states; `nil` without a file.
  private func width(_ input: String) throws -> CGFloat? {
    let file = try ProjectFiles().file(for: folder.path + "/" + input)
    return file?.settings(for: folder.path + "/" + input).values.canvases?.value.first?.width
  }

  /// The lines of the error about a project file.
  private func errors(_ input: String) -> [String] {
    do throws(PlumblineError) {
      _ = try ProjectFiles().file(for: folder.path + "/" + input)
      return []
    } catch {
      return error.lines
    }
  }

  @Test("is the nearest one in the folders above, up to the repository's")
  func found() throws {
    try put([
      "plumbline.yml": "canvases: [1x1]", "repository/.git/HEAD": "",
      "repository/a/b/c.scene.yaml": scene, "repository/a/plumbline.yml": "canvases: [3x3]",
      "repository/d/e.scene.yaml": scene,
    ])
    #expect(try width("repository/a/b/c.scene.yaml") == 3)
    #expect(try width("repository/a/b") == 3)
    #expect(try width("repository/d/e.scene.yaml") == nil)
    try put(["repository/plumbline.yml": "canvases: [2x2]"])
    #expect(try width("repository/d/e.scene.yaml") == 2)
    #expect(try width("repository") == 2)
    // Worktrees have a file.
    try put(["repository/d/.git": "gitdir: elsewhere"])
    #expect(try width("repository/d/e.scene.yaml") == nil)
  }

  @Test("is in its own folder outside of a repository")
  func alone() throws {
    try put(["a/b/c.scene.yaml": scene, "a/plumbline.yml": "canvases: [1x1]"])
    #expect(try width("a/b/c.scene.yaml") == nil)
    #expect(try width("a") == 1)
    try put(["a/b/plumbline.yml": "canvases: [2x2]"])
    #expect(try width("a/b/c.scene.yaml") == 2)
    // A folder's scenes have the file that is found from the folder.
    let file = try ProjectFiles().file(for: folder.path + "/a")
    let inner = file?.settings(for: folder.path + "/a/b/c.scene.yaml")
    #expect(inner?.values.canvases?.value.first?.width == 1)
  }

  @Test("has settings of folders for the scenes below, by their places without links")
  func folders() throws {
    try put([
      ".git/HEAD": "", "a/b/c.scene.yaml": scene,
      "plumbline.yml": "canvases: [1x1]\nfolders:\n  a/b: { canvases: [2x2] }",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: "a/b")
    #expect(try width("a/b/c.scene.yaml") == 2)
    #expect(try width("link/c.scene.yaml") == 2)
    #expect(try width("a/./b/../b/c.scene.yaml") == 2)
    #expect(try width("a") == 1)
    try put(["plumbline.yml": "folders:\n  b: {}\n  c: {}"])
    let place = "plumbline.yml:2:3: error: there is no folder 'b' below the folder of this file"
    #expect(errors("a").first?.hasSuffix(place) == true)
    #expect(errors("a").count == 2)
  }

  @Test("names files below its folder alone, and links that stay there")
  func links() throws {
    let theme = "base: dark\n"
    try put([
      "outside.yaml": theme, "in/.git/HEAD": "", "in/themes/own.yaml": theme,
      "in/a.scene.yaml": scene, "elsewhere/file": "", "in/plumbline.yml": "theme: link.yaml",
    ])
    func link(_ name: String, _ target: String) throws {
      let path = folder.path + "/in/" + name
      try? FileManager.default.removeItem(atPath: path)
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    }
    try link("link.yaml", "themes/own.yaml")
    #expect(errors("in/a.scene.yaml") == [])
    try link("link.yaml", "../outside.yaml")
    let out =
      "error: the theme 'link.yaml' can't be read: it is a link that leads out of the folder"
    #expect(errors("in/a.scene.yaml").first?.contains("in/plumbline.yml:1:1: " + out) == true)
    try link("references", "../elsewhere")
    for text in ["baselines: references/new", "reports: { html: references/a.html }"] {
      try put(["in/plumbline.yml": text])
      #expect(
        errors("in").first?.contains("is a link that leads out of this file's folder") == true)
    }
    try put([
      "in/plumbline.yml": "theme: fonts.yaml",
      "in/fonts.yaml": "font: { family: A, files: [\(folder.path)/outside.yaml] }",
    ])
    #expect(errors("in").count == 1)
    try link("plumbline.yml", "../outside.yaml")
    #expect(errors("in").first?.contains("it is a link that leads out") == true)
  }

  @Test("gives what the scene doesn't state, and nothing else")
  func precedence() throws {
    let project = """
      canvases: [1x1]
      direction: rtl
      theme: dark
      look: plain
      show: [margins, "constraints:a"]
      """
    try put([".git/HEAD": "", "plumbline.yml": project])
    func scene(_ text: String) throws -> Scene {
      try put(["a.scene.yaml": text])
      let path = folder.path + "/a.scene.yaml"
      return try SceneInput.scene(
        at: path, project: ProjectFiles().file(for: path)?.settings(for: path))
    }
    let bare = try scene("root: { subviews: [{ id: a }] }")
    #expect(bare.canvases.map(\.name) == ["1x1"])
    #expect(bare.direction == .rightToLeft)
    #expect(bare.figureOptions.theme == .dark)
    #expect(bare.figureOptions.look == .plain)
    #expect(bare.figureOptions.overlays == [.margins, .constraints])
    #expect(bare.figureOptions.subjects == [.constraints: ["a"]])
    #expect(bare.outside.projectKeys == ["canvases", "direction", "theme", "look", "show"])
    let other = try scene(
      "canvases: [2x2]\ndirection: ltr\nfigure: { look: diagram, show: [guides] }\nroot: {}")
    #expect(other.canvases.map(\.name) == ["2x2"])
    #expect(other.direction == .leftToRight)
    #expect(other.figureOptions.look == .diagram)
    #expect(other.figureOptions.overlays == [.guides])
    #expect(other.figureOptions.theme == .dark)
    #expect(other.outside.projectKeys == ["theme"])
    // A word about what only other scenes have says nothing.
    #expect(try scene("root: {}").figureOptions.overlays == [.margins])
    let steps = try scene("figure: { steps: [{ title: A }, { show: [guides] }] }\nroot: {}")
    #expect(steps.figureSteps.map(\.theme) == [.dark, .dark])
    #expect(steps.figureSteps.map(\.overlays) == [[.margins, .caption], [.guides]])
  }
}
