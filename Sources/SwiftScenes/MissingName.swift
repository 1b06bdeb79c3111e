/// A name that Swift files use but that Plumbline doesn't declare.
package struct MissingName: Hashable, Sendable {
  /// The name of a type or module, or of a member with its type, such as `UIView.keyframes`.
  package let name: String
  /// The kinds of missing names.
  package enum Kind: String, Hashable, Sendable {
    case module
    case type
    case member
  }

  /// Whether the name is that of a type, a member or a module.
  package let kind: Kind
  /// The paths of the files that use the name.
  package let files: [String]

  /// Returns the missing names that a list's compiler errors report, sorted by the number of files that use them.
  ///
  /// The forms of the messages are from Swift's `DiagnosticsSema.def` (`cannot_find_type_in_scope`,
  /// `cannot_find_in_scope`, `could_not_find_type_member`, `could_not_find_value_member`) and `DiagnosticsParse.def`.
  package static func all(in list: SceneList) -> [MissingName] {
    var files: [String: (kind: Kind, files: [String])] = [:]
    for message in list.messages {
      guard let (name, kind) = parse(message.text) else { continue }
      if files[name]?.files.contains(message.file) != true {
        files[name, default: (kind, [])].files.append(message.file)
      }
    }
    return files.map { MissingName(name: $0.key, kind: $0.value.kind, files: $0.value.files) }
      .sorted { (-$0.files.count, $0.name) < (-$1.files.count, $1.name) }
  }

  private static func parse(_ text: String) -> (String, Kind)? {
    let first = text.split(separator: "'", omittingEmptySubsequences: false)
    guard first.count > 2 else { return nil }
    if text.hasPrefix("no such module ") { return (String(first[1]), .module) }
    if text.hasPrefix("cannot find type ") || text.hasPrefix("cannot find '") {
      return (String(first[1]), .type)
    }
    if first.count > 4, text.hasPrefix("type ") || text.hasPrefix("value of type ") {
      guard first[2].contains("has no member") else { return nil }
      return ("\(first[1]).\(first[3])", .member)
    }
    return nil
  }

  /// A Swift declaration that the user can add for a missing type, or `nil` for members, modules and lowercase names.
  package var stub: String? {
    guard kind == .type, name.first?.isUppercase == true else { return nil }
    let endings: [(ending: String, declaration: String)] = [
      ("Delegate", "protocol \(name): AnyObject {}"),
      ("DataSource", "protocol \(name): AnyObject {}"),
      ("Controller", "class \(name): UIViewController {}"),
      ("View", "class \(name): UIView {}"),
    ]
    return endings.first { name.hasSuffix($0.ending) }?.declaration ?? "class \(name): NSObject {}"
  }
}
