import AutoLayout
import Foundation
import Testing

@testable import SceneFile

@Suite("The JSON Schema of scene files")
struct SchemaTests {
  /// The schema, read with the module's own reader.
  private static let schema: DocumentNode? = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appending(path: "Schemas/scene.schema.json")
    guard let data = FileManager.default.contents(atPath: file.path()) else { return nil }
    var problems: [SceneProblem] = []
    return readDocument(Array(data), syntax: .json, problems: &problems)
  }()

  /// The value at a path of keys.
  private func node(_ path: String...) throws -> DocumentNode {
    var node = try #require(Self.schema)
    for key in path { node = try #require(node[key], "no \(key) in \(path)") }
    return node
  }

  @Test("has the keys that the reader knows, and no others", arguments: SceneTable.ofScenes)
  func keys(_ table: SceneTable) throws {
    let keys = try node("$defs", table.rawValue, "properties").keys
    #expect(Set(keys) == Set(table.keys))
    #expect(try node("$defs", table.rawValue, "additionalProperties").scalar?.text == "false")
  }

  @Test("has a definition for every mapping, and uses every definition")
  func definitions() throws {
    let names = try Set(node("$defs").keys)
    #expect(Set(SceneTable.ofScenes.map(\.rawValue)).isSubset(of: names))
    let used = try Set(#require(Self.schema).references)
    for name in names { #expect(used.contains("#/$defs/\(name)"), "\(name) is not used") }
    for reference in used where !reference.contains("/properties/") {
      #expect(names.contains(String(reference.dropFirst("#/$defs/".count))), "\(reference)")
    }
  }

  @Test("has the words that the reader knows")
  func words() throws {
    let view = try node("$defs", "view", "properties")
    #expect(view["class"]?.words == SceneViewClass.allCases.map(\.rawValue))
    #expect(view["distribution"]?.words == SceneStack.Distribution.allCases.map(\.rawValue))
    #expect(view["alignment"]?.words == SceneStack.Alignment.allCases.map(\.rawValue))
    let flexible = SceneFrame.Flexible.allCases.map(\.rawValue)
    #expect(view["autoresizing"]?["items"]?.words == flexible)
    let relations = SceneRelation.Relation.allCases.map(\.rawValue)
    #expect(try node("$defs", "relation", "properties", "relation").words == relations)
    let options = SceneVisual.Option.allCases.map(\.rawValue)
    #expect(try node("$defs", "option").words == options)
    let orientations = Device.Orientation.allCases.map(\.rawValue)
    #expect(try node("$defs", "deviceCanvas", "properties", "orientation").words == orientations)
    #expect(try node("$defs", "textSize").words == ContentSizeCategory.names)
    let styles = try node("$defs", "style", "properties", "textStyle").words
    #expect(styles == sceneTextStyles.map(\.name))
  }

  @Test("requires what the reader requires")
  func requirements() throws {
    let required: [SceneTable: [String]] = [
      .scene: ["root"], .canvas: ["size"], .deviceCanvas: ["device"], .guide: ["id"],
      .frame: ["x", "y", "width", "height"], .relation: ["first"], .visual: ["visual"],
    ]
    for table in SceneTable.ofScenes {
      let words = try node("$defs", table.rawValue)["required"]?.elements ?? []
      #expect(words == required[table] ?? [], "\(table)")
    }
  }
}

extension DocumentNode {
  /// The value of a key, when this is a mapping that has it.
  fileprivate subscript(key: String) -> DocumentNode? {
    guard case .mapping(let entries) = content else { return nil }
    return entries.first { $0.key == key }?.value
  }

  /// The keys, when this is a mapping.
  fileprivate var keys: [String] {
    guard case .mapping(let entries) = content else { return [] }
    return entries.map(\.key)
  }

  /// The texts of a list.
  fileprivate var elements: [String] {
    guard case .sequence(let nodes) = content else { return [] }
    return nodes.compactMap(\.scalar?.text)
  }

  /// The words that `enum` allows.
  fileprivate var words: [String] { self["enum"]?.elements ?? [] }

  /// Every `$ref` in the value.
  fileprivate var references: [String] {
    switch content {
    case .scalar: return []
    case .sequence(let nodes): return nodes.flatMap(\.references)
    case .mapping(let entries):
      return entries.flatMap { entry in
        entry.key == "$ref"
          ? [entry.value.scalar?.text ?? ""] : entry.value.references
      }
    }
  }
}
