import Foundation
import Porting
import Testing

@testable import PortingCommand

@Suite("Reading and replacing files")
struct SwiftFilesTests {
  @Test("finds Swift files in the order of their paths, each once")
  func order() throws {
    let folder = try TestFolder([
      "b/B.swift": "", "b/a/C.swift": "", "A.swift": "", "c.txt": "", "Package@swift-5.swift": "",
    ])
    let root = folder.url.path
    symlink(".", folder.url.appending(path: "b/loop").path)
    let (files, failures) = readSwiftFiles(["\(root)/b/a", root + "/", "\(root)/A.swift"])
    #expect(
      files.map { $0.path.dropFirst(root.count) } == ["/A.swift", "/b/B.swift", "/b/a/C.swift"])
    #expect(failures.isEmpty)
  }

  @Test("replaces all files or none, and leaves nothing else behind")
  func allOrNone() throws {
    let contents = ["A.swift": "a", "B.swift": "b"]
    let folder = try TestFolder(contents)
    let paths = ["A.swift", "B.swift", "C.swift"].map { folder.url.appending(path: $0).path }
    let failure = #expect(throws: FileFailure.self) {
      try replaceFiles(paths.map { ($0, [0x78]) })
    }
    #expect(
      failure?.description.hasSuffix("C.swift: error: cannot be written: No such file or directory")
        == true)
    #expect(try folder.files() == contents)
    try replaceFiles([(paths[0], [0x78]), (paths[1], [])])
    #expect(try folder.files() == ["A.swift": "x", "B.swift": ""])
  }
}
