package import AutoLayout
internal import Foundation

extension LayoutDocument {
  /// Creates a document from a view tree: its views, the author's guides, and the active constraints.
  ///
  /// The subviews and constraints that views create themselves are left out. Content whose size doesn't follow from the
  /// settings keeps its current size.
  ///
  /// - Parameters:
  ///   - root: The view at the root of its tree.
  ///   - surroundings: The surroundings to lay out the root in.
  package init(of root: View, surroundings: Surroundings = Surroundings()) {
    self.init(surroundings: surroundings)
    var places: [ObjectIdentifier: Place] = [:]
    var views: [View] = []
    for (item, owner) in root.describedItems {
      places[ObjectIdentifier(item)] = Place(items.count)
      switch item {
      case let view as View:
        for guide in view.layoutGuides where guide.systemKind != nil {
          places[ObjectIdentifier(guide)] = Place(items.count, guide.systemKind)
        }
        views.append(view)
        items.append(Item(view, owner: owner))
      case let guide as LayoutGuide:
        items.append(Item(.guide, name: guide.identifier.nonEmpty, owner: owner))
      default: break
      }
    }
    // Those of a document are numbered in its order. Others follow in the order of the views that hold them.
    let active = views.flatMap(\.constraints).enumerated().sorted {
      ($0.element.ordinal ?? .max, $0.offset) < ($1.element.ordinal ?? .max, $1.offset)
    }
    constraints = active.compactMap { _, constraint in
      ConstraintForm(constraint) { places[ObjectIdentifier($0)] }.map { .relation($0) }
    }
  }
}

extension View {
  /// The tree's views and the author's guides in document order, each with the index of its owner.
  var describedItems: [(item: any LayoutItem, owner: Int?)] {
    var items: [(item: any LayoutItem, owner: Int?)] = []
    var waiting: [(view: View, owner: Int?)] = [(self, nil)]
    while let (view, owner) = waiting.popLast() {
      let index = items.count
      items.append((view, owner))
      for guide in view.layoutGuides where guide.isVisible && guide.systemKind == nil {
        items.append((guide, index))
      }
      waiting += view.describedSubviews.reversed().map { ($0, index) }
    }
    return items
  }

  /// The subviews that the author added, in the order of arrangement in a stack view.
  fileprivate var describedSubviews: [View] {
    let arranged = (self as? StackView)?.arrangedSubviews ?? []
    let made = (self as? any PartsOwner)?.generatedParts ?? []
    let known = Set((arranged + made).map(ObjectIdentifier.init))
    return arranged
      + subviews.filter { !($0 is any OwnedPart) && !known.contains(ObjectIdentifier($0)) }
  }
}

extension LayoutDocument.Item {
  fileprivate init(_ view: View, owner: Int?) {
    let viewClass = ViewClass(of: view)
    self.init(
      .view(viewClass), name: view.identifier?.nonEmpty, owner: owner,
      settings: view.allSettings)
    if case .known(let known) = viewClass, known.word != view.className {
      subclass = view.className
    }
    shrinksText = view.shrinksText
    addFont(of: view)
    if case .other = viewClass {
      let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      addLook(view.shownLook, isMirrored: isMirrored)
    }
    addContent(of: view, viewClass)
  }

  /// Adds the text and value shown by a view with a custom appearance, such as an AppKit control.
  private mutating func addLook(_ look: Appearance, isMirrored: Bool) {
    if let control = look.control {
      if control.share > 0 { set(.number(.share, control.share)) }
      if control.kind == .activity { set(.custom(name: "style", value: "spinning")) }
    }
    if !look.segments.isEmpty {
      set(.segments(isMirrored ? look.segments.reversed() : look.segments))
      if let picked = look.pickedSegment {
        set(.count(.pickedSegment, isMirrored ? look.segments.count - 1 - picked : picked))
      }
    }
    if let insets = look.textInsets { set(.insets(.textContainer, insets)) }
    guard let text = look.text, !text.isEmpty else { return }
    set(.text(.text, text))
    if let font = look.font { set(.font(StatedFont(size: font.pointSize, weight: font.weight))) }
    if let color = look.textColor { set(.color(.text, color)) }
    if look.lineLimit != 1 { set(.count(.numberOfLines, look.lineLimit)) }
  }

  /// Adds the font of a view if it differs from the font that a new view has at the canvas's text size.
  ///
  /// The font is added as its text style, or as its size and weight if it has no style.
  private mutating func addFont(of view: View) {
    guard let font = view.textFont, view.effectiveEnvironment.contentSizeCategory != .large else {
      return
    }
    let style = font.textStyle
    let follows = style != nil && (view as? Label)?.adjustsFontForContentSizeCategory == true
    guard self[.font] == nil || follows else { return }
    set(
      .font(
        style.map { StatedFont(style: $0) } ?? StatedFont(size: font.pointSize, weight: font.weight)
      ))
  }

  /// Adds the content size, alignment insets and baselines that a new view with the same settings wouldn't have.
  private mutating func addContent(of view: View, _ viewClass: ViewClass) {
    let copy: View
    switch viewClass {
    // Their sizes follow from their texts and the width in the layout, or from their subviews.
    case .known(.label) where subclass == nil, .known(.textView), .known(.stackView): return
    // The heights of bars depend on the screen's size classes.
    case .known(let known) where known.generatesParts: return
    case .known(let known): copy = known.makeView()
    case .other: copy = View()
    }
    copy.layoutEnvironment = view.effectiveEnvironment
    // Documents contain the sizes of images, but not the images.
    for setting in settings where setting.property != .image { copy.apply(setting) }
    copy.adaptation = view.adaptation
    let extents = view.contentExtents
    if extents != copy.contentExtents {
      set(.intrinsicSize(StatedSize(width: extents.width, height: extents.height)))
    }
    if view.alignmentRectInsets != copy.alignmentRectInsets {
      set(.insets(.alignment, view.alignmentRectInsets))
    }
    if case .other = viewClass, let baselines = view.textBaselines { set(.baselines(baselines)) }
  }
}

extension ViewClass {
  /// Creates the class of a view, or the nearest superclass that documents can instantiate by name.
  ///
  /// Subclasses of `View` and `ScrollView` keep their names, because they may arrange their contents themselves, as
  /// tables do.
  package init(of view: View) {
    let known = view.knownClass
    let isOwn = known.word == view.className
    self = isOwn || ![.view, .scrollView].contains(known) ? .known(known) : .other(view.className)
  }
}

extension String {
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
