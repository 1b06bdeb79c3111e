import Foundation
import Testing

@testable import SceneFile

/// A JSON Schema of the repository, read with the module's own reader.
struct SchemaFile {
  private let root: DocumentNode?

  /// Reads a file of `Schemas/`.
  init(_ name: String) {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = folder.appending(path: "Schemas/" + name)
    var problems: [SceneProblem] = []
    root = FileManager.default.contents(atPath: file.path()).flatMap {
      readDocument(Array($0), syntax: .json, problems: &problems)
    }
  }

  /// The value at a path of keys.
  func node(_ path: String...) throws -> DocumentNode {
    var node = try #require(root, "no readable schema")
    for key in path { node = try #require(node[key], "no \(key) in \(path)") }
    return node
  }

  /// The keys of a definition, after a check that it allows no others.
  func keys(of definition: String) throws -> Set<String> {
    #expect(try node("$defs", definition, "additionalProperties").scalar?.text == "false")
    return try Set(node("$defs", definition, "properties").keys)
  }

  /// Holds the definitions against the references to them.
  func expectDefinitionsAreUsed() throws {
    let names = try Set(node("$defs").keys)
    let used = try Set(node().references)
    for name in names { #expect(used.contains("#/$defs/\(name)"), "\(name) is not used") }
    for reference in used where !reference.contains("/properties/") {
      #expect(names.contains(String(reference.dropFirst("#/$defs/".count))), "\(reference)")
    }
  }
}

extension DocumentNode {
  /// The value of a key, when this is a mapping that has it.
  subscript(key: String) -> DocumentNode? {
    guard case .mapping(let entries) = content else { return nil }
    return entries.first { $0.key == key }?.value
  }

  /// The keys, when this is a mapping.
  var keys: [String] {
    guard case .mapping(let entries) = content else { return [] }
    return entries.map(\.key)
  }

  /// The texts of a list.
  var elements: [String] {
    guard case .sequence(let nodes) = content else { return [] }
    return nodes.compactMap(\.scalar?.text)
  }

  /// The words that `enum` allows.
  var words: [String] { self["enum"]?.elements ?? [] }

  /// Every `$ref` in the value.
  var references: [String] {
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
