import Foundation
import TestTools
import Testing

@testable import Scenes

@Suite("An output file")
struct OutputFileTests {
  @Test("replaces what stood there, and leaves nothing else behind")
  func replacesInOneStep() throws {
    let folder = try TemporaryFolder()
    let file = OutputFile(path: folder.path + "/deep/er/picture.png")
    try file.write([1, 2, 3])
    try file.write([4])
    #expect(try Data(contentsOf: URL(fileURLWithPath: file.path)) == Data([4]))
    #expect(try folder.contents(of: "deep/er") == ["picture.png"])
  }

  @Test("hands bytes on to a pipe or a device, and leaves it where it is")
  func streams() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/pipe"
    try #require(mkfifo(path, 0o600) == 0)
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    try OutputFile(path: path).write([1, 2, 3])
    var bytes: [UInt8] = [0, 0, 0, 0]
    #expect(read(reader, &bytes, 4) == 3)
    #expect(bytes == [1, 2, 3, 0])
    #expect(OutputFile(path: path).isStream)
    #expect(try folder.contents(of: "") == ["pipe"])
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/null", withDestinationPath: "/dev/null")
    try OutputFile(path: folder.path + "/null").write([1])
    #expect(OutputFile(path: folder.path + "/null").isStream)
    #expect(OutputFile(path: "/dev/stdout").isStream)
    #expect(!OutputFile(path: "/dev/shm/picture.png").isStream)
  }

  @Test("that cannot be written is an error with the path and the system's reason")
  func unwritableIsAnError() throws {
    let folder = try TemporaryFolder()
    try OutputFile(path: folder.path + "/file").write([1])
    // A file stands where a folder is needed; that fails for root too.
    let path = folder.path + "/file/picture.png"
    let error = #expect(throws: PlumblineError.self) { try OutputFile(path: path).write([2]) }
    let text = try #require(error).description
    #expect(text.hasPrefix("\(path): error: cannot be written: "))
    #expect(try folder.contents(of: "") == ["file"])
  }

  @Test("leaves nothing behind where it cannot take its place")
  func placeIsTaken() throws {
    let folder = try TemporaryFolder()
    try OutputFile(path: folder.path + "/a.png/b").write([1])
    let file = OutputFile(path: folder.path + "/a.png")
    #expect(throws: PlumblineError.self) { try file.write([2]) }
    #expect(try folder.contents(of: "") == ["a.png"])
  }

  @Test("that is not finished is told by its run and its process from those of others")
  func unfinishedFiles() throws {
    let folder = try TemporaryFolder()
    let others = [".a.png.7-0abc.part", ".b.png", "c.png.7-abc.part"]
    for name in others + [".a.png.7-abc.part", ".b.png.8-abc.part"] {
      try Data([1]).write(to: URL(fileURLWithPath: folder.path + "/" + name))
    }
    UnfinishedFile.remove(leftBy: ["9-abc", ""], in: folder.path + "/")
    #expect(try folder.contents(of: "") == others)
    let left = UnfinishedFile(of: folder.path + "/d.png", by: 12)
    #expect(left.path == folder.path + "/.d.png.12-\(UnfinishedFile.run).part")
    try Data([1]).write(to: URL(fileURLWithPath: left.path))
    left.remove()
    #expect(try folder.contents(of: "") == others)
  }
}
