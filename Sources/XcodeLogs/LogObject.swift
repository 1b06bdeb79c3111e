/// A view or guide that a log mentions.
package struct LogObject: Hashable, Sendable {
  /// The class as printed, without its module; `nil` if the log prints only a name.
  package internal(set) var className: String?
  /// The address; `nil` if the log has none.
  package internal(set) var address: UInt64?
  /// The text that is printed after the address: a label's text or a guide's identifier.
  package internal(set) var text: String?
  /// The author's name: an accessibility identifier, or the label that a library gives to a view.
  package internal(set) var identifier: String?
  /// The superview or owning view, if the log names it.
  package internal(set) var owner: Int?
  /// The superview or owning view that the log names or constraints suggest, for fixes and figures only.
  package internal(set) var likelyOwner: Int?
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
    return className == "_UILayoutSpacer" || className == "_UIOLAGapGuide" ? .other : nil
  }

  /// Whether only the system makes views of the class: parts of its keyboard, bars and input views.
  package var isPrivate: Bool {
    guard let className else { return false }
    let prefixes = [
      "_", "UIKeyboard", "UIKB", "UIInputSet", "TUI", "UIRemoteKeyboard", "UICompatibilityInput",
      "UITextEffects",
      "UIInputSwitcher", "SFAutoFill", "UIAutocorrect", "AVPlayback", "AVButton", "AVTransport",
      "UIButtonBar", "UIPredictionView", "UIAssistant",
    ]
    return prefixes.contains { className.hasPrefix($0) } && className != "_UILayoutSpacer"
      && className != "_UIOLAGapGuide"
  }
}

extension XcodeLog {
  /// Gives each object its name: the author's, or else its class, with a number if there are several.
  mutating func nameObjects() {
    let stems = objects.map { object in object.identifier ?? object.className ?? "view" }
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

/// The class of a mangled or qualified name, without its module and generic arguments.
func plainClassName(_ printed: String) -> String {
  if printed.hasPrefix("_Tt"), let name = demangledClassName(printed) { return name }
  let stem = printed.prefix { $0 != "<" }
  return stem.split(separator: ".").last.map(String.init) ?? printed
}

/// The class of a mangled name such as `_TtC3App8CardView`; `nil` if it has none.
private func demangledClassName(_ mangled: String) -> String? {
  var rest = mangled.dropFirst(3).drop { $0.isASCII && $0.isUppercase }
  var parts: [String] = []
  while let first = rest.first, first.isASCII, first.isNumber, parts.count < 8 {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard digits.count < 4, let count = Int(digits) else { break }
    rest = rest.dropFirst(digits.count)
    guard count > 0, rest.count >= count else { break }
    parts.append(String(rest.prefix(count)))
    rest = rest.dropFirst(count)
  }
  return parts.count > 1 ? parts.last : nil
}
