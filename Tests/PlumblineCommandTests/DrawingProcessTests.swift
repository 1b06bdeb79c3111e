import Foundation
import Testing

@testable import PlumblineCommand

@Suite("A process that draws")
struct DrawingProcessTests {
  @Test("leaves no end of a pipe open where it cannot be started")
  func failureToStart() async {
    // In a process of its own, where nobody else opens many files meanwhile.
    await #expect(processExitsWith: .success) {
      func openFiles() throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
      }
      let before = try openFiles()
      // Longer than the system takes.
      let endless = String(repeating: "a", count: 1 << 20)
      let attempts = 20
      for _ in 0..<attempts {
        #expect(throws: (any Error).self) { try DrawingProcess(arguments: [endless]) }
      }
      #expect(try openFiles() < before + attempts)
    }
  }
}
