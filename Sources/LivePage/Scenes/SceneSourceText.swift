internal import AutoLayout
internal import Batches
internal import Foundation
internal import InterfaceBuilder
internal import LayoutDocuments
internal import Plumbline
internal import Scenes

/// Returns a JSON object with the text of a scene's file and the line numbers of views, guides and constraints.
///
/// - Throws: `PlumblineError` if the file can't be read.
func sourceText(of scene: Scene, with painter: Painter) throws(PlumblineError) -> String {
  let name = scene.file ?? ""
  let file = SwiftPath(name)?.file ?? InterfacePath.file(of: name)
  let text: String
  if let source = scene.source {
    text = source
  } else {
    text = String(decoding: try SceneInput.bytes(ofFile: file), as: UTF8.self)
  }
  let positions = PartPositions(of: scene)
  let canvas = scene.canvases.first { !$0.fits } ?? Scene.fallbackCanvas
  let tree = try scene.solve(Scene.Placement(canvas), with: painter)
  let declared = SwiftPath(name) == nil ? [:] : declarationLines(in: text)
  var parts: [JSONValue] = tree.items.indices.compactMap { index in
    let name = tree.constraintName(of: index)
    let line = positions.position(ofItem: name)?.line ?? declared[tree.items[index].identifier]
    return line.map { .line([("item", .string(name)), ("line", .number(CGFloat($0)))]) }
  }
  parts += tree.constraints.compactMap { constraint in
    positions.position(ofConstraint: constraint.ordinal).map {
      .line([
        ("constraint", .string(tree.text(of: constraint))), ("line", .number(CGFloat($0.line))),
      ])
    }
  }
  return sourceText(file, text, parts)
}

/// Returns a JSON object with the text of a file that isn't a valid scene.
///
/// - Throws: `PlumblineError` if the file can't be read.
func sourceText(ofBrokenScene name: String) throws(PlumblineError) -> String {
  let file = SwiftPath(name)?.file ?? InterfacePath.file(of: name)
  let text = String(decoding: try SceneInput.bytes(ofFile: file), as: UTF8.self)
  return sourceText(file, text, [])
}

private func sourceText(_ file: String, _ text: String, _ parts: [JSONValue]) -> String {
  JSONValue.object([
    ("file", .string(file)),
    ("absolute", .string(URL(fileURLWithPath: file).path)), ("text", .string(text)),
    ("parts", .array(parts, .lines)),
  ]).text
}

/// Returns, for each name in Swift code, the number of the first line that declares it as a constant or variable.
///
/// The line shows where a view comes from, because views have the names of the properties that store them.
private func declarationLines(in text: String) -> [String: Int] {
  var lines: [String: Int] = [:]
  for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    for (word, name) in zip(words, words.dropFirst()) where word == "let" || word == "var" {
      lines[String(name), default: index + 1] = min(lines[String(name)] ?? .max, index + 1)
    }
  }
  return lines
}
