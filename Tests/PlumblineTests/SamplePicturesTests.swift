import AutoLayout
import CairoCanvas
import Foundation
import Imaging
import Testing

@testable import Plumbline

/// Whether the golden pictures were drawn with what is installed here.
let isDrawnWithSameVersions: Bool = {
  guard let recorded = GoldenFiles.text(of: "versions.txt") else { return true }
  return (try? Versions.current().commonText + "\n") == recorded
}()

@Suite("The pictures of the samples")
struct SamplePicturesTests {
  @Test("name the versions that they were drawn with")
  func versionsAreRecorded() throws {
    guard isDrawnWithSameVersions else {
      Issue.record(
        """
        cairo, pango, FreeType or the font is another version than the golden pictures were drawn \
        with, so pictures are not compared: \(try Versions.current().commonText)
        """, severity: .warning)
      return
    }
    try GoldenFiles.expect(try Versions.current().commonText + "\n", toEqual: "versions.txt")
  }

  @Test(
    "are the golden ones on the small canvas",
    .enabled(if: isDrawnWithSameVersions, "drawn with other versions; see versions.txt"),
    arguments: sampleNames)
  func smallPicturesAreGolden(name: String) throws {
    let painter = try Painter()
    for solved in try solvedSample(name, with: painter) where isSmall(solved) {
      let picture = try painter.picture(
        of: solved.tree, as: .png, solved.scene.figureOptions, coding: .compact)
      try GoldenFiles.expect(picture: picture.bytes, toEqual: pictureName(solved, .png))
    }
  }

  @Test(
    "have the golden hashes on the other canvases, in every format",
    .enabled(if: isDrawnWithSameVersions, "drawn with other versions; see versions.txt"))
  func largePicturesHaveGoldenHashes() throws {
    let painter = try Painter()
    var lines: [String] = []
    for name in sampleNames {
      for solved in try solvedSample(name, with: painter) {
        for format in PictureFormat.allCases where format != .png || !isSmall(solved) {
          let picture = try painter.picture(
            of: solved.tree, as: format, solved.scene.figureOptions)
          lines.append("\(sha256(picture.bytes)) \(pictureName(solved, format))")
        }
      }
    }
    try GoldenFiles.expect(lines.joined(separator: "\n") + "\n", toEqual: "pictures.txt")
  }

  @Test("are the same pixels in either coding")
  func codingsHaveTheSamePixels() throws {
    let painter = try Painter()
    let solved = try #require(try solvedSample(sampleNames[0], with: painter).first)
    let files = try PNGCoding.allCases.map { coding in
      try painter.picture(of: solved.tree, as: .png, coding: coding).bytes
    }
    #expect(files[0] != files[1])
    #expect(try PNGReader.bitmap(of: files[0]) == PNGReader.bitmap(of: files[1]))
  }

  @Test("are the same bytes from one painter and from another", arguments: PictureFormat.allCases)
  func picturesDoNotDependOnHistory(format: PictureFormat) throws {
    let used = try Painter()
    for name in sampleNames {
      let first = try #require(try solvedSample(name, with: used).first)
      let again = try used.picture(of: first.tree, as: format)
      let fresh = try Painter().picture(of: first.tree, as: format)
      #expect(again == fresh)
    }
  }

  @Test(
    "tell conflicts and ambiguity by classes in structured SVG",
    arguments: [
      ("conflict", "id=\"left\" class=\"constraint contested\""),
      ("conflict", "id=\"width\" class=\"constraint broken\""),
      ("ambiguity", "class=\"view View ghost\" data-of=\"card\""),
    ])
  func verdictsAreClasses(name: String, group: String) throws {
    let painter = try Painter()
    let solved = try #require(try solvedSample(name, with: painter).first)
    var options = solved.scene.figureOptions
    options.svg.form = .structured
    let file = try painter.picture(of: solved.tree, as: .svg, options).bytes
    #expect(String(decoding: file, as: UTF8.self).contains("<g \(group)>"))
  }

  @Test(
    "say conflicts and ambiguity in words in structured SVG",
    arguments: [
      ("conflict", "Conflict: 'width: "), ("ambiguity", "Ambiguous: card horizontally"),
    ])
  func verdictsAreWords(name: String, words: String) throws {
    let painter = try Painter()
    let solved = try #require(try solvedSample(name, with: painter).first)
    var options = solved.scene.figureOptions
    options.svg.form = .structured
    let file = try painter.picture(of: solved.tree, as: .svg, options).bytes
    let text = String(decoding: file, as: UTF8.self)
    let description = text.components(separatedBy: "<desc>").last?
      .components(separatedBy: "</desc>").first
    #expect(description?.contains(words) == true, "\(description ?? "")")
  }

  private func isSmall(_ solved: SolvedScene) -> Bool {
    solved.tree.canvas.size.width <= 320
  }

  private func pictureName(_ solved: SolvedScene, _ format: PictureFormat) -> String {
    let suffixes = solved.tree.direction == .rightToLeft ? ["rtl"] : []
    return FigureName(
      scene: solved.scene.identifier, canvas: solved.tree.canvas.name, suffixes: suffixes
    ).fileName(for: format)
  }
}
