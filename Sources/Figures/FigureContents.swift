import AutoLayout
import Foundation

/// A solved tree made ready to be drawn: every item with its place, part and colours.
struct FigureContents {
  /// Where the canvas lies in the picture.
  let page: Page
  /// The colours, with desk and paper as they look on the page.
  let palette: Palette
  /// The colours of views in the plain look, or `nil` in diagrams.
  let device: DeviceColors?
  /// What is shown.
  let options: FigureOptions
  /// The items in the order of the tree, which is the order of painting.
  let items: [FigureItem]
  /// The direction that paragraphs read in.
  let direction: LayoutDirection
  /// The constraints, by the indices of the tree.
  let constraints: [SolvedTree.Constraint]
  /// The constraints that lost, and to which.
  let conflicts: [SolvedTree.Conflict]
  /// What stands above the canvas besides the caption.
  let heading: FigureHeading
  /// What stands below the canvas.
  let legend: FigureLegend
  /// The constraint that the figure takes apart, by its index.
  let anatomy: Int?
  /// What the line below the title says of the canvas.
  let canvasCaption: String

  /// Prepares a tree, for a page of its own unless there is one.
  init(
    _ solved: SolvedTree, options: FigureOptions, page: Page? = nil,
    measure: @escaping TextMeasure
  ) {
    var options = options
    options.theme = options.look.adapt(options.theme)
    device = options.look == .plain ? DeviceColors(options.theme.interface) : nil
    let interface = options.theme.interface
    let colored = solved.styled(by: options.theme.styles, and: options.emphasis.styles)
      .resolvingColors(for: interface == .dark ? .dark : .light)
    let tree = interface == .gray ? colored.inGrays : colored
    anatomy = options.anatomy.flatMap(tree.index)
    heading = FigureHeading(of: tree, options, measure: measure)
    legend = FigureLegend(of: tree, options, measure: measure)
    let page = page ?? Page(for: tree, options, heading, legend, measure)
    self.page = page
    options = options.onBackground(isFramed: page.isFramed)
    palette = options.theme.palette.onPage.adapted(to: tree.items.first?.appearance.fill)
    self.options = options
    direction = tree.direction
    canvasCaption = tree.caption(in: options.words)
    constraints = tree.constraints
    conflicts = tree.conflicts
    items = Self.items(
      of: tree, page: page, palette: palette, options, subjects: tree.subjects(options),
      leftOut: tree.leftOut(by: options.emphasis), device: device)
  }

  /// The same figure with some of its items, elsewhere on another page; what its constraints say is
  /// said nowhere there.
  init(_ other: FigureContents, items: [FigureItem], page: Page) {
    self.items = items
    self.page = page
    palette = other.palette
    device = other.device
    options = other.options
    direction = other.direction
    constraints = []
    conflicts = []
    heading = other.heading
    legend = other.legend
    anatomy = nil
    canvasCaption = other.canvasCaption
  }

  /// The solid views with their indices in ``items``, from back to front.
  var solidViews: [(index: Int, item: FigureItem)] {
    items.enumerated().filter { $0.element.isSolid }.map { (index: $0.offset, item: $0.element) }
  }
}

extension FigureContents {
  /// Whether what is seen behind a view's text is the author's: a fill of the view, or of the nearest one
  /// that it lies in where that is seen through it, and not the theme's.
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
    let styles = options.theme.styles + options.emphasis.styles
    let isGray = options.theme.interface == .gray
    let hasSubviews = ownersOfVisibleViews(tree)
    var subviewCounts = Array(repeating: 0, count: tree.items.count)
    var guideCount = 0
    var items: [FigureItem] = []
    items.reserveCapacity(tree.items.count)
    for (index, solved) in tree.items.enumerated() {
      let owner = solved.owner.flatMap { $0 < index ? items[$0] : nil }
      let known = role(of: solved, hasSubviews: hasSubviews[index], guideCount: &guideCount)
      let role = leftOut.contains(index) ? FigureItem.Role.absent : known
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
      let style = ItemStyle(of: solved, ownedBy: owner?.item, in: styles)
      let own = isGray ? style?.inGrays : style
      colors.edge = own?.stroke ?? colors.edge
      if emphasis == .dimmed {
        colors.fill = role == .root ? colors.fill : colors.fill?.opacity(dimming).over(behind)
        // What is hardly to be told from what lies behind it keeps an outline.
        let isPale = colors.fill.map { !$0.canBeTold(from: behind) } ?? false
        let edge = colors.edge ?? (isPale ? palette.containerEdges[0] : nil)
        colors.edge = edge?.opacity(0.5).over(behind)
        colors.accent = colors.accent?.opacity(dimming).over(colors.fill ?? behind)
      }
      items.append(
        FigureItem(
          role: role, frame: role == .absent ? .zero : page.frame(solved.rootFrame),
          visibleFill: colors.fill?.over(behind) ?? behind, edge: colors.edge, fill: colors.fill,
          accent: colors.accent ?? palette.ink, owner: solved.owner, depth: depth, item: solved,
          emphasis: emphasis, clip: owner.flatMap(\.contentClip),
          roundClips: owner?.roundContentClips ?? [], look: options.look, style: own))
    }
    return items
  }

  /// How much is left of the colours of what the figure is not about.
  static let dimming: CGFloat = 0.2

  /// For each item, whether it has a subview that is seen.
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
    // Guides are counted even where they are not seen, so that hiding one recolors no other.
    if solved.kind == .guide { guideCount += 1 }
    // Neither cairo nor anyone's eye can follow a frame of a billion points, or one of no number.
    guard !solved.isHidden, solved.rootFrame.isWithin(1e9) else { return .absent }
    switch solved.kind {
    case .view where solved.owner == nil: return .root
    case .view: return hasSubviews ? .container : .leaf
    case .guide: return .guide(number: guideCount - 1)
    case .systemGuide(let kind): return .systemGuide(kind)
    }
  }

  /// The fill of a view, the edge around it and the colour of a control's parts: the author's, or by
  /// its place among its siblings.
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
        return (fill, fill.canBeTold(from: backdrop) ? nil : palette.containerEdges[level], nil)
      }
      // A clear view would be lost without an edge, unless a text says where it is.
      let isTextAlone = own.alphaComponent == 0 && solved.appearance.text?.isEmpty == false
      let isPlain = !isTextAlone && !own.over(backdrop).canBeTold(from: backdrop)
      return (own, isPlain ? palette.containerEdges[level] : nil, nil)
    }
  }
}

extension Palette {
  /// The fill of the view with a place among its siblings, of those that can be told from what lies behind
  /// it; if the author chose the color of its text, the next fill on which that can be read.
  fileprivate func fill(_ place: Int, on backdrop: Color, below text: Color?) -> Color {
    // Containers and papers are told from every fill; only the author's colors are not.
    let isOwn = backdrop == paper || containers.contains(backdrop)
    let suited = isOwn ? fills : fills.filter { $0.canBeTold(from: backdrop) }
    let choices = suited.isEmpty ? fills : suited
    let counted = choices.indices.map { choices[(place + $0) % choices.count] }
    return text.map { ground(of: $0, among: counted + [paper] + containers) } ?? counted[0]
  }

  /// The fill for a place among siblings, of those fills that suit it; `nil` if none does.
  ///
  /// All places count through the same fills, so that neighbours never get the same one.
  func fill(_ place: Int, where isSuited: (Color) -> Bool) -> Color? {
    let suited = fills.filter(isSuited)
    return suited.isEmpty ? nil : suited[place % suited.count]
  }

  /// The first of some colors on which a text can be read, or else the one on which it can be read best.
  fileprivate func ground(of text: Color, among colors: [Color]) -> Color {
    let contrasts = colors.map { text.over($0).contrastRatio(with: $0) }
    let first = contrasts.firstIndex { $0 >= Lettering.textContrast }
    let best = contrasts.indices.max { contrasts[$0] < contrasts[$1] }
    return (first ?? best).map { colors[$0] } ?? paper
  }
}

extension Color {
  /// Whether the contrast with what lies behind is enough without an edge.
  fileprivate func canBeTold(from backdrop: Color) -> Bool {
    contrastRatio(with: backdrop) >= 1.2
  }
}

extension SolvedTree.Item {
  /// The author's colour of the text on the view, or `nil` for the figure's own.
  ///
  /// A placeholder keeps the figure's, as it keeps the system's on a device.
  var writtenColor: Color? {
    let isWritten = appearance.text?.isEmpty == false || !appearance.segments.isEmpty
    return isWritten && !appearance.isPlaceholder ? appearance.textColor : nil
  }

  /// Whether people write into the view.
  var isTextInput: Bool {
    kind == .view(className: "TextField") || kind == .view(className: "TextView")
  }
}

extension FigureItem {
  /// The part of the picture in which the view's subviews are seen; `nil` for all of it.
  fileprivate var contentClip: CGRect? {
    guard item.appearance.clipsToBounds, role != .root else { return clip }
    return seenFrame
  }

  /// Those of the views that cut off what lies in the view, itself one of them, whose corners the author
  /// made round.
  ///
  /// Corners that the figure rounds of itself are a matter of style, and cut nothing off.
  fileprivate var roundContentClips: [RoundClip] {
    let isRound = (item.appearance.cornerRadius ?? 0) > 0 && cornerRadius > 0
    guard item.appearance.clipsToBounds, role != .root, isRound else { return roundClips }
    return roundClips + [RoundClip(frame: frame, radius: cornerRadius)]
  }
}
