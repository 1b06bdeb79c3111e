import AutoLayout
import Testing

@testable import SceneFile

@Suite("The JSON Schema of jobs")
struct JobSchemaTests {
  private let schema = SchemaFile("job.schema.json")

  /// The mappings of jobs, with those that they share with scene files.
  private static let tables = SceneTable.ofJobs + [.canvas, .deviceCanvas, .safeArea, .explosion]

  @Test("has the keys that the reader knows, and no others", arguments: tables)
  func keys(_ table: SceneTable) throws {
    #expect(try schema.keys(of: table.rawValue) == Set(table.keys))
  }

  @Test("has a definition for every mapping, and uses every definition")
  func definitions() throws {
    let names = try Set(schema.node("$defs").keys)
    #expect(Set(Self.tables.map(\.rawValue)).isSubset(of: names))
    try schema.expectDefinitionsAreUsed()
  }

  @Test("requires what the reader requires")
  func requirements() throws {
    let required: [SceneTable: [String]] = [
      .job: ["scene"], .jobSource: ["name", "text"], .deviceCanvas: ["device"],
    ]
    for table in Self.tables {
      let words = try schema.node("$defs", table.rawValue)["required"]?.elements ?? []
      #expect(words == required[table] ?? [], "\(table)")
    }
  }

  @Test("takes only words that the reader takes", arguments: ["direction", "format", "svg", "png"])
  func words(_ key: String) throws {
    let words = try schema.node("$defs", "job", "properties", key).words
    #expect(words.count >= 2)
    for word in words {
      #expect(jobProblems("{\"scene\": \"a\", \"\(key)\": \"\(word)\"}") == [])
    }
    #expect(jobProblems("{\"scene\": \"a\", \"\(key)\": \"\(words[0])x\"}").count == 1)
  }

  @Test("has the sizes of text, the themes and the canvases of scene files")
  func sharedWords() throws {
    #expect(try schema.node("$defs", "textSize").words == ContentSizeCategory.names)
    let scenes = SchemaFile("scene.schema.json")
    for path in [
      ["explosion", "properties"], ["figureMargin", "properties"], ["text", "type"],
      ["canvas", "properties"],
      ["deviceCanvas", "properties"],
    ] {
      let mine = try schema.node("$defs", path[0], path[1])
      let theirs = try scenes.node("$defs", path[0], path[1])
      #expect(mine.plainText == theirs.plainText)
    }
  }

  @Test(
    "takes what a figure can show, and refuses what it refuses of scenes",
    arguments: [
      (#""anatomy": "a", "margin": 1000, "exploded": true"#, 0), (#""visual": "all""#, 0),
      (#""exploded": false, "before": "old.scene.yaml""#, 0),
      (#""exploded": {"angle": 75, "spacing": 1}, "margin": 0"#, 0),
      (#""before": {"scene": {"name": "a", "text": ""}, "canvas": "9x9", "direction": "rtl"}"#, 0),
      (#""before": {}"#, 0), (#""before": {"sceen": "a"}"#, 1), (#""before": "-""#, 1),
      (#""before": []"#, 1), (#""before": {"canvas": "0x0"}"#, 1),
      (#""anatomy": "a", "visual": "all""#, 1), (#""exploded": true, "before": "a""#, 1),
      (#""margin": {"top": 1, "left": 2}"#, 0), (#""margin": {"leading": 1}"#, 1),
      (#""margin": {"top": 1001}"#, 1), (#""margin": 1001"#, 1), (#""exploded": {"angle": 76}"#, 1),
      (#""exploded": {"angel": 7}"#, 1),
      (#""anatomy": []"#, 1),
    ])
  func figures(_ members: String, _ count: Int) {
    #expect(jobProblems("{\"scene\": \"a\", \(members)}").count == count)
  }

  @Test("takes both flags, and both spellings of files")
  func shapes() {
    #expect(
      jobProblems(
        #"{"scene": {"name": "a.yaml", "text": "root: {}"}, "theme": {"name": "t", "text": ""}, "#
          + #""animate": true, "embedSource": false}"#) == [])
    #expect(jobProblems(#"{"scene": "a", "animate": "maybe"}"#).count == 1)
    #expect(jobProblems(#"{"scene": "a", "canvases": ["9x9", {"size": "8x8"}]}"#) == [])
    #expect(jobProblems(#"{"scene": "a", "canvas": {"width": 8, "height": "fit"}}"#) == [])
    #expect(jobProblems(#"{"scene": "a", "canvas": {"width": 8}}"#).count == 1)
  }
}

extension DocumentNode {
  /// The value as text without positions.
  fileprivate var plainText: String {
    switch content {
    case .scalar(let scalar): scalar.text
    case .sequence(let nodes): "[" + nodes.map(\.plainText).joined(separator: ",") + "]"
    case .mapping(let entries):
      "{" + entries.map { "\($0.key): \($0.value.plainText)" }.joined(separator: ",") + "}"
    }
  }
}
