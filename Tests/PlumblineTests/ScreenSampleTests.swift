import AutoLayout
import Foundation
import Testing

@testable import Plumbline

@Suite("The samples of screens")
struct ScreenSampleTests {
  private static let folder = GoldenFiles.samples.appending(path: "screens").path
  static let names = ["calendar", "settings"]

  private static func path(of name: String) -> String { "\(folder)/\(name).scene.yaml" }

  @Test("have the golden frames in both directions", arguments: names)
  func frames(name: String) throws {
    let painter = try Painter()
    let scene = try Scene(at: Self.path(of: name))
    let solved = try [LayoutDirection.leftToRight, .rightToLeft].map { direction in
      let placement = Scene.Placement(scene.canvases[0], direction: direction)
      return SolvedScene(scene: scene, tree: try scene.solve(placement, with: painter))
    }
    #expect(solved.allSatisfy { !$0.hasConflicts && !$0.hasAmbiguousViews })
    try GoldenFiles.expect(
      solved.map(\.framesText).joined(separator: "\n"), toEqual: "screens-\(name).frames.txt")
  }

  @Test("have the same pictures with their components written out", arguments: names)
  func pictures(name: String) throws {
    let painter = try Painter()
    let scene = try Scene(at: Self.path(of: name))
    let text = try ExpandedScene(at: Self.path(of: name)).text
    #expect(!text.contains("use:") && !text.contains("components:"))
    let plain = try Scene(bytes: Array(text.utf8), file: Self.path(of: name))
    for dark in [false, true] {
      func picture(_ scene: Scene) throws -> DrawnPicture {
        var placement = Scene.Placement(scene.canvases[0])
        placement.isDark = dark
        return try painter.picture(
          of: scene.solve(placement, with: painter), as: .svg, scene.figureOptions)
      }
      #expect(try picture(scene) == picture(plain))
    }
  }

  @Test("show a month in at most forty lines")
  func length() throws {
    let text = try String(contentsOfFile: Self.path(of: "calendar"), encoding: .utf8)
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 41)
  }
}
