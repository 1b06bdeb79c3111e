import AutoLayout
import Foundation
import PictureDescriptions
import Testing

@testable import SceneFile

@Suite("What is asked of a figure")
struct FigureRequestTests {
  /// The key of each property in scenes and jobs.
  private static let keys = [
    "look": "look", "overlays": "show", "exploded": "exploded", "crop": "crop",
    "margin": "margin", "background": "background", "title": "title", "caption": "caption",
    "theme": "theme", "words": "language", "idPrefix": "idPrefix",
    "width": "size", "letters": "letters",
  ]

  /// A request that leaves nothing to others but the theme, which scenes don't have.
  private var request: FigureRequest {
    var request = FigureRequest()
    request.look = .plain
    request.overlays = [OverlayWord(.guides), OverlayWord(.dimensions, subject: "a")]
    request.exploded = .planes(angle: 12.5, spacing: 40)
    request.crop = FigurePaper.Crop("a", guide: .layoutMargins, margin: 8)
    request.margin = .points(24)
    request.background = Color(hex: "#11223380")
    request.width = .millimeters(84.5)
    request.letters = .points(8)
    request.title = "A title"
    request.caption = "A caption: with a colon"
    request.words = .japanese
    request.idPrefix = "login-"
    return request
  }

  @Test("has a key in scenes and in jobs, and is written by both")
  func keys() {
    let properties = Mirror(reflecting: FigureRequest()).children.compactMap(\.label)
    #expect(Set(properties) == Set(Self.keys.keys))
    let keys = Set(Self.keys.values)
    // Jobs have another key for the width.
    #expect(keys.subtracting(SceneTable.job.keys) == ["size"])
    #expect(request.entries(widthKey: "width").contains { $0.key == "width" && $0.value != nil })
    #expect(keys.subtracting(SceneTable.figure.keys) == ["theme"])
    let written = request.entries().filter { $0.value != nil }.map(\.key)
    #expect(Set(written) == keys.subtracting(["theme"]))
  }

  @Test("is read as it was written", arguments: SceneSyntax.allCases)
  func roundTrip(_ syntax: SceneSyntax) throws {
    var scene = try document("root: { subviews: [{ id: a }] }\n")
    scene.figure.request = request
    let text = scene.text(as: syntax).text
    let read = try SceneDocument(bytes: Array(text.utf8), file: "a", syntax: syntax)
    #expect(read.figure.request == request, "\(text)")
  }

  @Test("goes over what others ask for, and leaves the rest")
  func precedence() {
    var options = FigureOptions()
    options.apply(request)
    var own = FigureRequest()
    own.exploded = .planes(angle: nil, spacing: 60)
    own.overlays = [OverlayWord(.names)]
    own.title = ""
    options.apply(own)
    #expect(options.exploded == Explosion(angle: 12.5, spacing: 60))
    #expect(options.overlays == [.names, .caption])
    #expect([options.title, options.caption] == ["", "A caption: with a colon"])
    #expect(options.paper.margin == .points(24) && options.words == .japanese)
    #expect(options.svg.idPrefix == "login-")
    #expect(options.paper.width == .millimeters(84.5))
    #expect(options.paper.letters == .points(8))
    var overlays = FigureRequest()
    overlays.overlays = [OverlayWord(.names)]
    options.apply(overlays)
    // A title remains, whatever else is shown.
    #expect(options.overlays == [.names, .caption])
    var flat = FigureRequest()
    flat.exploded = .flat
    options.apply(flat)
    #expect(options.exploded == nil)
    #expect(options.svg.followsReader)
    flat.theme = .dark
    options.apply(flat)
    #expect(options.theme == .dark && !options.svg.followsReader)
  }
}
