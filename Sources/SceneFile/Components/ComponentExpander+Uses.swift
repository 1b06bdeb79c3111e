internal import AutoLayout
internal import LayoutDocuments

// Uses of components.
extension ComponentExpander {
  /// Returns the view for a use of a component.
  ///
  /// An unknown component is reported, and the result is an empty view. `id` includes the scope's prefix. If it is
  /// `nil`, the view gets the id that the use specifies, or an id from the component's name.
  mutating func use(
    _ node: DocumentNode, in scope: ExpansionScope, id: String?
  ) -> DocumentNode {
    let position = scope.position(node.position)
    let empty = DocumentNode.mapping([:], at: position)
    let fields = reading(in: scope) { $0.fields(of: node, .use, "a use of a component") }
    guard let fields, let entry = fields["use"],
      let name = reading(in: scope, { $0.text(entry) })
    else { return empty }
    let id = id ?? self.id(of: fields["id"], or: name.text, in: scope)
    guard let component = library.component(name.text, in: scope.library) else {
      let names = library.scopes[scope.library].keys.sorted()
      let suggestion = spellingSuggestion(for: name.text, among: names)
      report(
        name.position, .unknownComponent(name.text, suggestion: suggestion, names: names), scope)
      return empty
    }
    if component.isBroken { return .mapping(["id": .text(id, at: position)], at: position) }
    if let start = scope.uses.firstIndex(where: { $0.place == component.place }) {
      let cycle = scope.uses[start...] + [component]
      report(
        name.position,
        .cycle(cycle.map(\.name), places: cycle.dropLast().map(\.place.description)), scope)
      return empty
    }
    let inner = ExpansionScope(
      values: arguments(fields["with"], of: component, in: scope, at: position),
      prefix: id + ".",
      origin: SourceOrigin(component: component.name, file: component.place.file, use: position),
      library: component.scope, uses: scope.uses + [component])
    return view(of: component, in: inner, id: id)
  }

  private mutating func view(
    of component: Component, in scope: ExpansionScope, id: String
  ) -> DocumentNode {
    if let own = component.view.entry("id") {
      let text = own.value.scalar?.text ?? ""
      problems.append(
        .init(scope.position(own.keyPosition), ComponentFault.viewIdentifier(text)))
    }
    if let repetition = component.view.entry("repeat") {
      problems.append(.init(scope.position(repetition.keyPosition), ComponentFault.severalViews))
    }
    let view = single(component.view, in: scope, id: id)
    refuseGuideNames(of: view, component, scope)
    for node in component.constraints {
      let constraint = value(node, in: scope)
      constraints.append(
        ComponentConstraint(
          node: constraint, id: id, prefix: scope.prefix, component: component.name))
    }
    return view
  }

  /// Reports ids in a component that are reserved for guides of the component's view, such as `safeArea`.
  private mutating func refuseGuideNames(
    of view: DocumentNode, _ component: Component, _ scope: ExpansionScope
  ) {
    let scrolls = ["ScrollView", "TextView"].contains(view.entry("class")?.value.scalar?.text)
    for kind in SystemGuideKind.allCases where scrolls || !kind.isOfScrollViews {
      guard names[scope.prefix]?.contains(kind.word) ?? false else { continue }
      problems.append(
        .init(scope.position(component.view.position), ComponentFault.guideName(kind.word)))
    }
  }

  /// Returns the prefixed id of a component's use, which by default is the component's name with a number.
  mutating func id(
    of entry: DocumentNode.Entry?, or name: String, in scope: ExpansionScope
  ) -> String {
    if let entry, let text = value(entry.value, in: scope).scalar, !text.isNothing {
      declare(text.text, in: scope)
      return scope.prefix + text.text
    }
    declare(name, in: scope)
    let base = scope.prefix + name
    return "\(base).\(nextNumber(of: base))"
  }

  // MARK: - Arguments

  /// Returns the values of a component's parameters at a use.
  private mutating func arguments(
    _ entry: DocumentNode.Entry?, of component: Component, in scope: ExpansionScope,
    at position: SourcePosition
  ) -> [String: ExpansionScope.Argument] {
    var arguments: [String: ExpansionScope.Argument] = [:]
    for parameter in component.parameters {
      guard let value = parameter.defaultValue else { continue }
      let origin = SourceOrigin(
        component: component.name, file: component.place.file, use: position)
      arguments[parameter.name] = .init(node: value, scope: ExpansionScope(origin: origin))
    }
    let place = component.place.description
    var meant: Set<String> = []
    for (given, scope) in given(entry, in: scope) {
      guard let parameter = component.parameter(given.key) else {
        let names = component.parameters.map(\.name)
        let suggestion = spellingSuggestion(for: given.key, among: names)
        if let suggestion { meant.insert(suggestion) }
        report(
          given.keyPosition,
          .unknownArgument(
            given.key, of: component.name, place: place, suggestion: suggestion, names: names),
          scope)
        continue
      }
      let argument = ExpansionScope.Argument(node: given.value, scope: scope)
      guard takes(argument, parameter.kind) else {
        report(
          given.value.position,
          .wrongArgument(
            given.value.scalar?.text, for: given.key, of: component.name,
            kind: parameter.kind.description, place: place), scope)
        let standIn = parameter.kind.standIn(at: scope.position(given.value.position))
        arguments[given.key] = .init(node: standIn, scope: ExpansionScope())
        continue
      }
      arguments[given.key] = argument
    }
    for parameter in component.parameters where arguments[parameter.name] == nil {
      let standIn = parameter.kind.standIn(at: position)
      arguments[parameter.name] = .init(node: standIn, scope: ExpansionScope())
      guard !meant.contains(parameter.name) else { continue }
      problems.append(
        .init(
          position,
          UseFault.missingArgument(
            parameter.name, of: component.name, kind: parameter.kind.description, place: place)))
    }
    return arguments
  }

  /// Returns the entries of a `with` mapping, each with the scope that defines the variables in the entry's value.
  private mutating func given(
    _ entry: DocumentNode.Entry?, in scope: ExpansionScope
  ) -> [(entry: DocumentNode.Entry, scope: ExpansionScope)] {
    guard let entry, !entry.value.isNothing, let argument = argument(entry.value, in: scope) else {
      return []
    }
    guard case .mapping(let entries) = argument.node.content else {
      reportShape(of: argument, "with", expected: "a mapping of parameters to values")
      return []
    }
    return entries.map { ($0, argument.scope) }
  }

  /// Whether a value is valid for a parameter kind; unknown variables are accepted, and reported during expansion.
  private func takes(
    _ argument: ExpansionScope.Argument, _ kind: ComponentParameter.Kind
  ) -> Bool {
    var argument = argument
    while let variable = variable(argument.node, in: argument.scope) {
      let path = variable.split(separator: ".").map(String.init)
      guard var found = argument.scope.values?[path[0]] else { return true }
      for key in path.dropFirst() {
        guard let entry = found.node.entry(key) else { return true }
        found.node = entry.value
      }
      argument = found
    }
    let isMixed =
      argument.scope.values != nil && argument.node.scalar?.text.contains("$") ?? false
    return isMixed || kind.takes(argument.node, metrics: library.metrics)
  }
}
