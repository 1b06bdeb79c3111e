import Testing

@testable import SceneFile

@Suite("Files with many errors")
struct ManyProblemsTests {
  private func problems(_ text: String) -> SceneError? {
    #expect(throws: SceneError.self) {
      try SceneDocument(bytes: Array(text.utf8), file: "a.scene.yaml")
    }
  }

  /// A scene whose constraints misspell the ids of its views.
  private func scene(wrongNames count: Int) -> String {
    let views = (0..<count).map { "    - { id: view-number-\($0) }" }
    let constraints = (0..<count).map { "  - view-numbr-\($0).width == 10" }
    let lines = ["root:", "  subviews:"] + views + ["constraints:"] + constraints
    return lines.joined(separator: "\n")
  }

  @Test("tell the first two hundred, and how many more there are")
  func counts() throws {
    let error = try #require(problems(scene(wrongNames: 10_000)))
    #expect(error.problems.count == 200)
    #expect(error.furtherProblemCount == 9_800)
    #expect(error.lines.count == 201)
    #expect(error.lines.last == "a.scene.yaml: error: 9800 more errors are not listed here")
    // What is told is told with the name that was meant.
    #expect(error.problems.allSatisfy { $0.message.contains("did you mean 'view-number-") })
    #expect(error.problems.last?.message.hasSuffix("did you mean 'view-number-199'?") == true)
  }

  @Test("say one more where it is one, and nothing where all are told")
  func ends() throws {
    let one = try #require(problems(scene(wrongNames: 201)))
    #expect(one.lines.last == "a.scene.yaml: error: 1 more error is not listed here")
    let none = try #require(problems(scene(wrongNames: 200)))
    #expect(none.lines.count == 200 && none.furtherProblems == nil)
  }
}
