import Foundation
import Imaging
import Testing

/// A PNG file of one color, with dots of another.
private func png(
  _ width: Int, _ height: Int, dots: [(Int, Int)] = [], color: UInt32 = 0xFF00_0000,
  coding: PNGCoding = .fast
) throws -> [UInt8] {
  var words = [UInt32](repeating: 0xFFFF_FFFF, count: width * height)
  for (column, row) in dots { words[row * width + column] = color }
  var writer = PNGWriter()
  return try writer.bytes(
    words.span, PixelLayout(pixelWidth: width, pixelHeight: height), coding: coding)
}

extension CommandFolder {
  fileprivate func write(_ bytes: [UInt8], _ name: String) throws {
    let url = URL(fileURLWithPath: path).appending(path: name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  fileprivate func compare(_ arguments: String...) throws -> CommandRun {
    try CommandRun(["compare"] + arguments, in: path)
  }
}

@Suite("plumbline compare")
struct CompareCommandTests {
  @Test("two pictures are the same whatever their coding, or differ in so many pixels")
  func pictures() throws {
    let folder = try CommandFolder()
    try folder.write(png(40, 30), "a.png")
    try folder.write(png(40, 30, coding: .compact), "same.png")
    try folder.write(png(40, 30, dots: [(3, 4), (4, 4), (30, 20)]), "b.png")
    try folder.write(png(30, 40), "turned.png")
    #expect(try folder.compare("a.png", "a.png").status == 0)
    #expect(try folder.compare("a.png", "same.png").status == 0)
    let run = try folder.compare("a.png", "b.png", "-o", "out/difference.png")
    #expect(run.status == 1 && run.error == "")
    #expect(run.output.contains("3 of 1200 pixels differ (0.25 %)"))
    #expect(run.output.contains("2 × 1 at 3, 4; in 1 × 1 at 30, 20"))
    let shown = try PNGReader.bitmap(of: folder.bytes("out/difference.png"))
    #expect(shown[column: 3, row: 4] == 0xFFE5_0046 && shown[column: 20, row: 4] == 0xFFFF_FFFF)
    let turned = try folder.compare("a.png", "turned.png")
    #expect(turned.status == 1)
    #expect(turned.output.contains("40 × 30") && turned.output.contains("30 × 40"))
  }

  @Test(
    "a step of one channel is found, however translucent the pixel",
    arguments: [2, 7, 64, 127, 254])
  func translucentSteps(alpha: UInt32) throws {
    let folder = try CommandFolder()
    func file(_ words: [UInt32]) throws -> [UInt8] {
      var writer = PNGWriter()
      return try writer.bytes(
        words.span, PixelLayout(pixelWidth: 16, pixelHeight: 16, alpha: .straight))
    }
    let words = (0..<256).map { alpha << 24 | UInt32($0 & 0xFE) * 0x01_0101 }
    try folder.write(file(words), "a.png")
    for shift in [0, 8, 16, 24] as [UInt32] {
      try folder.write(file(words.map { $0 ^ 1 << shift }), "b.png")
      let run = try folder.compare("a.png", "b.png")
      #expect(
        run.output.contains("256 of 256 pixels differ (100.00 %), by up to 1 of 255"),
        "\(run.output)")
    }
    // Pixels that cover nothing have no color to see.
    try folder.write(file(words.map { $0 & 0xFF_FFFF }), "clear.png")
    try folder.write(file(words.map { _ in 0 }), "black.png")
    #expect(try folder.compare("clear.png", "black.png").status == 0)
  }

  @Test("what may differ has to be asked for, and is said")
  func tolerance() throws {
    let folder = try CommandFolder()
    try folder.write(png(40, 30), "a.png")
    try folder.write(png(40, 30, dots: [(3, 4), (4, 4)], color: 0xFFFC_FFFF), "b.png")
    for (arguments, status) in [
      (["--max-pixels", "2"], 0), (["--max-pixels", "1"], 1), (["--max-share", "0.01"], 0),
      (["--max-share", "0.001"], 1), (["--channel-threshold", "3"], 0),
      (["--channel-threshold", "2"], 1), (["--ignore-antialiasing"], 0),
      (["--ignore-antialiasing", "--color-threshold", "0"], 1), (["--mask", "3,4,2,1"], 0),
      (["--mask", "3,4,1,1"], 1),
    ] {
      let run = try CommandRun(["compare", "a.png", "b.png"] + arguments, in: folder.path)
      #expect(run.status == Int32(status), "\(arguments): \(run.output)\(run.error)")
      #expect(run.output.contains("tolerated") || status == 1)
    }
    for arguments in [
      ["--max-pixels=-1"], ["--max-share", "2"], ["--channel-threshold", "256"],
      ["--color-threshold", "0.1"], ["--mask", "1,2,3"], ["--mask", "1,2,-3,4"], ["--jobs", "0"],
      ["--mode", "frames"], ["--mode", "hash"], ["--tolerance", "nan"], ["--mask", "title"],
    ] {
      let run = try CommandRun(["compare", "a.png", "b.png"] + arguments, in: folder.path)
      #expect(run.status == 2, "\(arguments)")
    }
  }

  @Test("a file that is no picture is none, and never the same as another")
  func unreadablePictures() throws {
    let folder = try CommandFolder(["empty.png": "", "text.png": "not a picture"])
    let sound = try png(40, 30, dots: [(1, 1)])
    try folder.write(sound, "a.png")
    try folder.write(Array(sound.dropLast(20)), "cut.png")
    // A header that promises 30,000 × 30,000 pixels, with a check sum that holds.
    let header: [UInt8] = [
      0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30, 8, 2, 0, 0, 0,
    ]
    let checked = Array("IHDR".utf8) + header
    var bomb: [UInt8] = Array(sound[..<8]) + [0, 0, 0, 13] + checked
    let sum = ~checked.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
        sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0)
      }
    }
    bomb += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) } + sound[33...]
    try folder.write(bomb, "bomb.png")
    for (name, reason) in [
      ("empty.png", "it is not a PNG file"), ("text.png", "it is not a PNG file"),
      ("cut.png", "it is cut off"), ("bomb.png", "30000 × 30000 pixels are more than"),
      ("none.png", "No such file"),
    ] {
      let other = try folder.compare("a.png", name)
      #expect(other.status == 3 && other.error.contains("\(name): error: cannot be read: "))
      #expect(other.error.contains(reason))
      #expect(try folder.compare(name, "a.png").status == 3)
      #expect(try folder.compare(name, name).status == 3)
    }
  }

  @Test("two scenes differ in frames, with the reason, and in pixels, with the views")
  func scenes() throws {
    let moved = soundScene.replacingOccurrences(
      of: "a.centerY == root.centerY", with: "a.centerY == root.centerY + 6 \"middle\"")
    let folder = try CommandFolder(["a.scene.yaml": soundScene, "new/a.scene.yaml": moved])
    #expect(try folder.compare("a.scene.yaml", "a.scene.yaml").status == 0)
    let run = try folder.compare("a.scene.yaml", "new/a.scene.yaml", "-o", "out")
    #expect(run.status == 1 && run.error == "")
    #expect(run.output.contains("a: y ") && run.output.contains("middle"))
    #expect(run.output.contains("pixels differ") && run.output.contains("in a ("))
    #expect(
      folder.files.filter { $0.hasPrefix("out/") } == [
        "out/.gitignore", "out/a.100x50.actual.png", "out/a.100x50.difference.png",
        "out/a.100x50.reference.png", "out/results.json",
      ])
    let frames = try folder.compare("a.scene.yaml", "new/a.scene.yaml", "--mode", "frames")
    #expect(frames.status == 1 && !frames.output.contains("pixel"))
    let pixels = try folder.compare("a.scene.yaml", "new/a.scene.yaml", "--mode", "pixels")
    #expect(pixels.status == 1 && !pixels.output.contains("a: y"))
    let masked = try folder.compare(
      "a.scene.yaml", "new/a.scene.yaml", "--tolerance", "6", "--mask", "root")
    #expect(masked.status == 0 && masked.output.contains("under a mask"))
    let unknown = try folder.compare("a.scene.yaml", "new/a.scene.yaml", "--mask", "rot")
    #expect(unknown.status == 2)
    #expect(
      unknown.error
        == "error: no view or guide has the id 'rot', which --mask names; did you mean 'root'?\n")
    let report = try CommandRun(["report", "out"], in: folder.path)
    #expect(report.status == 0 && report.output == run.output)
    #expect(try CommandRun(["accept", "-o", "out"], in: folder.path).status == 3)
  }

  @Test("two folders are compared by paths, and what is in one alone is a difference")
  func folders() throws {
    let folder = try CommandFolder([
      "old/x/a.scene.yaml": soundScene, "new/x/a.scene.yaml": soundScene,
      "new/b.scene.yaml": soundScene, "old/.hidden/c.png": "", "old/notes.json": "{}",
    ])
    try folder.write(png(9, 9), "old/p q é.png")
    try folder.write(png(9, 9, dots: [(2, 2)]), "new/p q é.png")
    try folder.write(png(9, 9), "old/gone.png")
    let run = try folder.compare("old", "new", "--json")
    #expect(run.status == 1 && run.error == "")
    let saved = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let json = saved?["run"] as? [String: Any]
    #expect(json?["mode"] as? String == "compare")
    let results = (json?["results"] as? [[String: Any]] ?? []).map { result in
      let name = result["name"] as? [String: Any]
      return [name?["folder"], name?["scene"], name?["canvas"], result["status"]]
        .compactMap { $0 as? String }
    }
    #expect(
      results == [
        [".", "b", "*", "added"], [".", "gone", "png", "removed"],
        [".", "p q é", "png", "changed"], ["x", "a", "100x50", "passed"],
      ])
    #expect(try folder.compare("old", "old/x/a.scene.yaml").status == 2)
    #expect(try folder.compare("old/gone.png", "old/x/a.scene.yaml").status == 2)
    #expect(try folder.compare("old/.hidden", "old/.hidden").status == 3)
    #expect(try folder.compare("old", "nowhere").status == 3)
  }

  @Test("what one side has alone is named, with no word on references, which there are none of")
  func oneSided() throws {
    let folder = try CommandFolder([
      "old/a.scene.yaml": soundScene,
      "new/a.scene.yaml": soundScene.replacing("[100x50]", with: "[90x50]"),
      "new/b.scene.yaml": soundScene,
    ])
    let run = try folder.compare("old", "new")
    #expect(run.status == 1)
    #expect(run.output.contains("only old/a.scene.yaml has this canvas"))
    #expect(run.output.contains("only new/a.scene.yaml has this canvas"))
    #expect(run.output.contains("there is only new/b.scene.yaml"))
    #expect(!run.output.contains("plumbline record") && !run.output.contains("plumbline accept"))
  }

  @Test("frames that were kept are compared as layouts")
  func keptFrames() throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene])
    _ = try CommandRun(["record", "a.scene.yaml", "--frames-only"], in: folder.path)
    let path = "__Snapshots__/a.100x50.frames.txt"
    let text = String(decoding: folder.bytes(path), as: UTF8.self)
    try folder.write(Array(text.utf8), "same.frames.txt")
    try folder.write(Array("plumbline".utf8), "bad.frames.txt")
    #expect(try folder.compare(path, "same.frames.txt").status == 0)
    #expect(try folder.compare(path, "bad.frames.txt").status == 3)
  }

  @Test("leaves what it compares alone, and takes away what an earlier comparison drew")
  func ownFiles() throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene])
    try folder.write(png(9, 9), "out/a.png")
    try folder.write(png(9, 9, dots: [(2, 2)]), "out/b.png")
    #expect(try folder.compare("out/a.png", "out/b.png", "-o", "out").status == 1)
    #expect(folder.files.contains("out/out/a.png.difference.png"))
    #expect(try folder.compare("a.scene.yaml", "a.scene.yaml", "-o", "out").status == 0)
    #expect(
      folder.files == [
        "a.scene.yaml", "out", "out/a.png", "out/b.png", "out/out", "out/results.json",
      ]
    )
  }

  @Test("refuses pictures of more pixels than are read, and names the limit")
  func limits() throws {
    let folder = try CommandFolder([
      "a.scene.yaml": soundScene.replacing("100x50", with: "8200x4100")
    ])
    try folder.write(png(9, 9), "small.png")
    // The header alone says it, before anything is unpacked.
    let size: [UInt8] = [0, 0, 0x20, 1, 0, 0, 0x10, 0]
    var large = try png(9, 9)
    large.replaceSubrange(16..<24, with: size)
    try folder.write(large, "large.png")
    let run = try folder.compare("small.png", "large.png")
    #expect(run.status == 3)
    #expect(
      run.error
        == "large.png: error: cannot be read: its 8193 × 4096 pixels are more than the limit "
        + "of 33554432\n")
    let limit = "pixels including everything around its canvas; it may have at most 33554432"
    for arguments in [
      ["record", "a.scene.yaml"], ["compare", "a.scene.yaml", "a.scene.yaml"],
    ] {
      let run = try CommandRun(arguments, in: folder.path)
      #expect(run.status == 3)
      #expect(
        (run.output + run.error).contains(
          "a.scene.yaml: error: the picture has 8200 × 4100 = 33620000 \(limit)"))
    }
  }

  @Test("says when its output cannot be written")
  func unwritableOutput() throws {
    let folder = try CommandFolder(["file": ""])
    try folder.write(png(9, 9), "a.png")
    try folder.write(png(9, 9, dots: [(2, 2)]), "b.png")
    for output in ["file/out", "file/difference.png"] {
      let run = try folder.compare("a.png", "b.png", "-o", output)
      #expect(run.status == 7 && run.error.contains("cannot be written"))
    }
  }
}
