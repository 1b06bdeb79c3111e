/// A kind of change, as the summary counts it.
package enum Change: Hashable, Comparable, Sendable {
  case attribute
  case dynamic
  case selector
  case keyPath
  case platform
  case classProtocol
  case optionalRequirement
  case optionalCall
  case importAdded
  case importReplaced
  case snapshotTesting
  case filePath
  case registeredClass
  case anchorCast
  case attributeValue
  case objectRequirement
  case requiredInitializer
  case overrideRemoved
  case mainActor
  case assumption
  case nonisolated
  case unsafeProperty
  case sendable
  /// A member went into its class; the path is empty if that is in the same file.
  case memberMoved(into: String, path: String)
  case memberReceived(path: String)

  /// The change in words, for a number of them.
  package func description(count: Int) -> String {
    func counted(_ one: String, _ many: String) -> String { "\(count) \(count == 1 ? one : many)" }
    return switch self {
    case .attribute: counted("attribute", "attributes") + " removed"
    case .dynamic: "\(count) 'dynamic' removed"
    case .selector: "\(count) '#selector' replaced"
    case .keyPath: "\(count) '#keyPath' replaced"
    case .platform: "\(count) 'os(…)' replaced"
    case .classProtocol: counted("protocol", "protocols") + " limited to classes"
    case .optionalRequirement:
      counted("optional requirement", "optional requirements") + " given a default"
    case .optionalCall: "\(count) '?' of optional requirements removed"
    case .importAdded: counted("import", "imports") + " added"
    case .filePath: "\(count) '#file' replaced by '#filePath'"
    case .snapshotTesting: "\(count) 'import SnapshotTesting' replaced"
    case .importReplaced: counted("name", "names") + " of absent modules replaced"
    case .registeredClass:
      counted("registered class", "registered classes") + " replaced by initializers"
    case .anchorCast: counted("cast", "casts") + " of anchors replaced"
    case .attributeValue: "\(count) 'AnyObject' of attributes replaced by 'Any'"
    case .objectRequirement: "\(count) 'Self: NSObject' replaced by 'Self: NSObjectProtocol'"
    case .requiredInitializer:
      counted("initializer", "initializers") + " of layers made 'required'"
    case .overrideRemoved: "\(count) 'override' of members in extensions removed"
    case .mainActor: "\(count) '@MainActor' removed"
    case .assumption:
      "\(count) 'MainActor.assumeIsolated' replaced by \(count == 1 ? "a call" : "calls")"
    case .nonisolated: counted("declaration", "declarations") + " made 'nonisolated'"
    case .unsafeProperty:
      counted("stored property", "stored properties") + " made 'nonisolated(unsafe)'"
    case .sendable: counted("class", "classes") + " made '@unchecked Sendable'"
    case .memberMoved(let name, let path):
      counted("member", "members") + " moved into class '\(name)'"
        + (path.isEmpty ? "" : " in \(path)")
    case .memberReceived(let path): counted("member", "members") + " moved here from \(path)"
    }
  }
}
