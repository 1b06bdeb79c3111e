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

@Suite("The gallery")
struct GalleryTests {
  @Test(
    "is what `make gallery` draws",
    .enabled(if: isDrawnWithSameVersions, "drawn with other versions; see versions.txt"))
  func isDrawnAgain() throws {
    let drawn = try CommandFolder()
    let run = try CommandRun(
      [CommandRun.executable.path, drawn.path], of: folder("scripts/gallery.sh"),
      in: folder(".").path)
    #expect(run.status == 0, "\(run.error)")
    for page in galleryPages {
      let committed = folder("Documentation/\(page.name)")
      let files = try FileManager.default.contentsOfDirectory(atPath: committed.path).sorted()
      let pictures = files.filter {
        !["yaml", "xib", "log"].contains(URL(filePath: $0).pathExtension)
      }
      let names = drawn.files.compactMap { $0.hasPrefix(page.name + "/") ? $0 : nil }
      #expect(pictures.map { "\(page.name)/\($0)" } == names, "run `make gallery`")
      for name in pictures {
        let expected = FileManager.default.contents(atPath: committed.appending(path: name).path)
        try compare(
          drawn.bytes("\(page.name)/\(name)"), Array(expected ?? Data()), name,
          redrawnBy: "make gallery")
      }
      let text = String(decoding: drawn.bytes("\(page.name)/README.md"), as: UTF8.self)
      let scenes = try FileManager.default.contentsOfDirectory(atPath: folder(page.scenes).path)
      for name in scenes where name.hasSuffix(".scene.yaml") {
        let stem = name.dropLast(".scene.yaml".count)
        #expect(text.contains("<img src=\"\(stem)."), "scripts/gallery.sh leaves out \(name)")
      }
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
