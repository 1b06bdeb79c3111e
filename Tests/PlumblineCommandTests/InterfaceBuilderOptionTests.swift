import Foundation
import Testing

@Suite("Options and messages for Interface Builder documents")
struct InterfaceBuilderOptionTests {
  /// A document with two views of an unknown kind, a constraint to nothing, and a label of a stored size that
  /// no font gives it.
  private static let odd = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="20037" targetRuntime="iOS.CocoaTouch">
    <device id="retina4_7" orientation="portrait"/><objects>
    <view id="aaa-aa-aaa"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
    <arskView id="b"><rect key="frame" x="0" y="0" width="10" height="10"/></arskView>
    <arskView id="c"><rect key="frame" x="0" y="20" width="10" height="10"/></arskView>
    <label text="Stored" translatesAutoresizingMaskIntoConstraints="NO" id="l">
    <rect key="frame" x="0.0" y="0.0" width="77" height="33"/></label></subviews><constraints>
    <constraint firstItem="l" firstAttribute="leading" secondItem="aaa-aa-aaa" secondAttribute="leading" id="x"/>
    <constraint firstItem="l" firstAttribute="top" secondItem="aaa-aa-aaa" secondAttribute="top" id="y"/>
    <constraint firstItem="b" firstAttribute="top" secondItem="zzz" secondAttribute="top" id="n"/>
    </constraints></view></objects></document>
    """

  private static let notes = [
    "4:1: note: 2 views of class ARSKView are drawn as plain views",
    "10:1: note: <constraint> names 'zzz', which is not a view or guide in this scene; Xcode would remove it",
  ]

  /// A controller with a label so far from the top.
  private static func scene(_ name: String, top: Int) -> String {
    """
    <scene sceneID="\(name)s"><objects><viewController storyboardIdentifier="\(name)" id="\(name)c" \
    sceneMemberID="viewController"><view key="view" id="\(name)v">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
    <label text="\(name)" translatesAutoresizingMaskIntoConstraints="NO" id="\(name)l">
    <rect key="frame" x="0.0" y="0.0" width="60" height="21"/></label></subviews><constraints>
    <constraint firstItem="\(name)l" firstAttribute="leading" secondItem="\(name)v" secondAttribute="leading" id="\(name)x"/>
    <constraint firstItem="\(name)l" firstAttribute="top" secondItem="\(name)v" secondAttribute="top" \
    constant="\(top)" id="\(name)y"/></constraints></view></viewController></objects></scene>
    """
  }

  private static func storyboard(_ scenes: String...) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="20037" \
    targetRuntime="iOS.CocoaTouch"><device id="retina4_7" orientation="portrait"/>
    <scenes>\(scenes.joined())</scenes></document>
    """
  }

  @Test(
    "say once what was not understood, and fail for it if asked",
    arguments: [
      ["solve", "odd.xib"], ["render", "odd.xib", "-o", "out"],
      ["render", "odd.xib", "-o", "out", "--manifest"],
      ["render", "odd.xib", "-o", "out", "--manifest"],
      ["render", "odd.xib", "-o", "-"], ["record", "odd.xib"],
    ])
  func notes(_ arguments: [String]) throws {
    let folder = try CommandFolder(["odd.xib": Self.odd])
    let plain = try CommandRun(arguments, in: folder.path)
    #expect(plain.status == 0)
    #expect(
      plain.error.split(separator: "\n").filter { $0.contains(": note: ") }
        == Self.notes.map { "odd.xib:\($0)" })
    // A second run draws nothing and still knows.
    let strict = try CommandRun(arguments + ["--strict"], in: folder.path)
    #expect(strict.status == 3)
    #expect(
      strict.error.split(separator: "\n").filter { $0.contains(": error: ") }
        == Self.notes.map { "odd.xib:\($0.replacing(" note:", with: " error:"))" })
  }

  @Test("call views by names for people, which tables cut")
  func names() throws {
    let name = String(repeating: "long ", count: 20)
    let folder = try CommandFolder([
      "odd.xib": Self.odd.replacing(#"text="Stored""#, with: #"text="\#(name)""#)
    ])
    let json = try CommandRun(["solve", "odd.xib", "--json"], in: folder.path).output
    #expect(json.contains(#"{ "id": "l", "name": "\#(name)", "class": "Label""#), "\(json)")
    #expect(json.contains(#"{ "id": "c", "name": "ARSKView 2", "class": "ARSKView""#))
    let table = try CommandRun(["solve", "odd.xib"], in: folder.path).output
    #expect(table.contains("    long long long long long long long long…  Label"), "\(table)")
  }

  @Test("say which ids were changed where they become scene files")
  func changedIDs() throws {
    let text = Self.odd.replacing(#"id="l""#, with: #"id="a/b""#)
      .replacing(#""l""#, with: #""a/b""#)
    let folder = try CommandFolder(["odd.xib": text])
    let run = try CommandRun(["import", "odd.xib"], in: folder.path)
    #expect(run.output.contains("# a scene file can't state the id 'a/b' of label\n"))
    #expect(run.output.contains("- label.leading == root.leading"), "\(run.output)")
  }

  @Test("are called by the class of their controller if their title is empty")
  func emptyTitle() throws {
    let text = Self.storyboard(Self.scene("One", top: 9)).replacing(
      #"storyboardIdentifier="One""#, with: #"title=" " storyboardIdentifier="" customClass="Home""#
    )
    let folder = try CommandFolder(["Main.storyboard": text])
    let run = try CommandRun(["solve", "Main.storyboard"], in: folder.path)
    #expect(run.output.hasPrefix("Home — 375x667@2\n"), "\(run.output)")
  }

  @Test("tell jobs what was not understood")
  func jobNotes() throws {
    let folder = try CommandFolder([
      "odd.xib": Self.odd, "jobs.ndjson": #"{ "scene": "odd.xib", "output": "a.png" }"#,
    ])
    let run = try CommandRun(["render", "--jobs-file", "jobs.ndjson"], in: folder.path)
    #expect(
      run.output.contains(#""notes": ["odd.xib:4:1: note: 2 views of class"#), "\(run.output)")
  }

  @Test("count against what a job may have of views", arguments: [(3, "failed"), (4, "drawn")])
  func jobLimit(_ views: Int, _ status: String) throws {
    let folder = try CommandFolder([
      "odd.xib": Self.odd, "jobs.ndjson": #"{ "scene": "odd.xib", "output": "a.png" }"#,
    ])
    let run = try CommandRun(
      ["render", "--jobs-file", "jobs.ndjson", "--max-views", "\(views)"], in: folder.path)
    #expect(run.output.contains("\"status\": \"\(status)\""), "\(run.output)\(run.error)")
  }

  @Test("measure text on request, and elsewhere than on the document's canvas")
  func measured() throws {
    let folder = try CommandFolder([
      "odd.xib": Self.odd,
      "jobs.ndjson":
        #"{ "scene": "odd.xib", "output": "job.svg", "svg": "structured", "show": ["caption"], "measureText": true }"#,
    ])
    func frame(_ options: String...) throws -> Bool {
      try CommandRun(["solve", "odd.xib", "--json"] + options, in: folder.path).output.contains(
        "77, 33]")
    }
    #expect(try frame())
    #expect(try !frame("--measure-text"))
    #expect(try !frame("--canvas", "320x568"))
    func caption(_ options: String...) throws -> String {
      try CommandRun(
        [
          "render", "odd.xib", "--format", "svg", "--svg", "structured", "--show", "caption", "-o",
          "-",
        ] + options,
        in: folder.path
      ).output
    }
    #expect(try caption().contains("375 × 667, content sizes as stored"))
    #expect(try caption("--measure-text").contains("375 × 667, text measured"))
    #expect(try caption("--canvas", "320x568").contains("320 × 568, text measured"))
    #expect(try CommandRun(["render", "--jobs-file", "jobs.ndjson"], in: folder.path).status == 0)
    let job = try String(contentsOfFile: folder.path + "/job.svg", encoding: .utf8)
    #expect(job == (try caption("--measure-text")))
  }

  @Test("are read from standard input, scene by scene")
  func standardInput() throws {
    let folder = try CommandFolder([
      "Main.storyboard": Self.storyboard(Self.scene("A", top: 4), Self.scene("B", top: 5))
    ])
    func run(_ line: String) throws -> CommandRun {
      try CommandRun(
        shell: "cat Main.storyboard | \(CommandRun.executable.path) \(line)", in: folder.path)
    }
    #expect(
      try run("render - -o out").output == "out/stdin-A.375x667@2.png\nout/stdin-B.375x667@2.png\n")
    let one = try run("solve - --scene B")
    #expect(one.output.hasPrefix("B — 375x667@2\n"))
    let text = try run("import -").output
    #expect(text.components(separatedBy: "\n---\n").count == 2)
    #expect(text == (try CommandRun(["import", "Main.storyboard"], in: folder.path).output))
  }

  @Test("show what changed since an older document, by object ids")
  func before() throws {
    let folder = try CommandFolder([
      "old.storyboard": Self.storyboard(Self.scene("A", top: 4), Self.scene("B", top: 5)),
      "new.storyboard": Self.storyboard(
        Self.scene("B", top: 9).replacingOccurrences(
          of: "Identifier=\"B\"", with: "Identifier=\"Renamed\""),
        Self.scene("A", top: 4), Self.scene("C", top: 6)),
      "old/Main.storyboard": Self.storyboard(Self.scene("A", top: 4)),
      "new/Main.storyboard": Self.storyboard(Self.scene("A", top: 7), Self.scene("B", top: 5)),
    ])
    let options = ["--format", "svg", "--svg", "structured"]
    let run = try CommandRun(
      ["render", "--before", "old.storyboard", "new.storyboard", "-o", "out"] + options,
      in: folder.path)
    #expect(run.status == 3)
    #expect(
      run.error.contains("old.storyboard: error: there is no scene 'new-C' to compare with"),
      "\(run.error)")
    func picture(_ name: String) throws -> String {
      try String(
        contentsOfFile: "\(folder.path)/out/\(name).375x667@2-changes.svg", encoding: .utf8)
    }
    #expect(try picture("new-Renamed").contains("y 5 → 9"))
    #expect(try picture("new-A").contains("nothing moved"))
    let folders = try CommandRun(
      ["render", "--before", "old", "new", "-o", "out"] + options, in: folder.path)
    #expect(folders.error.contains("there is no scene 'Main-B'"), "\(folders.error)")
    #expect(try picture("Main-A").contains("y 4 → 7"))
  }
}
