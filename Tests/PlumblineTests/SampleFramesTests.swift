import AutoLayout
import Foundation
import Testing

@testable import Plumbline

/// Every sample on every canvas it names, in both directions.
func solvedSample(_ name: String, with painter: Painter) throws -> [SolvedScene] {
  let scene = try Scene(at: try #require(sampleFiles().first { sampleName($0) == name }))
  var solved: [SolvedScene] = []
  for direction in [LayoutDirection.leftToRight, .rightToLeft] {
    for canvas in scene.canvases {
      let placement = Scene.Placement(canvas, direction: direction)
      solved.append(SolvedScene(scene: scene, tree: try scene.solve(placement, with: painter)))
    }
  }
  return solved
}

/// The scenes of the folder; those deeper down belong to packages, whose own tests they are.
func sampleFiles() throws -> [String] {
  let folder = GoldenFiles.samples.path
  return try SceneInput.files(for: folder).filter {
    !$0.dropFirst(folder.count + 1).contains("/")
  }
}

private func sampleName(_ file: String) -> String { Scene.identifier(ofFile: file) }

/// The samples that are scene files, and the scenes of documents.
let sampleNames = [
  "account-SignIn", "account-Profile", "alignment-lines", "ambiguity", "attribute-map", "bands",
  "centred-group", "conflict",
  "constraint-anatomy", "content-size", "dimension-lines", "equal-spacing", "equal-ticks",
  "inside-outside", "notes", "one-axis", "opaque-box", "over-scroll-view", "plain-look",
  "quarter",
  "spacer-views",
  "stack-equal-centering",
  "stack-equal-spacing", "stack-fill-equally", "stack-fill-proportionally", "stack-fill",
  "three-buttons", "three-ways", "visual-formats",
]

@Suite("The frames of the samples")
struct SampleFramesTests {
  @Test("list every scene file of the folder")
  func everySampleIsTested() throws {
    #expect(try sampleFiles().map(sampleName) == sampleNames)
  }

  @Test("are the golden ones on every canvas in both directions", arguments: sampleNames)
  func framesAreGolden(name: String) throws {
    let solved = try solvedSample(name, with: Painter())
    try GoldenFiles.expect(
      solved.map(\.framesText).joined(separator: "\n"), toEqual: "\(name).frames.txt")
  }

  @Test("show a conflict or something ambiguous only where that is what they are about")
  func someAreUnsound() throws {
    let painter = try Painter()
    #expect(try solvedSample("conflict", with: painter).allSatisfy(\.hasConflicts))
    for scene in try solvedSample("ambiguity", with: painter) {
      #expect(scene.tree.items.contains { $0.alternative != nil })
    }
  }

  @Test(
    "show no conflict and nothing ambiguous otherwise",
    arguments: sampleNames.filter { $0 != "conflict" && $0 != "ambiguity" })
  func samplesAreSound(name: String) throws {
    for scene in try solvedSample(name, with: Painter()) {
      #expect(!scene.hasConflicts)
      #expect(scene.tree.items.allSatisfy { $0.ambiguousAxes.isEmpty })
    }
  }

  @Test("are the same with spacer views as with guides, in a tree with fewer views")
  func guidesReplaceSpacerViews() throws {
    let painter = try Painter()
    let withGuides = try solvedSample("equal-spacing", with: painter)
    let withViews = try solvedSample("spacer-views", with: painter)
    for (guides, views) in zip(withGuides, withViews) {
      #expect(frames(guides) == frames(views))
      #expect(viewCount(guides) == viewCount(views) - 3)
    }
  }

  @Test("are the same whichever way a guide is pinned")
  func threeWaysAgree() throws {
    for scene in try solvedSample("three-ways", with: Painter()) {
      let guides = scene.tree.items.filter { $0.kind == .guide }
      #expect(guides.count == 3)
      #expect(guides.allSatisfy { $0.frame == guides[0].frame })
      #expect(guides.allSatisfy { $0.exactFrame.width > 200 })
    }
  }

  @Test("follow the wish inside of a guide on one canvas and the one outside on another")
  func differentWishesWin() throws {
    let scenes = try solvedSample("inside-outside", with: Painter())
    let narrow = try #require(scenes.first { $0.tree.canvas.size.width == 320 })
    let wide = try #require(scenes.first { $0.tree.canvas.size.width == 1024 })
    #expect(try #require(frames(narrow)["preview"]).width == 240)
    #expect(try #require(frames(wide)["card"]).width == 614)
  }

  private func frames(_ solved: SolvedScene) -> [String: CGRect] {
    let named = solved.tree.items.map { ($0.identifier, $0.rootFrame) }
    return Dictionary(named.filter { !$0.0.hasPrefix("root") }) { first, _ in first }
  }

  private func viewCount(_ solved: SolvedScene) -> Int {
    solved.tree.items.count { if case .view = $0.kind { true } else { false } }
  }
}
