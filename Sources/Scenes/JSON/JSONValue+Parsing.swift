package import Foundation
internal import SceneFile

extension JSONValue {
  /// Reads a JSON text; `nil` for anything else.
  ///
  /// - Complexity: O(*n*).
  package init?(parsing bytes: [UInt8]) {
    guard let node = DocumentNode(json: bytes) else { return nil }
    self.init(node)
  }

  /// The value of a key, or `nil` if this isn't an object or lacks the key.
  package subscript(_ key: String) -> JSONValue? {
    switch self {
    case .object(let members), .line(let members): members.first { $0.0 == key }?.1
    default: nil
    }
  }

  /// The text, or `nil` if this isn't one.
  package var string: String? {
    guard case .string(let string) = self else { return nil }
    return string
  }

  /// The truth value, or `nil` if this isn't one.
  package var bool: Bool? {
    guard case .bool(let bool) = self else { return nil }
    return bool
  }

  /// The number, or `nil` if this isn't one.
  package var number: CGFloat? {
    guard case .number(let number) = self else { return nil }
    return number
  }

  /// The number, or `nil` if this isn't a whole number.
  package var integer: Int? { number.flatMap { Int(exactly: $0) } }

  /// The elements, or `nil` if this isn't an array.
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
