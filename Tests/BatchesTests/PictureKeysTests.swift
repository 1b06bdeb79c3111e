import Foundation
import Scenes
import Testing

@testable import Batches

@Suite("The key of a picture")
struct PictureKeysTests {
  private static let yaml = "canvases: [40x30]\nroot: { guides: [g] }\n"

  private static func job(
    _ format: PictureFormat = .png, change: (inout FigureJob) -> Void = { _ in }
  ) throws -> FigureJob {
    let scene = try Scene(bytes: Array(yaml.utf8), file: "a.scene.yaml")
    var job = FigureJob(
      scene: scene, placement: Scene.Placement(scene.canvases[0]), options: scene.figureOptions,
      outputs: [FigureJob.Output(format: format, path: "x")])
    change(&job)
    return job
  }

  private static func key(_ keys: PictureKeys, _ job: FigureJob, hash: String = "h") -> String {
    keys.key(of: job, job.outputs[0], sceneHash: hash)
  }

  @Test("is the same for the same picture")
  func isStable() throws {
    let first = try PictureKeys(themes: [])
    let second = try PictureKeys(themes: [.dark])
    let job = try Self.job { $0.options.overlays = [.guides, .names, .margins, .tints, .caption] }
    #expect(Self.key(first, job) == Self.key(second, job))
    #expect(Self.key(first, job).count == 32)
  }

  @Test("does not depend on where the file goes")
  func placeDoesNotCount() throws {
    let keys = try PictureKeys(themes: [])
    let elsewhere = try Self.job { $0.outputs[0].path = "other/place.png" }
    #expect(try Self.key(keys, Self.job()) == Self.key(keys, elsewhere))
  }

  @Test("changes with everything that the picture depends on")
  func dependsOnEverything() throws {
    let keys = try PictureKeys(themes: [])
    let changes: [(inout FigureJob) -> Void] = [
      { _ in }, { $0.scene.identifier = "b" }, { $0.placement.canvas.scale = 2 },
      { $0.placement.canvas.safeAreaInsets.top = 3 }, { $0.placement.canvas.name = "pad" },
      { $0.placement.canvas = $0.placement.canvas.textSize(.small) },
      { $0.placement.direction = .rightToLeft }, { $0.options.theme = .dark },
      { $0.options.overlays = [] },
      { $0.options.look = .plain }, { $0.options.subjects = [.guides: ["g"]] },
      { $0.options.title = "t" }, { $0.options.caption = "c" }, { $0.options.summary = "s" },
      { $0.options.anatomy = .ordinal(0) }, { $0.options.anatomy = .identifier("a") },
      { $0.options.paper.margin = .points(20) }, { $0.options.paper.crop = .init("a") },
      { $0.options.paper.width = .pixels(9) }, { $0.options.words = .german },
      { $0.options.motion = .marching },
      { $0.pngCoding = .compact },
      { $0.outputs[0].format = .svg }, { $0.outputs[0].format = .pdf },
    ]
    var seen: Set<String> = []
    for change in changes {
      #expect(seen.insert(Self.key(keys, try Self.job(change: change))).inserted)
    }
    #expect(seen.insert(try Self.key(keys, Self.job(), hash: "other")).inserted)
  }

  @Test("does not depend on what other formats alone need")
  func formatsArePartedFromEachOther() throws {
    let keys = try PictureKeys(themes: [])
    let pdf = try Self.key(keys, Self.job(.pdf))
    let other = try Self.job(.pdf) {
      $0.pngCoding = .compact
      $0.options.svg.form = .structured
      $0.options.motion = .marching
    }
    #expect(pdf == Self.key(keys, other))
    let svg = try Self.job(.svg) { $0.options.svg.form = .structured }
    #expect(try Self.key(keys, Self.job(.svg)) != Self.key(keys, svg))
  }

  @Test("depends on the fonts for other scripts where a scene may have letters for them")
  func scriptFonts() throws {
    let keys = try PictureKeys(themes: [])
    func hash(_ text: String, _ identifier: String = "a") throws -> String {
      try keys.sceneHash(of: Array(text.utf8), identifier: identifier, sha256: "h")
    }
    #expect(try hash("text: A") == "h")
    #expect(try hash("text: A", "สวัสดี").count == 65)
    for text in ["text: สวัสดี", #"text: "\u0e2a""#] {
      #expect(try hash(text).count == 65)
      #expect(try hash(text) == hash(text))
    }
  }
}
