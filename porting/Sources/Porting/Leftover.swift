/// Something that is left for a person to change.
package struct Leftover: Hashable, Sendable, CustomStringConvertible {
  /// The place in the file as it was read.
  package let position: SourcePosition

  /// The reason why it is left.
  package let reason: Reason

  /// The message for users: the place, the thing, the rule and the fix.
  package var description: String { "\(position): warning: \(reason.description)" }

  /// A reason why something is left.
  package enum Reason: Hashable, Sendable, CustomStringConvertible {
    /// No parsed file declares the class whose extension declares the member.
    case unknownClass(String, member: String)

    /// Several files declare a class of the name, none nearer than the others.
    case ambiguousClass(String, member: String)

    /// The extension is for some generic arguments only.
    case conditionalExtension(of: String, member: String)

    /// The member uses a name that is private to the file of its extension.
    case privateName(String, member: String, class: String, path: String)

    /// No default fits the type of an optional requirement.
    case requiredDefault(requirement: String, type: String)

    /// The default needs an extension, which the place of the protocol doesn't allow.
    case nestedProtocol(String, requirement: String)

    /// The expression names no method or property.
    case unnamedSelector(String)

    /// The expression is no chain of properties.
    case unnamedKeyPath(String)

    /// A collection view registers a class whose initializers aren't known there.
    case unknownInitializer(String)

    /// The file imports SwiftUI.
    case swiftUI

    /// The reason and the fix, in words.
    package var description: String {
      switch self {
      case .unknownClass(let name, let member):
        """
        \(member) is in an extension of '\(name)', which no parsed file declares as a class; \
        members that override or are overridden must be in the class itself; \
        move it into a subclass, or remove it
        """
      case .ambiguousClass(let name, let member):
        """
        \(member) must be in the class itself, and several files declare '\(name)'; \
        move it into the right one
        """
      case .conditionalExtension(let name, let member):
        """
        \(member) is in an extension for some generic arguments of '\(name)'; \
        move it into the class, and test the arguments there
        """
      case .privateName(let name, let member, let type, let path):
        """
        \(member) must be in class '\(type)' in \(path), and uses '\(name)', which is private to \
        this file; make '\(name)' internal, and run this again
        """
      case .requiredDefault(let requirement, let type):
        """
        '\(requirement)' is optional, and only its callers know a default of type '\(type)'; \
        remove 'optional', and give it a default in an extension of the protocol
        """
      case .nestedProtocol(let name, let requirement):
        """
        '\(requirement)' is optional, and its protocol '\(name)' is nested; \
        remove 'optional', and give it a default in an extension of the protocol
        """
      case .unnamedSelector(let text):
        "'\(text)' names no method or property; write the name as a 'Selector(\"…\")'"
      case .unnamedKeyPath(let text):
        "'\(text)' is no chain of properties; write the key path as a string"
      case .swiftUI:
        """
        SwiftUI isn't there; exclude the file from its target, or put what needs it between \
        '#if canImport(SwiftUI)' and '#endif'
        """
      case .unknownInitializer(let name):
        """
        '\(name)' is known only where this is called from, and a class alone makes no views; \
        add a parameter for a function that makes them, and pass it 'Cell.init(frame:)' or the like
        """
      }
    }
  }
}
