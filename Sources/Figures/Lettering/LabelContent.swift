import AutoLayout
import Foundation
import PictureDescriptions

/// The labels on views, and the names beside views without room for a label.
struct LabelContent {
  typealias Mark = PlacementRequest.Mark

  /// The context for placing the labels and names.
  let context: PlacementContext
  /// The text layout that fits labels to views.
  let text: LabelText
  /// The frames of the author's guides that the figure shows.
  let guides: FrameIndex

  /// Creates the labels of a figure.
  init(context: PlacementContext) {
    self.context = context
    text = LabelText(context)
    let contents = context.contents
    var guides = FrameIndex(bounds: contents.page.bounds)
    for item in contents.items where contents.shows(item) {
      if case .guide = item.role { guides.insert(item.frame) }
    }
    self.guides = guides
  }

  var contents: FigureContents { context.contents }
  var fills: ViewFills { context.fills }

  /// The minimum distance between an identifier and the view's sides, in points.
  ///
  /// Texts have no such distance, because a view may be exactly as wide as its text.
  private static let labelPadding: CGFloat = 4
  /// The default font of labels.
  private static let labelFont = Font(pointSize: 13, weight: .semibold)

  /// Returns the requests for the labels of views that meet a condition.
  func requests(where isWanted: (FigureItem) -> Bool) -> [PlacementRequest] {
    contents.items.enumerated().flatMap { index, view -> [PlacementRequest] in
      guard isWanted(view), isSeen(view, at: index) else { return [] }
      if !view.item.appearance.segments.isEmpty { return titles(of: view, at: index) }
      return [
        deviceText(of: view, at: index) ?? label(of: view, at: index),
        subtitle(of: view, at: index),
      ].compactMap(\.self)
    }
  }

  /// The requests for the texts of views with subviews in the plain look.
  var deviceTextsOfContainers: [PlacementRequest] {
    contents.items.enumerated().flatMap { index, view in
      view.role == .container && isSeen(view, at: index)
        ? [deviceText(of: view, at: index), subtitle(of: view, at: index)].compactMap(\.self) : []
    }
  }

  /// Returns the request for a view's label in its middle, or in a corner if another view covers the middle.
  ///
  /// An identifier that doesn't fit is close above or below its view if that is free paper, and truncated otherwise.
  /// The result is `nil` if the view has no label. A label without room is placed by ``besideViews(_:)``.
  private func label(of view: FigureItem, at index: Int) -> PlacementRequest? {
    guard let label = label(of: view) else { return nil }
    var request = PlacementRequest(
      view.tag,
      marks: [
        { _ in middle(of: view, at: index, label, tells: { $0 == label.text || hasText(view) }) },
        corners(of: view, at: index), freeNames(of: view, at: index),
        { _ in middle(of: view, at: index, label, tells: { $0.count > Self.leastLetters }) },
      ])
    // The parts of a control are in the label's position.
    if view.item.appearance.control != nil { request.stages = [] }
    request.id = .view(index)
    return request
  }

  typealias Label = (text: String, font: Font, padding: CGFloat)

  /// The label of a view: its text, or otherwise its identifier if names are shown, or otherwise `nil`.
  func label(of view: FigureItem) -> Label? {
    let appearance = view.item.appearance
    let font = view.chosenFont ?? Self.labelFont.enlarged(by: view.zoom)
    if contents.device == nil, let text = appearance.text, !text.isEmpty {
      let padding: CGFloat =
        if appearance.textInsets != nil { 0 } else if view.item.isTextInput {
          min(7 * view.zoom, view.frame.width / 8)
        } else { appearance.font == nil ? view.zoom : 0 }
      return (text, font, padding)
    }
    return context.names(view) ? (view.item.name, Self.labelFont, Self.labelPadding) : nil
  }

  /// Whether a view's label is its text, and not its identifier.
  func hasText(_ view: FigureItem) -> Bool { view.item.appearance.text?.isEmpty == false }

  /// Returns the candidate position for a label in the middle of its view, or an empty array if it doesn't fit there.
  ///
  /// `tells` returns whether the label, which may be truncated, is enough to identify the view.
  private func middle(
    of view: FigureItem, at index: Int, _ label: Label, tells: (String) -> Bool
  ) -> [Mark] {
    guard
      let run = text.run(
        label.text, label.font, of: view, padding: label.padding, textColor(of: view)),
      overlaps(run.box, contents.page.stage), tells(run.text),
      !fills.isCovered(run.box, after: index)
    else { return [] }
    return [
      mark(run, obstacles: [.label(run.box)]) { letters(of: $0, of: view, at: index, in: $1) }
    ]
  }

  /// Returns the only candidate for a text with a fixed position on its view.
  private func mark(
    _ run: TextRun, obstacles: [LabelLayout.Obstacle] = [],
    letters: @escaping (TextRun, LabelLayout) -> LetteringLayers
  ) -> Mark {
    let window = contents.page.window
    guard contents.page.cuts(run.box) else {
      return Mark(
        texts: { _ in [LabelLayout.Candidate(run: run, baseCost: 0, isOnItem: true)] },
        letters: { letters($0.run, $1) }, obstacles: obstacles)
    }
    return Mark(
      obstacles: [.box(run.box.intersection(window))],
      strokes: { _, layout in letters(run, layout).clipped(to: window) })
  }

  /// The author's text color, or otherwise a color that is readable on the view.
  func textColor(of view: FigureItem) -> Color {
    if view.emphasis == .dimmed { return quietColor(on: view.visibleFill) }
    let palette = contents.palette
    let isQuiet =
      view.item.appearance.isPlaceholder
      && palette.quietText.contrastRatio(with: view.visibleFill) >= Palette.textContrast
    return view.item.writtenColor
      ?? (isQuiet ? palette.quietText : palette.textColor(on: view.visibleFill))
  }

  /// The minimum contrast between the author's text color and a background that the author didn't set.
  private static let writtenContrast: CGFloat = 3

  /// Whether the author's text color is readable on a background.
  private func isReadable(_ text: TextRun, on ground: Color) -> Bool {
    text.color.over(ground).contrastRatio(with: ground) >= Self.writtenContrast
  }

  /// The palest text color of the palette that is readable on a fill.
  func quietColor(on fill: Color) -> Color {
    let loud = contents.palette.textColor(on: fill)
    let steps: [CGFloat] = [0, 0.25, 0.5, 0.75]
    let colors = steps.map { loud.opacity($0).over(contents.palette.quietText) }
    return colors.first { $0.contrastRatio(with: fill) >= Palette.textContrast } ?? loud
  }

  /// The number of characters, including the ellipsis, that a truncated identifier must exceed to be shown.
  private static let leastLetters = 3

  /// Whether a view is visible on the canvas, at least in part.
  ///
  /// A view that no single view hides is treated as visible, even if several views together hide it.
  func isSeen(_ view: FigureItem, at index: Int) -> Bool {
    let visible = view.seenFrame.intersection(contents.page.stage)
    return !visible.isNull && !visible.isEmpty && !fills.isBuried(visible, after: index)
  }

  /// The commands for a label, with a background plate if the label crosses strokes or edges.
  ///
  /// If a translucent view has several backgrounds, the plate has the paper's color.
  func letters(
    of run: TextRun, of view: FigureItem, at index: Int, in layout: LabelLayout
  ) -> LetteringLayers {
    let palette = contents.palette
    let fill = view.fill ?? palette.paper.opacity(0)
    if fill.alphaComponent >= 1 {
      // Outlines along the view's own edges stay. Those through the letters are interrupted.
      let inside = view.frame.insetBy(dx: 2, dy: 2)
      let crossed = run.box.intersection(inside)
      let plate = crossed.insetBy(dx: -2, dy: 0).intersection(inside)
      let isCrossed = !crossed.isNull && layout.crossesStroke(crossed)
      return letters(
        of: run, of: view, on: view.visibleFill,
        isCrossed
          ? context.invisiblePlate(plate, on: .view(view.visibleFill), tag: view.tag) : [])
    }
    let backdrop = fills.backdrop(of: run.box, below: index)
    let plate = context.plate(below: run, of: view)
    guard let behind = context.ground(backdrop, in: run.box) else {
      let isOnPaper = view.item.writtenColor == nil || isReadable(run, on: palette.paper)
      let paper = isOnPaper ? palette.paper : palette.textColor(on: run.color)
      return letters(
        of: run, of: view, on: paper, [.rounded(plate, radius: 2, paper, tag: view.tag)])
    }
    let isCrossed = fill.alphaComponent == 0 && layout.crossesStroke(run.box)
    return letters(
      of: run, of: view, on: fill.over(behind),
      isCrossed ? context.invisiblePlate(plate, on: backdrop, tag: view.tag) : [])
  }

  /// The commands for a view's text on a background, in front of any background plates.
  ///
  /// An unreadable text color is replaced. If no color is readable over the tints, a plate hides the tints. The
  /// author's color is never replaced, but gets a plate if necessary.
  private func letters(
    of run: TextRun, of view: FigureItem, on ground: Color, _ plates: [DrawingCommand] = []
  ) -> LetteringLayers {
    var layers = LetteringLayers(text: run, plates: plates, view.tag)
    let grounds = [ground, context.tints.over(ground, in: run.box)]
    func isLegible(_ color: Color) -> Bool {
      grounds.allSatisfy { color.contrastRatio(with: $0) >= Palette.textContrast }
    }
    let loud = contents.palette.textColor(on: ground)
    if run.color == view.item.writtenColor {
      guard !contents.hasGroundOfAuthor(view), !isReadable(run, on: ground) else { return layers }
      let color = contents.palette.textColor(on: run.color)
      let plate = context.plate(below: run, of: view)
      layers.plates.append(.rounded(plate, radius: 2, color, tag: view.tag))
    } else if !isLegible(run.color) {
      var run = run
      run.color = loud
      layers = LetteringLayers(text: run, plates: plates, view.tag)
      if isLegible(loud) { return layers }
      let plate = context.plate(below: run, of: view)
      layers.plates.append(DrawingCommand(.fill(plate, ground), tag: view.tag))
    }
    return layers
  }
}

// Device texts and the titles of segments.
extension LabelContent {
  /// Returns the request for a view's text in the plain look, with the view's own position and font, but no plate.
  private func deviceText(of view: FigureItem, at index: Int) -> PlacementRequest? {
    guard let device = contents.device, let words = view.item.appearance.text, !words.isEmpty else {
      return nil
    }
    let isSecure = view.item.device.isSecure && !view.item.appearance.isPlaceholder
    let shown = isSecure ? String(repeating: "\u{2022}", count: words.count) : words
    if !view.item.device.pieces.isEmpty, !isSecure {
      return styledText(of: view, at: index, device) { text.styledBlock(of: view) }
    }
    let stage = { (_: LabelLayout) -> [Mark] in
      guard var run = text.deviceRun(shown, of: view), overlaps(run.box, contents.page.stage),
        !fills.isHidden(run.box, after: index)
      else {
        return []
      }
      // Bullets that don't fit are cut off without an ellipsis.
      if isSecure { run.text.removeAll { $0 != "\u{2022}" } }
      let layers = deviceLetters(of: run, of: view, at: index, device)
      return [mark(run, obstacles: [.label(run.box)]) { _, _ in layers }]
    }
    return PlacementRequest(view.tag, marks: [stage], omission: .label(view.item.name))
  }

  /// Returns the requests for the titles of a view's segments.
  private func titles(of view: FigureItem, at index: Int) -> [PlacementRequest] {
    let colors = contents.segmentColors(of: view)
    let isDimmed = view.emphasis == .dimmed
    let color = (isDimmed || contents.device == nil ? textColor(of: view) : colors.title)
      .opacity(view.opacity)
    let pickedColor = (isDimmed ? quietColor(on: colors.plate) : colors.picked)
      .opacity(view.opacity)
    let titles = view.item.appearance.segments
    return view.segments.enumerated().filter { !titles[$0.offset].isEmpty }.map { number, part in
      let isPicked = number == view.pickedSegment
      let room = part.intersection(view.seenFrame).intersection(contents.page.stage)
        .insetBy(dx: Self.labelPadding * view.zoom, dy: 0)
      let font = Font(pointSize: 13 * view.zoom, weight: .medium)
      let stage = { (_: LabelLayout) -> [Mark] in
        guard !room.isNull, room.width > 0, room.height > 0,
          let run = text.line(
            titles[number], font, of: view, in: room,
            isPicked ? pickedColor : color, .shrinking),
          !fills.isCovered(run.box, after: index)
        else { return [] }
        let layers =
          contents.device == nil
          ? letters(of: run, of: view, on: isPicked ? colors.plate : view.visibleFill)
          : LetteringLayers(text: run, view.tag).mapped(view.masked)
        return [mark(run) { _, _ in layers }]
      }
      return PlacementRequest(view.tag, marks: [stage], omission: .label(view.item.name))
    }
  }
}
