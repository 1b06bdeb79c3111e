import Foundation
import Testing

@testable import SceneFile

@Suite("The JSON Schema of theme files")
struct ThemeSchemaTests {
  private let schema = SchemaFile("theme.schema.json")

  /// What the reader says of a theme file; empty when it takes it.
  private func problems(_ text: String) -> [SceneProblem] {
    do throws(SceneError) {
      _ = try ThemeDocument(
        bytes: Array(text.utf8), file: "a.theme.json", bases: ["light", "dark", "print"])
      return []
    } catch {
      return error.problems
    }
  }

  @Test("has the keys that the reader knows, and no others", arguments: SceneTable.ofThemes)
  func keys(_ table: SceneTable) throws {
    #expect(try schema.keys(of: table.rawValue) == Set(table.keys))
  }

  @Test("has a definition for every mapping, and uses every definition")
  func definitions() throws {
    let names = try Set(schema.node("$defs").keys)
    #expect(Set(SceneTable.ofThemes.map(\.rawValue)).isSubset(of: names))
    try schema.expectDefinitionsAreUsed()
  }

  @Test("requires what the reader requires")
  func requirements() throws {
    let required: [SceneTable: [String]] = [
      .themeGuide: ["color"], .themeFont: ["family", "files"],
    ]
    for table in SceneTable.ofThemes {
      let words = try schema.node("$defs", table.rawValue)["required"]?.elements ?? []
      #expect(words == required[table] ?? [], "\(table)")
    }
  }

  @Test("has the colors and texts of scene files")
  func sharedDefinitions() throws {
    let scenes = SchemaFile("scene.schema.json")
    for name in ["color", "text"] {
      for key in ["pattern", "type"] {
        let mine = try schema.node("$defs", name)[key]
        let theirs = try scenes.node("$defs", name)[key]
        #expect(mine?.scalar?.text == theirs?.scalar?.text)
        #expect(mine?.elements == theirs?.elements)
      }
    }
  }

  @Test("takes lists where the reader does, and none that is empty")
  func lists() throws {
    for key in SceneTable.colorLists {
      let list = try schema.node("$defs", "themeColors", "properties", key)
      #expect(list["items"]?.references == ["#/$defs/color"])
      #expect(list["minItems"]?.scalar?.text == "1")
      #expect(problems("{\"colors\": {\"\(key)\": []}}").count == 1)
    }
    #expect(try schema.node("$defs", "dash", "minItems").scalar?.text == "2")
    #expect(problems("{\"strokes\": {\"systemDash\": [1]}}").count == 1)
    #expect(problems("{\"strokes\": {\"systemDash\": [1, 2]}}") == [])
  }

  @Test("has the limits of the reader", arguments: SceneTable.themeStrokes.keys)
  func limits(_ key: String) throws {
    let rule = try schema.node("$defs", "themeStrokes", "properties", key)
    guard rule["type"] != nil else { return }
    let maximum = try #require(rule["maximum"]?.scalar.flatMap { Double($0.text) })
    let least = try #require((rule["minimum"] ?? rule["exclusiveMinimum"])?.scalar?.text)
    #expect(least == "0")
    let isTaken = { (number: Double) in
      problems("{\"strokes\": {\"\(key)\": \(number)}}").isEmpty
    }
    #expect(isTaken(maximum))
    #expect(!isTaken(maximum + 0.01))
    #expect(isTaken(0) == (rule["minimum"] != nil))
    #expect(!isTaken(-0.01))
  }

  @Test("may be named by a theme file")
  func schemaKey() {
    #expect(problems("{\"$schema\": \"theme.schema.json\", \"base\": \"print\"}") == [])
  }
}
