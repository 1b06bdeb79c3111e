import AutoLayout
import Foundation
import PictureDescriptions

/// The contents of a figure: all items with their positions, roles and colors.
struct FigureContents {
  /// The page with the canvas.
  let page: Page
  /// The palette, with translucent colors blended with the expected color of the page behind the picture.
  let palette: Palette
  /// The colors of views in the plain look, or `nil` in diagrams.
  let device: DeviceColors?
  /// The options of the figure.
  let options: FigureOptions
  /// The items, in the tree's order, which is the painting order.
  let items: [FigureItem]
  /// The reading direction of the layout.
  let direction: LayoutDirection
  /// The constraints, in the tree's order.
  let constraints: [SolvedTree.Constraint]
  /// The indices of the emphasized constraints, or `nil` if no constraint is emphasized.
  let emphasizedConstraints: Set<Int>?
  /// The broken constraints to show, each with the constraints that it conflicts with.
  let conflicts: [SolvedTree.Conflict]
  /// The formulas above the canvas.
  let heading: FigureHeading
  /// The legend below the canvas.
  let legend: FigureLegend
  /// The index of the constraint that the figure explains, or `nil` if there isn't one.
  let anatomy: Int?
  /// The visual format strings above the canvas.
  let formats: [VisualFormatText]
  /// The default caption, which states the canvas's size.
  let canvasCaption: String
  /// Measures the texts in artwork that is drawn by code.
  let measure: TextMeasure

  /// Prepares a tree for drawing on a page, by default the page for a single figure of the tree.
  ///
  /// The legend leaves out the notes whose indices are in `unplaced`.
  init(
    _ solved: SolvedTree, options: FigureOptions, focus: FigureFocus = FigureFocus(),
    page: Page? = nil, unplaced: Set<Int> = [], measure: @escaping TextMeasure
  ) {
    var options = options
    options.theme = options.look.adapt(options.theme)
    device = options.look == .plain ? DeviceColors(options.theme.interface) : nil
    let interface = options.theme.interface
    let colored = solved.styled(by: options.theme.styles, and: options.emphasis.styles)
      .resolvingColors(for: interface == .dark ? .dark : .light)
    let tree = interface == .gray ? colored.inGrays : colored
    anatomy = options.anatomy.flatMap(tree.index)
    formats = tree.formats(options)
    heading = FigureHeading(of: tree, options, focus: focus, measure: measure)
    legend = FigureLegend(of: tree, options, focus: focus, without: unplaced, measure: measure)
    let page = page ?? Page(for: tree, options, focus: focus, heading, legend, measure)
    self.page = page
    options = options.onBackground(isFramed: page.isFramed)
    palette = options.theme.palette.onPage.adapted(to: tree.items.first?.appearance.fill)
    self.options = options
    direction = tree.direction
    canvasCaption = tree.caption(in: options.words)
    self.measure = enlarged(measure, by: page.zoom)
    constraints = tree.constraints
    emphasizedConstraints = tree.emphasizedConstraints(options.emphasis, focus)
    conflicts = tree.shownConflicts(options, focus)
    items = Self.items(
      of: tree, page: page, palette: palette, options, subjects: tree.subjects(options, focus),
      leftOut: tree.leftOut(by: options.emphasis), device: device)
  }

  /// Creates contents from some items of another figure, on another page and without constraints.
  init(_ other: FigureContents, items: [FigureItem], page: Page) {
    self.items = items
    self.page = page
    palette = other.palette
    device = other.device
    options = other.options
    direction = other.direction
    constraints = []
    emphasizedConstraints = nil
    conflicts = []
    heading = other.heading
    legend = other.legend
    anatomy = nil
    formats = other.formats
    canvasCaption = other.canvasCaption
    measure = other.measure
  }

  /// The solid views, each with its index in ``items``, from back to front.
  var solidViews: [(index: Int, item: FigureItem)] {
    items.enumerated().filter { $0.element.isSolid }.map { (index: $0.offset, item: $0.element) }
  }
}

extension FigureContents {
  /// Whether the author, not the theme, chose the background of a view's text.
  ///
  /// The background is the view's fill, or the fill of the ancestor that is visible through the view.
  func hasGroundOfAuthor(_ view: FigureItem) -> Bool {
    var view = view
    while true {
      if let own = view.item.appearance.fill, own.alphaComponent > 0 { return true }
      guard (view.fill?.alphaComponent ?? 0) == 0, let owner = view.owner else { return false }
      view = items[owner]
    }
  }

  private static func items(
    of tree: SolvedTree, page: Page, palette: Palette, _ options: FigureOptions,
    subjects: Set<Int>?, leftOut: Set<Int>, device: DeviceColors?
  ) -> [FigureItem] {
    let styles = ItemStyles(options.theme.styles + options.emphasis.styles)
    let isGray = options.theme.interface == .gray
    let hasSubviews = ownersOfVisibleViews(tree)
    var subviewCounts = Array(repeating: 0, count: tree.items.count)
    var guideCount = 0
    var items: [FigureItem] = []
    items.reserveCapacity(tree.items.count)
    for (index, solved) in tree.items.enumerated() {
      let owner = solved.owner.flatMap { $0 < index ? items[$0] : nil }
      let known = role(of: solved, hasSubviews: hasSubviews[index], guideCount: &guideCount)
      let opacity = (owner?.opacity ?? 1) * (device == nil ? 1 : solved.device.layer.opacity)
      let isLeftOut = leftOut.contains(index) || opacity == 0 && !known.isGuide && known != .root
      let role = isLeftOut ? FigureItem.Role.absent : known
      let depth = owner.map { $0.depth + 1 } ?? 0
      var place = 0
      if let ownerIndex = solved.owner, ownerIndex < index, case .view = solved.kind {
        place = subviewCounts[ownerIndex]
        subviewCounts[ownerIndex] += 1
      }
      let behind = owner?.visibleFill ?? palette.paper
      let emphasis: FigureItem.Emphasis =
        subjects.map { $0.contains(index) ? .strong : .dimmed } ?? .plain
      var colors =
        device?.colors(of: solved, role, on: behind)
        ?? colors(
          of: solved, role: role, place: place, depth: depth, on: behind, palette: palette)
      if opacity < 1, role != .root {
        colors.fill = colors.fill?.opacity(opacity)
        colors.edge = colors.edge?.opacity(opacity)
      }
      let style = styles.style(of: solved, ownedBy: owner?.item)
      let own = isGray ? style?.inGrays : style
      colors.edge = own?.stroke ?? colors.edge
      if emphasis == .dimmed {
        colors.fill = role == .root ? colors.fill : colors.fill?.opacity(dimming).over(behind)
        // An item that hardly differs from its background keeps an outline.
        let isPale = colors.fill.map { !$0.isDistinguishable(from: behind) } ?? false
        let edge = colors.edge ?? (isPale ? palette.containerEdges[0] : nil)
        colors.edge = edge?.opacity(0.5).over(behind)
        colors.accent = colors.accent?.opacity(dimming).over(colors.fill ?? behind)
      }
      let frame = role == .absent ? .zero : page.frame(solved.rootFrame)
      let mask = (device == nil || role == .root ? nil : solved.device.layer.mask).map {
        let place = Transform(scaleX: page.zoom, y: page.zoom)
        return $0.applying(place.concatenating(.init(translationX: frame.minX, y: frame.minY)))
      }
      items.append(
        FigureItem(
          role: role, frame: frame,
          visibleFill: colors.fill?.over(behind) ?? behind, edge: colors.edge, fill: colors.fill,
          accent: colors.accent ?? palette.ink, owner: solved.owner, depth: depth,
          item: solved.withContents(enlargedBy: page.zoom), emphasis: emphasis, opacity: opacity,
          zoom: page.zoom,
          clip: owner.flatMap(\.contentClip),
          roundClips: owner?.roundContentClips ?? [],
          masks: (owner?.masks ?? []) + [mask].compactMap(\.self), look: options.look, style: own))
    }
    return items
  }

  /// The fraction of an item's color that remains if the item is dimmed.
  static let dimming: CGFloat = 0.2

  /// For each item, whether it has a visible subview.
  private static func ownersOfVisibleViews(_ tree: SolvedTree) -> [Bool] {
    var isOwner = Array(repeating: false, count: tree.items.count)
    for item in tree.items {
      guard let owner = item.owner, owner < isOwner.count, !item.isHidden else { continue }
      if case .view = item.kind { isOwner[owner] = true }
    }
    return isOwner
  }

  private static func role(
    of solved: SolvedTree.Item, hasSubviews: Bool, guideCount: inout Int
  ) -> FigureItem.Role {
    // Invisible guides count too, so hiding one doesn't recolor the others.
    if solved.kind == .guide { guideCount += 1 }
    // cairo can't draw frames of a billion points, or frames that are NaN.
    guard !solved.isHidden, solved.rootFrame.isWithin(1e9) else { return .absent }
    switch solved.kind {
    case .view where solved.owner == nil: return .root
    case .view: return hasSubviews ? .container : .leaf
    case .guide: return .guide(number: guideCount - 1)
    case .systemGuide(let kind): return .systemGuide(kind)
    }
  }

  /// The colors of a view's fill and edge, and of a control's parts.
  ///
  /// Colors that the author doesn't set depend on the view's depth and its position among its siblings.
  private static func colors(
    of solved: SolvedTree.Item, role: FigureItem.Role, place: Int, depth: Int, on backdrop: Color,
    palette: Palette
  ) -> (fill: Color?, edge: Color?, accent: Color?) {
    let own = solved.appearance.fill
    let level = max(0, depth - 1) % palette.containers.count
    switch role {
    case .absent, .guide, .systemGuide: return (nil, nil, nil)
    case .root: return (own, nil, nil)
    case .container where own == nil:
      return (palette.containers[level], palette.containerEdges[level], nil)
    case .leaf where solved.appearance.control != nil:
      return solved.appearance.control.map {
        palette.colors(of: $0, own: own, place: place, level: level, on: backdrop)
      } ?? (nil, nil, nil)
    case .leaf where own == nil && solved.isTextInput:
      let grounds = [palette.paper] + palette.containers + palette.fills
      let fill = solved.writtenColor.map { palette.ground(of: $0, among: grounds) }
      return (fill ?? palette.paper, palette.containerEdges[level], nil)
    case .leaf, .container:
      guard let own else {
        let fill = palette.fill(place, on: backdrop, below: solved.writtenColor)
        return (
          fill, fill.isDistinguishable(from: backdrop) ? nil : palette.containerEdges[level], nil
        )
      }
      // A clear view would be invisible without an edge, unless it has a text.
      let isTextAlone = own.alphaComponent == 0 && solved.appearance.text?.isEmpty == false
      let isPlain = !isTextAlone && !own.over(backdrop).isDistinguishable(from: backdrop)
      return (own, isPlain ? palette.containerEdges[level] : nil, nil)
    }
  }
}

extension Palette {
  /// The fill for a view at a position among its siblings.
  ///
  /// Fills that hardly differ from the background are skipped. If the author chose the text color, fills on which the
  /// text is unreadable are skipped too.
  fileprivate func fill(_ place: Int, on backdrop: Color, below text: Color?) -> Color {
    // Containers and papers differ from every fill; only the author's colors may not.
    let isOwn = backdrop == paper || containers.contains(backdrop)
    let suited = isOwn ? fills : fills.filter { $0.isDistinguishable(from: backdrop) }
    let choices = suited.isEmpty ? fills : suited
    let counted = choices.indices.map { choices[(place + $0) % choices.count] }
    return text.map { ground(of: $0, among: counted + [paper] + containers) } ?? counted[0]
  }

  /// The fill for a position among siblings, chosen from the fills that meet a condition, or `nil` if no fill does.
  ///
  /// Neighboring positions have different fills if more than one fill meets the condition.
  func fill(_ place: Int, where isSuited: (Color) -> Bool) -> Color? {
    let suited = fills.filter(isSuited)
    return suited.isEmpty ? nil : suited[place % suited.count]
  }

  /// The first of some colors on which text is readable, or the one with the highest contrast if none is suitable.
  fileprivate func ground(of text: Color, among colors: [Color]) -> Color {
    let contrasts = colors.map { text.over($0).contrastRatio(with: $0) }
    let first = contrasts.firstIndex { $0 >= Self.textContrast }
    let best = contrasts.indices.max { contrasts[$0] < contrasts[$1] }
    return (first ?? best).map { colors[$0] } ?? paper
  }
}

extension Color {
  /// Whether a fill in this color needs no edge to be distinguishable from a background.
  fileprivate func isDistinguishable(from backdrop: Color) -> Bool {
    contrastRatio(with: backdrop) >= 1.2
  }
}

extension SolvedTree.Item {
  /// The author's color for the view's text, or `nil` to use the figure's color.
  ///
  /// It's `nil` for placeholders, because devices draw those in a system color.
  var writtenColor: Color? {
    let isWritten = appearance.text?.isEmpty == false || !appearance.segments.isEmpty
    return isWritten && !appearance.isPlaceholder ? appearance.textColor : nil
  }

  /// Whether the view is for text input.
  var isTextInput: Bool {
    kind == .view(className: "TextField") || kind == .view(className: "TextView")
  }
}

extension FigureItem {
  /// The area to which the view clips its subviews, or `nil` if nothing clips them.
  fileprivate var contentClip: CGRect? {
    guard item.appearance.clipsToBounds, role != .root else { return clip }
    return seenFrame
  }

  /// The rounded shapes that clip the view's content: those of clipping ancestors, then the view's own.
  ///
  /// A view with corners rounded only by the figure's style doesn't clip its content.
  fileprivate var roundContentClips: [RoundClip] {
    let isRound = (item.appearance.cornerRadius ?? 0) > 0 && cornerRadius > 0
    guard item.appearance.clipsToBounds, role != .root, isRound else { return roundClips }
    return roundClips + [RoundClip(frame: frame, radius: cornerRadius, corners: roundCorners)]
  }
}
