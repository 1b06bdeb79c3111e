import Foundation
import Plumbline

// Holds the frames of every sample against the golden ones that the scene files gave, and draws
// those that no scene file can say. With an argument, pictures go to that folder.

let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  .appending(path: "../../../golden").standardized
let output = CommandLine.arguments.dropFirst().first
// The other golden frames are recorded from the scene files, by the tests.
let record = ProcessInfo.processInfo.environment["RECORD"] != nil
var failures = 0

do {
  let painter = try Painter()
  for scene in samples {
    var solved: [SolvedScene] = []
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      for canvas in scene.canvases {
        let placement = Scene.Placement(canvas, direction: direction)
        solved.append(SolvedScene(scene: scene, tree: try scene.solve(placement, with: painter)))
      }
    }
    let frames = solved.map(\.framesText).joined(separator: "\n")
    let file = golden.appending(path: "\(scene.identifier).frames.txt")
    if record, scene.identifier == "mixed-with-frames" {
      try Data(frames.utf8).write(to: file)
      failures += 1
      print("recorded \(file.lastPathComponent); run again without RECORD")
      continue
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    if frames == expected {
      print("\(scene.title): frames as expected on \(solved.count) canvases")
    } else {
      failures += 1
      print("\(scene.title): frames differ from \(file.lastPathComponent):")
      print(frames)
    }
    if let output, scene.identifier == "mixed-with-frames" {
      try draw(solved, with: painter, into: output)
    }
  }
} catch {
  print(error)
  failures += 1
}
exit(failures == 0 ? 0 : 1)

func draw(_ solved: [SolvedScene], with painter: Painter, into folder: String) throws {
  for scene in solved {
    let suffixes = scene.tree.direction == .rightToLeft ? ["rtl"] : []
    let name = FigureName(
      scene: scene.scene.identifier, canvas: scene.tree.canvas.name, suffixes: suffixes)
    for format in [PictureFormat.png, .svg] {
      let picture = try painter.picture(
        of: scene.tree, as: format, FigureOptions(title: scene.scene.title))
      try picture.write(to: "\(folder)/\(name.fileName(for: format))")
    }
  }
}
