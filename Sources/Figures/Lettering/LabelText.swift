import AutoLayout
import Foundation
import PictureDescriptions

/// A text layout that fits the texts of views to the views' sizes.
struct LabelText {
  private let context: PlacementContext
  /// The function that measures the texts of views in fonts enlarged by the figure's zoom.
  let measure: TextMeasure

  /// Creates the text layout for a figure's views.
  init(_ context: PlacementContext) {
    self.context = context
    measure = enlarged(context.measure, by: context.contents.page.zoom)
  }

  var contents: FigureContents { context.contents }
  var grid: PixelGrid { contents.page.grid }

  /// Returns the text run for a label in a view, or `nil` if the label doesn't fit.
  func run(
    _ text: String, _ font: Font, of view: FigureItem, padding: CGFloat, _ color: Color
  ) -> TextRun? {
    let room = seenTextFrame(of: view).insetBy(dx: padding, dy: 0)
    guard let run = run(text, font, of: view, in: room, color, manner(of: view)) else { return nil }
    return onBaseline(
      atTop(run, of: view, in: room, view.item.appearance.font ?? run.font), of: view)
  }

  /// Moves a view's text to the view's first baseline if the figure shows baselines of the view.
  ///
  /// Otherwise, texts in the figure's font are vertically centered.
  private func onBaseline(_ run: TextRun, of view: FigureItem) -> TextRun {
    guard let baselines = view.item.metrics.baselines, view.item.appearance.text?.isEmpty == false,
      [.baselines, .attributes].contains(where: {
        contents.options.shows($0, of: [view.item.identifier])
      })
    else { return run }
    var moved = run
    moved.position.y = contents.place(baselines.lowerBound, .vertical)
    let isInside = moved.box.minY >= view.frame.minY - 1 && moved.box.maxY <= view.frame.maxY + 1
    return isInside ? moved : run
  }

  /// Returns the text run for a view's text in the view's own font, or `nil` if the text doesn't fit.
  func deviceRun(_ text: String, of view: FigureItem) -> TextRun? {
    let font =
      view.item.device.font ?? view.item.appearance.font ?? Self.deviceFont.enlarged(by: view.zoom)
    let room = deviceRoom(of: view)
    let manner: FittedText.Manner = view.item.shrinksText ? .shrinking : .truncating
    guard var run = run(text, font, of: view, in: room, contents.palette.ink, manner) else {
      return nil
    }
    if run.wrapping == nil, run.font.lineHeight <= room.height + 1 {
      run.position.y = grid.snapped(room.midY - run.font.lineHeight / 2 + run.font.ascender)
    }
    return atTop(run, of: view, in: room, run.font)
  }

  private func run(
    _ text: String, _ font: Font, of view: FigureItem, in room: CGRect, _ color: Color,
    _ manner: FittedText.Manner
  ) -> TextRun? {
    paragraph(of: view, text, font, in: room, color)
      ?? line(text, font, of: view, in: room, color, manner, side(of: view))
  }

  /// The scale of a view's label: the view's zoom for texts, or 1 if the label is the view's name.
  private func unit(of view: FigureItem) -> CGFloat {
    let appearance = view.item.appearance
    return appearance.text?.isEmpty != false && appearance.segments.isEmpty ? 1 : view.zoom
  }

  /// Moves a text run's first line to the top of an area if the view aligns its text at the top.
  private func atTop(
    _ run: TextRun, of view: FigureItem, in room: CGRect, _ font: Font
  ) -> TextRun {
    guard isAtTop(view) else { return run }
    var run = run
    let lowest = room.maxY - LetterMetrics(run.font).descent
    run.position.y = grid.snapped(min(room.minY + font.ascender, lowest))
    return run
  }

  /// The horizontal alignment of a text in its view.
  func side(of view: FigureItem) -> Appearance.TextSide {
    let appearance = view.item.appearance
    let stated = contents.device == nil ? nil : view.item.device.textSide
    if let own = stated ?? appearance.textSide { return own }
    guard view.item.isTextInput || view.item.appearance.textInsets != nil else { return .middle }
    return contents.direction == .rightToLeft ? .right : .left
  }

  /// Whether a view aligns its text at the top.
  func isAtTop(_ view: FigureItem) -> Bool {
    view.item.appearance.textInsets != nil && view.item.appearance.text?.isEmpty == false
  }

  /// The visible part of the area for a view's text.
  ///
  /// The area has the same center as the text, or the same top if the view aligns its text at the top.
  private func textFrame(of view: FigureItem) -> CGRect {
    var frame = view.frame
    // At less than a pixel per point, a frame may be narrower than its text.
    let missing = view.item.rootFrame.width * view.zoom - frame.width
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

  /// The method of fitting a long label into its view.
  private func manner(of view: FigureItem) -> FittedText.Manner {
    // Devices truncate text in the author's font.
    view.item.shrinksText || view.chosenFont == nil
      || view.item.appearance.text?.isEmpty != false ? .shrinking : .truncating
  }

  /// UIKit's default font, used for views without a font.
  private static let deviceFont = Font(pointSize: 17)

  /// The area in which a device would draw a view's text.
  func deviceRoom(of view: FigureItem) -> CGRect {
    if view.item.device.surround == .search { return searchRoom(of: view) }
    let inset: CGFloat =
      switch view.item.device.surround {
      case .field(.none), .area, .button(.plain), .search, nil: 0
      case .field: min(7 * view.zoom, view.frame.width / 8)
      case .button: side(of: view) == .middle ? 0 : min(12 * view.zoom, view.frame.width / 8)
      }
    return seenTextFrame(of: view).insetBy(dx: inset, dy: 0)
  }

  /// The area of a search field beside its magnifying glass.
  private func searchRoom(of view: FigureItem) -> CGRect {
    let inset = min(7 * view.zoom, view.frame.width / 8)
    let mark = min(SearchMark.width * view.zoom, view.frame.width / 2) - inset
    var room = seenTextFrame(of: view).insetBy(dx: inset, dy: 0)
    room.size.width -= mark
    if view.item.device.textSide != .right { room.origin.x += mark }
    return room
  }

  /// The frame of a view's text, clipped to the canvas if the crop cuts the frame, or otherwise to the visible area.
  private func seenTextFrame(of view: FigureItem) -> CGRect {
    let frame = textFrame(of: view)
    let seen = frame.intersection(contents.page.canvas)
    return contents.page.cuts(seen) ? seen : frame.intersection(contents.page.stage)
  }

  /// Returns a vertically centered line of text in a font that fits an area, or `nil` if no font fits.
  func line(
    _ text: String, _ font: Font, of view: FigureItem, in room: CGRect, _ color: Color,
    _ manner: FittedText.Manner, _ side: Appearance.TextSide = .middle
  ) -> TextRun? {
    var font = font
    let unit = unit(of: view)
    let smallest = min(FittedText.smallestSize * unit, font.pointSize)
    let largest = font.pointSize * room.height / LetterMetrics(font).height
    let tallest = (2 * largest / unit).rounded(.down) / 2 * unit
    guard tallest >= smallest else { return nil }
    font.pointSize = min(font.pointSize, tallest)
    guard
      let fitted = FittedText(
        text, font: font, width: room.width, manner: manner, unit: unit,
        measure: unit == 1 ? context.measure : measure)
    else { return nil }
    let baseline = LetterMetrics(fitted.font).baseline(
      centeredOn: room.midY, from: room.minY, to: room.maxY)
    switch side {
    case .left:
      let left = CGPoint(x: grid.snapped(room.minX), y: grid.snapped(baseline))
      return fitted.run(at: left, anchor: .left, color: color)
    case .middle: return centered(fitted, at: room.midX, baseline: baseline, in: room, color)
    case .right:
      let right = CGPoint(x: grid.snapped(room.maxX), y: grid.snapped(baseline))
      return fitted.run(at: right, anchor: .right, color: color)
    }
  }

  /// Returns a fitted line that is horizontally centered, with its left end on a pixel edge.
  private func centered(
    _ fitted: FittedText, at middle: CGFloat, baseline: CGFloat, in room: CGRect, _ color: Color
  ) -> TextRun {
    let left = grid.snapped(max(middle - fitted.width / 2, room.minX))
    let position = CGPoint(x: left + fitted.width / 2, y: grid.snapped(baseline))
    return fitted.run(at: position, anchor: .middle, color: color)
  }

  /// Returns the lines of a text that may wrap, or `nil` if a single line is enough or there is no room for more.
  ///
  /// Lines break as in the view's own font. Letters in the figure's font are vertically centered on these lines.
  private func paragraph(
    of view: FigureItem, _ text: String, _ font: Font, in room: CGRect, _ color: Color
  ) -> TextRun? {
    let limit = view.item.appearance.lineLimit
    guard view.item.appearance.text != nil, limit != 1 else { return nil }
    var ownFont = view.item.appearance.font ?? font
    var extent = measure(text, ownFont, room.width)
    func mostLines(in font: Font) -> Int {
      Int(((room.height + font.lineHeight / 8) / grid.wholePixels(font.lineHeight)).rounded(.down))
    }
    while view.item.shrinksText, extent.lineCount > mostLines(in: ownFont),
      ownFont.pointSize > FittedText.smallestSize * view.zoom
    {
      ownFont.pointSize -= 0.5 * view.zoom
      extent = measure(text, ownFont, room.width)
    }
    guard extent.width <= room.width + FittedText.tolerance else { return nil }
    let lineHeight = grid.wholePixels(ownFont.lineHeight)
    let tallest = mostLines(in: ownFont)
    let lineCount = min(extent.lineCount, limit > 0 ? limit : .max, tallest)
    guard extent.lineCount > 1, lineCount > 1 else { return nil }
    let blockTop = max(room.minY, room.midY - CGFloat(lineCount) * lineHeight / 2)
    let (x, anchor): (CGFloat, TextRun.Anchor) =
      switch side(of: view) {
      case .left: (room.minX, .left)
      case .middle: (room.midX, .middle)
      case .right: (room.maxX, .right)
      }
    let letters = letters(of: text, font, brokenBy: ownFont, in: room.width, extent.lineCount)
    let baseline =
      letters.font == ownFont
      ? blockTop + ownFont.ascender
      : LetterMetrics(letters.font).baseline(
        centeredOn: blockTop + lineHeight / 2, from: blockTop, to: blockTop + lineHeight)
    return TextRun(
      text: text, font: letters.font, color: color,
      position: CGPoint(x: x, y: grid.snapped(baseline)), anchor: anchor, width: letters.width,
      wrapping: TextRun.Wrapping(
        width: letters.width + (view.zoom == 1 ? 0 : Self.enlargedTolerance),
        lineLimit: lineCount, lineHeight: lineHeight))
  }

  /// The tolerance, in points, for the line width of zoomed texts, whose letter widths are rounded.
  private static let enlargedTolerance: CGFloat = 0.05

  /// The maximum number of lines in a text for which several widths are tried in the figure's font.
  private static let mostRefittedLines = 100

  /// Finds a font and width at which a text has as many lines as with the view's own font and width.
  ///
  /// Lines break at nearly the same words, because all words scale alike.
  ///
  /// - Returns: The view's own font and width if no other width was found, or if there are too many lines to try.
  private func letters(
    of text: String, _ font: Font, brokenBy own: Font, in width: CGFloat, _ lineCount: Int
  ) -> (font: Font, width: CGFloat) {
    guard font != own, lineCount <= Self.mostRefittedLines else { return (own, width) }
    let ownLength = measure(text, own, nil).width
    guard ownLength > 0 else { return (own, width) }
    let alike = width * measure(text, font, nil).width / ownLength
    let widths = [1, 1.02, 0.98, 1.05, 0.95].map { min($0 * alike, width) }
    let found = widths.first { width in
      let extent = measure(text, font, width)
      return extent.lineCount == lineCount && extent.width <= width + FittedText.tolerance
    }
    return found.map { (font, $0) } ?? (own, width)
  }
}
