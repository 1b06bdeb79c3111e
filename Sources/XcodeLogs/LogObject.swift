/// A view or guide that a log mentions.
package struct LogObject: Hashable, Sendable {
  /// The class of the object as printed, without its module, or `nil` if the log prints only a name.
  package internal(set) var className: String?
  /// The address of the object, or `nil` if the log doesn't print it.
  package internal(set) var address: UInt64?
  /// The text that is printed after the address: a label's text or a guide's identifier.
  package internal(set) var text: String?
  /// The app's name for the object: an accessibility identifier, or a label set with a layout library.
  package internal(set) var identifier: String?
  /// The index of the view's superview or the guide's owning view, or `nil` if the log doesn't name it.
  package internal(set) var owner: Int?
  /// The value of ``owner`` or, if that is `nil`, the index of the view that constraints suggest as the owner.
  ///
  /// It is used only for fixes and figures.
  package internal(set) var likelyOwner: Int?
  /// Whether only the system creates instances of the object's class.
  package internal(set) var isSystemClass = false
  /// The name of the object in reports.
  package internal(set) var name = ""

  /// Whether the object is a layout guide rather than a view.
  package var isGuide: Bool {
    guard let className else {
      let names = [".margins", ".safeArea", ".readable", ".keyboard", "LayoutGuide"]
      return identifier.map { name in names.contains { name.hasSuffix($0) } } ?? false
    }
    return className.hasSuffix("LayoutGuide")
      || ["_UILayoutSpacer", "_UIOLAGapGuide", "UIFocusGuide"].contains(className)
  }

  /// A kind of guide that the system provides, recognized by Apple's identifier.
  package enum SystemGuide: Hashable, Sendable {
    case layoutMargins, safeArea, other
  }

  /// The kind of the system's guide, or `nil` for views and the app's guides.
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
  /// Sets the name of each object: the app's name or the class, with a number if several objects share the name.
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

/// Returns the unqualified name of a class whose printed name may be mangled or qualified.
///
/// Removes the module, generic arguments, and the prefix `NSKVONotifying_` of observed objects.
func plainClassName(_ printed: String) -> String {
  // Markdown takes pairs of underscores for emphasis, and editors write that with asterisks.
  let mangled = printed.replacing("*", with: "_")
  if mangled.hasPrefix("_Tt"), let name = demangledClassName(mangled) { return name }
  let stem = printed.prefix { $0 != "<" }
  let name = stem.split(separator: ".").last.map(String.init) ?? printed
  let observed = "NSKVONotifying_"
  return name.hasPrefix(observed) ? plainClassName(String(name.dropFirst(observed.count))) : name
}

/// Returns the class of a mangled name such as `_TtC3App8CardView`, or `nil` if the name isn't mangled.
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
