import AutoLayout
import Foundation

@testable import Figures

/// Finds what is wrong with the drawing of a figure.
struct FigureFaults {
  /// A text in the drawing, with its letters' visible part.
  private struct Letters {
    /// The index of the command.
    let index: Int
    let run: TextRun
    let tag: DrawingCommand.Tag?
    let box: CGRect
  }

  private let figure: RandomFigure
  private let drawing: Drawing
  private let contents: FigureContents
  private let texts: [Letters]

  /// Draws a figure.
  init(of figure: RandomFigure) {
    self.figure = figure
    let options = figure.options.withFittingMargin(for: figure.tree) {
      Drawing(of: figure.tree, options: $0, measure: RandomFigure.measure)
    }
    let drawing = figure.drawing(options.paper.margin)
    // Only an automatic margin recommends a larger one.
    let isAutomatic = figure.options.paper.margin == .automatic
    self.drawing =
      isAutomatic && drawing.omissions.contains(where: \.isNote) ? figure.drawing() : drawing
    // The page depends on the legend, which has the notes that are drawn.
    contents = FigureContents(
      figure.tree, options: options,
      unplaced: Set(options.notes.indices).subtracting(drawing.drawn.notes),
      measure: RandomFigure.measure)
    var clips: [CGRect] = []
    texts = self.drawing.commands.enumerated().compactMap { index, command in
      switch command.step {
      case .begin(.clip(let box)), .begin(.roundedClip(let box, _)): clips.append(box)
      case .begin: clips.append(drawing.bounds)
      case .end: clips.removeLast()
      case .text(let run):
        let box = clips.reduce(run.box) { $0.intersection($1) }
        guard !box.isNull, !box.isEmpty else { return nil }
        return Letters(index: index, run: run, tag: command.tag, box: box)
      default: break
      }
      return nil
    }
  }

  /// All faults, each in words.
  var all: [String] {
    overlaps + crossings.flatMap(\.faults) + makeshifts + lines + omissions + numbers
      + descriptions
  }
}

// Texts.
extension FigureFaults {
  private var overlaps: [String] {
    var faults: [String] = []
    for (number, text) in texts.enumerated() {
      for other in texts[(number + 1)...] where Figures.overlaps(text.box, other.box) {
        faults.append("\(text.run) overlaps \(other.run)")
      }
      if !holds(drawing.bounds, text.box) { faults.append("\(text.run) leaves the picture") }
      let width = RandomFigure.measure(text.run.text, text.run.font, nil).width
      if text.run.wrapping == nil, abs(text.run.width - width) > 0.01 {
        faults.append("\(text.run) is cut")
      }
    }
    let title = figure.options.title
    if contents.page.caption != nil, !title.isEmpty,
      !texts.contains(where: { $0.run.text == title })
    {
      faults.append("the title is cut")
    }
    return faults
  }

  /// Whether a text is that of a dimension line.
  private func isNumber(_ text: Letters) -> Bool {
    text.run.font == Font(pointSize: 10, weight: .medium) && text.tag?.kind != .note
  }

  private func isInLegend(_ text: Letters) -> Bool {
    Figures.overlaps(text.box, contents.page.legend)
  }

  /// The texts on edges of views, of the canvas and of guides, with what is wrong about them.
  private var crossings: [(text: TextRun, faults: [String])] {
    texts.compactMap { text in
      guard let tag = text.tag, !isInLegend(text), tag.className != "marker" else { return nil }
      // A screen shows its own texts wherever they are.
      if figure.options.look == .plain, tag.kind == .view, !isNumber(text) { return nil }
      let edges = edges(across: text)
      if tag.kind == .note {
        let outlines = contents.items.filter(contents.shows).flatMap(contents.strips)
          .map { $0.intersection(contents.page.stage) }
        let isOnOutline = outlines.contains { !$0.isNull && Figures.overlaps($0, text.box) }
        return edges.isEmpty && !isOnOutline
          ? nil : (text.run, edges.map { "the note \(text.run) is on the edge of \($0)" })
      }
      let faults = hasPlate(text) ? [] : edges.map { "\(text.run) is on the edge of \($0)" }
      return edges.isEmpty ? nil : (text.run, faults)
    }
  }

  /// The visible edges that a text crosses: of the canvas and of views, its own view's aside.
  private func edges(across text: Letters) -> [String] {
    let window = contents.page.stage
    // Positions are rounded to pixels.
    var box = text.box.insetBy(dx: 0, dy: 0.5 / drawing.scale)
    if isNumber(text), text.run.text.allSatisfy({ !$0.isLowercase }) {
      box.size.height = LetterMetrics(text.run.font).capHeight
      box.origin.y = text.run.position.y - box.height
    }
    var names = Figures.overlaps(window, box) && !holds(window, box) ? ["the canvas"] : []
    for (_, view) in contents.solidViews.reversed() {
      let frame = view.seenFrame.intersection(window)
      guard !frame.isNull, Figures.overlaps(frame, box) else { continue }
      let isOwn = text.tag?.kind == .view && view.item.identifier == text.tag?.identifier
      if !holds(frame, box), !isOwn { names.append(view.item.identifier) }
      // The nearest view hides the edges of those behind it, if it is opaque.
      if (view.fill?.alphaComponent ?? 0) >= 1 || isOwn { break }
    }
    return names
  }

  /// Whether a plate sets a text off from what it crosses.
  private func hasPlate(_ text: Letters) -> Bool {
    drawing.commands[..<text.index].contains { command in
      switch command.step {
      case .fill(let box, _), .roundedFill(let box, _, _):
        command.tag == text.tag && holds(box, text.box.insetBy(dx: 0.5, dy: 2.6))
      default: false
      }
    }
  }

  /// The texts on edges that the drawing doesn't count as makeshifts.
  private var makeshifts: [String] {
    let count = crossings.count
    return count > drawing.makeshiftCount
      ? ["\(count) texts are on edges, \(drawing.makeshiftCount) counted: \(crossings)"] : []
  }
}

// Lines.
extension FigureFaults {
  /// The boxes of the segments of notes' lines, with their tags.
  private var noteLines: [(tag: DrawingCommand.Tag, box: CGRect)] {
    drawing.commands.flatMap { command -> [(tag: DrawingCommand.Tag, box: CGRect)] in
      guard let tag = command.tag, tag.kind == .note else { return [] }
      switch command.step {
      case .fill(let box, _) where min(box.width, box.height) <= 1.5: return [(tag, box)]
      case .polyline(let points, let width, _) where width < 3:
        return zip(points, points.dropFirst()).flatMap { start, end in
          let whole = CGRect(origin: start, size: .zero).union(CGRect(origin: end, size: .zero))
          return start.x == end.x || start.y == end.y
            ? [whole.insetBy(dx: -0.5, dy: -0.5)]
            : MoveArrow.boxes(from: start, to: end).map { $0.insetBy(dx: 1, dy: 1) }
        }.map { (tag, $0) }
      default: return []
      }
    }
  }

  /// The strokes of the constraints' dimension lines and leaders.
  private var measureLines: [CGRect] {
    drawing.commands.compactMap { command in
      guard command.tag?.kind == .constraint, case .fill(let box, let color) = command.step,
        color.alphaComponent == 1, min(box.width, box.height) <= 2.5,
        max(box.width, box.height) > 12
      else { return nil }
      return box
    }
  }

  private var lines: [String] {
    let page = contents.page
    let measures = measureLines
    // Swatches in the legend have edges.
    return noteLines.filter { !Figures.overlaps($0.box, page.legend) }.flatMap {
      tag, box -> [String] in
      let name = "the line of \(tag.identifier) at \(box)"
      var faults = texts.filter { $0.tag != tag && Figures.overlaps($0.box, box) }
        .map { "\(name) crosses \($0.run)" }
      if !holds(page.room.insetBy(dx: -1, dy: -1), box) { faults.append("\(name) is outside") }
      guard min(box.width, box.height) < 2, max(box.width, box.height) > 4 else { return faults }
      let isUpright = box.height > box.width
      for line in measures where (line.height > line.width) == isUpright {
        let shared = line.insetBy(dx: isUpright ? -2 : 0, dy: isUpright ? 0 : -2)
          .intersection(box)
        if !shared.isNull, max(shared.width, shared.height) > 3 {
          faults.append("\(name) runs along a dimension line at \(line)")
        }
      }
      return faults
    }
  }
}

// Paper.
extension FigureFaults {
  /// What is left out or crossed although the widest automatic margin has room for it, and recommended margins
  /// without room.
  private var omissions: [String] {
    guard figure.options.paper.margin == .automatic else { return [] }
    let lost = drawing.omissions.count(where: \.isLackOfSpace)
    var faults: [String] = []
    if lost > 0 || drawing.makeshiftCount > 0 {
      let widest = figure.drawing(.points(160))
      let held = widest.omissions.count(where: \.isLackOfSpace)
      if (held, widest.makeshiftCount) < (lost, drawing.makeshiftCount) {
        faults.append("\(widest.omissions) is enough instead of \(drawing.omissions)")
      }
    }
    for case .note(let words, _, let margin?) in drawing.omissions
    where figure.drawing(.points(margin)).omissions.contains(where: \.isNote) {
      faults.append("a margin of \(margin) is too small for '\(words)'")
    }
    return faults
  }
}

// Numbers and words.
extension FigureFaults {
  /// The numbers that aren't the solved ones, rounded to two decimals.
  private var numbers: [String] {
    texts.compactMap { text in
      guard isNumber(text), let tag = text.tag else { return nil }
      let number = text.run.text.split(separator: " ").lazy.compactMap { Double($0) }.first
      let lengths: [CGFloat]
      switch tag.kind {
      case .view, .guide:
        lengths = contents.items.filter { $0.item.identifier == tag.identifier }.flatMap {
          [$0.item.exactFrame.width, $0.item.exactFrame.height]
            + LayoutConstraint.Axis.allCases.compactMap($0.item.metrics.contentExtent)
            .map(\.length)
        }
      case .constraint:
        lengths = figure.tree.constraints.filter { $0.identifier == tag.identifier }.flatMap {
          [$0.first.end - $0.first.start, abs($0.first.start - ($0.second?.start ?? 0))]
        }
      case .systemGuide, .note: return nil
      }
      guard let number, !lengths.contains(where: { abs(abs(number) - $0) <= 0.005 + 1e-9 }) else {
        return nil
      }
      return "\(text.run) is none of \(lengths)"
    }
  }

  /// The notes and constraints of which the drawing, its omissions and the alternative text differ.
  private var descriptions: [String] {
    let tags = Set(drawing.commands.compactMap(\.tag))
    let names = Set(tags.filter { $0.kind == .constraint }.map(\.identifier))
    let constraints = drawing.drawn.constraints.map { figure.tree.constraints[$0] }
    return constraints.filter { constraint in
      // Equal lines are merged.
      !figure.tree.constraints.contains { other in
        abs(other.constant) == abs(constraint.constant) && other.axis == constraint.axis
          && names.contains(other.identifier ?? "")
      }
    }.map { "the line of \($0.identifier ?? "") is missing" }
      + figure.options.notes.enumerated().flatMap { faults(of: $1, $1.tag($0), $0, in: tags) }
  }

  private func faults(
    of note: FigureNote, _ tag: DrawingCommand.Tag, _ index: Int,
    in tags: Set<DrawingCommand.Tag>
  ) -> [String] {
    let isDrawn = tags.contains(tag)
    let isLost = drawing.omissions.contains { omission in
      switch omission {
      case .note(note.title, _, _), .noteSubject(note.title, _, _): true
      default: false
      }
    }
    let own = texts.filter { $0.tag == tag }
    var agreements = [drawing.drawn.notes.contains(index) == isDrawn]
    if note.isMarker {
      agreements.append(own.contains { $0.run.text == "\(index)" && !isInLegend($0) } == isDrawn)
    }
    if let words = note.words {
      // Arrows without words have one title.
      agreements += [
        isDrawn != isLost, own.contains { $0.run.text == words } == isDrawn,
        isDrawn || !drawing.summary.contains("'\(words)'"),
        // Lists may be shortened.
        !isDrawn || drawing.summary.contains("'\(words)'") || drawing.summary.contains(" more")
          || drawing.summary.count > 400,
      ]
    } else {
      agreements.append(isDrawn || isLost)
    }
    return agreements.allSatisfy(\.self) ? [] : ["\(note.content): \(agreements)"]
  }
}
