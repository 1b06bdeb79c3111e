import Foundation
import Testing

@Suite("Git and Interface Builder documents, as the documentation sets it up")
struct InterfaceBuilderGitTests {
  private static func card(width: Int) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="20037" targetRuntime="iOS.CocoaTouch">
    <device id="retina4_7" orientation="portrait"/><objects>
    <view id="roo-tV-iew"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/><subviews>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="box-Vi-ewV"><rect key="frame" width="9" height="9"/></view>
    </subviews><constraints>
    <constraint firstItem="box-Vi-ewV" firstAttribute="width" constant="\(width)" id="a">
    <variation key="heightClass=compact" constant="\(width + 1)"/></constraint>
    </constraints></view></objects></document>
    """
  }

  private static let desktop =
    "<document targetRuntime=\"MacOSX.Cocoa\">\n<objects/>\n</document>\n"

  /// The lines of the documentation that configure git; those with one text, the first.
  private static func recipe(_ kind: String) throws -> String {
    let file = URL(fileURLWithPath: #filePath)
      .appending(path: "../../../Documentation/InterfaceBuilder.md").standardized
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    return try #require(
      lines.first { $0.contains("git config diff.interface-builder.\(kind) ") }
        .map { String($0.drop { $0 == " " }) })
  }

  /// Runs git in a repository with a commit of documents, and a second one that changes, adds and deletes some.
  private func git(_ arguments: String, recipe kind: String) throws -> CommandRun {
    let folder = try CommandFolder([
      ".gitattributes": "*.xib diff=interface-builder\n", "Card.xib": Self.card(width: 56),
      "Mac.xib": Self.desktop, "Gone.xib": Self.card(width: 3),
    ])
    let commit = "git add -A && git -c user.name=a -c user.email=a@b commit -qm step"
    let setUp = try CommandRun(
      shell: "git init -q && \(try Self.recipe(kind)) && \(commit)", in: folder.path)
    try #require(setUp.status == 0, "\(setUp.error)")
    for (name, text) in [
      ("Card.xib", Self.card(width: 80)), ("New.xib", Self.card(width: 7)),
      ("Mac.xib", Self.desktop.replacingOccurrences(of: "<objects/>", with: "<objects></objects>")),
    ] {
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder.path)/\(name)"))
    }
    return try CommandRun(
      shell: "rm Gone.xib && \(commit) && git \(arguments)", in: folder.path)
  }

  @Test(
    "diffs are those of scene files, and of the documents that can't be imported",
    arguments: ["log -p", "diff HEAD~1"])
  func texts(_ arguments: String) throws {
    let run = try git(arguments, recipe: "textconv")
    #expect(run.status == 0, "\(run.error)")
    for line in [
      "-  - box-Vi-ewV.width == 56", "+  - box-Vi-ewV.width == 80",
      "-# heightClass=compact: constant of \"a\" is 57",
      "+# heightClass=compact: constant of \"a\" is 81", "-<objects/>", "+<objects></objects>",
    ] {
      #expect(run.output.contains(line + "\n"), "\(run.output)\(run.error)")
    }
  }

  @Test("an external command says what moved, and names files that were added or deleted")
  func command() throws {
    let run = try git("diff --ext-diff --no-renames HEAD~1", recipe: "command")
    #expect(run.status == 0, "\(run.error)")
    #expect(run.output.contains("width 56 → 80"), "\(run.output)\(run.error)")
    for name in ["New", "Gone"] { #expect(run.output.contains("\(name).*"), "\(run.output)") }
  }
}
