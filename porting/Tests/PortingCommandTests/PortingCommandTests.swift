import Foundation
import Testing

@Suite("plumbline-port")
struct PortingCommandTests {
  private static let files = [
    "S/A.swift": "import UIKit\r\n\r\nnonisolated class A: UIView, Sendable {\r\n}\r\n",
    "S/B.swift":
      "import UIKit\n\n@objc class B {}\nnonisolated extension A {\n  override func f() {}\n}",
    "S/C.swift": "nonisolated extension UIView { override func g() {} }\n",
    "S/.hidden/D.swift": "@objc class D {}\n",
    "S/Package.swift": "#if os(macOS)\n#endif\n",
    "S/notes.txt": "@objc",
  ]

  @Test("prints a diff that patch applies, and changes nothing by itself")
  func dryRun() throws {
    let folder = try TestFolder(Self.files)
    let run = try CommandRun(["S"], in: folder)
    #expect(run.status == 1)
    #expect(try folder.files() == Self.files)
    #expect(
      run.error == """
        S/A.swift: 1 member moved here from S/B.swift
        S/B.swift: 1 attribute removed, 1 declaration made 'nonisolated', 1 member moved into class \
        'A' in S/A.swift
        S/C.swift:1:32: warning: 'g()' is in an extension of 'UIView', which no parsed file \
        declares as a class; members that override or are overridden must be in the class itself; \
        move it into a subclass, or remove it
        2 of 3 files would change, 1 left to do by hand

        """)
    try folder.write(run.output, to: "diff")
    let git = try CommandRun(
      URL(fileURLWithPath: "/usr/bin/env"), ["git", "apply", "-p0", "diff"], in: folder)
    #expect(git.status == 0, "\(git.error)")
    let written = try TestFolder(Self.files)
    _ = try CommandRun(["--write", "S"], in: written)
    #expect(try folder.files().filter { $0.key != "diff" } == written.files())
  }

  @Test("writes in place, and a second run finds nothing to do")
  func write() throws {
    let folder = try TestFolder(Self.files)
    let run = try CommandRun(["S", "--write"], in: folder)
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(run.error.hasSuffix("\n2 of 3 files changed, 1 left to do by hand\n"))
    var expected = Self.files
    expected["S/A.swift"] =
      "import UIKit\r\n\r\nnonisolated class A: UIView, Sendable {\r\n"
      + "  override func f() {}\r\n}\r\n"
    expected["S/B.swift"] = "import UIKit\n\nnonisolated class B {}\n"
    #expect(try folder.files() == expected)
    let again = try CommandRun(["S", "--write"], in: folder)
    #expect(again.error.hasSuffix("\n0 of 3 files changed, 1 left to do by hand\n"))
    #expect(try folder.files() == expected)
  }

  @Test("writes a copy, in which files that don't change stay as they are")
  func copy() throws {
    let folder = try TestFolder(Self.files)
    let run = try CommandRun(["--output", "copy", "S", "S/B.swift"], in: folder)
    #expect(run.status == 1 && run.output.isEmpty)
    let written = try folder.files()
    #expect(written.filter { !$0.key.hasPrefix("copy/") } == Self.files)
    let ported = try TestFolder(Self.files)
    _ = try CommandRun(["--write", "S"], in: ported)
    for name in ["A", "B", "C"] {
      #expect(try written["copy/S/\(name).swift"] == ported.files()["S/\(name).swift"])
    }
    #expect(written["copy/S/notes.txt"] == nil)
    #expect(try CommandRun(["--output", "copy", "--write", "S"], in: folder).status == 2)
    #expect(try CommandRun(["--output", "/dev/null/copy", "S"], in: folder).status == 7)
  }

  @Test("keeps the path and lines of tests in a copy, beside which their references are")
  func snapshotTests() throws {
    let folder = try TestFolder([
      "T/A.swift":
        "import SnapshotTesting\n\n@objc\nclass A {}\nfunc f() {\n  assertInlineSnapshot(of: 1)\n}\n",
      "T/B.swift": "import XCTest\n", "T/C.swift": "import Foundation\n",
    ])
    let run = try CommandRun(["--output", "copy", "T"], in: folder)
    #expect(run.status == 0)
    #expect(
      run.error.hasSuffix(
        "\n1 of 3 files changed, 0 left to do by hand, 1 assertion of snapshot tests left out\n"))
    let written = try folder.files()
    let path = try #require(
      realpath(folder.url.path + "/T/A.swift", nil).map { String(cString: $0) })
    #expect(
      written["copy/T/A.swift"]?.hasPrefix(
        "#sourceLocation(file: \"\(path)\", line: 1)\nimport PlumblineSnapshotTesting\n") == true)
    #expect(
      written["copy/T/A.swift"]?.contains("#sourceLocation(file: \"\(path)\", line: 4)\nclass A {}")
        == true)
    #expect(written["copy/T/B.swift"]?.hasPrefix("#sourceLocation(file: ") == true)
    #expect(written["copy/T/C.swift"] == "import Foundation\n")
  }

  @Test("reports positions of the files as it leaves them")
  func positions() throws {
    let source = "class A {}\n@objc\nclass B {}\nextension UIView { override func g() {} }\n"
    let folder = try TestFolder(["A.swift": source])
    #expect(try CommandRun(["."], in: folder).error.contains("./A.swift:4:20: warning: 'g()'"))
    #expect(
      try CommandRun(["--write", "."], in: folder).error.contains("./A.swift:3:20: warning: 'g()'"))
  }

  @Test("ends with 0 if nothing is left, and 3 for what it cannot read or parse")
  func statuses() throws {
    let folder = try TestFolder(["A.swift": "@objc class A {}\n", "b/B.swift": "class {\n"])
    #expect(try CommandRun(["A.swift", "./A.swift"], in: folder).status == 0)
    let broken = try CommandRun(["A.swift", "b"], in: folder)
    #expect(broken.status == 3)
    #expect(broken.error.contains("b/B.swift:1:7: error: expected identifier in class; correct it"))
    let missing = try CommandRun(["c", "A.swift"], in: folder)
    #expect(missing.status == 3)
    #expect(
      missing.error.hasPrefix("c: error: cannot be read: No such file or directory\nA.swift: 1"))
    #expect(missing.output.hasPrefix("--- A.swift\n"))
  }

  @Test("refuses command lines that it doesn't know with 2")
  func usage() throws {
    let folder = try TestFolder()
    let none = try CommandRun([], in: folder)
    #expect(none.status == 2)
    #expect(none.error.hasPrefix("error: Missing expected argument"))
    #expect(try CommandRun(["--wirte", "."], in: folder).status == 2)
    let help = try CommandRun(["--help"], in: folder)
    #expect(help.status == 0)
    #expect(help.output.contains("--write"))
  }

  @Test("ends with 7 if the diff cannot be written")
  func fullDisk() throws {
    let folder = try TestFolder(["A.swift": "@objc class A {}\n"])
    let run = try CommandRun(
      URL(fileURLWithPath: "/bin/sh"),
      ["-c", "exec '\(CommandRun.executable.path)' . > /dev/full"], in: folder)
    #expect(run.status == 7)
    #expect(run.error.contains("standard output: error: cannot be written"))
  }

  @Test("keeps permissions and links of files")
  func permissionsAndLinks() throws {
    let folder = try TestFolder(["A.swift": "@objc class A {}\n"])
    let path = folder.url.appending(path: "A.swift").path
    chmod(path, 0o640)
    symlink("A.swift", folder.url.appending(path: "L.swift").path)
    #expect(try CommandRun(["--write", "L.swift"], in: folder).status == 0)
    var state = stat()
    #expect(lstat(path, &state) == 0)
    #expect(state.st_mode == S_IFREG | 0o640)
    #expect(lstat(folder.url.appending(path: "L.swift").path, &state) == 0)
    #expect(state.st_mode & S_IFMT == S_IFLNK)
    #expect(try folder.files()["A.swift"] == "class A {}\n")
  }
}
