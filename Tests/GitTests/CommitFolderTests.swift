import Foundation
import TestTools
import Testing

@testable import Git

@Suite("Temporary folders with files of a commit")
struct CommitFolderTests {
  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test("files have the contents of the commit, and go with the last user")
  func contents() throws {
    let folder = try GitFolder()
    try folder.commit(["a.txt": "old", "deep/b c.txt": "there", "ü.txt": "", "other.txt": "no"])
    try folder.write(["a.txt": "new"])
    let commit = try GitRepository(around: folder.path).commit("HEAD")
    let files = try commit.files()
    #expect(Set(files.map(\.path)) == ["a.txt", "deep/b c.txt", "ü.txt", "other.txt"])
    var copy: CommitFolder? = try CommitFolder(of: commit)
    let second = try CommitFolder(of: commit)
    let path = try #require(copy?.path)
    #expect(second.path == path)
    try copy?.add(files.filter { $0.path != "other.txt" })
    try second.add(files.filter { $0.path != "other.txt" })
    #expect(try text(path + "/a.txt") == "old" && text(path + "/deep/b c.txt") == "there")
    #expect(try text(path + "/ü.txt") == "")
    #expect(!FileManager.default.fileExists(atPath: path + "/other.txt"))
    copy = nil
    #expect(FileManager.default.fileExists(atPath: path))
    withExtendedLifetime(second) {}
  }

  @Test("a folder is removed with its last user, and that of a killed one by the next")
  func removal() throws {
    let folder = try GitFolder()
    try folder.commit(["a.txt": UUID().uuidString])
    let commit = try GitRepository(around: folder.path).commit("HEAD")
    let path = try CommitFolder(of: commit).path
    #expect(!FileManager.default.fileExists(atPath: path))
    // As a killed process leaves it.
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: path + "/../lock"))
    try folder.commit(["a.txt": UUID().uuidString])
    _ = try CommitFolder(of: GitRepository(around: folder.path).commit("HEAD"))
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test(
    "links, submodules, large files and names with line breaks are refused, each with its reason")
  func refusals() throws {
    let inner = try GitFolder()
    try inner.commit(["x.txt": "x"])
    let folder = try GitFolder()
    try folder.git("submodule", "--quiet", "add", "file://\(inner.path)", "module")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link.txt", withDestinationPath: "/etc/hostname")
    try folder.commit([
      "two\nlines.txt": "1", "large.txt": String(repeating: "x", count: 1 << 20 + 1), "a.txt": "1",
    ])
    let commit = try GitRepository(around: folder.path).commit("HEAD")
    let copy = try CommitFolder(of: commit, byteLimit: 1 << 20)
    try copy.add(commit.files())
    #expect(copy.refusal(of: "link.txt")?.contains("it is a link there") == true)
    #expect(copy.refusal(of: "module/x.txt")?.contains("it is a submodule there") == true)
    #expect(copy.refusal(of: "two\nlines.txt")?.contains("line break") == true)
    #expect(copy.refusal(of: "large.txt") == "it has more than 1 MiB in the commit")
    #expect(copy.refusal(of: "a.txt") == nil)
    for name in ["link.txt", "module", "large.txt", "two\nlines.txt"] {
      #expect(!FileManager.default.fileExists(atPath: "\(copy.path)/\(name)"))
    }
  }

  @Test(
    "paths that lead elsewhere are refused", arguments: ["../a", "a/../b", "/a", ".git/config"])
  func strayPaths(path: String) {
    #expect(GitCommit.File(path: path, id: "", kind: .file).refusal == "its path leads elsewhere")
  }

  @Test("nothing is fetched in a partial clone, and the fix is said")
  func partialClones() throws {
    let origin = try GitFolder()
    try origin.git("config", "uploadpack.allowFilter", "true")
    try origin.commit(["a.txt": "1"])
    try origin.commit(["a.txt": "2"])
    let clone = try GitFolder(cloneOf: origin, ["--filter=blob:none"])
    let commit = try GitRepository(around: clone.path).commit("HEAD~1")
    let copy = try CommitFolder(of: commit)
    try copy.add(commit.files())
    #expect(copy.refusal(of: "a.txt")?.contains("as in a partial clone") == true)
  }

  @Test("a file of Git LFS comes from where it is kept, or says what gets it")
  func largeFileStorage() throws {
    let folder = try GitFolder()
    let hash = String(repeating: "ab", count: 32)
    let pointer =
      "version https://git-lfs.github.com/spec/v1\noid sha256:\(hash)\nsize 5\n"
    try folder.commit(["a.png": pointer])
    let commit = try GitRepository(around: folder.path).commit("HEAD")
    let missing = try CommitFolder(of: commit)
    try missing.add(commit.files())
    #expect(missing.refusal(of: "a.png")?.contains("git lfs fetch") == true)
    try folder.write([".git/lfs/objects/ab/ab/\(hash)": "bytes"])
    let present = try CommitFolder(of: commit)
    try present.add(commit.files())
    #expect(try text(present.path + "/a.png") == "bytes")
  }
}
