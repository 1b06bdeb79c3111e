import AutoLayout
import Foundation
import LayoutDocuments
import PictureDescriptions
import Testing

@testable import SceneFile

/// The words that these tests let jobs use.
private let words = JobDocument.Words(
  formats: ["png", "svg", "pdf"], pngCodings: ["fast", "compact"])

private func job(_ text: String, line: Int = 1) throws(SceneError) -> JobDocument {
  try JobDocument(bytes: Array(text.utf8), line: line, file: "jobs.ndjson", words: words)
}

/// What the reader says of a job; empty when it takes it.
func jobProblems(_ text: String) -> [SceneProblem] {
  do throws(SceneError) {
    _ = try job(text)
    return []
  } catch {
    return error.problems
  }
}

/// What the reader says of a job, as people read it.
private func lines(_ text: String, line: Int = 7) -> [String] {
  do throws(SceneError) {
    _ = try job(text, line: line)
    return []
  } catch {
    return error.lines
  }
}

@Suite("A job")
struct JobDocumentTests {
  @Test("says everything about one picture")
  func everything() throws {
    let job = try job(
      #"{"id": "7", "scene": "a.scene.yaml", "canvas": {"name": "pad", "size": "10x20"}, "#
        + #""scale": 3, "textSize": "small", "direction": "rtl", "theme": "dark", "#
        + #""format": "svg", "show": ["guides", "constraints:gap"], "svg": "structured", "#
        + #""embedSource": true, "animate": true, "png": "compact", "output": "out/a.svg"}"#,
      line: 3)
    #expect(job.id == "7")
    #expect(job.line == 3)
    #expect(job.scene == .file("a.scene.yaml"))
    #expect(job.canvas == Canvas(width: 10, height: 20, name: "pad"))
    #expect(job.scale == 3)
    #expect(job.textSize == .small)
    #expect(job.direction == .rightToLeft)
    #expect(job.figure.theme == .named("dark"))
    #expect(job.format == "svg")
    #expect(job.figure.show?.map(\.text) == ["guides", "constraints:gap"])
    #expect(job.figure.show?.map(\.position.line) == [3, 3])
    #expect(job.svg.form == .structured)
    #expect(job.svg.embedsSource)
    #expect(job.animation.isEnabled)
    #expect(job.pngCoding == "compact")
    #expect(job.output == "out/a.svg")
  }

  @Test(
    "is written as a line that is read as the same job",
    arguments: [
      #"{"scene": "a"}"#,
      #"{"id": "7", "scene": {"name": "a", "text": "root: {}\n"}, "canvas": {"name": "pad", "size": "10x20"}, "#
        + #""scale": 1.5, "textSize": "small", "direction": "rtl", "theme": "dark", "format": "svg", "#
        + #""show": [], "svg": "structured", "embedSource": true, "animate": true, "png": "compact"}"#,
      #"{"scene": "a", "canvases": ["9x9", {"device": "iPhone 15", "name": "b"}], "measureText": true, "#
        + ##""look": "plain", "margin": "auto", "background": "#ff000080", "title": "\"", "caption": ""}"##,
      #"{"scene": "a", "step": 2, "exploded": {"angle": -3, "spacing": 1.25 }, "margin": 3.25, "#
        + #""crop": "b + 3", "language": "words.yaml", "width": 800, "output": "a.pdf"}"#,
      #"{"scene": "a", "exploded": false, "anatomy": "b", "theme": {"name": "t", "text": "base: dark"}, "#
        + #""before": {"canvas": "9x9", "direction": "ltr"}}"#,
      #"{"scene": "a", "exploded": true, "visual": "all", "language": "de"}"#,
      #"{"scene": "a", "margin": {"top": 3, "right": 4.5}}"#,
    ])
  func roundTrip(line: String) throws {
    let original = try job(line)
    var read = try job(original.text)
    // Positions differ.
    read.figure.show = read.figure.show.flatMap { _ in original.figure.show }
    #expect(read == original, "\(original.text)")
    #expect(read.text == original.text)
  }

  @Test("leaves everything open but the scene")
  func leastJob() throws {
    let job = try job("\t{\"scene\": \"a\"}\r\n")
    #expect(job.scene == .file("a"))
    #expect(job.id == nil)
    #expect(job.canvas == nil)
    #expect(job.figure.show == nil)
    #expect(job.figure.theme == nil)
    #expect(job.output == nil)
  }

  @Test("brings scene and theme along as texts with names")
  func inlineFiles() throws {
    let job = try job(
      #"{"scene": {"name": "a.scene.yaml", "text": "root: {}\n"}, "#
        + #""theme": {"text": "base: dark", "name": "b"}}"#)
    #expect(job.scene == .text("root: {}\n", name: "a.scene.yaml"))
    #expect(job.figure.theme == .source(.text("base: dark", name: "b")))
    #expect(try self.theme("themes/Blue.YAML") == .source(.file("themes/Blue.YAML")))
  }

  private func theme(_ name: String) throws -> JobDocument.Preset? {
    try job("{\"scene\": \"a\", \"theme\": \"\(name)\"}").figure.theme
  }

  @Test("takes its format from its output's ending where it names none")
  func formats() throws {
    #expect(try job(#"{"scene": "a", "output": "o/a.b.PDF"}"#).format == "pdf")
    #expect(try job(#"{"scene": "a", "output": "a.pdf", "format": "png"}"#).format == "png")
    #expect(try job(#"{"scene": "a"}"#).format == nil)
  }

  @Test("names a device, and how it is held")
  func devices() throws {
    let upright = try job(#"{"scene": "a", "device": "iphone-15"}"#).canvas
    #expect(upright == Device.named("iPhone 15")?.canvas())
    let turned = try job(#"{"scene": "a", "device": "iPhone 15:landscape"}"#).canvas
    #expect(turned == Device.named("iPhone 15")?.canvas(orientation: .landscape))
  }

  @Test(
    "has its mistakes named with line, column, the rule and the likely fix",
    arguments: [
      (
        #"{"scene": "a", "canvs": "9x9"}"#,
        ":7:16: error: 'canvs' is not a key of a job; did you mean 'canvas'?"
      ),
      (#"{"id": "a"}"#, ":7:1: error: 'scene' is missing; a job needs one"),
      (#"{"scene": "-"}"#, ":7:11: error: 'scene' takes a path"),
      (#"{"scene": ""}"#, ":7:11: error: 'scene' takes a path"),
      (#"{"scene": 3}"#, ":7:11: error: 'scene' takes a path"),
      (#"{"scene": {"name": "a"}}"#, ":7:11: error: 'text' is missing; a file in a job needs one"),
      (#"{"scene": {"name": "a", "text": 3}}"#, ":7:33: error: 'text' takes a text in quotes"),
      (#"{"scene": {"nam": "a"}}"#, "did you mean 'name'?"),
      (#"{"scene": "a", "id": 3}"#, ":7:22: error: 'id' takes a text in quotes"),
      (#"{"scene": "a", "canvas": "9y9"}"#, ":7:26: error: '9y9' is not a size"),
      (
        #"{"scene": "a", "canvas": "0x9"}"#,
        "cannot be drawn; width, height and scale must be above 0"
      ),
      (#"{"scene": "a", "canvas": "9x9", "device": "iPhone 15"}"#, ":7:33: error: "),
      (
        #"{"scene": "a", "canvases": ["9x9"]}"#,
        ":7:16: error: an animation goes through 2 to 16 canvases, but 'canvases' has 1"
      ),
      (#"{"scene": "a", "canvases": ["9x9", "8y8"]}"#, ":7:36: error: '8y8' is not a size"),
      (
        #"{"scene": "a", "canvases": ["9x9", "8x8"], "canvas": "9x9"}"#,
        ":7:44: error: 'canvas' cannot"
      ),
      (
        #"{"scene": "a", "canvases": ["9x9", "8x8"], "format": "svg"}"#,
        ":7:16: error: svg can't be animated"
      ),
      (#"{"scene": "a", "device": "iPhone 51"}"#, "did you mean"),
      (#"{"scene": "a", "device": "iPhone 15:landscap"}"#, "did you mean 'landscape'?"),
      (#"{"scene": "a", "scale": 0}"#, ":7:25: error: 0 is out of range"),
      (#"{"scene": "a", "theme": "drak"}"#, "did you mean 'dark'?"),
      (#"{"scene": "a", "format": "jpg"}"#, ":7:26: error: 'jpg' is not a value of 'format'"),
      (
        #"{"scene": "a", "output": "a.jpg"}"#,
        ":7:26: error: 'a.jpg' doesn't end in a known format"
      ),
      (#"{"scene": "a", "output": "out/png"}"#, "'out/png' doesn't end in a known format"),
      (
        #"{"scene": "a", "output": "a.pdf", "animate": true}"#,
        ":7:35: error: pdf can't be animated"
      ),
      (#"{"scene": "a", "format": "svg", "animate": true}"#, ":7:33: error: svg can't be animated"),
      (#"{"scene": "a", "show": "guides"}"#, ":7:24: error: 'show' takes a list"),
      (#"{"scene": "a", "output": "-"}"#, ":7:26: error: 'output' takes a path"),
      (#"{"scene": "a", "scene": "b"}"#, ":7:16: error: 'scene' is used twice"),
      (#"{"scene": "a""#, ":7:14: error: "),
      (#"["a"]"#, ":7:1: error: a job takes a mapping"),
      ("{\"scene\": \"a\",\r\"id\": 3}", ":7:"),
      ("garbage", ":7:1: error: "),
    ])
  func mistakes(text: String, expected: String) throws {
    let lines = lines(text)
    #expect(lines.count >= 1)
    #expect(lines.contains { $0.hasPrefix("jobs.ndjson:7:") && $0.contains(expected) }, "\(lines)")
  }

  @Test("has all its mistakes named in one go")
  func allMistakes() {
    let found = lines(#"{"canvs": "9x9", "format": "gif", "png": "small"}"#)
    #expect(found.count == 4)
  }

  @Test("that is not UTF-8 says which byte is not")
  func notUTF8() {
    let bytes = Array(#"{"scene": ""#.utf8) + [0xFF] + Array(#""}"#.utf8)
    #expect(throws: SceneError.self) {
      try JobDocument(bytes: bytes, line: 2, file: "jobs", words: words)
    }
    do throws(SceneError) {
      _ = try JobDocument(bytes: bytes, line: 2, file: "jobs", words: words)
    } catch {
      #expect(
        error.lines == ["jobs:2:12: error: the byte 0xFF is not UTF-8; save the file as UTF-8"])
    }
  }

  @Test("has the words of 'show' checked against the scene's ids once they are known")
  func overlays() throws {
    let job = try job(#"{"scene": "a", "show": ["names", "dimensions:b"]}"#, line: 4)
    let words = [OverlayWord(.names), OverlayWord(.dimensions, subject: "b")]
    #expect(try job.overlays(subjects: nil) == words)
    #expect(try job.overlays(subjects: ["b"]) == words)
    #expect(throws: SceneError.self) { try job.overlays(subjects: ["a"]) }
  }
}
