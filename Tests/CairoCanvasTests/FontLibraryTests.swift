import AutoLayout
import Figures
import Foundation
import Testing

@testable import CairoCanvas

@Suite struct FontLibraryTests {
  /// Makes an empty folder for a test and removes it afterwards.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer {
      do { try FileManager.default.removeItem(at: folder) } catch { Issue.record(error) }
    }
    try body(folder)
  }

  @Test("prefers Inter and has nothing to say about it")
  func findsInter() throws {
    let library = try FontLibrary()
    #expect(library.family == "Inter")
    #expect(library.warning == nil)
    #expect(library.paths.count == 4)
  }

  @Test("a folder without fonts is an error that says what to install")
  func missing() throws {
    try withFolder { folder in
      let error = RenderError.fontsMissing(searchedFolders: [folder.path])
      #expect(throws: error) { try FontLibrary(folder: folder.path) }
      #expect(error.description.contains("fonts-inter"))
      #expect(error.description.contains(folder.path))
      // What it says helps.
      let file = try #require(try FontLibrary().paths.first { $0.hasSuffix("/Inter-Regular.otf") })
      try FileManager.default.copyItem(
        atPath: file, toPath: folder.appending(path: "Inter-Regular.otf").path)
      #expect(try FontLibrary(folder: folder.path).family == "Inter")
    }
  }

  @Test("DejaVu Sans takes Inter's place with a warning, and sets text")
  func fallsBack() throws {
    let library = try FontLibrary(folder: "/usr/share/fonts/truetype/dejavu")
    #expect(library.family == "DejaVu Sans")
    #expect(library.warning == .fallback(family: "DejaVu Sans", wanted: "Inter"))
    let inter = Renderer(fonts: try FontLibrary())
    let width = Renderer(fonts: library).textMeasure("Wide", Font(pointSize: 20), nil).width
    #expect(width > 20)
    #expect(width != inter.textMeasure("Wide", Font(pointSize: 20), nil).width)
  }

  @Test("a file that is no font is an error when text is drawn, and no sooner")
  func unreadable() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("Inter-Regular.otf")
      try Data("no font".utf8).write(to: file)
      let renderer = Renderer(fonts: try FontLibrary(folder: folder.path))
      var drawing = Drawing(
        pixelWidth: 10, pixelHeight: 10, scale: 1, title: "",
        background: Color(red: 1, green: 1, blue: 1), commands: [])
      #expect(throws: Never.self) { try renderer.renderPNG(drawing) }
      let run = TextRun(
        text: "a", font: Font(pointSize: 9), color: drawing.background, position: .zero,
        anchor: .left, width: 5)
      drawing.commands = [DrawingCommand(.text(run))]
      #expect(throws: RenderError.fontUnreadable(path: file.path)) {
        try renderer.renderPNG(drawing)
      }
      let measured = renderer.textMeasure("abc", Font(pointSize: 10), nil)
      #expect(measured == fixedTextMeasure("abc", Font(pointSize: 10), nil))
    }
  }

  @Test("names its files and their SHA-256")
  func fingerprint() throws {
    try withFolder { folder in
      try Data("abc".utf8).write(to: folder.appendingPathComponent("Inter-Regular.otf"))
      let library = try FontLibrary(folder: folder.path)
      let versions = try library.fontFingerprint()
      #expect(versions.map(\.name) == ["Inter-Regular.otf"])
      #expect(
        versions.map(\.sha256) == [
          "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
        ])
    }
    #expect(try FontLibrary().fontFingerprint().count == 4)
  }

  @Test("takes fonts of other scripts from the folders that it is given, and from nowhere else")
  func folders() throws {
    let dejavu = "/usr/share/fonts/truetype/dejavu"
    let inter = try FontLibrary().paths[0].split(separator: "/").dropLast()
    let folder = "/" + inter.joined(separator: "/")
    let alone = try FontLibrary(folders: [folder])
    #expect(alone.family == "Inter")
    #expect(alone.fontFiles(for: TextScript(code: "Hebr")) == nil)
    let both = try FontLibrary(folders: [folder, dejavu])
    #expect(both.family == "Inter")
    #expect(both.fontFiles(for: TextScript(code: "Hebr"))?.family == "DejaVu Sans")
  }

  @Test("knows the libraries that draw, by their versions")
  func libraries() {
    #expect(drawingLibraries.map(\.name) == ["cairo", "pango", "freetype"])
    #expect(drawingLibraries.map { $0.version.prefix(2) } == ["1.", "1.", "2."])
  }
}

@Suite struct TextMeasureTests {
  private let font = Font(pointSize: 17)

  private func measure() throws -> TextMeasure {
    Renderer(fonts: try FontLibrary()).textMeasure
  }

  @Test("widths are not rounded and grow with the size")
  func widths() throws {
    let measure = try measure()
    let width = measure("Yes please", font, nil).width
    #expect(width != width.rounded())
    let double = measure("Yes please", Font(pointSize: 34), nil).width
    // Pango counts in 1/1024 of a point, for each letter.
    #expect(abs(double - 2 * width) < 0.05)
    #expect(measure("Yes please", Font(pointSize: 17, weight: .bold), nil).width > width)
    #expect(measure("Yes please", font, nil) == TextExtent(width: width, lineCount: 1))
  }

  @Test("a text fits into its own width on one line")
  func fitsIntoItself() throws {
    let measure = try measure()
    for text in ["Yes please", "Affinity", "AVAWAT", "1 2 3"] {
      let width = measure(text, font, nil).width
      #expect(measure(text, font, width).lineCount == 1, "\(text)")
    }
  }

  @Test("a word that is broken gets no hyphen, for which there would be less room")
  func forgoesHyphens() throws {
    let measure = try measure()
    let half = measure("MMMM", font, nil).width
    #expect(measure("MMMMMMMM", font, half) == TextExtent(width: half, lineCount: 2))
  }

  @Test("counts lines where a text wraps or breaks, and none where there is nothing")
  func lines() throws {
    let measure = try measure()
    let extent = measure("one two three four", font, 60)
    #expect(extent.lineCount > 1)
    #expect(extent.width <= 60)
    #expect(measure("one\ntwo", font, nil).lineCount == 2)
    #expect(measure("", font, nil) == TextExtent(width: 0, lineCount: 0))
    #expect(measure("word", font, 0).lineCount == 4)
    #expect(measure("word", font, -.infinity).lineCount == 4)
    #expect(measure("word", font, .infinity).lineCount == 1)
  }

  @Test("what few texts measure is kept from scene to scene, what thousands do is not")
  func keptExtents() throws {
    let renderer = Renderer(fonts: try FontLibrary())
    let few = (0..<100).map { renderer.textMeasure("few \($0)", font, nil) }
    renderer.beginScene()
    #expect(renderer.extents.count == 100)
    for number in 0..<5_000 { _ = renderer.textMeasure("many \(number)", font, nil) }
    #expect(renderer.extents.count == 5_100)
    renderer.beginScene()
    #expect(renderer.extents.isEmpty)
    #expect((0..<100).map { renderer.textMeasure("few \($0)", font, nil) } == few)
  }
}
