import AutoLayout
import Foundation

/// How many views agree, over one scene or many, and a line for whatever does not.
struct FrameTally {
  private(set) var scenes = 0
  private(set) var views = 0
  private(set) var matched = 0
  private(set) var markedExact = 0
  private(set) var exact = 0
  private(set) var cleanScenes = 0
  private(set) var mismatches: [String] = []

  init() {}

  /// Lays out the scene in a file and compares it; a file that is no scene is one view that differs.
  init(scene data: Data, named name: String) {
    do {
      self.init(scene: try JSONDecoder().decode(AppleScene.self, from: data), named: name)
    } catch {
      self.init()
      views = 1
      scenes = 1
      mismatches = ["\(name) cannot be read: \(error)"]
    }
  }

  private init(scene: AppleScene, named name: String) {
    scenes = 1
    let builder = AppleSceneBuilder(scene)
    mismatches = builder.problems.map { "\(name) \($0)" }
    let canvas = Canvas(width: scene.size.width, height: scene.size.height, scale: scene.scale)
    let tree = builder.root.solvedTree(canvas: canvas)
    let items = Dictionary(tree.items.map { ($0.identifier, $0) }) { first, _ in first }
    for answer in scene.expected {
      compare(
        items[answer.id], with: answer, tolerance: scene.isOnDevice ? 0.51 : 1.01, of: name)
    }
    if mismatches.isEmpty { cleanScenes = 1 }
  }

  private mutating func compare(
    _ item: SolvedTree.Item?, with answer: AppleScene.Answer, tolerance: Double, of name: String
  ) {
    views += 1
    if answer.isPixelExact { markedExact += 1 }
    guard let item else {
      mismatches.append("\(name) \(answer.id): no such view is laid out")
      return
    }
    let apple = answer.frame.values
    let mine = [
      item.exactFrame.minX, item.exactFrame.minY, item.exactFrame.width, item.exactFrame.height,
    ]
    let pixels = [item.frame.minX, item.frame.minY, item.frame.width, item.frame.height]
    if zip(mine, apple).allSatisfy({ abs(Double($0) - $1) <= tolerance }) {
      matched += 1
    } else {
      mismatches.append("\(name) \(answer.id): \(mine) where Apple has \(apple)")
    }
    if answer.isPixelExact, zip(pixels, apple).allSatisfy({ abs(Double($0) - $1) < 0.002 }) {
      exact += 1
    }
  }

  mutating func add(_ other: FrameTally) {
    scenes += other.scenes
    views += other.views
    matched += other.matched
    markedExact += other.markedExact
    exact += other.exact
    cleanScenes += other.cleanScenes
    mismatches += other.mismatches
  }

  var summary: String {
    "views \(matched)/\(views) exact \(exact)/\(markedExact) scenes \(cleanScenes)/\(scenes)"
  }
}
