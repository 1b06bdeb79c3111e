import Foundation
import Imaging
import Testing

/// A folder of the repository.
private func folder(_ path: String) -> URL {
  URL(fileURLWithPath: #filePath).appending(path: "../../../" + path).standardized
}

/// Whether the gallery was drawn with what is installed here, as the golden pictures were.
private let isDrawnWithSameVersions: Bool = {
  let file = folder("samples/golden/versions.txt").path
  guard let recorded = FileManager.default.contents(atPath: file),
    let run = try? CommandRun(["version"], in: folder("").path)
  else { return false }
  return run.output.contains(String(decoding: recorded, as: UTF8.self))
}()

/// The folders of Documentation that `make gallery` draws, and where their scenes are.
private let galleryPages = [
  (name: "book", scenes: "samples/book"), (name: "gallery", scenes: "Documentation/gallery"),
]

/// The pictures among the files of a page.
private func pictures(of page: String) throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: folder("Documentation/\(page)").path)
    .filter { ["png", "svg"].contains(URL(filePath: $0).pathExtension) }.sorted()
}

/// A scene of a page, and the commands that draw it.
private struct GalleryScene: CustomTestStringConvertible {
  let page: String
  let name: String
  var commands: [[String]]

  var testDescription: String { "\(page)/\(name)" }

  /// Where the commands put the folders of pages.
  static let pages = "/pages"

  /// All scenes, or none if the script fails.
  static let all: [GalleryScene] = {
    let list = try? CommandRun(
      ["--list", pages], of: folder("scripts/gallery.sh"), in: folder(".").path)
    let lines = list?.output.split(separator: "\n").map {
      $0.split(separator: "\t").map(String.init)
    }
    return Dictionary(grouping: lines ?? []) { $0.prefix(2) }
      .map { GalleryScene(page: $0[0], name: $0[1], commands: $1.map { Array($0.dropFirst(2)) }) }
      .sorted { $0.testDescription < $1.testDescription }
  }()
}

@Suite("The gallery")
struct GalleryTests {
  @Test(
    "is what `make gallery` draws",
    .enabled(if: isDrawnWithSameVersions, "drawn with other versions; see versions.txt"),
    arguments: GalleryScene.all)
  fileprivate func isDrawnAgain(_ scene: GalleryScene) throws {
    let drawn = try CommandFolder(["\(scene.page)/README.md": ""])
    let page = try #require(galleryPages.first { $0.name == scene.page })
    for command in scene.commands {
      let run = try CommandRun(
        command.map { $0.replacing(GalleryScene.pages, with: drawn.path) },
        in: folder(page.scenes).path)
      #expect(run.status == 0 && !run.error.contains(": note: "), "\(run.error)")
    }
    let names = try pictures(of: page.name).filter { $0.hasPrefix(scene.name + ".") }
    let files = drawn.files.dropFirst().map { String($0.dropFirst(page.name.count + 1)) }
    #expect(["README.md"] + names == files, "run `make gallery`")
    for name in names {
      let path = "\(page.name)/\(name)"
      let expected = FileManager.default.contents(atPath: folder("Documentation/\(path)").path)
      try compare(
        drawn.bytes(path), Array(expected ?? Data()), name, redrawnBy: "make gallery")
    }
  }

  @Test("has the pages that `make gallery` writes, with every scene and no other picture")
  func pages() throws {
    let written = try CommandFolder()
    for page in galleryPages {
      try FileManager.default.copyItem(
        at: folder("Documentation/\(page.name)"),
        to: URL(fileURLWithPath: "\(written.path)/\(page.name)"))
    }
    let run = try CommandRun(
      ["-", written.path], of: folder("scripts/gallery.sh"), in: folder(".").path)
    #expect(run.status == 0, "\(run.error)")
    for page in galleryPages {
      let path = "\(page.name)/README.md"
      let committed = try String(contentsOf: folder("Documentation/\(path)"), encoding: .utf8)
      let text = String(decoding: written.bytes(path), as: UTF8.self)
      #expect(text == committed, "run `make gallery`")
      let names = GalleryScene.all.filter { $0.page == page.name }.map(\.name)
      let scenes = try FileManager.default.contentsOfDirectory(atPath: folder(page.scenes).path)
        .filter { $0.hasSuffix(".scene.yaml") }.map { $0.replacing(".scene.yaml", with: "") }
      #expect(Set(scenes).isSubset(of: names), "scripts/gallery.sh leaves out a scene")
      #expect(
        Set(try pictures(of: page.name).map { String($0.prefix { $0 != "." }) }) == Set(names))
    }
  }

  @Test(
    "the README's picture is what the command below it draws",
    .enabled(if: isDrawnWithSameVersions, "drawn with other versions; see versions.txt"))
  func pictureOfReadme() throws {
    let page = try String(contentsOf: folder("README.md"), encoding: .utf8)
    let start = try #require(page.firstRange(of: "    plumbline render")).lowerBound
    let end = try #require(page[start...].firstRange(of: "\n\n")).lowerBound
    let command = String(page[start..<end])
    let name = "Documentation/images/equal-spacing.png"
    let drawn = try CommandFolder()
    let run = try CommandRun(
      shell: command.replacing(name, with: "\(drawn.path)/drawn.png"), in: folder(".").path)
    #expect(run.status == 0, "\(run.error)")
    let expected = FileManager.default.contents(atPath: folder(name).path)
    try compare(
      drawn.bytes("drawn.png"), Array(expected ?? Data()), name, redrawnBy: "the README's command")
  }

  /// Holds a file against the committed one; other bytes of the same pixels, which another version of
  /// libdeflate makes, are a warning.
  private func compare(
    _ actual: [UInt8], _ expected: [UInt8], _ name: String, redrawnBy command: String
  ) throws {
    guard actual != expected else { return }
    if name.hasSuffix(".png"),
      try PNGReader.bitmap(of: actual) == PNGReader.bitmap(of: expected)
    {
      Issue.record("\(name) has the same pixels in other bytes", severity: .warning)
      return
    }
    Attachment.record(Data(actual), named: name)
    Issue.record("\(name) differs from what is attached; look at it, then run \(command)")
  }

  @Test("has small pictures")
  func sizes() throws {
    for page in galleryPages {
      let pictures = folder("Documentation/\(page.name)")
      for name in try FileManager.default.contentsOfDirectory(atPath: pictures.path) {
        let bytes =
          FileManager.default.contents(atPath: pictures.appending(path: name).path) ?? Data()
        // An animation between canvases is a picture for each of its frames.
        let limit = name.contains(".canvases-") ? 32 : 20
        #expect(bytes.count <= limit * 1024 || name == "README.md", "\(name): \(bytes.count) bytes")
      }
    }
  }
}
