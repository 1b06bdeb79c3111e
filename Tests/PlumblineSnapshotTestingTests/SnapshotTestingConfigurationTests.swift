import PlumblineSnapshotTesting
import Testing

@Suite("What snapshot tests record", .serialized)
struct SnapshotTestingConfigurationTests {
  private func wrote(_ folder: ReferenceFolder, _ text: String) -> Bool {
    folder.failure(text, .lines)?.contains("wrote the reference") == true
  }

  @Test("is said by the innermost configuration")
  func nesting() async {
    let folder = ReferenceFolder()
    #expect(wrote(folder, "a"))
    withSnapshotTesting(record: .never) {
      #expect(!wrote(folder, "b"))
      withSnapshotTesting(record: .failed) {
        withSnapshotTesting(diffTool: .ksdiff) { #expect(wrote(folder, "b")) }
      }
    }
    await withSnapshotTesting(record: true) {
      await Task.yield()
      #expect(isRecording)
      #expect(wrote(folder, "b"))
    }
    #expect(!isRecording)
  }

  @Test("is said by a trait", .snapshots(record: .never))
  func trait() {
    let folder = ReferenceFolder()
    #expect(!wrote(folder, "a"))
    #expect(folder.failure("a", .lines, record: .missing)?.contains("wrote") == true)
  }

  @Test("has a name")
  func names() {
    typealias Record = SnapshotTestingConfiguration.Record
    let names = ["all", "failed", "missing", "never", "some"]
    #expect(names.map(Record.init(rawValue:)) == [.all, .failed, .missing, .never, nil])
  }
}
