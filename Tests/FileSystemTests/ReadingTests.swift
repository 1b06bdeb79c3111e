import Foundation
import TestTools
import Testing

@testable import FileSystem

@Suite("Files and pipes are read to their end")
struct ReadingTests {
  @Test("reads files up to a limit", arguments: [0, 1, 4096, 100_000])
  func files(count: Int) throws {
    try withTemporaryFolder { folder in
      let path = folder + "/file"
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      #expect(try contents(ofFile: path, upTo: 1 << 20) == bytes)
      #expect(try contents(ofFile: path, upTo: 1000) == Array(bytes.prefix(1000)))
    }
  }

  @Test("says why a file cannot be read")
  func missing() throws {
    let failure = #expect(throws: SystemFailure.self) {
      try contents(ofFile: "/nowhere/file", upTo: 10)
    }
    #expect(failure?.code == ENOENT)
    #expect(throws: SystemFailure(code: EISDIR)) { try contents(ofFile: "/", upTo: 10) }
  }

  @Test("waits for a process that writes to a pipe, and for no other")
  func pipes() throws {
    try withTemporaryFolder { folder in
      let path = folder + "/pipe"
      #expect(mkfifo(path, 0o600) == 0)
      let failure = #expect(throws: SystemFailure.self) {
        try contents(ofInput: path, upTo: 10)
      }
      #expect(failure?.reason == "it is a pipe that no process writes to")
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", "exec > '\(path)'; sleep 1.2; echo one; sleep 0.2; echo two"]
      try process.run()
      #expect(try contents(ofInput: path, upTo: 100) == Array("one\ntwo\n".utf8))
      process.waitUntilExit()
    }
  }
}
