package import AutoLayout
import Foundation
package import LayoutDocuments

/// The layout of a document's scene, with notes from the translation.
package struct InterfaceLayout: Sendable {
  /// The views, guides and constraints.
  package var document = LayoutDocument()
  /// The notes about unsupported parts.
  package var notes: [InterfaceNote] = []
  /// The object IDs of constraints, by the constraints' indices.
  var constraintIDs: [Int: String] = [:]
  /// The author's name of each item: its label in Xcode, otherwise its outlet, or `nil` if it has neither.
  var labels: [String?] = []

  mutating func add(_ form: ConstraintForm<LayoutDocument.Place>) {
    document.constraints.append(.relation(form))
  }
}

extension InterfaceScene {
  /// Translates the scene to a layout for a canvas.
  ///
  /// - Parameter placement: The canvas, or `nil` to use the document's own canvas.
  /// - Returns: The layout, with notes on unsupported parts.
  package func layout(on placement: Canvas? = nil) -> InterfaceLayout {
    var translation = InterfaceTranslation(self, on: placement ?? canvas)
    translation.addItems()
    translation.addConstraints()
    translation.addNames()
    return translation.layout
  }

  /// Whether contents have the sizes that the document stores.
  ///
  /// True if the canvas has the size and text size of the document's own canvas, unless ``measuresText`` is true.
  package func takesStoredSizes(on canvas: Canvas) -> Bool {
    !measuresText && canvas.size == self.canvas.size && canvas.textSize == self.canvas.textSize
  }
}

/// The translation of a scene to a layout.
struct InterfaceTranslation {
  let scene: InterfaceScene
  let canvas: Canvas
  let traits: InterfaceTraits
  /// Whether contents have the sizes that the document stores for them.
  let takesStoredSizes: Bool
  /// Whether the canvas has the same size as the document's own canvas.
  let isOwnCanvas: Bool
  /// The insets that the scene's bars cover in addition to the canvas's safe area.
  ///
  /// The safe area of the document's own canvas already includes the bars, and so does a stated safe area. The bars are
  /// added to the safe area of a device, and to a canvas without a stated safe area.
  let bars: EdgeInsets
  var layout = InterfaceLayout()
  /// The views and guides by their object IDs.
  var places: [String: LayoutDocument.Place] = [:]
  /// The number of characters that can still be added before the scene's texts reach their total length limit.
  var textRest = TextLimits.totalLength
  /// The object IDs of constraints and views that aren't installed.
  var excluded: Set<String> = []
  /// The elements of the views, with the indices of the views among the layout's items.
  private(set) var views: [(element: XMLElement, index: Int)] = []

  init(_ scene: InterfaceScene, on canvas: Canvas) {
    self.scene = scene
    self.canvas = canvas
    isOwnCanvas = canvas.size == scene.canvas.size && !scene.isLoaded
    takesStoredSizes = scene.takesStoredSizes(on: canvas)
    let classes = PlatformProfile.standard.sizeClasses(
      of: isOwnCanvas ? scene.document.device.size : canvas.size)
    traits = InterfaceTraits(horizontal: classes.horizontal, vertical: classes.vertical)
    let isStated = canvas.isUncovered || canvas.safeAreaInsets != .zero
    let countsBars = canvas.screen == nil && (isOwnCanvas || isStated)
    bars =
      countsBars || scene.isLoaded
      ? .zero : scene.bars.insets(isCompact: classes.vertical == .compact)
    layout.document.surroundings.canvases = [scene.canvas]
    layout.document.surroundings.profile = scene.profile == .standard ? nil : scene.profile
    layout.document.surroundings.shrinksTexts = takesStoredSizes
  }

  /// The safe area insets of the root view, in points.
  var safeArea: EdgeInsets {
    var insets = canvas.safeAreaInsets
    insets.top += bars.top
    insets.bottom += bars.bottom
    return insets
  }

  // MARK: - Items

  mutating func addItems() {
    noteUnknownDevice()
    if scene.hasDoubledSafeArea, canvas.safeAreaInsets == scene.canvas.safeAreaInsets,
      canvas.screen == nil
    {
      layout.notes.append(
        InterfaceNote(
          .remark(.doubledSafeArea), (scene.document.root.child("device") ?? scene.root).position))
    }
    noteAbsentBar()
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
      !scene.document.isDeviceKnown
    else { return }
    note(.unknownWord(attribute: "id", value: id), device)
  }

  private mutating func noteAbsentBar() {
    guard let item = scene.controller?.child(key: "navigationItem"), !scene.bars.isInNavigation,
      scene.controller?.child(key: "simulatedTopBarMetrics") == nil
    else { return }
    note(.navigationItem, item)
  }

  /// Returns the contents of a container view, or `nil` if the view isn't a container view or stays empty.
  private mutating func embeddedScene(
    in view: WaitingView, besides shown: inout Set<XMLElement>
  ) -> EmbeddedScene? {
    guard let segue = view.element.embedSegue else { return nil }
    if view.depth >= InterfaceLimits.containerDepth {
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
    if role == .root {
      if bars != .zero { item.set(.insets(.additionalSafeArea, bars)) }
      if let look = scene.statusBarAppearance, !scene.isLoaded { item.set(.statusBar(look)) }
    }
    if let embedded { item.set(.insets(.additionalSafeArea, embedded.bars.insets())) }
    if element.isList, !scene.isLoaded { item.set(.insets(.additionalSafeArea, listSafeArea)) }
    if let alpha = number("alpha", of: element), alpha < 1 {
      // Diagrams show no opacity. An arranged view can't be hidden, because it would leave the layout.
      let isUnseen = alpha <= 0 && !scene.isLoaded && superview != .known(.stackView)
      item.set(isUnseen ? .flag(.isHidden, true) : .number(.opacity, max(0, alpha)))
    }
    layout.document.items.append(item)
    views.append((element, index))
    if let id = element["id"] { places[id] = LayoutDocument.Place(index) }
    // A cell's constraints may name the cell instead of its content.
    if let cell = element.parent, cell.isCell, element["key"] == "contentView",
      let id = cell["id"]
    {
      places[id] = LayoutDocument.Place(index)
    }
    for guide in element.children
    where ["viewLayoutGuide", "keyboardLayoutGuide"].contains(guide.name) {
      guard let id = guide["id"] else { continue }
      noteRepeatedID(of: guide)
      places[id] = place(of: guide, in: index, item)
    }
    if let controller = owner == nil ? scene.controller : embedded?.controller {
      addGuides(of: controller, to: index, role)
    }
    if let owner, role == .embedded || element.isEffectContent && !scene.isLoaded {
      fill(owner, with: index)
    }
    if let owner, isInset(element, role) { inset(index, in: owner, element) }
    if element.isList { addSectionTitles(of: element, at: index) }
    return index
  }

  private mutating func place(
    of guide: XMLElement, in index: Int, _ item: LayoutDocument.Item
  ) -> LayoutDocument.Place {
    let scrolls = item.viewClass == .known(.scrollView) || item.viewClass == .known(.textView)
    let key = guide["key"] ?? ""
    switch key {
    case "safeArea": return LayoutDocument.Place(index, .safeArea)
    case "keyboard": return LayoutDocument.Place(index, .keyboard)
    case "layoutMargins": return LayoutDocument.Place(index, .layoutMargins)
    case "readableContent": return LayoutDocument.Place(index, .readableContent)
    case "contentLayoutGuide" where scrolls: return LayoutDocument.Place(index, .scrollContent)
    case "frameLayoutGuide" where scrolls: return LayoutDocument.Place(index, .scrollFrame)
    case "contentLayoutGuide", "frameLayoutGuide": return LayoutDocument.Place(index)
    default:
      note(.unknownWord(attribute: "key", value: key), guide)
      return LayoutDocument.Place(index)
    }
  }

  // MARK: - Names

  /// Gives each item a name for figures: its label in Xcode, its outlet, its text, or otherwise its class.
  ///
  /// Items with the same name are numbered.
  mutating func addNames() {
    layout.labels = layout.document.items.map { _ in nil }
    for (element, index) in views {
      layout.labels[index] = element["id"].flatMap(scene.label(ofView:)) ?? element["userLabel"]
    }
    let names = layout.document.items.enumerated().map { index, item in
      var name = layout.labels[index]
      if name == nil, case .text(_, let text)? = item[.text(.text)] {
        name = text.split(whereSeparator: \.isNewline).joined(separator: " ")
      }
      if let name, !name.isEmpty { return name }
      return item.viewClass?.name ?? "LayoutGuide"
    }
    let totals = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    var counts: [String: Int] = [:]
    for (index, name) in names.enumerated() {
      counts[name, default: 0] += 1
      layout.document.items[index].figureName =
        totals[name] == 1 ? name : "\(name) \(counts[name] ?? 1)"
    }
  }

  // MARK: - Notes

  /// Adds a note if an earlier element has the same object ID, in which case references mean the earlier element.
  mutating func noteRepeatedID(of element: XMLElement) {
    guard let id = element["id"], let first = scene.document.elements[id], first != element else {
      return
    }
    note(.duplicateID(id, firstAt: first.position), element)
  }

  /// Adds a note for each invalid number in a stored frame.
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

/// A view that is waiting to be added to the layout.
private struct WaitingView {
  let element: XMLElement
  /// The index of the superview among the items, or `nil` if the view is the root view.
  var owner: Int?
  /// The embedded scene if the view is the root view of a container view's contents, or `nil`.
  var embedded: EmbeddedScene?
  /// The number of the view's ancestors.
  var depth = 0

  /// Describes a subview of this view, given the index of this view among the items.
  func subview(
    _ element: XMLElement, of index: Int, _ embedded: EmbeddedScene? = nil
  ) -> WaitingView {
    WaitingView(element: element, owner: index, embedded: embedded, depth: depth + 1)
  }
}

// Texts with several styles.
extension InterfaceTranslation {
  /// Sets the text styles of the fragments in an attributed text.
  mutating func addRuns(of element: XMLElement, to item: inout LayoutDocument.Item) {
    guard let text = element.styledText, case .text(_, let shown) = item[.text(.text)] else {
      return
    }
    var runs: [StyledRuns.Run] = []
    for fragment in text.children where fragment.name == "fragment" {
      let words = fragment["content"] ?? fragment.child(key: "content")?.text ?? ""
      runs.append(
        StyledRuns.Run(
          length: words.utf16.count,
          style: fragment.child("attributes").map { style($0) } ?? TextRunStyle()))
    }
    // A text that is too long is shortened.
    guard let runs = StyledRuns(runs).unlessUniform, runs.length == shown.utf16.count else {
      return
    }
    item.set(.styledRuns(runs))
  }

  private mutating func style(_ attributes: XMLElement) -> TextRunStyle {
    var style = TextRunStyle()
    if let font = attributes.child("font", key: "NSFont") {
      let stated = statedFont(font)
      (style.fontSize, style.fontWeight, style.textStyle) = (
        stated.size, stated.weight, stated.style
      )
    }
    style.color = color("NSColor", of: attributes)
    style.background = color("NSBackgroundColor", of: attributes)
    style.underlineColor = color("NSUnderlineColor", of: attributes)
    style.strikethroughColor = color("NSStrikethroughColor", of: attributes)
    func number(_ key: String) -> CGFloat? {
      attributes.child(key: key)?["value"].flatMap(statedNumber).map { CGFloat($0) }
    }
    func line(_ key: String) -> UnderlineStyle {
      UnderlineStyle(rawValue: number(key).flatMap { Int(exactly: $0) } ?? 0)
    }
    (style.underline, style.strikethrough) = (line("NSUnderline"), line("NSStrikethrough"))
    (style.kern, style.baselineOffset) = (number("NSKern") ?? 0, number("NSBaselineOffset") ?? 0)
    style.paragraph = attributes.child("paragraphStyle", key: "NSParagraphStyle").flatMap(paragraph)
    return style
  }

  private func paragraph(_ element: XMLElement) -> ParagraphLook? {
    var look = ParagraphLook()
    look.alignment = element["alignment"].flatMap { TextAlignment(word: $0) } ?? .natural
    let lengths: [(String, WritableKeyPath<ParagraphLook, CGFloat>)] = [
      ("lineSpacing", \.lineSpacing), ("paragraphSpacing", \.paragraphSpacing),
      ("paragraphSpacingBefore", \.paragraphSpacingBefore),
      ("lineHeightMultiple", \.lineHeightMultiple), ("minimumLineHeight", \.minimumLineHeight),
      ("maximumLineHeight", \.maximumLineHeight),
    ]
    for (name, path) in lengths {
      guard let number = element[name].flatMap(statedNumber), number > 0 else { continue }
      look[keyPath: path] = CGFloat(number)
    }
    return look == ParagraphLook() ? nil : look
  }
}

// Parts of controls.
extension InterfaceTranslation {
  /// Sets the colors of a control's tracks, thumbs and dots, and whether a text field is secure.
  mutating func addParts(of element: XMLElement, to item: inout LayoutDocument.Item) {
    let names: [(ViewColor, String)] =
      switch item.viewClass {
      case .known(.switchControl): [(.filled, "onTintColor"), (.thumb, "thumbTintColor")]
      case .known(.slider):
        [
          (.filled, "minimumTrackTintColor"), (.track, "maximumTrackTintColor"),
          (.thumb, "thumbTintColor"),
        ]
      case .known(.progressView): [(.filled, "progressTintColor"), (.track, "trackTintColor")]
      case .known(.activityIndicator): [(.filled, "color")]
      case .known(.segmentedControl): [(.thumb, "selectedSegmentTintColor")]
      default: []
      }
    for (part, name) in names {
      if let color = color(name, of: element) { item.set(.color(part, color)) }
    }
    if item.viewClass == .known(.textField),
      element.child(key: "textInputTraits")?["secureTextEntry"] == "YES"
    {
      item.set(.flag(.isSecure, true))
    }
    guard element.name == "pageControl" else { return }
    var dots = PageDots(
      count: min(max(0, element["numberOfPages"].flatMap(Int.init) ?? 0), 1000),
      current: element["currentPage"].flatMap(Int.init) ?? 0)
    dots.color = color("pageIndicatorTintColor", of: element)
    dots.currentColor = color("currentPageIndicatorTintColor", of: element)
    item.set(.dots(dots))
  }

  /// Sets the corners, title alignment, colors and border that a button's configuration states.
  mutating func addFace(of element: XMLElement, to configuration: inout Button.Configuration) {
    let corners: [String: Button.Configuration.CornerStyle] = [
      "fixed": .fixed, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
    ]
    configuration.cornerStyle = element["cornerStyle"].flatMap { corners[$0] } ?? .dynamic
    let alignments: [String: Button.Configuration.TitleAlignment] = [
      "leading": .leading, "center": .center, "trailing": .trailing,
    ]
    configuration.titleAlignment =
      element["titleAlignment"].flatMap { alignments[$0] } ?? .automatic
    configuration.baseBackgroundColor = color("baseBackgroundColor", of: element)
    guard let background = element.child(key: "background") else { return }
    configuration.background.backgroundColor = color("backgroundColor", of: background)
    configuration.background.strokeColor = color("strokeColor", of: background)
    if let width = number("strokeWidth", of: background), width > 0 {
      configuration.background.strokeWidth = width
    }
    if let radius = number("cornerRadius", of: background), radius >= 0 {
      configuration.background.cornerRadius = radius
    }
  }
}
