import Foundation
import TestTools
import Testing

@Suite("Notes of releases")
struct ReleaseNotesTests {
  /// The version that the action installs.
  private static func version() throws -> String {
    let action = SourceTree.here.root.appending(path: "action.yml")
    let text = try String(contentsOf: action, encoding: .utf8)
    return String(try #require(text.firstMatch(of: #/default: (\d+\.\d+\.\d+)\n/#)).output.1)
  }

  /// Runs the script on a folder with these files.
  private static func run(_ version: String, _ files: [String]) throws -> ProgramRun {
    let folder = try TemporaryFolder()
    for file in files {
      try Data(file.utf8).write(to: URL(filePath: folder.path).appending(path: file))
    }
    let script = SourceTree.here.root.appending(path: "scripts/release-notes.sh")
    return try ProgramRun(script, [version, folder.path], in: folder.path)
  }

  private static func files(of version: String) -> [String] {
    [
      "plumbline-\(version)-linux-x86_64.tar.xz",
      "plumbline_layout-\(version)-py3-none-manylinux_2_36_x86_64.whl",
      "plumbline_\(version)_amd64.deb", "plumbline-\(version)-oci.tar",
    ]
  }

  @Test("have the changes with links from anywhere, how to install it, and a checksum of each file")
  func notes() throws {
    let version = try Self.version()
    let files = Self.files(of: version)
    let run = try Self.run(version, files)
    #expect(run.status == 0, "\(run.error)")
    let address = "https://github.com/plumbline/plumbline"
    #expect(run.output.contains("](\(address)/blob/v\(version)/Documentation/"))
    #expect(!run.output.contains("](Documentation/"))
    #expect(
      run.output.contains("\n    curl -LO \(address)/releases/download/v\(version)/\(files[0])\n"))
    for file in files {
      #expect(try run.output.contains(Regex("\n    [0-9a-f]{64}  \(file)\n")), "\(file)")
    }
  }

  @Test("name a missing file, and a version that the changelog or the action doesn't have")
  func errors() throws {
    let version = try Self.version()
    let missing = try Self.run(version, Array(Self.files(of: version).dropLast()))
    #expect(missing.status == 1 && missing.error.contains("oci.tar' is missing"))
    let other = try Self.run("0.0.1", Self.files(of: "0.0.1"))
    #expect(other.status == 1 && other.error.contains("action.yml isn't 0.0.1"))
  }
}
