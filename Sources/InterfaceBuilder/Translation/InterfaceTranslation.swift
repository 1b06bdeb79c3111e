package import AutoLayout
import Foundation
package import LayoutDocuments

/// A scene of a document as a layout, with where everything is written.
package struct InterfaceLayout: Sendable {
  /// The layout.
  package var document = LayoutDocument()
  /// What was not understood, once for each kind.
  package var notes: [InterfaceNote] = []
  /// What figures call each item: by its label in Xcode, its text, or else its class with a number.
  package var names: [String] = []
  /// The elements of the layout's constraints.
  private(set) var constraintElements: [XMLElement] = []

  /// The error for a constraint that can't be made.
  ///
  /// - Parameters:
  ///   - index: The constraint in the layout.
  ///   - reason: Why it can't be made.
  ///   - file: The document.
  /// - Returns: The error, at the constraint's position.
  package func error(
    ofConstraint index: Int, _ reason: String, in file: String
  ) -> InterfaceError {
    let element = constraintElements[index]
    let fault = InterfaceFault.illegalConstraint(id: element["id"] ?? "", reason: reason)
    return InterfaceError(file: file, problems: [InterfaceProblem(fault, element.position)])
  }

  mutating func add(
    _ form: ConstraintForm<LayoutDocument.Place>, _ element: XMLElement
  ) {
    document.constraints.append(.relation(form))
    constraintElements.append(element)
  }
}

extension InterfaceScene {
  /// Translates the scene for a canvas.
  ///
  /// - Parameter placement: The canvas; `nil` for the document's own.
  /// - Returns: The layout, with what was not understood.
  package func layout(on placement: Canvas? = nil) -> InterfaceLayout {
    var translation = InterfaceTranslation(self, on: placement ?? canvas)
    translation.addItems()
    translation.addConstraints()
    translation.addNames()
    return translation.layout
  }

  /// Whether contents have the sizes that the document stores: on its own canvas, at its text size, unless they
  /// are to be measured.
  package func takesStoredSizes(on canvas: Canvas) -> Bool {
    !measuresText && canvas.size == self.canvas.size && canvas.textSize == self.canvas.textSize
  }
}

/// Translates a scene into a layout.
struct InterfaceTranslation {
  let scene: InterfaceScene
  let canvas: Canvas
  let traits: InterfaceTraits
  /// Whether contents have the sizes that the document stores.
  let takesStoredSizes: Bool
  /// Whether the canvas is the document's own.
  let isOwnCanvas: Bool
  /// What the scene's bars cover besides the canvas's safe area.
  ///
  /// The document's own canvas counts them, and so does one with a safe area of the caller's; a device and a
  /// canvas without a safe area know of no bars.
  let bars: EdgeInsets
  var layout = InterfaceLayout()
  /// The views and guides by their object ids.
  var places: [String: LayoutDocument.Place] = [:]
  /// The constraints and views that aren't installed.
  var excluded: Set<String> = []
  /// The views with what they were read from, by their indices among the items.
  private var views: [(element: XMLElement, index: Int)] = []

  init(_ scene: InterfaceScene, on canvas: Canvas) {
    self.scene = scene
    self.canvas = canvas
    isOwnCanvas = canvas.size == scene.canvas.size
    takesStoredSizes = scene.takesStoredSizes(on: canvas)
    let classes = PlatformProfile.standard.sizeClasses(
      of: isOwnCanvas ? scene.document.device.size : canvas.size)
    traits = InterfaceTraits(horizontal: classes.horizontal, vertical: classes.vertical)
    let countsBars = canvas.screen == nil && (isOwnCanvas || canvas.safeAreaInsets != .zero)
    bars = countsBars ? .zero : scene.bars.insets(isCompact: classes.vertical == .compact)
    layout.document.surroundings.canvases = [scene.canvas]
  }

  /// The safe area of the root, in points.
  var safeArea: EdgeInsets {
    var insets = canvas.safeAreaInsets
    insets.top += bars.top
    insets.bottom += bars.bottom
    return insets
  }

  // MARK: - Items

  mutating func addItems() {
    noteUnknownDevice()
    var waiting = [WaitingView(element: scene.root)]
    var shown = Set([scene.controller].compactMap(\.self))
    while let view = waiting.popLast() {
      if let id = view.element["id"], excluded.contains(id) { continue }
      let index = add(view)
      traits.apply(variationsOf: view.element, toExcluded: &excluded)
      if let contents = embeddedScene(in: view, besides: &shown) {
        waiting.append(view.subview(contents.view, of: index, contents))
      }
      waiting += view.element.subviewElements.reversed().map { view.subview($0, of: index) }
    }
    if let controller = scene.controller {
      traits.apply(variationsOf: controller, toExcluded: &excluded)
    }
  }

  private mutating func noteUnknownDevice() {
    guard let device = scene.document.root.child("device"), let id = device["id"],
      scene.document.device == .generic
    else { return }
    note(.unknownWord(attribute: "id", value: id), device)
  }

  /// What the container view embeds; `nil` for other views, and for one that stays empty.
  private mutating func embeddedScene(
    in view: WaitingView, besides shown: inout Set<XMLElement>
  ) -> EmbeddedScene? {
    guard let segue = view.element.embedSegue else { return nil }
    if view.depth >= UnsafeXMLReader.depthLimit {
      layout.notes.append(InterfaceNote(.emptyContainer(.tooDeep), segue.position))
      return nil
    }
    return scene.document.embeddedScene(of: segue, besides: &shown, &layout.notes)
  }

  private mutating func add(_ view: WaitingView) -> Int {
    let (element, owner, embedded) = (view.element, view.owner, view.embedded)
    let index = layout.document.items.count
    let superview = owner.flatMap { layout.document.items[$0].viewClass }
    var item = LayoutDocument.Item(
      .view(ViewClass(of: element, &layout.notes)), name: element["id"], owner: owner)
    let role: InterfaceRole = owner == nil ? .root : embedded == nil ? .subview : .embedded
    noteBadFrame(of: element)
    addSettings(of: element, in: superview, role, to: &item)
    if role == .root, bars != .zero { item.set(.insets(.additionalSafeArea, bars)) }
    if let embedded { item.set(.insets(.additionalSafeArea, embedded.bars.insets())) }
    if element.isList {
      item.set(.insets(.additionalSafeArea, listSafeArea))
      for section in element.child("sections")?.childList ?? []
      where section["headerTitle"] != nil || section["footerTitle"] != nil {
        note(.sectionTitles, section)
      }
    }
    layout.document.items.append(item)
    views.append((element, index))
    if let id = element["id"] { places[id] = LayoutDocument.Place(index) }
    // A cell's constraints may name the cell in place of its content.
    if let cell = element.parent, cell.isCell, element["key"] == "contentView",
      let id = cell["id"]
    {
      places[id] = LayoutDocument.Place(index)
    }
    for guide in element.children where guide.name == "viewLayoutGuide" {
      guard let id = guide["id"] else { continue }
      noteRepeatedID(of: guide)
      places[id] = place(ofGuide: guide["key"] ?? "", in: index, item)
    }
    if let controller = owner == nil ? scene.controller : embedded?.controller {
      addGuides(of: controller, to: index, role)
    }
    if let owner, role == .embedded || element.isEffectContent { fill(owner, with: index, element) }
    if let owner, isInsetContent(element, role) { inset(index, in: owner, element) }
    return index
  }

  private func place(
    ofGuide key: String, in index: Int, _ item: LayoutDocument.Item
  ) -> LayoutDocument.Place {
    let scrolls = item.viewClass == .known(.scrollView) || item.viewClass == .known(.textView)
    switch key {
    case "safeArea": return LayoutDocument.Place(index, .safeArea)
    case "keyboard": return LayoutDocument.Place(index, .keyboard)
    case "layoutMargins": return LayoutDocument.Place(index, .layoutMargins)
    case "readableContent": return LayoutDocument.Place(index, .readableContent)
    case "contentLayoutGuide" where scrolls: return LayoutDocument.Place(index, .scrollContent)
    case "frameLayoutGuide" where scrolls: return LayoutDocument.Place(index, .scrollFrame)
    default: return LayoutDocument.Place(index)
    }
  }

  // MARK: - Constraints

  mutating func addConstraints() {
    for (element, index) in views {
      for group in element.children where group.name == "constraints" {
        for constraint in group.children {
          guard constraint.name == "constraint" else {
            note(.unknownElement(constraint.name, in: group.name), constraint)
            continue
          }
          noteRepeatedID(of: constraint)
          if let id = constraint["id"], excluded.contains(id) { continue }
          // Such a constraint is for Xcode's canvas and removed at build time.
          if constraint["placeholder"] == "YES", !isOwnCanvas { continue }
          add(constraint, of: LayoutDocument.Place(index))
        }
      }
    }
    // A collection cell holds the constraints of its content.
    if let cell = scene.root.parent, cell.isCell, scene.root["key"] == "contentView" {
      for constraint in cell.child("constraints")?.childList ?? [] {
        add(constraint, of: LayoutDocument.Place(0))
      }
    }
  }

  private mutating func add(_ element: XMLElement, of owner: LayoutDocument.Place) {
    guard let firstName = traits.value("firstAttribute", of: element),
      let first = end(element, "firstItem", firstName, owner)
    else { return }
    var second: ConstraintForm<LayoutDocument.Place>.End?
    if let name = traits.value("secondAttribute", of: element) ?? implied(element, firstName) {
      second = end(element, "secondItem", name, owner)
      if second == nil { return }
    }
    // One with a value that isn't understood would be another constraint.
    guard let relation = relation(of: element),
      let constant = number("constant", of: element, or: 0),
      let priority = number("priority", of: element, or: 1000)
    else { return }
    var form = ConstraintForm(
      first, relation, second, constant: constant, priority: LayoutPriority(Float(priority)),
      identifier: element["identifier"], isStandardSpace: false)
    if second != nil, let ratio = traits.value("multiplier", of: element) {
      guard let multiplier = multiplier(ratio, of: element) else { return }
      form.multiplier = multiplier
    }
    layout.add(form, element)
  }

  /// The second attribute where a document names only the second item.
  private func implied(_ element: XMLElement, _ attribute: String) -> String? {
    element["secondItem"] == nil ? nil : attribute
  }

  private mutating func end(
    _ element: XMLElement, _ key: String, _ attribute: String, _ owner: LayoutDocument.Place
  ) -> ConstraintForm<LayoutDocument.Place>.End? {
    guard let known = LayoutConstraint.Attribute(interfaceName: attribute) else {
      let name = key == "firstItem" ? "firstAttribute" : "secondAttribute"
      note(.unknownWord(attribute: name, value: attribute), element)
      return nil
    }
    guard let id = element[key] else { return .init(owner, known) }
    if excluded.contains(id) { return nil }
    guard let place = places[id] else {
      note(.danglingReference(id, in: element.name), element)
      return nil
    }
    return .init(place, known)
  }

  private mutating func relation(of element: XMLElement) -> LayoutConstraint.Relation? {
    switch element["relation"] {
    case nil, "equal"?: return .equal
    case "greaterThanOrEqual"?: return .greaterThanOrEqual
    case "lessThanOrEqual"?: return .lessThanOrEqual
    case let word?:
      note(.unknownWord(attribute: "relation", value: word), element)
      return nil
    }
  }

  mutating func number(_ attribute: String, of element: XMLElement) -> CGFloat? {
    guard let text = traits.value(attribute, of: element) else { return nil }
    if let number = statedNumber(text) { return CGFloat(number) }
    note(.notANumber(attribute: attribute, value: text), element)
    return nil
  }

  /// A number, or a standard for an attribute that isn't there; `nil` for one that is no number.
  private mutating func number(
    _ attribute: String, of element: XMLElement, or standard: CGFloat
  ) -> CGFloat? {
    traits.value(attribute, of: element) == nil ? standard : number(attribute, of: element)
  }

  /// A multiplier: a number, or a ratio such as `16:9` or `1/3`.
  private mutating func multiplier(_ text: String, of element: XMLElement) -> CGFloat? {
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map {
      statedNumber(String($0))
    }
    if parts.count == 1, let number = parts[0] { return CGFloat(number) }
    if parts.count == 2, let above = parts[0], let below = parts[1], below != 0,
      abs(above / below) <= statedNumberLimit
    {
      return CGFloat(above / below)
    }
    note(.notANumber(attribute: "multiplier", value: text), element)
    return nil
  }

  // MARK: - Names

  mutating func addNames() {
    let labels = Dictionary(
      views.map { ($0.index, $0.element["userLabel"]) }, uniquingKeysWith: { first, _ in first })
    var own: [String?] = []
    var totals: [String: Int] = [:]
    let classes = layout.document.items.map { $0.viewClass?.name ?? "LayoutGuide" }
    for (index, item) in layout.document.items.enumerated() {
      var name = labels[index] ?? nil
      if name == nil, case .text(_, let text)? = item[.text(.text)] {
        name = text.split(whereSeparator: \.isNewline).joined(separator: " ")
      }
      own.append(name.flatMap { $0.isEmpty ? nil : $0 })
      if own[index] == nil { totals[classes[index], default: 0] += 1 }
    }
    var counts: [String: Int] = [:]
    layout.names = zip(own, classes).map { name, viewClass in
      if let name { return name }
      counts[viewClass, default: 0] += 1
      return totals[viewClass] == 1 ? viewClass : "\(viewClass) \(counts[viewClass] ?? 1)"
    }
  }

  // MARK: - Notes

  /// Notes an id that an element before this one has; references to it mean that one.
  mutating func noteRepeatedID(of element: XMLElement) {
    guard let id = element["id"], let first = scene.document.elements[id], first != element else {
      return
    }
    note(.duplicateID(id, firstAt: first.position), element)
  }

  /// Notes the numbers of a stored frame that aren't any.
  private mutating func noteBadFrame(of element: XMLElement) {
    guard element.rect == nil, let rect = element.child("rect", key: "frame") else { return }
    for attribute in ["x", "y", "width", "height"] {
      let text = rect[attribute] ?? ""
      if statedNumber(text) == nil { note(.notANumber(attribute: attribute, value: text), rect) }
    }
  }

  mutating func note(_ fault: InterfaceFault, _ element: XMLElement) {
    layout.notes.append(InterfaceNote(.leftOut(fault.sentence), element.position))
  }
}

/// A view that isn't in the layout yet.
private struct WaitingView {
  let element: XMLElement
  /// The superview among the items; `nil` for the root.
  var owner: Int?
  /// The scene whose root the view is, if a container view embeds it.
  var embedded: EmbeddedScene?
  /// The number of views around the view.
  var depth = 0

  /// A subview of this view, which is at an index among the items.
  func subview(
    _ element: XMLElement, of index: Int, _ embedded: EmbeddedScene? = nil
  ) -> WaitingView {
    WaitingView(element: element, owner: index, embedded: embedded, depth: depth + 1)
  }
}

extension LayoutConstraint.Attribute {
  /// The attribute by its name in documents; `nil` for another name.
  init?(interfaceName name: String) {
    switch name {
    case "baseline": self = .lastBaseline
    case let name:
      guard let known = Self.allCases.first(where: { $0.name == name && $0 != .notAnAttribute })
      else { return nil }
      self = known
    }
  }
}
