import AutoLayout
import Foundation
import LayoutDocuments
import SceneFile
import TestTools
import Testing

@testable import Scenes

@Suite("Images of scene files")
struct SceneImageTests {
  private func scene(_ image: String) -> String {
    """
    root: { subviews: [{ id: a, class: ImageView, image: \(image) }] }
    canvases: [{ size: 100x100 }]
    """
  }

  private func read(_ image: String, in folder: String) throws -> Image? {
    let path = folder + "/a.scene.yaml"
    try Data(scene(image).utf8).write(to: URL(fileURLWithPath: path))
    let scene = try Scene(at: path)
    guard case .image(let image) = scene.document?.layout.items[1][.image] else { return nil }
    return image
  }

  private func message(_ image: String, in folder: String) -> String? {
    do {
      _ = try read(image, in: folder)
      return nil
    } catch {
      return "\(error)".split(separator: "a.scene.yaml:").last.map(String.init)
    }
  }

  @Test("are read from the scene's folder, with the pixels for each point that their names state")
  func files() throws {
    try withTemporaryFolder { folder in
      try FileManager.default.createDirectory(
        atPath: folder + "/art", withIntermediateDirectories: true)
      for name in ["a.png", "b@2x.png", "art/c.png"] {
        try Data(SmallImages.png).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
      }
      #expect(try read("a.png", in: folder)?.size == CGSize(width: 4, height: 2))
      #expect(try read("b@2x.png", in: folder)?.size == CGSize(width: 2, height: 1))
      #expect(try read("art/c.png", in: folder)?.size == CGSize(width: 4, height: 2))
      let half = try read("{ file: a.png, scale: 4, template: true }", in: folder)
      #expect(half?.size == CGSize(width: 1, height: 0.5) && half?.parts.isTemplate == true)
      let symbol = try read("{ symbol: star, size: 34, weight: bold, scale: large }", in: folder)
      #expect(symbol?.name == "star" && (symbol?.size.width ?? 0) > 50)
    }
  }

  @Test("are refused with their place in the scene, and never read from outside of its folder")
  func refused() throws {
    try withTemporaryFolder { outer in
      let folder = outer + "/inner"
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      try Data(SmallImages.png).write(to: URL(fileURLWithPath: outer + "/a.png"))
      try Data("text".utf8).write(to: URL(fileURLWithPath: folder + "/t.png"))
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/link.png", withDestinationPath: outer + "/a.png")
      let place = "1:54: error: the image "
      let cases = [
        ("none.png", "'none.png' can't be read: No such file or directory"),
        ("../a.png", "'../a.png' can't be read: its path has '..'"),
        (
          "link.png",
          "'link.png' can't be read: it is a link that leads out of the folder 'inner'"
        ),
        ("t.png", "'t.png' can't be read: it is neither a PNG nor a JPEG file"),
      ]
      for (image, expected) in cases {
        #expect(message(image, in: folder) == place + expected, "\(image)")
      }
      let absolute = try #require(message(outer + "/a.png", in: folder))
      #expect(absolute.contains("its path is absolute"))
      #expect(message("{ scale: 2 }", in: folder)?.contains("'file' is missing") == true)
      #expect(message("{ symbol: star, file: a.png }", in: folder) != nil)
      #expect(message("{ symbol: star, scale: 2 }", in: folder)?.contains("small") == true)
    }
  }

  @Test("of a scene without a file are places to be marked")
  func withoutFile() throws {
    let scene = try Scene(bytes: Array(scene("a.png").utf8), file: "a.scene.yaml")
    guard case .image(let image) = scene.document?.layout.items[1][.image] else {
      Issue.record("no image")
      return
    }
    #expect(image.wantedSize == nil && image.name == "a.png")
  }
}
