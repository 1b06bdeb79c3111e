import Foundation
import Testing

@Suite("The files that Sentry takes with pictures")
struct SidecarTests {
  private static let scene = """
    scene: A
    canvases: [40x20]
    root: { subviews: [{ id: box }] }
    constraints:
      - box.leading == root.leading + 4 "left"
      - box.leading == root.leading + 8 "right"
      - box.width == 8
      - box.top == root.top
      - box.height == 8
    """

  @Test("are a JSON file for each picture, and a list of all names")
  func files() throws {
    let folder = try CommandFolder(["s/a.scene.yaml": Self.scene, "s/b.scene.yaml": Self.scene])
    let arguments = [
      "render", "s", "-o", "out", "--sidecar", "sentry", "--theme", "light", "--theme", "dark",
      "--direction", "ltr", "--direction",
      "rtl", "--quiet",
    ]
    #expect(try CommandRun(arguments, in: folder.path).status == 0)
    let names = ["a", "b"].flatMap { scene in
      ["", "-rtl"].flatMap { direction in
        ["dark", "light"].map { "\(scene).40x20\(direction)-\($0).png" }
      }
    }
    #expect(
      folder.contents(of: "out")["sentry-image-names.txt"].map {
        String(decoding: $0, as: UTF8.self)
      }
        == names.sorted().joined(separator: "\n") + "\n")
    let sidecar = try #require(folder.contents(of: "out")["a.40x20-rtl-dark.json"])
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(sidecar)) as? [String: Any])
    #expect(json["display_name"] as? String == "a: 40x20, right to left, dark")
    #expect(json["group"] as? String == "a")
    #expect(
      json["tags"] as? [String: String]
        == ["canvas": "40x20", "direction": "rtl", "theme": "dark"])
    let context = try #require(json["context"] as? [String: Any])
    #expect(context["scene"] as? String == "s/a.scene.yaml")
    let conflict = try #require((context["conflicts"] as? [[String: Any]])?.first)
    #expect("\(conflict)".contains("box.leading == root.leading + "))
    // A run that draws nothing has the same files, and removed pictures lose theirs.
    let before = folder.contents(of: "out")
    #expect(try CommandRun(arguments, in: folder.path).status == 0)
    #expect(folder.contents(of: "out") == before)
    try FileManager.default.removeItem(atPath: folder.path + "/s/b.scene.yaml")
    #expect(try CommandRun(arguments + ["--clean"], in: folder.path).status == 0)
    #expect(!folder.contents(of: "out").keys.contains { $0.hasPrefix("b.") })
    #expect(folder.contents(of: "out").count == 4 * 2 + 2)
  }

  @Test("are those of a shard, with a list of its own")
  func shards() throws {
    let folder = try CommandFolder(manyScenes(6))
    for number in 1...2 {
      let run = try CommandRun(
        ["render", "scenes", "-o", "out", "--sidecar", "sentry", "--shard", "\(number)/2"],
        in: folder.path)
      #expect(run.status == 0)
    }
    let lists = folder.contents(of: "out").filter { $0.key.hasPrefix("sentry-image-names.") }
    #expect(Set(lists.keys) == ["sentry-image-names.1-of-2.txt", "sentry-image-names.2-of-2.txt"])
    let names = lists.values.flatMap { String(decoding: $0, as: UTF8.self).split(separator: "\n") }
    #expect(
      Set(names.map(String.init))
        == Set(
          folder.files.filter { $0.hasSuffix(".png") }.map {
            String($0.dropFirst("out/".count))
          }))
  }

  @Test("need PNG files in a folder, and leave the list as it was if pictures are missing")
  func faults() throws {
    let folder = try CommandFolder(["a.scene.yaml": Self.scene, "b.scene.yaml": "scene: ["])
    let formats = try CommandRun(
      ["render", "a.scene.yaml", "-o", "out", "--format", "svg", "--sidecar", "sentry"],
      in: folder.path)
    #expect(formats.status == 2)
    #expect(formats.error.contains("--sidecar needs PNG files; add png to --format"))
    let stream = try CommandRun(
      ["render", "a.scene.yaml", "-o", "-", "--sidecar", "sentry"], in: folder.path)
    #expect(stream.status == 2 && stream.error.contains("--sidecar needs a folder for -o"))
    let broken = try CommandRun(
      ["render", "a.scene.yaml", "b.scene.yaml", "-o", "out", "--sidecar", "sentry"],
      in: folder.path)
    #expect(broken.status == 3)
    #expect(folder.files.contains("out/a.40x20.json"))
    #expect(!folder.files.contains("out/sentry-image-names.txt"))
    let manifest = try CommandRun(
      ["render", "a.scene.yaml", "-o", "out", "--sidecar", "sentry", "--name", "manifest"],
      in: folder.path)
    #expect(manifest.status != 0 && manifest.error.contains("manifest.json"))
  }
}
