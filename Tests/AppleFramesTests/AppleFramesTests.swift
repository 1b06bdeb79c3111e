import AutoLayout
import Foundation
import Testing

/// The folder of scenes with Apple's answers; nil where nothing is said of one.
private let folder = ProcessInfo.processInfo.environment["PLUMBLINE_APPLE_FRAMES"]

@Suite("Frames that Apple's engine computed")
struct AppleFramesTests {
  @Test(
    "are those of ours, all within tolerance and nearly all to the pixel",
    .enabled(
      if: folder != nil,
      "PLUMBLINE_APPLE_FRAMES names no folder of scenes with Apple's frames"))
  func framesAgree() throws {
    let path = try #require(folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: path)
      .filter { $0.hasSuffix(".json") }.sorted()
    var tally = Tally()
    for name in names {
      let data = try Data(contentsOf: URL(fileURLWithPath: path + "/" + name))
      tally.add(try compare(JSONDecoder().decode(AppleScene.self, from: data), name))
    }
    print(tally.summary)
    for mismatch in tally.mismatches { print(mismatch) }
    #expect(tally.views > 0)
    #expect(tally.matched == tally.views, "\(tally.mismatches.joined(separator: "\n"))")
    #expect(Double(tally.exact) >= 0.99 * Double(tally.markedExact), "\(tally.summary)")
  }

  private func compare(_ scene: AppleScene, _ name: String) throws -> Tally {
    let builder = try AppleSceneBuilder(scene)
    let canvas = Canvas(width: scene.size[0], height: scene.size[1], scale: scene.scale)
    let tree = builder.root.solvedTree(canvas: canvas)
    let frames = Dictionary(tree.items.map { ($0.identifier, $0) }) { first, _ in first }
    let tolerance = scene.device == nil ? 1.01 : 0.51
    var tally = Tally(scenes: 1)
    for answer in scene.expected {
      let item = try #require(frames[answer.id], "\(name): no view \(answer.id)")
      let exact = item.exactFrame
      let mine = [exact.minX, exact.minY, exact.width, exact.height].map { Double($0) }
      let distance = zip(mine, answer.frame).map { abs($0 - $1) }.max() ?? 0
      let rounded = item.frame
      let pixels = [rounded.minX, rounded.minY, rounded.width, rounded.height].map { Double($0) }
      let isExact = zip(pixels, answer.frame).allSatisfy { abs($0 - $1) < 0.002 }
      tally.count(isWithin: distance <= tolerance, isMarked: answer.pixelExact, isExact: isExact)
      if distance > tolerance {
        tally.mismatches.append("\(name) \(answer.id): \(mine) where Apple has \(answer.frame)")
      }
    }
    return tally
  }
}

/// How many views agree, over one scene or many.
private struct Tally {
  var scenes = 0
  var views = 0
  var matched = 0
  var markedExact = 0
  var exact = 0
  var cleanScenes = 0
  var mismatches: [String] = []

  mutating func count(isWithin: Bool, isMarked: Bool, isExact: Bool) {
    views += 1
    if isWithin { matched += 1 }
    if isMarked { markedExact += 1 }
    if isMarked && isExact { exact += 1 }
  }

  mutating func add(_ scene: Tally) {
    scenes += scene.scenes
    views += scene.views
    matched += scene.matched
    markedExact += scene.markedExact
    exact += scene.exact
    if scene.mismatches.isEmpty { cleanScenes += 1 }
    mismatches += scene.mismatches
  }

  var summary: String {
    "views \(matched)/\(views) exact \(exact)/\(markedExact) scenes \(cleanScenes)/\(scenes)"
  }
}
