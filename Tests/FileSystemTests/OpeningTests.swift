import Foundation
import TestTools
import Testing

@testable import FileSystem

@Suite("What a name stands for decides how it is opened")
struct OpeningTests {
  @Test(
    "a file is regular, or a link to one, and nothing else is waited for", arguments: [false, true])
  func files(writes: Bool) throws {
    try withTemporaryFolder { folder in
      let flags = writes ? O_WRONLY | O_CREAT : O_RDONLY
      #expect(mkfifo(folder + "/pipe", 0o600) == 0)
      try Data("a".utf8).write(to: URL(fileURLWithPath: folder + "/file"))
      for (link, target) in [("link", "file"), ("other", "pipe")] {
        #expect(symlink(target, "\(folder)/\(link)") == 0)
      }
      for path in ["file", "link"] { close(try openFile("\(folder)/\(path)", flags)) }
      for path in ["\(folder)/pipe", "\(folder)/other", "/dev/null"] {
        let failure = #expect(throws: SystemFailure.self) { try openFile(path, flags) }
        #expect(failure?.reason == "it is not a file", "\(path)")
      }
      #expect(throws: SystemFailure(code: EISDIR)) { try openFile(folder, flags) }
    }
  }

  @Test("a device is an input and an output")
  func devices() throws {
    #expect(try contents(ofInput: "/dev/null", upTo: 10) == [])
    #expect(try contents(ofInput: "/dev/zero", upTo: 10_000).count == 10_000)
    try writeAndClose([1, 2, 3], to: openStream("/dev/null"))
  }

  @Test("an output waits for a process that reads the pipe, and for no other")
  func pipes() throws {
    try withTemporaryFolder { folder in
      let path = folder + "/pipe"
      #expect(mkfifo(path, 0o600) == 0)
      let failure = #expect(throws: SystemFailure.self) { try openStream(path) }
      #expect(failure?.reason == "it is a pipe that no process reads")
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", "sleep 0.5; cat '\(path)' > '\(folder)/read'"]
      try process.run()
      // More than the pipe holds.
      let bytes = [UInt8](repeating: 7, count: 300_000)
      try writeAndClose(bytes, to: openStream(path))
      process.waitUntilExit()
      #expect(try contents(ofFile: folder + "/read", upTo: 1 << 20) == bytes)
    }
  }
}
