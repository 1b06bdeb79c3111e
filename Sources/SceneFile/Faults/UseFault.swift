internal import AutoLayout

/// A reason why a component can't be used as requested, or a view can't be repeated.
package enum UseFault: Hashable, Sendable {
  case unknownComponent(String, suggestion: String?, names: [String])
  case unknownArgument(String, of: String, place: String, suggestion: String?, names: [String])
  case missingArgument(String, of: String, kind: String, place: String)
  case wrongArgument(String?, for: String, of: String, kind: String, place: String)
  case argumentIdentifier(String, parameter: String)
  /// The name of a variable is unknown.
  case unknownVariable(String, names: [String], suggestion: String?)
  case unknownField(String, of: String, suggestion: String?)
  /// A variable inside a text has a list or mapping as its value.
  case notText(String)
  /// The components use each other in a cycle; the first name is repeated at the end.
  case cycle([String], places: [String])
  case badCount(String)
  case tooManyRepetitions(limit: Int)
  case countAndList
  /// The scene is too large with its components expanded.
  case tooManyItems(limit: Int)
  case variableInIdentifier
  case notRepeated(String)
  case chainAndGrid
  case guidesAndStack(String)
}

extension UseFault {
  /// The fault as a sentence.
  var sentence: String {
    switch self {
    case .unknownComponent(let name, let suggestion, let names):
      "\(shown(name)) is not a component"
        + (names.isEmpty
          ? "; this file has no 'components'" : nameHint(suggestion, all: "components", names))
    case .unknownArgument(let name, let component, let place, let suggestion, let names):
      "\(shown(name)) is not a parameter of '\(component)' (\(place))"
        + (names.isEmpty ? ", which has none" : nameHint(suggestion, all: "parameters", names))
    case .missingArgument(let name, let component, let kind, let place):
      "'\(component)' (\(place)) needs '\(name)', \(kind); add it, as in 'with: { \(name): … }'"
    case .wrongArgument(let value, let name, let component, let kind, let place):
      (value.map { "\(shown($0)) is invalid; " } ?? "")
        + "'\(name)' of '\(component)' (\(place)) takes \(kind)"
    case .argumentIdentifier(let id, let parameter):
      "a view passed as a parameter has the parameter's name as its id, '\(parameter)'; remove"
        + " \(shown(id))"
    case .unknownVariable(let name, let names, let suggestion):
      "'$\(name)' is not a parameter here"
        + (suggestion.map { "; did you mean '$\($0)'?" }
          ?? (names.isEmpty
            ? "; the component has no parameters"
            : "; there is \(shortList(names.map { "$" + $0 }))")
            + ", and '$$' is a dollar sign")
    case .unknownField(let field, let variable, let suggestion):
      "the value of '$\(variable)' has no \(shown(field))" + didYouMean(suggestion)
    case .notText(let variable):
      "'$\(variable)' is a list or a mapping, which can't be part of a text"
    case .cycle(let names, let places):
      "components can't contain themselves: " + names.map { "'\($0)'" }.joined(separator: " uses ")
        + " (" + places.joined(separator: "; ") + ")"
    case .badCount(let text):
      "\(shown(text)) is not a count; write a whole number, 1 or more"
    case .tooManyRepetitions(let limit):
      "a view can be repeated at most \(limit) times"
    case .countAndList:
      "'repeat' takes either a list, as in 'over: [a, b]', or a number, as in 'count: 7'"
    case .tooManyItems(let limit):
      "with its components written out, the scene has more than \(limit) values; repeat or use fewer"
    case .variableInIdentifier:
      "the views of a chain or grid have one id followed by numbers; remove the '$' from it"
    case .notRepeated(let key):
      "'\(key)' arranges repeated views; add 'repeat', as in 'repeat: { count: 7 }'"
    case .chainAndGrid:
      "'chain' cannot be used with 'grid'; write one of them"
    case .guidesAndStack(let key):
      "'\(key)' belongs to a stack view; with 'guides' the views are as far apart as the guides are long"
    }
  }
}
