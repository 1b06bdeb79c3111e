import AutoLayout
import Foundation

extension Lettering {
  /// How far an identifier keeps from the view's sides, in points; a text was laid out for its view
  /// and may need all of it.
  private static let labelPadding: CGFloat = 4
  /// How far a name in a corner keeps from the view's edges, in points.
  private static let cornerInset: CGFloat = 6

  /// What a view has written on it: its text, else its identifier when names are shown.
  private func label(of view: FigureItem) -> (text: String, font: Font, padding: CGFloat)? {
    let appearance = view.item.appearance
    let font = appearance.font ?? Font(pointSize: 13, weight: .semibold)
    if let text = appearance.text, !text.isEmpty {
      return (text, font, appearance.font == nil ? 1 : 0)
    }
    guard contents.options.overlays.contains(.names) || view.emphasis == .strong,
      view.emphasis != .dimmed
    else { return nil }
    return (view.item.identifier, Font(pointSize: 13, weight: .semibold), Self.labelPadding)
  }

  /// The author's colour for a text, unless the theme chose the fill and the two do not go together.
  private func textColor(of view: FigureItem) -> Color {
    if view.emphasis == .dimmed { return quietColor(on: view.visibleFill) }
    let palette = contents.palette
    let isQuiet =
      view.item.appearance.isPlaceholder
      && palette.quietText.contrastRatio(with: view.visibleFill) >= Self.textContrast
    let themed = isQuiet ? palette.quietText : palette.textColor(on: view.visibleFill)
    guard let own = view.item.appearance.textColor else { return themed }
    let isLegible = own.over(view.visibleFill).contrastRatio(with: view.visibleFill) >= 4.5
    return view.item.appearance.fill != nil || isLegible ? own : themed
  }

  /// The palest of the palette's colours for text that can be read on a fill.
  private func quietColor(on fill: Color) -> Color {
    let loud = contents.palette.textColor(on: fill)
    let steps: [CGFloat] = [0, 0.25, 0.5, 0.75]
    let colors = steps.map { loud.opacity($0).over(contents.palette.quietText) }
    return colors.first { $0.contrastRatio(with: fill) >= Self.textContrast } ?? loud
  }

  /// Writes a view's label into its middle, or into a corner where another view covers the middle.
  mutating func placeLabel(of view: FigureItem, at index: Int) {
    if !view.item.appearance.segments.isEmpty { return placeTitles(of: view, at: index) }
    guard let label = label(of: view) else { return }
    let color = textColor(of: view)
    let room = view.frame.intersection(contents.page.stage).insetBy(dx: label.padding, dy: 0)
    guard !room.isNull, room.width > 0, room.height > 0 else { return }
    let run =
      paragraph(of: view, label.text, label.font, in: room, color)
      ?? line(label.text, label.font, in: room, color, of: view.item.appearance)
    guard let run else { return }
    guard !fills.isCovered(run.box, after: index), layout.place(run) else {
      return placeCornerName(of: view, at: index)
    }
    // An outline along the view's own edges stays; one through the letters gives way to them.
    let inside = view.frame.insetBy(dx: 2, dy: 2)
    let letters = run.box.intersection(inside)
    if !letters.isNull, layout.crossesStroke(letters) {
      let ground = letters.insetBy(dx: -2, dy: 0).intersection(inside)
      plates += invisiblePlate(ground, on: .view(view.visibleFill), tag: view.tag)
    }
    append(run, tag: view.tag)
  }

  /// Writes the titles of a view's segments into these.
  private mutating func placeTitles(of view: FigureItem, at index: Int) {
    let color = textColor(of: view)
    for (part, title) in zip(view.segments, view.item.appearance.segments) where !title.isEmpty {
      let room = part.intersection(contents.page.stage).insetBy(dx: Self.labelPadding, dy: 0)
      guard !room.isNull, room.width > 0, room.height > 0,
        let run = line(
          title, Font(pointSize: 13, weight: .medium), in: room, color, of: Appearance()),
        !fills.isCovered(run.box, after: index), layout.place(run)
      else { continue }
      append(run, tag: view.tag)
    }
  }

  /// Writes a view's label into the first corner in which nothing else is.
  mutating func placeCornerName(of view: FigureItem, at index: Int) {
    guard let text = label(of: view)?.text else { return }
    let room = view.frame.intersection(contents.page.stage)
      .insetBy(dx: Self.cornerInset, dy: Self.cornerInset)
    let font = Font(pointSize: 9.5, weight: .semibold)
    let metrics = LetterMetrics(font)
    let width = measure(text, font, nil).width
    guard !room.isNull, !text.contains(where: \.isNewline), width <= room.width,
      metrics.height <= room.height
    else { return }
    let color = textColor(of: view)
    for y in [room.minY + metrics.ascent, room.maxY - metrics.descent] {
      for x in [room.minX, room.maxX - width] {
        let run = TextRun(
          text: text, font: font, color: color, position: grid.snapped(CGPoint(x: x, y: y)),
          anchor: .left, width: width)
        let isClear = !fills.isCovered(run.box, after: index) && !layout.crossesStroke(run.box)
        guard isClear, holds(view.frame, run.box), layout.place(run) else { continue }
        return append(run, tag: view.tag)
      }
    }
  }

  /// One line half way down a room, small enough for its width and height.
  private func line(
    _ text: String, _ font: Font, in room: CGRect, _ color: Color, of appearance: Appearance
  ) -> TextRun? {
    // A font of the author's is what the view has on a device, and so are the letters it leaves out.
    let manner: FittedText.Manner =
      appearance.font == nil || appearance.text?.isEmpty != false ? .shrinking : .truncating
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
    switch appearance.textSide ?? .middle {
    case .left:
      let left = CGPoint(x: grid.snapped(room.minX), y: grid.snapped(baseline))
      return fitted.run(at: left, anchor: .left, color: color)
    case .middle: return centred(fitted, at: room.midX, baseline: baseline, in: room, color)
    case .right:
      let right = CGPoint(x: grid.snapped(room.maxX), y: grid.snapped(baseline))
      return fitted.run(at: right, anchor: .right, color: color)
    }
  }

  /// A fitted line around a middle, its left end on a pixel edge.
  private func centred(
    _ fitted: FittedText, at middle: CGFloat, baseline: CGFloat, in room: CGRect, _ color: Color
  ) -> TextRun {
    let left = grid.snapped(max(middle - fitted.width / 2, room.minX))
    let position = CGPoint(x: left + fitted.width / 2, y: grid.snapped(baseline))
    return fitted.run(at: position, anchor: .middle, color: color)
  }

  /// The lines of a text that may wrap; nil for one that takes a single line.
  private func paragraph(
    of view: FigureItem, _ text: String, _ font: Font, in room: CGRect, _ color: Color
  ) -> TextRun? {
    let limit = view.item.appearance.lineLimit
    guard view.item.appearance.text != nil, limit != 1 else { return nil }
    let lineHeight = grid.wholePixels(font.lineHeight)
    let extent = measure(text, font, room.width)
    let tallest = Int(((room.height + font.lineHeight / 8) / lineHeight).rounded(.down))
    let lineCount = min(extent.lineCount, limit > 0 ? limit : .max, tallest)
    guard extent.lineCount > 1, lineCount > 1 else { return nil }
    let blockTop = max(room.minY, room.midY - CGFloat(lineCount) * lineHeight / 2)
    let (x, anchor): (CGFloat, TextRun.Anchor) =
      switch view.item.appearance.textSide ?? .middle {
      case .left: (room.minX, .left)
      case .middle: (room.midX, .middle)
      case .right: (room.maxX, .right)
      }
    return TextRun(
      text: text, font: font, color: color,
      position: CGPoint(x: x, y: grid.snapped(blockTop + font.ascender)),
      anchor: anchor, width: room.width,
      wrapping: TextRun.Wrapping(width: room.width, lineLimit: lineCount, lineHeight: lineHeight))
  }
}
