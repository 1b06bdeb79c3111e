import Testing
import XcodeLogs

@Suite("Logs") struct XcodeLogTests {
  @Test("are read") func x() { #expect(XcodeLog(Array("".utf8)).isEmpty) }
}
