import Foundation
import Testing

@testable import PlumblineCommand

@Suite("A process that draws")
struct DrawingProcessTests {
  @Test("leaves no end of a pipe open where it cannot be started")
  func failureToStart() async {
    // Alone in a process, whose other open files nobody else changes.
    await #expect(processExitsWith: .success) {
      func openFiles() throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
      }
      let before = try openFiles()
      // Longer than the system takes.
      let endless = String(repeating: "a", count: 1 << 20)
      #expect(throws: (any Error).self) { try DrawingProcess(arguments: [endless]) }
      #expect(try openFiles() == before)
    }
  }
}
