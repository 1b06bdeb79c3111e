internal import AutoLayout
internal import LayoutDocuments

/// A reusable view with its constraints, which a scene can use several times with different values.
struct Component {
  /// The component's name, by which views use it.
  let name: String
  /// The parameters, in the order of the file.
  var parameters: [ComponentParameter] = []
  /// The definition of the view, in which `$name` is replaced by the value of a parameter.
  var view: DocumentNode
  /// The constraints between items of the component, in which `view` refers to the component's view.
  var constraints: [DocumentNode] = []
  /// The file and position of the definition.
  var place: DefinitionPlace
  /// The index in ``ComponentLibrary/scopes`` of the file that defines the component.
  var scope: Int
  /// Whether the definition is invalid and its problem has already been reported.
  var isBroken = false

  /// Returns the parameter with a name, or `nil` if the name is unknown.
  func parameter(_ name: String) -> ComponentParameter? {
    parameters.first { $0.name == name }
  }
}

/// A parameter of a component.
struct ComponentParameter {
  /// The name, which is written after `$` in the component's definition.
  let name: String
  /// The kind of the parameter's values.
  let kind: Kind
  /// The default value, or `nil` if each use must specify a value.
  let defaultValue: DocumentNode?

  /// The kinds of a parameter's values.
  enum Kind: String, Hashable, Sendable, CaseIterable {
    case text = "Text"
    case number = "Number"
    case flag = "Flag"
    case color = "Color"
    case image = "Image"
    case view = "View"
    case list = "List"

    /// A description of the valid values, for messages.
    var description: String {
      switch self {
      case .text: "a text, or a list of its parts"
      case .number: "a number, or the name of a metric"
      case .flag: "true or false"
      case .color: "a color"
      case .image: "the path of an image, or a mapping such as { symbol: star }"
      case .view: "a view, such as { class: Switch }"
      case .list: "a list"
      }
    }

    /// Returns a valid placeholder for an invalid value that has been reported.
    func standIn(at position: SourcePosition) -> DocumentNode {
      switch self {
      case .text, .number: .text("0", at: position)
      case .flag: .text("false", at: position)
      case .color: .text("#000000", at: position)
      case .image: .mapping(["symbol": .text("star", at: position)], at: position)
      case .view: .mapping([:], at: position)
      case .list: .list([], at: position)
      }
    }

    /// Whether a value is valid for the kind, without checking the contents of colors and images.
    func takes(_ node: DocumentNode, metrics: Set<String>) -> Bool {
      switch (self, node.content) {
      case (.text, .scalar), (.color, .scalar), (.image, .scalar): !node.isNothing
      case (.text, .sequence), (.list, .sequence): true
      case (.color, .mapping), (.image, .mapping), (.view, .mapping): true
      case (.number, .scalar(let scalar)):
        metrics.contains(scalar.text) || (plainDecimal(scalar.text)?.isFinite ?? false)
      case (.flag, .scalar(let scalar)): ["true", "false"].contains(scalar.text)
      default: false
      }
    }
  }
}

/// The location of a component's definition, for messages about uses of the component.
struct DefinitionPlace: Hashable, Sendable {
  /// The path of the component's file, or `nil` if the scene file defines the component.
  var file: String?
  /// The position of the definition in the component file or scene file.
  var position: SourcePosition

  /// The position as text, such as `card.yaml, line 3, column 5`, for messages.
  var description: String {
    (file.map { "\(printable($0)), " } ?? "") + "line \(position.line), column \(position.column)"
  }
}

/// Whether a text is a valid parameter name: a letter, then letters, digits and `_`.
func isParameterName(_ text: String) -> Bool {
  let bytes = text.utf8
  return (bytes.first?.isLetter ?? false) && bytes.allSatisfy(\.isVariable)
}

extension UInt8 {
  /// Whether the byte of UTF-8 is an ASCII letter.
  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }

  /// Whether the byte of UTF-8 can be in the name of a parameter.
  var isVariable: Bool { isNameByte(self) }
}
