import Testing

@testable import SceneFile

@Suite("Texts that would take long to set")
struct LongTextTests {
  @Test("are refused, and long ones of short words are not")
  func longTexts() throws {
    func problems(_ text: String) -> [String] {
      faults("root: { subviews: [{ class: Label, text: \"\(text)\" }] }")
    }
    let word = String(repeating: "w", count: 1_000)
    #expect(problems(word + " " + word + "-" + word + "/" + word) == [])
    #expect(
      problems(word + "w") == [
        "1:42 1001 characters without a space; a word of 'text' has at most 1000, so add"
          + " spaces"
      ])
    // Lines may end beside each of these letters, but not at blanks that hold words together.
    #expect(problems(String(repeating: "漢한😀", count: 5_000)) == [])
    #expect(problems(String(repeating: "a\u{A0}", count: 501)).count == 1)
    #expect(problems(String(repeating: "a ", count: 50_000)) == [])
    #expect(
      problems(String(repeating: "a ", count: 50_001)) == [
        "1:42 this text has 100002 characters; 'text' has at most 100000"
      ])
    let labels = Array(repeating: "{ class: Label, text: \(word) }", count: 300)
    func scene(_ labels: [String]) -> String {
      "root: { subviews: [\(labels.joined(separator: ", "))] }"
    }
    #expect(faults(scene(labels)) == [])
    let message =
      "with this text, the texts of the file have more than 300000 characters together; shorten"
      + " them, or make several scenes"
    let crowded = faults(scene(labels + ["{ class: Label, text: a }", labels[0]]))
    #expect(crowded.count == 1 && crowded[0].hasSuffix(message))
    #expect(faults("scene: \(word)w\nroot: {}").count == 1)
    let parts = "placeholder: \(word)w }, { class: SegmentedControl, segments: [a, \(word)w] }"
    #expect(faults("root: { subviews: [{ class: TextField, \(parts)] }").count == 2)
  }
}
