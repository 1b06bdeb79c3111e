import Foundation
import Testing

/// No screen has fewer pixels than points: such scales are for small pictures.
@Suite("Scales below 1 are for drawing, and change no layout")
struct SmallScaleTests {
  private static let scene = """
    canvases: [{ device: iPhone 15, orientation: landscape }]
    root:
      subviews:
        - { id: a, class: Button, text: A }
        - { id: b, class: Label, text: Some words, style: { fontSize: 11 } }
    constraints:
      - a.leading == root.safeArea.leading + 3
      - a.top == root.safeArea.top + 5
      - a.width == 1/3 * root.width
      - a.height == 21
      - b.leading == a.trailing + 7
      - b.firstBaseline == a.centerY

    """

  /// The texts of a structured SVG file, in their order.
  private func words(_ svg: [UInt8]) -> [String] {
    String(decoding: svg, as: UTF8.self).components(separatedBy: "</text>").dropLast().compactMap {
      $0.split(separator: ">").last.map(String.init)
    }
  }

  @Test("of a sheet", arguments: ["0.5", "0.3"])
  func sheets(scale: String) throws {
    let folder = try CommandFolder(["a.scene.yaml": Self.scene])
    let texts = try ["1", scale].map { scale in
      let run = try CommandRun(
        [
          "sheet", "a.scene.yaml", "-o", "sheet.svg", "--svg", "structured", "--scale", scale,
          "--show", "safe-area,dimensions",
        ], in: folder.path)
      #expect(run.status == 0)
      return words(folder.bytes("sheet.svg"))
    }
    #expect(Set(texts[0]).isSuperset(of: ["59", "21", "284"]))
    #expect(Set(texts[0]) == Set(texts[1]))
  }

  @Test("of canvases and jobs, flat, exploded and compared")
  func canvases() throws {
    let folder = try CommandFolder(["a.scene.yaml": Self.scene])
    let frames = try ["301x201", "301x201@0.5", "301x201@0.1"].map { canvas in
      try CommandRun(["solve", "a.scene.yaml", "--canvas", canvas], in: folder.path)
        .output.split(separator: "\n").dropFirst().joined(separator: "\n")
    }
    #expect(frames[0].contains("b"))
    #expect(frames.allSatisfy { $0 == frames[0] })
    for options in [["--exploded"], ["--before-canvas", "320x201"]] {
      let texts = try ["", "@0.5"].map { scale in
        let run = try CommandRun(
          [
            "render", "a.scene.yaml", "-o", "out.svg", "--svg", "structured", "--canvas",
            "301x201\(scale)", "--show", "names,caption",
          ] + options.map { $0 == "320x201" ? $0 + scale : $0 }, in: folder.path)
        #expect(run.status == 0)
        return words(folder.bytes("out.svg"))
      }
      #expect(texts[0].count > 2 && Set(texts[0]) == Set(texts[1]), "\(options)")
    }
    let jobs = ["1", "0.5"].map { scale in
      "{\"scene\": \"a.scene.yaml\", \"scale\": \(scale), \"svg\": \"structured\", "
        + "\"show\": [\"dimensions\", \"margins\"], \"output\": \"\(scale).svg\"}\n"
    }
    try Data(jobs.joined().utf8).write(to: URL(fileURLWithPath: folder.path + "/jobs.ndjson"))
    #expect(
      try CommandRun(["render", "--jobs-file", "jobs.ndjson"], in: folder.path).status == 0)
    #expect(words(folder.bytes("1.svg")).count > 3)
    #expect(Set(words(folder.bytes("1.svg"))) == Set(words(folder.bytes("0.5.svg"))))
  }
}
