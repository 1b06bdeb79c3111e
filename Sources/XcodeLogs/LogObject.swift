/// A view or guide that a log mentions.
package struct LogObject: Hashable, Sendable {
  /// The class as printed, without its module; `nil` if the log prints only a name.
  package internal(set) var className: String?
  /// The address; `nil` if the log has none.
  package internal(set) var address: UInt64?
  /// The text that is printed after the address: a label's text or a guide's identifier.
  package internal(set) var text: String?
  /// The author's name: an accessibility identifier, or a label from a library.
  package internal(set) var identifier: String?
  /// The superview or owning view, if the log names it.
  package internal(set) var owner: Int?
  /// The superview or owning view that the log names or constraints suggest, only for fixes and figures.
  package internal(set) var likelyOwner: Int?
  /// Whether only the system creates views of the class.
  package internal(set) var isSystemClass = false
  /// The name in reports.
  package internal(set) var name = ""

  /// Whether it is a layout guide, not a view.
  package var isGuide: Bool {
    guard let className else {
      let names = [".margins", ".safeArea", ".readable", ".keyboard", "LayoutGuide"]
      return identifier.map { name in names.contains { name.hasSuffix($0) } } ?? false
    }
    return className.hasSuffix("LayoutGuide")
      || ["_UILayoutSpacer", "_UIOLAGapGuide", "UIFocusGuide"].contains(className)
  }

  /// The system guide of a view, by Apple's identifier.
  package enum SystemGuide: Hashable, Sendable {
    case layoutMargins, safeArea, other
  }

  /// The kind of a system guide, or `nil` for views and the author's guides.
  package var systemGuide: SystemGuide? {
    guard isGuide else { return nil }
    let text = text ?? identifier ?? ""
    if text.hasSuffix("LayoutMarginsGuide") || text.hasSuffix(".margins") {
      return .layoutMargins
    }
    if text.hasSuffix("afeAreaLayoutGuide") { return .safeArea }
    if text.hasPrefix("UI"), text.hasSuffix("LayoutGuide") { return .other }
    return className == "_UILayoutSpacer" || className == "_UIOLAGapGuide" ? .other : nil
  }
}

extension XcodeLog {
  /// Gives each object its name: the author's or its class, with a number if there are several.
  mutating func nameObjects() {
    let stems = objects.map { object in
      object.identifier ?? (object.isGuide ? object.text : nil) ?? object.className ?? "view"
    }
    var counts: [String: Int] = [:]
    for stem in stems { counts[stem, default: 0] += 1 }
    var taken = Set(stems)
    var numbers: [String: Int] = [:]
    for index in objects.indices {
      let stem = stems[index]
      guard counts[stem, default: 0] > 1 else {
        objects[index].name = stem
        continue
      }
      var name = stem
      while taken.contains(name) {
        numbers[stem, default: 0] += 1
        name = "\(stem) \(numbers[stem, default: 0])"
      }
      taken.insert(name)
      objects[index].name = name
    }
  }
}

/// The class of a mangled or qualified name, without its module, generic arguments and the prefix of observed objects.
func plainClassName(_ printed: String) -> String {
  // Markdown takes pairs of underscores for emphasis, and editors write that with asterisks.
  let mangled = printed.replacing("*", with: "_")
  if mangled.hasPrefix("_Tt"), let name = demangledClassName(mangled) { return name }
  let stem = printed.prefix { $0 != "<" }
  let name = stem.split(separator: ".").last.map(String.init) ?? printed
  let observed = "NSKVONotifying_"
  return name.hasPrefix(observed) ? plainClassName(String(name.dropFirst(observed.count))) : name
}

/// The class of a mangled name such as `_TtC3App8CardView`; `nil` if it has none.
private func demangledClassName(_ mangled: String) -> String? {
  var rest = mangled.dropFirst(3)
  var parts: [String] = []
  while parts.count < 8 {
    rest = rest.drop { $0.isASCII && $0.isUppercase }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, digits.count < 4, let count = Int(digits) else { break }
    rest = rest.dropFirst(digits.count)
    guard count > 0, rest.count >= count else { break }
    parts.append(String(rest.prefix(count)))
    rest = rest.dropFirst(count)
  }
  return parts.count > 1 ? parts.last : nil
}
