import Foundation
import TestTools
import Testing

@testable import FileSystem

@Suite("Folders and files are whole, or it is said why not")
struct WritingTests {
  @Test("makes a folder and those that it lies in, and leaves one that is there")
  func folders() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/a/b c/ü"
      for _ in 1...2 { try makeFolder(path) }
      var isFolder: ObjCBool = false
      #expect(FileManager.default.fileExists(atPath: path, isDirectory: &isFolder))
      #expect(isFolder.boolValue)
    }
  }

  @Test("says of the first folder that cannot be made why, not of what lies in it")
  func refusedFolder() throws {
    try withTemporaryFolder { folder in
      let file = folder + "/file"
      try Data().write(to: URL(fileURLWithPath: file))
      let failure = #expect(throws: SystemFailure.self) { try makeFolder(file + "/a/b") }
      #expect(failure?.code == ENOTDIR)
      #expect(failure?.reason == "part of its path is not a folder")
    }
  }

  @Test("a disk without room is a failure with the system's words")
  func fullDisk() throws {
    let descriptor = open("/dev/full", O_WRONLY | O_CLOEXEC)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    let failure = #expect(throws: SystemFailure.self) { try writeAll([1], to: descriptor) }
    #expect(failure?.reason == "No space left on device")
    #expect(throws: Never.self) { try writeAll([], to: descriptor) }
  }

  @Test("waits for the reader of a pipe that does not block")
  func pipeThatDoesNotBlock() throws {
    let (input, output, reader) = (Pipe(), Pipe(), Process())
    reader.executableURL = URL(fileURLWithPath: "/usr/bin/wc")
    reader.arguments = ["-c"]
    reader.standardInput = input
    reader.standardOutput = output
    try reader.run()
    let writer = input.fileHandleForWriting
    #expect(fcntl(writer.fileDescriptor, F_SETFL, O_NONBLOCK) == 0)
    // More than a pipe holds.
    let bytes = [UInt8](repeating: 7, count: 1 << 22)
    let result = Result { try writeAll(bytes, to: writer.fileDescriptor) }
    // This is what ends the reading.
    try writer.close()
    let count = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    reader.waitUntilExit()
    try result.get()
    #expect(count.trimmingCharacters(in: .whitespacesAndNewlines) == "\(bytes.count)")
  }
}
