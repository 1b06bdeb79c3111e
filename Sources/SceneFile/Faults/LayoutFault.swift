package import AutoLayout

/// A reason why the views or constraints of a scene can't be created.
package enum LayoutFault: Hashable, Sendable {
  case unknownProfile(String, suggestion: String?)
  case unknownView(String, suggestion: String?)
  /// A visual format string can't contain the id.
  case identifierInFormat(String)
  case unknownNumber(String, suggestion: String?)
  case visualFormat(VisualFormatError)
  case illegalConstraint(LayoutError)
}

extension LayoutFault {
  /// The fault as a sentence.
  var sentence: String {
    switch self {
    case .unknownProfile(let name, let suggestion):
      "\(shown(name)) is not a platform profile"
        + (suggestion == nil
          ? "; it is one of \(PlatformProfile.all.map(\.name).joined(separator: ", "))"
          : didYouMean(suggestion))
    case .unknownView(let name, let suggestion):
      "\(shown(name)) is not the id of a view or guide" + didYouMean(suggestion)
    case .identifierInFormat(let id):
      "'\(id)' cannot be named in a visual format, where names are letters, digits and '_' and do"
        + " not begin with a digit; choose another id"
    case .unknownNumber(let name, let suggestion):
      "\(shown(name)) is neither a number nor a metric of the scene" + didYouMean(suggestion)
    case .visualFormat(let error):
      "the visual format cannot be read here: \(error.message)"
    case .illegalConstraint(let error):
      "the constraint can't be created: \(error.description)"
    }
  }
}
