import Foundation

/// A JSON Schema of the repository that values are held against; it knows the keywords that are used
/// there, and calls every other one a fault.
struct JSONSchemaFile {
  private let root: [String: Any]

  /// Reads a file of `Schemas/`.
  init(_ name: String) throws {
    let file = URL(filePath: #filePath).appending(path: "../../../Schemas/\(name)").standardized
    let value = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    root = value as? [String: Any] ?? [:]
  }

  /// What is wrong with a value, each with the path to it; empty where nothing is.
  ///
  /// Keys that the schema does not name are wrong as well, though it may allow them: those are for
  /// versions to come.
  func faults(of value: Any) -> [String] { faults(of: value, root, at: "$") }

  private func faults(of value: Any, _ schema: [String: Any], at path: String) -> [String] {
    schema.flatMap { faults(of: value, $0.key, $0.value, schema, at: path) }
  }

  private func faults(
    of value: Any, _ keyword: String, _ rule: Any, _ schema: [String: Any], at path: String
  ) -> [String] {
    let number = Self.number(value)
    let limit = Self.number(rule) ?? .nan
    switch keyword {
    case "$schema", "$defs", "title", "description", "additionalProperties": return []
    case "$ref": return faults(of: value, definition(rule), at: path)
    case "type":
      let types = rule as? [String] ?? [rule as? String ?? ""]
      return types.contains { Self.isOf($0, value) } ? [] : ["\(path) is no \(types)"]
    case "const": return Self.areEqual(value, rule) ? [] : ["\(path) is not \(rule)"]
    case "enum":
      let isThere = (rule as? [Any] ?? []).contains { Self.areEqual($0, value) }
      return isThere ? [] : ["\(path) is not among \(rule)"]
    case "minimum": return number.map { $0 >= limit } ?? true ? [] : ["\(path) is too small"]
    case "maximum": return number.map { $0 <= limit } ?? true ? [] : ["\(path) is too large"]
    case "exclusiveMinimum":
      return number.map { $0 > limit } ?? true ? [] : ["\(path) is too small"]
    case "minLength":
      return (value as? String).map { Double($0.count) >= limit } ?? true
        ? [] : ["\(path) is short"]
    case "pattern":
      guard let text = value as? String, let pattern = rule as? String else { return [] }
      let match = text.range(of: pattern, options: .regularExpression)
      return match == nil ? ["\(path) is not like \(pattern)"] : []
    case "not":
      let other = rule as? [String: Any] ?? [:]
      return faults(of: value, other, at: path).isEmpty ? ["\(path) is \(other)"] : []
    case "anyOf":
      let choices = (rule as? [[String: Any]] ?? []).map { faults(of: value, $0, at: path) }
      return choices.contains { $0.isEmpty } ? [] : choices.flatMap(\.self)
    case "items":
      return (value as? [Any] ?? []).enumerated().flatMap {
        faults(of: $0.element, rule as? [String: Any] ?? [:], at: "\(path)[\($0.offset)]")
      }
    case "required":
      guard let object = value as? [String: Any] else { return [] }
      return (rule as? [String] ?? []).filter { object[$0] == nil }.map { "\(path) has no \($0)" }
    case "properties": return memberFaults(of: value, rule, schema, at: path)
    default: return ["the schema has '\(keyword)', which is not known here"]
    }
  }

  private func memberFaults(
    of value: Any, _ rule: Any, _ schema: [String: Any], at path: String
  ) -> [String] {
    guard let object = value as? [String: Any], let known = rule as? [String: [String: Any]] else {
      return []
    }
    let other = schema["additionalProperties"] as? [String: Any]
    return object.flatMap { key, member in
      guard let rule = known[key] ?? other else { return ["\(path).\(key) is not in the schema"] }
      return faults(of: member, rule, at: "\(path).\(key)")
    }
  }

  private func definition(_ reference: Any) -> [String: Any] {
    var node: Any? = root
    for key in (reference as? String ?? "").split(separator: "/").dropFirst() {
      node = (node as? [String: Any])?[String(key)]
    }
    return node as? [String: Any] ?? ["no definition": reference]
  }

  private static func isBoolean(_ value: Any) -> Bool {
    (value as? NSNumber).map { CFBoolean.isBoolean($0) } ?? false
  }

  private static func number(_ value: Any) -> Double? {
    isBoolean(value) ? nil : (value as? NSNumber)?.doubleValue
  }

  private static func areEqual(_ one: Any, _ other: Any) -> Bool {
    if let one = one as? String { return one == other as? String }
    return number(one).map { $0 == number(other) } ?? false
  }

  private static func isOf(_ type: String, _ value: Any) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "boolean": isBoolean(value)
    case "number": number(value) != nil
    case "integer": number(value).map { $0 == $0.rounded() } ?? false
    case "null": value is NSNull
    default: false
    }
  }
}

/// Booleans among the numbers that Foundation reads.
private enum CFBoolean {
  static func isBoolean(_ number: NSNumber) -> Bool {
    String(cString: number.objCType) == "c" || String(cString: number.objCType) == "B"
  }
}
