import Foundation
import Testing

@Suite("A distribution") struct InstallationTests {
  private let scene =
    "root: { subviews: [{ id: a, class: Label, text: \u{5E9}\u{5DC}\u{5D5}\u{5DD} }] }\n"

  /// A folder with the command in `bin` and one font.
  private func installation() throws -> (folder: CommandFolder, program: URL) {
    let folder = try CommandFolder([
      "bin/.keep": "", "share/plumbline/fonts/.keep": "", "a.scene.yaml": scene,
      "share/plumbline/libraries.txt": "libcairo2 1.16.0-7\nno version here\n",
    ])
    let program = URL(filePath: folder.path + "/bin/plumbline")
    // A copy made here is busy while a process that another test starts has the open file as well.
    let source = CommandRun.executable.resolvingSymlinksInPath().path
    _ = try CommandRun(
      [source, program.path], of: URL(fileURLWithPath: "/bin/cp"), in: folder.path)
    let font = "Inter-Regular.otf"
    try FileManager.default.copyItem(
      atPath: "/usr/share/fonts/opentype/inter/" + font,
      toPath: folder.path + "/share/plumbline/fonts/" + font)
    return (folder, program)
  }

  @Test("draws with its own fonts alone, and lists them with its libraries")
  func fonts() throws {
    let (folder, program) = try installation()
    let version = try CommandRun(["version"], of: program, in: folder.path)
    let names = version.output.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    #expect(names == ["plumbline", "cairo", "pango", "freetype", "Inter-Regular.otf", "libcairo2"])
    let drawn = try CommandRun(
      ["render", "a.scene.yaml", "--canvas", "99x99"], of: program, in: folder.path)
    #expect(drawn.status == 0)
    #expect(drawn.error.contains("no font here has the script Hebrew"))
    #expect(drawn.error.contains("install the package fonts-dejavu-core"))
  }

  @Test("takes more fonts from a folder, in processes that draw for it as well")
  func moreFonts() throws {
    let (folder, program) = try installation()
    let more = ["--fonts", "/usr/share/fonts/truetype/dejavu"]
    let drawn = try CommandRun(
      ["render", "a.scene.yaml", "--canvas", "99x99", "-o", "here"] + more, of: program,
      in: folder.path)
    #expect(drawn.status == 0)
    #expect(!drawn.error.contains("no font"))
    let supervised = try CommandRun(
      ["render", "a.scene.yaml", "--canvas", "99x99", "-o", "there", "--timeout", "60"] + more,
      of: program, in: folder.path)
    #expect(!supervised.error.contains("no font"))
    #expect(folder.bytes("here/a.99x99.png") == folder.bytes("there/a.99x99.png"))
    #expect(!folder.bytes("here/a.99x99.png").isEmpty)
  }

  @Test("refuses a folder of fonts that isn't there")
  func noFolder() throws {
    let folder = try CommandFolder()
    let run = try CommandRun(["version", "--fonts", "nowhere"], in: folder.path)
    #expect(run.status == 2)
    #expect(run.error.contains("--fonts nowhere: there is no such folder"))
  }
}
