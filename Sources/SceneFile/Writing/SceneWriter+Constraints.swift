internal import AutoLayout
internal import Foundation
internal import LayoutDocuments

extension SceneWriter {
  typealias Form = ConstraintForm<LayoutDocument.Place>

  typealias Run = ArraySlice<LayoutDocument.Constraint>

  /// The maximum number of constraints to combine in one line.
  private static let lineLimit = 100

  /// Returns the elements of the `constraints` list, with constraints combined into lists and chains of equations.
  mutating func constraints() -> [WrittenNode] {
    var nodes: [WrittenNode] = []
    var rest = layout.constraints[...]
    while let constraint = rest.first {
      switch constraint {
      case .visual(let visual):
        nodes.append(node(visual))
        rest = rest.dropFirst()
      case .relation(let form):
        let (node, count) = node(form, in: rest.prefix(Self.lineLimit))
        nodes.append(node)
        rest = rest.dropFirst(count)
      }
    }
    return nodes
  }

  private func node(_ visual: LayoutDocument.VisualConstraint) -> WrittenNode {
    let options = sceneFormatOptions.filter {
      !$0.value.isEmpty && isPart($0.value, of: visual.options)
    }
    return .mapping(
      stated([
        ("visual", .text(visual.format)), ("options", nonemptyList(options.map { .text($0.word) })),
        ("metrics", metrics(visual.metrics)), ("identifier", visual.identifier.map { .text($0) }),
      ]))
  }

  /// Whether a set of format options contains an option; a direction option must be equal to the set's direction.
  private func isPart(
    _ option: LayoutConstraint.FormatOptions, of options: LayoutConstraint.FormatOptions
  ) -> Bool {
    let mask = LayoutConstraint.FormatOptions.directionMask
    return mask.isSuperset(of: option)
      ? options.intersection(mask) == option : options.isSuperset(of: option)
  }

  /// Returns a line for the first constraints of a slice, and the number of constraints in the line.
  private mutating func node(_ form: Form, in run: Run) -> (node: WrittenNode, count: Int) {
    let stated = statable(form)
    guard let equation = equation(stated) else { return (longForm(stated), 1) }
    guard stated == form else { return (.equation(equation), 1) }
    for forms in [alike(run), chain(run)] where forms.count > 1 {
      let isChain = forms[0].second == forms[1].first
      let text = isChain ? chainText(forms, equation) : listText(forms, equation)
      if let text, states(text, forms) { return (.equation(text), forms.count) }
    }
    return (.equation(equation), 1)
  }

  /// Returns the constraint without values that scene files don't support, and records these values as omissions.
  private mutating func statable(_ form: Form) -> Form {
    var form = form
    if form.first.start != nil || form.second?.start != nil {
      omissions.append("distances between anchors")
      form.first.start = nil
      form.second?.start = nil
    }
    form.isStandardSpace = false
    if form.identifier?.isEmpty == true { form.identifier = nil }
    if form.metricExpression != nil, equation(form) == nil, metricsOfLongForm(form) == nil {
      omissions.append("metrics of \(text(form.first))")
      form.metricExpression = nil
    }
    return form
  }

  /// Whether a line parses as exactly the given constraints.
  private func states(_ text: String, _ forms: [Form]) -> Bool {
    var problems: [SceneProblem] = []
    return relations(in: SceneText(text), scope: scope, problems: &problems).map(\.form) == forms
      && problems.isEmpty
  }

  // MARK: - Equations

  /// Returns the equation of a constraint, or `nil` if no equation represents it.
  private func equation(_ form: Form) -> String? {
    let identifier = form.identifier.map { " \"\($0)\"" } ?? ""
    return sides(form).lazy.map { left, right, priority in
      "\(left) \(form.relation.symbol) \(right)\(priority)\(identifier)"
    }.first { states($0, [form]) }
  }

  /// Returns candidates for the texts of a constraint's sides and priority, most likely first.
  private func sides(_ form: Form) -> [(left: String, right: String, priority: String)] {
    let (first, second) = (text(form.first), form.second.map { text($0) })
    let priority = form.priority == .required ? "" : " @\(text(form.priority))"
    guard let expression = form.metricExpression else {
      return [(first, numbers(of: form, second), priority)]
    }
    let parts = expression.text.replacingOccurrences(of: " / ", with: "/").split(separator: "; ")
      .map(String.init)
    let named = parts.first { $0.hasPrefix("@") }.map { " @" + $0.dropFirst().drop { $0 == " " } }
    let sums = parts.filter { !$0.hasPrefix("@") }
    func placing(_ item: String, in sum: String) -> [String] {
      let words = sum.split(separator: " ").map(String.init)
      return words.indices.reversed().map { $0 }.reduce(into: [item + " " + sum, sum + " " + item])
      {
        $0.append((words[..<$1] + [item] + words[$1...]).joined(separator: " "))
      }
    }
    let rights =
      sums.last.map { sum in second.map { placing($0, in: sum) } ?? [sum] }
      ?? [numbers(of: form, second)]
    var ways = rights.map { (first, $0, named ?? priority) }
    if let sum = sums.first, let second {
      let others = sums.count == 1 ? [second] : rights
      ways += others.flatMap { right in
        placing(first, in: sum).map { ($0, right, named ?? priority) }
      }
    }
    return ways
  }

  /// Returns a constraint's right side, with numbers instead of metrics.
  private func numbers(of form: Form, _ second: String?) -> String {
    let constant = Double(form.constant)
    guard let second else { return shortNumber(constant) }
    let factor = form.multiplier == 1 ? "" : "\(fraction(Double(form.multiplier))) * "
    let sum = constant == 0 ? "" : " \(constant < 0 ? "-" : "+") \(shortNumber(abs(constant)))"
    return factor + second + sum
  }

  /// Formats a number with many decimals as an equal fraction such as `2/3` if possible, or else as a decimal number.
  private func fraction(_ number: Double) -> String {
    let text = shortNumber(number)
    guard text.count > 8 else { return text }
    for divisor in 2...32 {
      let dividend = (number * Double(divisor)).rounded()
      if dividend / Double(divisor) == number { return "\(shortNumber(dividend))/\(divisor)" }
    }
    return text
  }

  private func text(_ end: Form.End) -> String {
    "\(item(end.place)).\(end.attribute.name)"
  }

  private func item(_ place: LayoutDocument.Place) -> String {
    (ids[place.item] ?? "root") + (place.guide.map { ".\($0.word)" } ?? "")
  }

  // MARK: - Lists and chains

  /// Returns the longest prefix of a slice whose constraints differ only in their first items.
  private func alike(_ run: Run) -> [Form] {
    var forms: [Form] = []
    for case .relation(let form) in run.prefix(while: \.isRelation) {
      var other = form
      other.first.place.item = forms.first?.first.place.item ?? other.first.place.item
      guard forms.first.map({ $0 == other }) ?? true else { break }
      forms.append(form)
    }
    return forms
  }

  /// Returns `(a, b).top == c.top` for constraints that differ only in their first items.
  private func listText(_ forms: [Form], _ equation: String) -> String? {
    let first = item(LayoutDocument.Place(forms[0].first.place.item))
    guard equation.hasPrefix(first + ".") else { return nil }
    let names = forms.map { item(LayoutDocument.Place($0.first.place.item)) }
    return "(\(names.joined(separator: ", ")))" + equation.dropFirst(first.count)
  }

  /// Returns the longest prefix of a slice whose constraints form a chain, such as `a.width == b.width == c.width`.
  private func chain(_ run: Run) -> [Form] {
    var links: [Form] = []
    for case .relation(let form) in run.prefix(while: \.isRelation) {
      let isLink =
        form.relation == .equal && form.multiplier == 1 && form.constant == 0
        && form.metricExpression == nil && form.second != nil
      guard isLink, links.last.map({ $0.second == form.first }) ?? true,
        links.first.map({ $0.priority == form.priority && $0.identifier == form.identifier })
          ?? true
      else { break }
      links.append(form)
    }
    return links
  }

  /// Returns a chain such as `a.width == b.width == c.width` for the constraints that ``chain(_:)`` returns.
  private func chainText(_ links: [Form], _ equation: String) -> String? {
    guard let second = links[0].second else { return nil }
    let head = "\(text(links[0].first)) == \(text(second))"
    guard equation.hasPrefix(head) else { return nil }
    let others = links.dropFirst().compactMap(\.second).map { " == \(text($0))" }
    return head + others.joined() + equation.dropFirst(head.count)
  }

  // MARK: - The long form

  private func longForm(_ form: Form) -> WrittenNode {
    let named = metricsOfLongForm(form) ?? [:]
    func number(_ key: String, _ text: String?) -> WrittenNode? {
      named[key].map { .text($0) } ?? text.map { .raw($0) }
    }
    return .mapping(
      stated([
        ("first", .text(text(form.first))),
        ("relation", form.relation == .equal ? nil : .text(form.relation.symbol)),
        ("second", form.second.map { .text(text($0)) }),
        (
          "multiplier",
          number("multiplier", form.multiplier == 1 ? nil : shortNumber(form.multiplier))
        ),
        ("constant", number("constant", form.constant == 0 ? nil : shortNumber(form.constant))),
        ("priority", number("priority", form.priority == .required ? nil : text(form.priority))),
        ("identifier", form.identifier.map { .text($0) }),
      ]))
  }

  /// Returns a constraint's metric expressions by key, or `nil` unless all are in a form such as `constant: gap`.
  private func metricsOfLongForm(_ form: Form) -> [String: String]? {
    guard let expression = form.metricExpression else { return nil }
    var numbers: [String: String] = [:]
    for part in expression.text.split(separator: "; ") {
      guard let colon = part.range(of: ": "),
        SceneTable.relation.keys.contains(String(part[..<colon.lowerBound]))
      else { return nil }
      numbers[String(part[..<colon.lowerBound])] = String(part[colon.upperBound...])
    }
    return numbers
  }
}

extension LayoutDocument.Constraint {
  /// Whether the constraint isn't a visual format string.
  fileprivate var isRelation: Bool { if case .relation = self { true } else { false } }
}
