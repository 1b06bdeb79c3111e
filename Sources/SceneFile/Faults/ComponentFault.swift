internal import AutoLayout

/// A reason why the definition of a component is invalid.
package enum ComponentFault: Hashable, Sendable {
  case badName(String)
  case badParameterName(String)
  case unknownKind(String, kinds: [String], suggestion: String?)
  case wrongDefault(String, kind: String)
  case innerComponents
  case unreadableFile(String, reason: String)
  case tooManyFiles(limit: Int)
  case viewIdentifier(String)
  case severalViews
  /// The component's file is used as a scene.
  case notScene
  /// An id inside the component is the name of a guide of the component's view.
  case guideName(String)
  case unknownName(String, component: String, suggestion: String?, names: [String])
}

extension ComponentFault {
  /// The fault as a sentence.
  var sentence: String {
    switch self {
    case .badName(let name):
      "\(shown(name)) is not the name of a component; names are letters from A to Z, digits, '_' and '-',"
        + " with at least one letter"
    case .badParameterName(let name):
      "\(shown(name)) is not the name of a parameter; names are letters from A to Z, digits and '_', beginning"
        + " with a letter"
    case .unknownKind(let word, let kinds, let suggestion):
      "\(shown(word)) is not a kind of value"
        + nameHint(suggestion, all: "kinds", kinds)
    case .wrongDefault(let name, let kind):
      "this default is invalid; '\(name)' takes \(kind)"
    case .innerComponents:
      "only a component file has components of its own; move these to the scene's 'components'"
    case .unreadableFile(let path, let reason):
      "the component file \(shown(path)) can't be read: \(reason); paths are relative to the folder of the file"
        + " that names them, and stay in the scene's folder"
    case .tooManyFiles(let limit):
      "a scene can have at most \(limit) component files"
    case .viewIdentifier(let id):
      "the view of a component gets its id from each use; remove \(shown(id)), and call it 'view' in the"
        + " component's constraints"
    case .severalViews:
      "a component has one view, which may have any number of subviews; repeat these"
    case .notScene:
      "this is a component, not a scene, which has a 'root'; a scene names it in 'components'"
    case .guideName(let id):
      "'\(id)' is the name of a built-in guide; choose another id inside a component"
    case .unknownName(let name, let component, let suggestion, let names):
      "\(shown(name)) is neither an id in the component '\(component)' nor one in the scene"
        + nameHint(suggestion, all: "ids", names)
    }
  }
}
