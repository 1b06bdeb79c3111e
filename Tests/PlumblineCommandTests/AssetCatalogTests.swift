import Foundation
import Testing

@Suite("Asset catalogues around Interface Builder documents")
struct AssetCatalogTests {
  private static func document(_ color: String = "brand") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="20037" \
    targetRuntime="iOS.CocoaTouch"><device id="retina4_7" orientation="portrait"/>
    <objects><view id="roo-tV-iew"><rect key="frame" x="0.0" y="0.0" width="40" height="30"/>
    <subviews><view id="car-dV-iew"><rect key="frame" x="5" y="5" width="30" height="20"/>
    <color key="backgroundColor" name="\(color)"/></view></subviews></view></objects>
    <resources><namedColor name="brand"><color red="1" green="0.5" blue="0" alpha="1"/></namedColor></resources>
    </document>
    """
  }

  private static func set(_ white: String) -> String {
    """
    {"colors": [{"idiom": "universal", "color": {"components": {"white": "\(white)", "alpha": "1.000"}}}]}
    """
  }

  private static let contents = "Assets.xcassets/brand.colorset/Contents.json"

  /// The record of the document.
  private func record(_ folder: CommandFolder, _ document: String) throws -> String {
    #expect(try CommandRun(["record", document], in: folder.path).status == 0)
    let file = try #require(folder.files.first { $0.hasSuffix(".frames.txt") })
    return String(decoding: folder.bytes(file), as: UTF8.self)
  }

  /// The color of the document's view.
  private func fill(
    _ folder: CommandFolder, _ document: String = "App/Card.xib"
  ) throws -> Substring? {
    let lines = try record(folder, document).split(separator: "\n")
    return lines.first { $0.contains("car-dV-iew.fill") }?.split(separator: " ").last
  }

  @Test("give colors their values: those beside the document")
  func beside() throws {
    let folder = try CommandFolder([
      "App/Card.xib": Self.document(), "App/\(Self.contents)": Self.set("0.200"),
    ])
    #expect(try fill(folder) == "#333333")
  }

  @Test(
    "are those of another folder if the command line names one, for documents that git extracts")
  func elsewhere() throws {
    let folder = try CommandFolder([
      "git-blob/Card.xib": Self.document(), "App/Views/Home.xib": Self.document(),
      "App/\(Self.contents)": Self.set("0.200"),
    ])
    for assets in ["App", "App/"] {
      let run = try CommandRun(
        ["import", "git-blob/Card.xib", "--assets", assets], in: folder.path)
      #expect(run.output.contains("#333333"), "\(run.output)\(run.error)")
    }
    let piped = try CommandRun(
      shell: "plumbline import - --assets App < git-blob/Card.xib", in: folder.path)
    #expect(piped.output.contains("#333333"), "\(piped.output)\(piped.error)")
    let absent = try CommandRun(["solve", "git-blob/Card.xib", "--assets", "No"], in: folder.path)
    #expect(absent.status == 2)
    #expect(absent.error.contains("--assets No: there is no such folder"), "\(absent.error)")
  }

  @Test("are found above the document up to the project's folder, and the nearest counts")
  func above() throws {
    let folder = try CommandFolder([
      "App/Views/Home/Card.xib": Self.document(), "App/\(Self.contents)": Self.set("0.200"),
      Self.contents: Self.set("0.800"),
    ])
    let document = "App/Views/Home/Card.xib"
    #expect(try fill(folder, document) == "#ff8000")
    let project = URL(fileURLWithPath: folder.path).appending(path: "App.xcodeproj")
    try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
    #expect(try fill(folder, document) == "#333333")
  }

  @Test("have folders that are part of names, if they say so")
  func namespaces() throws {
    let group = "{\"properties\": {\"provides-namespace\": true}}"
    let folder = try CommandFolder([
      "App/Card.xib": Self.document("Theme/brand"),
      "App/Assets.xcassets/Colours/Theme/Contents.json": group,
      "App/Assets.xcassets/Colours/Theme/brand.colorset/Contents.json": Self.set("0.200"),
      "App/Assets.xcassets/brand.colorset/Contents.json": Self.set("0.800"),
    ])
    #expect(try fill(folder) == "#333333")
    try Data(Self.document().utf8).write(
      to: URL(fileURLWithPath: folder.path + "/App/Card.xib"))
    #expect(try fill(folder) == "#cccccc")
  }

  @Test("are not read where a link leads out of their folder, which is noted with the path")
  func links() throws {
    let folder = try CommandFolder([
      "App/Card.xib": Self.document(), "App/Assets.xcassets/Contents.json": "{}",
      "other/brand.colorset/Contents.json": Self.set("0.200"),
    ])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/App/Assets.xcassets/brand.colorset",
      withDestinationPath: "../../other/brand.colorset")
    #expect(try fill(folder) == "#ff8000")
    let solved = try CommandRun(["solve", "App/Card.xib"], in: folder.path)
    #expect(
      solved.error.contains(
        "App/Card.xib:4:1: note: \(Self.contents) is not used: it is a link that leads"),
      "\(solved.error)")
  }

  @Test("are part of what pictures depend on")
  func keys() throws {
    let folder = try CommandFolder([
      "App/Card.xib": Self.document(), "App/\(Self.contents)": Self.set("0.200"),
    ])
    let line = ["render", "App", "-o", "out"]
    let name = "out/Card.40x30@2.png"
    #expect(try CommandRun(line, in: folder.path).status == 0)
    let first = folder.bytes(name)
    try Data(Self.set("0.800").utf8).write(
      to: URL(fileURLWithPath: folder.path + "/App/" + Self.contents))
    #expect(try CommandRun(line, in: folder.path).status == 0)
    #expect(!first.isEmpty && folder.bytes(name) != first)
  }

  @Test("are named in snapshot records with their hashes")
  func records() throws {
    let folder = try CommandFolder([
      "App/Card.xib": Self.document(), "App/\(Self.contents)": Self.set("0.200"),
    ])
    #expect(try record(folder, "App/Card.xib").contains("with \"\(Self.contents)\" sha256:"))
  }
}
