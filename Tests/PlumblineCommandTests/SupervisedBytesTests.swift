import Foundation
import Testing

/// Whatever a command line and a scene may say, drawing in processes of their own must not show.
@Suite("Pictures drawn in processes of their own have the same bytes")
struct SupervisedBytesTests {
  private static let canvases = [
    "{ name: pad, size: 200x100, textSize: accessibility-large }",
    "{ name: tiny-small, size: 120x80.5, scale: 2.625, textSize: small, safeArea: { left: 7.3 } }",
    "{ name: half, size: 130x90, scale: 0.5 }",
    "{ device: iPhone SE, name: phone, textSize: medium }",
    "{ device: iPhone SE, orientation: landscape, textSize: accessibility-medium }", "90x60@3",
  ]

  private static let figures = [
    "{ directions: [ltr, rtl], show: [guides, names, constraints] }",
    "{ directions: [rtl], show: [caption, device, safe-area] }",
    "{ margin: 12.34, show: [caption, \"dimensions:a\", equal] }",
    "{ exploded: { spacing: 30.5 } }", "{ anatomy: wide, show: [names] }",
  ]

  @Test(
    "for every canvas, figure, theme, direction and format",
    arguments: [
      ["--format", "svg,png", "--svg", "structured"],
      ["--format", "svg", "--svg", "structured", "--theme", "light", "--theme", "own.theme.yaml"],
      ["--format", "png,svg,pdf", "--direction", "rtl", "--theme", "dark", "--show", "names"],
      ["--format", "svg", "--svg", "structured", "--text-size", "extra-large", "--embed-source"],
      ["--show", "constraints,equal:wide,names", "--margin", "12.5", "--png", "compact"],
      ["--format", "svg", "--svg", "structured", "--animate", "--show", "guides,dimensions:only"],
      ["--canvas", "80x50@2", "--device", "iPad mini", "--text-size", "small", "--no-exploded"],
      ["--before-canvas", "70x70@2", "--before-direction", "rtl", "--no-exploded"],
    ])
  func agree(options: [String]) throws {
    var files = ["own.theme.yaml": "theme: Own\ncolors: { desk: \"#2d7dd240\" }\n"]
    for (number, figure) in Self.figures.enumerated() {
      files["scenes/s\(number).scene.yaml"] = """
        scene: "Says \\"é\\"\\tand more"
        canvases:
        \(Self.canvases.map { "  - \($0)\n" }.joined())
        root:
          guides: [half\(number == 0 ? ", only" : "")]
          subviews:
            - { id: a, class: Label, text: Label, style: { textColor: "#c02020" } }
            - { id: b, class: Button, text: Go }
        constraints:
          - a.leading == root.leading + 10
          - a.top == root.top + 10
          - b.top == a.bottom + 8
          - b.leading == a.leading
          - b.width == a.width "wide"
          - half.leading == root.leading
          - half.width == 1/2 * root.width
        figure: \(figure)

        """
    }
    let folder = try CommandFolder(files)
    let runs = try [[], ["--timeout", "600"]].enumerated().map { number, limits in
      try CommandRun(
        ["render", "scenes", "-o", "out\(number)", "--no-manifest"] + options + limits,
        in: folder.path)
    }
    #expect(runs.allSatisfy { $0.status == 0 })
    #expect(runs[0].error == runs[1].error)
    let names = folder.files.filter { $0.hasPrefix("out0/") }.map { $0.dropFirst("out0/".count) }
    #expect(names.count >= 5 && names.count == folder.files.count { $0.hasPrefix("out1/") })
    for name in names {
      #expect(folder.bytes("out0/\(name)") == folder.bytes("out1/\(name)"), "\(name)")
    }
  }

  @Test("for scenes that are nearly as long as they may be")
  func longScenes() throws {
    let comment = String(repeating: "# \"quoted\"\t\\\n", count: 300_000)
    let folder = try CommandFolder(["a.scene.yaml": comment + soundScene])
    for (name, limits) in [("plain", []), ("limited", ["--timeout", "600"])] {
      let run = try CommandRun(
        ["render", "a.scene.yaml", "-o", "\(name).png"] + limits, in: folder.path)
      #expect(run.status == 0 && run.error == "")
    }
    #expect(!folder.bytes("plain.png").isEmpty)
    #expect(folder.bytes("plain.png") == folder.bytes("limited.png"))
  }
}
