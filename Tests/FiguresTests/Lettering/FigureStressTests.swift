import AutoLayout
import Foundation
import Testing

@testable import Figures

/// What holds for the texts of any figure, however crowded.
@Suite("Texts of any figure")
struct FigureStressTests {
  /// A way to draw a tree.
  enum Manner: CaseIterable {
    case flat
    case everything
    case plain
    case plainWithEverything
    case withMargin
    case notes
    case notesWithMargin
    case anatomy
    case comparison
    case conversion
    case sheet
    case exploded
  }

  private func drawing(_ seed: Int, _ manner: Manner) -> Drawing {
    let tree = RandomTree(seed: seed).tree
    var options = FigureOptions(theme: Theme.allCases[seed % 3], title: "A title of the figure")
    if manner == .plain || manner == .plainWithEverything { options.look = .plain }
    if manner != .flat, manner != .plain { options.overlays = Set(Overlay.allCases) }
    options.subjects[.attributes] = [tree.items[1].identifier]
    switch manner {
    case .flat, .everything, .plain, .plainWithEverything: break
    case .withMargin: options.paper.margin = .points(60)
    case .notes, .notesWithMargin:
      options.notes = Self.notes(on: tree, seed)
      if manner == .notesWithMargin { options.paper.margin = .points(100) }
    case .anatomy: options.anatomy = tree.constraints.isEmpty ? nil : .ordinal(0)
    case .exploded: options.exploded = Explosion()
    case .comparison, .conversion:
      var older = tree
      let owners = Set(tree.items.compactMap(\.owner))
      for index in older.items.indices where manner == .conversion && !owners.contains(index) {
        switch older.items[index].kind {
        case .view: older.items[index].kind = index % 2 == 0 ? .guide : .view(className: "Other")
        case .guide: older.items[index].kind = .view(className: "View")
        case .systemGuide: break
        }
      }
      for index in older.items.indices.dropFirst() where (index + seed) % 3 == 0 {
        older.items[index].rootFrame = older.items[index].rootFrame
          .offsetBy(dx: CGFloat(seed % 40) - 20, dy: 14).insetBy(dx: -4, dy: 0)
        if index % 2 == 0 { older.items[index].identifier += "-gone" }
      }
      return Drawing(
        of: SolvedTreeComparison(before: older, after: tree), options: options,
        measure: fixedTextMeasure)
    case .sheet:
      let figure = FigureSheet.Figure(tree: tree, options: options)
      return Drawing(
        of: FigureSheet(rows: [FigureSheet.Row(title: "Row", groups: [[figure, figure]])]),
        measure: fixedTextMeasure)
    }
    return Drawing(of: tree, options: options, measure: fixedTextMeasure)
  }

  /// A note of each kind on items of a tree, some on attributes.
  private static func notes(on tree: SolvedTree, _ seed: Int) -> [FigureNote] {
    let items = tree.items.filter { if case .systemGuide = $0.kind { false } else { true } }
    func place(_ number: Int) -> FigureNote.Place {
      let attributes: [LayoutConstraint.Attribute?] = [nil, .leading, .top, .centerX, .width]
      return FigureNote.Place(
        items[(seed + number) % items.count].identifier, attributes[(seed + number) % 5])
    }
    return (0..<3).flatMap { round -> [FigureNote] in
      let number = 7 * round
      return [
        FigureNote(.text("Beside", at: place(number))),
        FigureNote(
          .callout("A callout of several words that take two lines", at: place(number + 1))),
        FigureNote(.marker("\(round)", at: place(number + 2), words: "What the mark is about")),
        FigureNote(
          .bracket(
            "Both", over: [place(number + 3), place(number + 4)], side: round == 0 ? .top : nil)),
        FigureNote(.arrow("leads to", from: place(number + 4), to: place(number + 5))),
        FigureNote(.legend("How it looks", of: place(number + 6))),
      ]
    }
  }

  @Test(
    "do not overlap, do not leave the picture and are not cut", arguments: Manner.allCases, 0..<8)
  func keepApart(manner: Manner, seed: Int) {
    let drawing = drawing(seed, manner)
    // What is slanted is compared with its like.
    let slanted = manner == .exploded ? drawing.commands.firstIndex { $0.step == .end } : nil
    let runs = texts(drawing.commands[..<(slanted ?? drawing.commands.count)])
    for (index, run) in runs.enumerated() {
      if manner != .exploded { #expect(holds(drawing.bounds, run.box), "seed \(seed): \(run)") }
      if run.wrapping == nil {
        #expect(
          run.width == fixedTextMeasure(run.text, run.font, nil).width, "seed \(seed): \(run)")
      }
      for other in runs[(index + 1)...] {
        #expect(!overlaps(run.box, other.box), "seed \(seed): \(run) and \(other)")
      }
    }
  }

  @Test(
    "can be read on what they stand on",
    arguments: Manner.allCases.filter { $0 != .exploded }, 0..<5)
  func contrast(manner: Manner, seed: Int) {
    let drawing = drawing(seed, manner)
    let placeholders = Set(
      RandomTree(seed: seed).tree.items.filter(\.appearance.isPlaceholder).map(\.identifier))
    for (index, command) in drawing.commands.enumerated() {
      guard case .text(let run) = command.step else { continue }
      let box = run.box
      let points = [0.25, 0.5, 0.75].map { CGPoint(x: box.minX + $0 * box.width, y: box.midY) }
      let grounds = points.map { drawing.ground(at: $0, below: index) }
      // Plain texts have no plates, and placeholders are as pale as the system's.
      let isPlain = manner == .plain || manner == .plainWithEverything
      if isPlain, Set(grounds).count > 1 || placeholders.contains(command.tag?.identifier ?? "") {
        continue
      }
      for (point, ground) in zip(points, grounds) {
        let color = run.color.over(ground)
        #expect(
          color.contrastRatio(with: ground) >= 4.5,
          "seed \(seed): '\(run.text)' \(run.color.hexText) on \(ground.hexText) at \(point)")
      }
    }
  }

  @Test("and everything else about a figure is right without being looked at", arguments: 0..<500)
  func faults(seed: Int) {
    for fault in FigureFaults(of: RandomFigure(seed: seed)).all {
      Issue.record("seed \(seed): \(fault)")
    }
  }

  @Test("a view's name is in the picture or among what has no place", arguments: 0..<20)
  func nothingIsLost(seed: Int) {
    let tree = RandomTree(seed: seed).tree
    let drawing = Drawing(of: tree, options: FigureOptions(), measure: fixedTextMeasure)
    let canvas = CGRect(origin: .zero, size: tree.canvas.size)
    let tagged = Set(
      drawing.commands.compactMap { command -> String? in
        if case .text = command.step { return command.tag?.identifier }
        return nil
      })
    for (index, item) in tree.items.enumerated().dropFirst() {
      let visible = item.rootFrame.intersection(canvas)
      if case .systemGuide = item.kind { continue }
      let isGuide = item.kind == .guide
      guard !visible.isNull, isGuide || !visible.isEmpty, !tagged.contains(item.identifier) else {
        continue
      }
      let isCovered = tree.items[(index + 1)...].contains { other in
        if case .view = other.kind { return holds(other.rootFrame, visible) }
        return false
      }
      if isCovered, !isGuide { continue }
      let omissions: [FigureOmission] = [.label(item.identifier), .name(item.identifier)]
      #expect(
        omissions.contains(where: drawing.omissions.contains), "seed \(seed): \(item.identifier)")
    }
  }

  private func texts(_ commands: ArraySlice<DrawingCommand>) -> [TextRun] {
    commands.compactMap { command in
      if case .text(let run) = command.step { return run }
      return nil
    }
  }
}

extension Drawing {
  /// What is seen at a point before a command, lines and hatching aside.
  fileprivate func ground(at point: CGPoint, below index: Int) -> Color {
    var ground = background
    var clips: [CGRect?] = []
    for command in commands[..<index] {
      switch command.step {
      case .begin(.clip(let box)), .begin(.roundedClip(let box, _)): clips.append(box)
      case .begin: clips.append(nil)
      case .end: clips.removeLast()
      case .fill(let box, let color), .roundedFill(let box, _, let color):
        // Strokes are boxes too.
        guard box.contains(point), min(box.width, box.height) > 3 else { continue }
        guard clips.allSatisfy({ $0?.contains(point) ?? true }) else { continue }
        ground = color.over(ground)
      case .band(let box, _, let hole, _, let color):
        guard box.contains(point), !hole.contains(point) else { continue }
        guard clips.allSatisfy({ $0?.contains(point) ?? true }) else { continue }
        ground = color.over(ground)
      case .hatch, .dashedOutline, .dashedLine, .line, .polyline, .path, .gradient, .image, .text:
        continue
      }
    }
    return ground
  }
}
