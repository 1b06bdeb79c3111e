import AutoLayout
import Foundation
import PictureDescriptions

extension Lettering {
  /// The padding between an identifier and the view's sides, in points.
  ///
  /// Texts have none, because their view may be exactly as wide as they are.
  private static let labelPadding: CGFloat = 4
  /// The default font of labels.
  private static let labelFont = Font(pointSize: 13, weight: .semibold)
  /// The distance of a name in a corner from the view's edges, in points.
  private static let cornerInset: CGFloat = 6

  /// The label of a view: its text, or otherwise its identifier if names are shown.
  private func label(of view: FigureItem) -> (text: String, font: Font, padding: CGFloat)? {
    let appearance = view.item.appearance
    let font = view.chosenFont ?? Self.labelFont
    if contents.device == nil, let text = appearance.text, !text.isEmpty {
      let padding: CGFloat =
        if appearance.textInsets != nil { 0 } else if view.item.isTextInput {
          min(7, view.frame.width / 8)
        } else { appearance.font == nil ? 1 : 0 }
      return (text, font, padding)
    }
    guard contents.options.overlays.contains(.names) || view.emphasis == .strong,
      view.emphasis != .dimmed
    else { return nil }
    return (view.item.name, Self.labelFont, Self.labelPadding)
  }

  /// The horizontal alignment of a text in its view.
  func side(of view: FigureItem) -> Appearance.TextSide {
    let appearance = view.item.appearance
    let stated = contents.device == nil ? nil : view.item.device.textSide
    if let own = stated ?? appearance.textSide { return own }
    guard view.item.isTextInput || view.item.appearance.textInsets != nil else { return .middle }
    return contents.direction == .rightToLeft ? .right : .left
  }

  /// The author's text color, or the figure's own.
  private func textColor(of view: FigureItem) -> Color {
    if view.emphasis == .dimmed { return quietColor(on: view.visibleFill) }
    let palette = contents.palette
    let isQuiet =
      view.item.appearance.isPlaceholder
      && palette.quietText.contrastRatio(with: view.visibleFill) >= Self.textContrast
    return view.item.writtenColor
      ?? (isQuiet ? palette.quietText : palette.textColor(on: view.visibleFill))
  }

  /// The minimum contrast of the author's text color with a background that isn't the
  /// author's.
  private static let writtenContrast: CGFloat = 3

  /// Whether the author's text color is readable on a background.
  private func isReadable(_ text: TextRun, on ground: Color) -> Bool {
    text.color.over(ground).contrastRatio(with: ground) >= Self.writtenContrast
  }

  /// The palest of the palette's text colors that is readable on a fill.
  func quietColor(on fill: Color) -> Color {
    let loud = contents.palette.textColor(on: fill)
    let steps: [CGFloat] = [0, 0.25, 0.5, 0.75]
    let colors = steps.map { loud.opacity($0).over(contents.palette.quietText) }
    return colors.first { $0.contrastRatio(with: fill) >= Self.textContrast } ?? loud
  }

  /// Writes a view's label in its middle, or in a corner if another view covers the middle.
  ///
  /// A view without room for it is kept for ``placeNamesAside()``.
  mutating func placeLabel(of view: FigureItem, at index: Int) {
    if !view.item.appearance.segments.isEmpty { return placeTitles(of: view, at: index) }
    if let device = contents.device, view.item.appearance.text?.isEmpty == false {
      return placeDeviceText(of: view, at: index, device)
    }
    guard let label = label(of: view), isSeen(view, at: index) else { return }
    // The parts of a control are in the label's position.
    guard view.item.appearance.control == nil else { return unlabelled.append(index) }
    let color = textColor(of: view)
    let room = textFrame(of: view).intersection(contents.page.stage)
      .insetBy(dx: label.padding, dy: 0)
    var run =
      paragraph(of: view, label.text, label.font, in: room, color)
      ?? line(label.text, label.font, in: room, color, manner(of: view), side(of: view))
    if isAtTop(view), let font = run?.font {
      let first = room.minY + (view.item.appearance.font ?? font).ascender
      run?.position.y = grid.snapped(min(first, room.maxY - LetterMetrics(font).descent))
    }
    guard let run, tells(run.text, of: view), !fills.isCovered(run.box, after: index),
      layout.place(run)
    else {
      if !placeCornerName(of: view, at: index) { unlabelled.append(index) }
      return
    }
    labelBoxes.insert(run.box)
    append(label: run, of: view, at: index)
  }

  /// Whether a truncated label still identifies its view.
  ///
  /// An identifier without most of its letters doesn't. A text does, because the view shows
  /// it like that.
  private func tells(_ shown: String, of view: FigureItem) -> Bool {
    let isIdentifier = view.item.appearance.text?.isEmpty != false
    return !isIdentifier || shown == view.item.name || shown.count > Self.leastLetters
  }

  /// The minimum number of visible letters of an identifier.
  private static let leastLetters = 3

  /// Writes a label at its position, with a plate if it crosses something.
  private mutating func append(label run: TextRun, of view: FigureItem, at index: Int) {
    if (view.fill?.alphaComponent ?? 0) < 1 { return append(clear: run, of: view, at: index) }
    // Outlines along the view's own edges stay. Those through the letters are interrupted.
    let inside = view.frame.insetBy(dx: 2, dy: 2)
    let letters = run.box.intersection(inside)
    if !letters.isNull, layout.crossesStroke(letters) {
      let plate = letters.insetBy(dx: -2, dy: 0).intersection(inside)
      plates += invisiblePlate(plate, on: .view(view.visibleFill), tag: view.tag)
    }
    append(run, of: view, on: view.visibleFill)
  }

  /// Whether the first line of a view's text is at its top.
  func isAtTop(_ view: FigureItem) -> Bool {
    view.item.appearance.textInsets != nil && view.item.appearance.text?.isEmpty == false
  }

  /// The part of a view around the middle of its text, or below its first line; otherwise all
  /// of it.
  func textFrame(of view: FigureItem) -> CGRect {
    var frame = view.frame
    // At less than a pixel per point, a frame may be narrower than its text.
    let missing = view.item.rootFrame.width - frame.width
    if missing > 0.01 { frame = frame.insetBy(dx: -missing / 2, dy: 0) }
    let seen = view.clip.map(frame.intersection) ?? frame
    if isAtTop(view), var insets = view.item.appearance.textInsets {
      // Further lines may reach the bottom edge, as in a scrolled view.
      insets.bottom = 0
      insets.top = min(insets.top, frame.height)
      insets.left = min(insets.left, frame.width / 2)
      insets.right = min(insets.right, frame.width / 2)
      return frame.inset(by: insets).intersection(seen)
    }
    let offset = view.item.appearance.textOffset
    return frame.offsetBy(dx: 2 * offset.x, dy: 2 * offset.y).intersection(seen)
  }

  /// Whether any of a view is visible on the canvas, judging by each later view alone.
  func isSeen(_ view: FigureItem, at index: Int) -> Bool {
    let visible = view.seenFrame.intersection(contents.page.stage)
    return !visible.isNull && !visible.isEmpty && !fills.isBuried(visible, after: index)
  }

  /// The maximum number of names beside their views; more leaders would be unreadable.
  private static let asideLimit = 48

  /// Places the names of views without a label beside them, and reports those without room.
  mutating func placeNamesAside() {
    let nameless = Set(unlabelled)
    for (number, index) in unlabelled.enumerated() {
      let view = contents.items[index]
      let isNamed = contents.options.overlays.contains(.names) || view.emphasis == .strong
      if isNamed, view.emphasis != .dimmed, number < Self.asideLimit {
        if placeNameAside(of: view, at: index, nameless) { continue }
      }
      let name = view.item.name
      omissions.append((view.item.appearance.text ?? "").isEmpty ? .name(name) : .label(name))
    }
    unlabelled = []
  }

  /// Places the name of a view beside it or at the end of a leader, and returns whether there
  /// was room.
  ///
  /// Positions where it could be mistaken for another view's name aren't used.
  private mutating func placeNameAside(
    of view: FigureItem, at index: Int, _ nameless: Set<Int> = []
  ) -> Bool {
    let visible = view.seenFrame.intersection(contents.page.stage)
    let palette = contents.palette
    let name = name(view.item.name, palette.textColor(on: palette.paper), of: visible)
    let isContainer = view.role == .container
    // Names of containers are at upper edges, so none looks like the next one's.
    let near =
      name.above(visible) + name.closeAbove(visible)
      + (isContainer
        ? name.onEdge(visible) + name.below(visible, reluctance: 40) : name.below(visible))
      + name.aside(visible) + name.higher(visible)
    let (fills, items, isOnPlanes) = (fills, contents.items, isOnPlanes)
    return place(
      near, tag: view.tag,
      where: { place in
        isOnPlanes
          ? !fills.isCovered(place.run.box, after: index)
          : !fills.misleads(place, index, nameless, among: items)
      },
      or: { _ in name.distant(visible) })
  }

  /// Writes the label of a translucent view in a color that is readable on the background.
  ///
  /// If there are several backgrounds, the label has a paper plate.
  private mutating func append(clear run: TextRun, of view: FigureItem, at index: Int) {
    let palette = contents.palette
    let backdrop = fills.backdrop(of: run.box, below: index)
    let fill = view.fill ?? palette.paper.opacity(0)
    let plate = plate(below: run, of: view)
    guard let behind = ground(backdrop, in: run.box) else {
      let isOnPaper = view.item.writtenColor == nil || isReadable(run, on: palette.paper)
      let paper = isOnPaper ? palette.paper : palette.textColor(on: run.color)
      plates.append(.rounded(plate, radius: 2, paper, tag: view.tag))
      return append(run, of: view, on: paper)
    }
    if fill.alphaComponent == 0, layout.crossesStroke(run.box) {
      plates += invisiblePlate(plate, on: backdrop, tag: view.tag)
    }
    append(run, of: view, on: fill.over(behind))
  }

  /// Writes a view's text on a background.
  ///
  /// The color changes if it's unreadable. If no color is readable, tints are removed behind
  /// the text. The author's color stays, with a plate if necessary.
  private mutating func append(_ run: TextRun, of view: FigureItem, on ground: Color) {
    if run.color == view.item.writtenColor {
      if !contents.hasGroundOfAuthor(view), !isReadable(run, on: ground) {
        let color = contents.palette.textColor(on: run.color)
        plates.append(.rounded(plate(below: run, of: view), radius: 2, color, tag: view.tag))
      }
      return append(run, tag: view.tag)
    }
    let tinted = tints.over(ground, in: run.box)
    func isLegible(_ color: Color) -> Bool {
      [ground, tinted].allSatisfy { color.contrastRatio(with: $0) >= Self.textContrast }
    }
    guard !isLegible(run.color) else { return append(run, tag: view.tag) }
    var run = run
    run.color = contents.palette.textColor(on: ground)
    if !isLegible(run.color) {
      let plate = plate(below: run, of: view)
      plates.append(DrawingCommand(.fill(plate, ground), tag: view.tag))
    }
    append(run, tag: view.tag)
  }

  /// Writes the titles of a view's segments.
  private mutating func placeTitles(of view: FigureItem, at index: Int) {
    guard isSeen(view, at: index) else { return }
    let colors = contents.segmentColors(of: view)
    let isDimmed = view.emphasis == .dimmed
    let color = isDimmed || contents.device == nil ? textColor(of: view) : colors.title
    let pickedColor = isDimmed ? quietColor(on: colors.plate) : colors.picked
    var isWhole = true
    let titles = view.item.appearance.segments
    for (number, part) in view.segments.enumerated() where !titles[number].isEmpty {
      let room = part.intersection(view.seenFrame).intersection(contents.page.stage)
        .insetBy(dx: Self.labelPadding, dy: 0)
      guard !room.isNull, room.width > 0, room.height > 0,
        let run = line(
          titles[number], Font(pointSize: 13, weight: .medium), in: room,
          number == view.pickedSegment ? pickedColor : color, .shrinking),
        !fills.isCovered(run.box, after: index), layout.place(run)
      else {
        isWhole = false
        continue
      }
      let ground = number == view.pickedSegment ? colors.plate : view.visibleFill
      if contents.device == nil {
        append(run, of: view, on: ground)
      } else {
        append(run, tag: view.tag)
      }
    }
    if !isWhole { omissions.append(.label(view.item.name)) }
  }

  /// Places the name of a container in one of its corners, or otherwise beside it.
  mutating func placeName(ofContainer view: FigureItem, at index: Int) {
    guard label(of: view) != nil, isSeen(view, at: index) else { return }
    if !view.hasParts, placeCornerName(of: view, at: index) { return }
    if placeNameAside(of: view, at: index) { return }
    omissions.append(.name(view.item.name))
  }

  /// Writes a view's label in the first free corner, along its upper or lower edge, or
  /// anywhere on it.
  ///
  /// Returns whether there was room.
  private mutating func placeCornerName(of view: FigureItem, at index: Int) -> Bool {
    guard let text = label(of: view)?.text else { return false }
    // The square around a round corner is partly outside of the view.
    let inset = Self.cornerInset + 0.3 * max(0, view.cornerRadius - 2 * Self.cornerInset)
    let room = view.seenFrame.intersection(contents.page.stage).insetBy(dx: inset, dy: inset)
    let font = Self.nameFont
    let metrics = LetterMetrics(font)
    guard !room.isNull, metrics.height <= room.height, !text.contains(where: \.isNewline) else {
      return false
    }
    // This check is last, because measuring text is slow.
    let width = measure(text, font, nil).width
    guard width <= room.width else { return false }
    let color = textColor(of: view)
    for place in Self.cornerPlaces {
      let spot = CGPoint(
        x: room.minX + place.x * (room.width - width),
        y: room.minY + metrics.ascent + place.y * (room.height - metrics.height))
      let run = TextRun(
        text: text, font: font, color: color, position: grid.snapped(spot), anchor: .left,
        width: width)
      let isClear = !fills.isCovered(run.box, after: index) && !layout.crossesStroke(run.box)
      guard isClear, view.fills(run.box), layout.place(run) else { continue }
      append(label: run, of: view, at: index)
      return true
    }
    return false
  }

  /// The positions to try on a view, best first, as fractions of the free space beside and
  /// below the text.
  private static let cornerPlaces: [CGPoint] = {
    let eighths = (1..<8).map { CGFloat($0) / 8 }
    let ends = [[0, 1], [0.5, 0.25, 0.75], [0.125, 0.375, 0.625, 0.875]] as [[CGFloat]]
    let atEnds = ends.flatMap { shares in
      [0, 1].flatMap { y in shares.map { CGPoint(x: $0, y: y) } }
    }
    return atEnds + eighths.flatMap { y in ([0] + eighths + [1]).map { CGPoint(x: $0, y: y) } }
  }()

  /// The ways to fit a long label into its view.
  private func manner(of view: FigureItem) -> FittedText.Manner {
    // Text in the author's font is truncated as on a device.
    view.item.shrinksText || view.chosenFont == nil
      || view.item.appearance.text?.isEmpty != false ? .shrinking : .truncating
  }

  /// A line in the vertical middle of a room, small enough for its size.
  func line(
    _ text: String, _ font: Font, in room: CGRect, _ color: Color, _ manner: FittedText.Manner,
    _ side: Appearance.TextSide = .middle
  ) -> TextRun? {
    var font = font
    let smallest = min(FittedText.smallestSize, font.pointSize)
    let tallest = (2 * font.pointSize * room.height / LetterMetrics(font).height).rounded(.down) / 2
    guard tallest >= smallest else { return nil }
    font.pointSize = min(font.pointSize, tallest)
    guard
      let fitted = FittedText(
        text, font: font, width: room.width, manner: manner, measure: measure)
    else { return nil }
    let baseline = LetterMetrics(fitted.font).baseline(
      centredOn: room.midY, from: room.minY, to: room.maxY)
    switch side {
    case .left:
      let left = CGPoint(x: grid.snapped(room.minX), y: grid.snapped(baseline))
      return fitted.run(at: left, anchor: .left, color: color)
    case .middle: return centred(fitted, at: room.midX, baseline: baseline, in: room, color)
    case .right:
      let right = CGPoint(x: grid.snapped(room.maxX), y: grid.snapped(baseline))
      return fitted.run(at: right, anchor: .right, color: color)
    }
  }

  /// A fitted line around a center, with its left end on a pixel edge.
  private func centred(
    _ fitted: FittedText, at middle: CGFloat, baseline: CGFloat, in room: CGRect, _ color: Color
  ) -> TextRun {
    let left = grid.snapped(max(middle - fitted.width / 2, room.minX))
    let position = CGPoint(x: left + fitted.width / 2, y: grid.snapped(baseline))
    return fitted.run(at: position, anchor: .middle, color: color)
  }
}
