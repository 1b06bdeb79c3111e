import AutoLayout
import Foundation
import LayoutDocuments
import Testing

@testable import InterfaceBuilder

@Suite("Assets of Interface Builder documents")
struct InterfaceAssetsTests {
  /// A document with a label of the named color and an image view of the named image.
  private static let document = Documents.xib(
    Documents.view(
      "<subviews>"
        + Documents.leaf(
          "label", "a", (1, 1), "", "<color key=\"backgroundColor\" name=\"brand\"/>")
        + Documents.leaf("imageView", "b", (50, 20), "image=\"hero\"")
        + Documents.leaf("imageView", "c", (50, 20), "image=\"star\"") + "</subviews>"))

  private func layout(_ files: [String: [UInt8]]) throws -> InterfaceLayout {
    let document = try InterfaceDocument(bytes: Array(Self.document.utf8), file: "Test.xib") {
      InterfaceAssets(of: $0.assetNames) { name, file in
        let path = "\(name.text).\(name.kind.rawValue)/\(file)"
        return files[path].map { InterfaceAssets.File(path: path, content: .bytes($0)) }
      }
    }
    return try #require(document.scenes.first).layout()
  }

  private func layout(colorSet: String) throws -> InterfaceLayout {
    try layout(["brand.colorset/Contents.json": Array(colorSet.utf8)])
  }

  private func fill(_ layout: InterfaceLayout) -> Color? {
    guard case .color(_, let color)? = layout.document.items[1][.color(.fill)] else { return nil }
    return color
  }

  private static func entry(_ components: String, space: String = "srgb", _ more: String = "")
    -> String
  {
    """
    {"idiom": "universal", "color": {"color-space": "\(space)", "components": {\(components)}}\(more)}
    """
  }

  private static func dark(_ components: String) -> String {
    entry(components, ", \"appearances\": [{\"appearance\": \"luminosity\", \"value\": \"dark\"}]")
  }

  private static let gray = "\"red\": \"0.500\", \"green\": \"0.500\", \"blue\": \"0.500\""

  @Test(
    "have colors in each way that Xcode writes components",
    arguments: [
      (
        "\"red\": \"1.000\", \"green\": \"0.200\", \"blue\": \"0.000\", \"alpha\": \"1.000\"",
        "#ff3300"
      ),
      ("\"red\": \"255\", \"green\": \"51\", \"blue\": \"0\", \"alpha\": \"0.600\"", "#ff330099"),
      ("\"red\": \"0xFF\", \"green\": \"0x33\", \"blue\": \"0x00\", \"alpha\": \"1\"", "#ff3300"),
      ("\"white\": \"0.200\", \"alpha\": \"1.000\"", "#333333"),
      ("\"red\": 1, \"green\": 0.2, \"blue\": 0", "#ff3300"),
    ])
  func components(_ text: String, _ hex: String) throws {
    let layout = try layout(colorSet: "{\"colors\": [\(Self.entry(text))]}")
    #expect(fill(layout)?.hexText == hex)
    #expect(!layout.notes.lines().contains { $0.contains("brand") })
  }

  @Test("have the colors of Display P3 as sRGB shows them")
  func displayP3() throws {
    let text = "\"red\": \"0.500\", \"green\": \"0.600\", \"blue\": \"0.400\", \"alpha\": \"1\""
    let layout = try layout(colorSet: "{\"colors\": [\(Self.entry(text, space: "display-p3"))]}")
    #expect(fill(layout)?.hexText == "#799a60")
  }

  @Test("have one color in light and another in dark interfaces")
  func appearances() throws {
    let contrast = Self.entry(
      "\"white\": \"0\"", ", \"appearances\": [{\"appearance\": \"contrast\", \"value\": \"high\"}]"
    )
    let white = "\"white\": \"1.000\""
    let layout = try layout(
      colorSet: "{\"colors\": [\(contrast), \(Self.dark(white)), \(Self.entry(Self.gray))]}")
    #expect(fill(layout)?.resolved(for: .light).hexText == "#808080")
    #expect(fill(layout)?.resolved(for: .dark).hexText == "#ffffff")
  }

  @Test("have the system's colors by name, light and dark")
  func systemColors() throws {
    let set = """
      {"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "systemRedColor"}}]}
      """
    #expect(fill(try layout(colorSet: set)) == SystemColor.systemRed.color)
  }

  @Test(
    "include the system's colors of documents, with the document's own value in light interfaces",
    arguments: [
      ("systemColor=\"systemBackgroundColor\"", "#ffffff", "#000000"),
      ("systemColor=\"labelColor\" white=\"0.2\" alpha=\"1\"", "#333333", "#ffffff"),
      ("cocoaTouchSystemColor=\"groupTableViewBackgroundColor\"", "#f2f2f7", "#000000"),
      ("name=\"brand\"", "#ff8000", "#ff8000"), ("white=\"0.2\"", "#333333", "#333333"),
    ])
  func documentColors(_ attributes: String, _ light: String, _ dark: String) throws {
    let text = Documents.xib(
      Documents.view(
        "<subviews>"
          + Documents.leaf(
            "view", "a", (1, 1), "", "<color key=\"backgroundColor\" \(attributes)/>")
          + "</subviews>"))
    let fill = fill(try #require(try InterfaceDocument(text).scenes.first).layout())
    #expect(fill?.resolved(for: .light).hexText == light)
    #expect(fill?.resolved(for: .dark).hexText == dark)
  }

  @Test(
    "that can't be read are noted with their path, and the document's own color is drawn",
    arguments: [
      ("{", "brand.colorset/Contents.json is not used: it is not JSON"),
      ("[]", "the value has a different type than Xcode's"),
      ("{}", "'colors' is missing"),
      ("{\"colors\": []}", "it has no color for phones and tablets"),
      (
        "{\"colors\": [\(entry("\"red\": \"x\", \"green\": \"0\", \"blue\": \"0\""))]}",
        "'x' is not a component of a color, at colors[0].color.components"
      ),
    ])
  func broken(_ set: String, _ reason: String) throws {
    let layout = try layout(colorSet: set)
    #expect(fill(layout) == Color(red: 1, green: 0.5, blue: 0))
    #expect(
      layout.notes.lines().filter { $0.contains(reason) }.count == 1, "\(layout.notes.lines())")
  }

  @Test("say how large images are whose size the document doesn't state")
  func images() throws {
    let picture: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + "IHDR".utf8
      + [0, 0, 0, 90, 0, 0, 0, 60]
    let set = """
      {"images": [{"idiom": "universal", "scale": "1x"},
      {"idiom": "universal", "filename": "hero@3x.png", "scale": "3x"}]}
      """
    let layout = try layout([
      "hero.imageset/Contents.json": Array(set.utf8), "hero.imageset/hero@3x.png": picture,
    ])
    let size = LayoutSetting.intrinsicSize(StatedSize(width: 30, height: 20))
    #expect(layout.document.items[2][.intrinsicSize] == size)
    // The size that the document states counts.
    let stated = LayoutSetting.intrinsicSize(StatedSize(width: 24, height: 22))
    #expect(layout.document.items[3][.intrinsicSize] == stated)
  }

  @Test("that are nowhere are noted")
  func missing() throws {
    let notes = try layout([:]).notes.lines()
    #expect(
      notes.contains { $0.contains("the image 'hero' is neither in the document's resources") })
    #expect(!notes.contains { $0.contains("'brand'") })
  }
}
