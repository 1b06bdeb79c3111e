import Porting
import Testing

@Suite("Snapshot tests")
struct SnapshotTestsTests {
  @Test(
    "import the library that has the interface here",
    arguments: [
      (
        "import SnapshotTesting\nimport UIKit\nnonisolated(unsafe) let a = UIView()",
        "import PlumblineSnapshotTesting\nimport UIKit\nnonisolated(unsafe) let a = UIView()"
      ),
      (
        "@preconcurrency import SnapshotTesting\nimport InlineSnapshotTesting\nimport XCTest\n",
        "@preconcurrency import PlumblineSnapshotTesting\nimport XCTest\n"
      ),
      (
        "import SnapshotTesting\nfunc f(_ a: SnapshotTesting.Snapshotting<Int, String>) {\n"
          + "  SnapshotTesting.isRecording = true\n}",
        "import PlumblineSnapshotTesting\n"
          + "func f(_ a: PlumblineSnapshotTesting.Snapshotting<Int, String>) {\n"
          + "  PlumblineSnapshotTesting.isRecording = true\n}"
      ),
      (
        "import SnapshotTesting\nnonisolated(unsafe) let a = UIView()",
        "import UIKit\nimport PlumblineSnapshotTesting\nnonisolated(unsafe) let a = UIView()"
      ),
    ])
  func imports(source: String, expected: String) { #expect(ported(source) == expected) }

  @Test("leave types of SwiftUI as they are, and get the whole path of files")
  func types() throws {
    let files = [
      "A.swift": """
      import SnapshotTesting
      import SwiftUI
      struct Badge: View { var body: some View { Text("a") } }
      func check(file: StaticString = #file) {}
      """,
      "B.swift": "import SwiftUI\nstruct C {}\n",
    ]
    #expect(
      try #require(ported(files)["A.swift"]) == """
        import PlumblineSnapshotTesting
        #if canImport(SwiftUI)
        import SwiftUI
        #endif
        #if canImport(SwiftUI)
        struct Badge: View { var body: some View { Text("a") } }
        #endif
        func check(file: StaticString = #filePath) {}
        """)
    #expect(
      leftovers(files) == [
        "B.swift:1:1: warning: SwiftUI isn't there; exclude the file from its target, or put what needs it between "
          + "'#if canImport(SwiftUI)' and '#endif'"
      ])
  }

  @Test("leave out snapshots in the code, and dumps of another library")
  func unusable() {
    let source = """
      import InlineSnapshotTesting

      func test() async {
        let a = 1
        await assertInlineSnapshot(of: a, as: .dump) {
          "- 1"
        }
        assertSnapshot(of: a, as: .customDump)
        assertSnapshot(of: a, as: .dump)
      }
      """
    #expect(
      ported(["A.swift": source])["A.swift"] == """
        import PlumblineSnapshotTesting

        func test() async {
          let a = 1
          \("")
          \("")
          assertSnapshot(of: a, as: .dump)
        }
        """)
    #expect(
      plan(["A.swift": source]).omissions.map(\.description) == [
        "A.swift:5:9: note: the assertion is left out: it keeps its reference in the code; keep it in a file, with "
          + "'assertSnapshot(of:as:)'",
        "A.swift:8:3: note: the assertion is left out: '.customDump' isn't there; use '.dump'",
      ])
  }

  /// A test file with UIKit and SwiftUI, and a view of SwiftUI.
  private static let mixedFiles = [
    "Views.swift": "import SwiftUI\nstruct Badge: View { var body: some View { Text(\"1\") } }\n",
    "Tests.swift": """
    import SnapshotTesting
    import SwiftUI
    import XCTest

    final class Tests: XCTestCase {
      func testBoth() {
        let badge = Badge()
        let host = UIHostingController(rootView: badge)
        let view = UIView()
        assertSnapshot(of: host, as: .image)
        assertSnapshot(of: view, as: .image)
      }
      func testLayout() {
        assertSnapshot(of: make(), as: .image(layout: .sizeThatFits))
      }
      func make() -> some View { Badge() }
      var title: String { "Text" }
    }
    """,
  ]

  @Test("leave out what needs SwiftUI, statement by statement")
  func swiftUI() throws {
    let result = try #require(ported(Self.mixedFiles)["Tests.swift"])
    #expect(
      result == """
        import UIKit
        import PlumblineSnapshotTesting
        #if canImport(SwiftUI)
        import SwiftUI
        #endif
        import XCTest

        nonisolated final class Tests: XCTestCase {
          func testBoth() {
            #if canImport(SwiftUI)
            let badge = Badge()
            #endif
            #if canImport(SwiftUI)
            let host = UIHostingController(rootView: badge)
            #endif
            let view = UIView()
            #if canImport(SwiftUI)
            assertSnapshot(of: host, as: .image)
            #endif
            assertSnapshot(of: view, as: .image)
          }
          func testLayout() {
            #if canImport(SwiftUI)
            assertSnapshot(of: make(), as: .image(layout: .sizeThatFits))
            #endif
          }
          #if canImport(SwiftUI)
          func make() -> some View { Badge() }
          #endif
          var title: String { "Text" }
        }
        """)
    #expect(
      plan(Self.mixedFiles).omissions.map(\.description) == [
        "Tests.swift:10:5: note: the assertion is left out: its value is SwiftUI's, which isn't there",
        "Tests.swift:14:5: note: the assertion is left out: its value is SwiftUI's, which isn't there",
      ])
    // A second run finds nothing to do.
    #expect(
      try ported(["Tests.swift": result, "Views.swift": #require(Self.mixedFiles["Views.swift"])])[
        "Tests.swift"] == result)
  }
}
