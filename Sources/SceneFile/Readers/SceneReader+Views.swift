private import AutoLayout

extension SceneReader {
  /// The view that fills the canvas.
  mutating func root(_ node: DocumentNode) -> SceneView? {
    var node = node
    // A root without a value is a view that says nothing about itself.
    if node.isNothing { node.content = .mapping([]) }
    guard let fields = fields(of: node, .root, "root") else { return nil }
    if let id = text(fields["id"]), id.text != "root" {
      problems.append(.init(id.position, .rootIdentifier(id.text)))
    }
    return view(fields, id: "root", idPosition: fields.position)
  }

  private mutating func subview(_ node: DocumentNode) -> SceneView? {
    guard let fields = fields(of: node, .view, "subviews") else { return nil }
    let id = text(fields["id"])
    if id?.text == "root", let id {
      problems.append(.init(id.position, .reservedIdentifier))
      return view(fields, id: nil, idPosition: id.position)
    }
    return view(fields, id: id?.text, idPosition: id?.position ?? fields.position)
  }

  private mutating func view(
    _ fields: SceneFields, id: String?, idPosition: SourcePosition
  ) -> SceneView {
    let viewClass = choice(fields["class"], as: SceneViewClass.self) ?? .view
    var view = SceneView(position: fields.position, id: id, viewClass: viewClass)
    // A class that is misspelt would make errors of all the keys and guides that belong to it.
    let isClassKnown = fields["class"].map { $0.value.scalar?.text == viewClass.rawValue } ?? true
    if let id { register(id, .view(isClassKnown ? viewClass : .scrollView), at: idPosition) }
    if isClassKnown { refuseKeysOfOtherClasses(fields, viewClass) }
    readContent(fields, into: &view)
    readGeometry(fields, into: &view)
    view.guides = list(fields["guides"]).compactMap { guide($0) }
    view.subviews = list(fields["subviews"]).compactMap { subview($0) }
    if viewClass == .stackView { view.stack = stack(fields, subviews: view.subviews) }
    return view
  }

  private mutating func readContent(_ fields: SceneFields, into view: inout SceneView) {
    view.text = setText(fields["text"])
    view.placeholder = setText(fields["placeholder"])
    view.segments = list(fields["segments"]).compactMap { setText($0, "segments") }
    view.value = value(fields["value"], of: view)
    view.numberOfLines = number(fields["numberOfLines"], .lineCount).map { Int($0) }
    if let entry = fields["style"] { view.style = style(entry.value) }
    view.hugging = priorities(fields["hugging"])
    view.compression = priorities(fields["compression"])
    view.isHidden = flag(fields["hidden"]) ?? false
    view.direction = fields["direction"].flatMap { direction($0) }
  }

  /// What a control shows, in the words of its class.
  private mutating func value(
    _ entry: DocumentNode.Entry?, of view: SceneView
  ) -> SceneView.Value? {
    switch view.viewClass {
    case .switchControl: choice(entry, ["on", "off"]).map { .toggle(isOn: $0 == "on") }
    case .slider, .progressView: number(entry, .share).map { .share($0) }
    case .segmentedControl:
      choice(entry, view.segments).flatMap(view.segments.firstIndex(of:)).map { .segment($0) }
    default: nil
    }
  }

  private mutating func readGeometry(_ fields: SceneFields, into view: inout SceneView) {
    if let entry = fields["margins"] { view.margins = margins(entry) }
    view.preservesSuperviewMargins = flag(fields["preservesSuperviewMargins"])
    if let entry = fields["intrinsicSize"] { view.intrinsicSize = intrinsicSize(entry) }
    if let entry = fields["alignmentInsets"] { view.alignmentInsets = alignmentInsets(entry) }
    if let entry = fields["frame"] { view.frame = frame(entry) }
    if let entry = fields["autoresizing"] {
      if fields["frame"] == nil { problems.append(.init(entry.keyPosition, .needsFrame)) }
      let choices = SceneFrame.Flexible.allCases.map(\.rawValue)
      let words = list(entry).compactMap { choice($0, "autoresizing", choices) }
      view.autoresizing = Set(words.compactMap { SceneFrame.Flexible(rawValue: $0) })
    }
  }

  private mutating func guide(_ node: DocumentNode) -> SceneGuide? {
    var node = node
    if case .mapping = node.content {
      guard let fields = fields(of: node, .guide, "guides") else { return nil }
      guard let id = fields["id"] else {
        problems.append(.init(node.position, .missingKey("id", of: .guide)))
        return nil
      }
      node = id.value
    }
    guard let id = text(node, "guides") else { return nil }
    guard id.text != "root" else {
      problems.append(.init(id.position, .reservedIdentifier))
      return nil
    }
    register(id.text, .guide, at: id.position)
    return SceneGuide(position: id.position, id: id.text)
  }

  private mutating func register(_ id: String, _ item: SceneScope.Item, at position: SourcePosition)
  {
    guard isIdentifier(id) else {
      problems.append(.init(position, .badIdentifier(id)))
      return
    }
    registrations.append((id, item, position))
  }

  private mutating func refuseKeysOfOtherClasses(
    _ fields: SceneFields, _ viewClass: SceneViewClass
  ) {
    for entry in fields.entries {
      guard let classes = SceneTable.classes(withKey: entry.key), !classes.contains(viewClass)
      else { continue }
      problems.append(
        .init(
          entry.keyPosition,
          .keyOfOtherClass(entry.key, viewClass: viewClass, classes: classes)))
    }
  }

  private mutating func stack(_ fields: SceneFields, subviews: [SceneView]) -> SceneStack {
    for arranged in subviews where arranged.frame != nil {
      problems.append(.init(arranged.position, .frameInStack))
    }
    var stack = SceneStack()
    switch choice(fields["axis"], ["horizontal", "vertical"]) {
    case "horizontal": stack.axis = .horizontal
    case "vertical": stack.axis = .vertical
    default: break
    }
    stack.distribution = choice(fields["distribution"], as: SceneStack.Distribution.self)
    stack.alignment = choice(fields["alignment"], as: SceneStack.Alignment.self)
    stack.spacing = number(fields["spacing"], .any)
    stack.isMarginsRelative = flag(fields["marginsRelative"]) ?? false
    stack.isBaselineRelative = flag(fields["baselineRelative"]) ?? false
    if let entry = fields["customSpacing"] {
      stack.customSpacing = customSpacing(entry.value, subviews: subviews)
    }
    return stack
  }

  private mutating func customSpacing(
    _ node: DocumentNode, subviews: [SceneView]
  ) -> [SceneStack.CustomSpacing] {
    guard !node.isNothing else { return [] }
    guard case .mapping(let entries) = node.content else {
      let expected = "a mapping of subviews' ids to numbers"
      problems.append(.init(node.position, .wrongShape("customSpacing", expected: expected)))
      return []
    }
    let ids = subviews.compactMap(\.id)
    let known = Set(ids)
    return entries.compactMap { entry in
      if !known.contains(entry.key) {
        // What looks at all names does so only for what is told.
        let isTold = problems.count < DocumentLimits.problemCount
        let suggestion = isTold ? spellingSuggestion(for: entry.key, among: ids) : nil
        problems.append(
          .init(entry.keyPosition, .notArranged(entry.key, suggestion: suggestion)))
      }
      return number(entry, .any).map {
        SceneStack.CustomSpacing(position: entry.keyPosition, id: entry.key, spacing: $0)
      }
    }
  }
}
