internal import AutoLayout

/// A constraint written as layout code, such as `b.topAnchor.constraint(equalTo: a.topAnchor, constant: 8)`.
struct LayoutCode {
  /// The constraint written as an equation, or `nil` if the conversion isn't supported.
  let equation: String?

  /// Reads a text, or returns `nil` if it isn't layout code.
  init?(_ text: String) {
    // Searching texts takes most of the time of reading an equation. Calls have a letter before the parenthesis, and
    // equations don't.
    let isCall = zip(text.utf8, text.utf8.dropFirst()).contains { before, byte in
      byte == UInt8(ascii: "(") && UInt8(ascii: "a")...UInt8(ascii: "z") ~= before | 0x20
    }
    guard isCall else { return nil }
    guard let call = text.firstRange(of: ".constraint(") else {
      // SnapKit and Masonry, such as `make.top.equalTo(label)`.
      let calls = [".equalTo", ".greaterThanOrEqualTo", ".lessThanOrEqualTo"]
      guard calls.contains(where: text.contains) else { return nil }
      equation = nil
      return
    }
    let first = Self.anchor(text[..<call.lowerBound])
    let arguments = text[call.upperBound...].prefix { $0 != ")" }.split(separator: ",")
      .map { argument in
        argument.split(separator: ":", maxSplits: 1).map { $0.filter { !$0.isWhitespace } }
      }
    guard let first, let relation = arguments.first, relation.count == 2,
      arguments.dropFirst().allSatisfy({ $0.count == 2 })
    else {
      equation = nil
      return
    }
    equation = Self.equation(first, relation, Array(arguments.dropFirst()))
  }

  private static func equation(
    _ first: String, _ relation: [String], _ rest: [[String]]
  ) -> String? {
    let signs = ["equalTo": "==", "greaterThanOrEqualTo": ">=", "lessThanOrEqualTo": "<="]
    let label = relation[0]
    let isConstant = label.hasSuffix("ToConstant")
    guard let sign = signs[isConstant ? String(label.dropLast("Constant".count)) : label] else {
      return nil
    }
    func value(_ name: String) -> String? { rest.first { $0[0] == name }?[1] }
    if isConstant { return "\(first) \(sign) \(relation[1])" }
    guard let second = anchor(relation[1][...]) else { return nil }
    let factor = value("multiplier").map { "\($0) * " } ?? ""
    let constant = value("constant").map { constant in
      constant.hasPrefix("-") ? " - \(constant.dropFirst())" : " + \(constant)"
    }
    return "\(first) \(sign) \(factor)\(second)\(constant ?? "")"
  }

  /// Returns the name that equations use for an anchor such as `view.safeAreaLayoutGuide.topAnchor`.
  private static func anchor(_ text: Substring) -> String? {
    var parts = text.split(separator: ".").map { $0.filter { !$0.isWhitespace } }
    guard let name = parts.popLast(), name.hasSuffix("Anchor"),
      let attribute = LayoutConstraint.Attribute(anchorOrName: name)
    else { return nil }
    if parts.first == "self" { parts.removeFirst() }
    if parts.isEmpty || ["view", "superview", "superview?", "superview!"].contains(parts[0]) {
      parts = ["root"] + parts.dropFirst()
    }
    let words = parts.map { part in
      SystemGuideKind.allCases.first { $0.propertyName == part }?.word ?? part
    }
    return (words + [attribute.name]).joined(separator: ".")
  }
}
