import AutoLayout
import Testing

@testable import SceneFile

@Suite("The JSON Schema of scene files")
struct SchemaTests {
  private let schema = SchemaFile("scene.schema.json")

  @Test("has the keys that the reader knows, and no others", arguments: SceneTable.ofScenes)
  func keys(_ table: SceneTable) throws {
    #expect(try schema.keys(of: table.rawValue) == Set(table.keys))
  }

  @Test("of files of figures has the keys that the reader knows, and no others")
  func figureFile() throws {
    let properties = try SchemaFile("figure.schema.json").node("properties")
    #expect(Set(properties.keys) == Set(SceneTable.figureFile.keys))
  }

  @Test("has a definition for every mapping, and uses every definition")
  func definitions() throws {
    let names = try Set(schema.node("$defs").keys)
    #expect(Set(SceneTable.ofScenes.map(\.rawValue)).isSubset(of: names))
    try schema.expectDefinitionsAreUsed()
  }

  @Test("has the words that the reader knows")
  func words() throws {
    let view = try schema.node("$defs", "view", "properties")
    #expect(view["class"]?.words == KnownViewClass.allCases.map(\.word))
    #expect(view["distribution"]?.words == StackView.Distribution.allCases.map(\.word))
    #expect(view["alignment"]?.words == sceneAlignments.map(\.word))
    let flexible = View.AutoresizingMask.words.map(\.word)
    #expect(view["autoresizing"]?["items"]?.words == flexible)
    let ignored = try schema.node("$defs", "ignoredFinding", "properties", "rule").words
    #expect(ignored == SceneIgnoredFinding.rules)
    let relations = try schema.node("$defs", "relation", "properties", "relation").words
    #expect(relations == SceneRelation.relationWords)
    let options = sceneFormatOptions.map(\.word)
    #expect(try schema.node("$defs", "option").words == options)
    let orientations = Device.Orientation.allCases.map(\.rawValue)
    #expect(
      try schema.node("$defs", "deviceCanvas", "properties", "orientation").words == orientations)
    #expect(try schema.node("$defs", "textSize").words == ContentSizeCategory.names)
    let styles = try schema.node("$defs", "style", "properties", "textStyle").words
    #expect(styles == sceneTextStyles.map(\.word))
    #expect(try schema.node("$defs", "colorName").words == sceneColors.map(\.word))
  }

  @Test("has every property of views that the reader knows")
  func properties() {
    for (_, key, _) in LayoutSetting.Property.inScenes {
      #expect(key.table.keys.contains(key.name), "\(key.name)")
    }
  }

  @Test("requires what the reader requires")
  func requirements() throws {
    let required: [SceneTable: [String]] = [
      .scene: ["root"], .deviceCanvas: ["device"], .guide: ["id"], .component: ["view"],
      .use: ["use"], .grid: ["columns"],
      .ignoredFinding: ["rule", "reason"], .colorPair: ["light", "dark"],
      .frame: ["x", "y", "width", "height"], .relation: ["first"], .visual: ["visual"],
    ]
    for table in SceneTable.ofScenes {
      let words = try schema.node("$defs", table.rawValue)["required"]?.elements ?? []
      #expect(words == required[table] ?? [], "\(table)")
    }
  }
}
