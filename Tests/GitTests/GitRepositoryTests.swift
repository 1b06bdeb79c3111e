import Foundation
import TestTools
import Testing

@testable import Git

@Suite("Repositories, and what they have no commit for")
struct GitRepositoryTests {
  private func failure(_ work: () throws -> Void) throws -> String {
    try #require((#expect(throws: GitFailure.self) { try work() })).reason
  }

  @Test("a branch, a tag, a hash and its beginning are the same commit")
  func revisions() throws {
    let folder = try GitFolder()
    try folder.commit(["a.txt": "1"])
    try folder.git("tag", "v1")
    let repository = try GitRepository(around: folder.path)
    let commit = try repository.commit("main")
    #expect(commit.title == "main (\(commit.id.prefix(8)))")
    let short = String(commit.id.prefix(10))
    for name in ["v1", "HEAD", commit.id, short] {
      #expect(try repository.commit(name).id == commit.id)
    }
    #expect(try repository.commit(short).title == short)
    for name in ["nothing", "--all", "", "v1:a.txt", "HEAD~1"] {
      #expect(
        try failure { _ = try repository.commit(name) }
          == "there is no commit '\(name)'; 'git branch --all' and 'git tag' list what exists")
    }
  }

  @Test("a merge base is where a branch left another one; branches without one have none")
  func mergeBases() throws {
    let folder = try GitFolder()
    try folder.commit(["a.txt": "1"])
    let base = try GitRepository(around: folder.path).commit("HEAD").id
    try folder.git("checkout", "-q", "-b", "work")
    try folder.commit(["a.txt": "2"])
    try folder.git("checkout", "-q", "main")
    try folder.commit(["b.txt": "3"])
    try folder.git("checkout", "-q", "work")
    let repository = try GitRepository(around: folder.path)
    let commit = try repository.mergeBase(with: "main")
    #expect(commit.id == base && commit.name == base.prefix(8))
    #expect(commit.title == "the merge base with main (\(base.prefix(8)))")
    try folder.git("checkout", "-q", "--orphan", "other")
    try folder.commit([:])
    #expect(
      try failure { _ = try repository.mergeBase(with: "main") }
        == "HEAD and 'main' have no commit in common")
  }

  @Test("folders outside of repositories, and machines without git, are told apart")
  func noRepository() throws {
    let folder = try TemporaryFolder()
    #expect(
      try failure { _ = try GitRepository(around: folder.path) }
        .contains("'\(folder.path)' is not in a git repository with a working tree"))
  }

  @Test("shallow clones say what gets the rest")
  func shallowClones() throws {
    let origin = try GitFolder()
    try origin.commit(["a.txt": "1"])
    try origin.git("branch", "old")
    try origin.commit(["a.txt": "2"])
    let clone = try GitFolder(cloneOf: origin, ["--depth", "1"])
    let repository = try GitRepository(around: clone.path)
    #expect(
      try failure { _ = try repository.commit("origin/old") }
        == "there is no commit 'origin/old'; the clone is shallow: "
        + "'git fetch --depth 1 origin old:refs/remotes/origin/old' gets it")
    try clone.git("fetch", "-q", "--depth", "1", "origin", "old:old")
    #expect(
      try failure { _ = try repository.mergeBase(with: "old") }.contains("git fetch --unshallow"))
  }

  @Test("paths count from the root, through links and for what isn't there")
  func paths() throws {
    let folder = try GitFolder()
    try folder.write(["scenes/a.txt": "1"])
    let link = try TemporaryFolder()
    let alias = link.path + "/alias"
    try FileManager.default.createSymbolicLink(
      atPath: alias, withDestinationPath: folder.path + "/scenes")
    let repository = try GitRepository(around: folder.path + "/scenes")
    #expect(repository.path(of: "a.txt") == "scenes/a.txt")
    #expect(repository.path(of: "../gone/b.txt") == "gone/b.txt")
    #expect(repository.path(of: alias + "/new/c.txt") == "scenes/new/c.txt")
    #expect(repository.path(of: "..") == "")
    #expect(repository.path(of: link.path) == nil)
  }
}
