internal import AutoLayout
internal import Foundation
internal import Scenes

extension PictureRecord {
  /// The record as stored in the manifest, on one line.
  var json: JSONValue {
    var members: [(String, JSONValue)] = [
      ("canvas", canvasValue(canvas)),
      ("direction", .string(direction.word)),
      ("theme", .string(theme)), ("format", .string(format.rawValue)), ("file", .string(file)),
    ]
    if let error {
      members.append(("error", .string(error)))
      return .line(members)
    }
    members += [
      ("bytes", .number(CGFloat(byteCount))), ("sha256", .string(sha256)),
      ("conflicts", .array(conflicts.map(conflictValue), .inline)),
      ("ambiguities", .array(ambiguities.map(ambiguityValue), .inline)),
    ]
    if !missingScripts.isEmpty {
      members.append(("missingScripts", .array(missingScripts.map(Self.scriptValue), .inline)))
    }
    if !omissions.isEmpty {
      members.append(("omissions", .array(omissions.map { .string($0) }, .inline)))
    }
    members.append(("key", .string(key)))
    return .line(members)
  }

  private static func scriptValue(_ script: MissingScript) -> JSONValue {
    .line([
      ("name", .string(script.name)), ("package", script.package.map { .string($0) } ?? .null),
    ])
  }

  /// Parses a record, or returns `nil` if a required value is missing.
  init?(_ json: JSONValue) {
    guard let canvas = json["canvas"].flatMap(Canvas.init),
      let direction = json["direction"]?.string, let theme = json["theme"]?.string,
      let format = json["format"]?.string.flatMap(PictureFormat.init(rawValue:)),
      let file = json["file"]?.string
    else { return nil }
    self.canvas = canvas
    self.direction = direction == "rtl" ? .rightToLeft : .leftToRight
    self.theme = theme
    self.format = format
    self.file = file
    error = json["error"]?.string
    if error != nil {
      status = .failed
      return
    }
    guard let byteCount = json["bytes"]?.integer, let sha256 = json["sha256"]?.string,
      json["conflicts"]?.elements != nil, let key = json["key"]?.string
    else { return nil }
    self.byteCount = byteCount
    self.sha256 = sha256
    self.key = key
    conflicts = json.conflicts
    ambiguities = json.ambiguities
    omissions = json["omissions"]?.elements?.compactMap(\.string) ?? []
    missingScripts = (json["missingScripts"]?.elements ?? []).map {
      MissingScript(name: $0["name"]?.string ?? "", package: $0["package"]?.string)
    }
  }
}

/// Encodes an ambiguous view for manifests and results.
func ambiguityValue(_ ambiguity: Ambiguity) -> JSONValue {
  let name =
    ambiguity.name == ambiguity.identifier ? [] : [("name", JSONValue.string(ambiguity.name))]
  return .line(
    [("id", .string(ambiguity.identifier))] + name
      + [("axes", .array(ambiguity.axes.map { .string($0.word) }, .inline))])
}

extension JSONValue {
  /// The conflicts in the JSON of a picture's record or result.
  var conflicts: [SolvedTree.Conflict] {
    (self["conflicts"]?.elements ?? []).map { conflict in
      SolvedTree.Conflict(
        broken: conflict["broken"]?.string ?? "",
        because: conflict["because"]?.elements?.compactMap(\.string) ?? [])
    }
  }

  /// The ambiguous views in the JSON of a picture's record or result.
  var ambiguities: [Ambiguity] {
    (self["ambiguities"]?.elements ?? []).map { view in
      let names = view["axes"]?.elements?.compactMap(\.string) ?? []
      let axes: [LayoutConstraint.Axis] = [.horizontal, .vertical]
      let identifier = view["id"]?.string ?? ""
      return Ambiguity(
        identifier: identifier, name: view["name"]?.string ?? identifier,
        axes: axes.filter { names.contains($0.word) })
    }
  }
}

extension Canvas {
  /// Parses a canvas, or returns `nil` if a required value is missing.
  fileprivate init?(_ json: JSONValue) {
    guard let name = json["name"]?.string, let scale = json["scale"]?.number else { return nil }
    let extents = ["width", "height"].map { json[$0] }
    guard extents.allSatisfy({ $0?.number != nil || $0?.string == Canvas.fittingWord }) else {
      return nil
    }
    self.init(width: extents[0]?.number, height: extents[1]?.number, scale: scale, name: name)
  }
}

extension SceneRecord {
  /// The record as stored in the journal, on one line.
  var json: JSONValue { .line(members) }

  /// The record as stored in the manifest, with a line for each picture.
  var manifestText: String {
    let head = JSONValue.line(members.dropLast()).text.dropLast(2)
    let lines = pictures.map { "\n      " + $0.json.text }.joined(separator: ",")
    return head + ", \"pictures\": [" + lines + (pictures.isEmpty ? "] }" : "\n    ] }")
  }

  private var members: [(String, JSONValue)] {
    var members: [(String, JSONValue)] = [
      ("scene", .string(scene)), ("sha256", .string(sha256)), ("plan", .string(plan)),
    ]
    if let error { members.append(("error", .string(error.description))) }
    if case .crashed = error { members.append(("crashed", .bool(true))) }
    if !notes.isEmpty { members.append(("notes", notes.json)) }
    members.append(("pictures", .array(pictures.map(\.json), .inline)))
    return members
  }

  /// Parses a record, or returns `nil` if a required value is missing.
  ///
  /// Only the error of a crashed scene is read, because the next run retries other failed scenes.
  init?(_ json: JSONValue) {
    guard let scene = json["scene"]?.string, let sha256 = json["sha256"]?.string,
      let plan = json["plan"]?.string, let pictures = json["pictures"]?.elements
    else { return nil }
    self.scene = scene
    self.sha256 = sha256
    notes = SceneNotes(json["notes"], in: InterfacePath.file(of: scene))
    if json["crashed"]?.bool == true { error = .crashed(scene: scene) }
    self.plan = json["error"] == nil || error != nil ? plan : ""
    self.pictures = pictures.compactMap { PictureRecord($0) }
    guard self.pictures.count == pictures.count else { return nil }
  }
}
