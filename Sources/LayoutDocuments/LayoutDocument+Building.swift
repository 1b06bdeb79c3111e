package import AutoLayout
internal import Foundation

/// A view tree built from a document, for use by a single task.
package struct BuiltLayout {
  /// A reason why a constraint of the document is missing from the tree.
  package enum Fault {
    case illegal(LayoutError)
    case visualFormat(VisualFormatError)
  }

  /// The root view, which has the layout environment and keeps the tree alive.
  package let root: View
  /// The views and guides by index in the document, with `nil` for items that can't be in the tree.
  package fileprivate(set) var items: [(any LayoutItem)?]
  /// The constraints, in the order of the document.
  package fileprivate(set) var constraints: [LayoutConstraint] = []
  /// For each element of ``constraints``, its index in the document's constraints.
  package fileprivate(set) var indices: [Int] = []
  /// The parsed visual format strings, in the order of the document.
  package fileprivate(set) var formats: [VisualFormatText] = []
  /// The constraints that couldn't be created, by index in the document's constraints.
  package fileprivate(set) var faults: [(index: Int, fault: Fault)] = []
}

extension LayoutDocument {
  /// Builds the view tree for a canvas, with all valid constraints active but without laying it out.
  ///
  /// - Parameters:
  ///   - canvas: The size of the root, with its safe area.
  ///   - direction: The layout direction, or `nil` for the document's direction (left to right if not set).
  ///   - measureText: Measures the texts of labels and controls.
  /// - Returns: The tree, and the parts of the document that couldn't be created.
  package func build(
    on canvas: Canvas, direction: LayoutDirection? = nil,
    measureText: @escaping TextMeasure = fixedTextMeasure
  ) -> BuiltLayout {
    var environment = LayoutEnvironment(
      canvas: canvas, direction: direction ?? surroundings.direction ?? .leftToRight,
      profile: surroundings.profile ?? .standard)
    environment.measureText = measureText
    environment.keyboardHeight = surroundings.keyboardHeight(on: canvas)
    var built = BuiltLayout(root: makeView(0), items: [])
    built.root.frame = CGRect(origin: .zero, size: canvas.size)
    built.root.layoutEnvironment = environment
    addItems(to: &built) { index, _ in makeView(index) }
    addConstraints(to: &built)
    if !built.formats.isEmpty {
      built.root.layoutEnvironment?.visualFormats = built.formats
    }
    adjustFrames(of: built, from: surroundings.canvases.first ?? canvas)
    return built
  }

  /// Builds a view tree without a layout environment, from views that the caller creates.
  ///
  /// - Parameter make: Creates the view of an item from the item's index and superview, which is `nil` for the root. It
  ///   may return an existing subview of the superview.
  /// - Returns: The tree, in which all valid constraints are active. It isn't laid out.
  package func build(making make: (Int, View?) -> View) -> BuiltLayout {
    var built = BuiltLayout(root: make(0, nil), items: [])
    addItems(to: &built, make)
    addConstraints(to: &built)
    return built
  }

  /// Whether views that were created for one canvas can be reused on other canvases of the same text size.
  ///
  /// The root of reused views needs the new size, scale and safe area. Views can't be reused if frames follow their
  /// superviews, if views arrange other views, or if the root sets only some margins. Margins that aren't set depend on
  /// the canvas.
  package var suitsEveryCanvas: Bool {
    if generatesParts || items.contains(where: { $0[.autoresizing] != nil }) { return false }
    guard case .margins(let margins) = items.first?[.margins] else { return true }
    return [
      margins.top, margins.bottom, margins.leading ?? margins.left,
      margins.trailing ?? margins.right,
    ].allSatisfy { $0 != nil }
  }

  /// Whether any view of the document creates other views from its settings, and arranges them after each layout.
  package var generatesParts: Bool {
    items.contains {
      if case .known(let known) = $0.viewClass { known.generatesParts } else { false }
    }
  }

  // MARK: - Items

  private func makeView(_ index: Int) -> View {
    guard items.indices.contains(index), let viewClass = items[index].viewClass else {
      return View()
    }
    switch viewClass {
    case .known(let known): return known.makeView()
    case .other(let name):
      let view = DescribedView(frame: .zero)
      view.shownClass = name
      return view
    }
  }

  private func addItems(to built: inout BuiltLayout, _ make: (Int, View?) -> View) {
    built.items.reserveCapacity(items.count)
    let textSize = built.root.layoutEnvironment?.contentSizeCategory ?? .large
    for (index, item) in items.enumerated() {
      let owner = item.owner.flatMap { built.items[$0] as? View }
      let new: (any LayoutItem)? =
        switch item.kind {
        case _ where index == 0: built.root
        case .guide: owner.map { add(item, to: $0) }
        case .view: owner.flatMap { add(make(index, $0), to: $0) }
        }
      if let view = new as? View { configure(view, item, textSize) }
      built.items.append(new)
    }
    for (index, item) in items.enumerated() {
      guard let view = built.items[index] as? View else { continue }
      // The guide of a stack view's margins comes after the author's guides, because layout counts items in order.
      if let setting = item[.flag(.isMarginsRelative)] { view.apply(setting) }
      (view as? DescribedView)?.keep(item.settings) { name in
        zip(items, built.items).lazy.compactMap { $0.name == name ? $1 as? View : nil }
          .first { $0 !== view && $0.isDescendant(of: view) }
      }
    }
  }

  private func add(_ item: Item, to view: View) -> LayoutGuide {
    let guide = LayoutGuide()
    guide.identifier = item.name ?? ""
    view.addLayoutGuide(guide)
    return guide
  }

  /// Adds a view to a superview, and returns the view, or `nil` if it can't be added.
  private func add(_ view: View, to superview: View) -> View? {
    if view.superview === superview { return view }
    if let stack = superview as? StackView {
      guard (try? stack.arrange(view)) != nil else { return nil }
    } else {
      guard (try? superview.embed(view)) != nil else { return nil }
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  /// Applies an item's settings to a view that is already in its tree.
  private func configure(_ view: View, _ item: Item, _ textSize: ContentSizeCategory) {
    view.identifier = item.name
    if let name = item.figureName { view.figureName = name }
    if let name = item.subclass { view.representedClass = name }
    if surroundings.shrinksTexts || item.shrinksText { view.shrinksText = true }
    for setting in item.settings {
      switch setting {
      case .margins, .flag(.isMarginsRelative, _): break
      default: view.apply(setting)
      }
    }
    // Missing margins are read from the view, and so depend on its other settings.
    if let margins = item[.margins] { view.apply(margins) }
    if textSize != .large, item[.font] == nil { view.apply(.font(StatedFont())) }
  }

  /// Resizes autoresizing views, whose frames are stated for the canvas `design`, to fit the root's size.
  private func adjustFrames(of built: BuiltLayout, from design: Canvas) {
    let resizing = zip(items, built.items).compactMap {
      item, view -> (view: View, frame: CGRect)? in
      guard item[.autoresizing] != nil, let view = view as? View else { return nil }
      return (view, view.frame)
    }
    guard !resizing.isEmpty else { return }
    let root = built.root
    let size = root.frame.size
    let environment = root.layoutEnvironment
    root.layoutEnvironment?.scale = design.scale
    root.layoutEnvironment?.safeAreaInsets = design.safeAreaInsets
    root.frame.size = design.size
    root.layoutIfNeeded()
    for (view, frame) in resizing { view.frame = frame }
    root.layoutEnvironment = environment
    root.frame.size = size
  }

  // MARK: - Constraints

  private func addConstraints(to built: inout BuiltLayout) {
    var names: FormatNames?
    for (index, constraint) in constraints.enumerated() {
      switch constraint {
      case .relation(let form):
        do throws(LayoutError) {
          if let made = try built.make(form) { try built.add(made, index) }
        } catch {
          built.faults.append((index, .illegal(error)))
        }
      case .visual(let visual):
        let known = names ?? FormatNames(self, built)
        names = known
        add(visual, index, known, to: &built)
      }
    }
  }

  private func add(
    _ visual: VisualConstraint, _ index: Int, _ names: FormatNames, to built: inout BuiltLayout
  ) {
    do throws(VisualFormatError) {
      let (constraints, text) = try LayoutConstraint.read(
        visualFormat: visual.format, options: visual.options,
        metrics: names.metrics(of: visual), views: names.items, hasInnerNames: true)
      built.formats.append(text.shifted(by: built.constraints.count))
      for constraint in constraints {
        constraint.identifier = visual.identifier
        do throws(LayoutError) {
          try built.add(constraint, index)
        } catch {
          built.faults.append((index, .illegal(error)))
        }
      }
    } catch {
      built.faults.append((index, .visualFormat(error)))
    }
  }
}

extension BuiltLayout {
  /// Creates an inactive constraint, or returns `nil` if one of its items is missing.
  package func make(
    _ form: ConstraintForm<LayoutDocument.Place>
  ) throws(LayoutError) -> LayoutConstraint? {
    try form.makeConstraint { item($0) }
  }

  /// Appends a constraint with the next ordinal, and activates it.
  fileprivate mutating func add(
    _ constraint: LayoutConstraint, _ index: Int
  ) throws(LayoutError) {
    constraint.ordinal = constraints.count
    constraints.append(constraint)
    indices.append(index)
    try constraint.activate()
  }

  /// Returns the view or guide at a place, or `nil` if it isn't in the tree.
  package func item(_ place: LayoutDocument.Place) -> (any LayoutItem)? {
    guard let guide = place.guide else { return items[place.item] }
    guard let view = items[place.item] as? View else { return nil }
    switch guide {
    case .layoutMargins: return view.layoutMarginsGuide
    case .safeArea: return view.safeAreaLayoutGuide
    case .readableContent: return view.readableContentGuide
    case .keyboard: return view.keyboardLayoutGuide
    case .scrollContent: return (view as? ScrollView)?.contentLayoutGuide
    case .scrollFrame: return (view as? ScrollView)?.frameLayoutGuide
    }
  }
}

/// The items and metrics that visual formats can refer to, as the parser's arguments.
///
/// Created once for all strings of a document. Creating it for each string would take quadratic time.
private struct FormatNames {
  /// The views and guides by name.
  let items: [String: Any]
  private let metrics: [String: Any]

  init(_ document: LayoutDocument, _ built: BuiltLayout) {
    var items: [String: Any] = [:]
    for (item, made) in zip(document.items, built.items) {
      if let name = item.name, let made, items[name] == nil { items[name] = made }
    }
    self.items = items
    metrics = document.metrics.reduce(into: [:]) { $0[$1.name] = $1.value }
  }

  /// Returns the metrics of the document, overridden by the metrics of a visual constraint.
  func metrics(of visual: LayoutDocument.VisualConstraint) -> [String: Any] {
    visual.metrics.reduce(into: metrics) { $0[$1.name] = $1.value }
  }
}
