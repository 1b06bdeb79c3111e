internal import AutoLayout
internal import Foundation
internal import LayoutDocuments
internal import PictureDescriptions

extension SceneReader {
  /// Reads the `figure:` section of a scene file.
  ///
  /// - Parameters:
  ///   - node: The value of the `figure` key.
  ///   - identifiers: The identifiers of the scene's constraints.
  ///   - canvasCount: The number of the scene's canvases.
  /// - Returns: The figure, without its invalid values.
  mutating func figure(
    _ node: DocumentNode, _ identifiers: Set<String>, canvasCount: Int
  ) -> SceneFigure {
    guard !node.isNothing, let fields = fields(of: node, .figure, "figure") else {
      return SceneFigure()
    }
    var figure = SceneFigure()
    readContents(of: &figure, fields, identifiers)
    readPaper(fields, into: &figure.request)
    figure.request.crop = text(fields["crop"]).flatMap { text in
      SceneDocument.crop(text, in: scope, problems: &problems)
    }
    figure.request.words = choice(fields["language"], FigureWords.languages).flatMap {
      FigureWords(language: $0)
    }
    // A scene has no inherited planes to turn off.
    figure.request.exploded = fields["exploded"].flatMap { explosion($0) }
    if figure.request.exploded == .flat { figure.request.exploded = nil }
    figure.directions = list(fields["directions"]).compactMap {
      choice($0, "directions", LayoutDirection.allCases.map(\.word))
    }.uniqued().compactMap { LayoutDirection(word: $0) }
    if figure.request.exploded != nil {
      // Tilted planes leave no space above them for text.
      refuse("anatomy", beside: "exploded", in: fields)
      refuse("visual", beside: "exploded", in: fields)
      // The planes are the same for both directions.
      if figure.directions.count > 1 { refuse("directions", beside: "exploded", in: fields) }
    }
    figure.movement = choice(fields["animate"], SceneFigure.Movement.allCases.map(\.rawValue))
      .flatMap { SceneFigure.Movement(rawValue: $0) }
    if figure.movement == .canvases {
      for key in ["anatomy", "visual", "exploded", "crop", "steps"] {
        refuse("animate", beside: key, in: fields)
      }
      if let entry = fields["animate"], !DocumentLimits.canvasCounts.contains(canvasCount) {
        problems.append(.init(entry.keyPosition, .unfitCanvasCount(canvasCount)))
      }
    }
    figure.steps = list(fields["steps"]).compactMap { step($0, of: figure, identifiers) }
    readPanels(of: &figure, fields, identifiers)
    return figure
  }

  /// Reads a step of a figure, which inherits the values of the figure for missing keys.
  private mutating func step(
    _ node: DocumentNode, of figure: SceneFigure, _ identifiers: Set<String>
  ) -> SceneFigure? {
    guard let fields = fields(of: node, .step, "a step") else { return nil }
    var step = changed(figure, by: fields, identifiers)
    if let entry = fields["title"] { step.request.title = setText(entry) }
    return step
  }

  /// Returns a figure changed by the keys of a step or a panel.
  mutating func changed(
    _ figure: SceneFigure, by fields: SceneFields, _ identifiers: Set<String>
  ) -> SceneFigure {
    var step = figure
    // An emphasis that dims everything else replaces other emphases.
    if ["anatomy", "visual", "highlight"].contains(where: { fields[$0] != nil }) {
      (step.anatomy, step.visual) = (nil, nil)
      (step.emphasis.items, step.emphasizedConstraints) = ([], [])
    }
    if let entry = fields["caption"] { step.request.caption = setText(entry) }
    readContents(of: &step, fields, identifiers)
    return step
  }

  /// Reads into `figure` the keys that figures, steps and panels have in common.
  private mutating func readContents(
    of figure: inout SceneFigure, _ fields: SceneFields, _ identifiers: Set<String>
  ) {
    refuse("visual", beside: "anatomy", in: fields)
    for other in ["anatomy", "visual"] { refuse("highlight", beside: other, in: fields) }
    figure.request.look = look(fields) ?? figure.request.look
    if let entry = fields["show"] {
      let subjects = identifiers.union(scope.ids)
      figure.request.overlays = texts(entry).overlays(subjects: subjects, problems: &problems)
    }
    if let entry = fields["anatomy"] { figure.anatomy = text(entry) }
    if let entry = fields["visual"] { figure.visual = text(entry) }
    if let entry = fields["highlight"] {
      let names = texts(entry)
      let isConstraint = { (name: SceneText) in
        identifiers.contains(name.text) || name.text.contains { "=<>".contains($0) }
      }
      let others = SceneScope.OtherNames(kind: "a constraint", names: identifiers.sorted())
      figure.emphasis.items = names.filter { !isConstraint($0) }.compactMap {
        scope.item($0, or: others, problems: &problems)
      }
      figure.emphasizedConstraints = names.filter(isConstraint)
    }
    if let entry = fields["only"] { figure.emphasis.only = texts(entry).compactMap { item($0) } }
    if let entry = fields["hide"] {
      figure.emphasis.hidden = texts(entry).compactMap { hiddenItem($0) }
    }
    if let entry = fields["styles"] {
      let scope = scope
      figure.emphasis.styles = styles(entry) { scope.isStyleName($0, &$1) }.map { style in
        var style = style
        style.name = scope.item(style.name)?.name ?? style.name
        return style
      }
    }
    if let entry = fields["notes"] { figure.notes = notes(list(entry)) }
  }

  mutating func texts(_ entry: DocumentNode.Entry) -> [SceneText] {
    list(entry).compactMap { text($0, entry.key) }
  }

  /// Reads the request for an exploded hierarchy: `true`, `false`, or a mapping with the planes' angle and spacing.
  mutating func explosion(_ entry: DocumentNode.Entry) -> ExplosionRequest? {
    guard case .mapping = entry.value.content else {
      return flag(entry).map { $0 ? .planes(angle: nil, spacing: nil) : .flat }
    }
    guard let fields = fields(of: entry.value, .explosion, "exploded") else { return nil }
    return .planes(
      angle: number(fields["angle"], .planeAngle),
      spacing: number(fields["spacing"], .planeDistance))
  }
}

// Panels of a figure.
extension SceneReader {
  /// Reads the panels of a figure; call this after reading the figure's other keys.
  mutating func readPanels(
    of figure: inout SceneFigure, _ fields: SceneFields, _ identifiers: Set<String>
  ) {
    for key in ["caption", "directions", "exploded", "animate"] {
      refuse(key, beside: "panels", in: fields)
    }
    let whole = figure
    figure.panels = list(fields["panels"]).compactMap { panel($0, of: whole, identifiers) }
    figure.columns = number(fields["columns"], .step).map { Int($0) }
    if fields["panels"] == nil, let entry = fields["columns"] {
      problems.append(.init(entry.keyPosition, FigureFault.columnsWithoutPanels))
    }
  }

  /// Reads a panel, which inherits missing keys from a step of the figure if it names one, or else from the figure.
  private mutating func panel(
    _ node: DocumentNode, of figure: SceneFigure, _ identifiers: Set<String>
  ) -> ScenePanel? {
    guard let fields = fields(of: node, .panel, "a panel") else { return nil }
    var base = figure
    if let entry = fields["step"], let number = number(entry, .step) {
      guard figure.steps.indices.contains(Int(number) - 1) else {
        let fault = FigureFault.noSuchStep(Int(number), count: figure.steps.count)
        problems.append(.init(entry.value.position, fault))
        return nil
      }
      base = figure.steps[Int(number) - 1]
    }
    base.steps = []
    let scene = text(fields["scene"])
    var panel = ScenePanel(
      figure: scene == nil
        ? changed(base, by: fields, identifiers) : figureOfOtherScene(base, fields), scene: scene)
    if scene == nil, let text = text(fields["crop"]) {
      panel.figure.request.crop = SceneDocument.crop(text, in: scope, problems: &problems)
    }
    panel.direction = fields["direction"].flatMap { direction($0) }
    panel.canvas = fields["canvas"].flatMap {
      canvas($0.value, direction: panel.direction ?? .leftToRight)
    }
    return panel
  }

  /// Reads the request of a panel that shows another scene.
  ///
  /// The other scene's figure provides the values for missing keys. That scene's item names aren't known here.
  private mutating func figureOfOtherScene(
    _ figure: SceneFigure, _ fields: SceneFields
  ) -> SceneFigure {
    for key in SceneTable.stepKeys where !["caption", "look", "show"].contains(key) {
      refuse(key, beside: "scene", in: fields)
    }
    refuse("step", beside: "scene", in: fields)
    var other = SceneFigure()
    other.request = figure.request
    other.request.crop = nil
    other.request.look = look(fields) ?? other.request.look
    if let entry = fields["caption"] { other.request.caption = setText(entry) }
    if let entry = fields["show"] {
      other.request.overlays = texts(entry).overlays(subjects: nil, problems: &problems)
    }
    if let text = text(fields["crop"]) {
      do throws(SceneError) {
        other.request.crop = try SceneDocument.crop(unchecked: text, file: file)
      } catch {
        problems += error.problems
      }
    }
    return other
  }
}

// Notes.
extension SceneReader {
  /// Reads the notes of a figure, and reports duplicate ids and duplicate marks in the legend.
  private mutating func notes(_ nodes: [DocumentNode]) -> [FigureNote] {
    var identifiers: Set<String> = []
    var marks: Set<String> = []
    return nodes.compactMap { node in
      guard let note = note(node) else { return nil }
      // A legend explains each mark once; markers without text repeat it.
      if case .marker(let mark, _, .some) = note.content, !marks.insert(mark).inserted {
        problems.append(.init(node.position, .duplicateMark(mark)))
      }
      if let identifier = note.identifier, !identifiers.insert(identifier).inserted {
        problems.append(.init(node.position, .duplicateNote(identifier)))
      }
      return note
    }
  }

  /// Reads a note, or reports an invalid note and returns `nil`.
  mutating func note(_ node: DocumentNode) -> FigureNote? {
    guard let fields = fields(of: node, .note, "a note") else { return nil }
    guard let kind = FigureNote.Kind.allCases.first(where: { fields[$0.rawValue] != nil }) else {
      problems.append(.init(node.position, .noKindOfNote))
      return nil
    }
    let known = [kind.rawValue, "id"] + kind.keys.required + kind.keys.optional
    for entry in fields.entries where !known.contains(entry.key) {
      refuse(entry.key, beside: kind.rawValue, in: fields)
    }
    for key in kind.keys.required where fields[key] == nil {
      problems.append(.init(node.position, .missingKeyOfNote(key, kind)))
    }
    guard let content = content(of: kind, fields) else { return nil }
    var note = FigureNote(content, identifier: identifier(fields["id"]))
    note.line = node.position.line
    return note
  }

  /// Reads the content of a note of a kind, or reports missing keys and returns `nil`.
  private mutating func content(
    of kind: FigureNote.Kind, _ fields: SceneFields
  ) -> FigureNote.Content? {
    let mark = kind == .marker ? mark(fields["marker"]) : nil
    let words =
      switch kind {
      case .marker: setText(fields["text"])
      case .arrow: fields["arrow"].flatMap { $0.value.isNothing ? nil : setText($0) }
      case .callout, .bracket, .legend, .text: setText(fields[kind.rawValue])
      }
    var places = ["at", "from", "to"].compactMap { place(fields[$0]) }
    let over = list(fields["over"])
    if let entry = fields["over"], case .sequence(let nodes) = entry.value.content, nodes.isEmpty {
      problems.append(.init(entry.value.position, .emptyNote(key: "over")))
    }
    places += over.compactMap { place($0, "over") }
    refuseEmptyWords(of: kind, in: fields)
    let side = choice(fields["side"], FigureNote.Side.allCases.map(\.rawValue))
      .flatMap { FigureNote.Side(rawValue: $0) }
    guard let first = places.first, let last = places.last else { return nil }
    switch kind {
    case .text: return .text(words ?? "", at: first)
    case .callout: return .callout(words ?? "", at: first, side: side)
    case .marker: return .marker(mark ?? "", at: first, words: words)
    case .bracket:
      return .bracket(words ?? "", over: places, side: side)
    case .arrow: return .arrow(words.flatMap { $0.isEmpty ? nil : $0 }, from: first, to: last)
    case .legend: return .legend(words ?? "", of: first)
    }
  }

  /// Reports an empty text in a note, unless the note is an arrow.
  private mutating func refuseEmptyWords(of kind: FigureNote.Kind, in fields: SceneFields) {
    guard kind != .arrow, let entry = fields[kind.rawValue], !entry.value.isNothing,
      entry.value.scalar?.text.allSatisfy(\.isWhitespace) == true
    else { return }
    problems.append(.init(entry.value.position, .emptyNote(key: kind.rawValue)))
  }

  /// Reads the mark that is drawn in a marker's circle, or reports a mark that is too long and returns `nil`.
  private mutating func mark(_ entry: DocumentNode.Entry?) -> String? {
    guard let text = text(entry) else { return nil }
    guard text.text.count <= FigureNote.markLength else {
      problems.append(.init(text.position, .longMark(text.text)))
      return nil
    }
    return text.text
  }

  /// Reads the id of a note, or reports an invalid id and returns `nil`.
  private mutating func identifier(_ entry: DocumentNode.Entry?) -> String? {
    guard let text = text(entry) else { return nil }
    guard isIdentifier(text.text) else {
      problems.append(.init(text.position, .badIdentifier(text.text)))
      return nil
    }
    return text.text
  }

  /// Reads the name of an item that a figure can hide, or reports any other text and returns `nil`.
  private mutating func hiddenItem(_ text: SceneText) -> String? {
    guard text.text != "root" else {
      problems.append(.init(text.position, .hiddenRoot))
      return nil
    }
    return item(text)
  }

  /// Returns the name of an item as used in equations, or reports an unknown name and returns `nil`.
  mutating func item(_ text: SceneText) -> String? { scope.item(text, problems: &problems) }

  private mutating func place(_ entry: DocumentNode.Entry?) -> FigureNote.Place? {
    guard let entry else { return nil }
    return place(entry.value, entry.key)
  }

  /// Returns the item or attribute that a node names, or reports a problem and returns `nil` for any other value.
  mutating func place(_ node: DocumentNode, _ key: String) -> FigureNote.Place? {
    guard let text = text(node, key) else { return nil }
    return scope.place(text, problems: &problems)
  }
}

extension SceneReader {
  /// Reads a figure's or a job's margin, background, width, letter size, texts and id prefix into a request.
  mutating func readPaper(_ fields: SceneFields, into request: inout FigureRequest) {
    if let entry = fields["margin"] {
      request.margin =
        switch entry.value.scalar?.text {
        case "auto": .automatic
        case nil: sides(entry, .figureMargin).map { .sides($0) }
        default: number(entry, .figureMargin).map { .points(CGFloat($0)) }
        }
    }
    if let entry = fields["background"] {
      request.background =
        entry.value.scalar?.text == "transparent" ? Color(hex: "#00000000") : color(entry)
    }
    request.width = width(fields["size"] ?? fields["width"])
    request.letters = letters(fields["letters"], at: request.width)
    request.title = setText(fields["title"])
    request.caption = setText(fields["caption"])
    request.idPrefix = idPrefix(fields["idPrefix"])
  }

  /// Reads the appearance of views in a figure or a job.
  mutating func look(_ fields: SceneFields) -> FigureLook? {
    choice(fields["look"], FigureLook.allCases.map(\.rawValue)).flatMap { FigureLook(rawValue: $0) }
  }
}

extension FigureNote.Kind {
  /// The keys that a note of the kind has besides its id.
  fileprivate var keys: (required: [String], optional: [String]) {
    switch self {
    case .legend, .text: (["at"], [])
    case .callout: (["at"], ["side"])
    case .marker: (["at"], ["text"])
    case .bracket: (["over"], ["side"])
    case .arrow: (["from", "to"], [])
    }
  }
}
