import Foundation
import Testing

@Suite("Interface Builder documents on the command line")
struct InterfaceBuilderTests {
  private static func document(_ controllers: [(id: String, name: String)]) -> String {
    let scenes = controllers.map { id, name in
      """
      <scene sceneID="\(id)s"><objects>
      <viewController storyboardIdentifier="\(name)" id="\(id)c" sceneMemberID="viewController">
      <view key="view" id="\(id)v"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews><label text="\(name)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)l">
      <rect key="frame" x="0.0" y="0.0" width="60" height="21"/></label></subviews>
      <constraints>
      <constraint firstItem="\(id)l" firstAttribute="centerX" secondItem="\(id)v" secondAttribute="centerX" id="\(id)x"/>
      <constraint firstItem="\(id)l" firstAttribute="top" secondItem="\(id)v" secondAttribute="top" constant="40" id="\(id)y"/>
      </constraints></view></viewController></objects></scene>
      """
    }
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="20037" \
      targetRuntime="iOS.CocoaTouch"><device id="retina4_7" orientation="portrait"/>
      <scenes>\(scenes.joined())</scenes></document>
      """
  }

  private static let both = document([("aaa-aa-aaa", "Login"), ("bbb-bb-bbb", "About")])

  @Test("are solved scene by scene, with object ids")
  func solved() throws {
    let folder = try CommandFolder(["Main.storyboard": Self.both])
    let all = try CommandRun(["solve", "Main.storyboard", "--json"], in: folder.path)
    #expect(all.status == 0, "\(all.error)")
    #expect(all.output.contains("\"id\": \"aaa-aa-aaav\""))
    #expect(all.output.contains("\"id\": \"bbb-bb-bbbv\""))
    let one = try CommandRun(
      ["solve", "Main.storyboard", "--scene", "About", "--json"], in: folder.path)
    #expect(!one.output.contains("aaa-aa-aaav"))
    #expect(one.output.contains("\"id\": \"bbb-bb-bbbl\""))
    #expect(one.output.contains("[157.5, 40, 60, 21]"))
  }

  @Test("are drawn, one picture for each scene, from a folder too")
  func drawn() throws {
    let folder = try CommandFolder([
      "App/Main.storyboard": Self.both, "App/Card.xib": Self.document([("ccc-cc-ccc", "Card")]),
    ])
    let run = try CommandRun(["render", "App", "-o", "out"], in: folder.path)
    #expect(run.status == 0, "\(run.error)")
    #expect(
      run.output.split(separator: "\n").sorted() == [
        "out/Card.375x667@2.png", "out/Main-About.375x667@2.png", "out/Main-Login.375x667@2.png",
      ])
  }

  @Test("are recorded and verified")
  func verified() throws {
    let folder = try CommandFolder(["Main.storyboard": Self.both])
    let recorded = try CommandRun(["record", "Main.storyboard"], in: folder.path)
    #expect(recorded.status == 0, "\(recorded.error)")
    #expect(try CommandRun(["verify", "Main.storyboard"], in: folder.path).status == 0)
    let moved = Self.both.replacingOccurrences(of: "constant=\"40\"", with: "constant=\"44\"")
    try Data(moved.utf8).write(to: URL(fileURLWithPath: folder.path + "/Main.storyboard"))
    let verified = try CommandRun(["verify", "Main.storyboard"], in: folder.path)
    #expect(verified.status == 1)
    #expect(verified.output.contains("Login (aaa-aa-aaal): y 40 → 44"), "\(verified.output)")
  }

  @Test("are compared scene by scene")
  func compared() throws {
    let moved = Self.both.replacingOccurrences(of: "constant=\"40\"", with: "constant=\"44\"")
    let folder = try CommandFolder(["old.storyboard": Self.both, "new.storyboard": moved])
    let run = try CommandRun(["compare", "old.storyboard", "new.storyboard"], in: folder.path)
    #expect(run.status == 1)
    #expect(
      run.output.contains("About (bbb-bb-bbbl): y 40 → 44"), "\(run.output)\(run.error)")
  }

  @Test("don't show views without opacity, which keep their places")
  func transparent() throws {
    let clear = Self.both.replacingOccurrences(of: "<label ", with: "<label alpha=\"0.0\" ")
    let folder = try CommandFolder(["Main.storyboard": clear])
    let svg = try CommandRun(
      ["render", "Main.storyboard", "--scene", "Login", "-o", "a.svg"], in: folder.path)
    #expect(svg.status == 0, "\(svg.error)")
    let text = try String(contentsOfFile: folder.path + "/a.svg", encoding: .utf8)
    #expect(!text.contains("aaa-aa-aaal\" class=\"view"))
    let solved = try CommandRun(
      ["solve", "Main.storyboard", "--scene", "Login", "--json"], in: folder.path)
    #expect(solved.output.contains("[157.5, 40, 60, 21]"))
  }

  @Test("are the same as themselves")
  func comparedWithItself() throws {
    let folder = try CommandFolder(["Main.storyboard": Self.both])
    let run = try CommandRun(["compare", "Main.storyboard", "Main.storyboard"], in: folder.path)
    #expect(run.status == 0)
    #expect(!run.output.contains("differ"), "\(run.output)")
  }

  @Test("have scenes that messages list if another one is asked for")
  func listed() throws {
    let folder = try CommandFolder(["Main.storyboard": Self.both])
    let unknown = try CommandRun(["solve", "Main.storyboard", "--scene", "Zebra"], in: folder.path)
    #expect(unknown.error.hasSuffix("'Zebra'; its scenes are Login, About\n"), "\(unknown.error)")
    let several = try CommandRun(["render", "Main.storyboard", "-o", "one.png"], in: folder.path)
    #expect(
      several.error.contains(
        "name one scene (Main.storyboard#Login, Main.storyboard#About), canvas"),
      "\(several.error)")
  }

  @Test("have texts that `import` writes without characters that control terminals")
  func escaped() throws {
    let text = Self.both.replacingOccurrences(of: "text=\"Login\"", with: "text=\"a&#x202e;b\"")
      .replacingOccurrences(of: "constant=\"40\"", with: "constant=\"&#x202e;\"")
    let folder = try CommandFolder(["Main.storyboard": text])
    let run = try CommandRun(["import", "Main.storyboard"], in: folder.path)
    #expect(run.output.contains(#""a\u202eb""#), "\(run.output)")
    #expect(!run.output.contains("\u{202E}") && !run.error.contains("\u{202E}"))
  }

  @Test("become scene files with the same frames")
  func imported() throws {
    let folder = try CommandFolder(["Main.storyboard": Self.both])
    let one = try CommandRun(
      ["import", "Main.storyboard", "--scene", "Login"], in: folder.path)
    #expect(one.output.contains("aaa-aa-aaal.centerX == root.centerX"))
    let all = try CommandRun(["import", "Main.storyboard", "-o", "scenes"], in: folder.path)
    #expect(
      all.output == "scenes/Main-Login.scene.yaml\nscenes/Main-About.scene.yaml\n", "\(all.error)")
    let solved = try CommandRun(["solve", "scenes", "--json"], in: folder.path)
    #expect(solved.status == 0, "\(solved.error)")
    #expect(solved.output.contains("[157.5, 40, 60, 21]"))
    let again = try CommandRun(["import", "Main.storyboard", "-o", "scenes"], in: folder.path)
    #expect(again.status == 7)
    #expect(again.error.hasPrefix("scenes/Main-Login.scene.yaml: error: the file already exists"))
  }

  @Test("that can't be read are errors with their position")
  func refused() throws {
    let folder = try CommandFolder(["Broken.xib": "<document>\n<objects>\n"])
    let run = try CommandRun(["render", "Broken.xib"], in: folder.path)
    #expect(run.status == 3)
    #expect(run.error.hasPrefix("Broken.xib:3:1: error: this is not XML"), "\(run.error)")
  }

  @Test(
    "of a size that no canvas can have are errors with their position, unless another canvas is given",
    arguments: [("0", "0", "0 × 0"), ("-4", "9", "-4 × 9"), ("1000000", "9", "1000000 × 9")])
  func impossibleCanvas(_ width: String, _ height: String, _ size: String) throws {
    let text = Self.document([("aaa-aa-aaa", "Login")])
      .replacingOccurrences(
        of: #"width="375" height="667""#, with: #"width="\#(width)" height="\#(height)""#)
    let folder = try CommandFolder(["Main.storyboard": text])
    for command in [["solve"], ["render", "-o", "out"], ["record"], ["sheet"], ["import"]] {
      let run = try CommandRun(command + ["Main.storyboard"], in: folder.path)
      #expect(run.status == 3, "\(command)")
      #expect(
        run.error.contains(
          "Main.storyboard:4:35: error: the <view> 'aaa-aa-aaav' is \(size) points, which no canvas can be"
        ),
        "\(command): \(run.error)")
    }
    let run = try CommandRun(
      ["solve", "Main.storyboard", "--canvas", "320x480"], in: folder.path)
    #expect(run.status == 0, "\(run.error)")
  }

  @Test("have messages with the names of views and their object ids, and take either in questions")
  func names() throws {
    let outlet = #"<outlet property="titleLabel" destination="aaa-aa-aaal" id="aaa-aa-aaao"/>"#
    let top = """
      <constraint firstItem="aaa-aa-aaal" firstAttribute="top" secondItem="aaa-aa-aaav" \
      secondAttribute="top" constant="40" id="aaa-aa-aaaz"/>
      <constraint firstItem="aaa-aa-aaal" firstAttribute="leading" relation="greaterThanOrEqual" \
      secondItem="aaa-aa-aaav" secondAttribute="leading" constant="100" id="aaa-aa-aaaw"/>
      """
    let text = Self.document([("aaa-aa-aaa", "Login")])
      .replacingOccurrences(of: "</constraints>", with: top + "</constraints>")
      .replacingOccurrences(
        of: "</viewController>", with: "<connections>\(outlet)</connections></viewController>")
    let folder = try CommandFolder(["Main.storyboard": text])
    func run(_ arguments: String...) throws -> CommandRun {
      try CommandRun(arguments, in: folder.path)
    }
    let (name, equation) = (
      "titleLabel (aaa-aa-aaal)", "titleLabel (aaa-aa-aaal).top == View (aaa-aa-aaav).top + 40"
    )
    for format in [[], ["--json"], ["--sarif", "-"], ["--github", "-"]] {
      let lint = try CommandRun(["lint", "Main.storyboard"] + format, in: folder.path)
      #expect(lint.output.contains(equation), "\(lint.output)\(lint.error)")
    }
    #expect(
      try run("lint", "Main.storyboard", "--json").output.contains(
        #"["aaa-aa-aaal", "aaa-aa-aaav"]"#))
    for item in ["titleLabel", "aaa-aa-aaal", name] {
      let answer = try run("explain", "Main.storyboard", item + ".top")
      #expect(answer.output.contains("  \(name).top = 40"), "\(answer.output)\(answer.error)")
      #expect(answer.output.contains(equation))
    }
    #expect(try run("explain", "Main.storyboard", "titelLabel").error.contains("'titleLabel'?"))
    let sweep = try run("sweep", "Main.storyboard", "--width", "200-300")
    #expect(sweep.output.contains("the text of '\(name)' is truncated"), "\(sweep.output)")
  }

  private static let environment = ProcessInfo.processInfo.environment
  private static let checker = environment["PLUMBLINE_TOOLS"].map { $0 + "/ib/check_frames.py" }

  @Test(
    "have the frames that Apple's engine stored in them",
    .enabled(
      if: environment["PLUMBLINE_APPLE_FRAMES"] != nil && checker != nil,
      "PLUMBLINE_APPLE_FRAMES and PLUMBLINE_TOOLS name no folders"),
    arguments: [[], ["--hostile"]])
  func appleFrames(_ options: [String]) throws {
    let frames = try #require(Self.environment["PLUMBLINE_APPLE_FRAMES"])
    let checker = try #require(Self.checker)
    let folder = try CommandFolder()
    let run = try CommandRun(
      ["python3", checker, CommandRun.executable.path, frames, frames + "/../interface-builder"]
        + options,
      of: URL(fileURLWithPath: "/usr/bin/env"), in: folder.path)
    let matched = run.output.split(separator: " ").dropFirst().first?.split(separator: "/").first
    #expect(matched.flatMap { Int($0) } ?? 0 >= 834, "\(run.output)\(run.error)")
  }
}
