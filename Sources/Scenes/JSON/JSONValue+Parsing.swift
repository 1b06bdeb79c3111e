package import Foundation
internal import SceneFile

extension JSONValue {
  /// Parses a JSON text, or returns `nil` if it is invalid.
  ///
  /// - Complexity: O(*n*).
  package init?(parsing bytes: [UInt8]) {
    guard let node = DocumentNode(json: bytes) else { return nil }
    self.init(node)
  }

  /// The value for a key, or `nil` if this value isn't an object or lacks the key.
  package subscript(_ key: String) -> JSONValue? {
    switch self {
    case .object(let members), .line(let members): members.first { $0.0 == key }?.1
    default: nil
    }
  }

  /// The string, or `nil` if the value isn't a string.
  package var string: String? {
    guard case .string(let string) = self else { return nil }
    return string
  }

  /// The Boolean, or `nil` if the value isn't a Boolean.
  package var bool: Bool? {
    guard case .bool(let bool) = self else { return nil }
    return bool
  }

  /// The number, or `nil` if the value isn't a number.
  package var number: CGFloat? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  /// The number as an integer, or `nil` if it isn't whole or the value isn't a number.
  package var integer: Int? { number.flatMap { Int(exactly: $0) } }

  /// The elements of the array, or `nil` if the value isn't an array.
  package var elements: [JSONValue]? {
    guard case .array(let elements, _) = self else { return nil }
    return elements
  }

  private init(_ node: DocumentNode) {
    switch node.content {
    case .scalar(let scalar) where scalar.isQuoted: self = .string(scalar.text)
    case .scalar(let scalar):
      switch scalar.text {
      case "null": self = .null
      case "true", "false": self = .bool(scalar.text == "true")
      default: self = .number(CGFloat(Double(scalar.text) ?? .nan))
      }
    case .sequence(let nodes): self = .array(nodes.map(Self.init), .inline)
    case .mapping(let entries): self = .line(entries.map { ($0.key, Self($0.value)) })
    }
  }
}
